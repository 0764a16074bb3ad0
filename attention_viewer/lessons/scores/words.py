"""Visible strings of the QK^T lesson: controls, undo steps and examples."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# --- controls


def example() -> str:
    return translate("Lesson_scores", "Example")


def example_tip() -> str:
    return translate("Lesson_scores", "Start from ready numbers")


def own_numbers() -> str:
    return translate("Lesson_scores", "Your own numbers")


def d_k_label() -> str:
    return translate("Lesson_scores", "Dimension $d_k$")


def d_k_tip() -> str:
    return translate("Lesson_scores", "Components of each query and key, 1 to 1024")


def divisor_label() -> str:
    return translate("Lesson_scores", "Divisor")


def divide_none() -> str:
    return translate("Lesson_scores", "None")


def divide_none_tip() -> str:
    return translate("Lesson_scores", "Leave the scores as they are")


def divide_sqrt() -> str:
    return translate("Lesson_scores", "$\\sqrt{d_k}$")


def divide_sqrt_tip() -> str:
    return translate("Lesson_scores", "Divide by the square root of d_k")


def divide_dk() -> str:
    return translate("Lesson_scores", "$d_k$")


def divide_dk_tip() -> str:
    return translate("Lesson_scores", "Divide by d_k itself")


def divide_own() -> str:
    return translate("Lesson_scores", "Number")


def divide_own_tip() -> str:
    return translate("Lesson_scores", "Divide by a number of your own")


def own_divisor() -> str:
    return translate("Lesson_scores", "Own divisor")


def own_divisor_tip() -> str:
    return translate("Lesson_scores", "A number from 0.001 to 1000000")


def mask_label() -> str:
    return translate("Lesson_scores", "Mask")


def mask_none() -> str:
    return translate("Lesson_scores", "None")


def mask_none_tip() -> str:
    return translate("Lesson_scores", "Every query sees every key")


def mask_causal() -> str:
    return translate("Lesson_scores", "Causal")


def mask_causal_tip() -> str:
    return translate("Lesson_scores", "A query sees only keys up to its own place")


def mask_keys() -> str:
    return translate("Lesson_scores", "Choose keys")


def mask_keys_tip() -> str:
    return translate("Lesson_scores", "Hide the keys that you click")


def mask_hint() -> str:
    return translate(
        "Lesson_scores", "Click a key's name at a heatmap to hide it, or press Space on its cell."
    )


def range_label() -> str:
    return translate("Lesson_scores", "Range of colours")


def range_locked() -> str:
    return translate("Lesson_scores", "Shared: ±{limit}")


def range_free() -> str:
    return translate("Lesson_scores", "Fit each stage")


def range_tip() -> str:
    return translate(
        "Lesson_scores",
        "Shared: the same colour means the same number at the left and at the right, "
        "and in every stage of scores",
    )


def range_hint_locked() -> str:
    return translate("Lesson_scores", "Same colour, same number, left and right")


def range_hint_moved() -> str:
    return translate("Lesson_scores", "Was ±{limit}: changed to fit every number")


def range_hint_free() -> str:
    return translate("Lesson_scores", "Each stage uses all colours")


def transpose() -> str:
    return translate("Lesson_scores", "Queries as columns (transpose)")


def transpose_tip() -> str:
    return translate("Lesson_scores", "Swap rows and columns of every picture")


def more() -> str:
    return translate("Lesson_scores", "More")


def more_tip() -> str:
    return translate("Lesson_scores", "Rows, ready fillings, other lessons")


def rows_label() -> str:
    return translate("Lesson_scores", "Rows")


def add_query() -> str:
    return translate("Lesson_scores", "Add query")


def add_query_tip() -> str:
    return translate("Lesson_scores", "Add a query of zeros below")


def add_key() -> str:
    return translate("Lesson_scores", "Add key")


def add_key_tip() -> str:
    return translate("Lesson_scores", "Add a key of zeros, and its value, below")


def remove_query() -> str:
    return translate("Lesson_scores", "Remove query")


def remove_query_tip() -> str:
    return translate("Lesson_scores", "Remove the picked query")


def remove_key() -> str:
    return translate("Lesson_scores", "Remove key")


def remove_key_tip() -> str:
    return translate("Lesson_scores", "Remove the picked key and its value")


def fill_label() -> str:
    return translate("Lesson_scores", "Fill $\\Q$ and $\\K$")


def fill_zeros() -> str:
    return translate("Lesson_scores", "Zeros")


def fill_zeros_tip() -> str:
    return translate("Lesson_scores", "Set every number of these tables to 0")


def fill_identity() -> str:
    return translate("Lesson_scores", "Identity")


def fill_identity_tip() -> str:
    return translate("Lesson_scores", "1 where row and component agree, else 0")


def fill_random() -> str:
    return translate("Lesson_scores", "Random")


def fill_random_tip() -> str:
    return translate("Lesson_scores", "Standard normal numbers from the seed, with two decimals")


def seed() -> str:
    return translate("Lesson_scores", "Seed")


def seed_tip() -> str:
    return translate("Lesson_scores", "The same seed gives the same numbers")


def take_to_vectors() -> str:
    return translate("Lesson_scores", "Take to Vectors")


def take_to_vectors_tip() -> str:
    return translate(
        "Lesson_scores", "Show the picked query and the keys as arrows (up to 3 components)"
    )


def step() -> str:
    return translate("Lesson_scores", "Step by step")


def step_tip() -> str:
    return translate(
        "Lesson_scores", "Show the next stage beside the one before it; with Shift go back"
    )


# --- undo steps


def undo_number() -> str:
    return translate("Lesson_scores", "type a number")


def undo_paste() -> str:
    return translate("Lesson_scores", "paste")


def undo_clear() -> str:
    return translate("Lesson_scores", "clear cells")


def undo_rename() -> str:
    return translate("Lesson_scores", "rename row")


def undo_rows() -> str:
    return translate("Lesson_scores", "change rows")


def undo_pick() -> str:
    return translate("Lesson_scores", "pick a cell")


def undo_d_k() -> str:
    return translate("Lesson_scores", "change d_k")


def undo_divisor() -> str:
    return translate("Lesson_scores", "change divisor")


def undo_mask() -> str:
    return translate("Lesson_scores", "change mask")


def undo_stage() -> str:
    return translate("Lesson_scores", "change stage")


def undo_range() -> str:
    return translate("Lesson_scores", "change range of colours")


def undo_transpose() -> str:
    return translate("Lesson_scores", "transpose")


def undo_fill() -> str:
    return translate("Lesson_scores", "fill tables")


def undo_example() -> str:
    return translate("Lesson_scores", "choose example")


# --- examples


def preset_walk_through() -> str:
    return translate("Lesson_scores", "2 queries, 3 keys")


def preset_causal() -> str:
    return translate("Lesson_scores", "Causal mask, 4 tokens")


def preset_animal() -> str:
    return translate("Lesson_scores", "“it” finds “animal”")


def preset_japanese() -> str:
    return translate("Lesson_scores", "A Japanese sentence")


def preset_identity() -> str:
    return translate("Lesson_scores", "Identity")


def preset_large() -> str:
    return translate("Lesson_scores", "Divided or not, $d_k = 64$")


def preset_huge() -> str:
    return translate("Lesson_scores", "Divided or not, $d_k = 1024$")


def preset_blind() -> str:
    return translate("Lesson_scores", "Every key hidden")


def source_label() -> str:
    return translate("Lesson_scores", "Start from")


def source_tables() -> str:
    return translate("Lesson_scores", "$Q$, $K$, $V$ themselves")


def source_tables_tip() -> str:
    return translate(
        "Lesson_scores",
        "Edit queries, keys and values themselves. What the embeddings gave is kept.",
    )


def source_embeddings() -> str:
    return translate("Lesson_scores", "Embeddings")


def source_embeddings_tip() -> str:
    return translate(
        "Lesson_scores",
        "Edit embeddings and weights; queries, keys and values are computed from them",
    )


def d_model_label() -> str:
    return translate("Lesson_scores", "Components of an embedding")


def d_model_tip() -> str:
    return translate("Lesson_scores", "Components of each embedding, 1 to 1024")


def undo_source() -> str:
    return translate("Lesson_scores", "change what to start from")


def undo_d_model() -> str:
    return translate("Lesson_scores", "change embeddings")


def add_token() -> str:
    return translate("Lesson_scores", "Add token")


def add_token_tip() -> str:
    return translate("Lesson_scores", "Add an embedding of zeros below")


def remove_token() -> str:
    return translate("Lesson_scores", "Remove token")


def remove_token_tip() -> str:
    return translate("Lesson_scores", "Remove the picked token")


def fill_weights_label() -> str:
    return translate("Lesson_scores", "Fill $\\cq{W^Q}$, $\\ck{W^K}$, $\\cv{W^V}$")


def colours_label() -> str:
    return translate("Lesson_scores", "Colours of scores and weights")


def score_colours() -> str:
    return translate("Lesson_scores", "Colours of scores")


def weight_colours() -> str:
    return translate("Lesson_scores", "Colours of weights")


def colours_d1a() -> str:
    return translate("Lesson_scores", "Blue to red")


def colours_d1a_tip() -> str:
    return translate("Lesson_scores", "Blue below 0, red above")


def colours_cbd1() -> str:
    return translate("Lesson_scores", "Blue to ochre")


def colours_cbd1_tip() -> str:
    return translate("Lesson_scores", "Made for red-green colour blindness")


def colours_cividis() -> str:
    return translate("Lesson_scores", "Blue to yellow")


def colours_cividis_tip() -> str:
    return translate("Lesson_scores", "Nearly the same to every eye")


def colours_viridis() -> str:
    return translate("Lesson_scores", "Violet to yellow")


def colours_viridis_tip() -> str:
    return translate("Lesson_scores", "From violet over green to yellow")


def undo_colours() -> str:
    return translate("Lesson_scores", "change colours")


def preset_embeddings() -> str:
    return translate("Lesson_scores", "From embeddings, 3 tokens")
