"""Visible strings of the lesson on heads: controls, notes, undo steps, examples, guide."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def model() -> str:
    return translate("Lesson_heads", "Model")


def model_tip() -> str:
    return translate(
        "Lesson_heads",
        "Take over the shape of a published model; the numbers stay random",
    )


def own_shape() -> str:
    return translate("Lesson_heads", "Own shape")


def layers() -> str:
    return translate("Lesson_heads", "{layers} such layers")


def d_model() -> str:
    return translate("Lesson_heads", "$d_\\rm{model}$")


def d_model_tip() -> str:
    return translate(
        "Lesson_heads",
        "How many numbers a token has. Arrow keys go to the next number that the heads "
        "share evenly.",
    )


def heads() -> str:
    return translate("Lesson_heads", "Heads $h$")


def heads_tip() -> str:
    return translate(
        "Lesson_heads",
        "How many heads. Arrow keys go to the next number that divides d_model.",
    )


def d_k() -> str:
    return translate("Lesson_heads", "Per head $d_k$")


def d_k_tip() -> str:
    return translate(
        "Lesson_heads",
        "Numbers of one head. Most models take d_model / h; some choose freely.",
    )


def divisor() -> str:
    return translate("Lesson_heads", "Divisor")


def divisor_tip() -> str:
    return translate("Lesson_heads", "What every head divides its scores by")


def divide_sqrt() -> str:
    return translate("Lesson_heads", "$\\sqrt{d_k}$")


def divide_model() -> str:
    return translate("Lesson_heads", "$\\sqrt{d_\\rm{model}}$")


def divide_none() -> str:
    return translate("Lesson_heads", "None")


def divide_own() -> str:
    return translate("Lesson_heads", "Number")


def own_divisor() -> str:
    return translate("Lesson_heads", "Divide by")


def own_divisor_tip() -> str:
    return translate("Lesson_heads", "A number above 0")


def head_shown() -> str:
    return translate("Lesson_heads", "Head shown")


def head_shown_tip() -> str:
    return translate("Lesson_heads", "Which head is enlarged")


def compare() -> str:
    return translate("Lesson_heads", "Compare with $\\sqrt{d_\\rm{model}}$")


def compare_right() -> str:
    return translate("Lesson_heads", "Compare with $\\sqrt{d_k}$")


def compare_tip() -> str:
    return translate(
        "Lesson_heads",
        "The same head with the other divisor beside it, or its scores",
    )


def random() -> str:
    return translate(
        "Lesson_heads",
        "Vectors are random, seed {seed}.\nThey are no model’s trained values.",
    )


def draw() -> str:
    return translate("Lesson_heads", "Draw again")


def draw_tip() -> str:
    return translate("Lesson_heads", "Draw other vectors, with the next seed")


def more() -> str:
    return translate("Lesson_heads", "More")


def more_tip() -> str:
    return translate("Lesson_heads", "Shared keys, tokens, seed, pairs of the check")


def kv_heads() -> str:
    return translate("Lesson_heads", "Heads of keys and values")


def kv_heads_tip() -> str:
    return translate("Lesson_heads", "Fewer than heads: several heads look at the same keys")


def tokens() -> str:
    return translate("Lesson_heads", "Tokens")


def tokens_tip() -> str:
    return translate("Lesson_heads", "How many tokens look at one another")


def seed() -> str:
    return translate("Lesson_heads", "Seed")


def seed_tip() -> str:
    return translate("Lesson_heads", "The same seed gives the same vectors")


def trials() -> str:
    return translate("Lesson_heads", "Pairs drawn in the check")


def trials_tip() -> str:
    return translate("Lesson_heads", "More pairs, narrower band")


# --- faults


def fault_heads() -> str:
    return translate(
        "Lesson_heads",
        "{heads} heads cannot share {d_model} numbers evenly: {d_model} ÷ {heads} "
        "{quotient}. Try {nearest}, or give $d_k$ its own number first.",
    )


def fault_too_many() -> str:
    return translate(
        "Lesson_heads",
        "{heads} heads of this $d_k$ are too many. At most {most} are possible.",
    )


def fault_d_model() -> str:
    return translate(
        "Lesson_heads",
        "{heads} heads cannot share {d_model} numbers evenly: {d_model} ÷ {heads} "
        "{quotient}. Try {nearest}.",
    )


def fault_kv_heads() -> str:
    return translate(
        "Lesson_heads",
        "{heads} heads cannot share {kv_heads} heads of keys evenly. It must divide {heads}.",
    )


def either() -> str:
    return translate("Lesson_heads", "{0} or {1}")


# --- notes


def note_divides() -> str:
    return translate("Lesson_heads", "{d_model} ÷ {heads} = {d_k}, no remainder.")


def note_own_d_k() -> str:
    return translate(
        "Lesson_heads",
        "{heads} × {d_k} = {joined}, not {d_model}: $d_k$ is chosen freely, and $W_O$ leads back.",
    )


def note_shared() -> str:
    return translate(
        "Lesson_heads",
        "{heads} heads share {kv_heads} heads of keys and values, which saves memory.",
    )


def note_one_key_head() -> str:
    return translate(
        "Lesson_heads",
        "All {heads} heads look at one head of keys and values, which saves memory.",
    )


def note_none() -> str:
    return translate(
        "Lesson_heads",
        "Nothing is divided: scores spread as widely as $\\sqrt{{d_k}}$ with $d_k$ = {d_k}.",
    )


def note_t5() -> str:
    return translate(
        "Lesson_heads",
        "T5 divides by nothing: it starts with a smaller $W_Q$ instead, so the root is in "
        "the weights.",
    )


def note_root_of_share() -> str:
    return translate(
        "Lesson_heads",
        "It divides by {number} = {fraction}, the root of $d_\\rm{{model}} / h$, not by {root}.",
    )


def note_own() -> str:
    return translate("Lesson_heads", "Divided by {number}, not by {root}.")


def note_mistake() -> str:
    return translate(
        "Lesson_heads",
        "A mistake: a score adds up $d_k$ products, not $d_\\rm{{model}}$. Right is "
        "{root}, not {mistake}.",
    )


# --- undo steps


def undo_model() -> str:
    return translate("Lesson_heads", "choose model")


def undo_shape() -> str:
    return translate("Lesson_heads", "change shape")


def undo_divisor() -> str:
    return translate("Lesson_heads", "change divisor")


def undo_head() -> str:
    return translate("Lesson_heads", "pick a head")


def undo_cell() -> str:
    return translate("Lesson_heads", "pick a cell")


def undo_tokens() -> str:
    return translate("Lesson_heads", "change tokens")


def undo_seed() -> str:
    return translate("Lesson_heads", "change seed")


def undo_draw() -> str:
    return translate("Lesson_heads", "draw again")


def undo_trials() -> str:
    return translate("Lesson_heads", "change pairs")


def undo_view() -> str:
    return translate("Lesson_heads", "change view")


def undo_compare() -> str:
    return translate("Lesson_heads", "compare divisors")


# --- examples and guide


def preset_one_head() -> str:
    return translate("Lesson_heads", "One head")


def guide_split() -> str:
    return translate(
        "Lesson_heads",
        "A query of 768 numbers is cut into 12 blocks of 64. Each head works with its own "
        "block only.",
    )


def guide_heads() -> str:
    return translate(
        "Lesson_heads",
        "Every head makes its own table of scores and weights. Click another head: it "
        "looks elsewhere.",
    )


def guide_root() -> str:
    return translate(
        "Lesson_heads",
        "A head adds up 64 products, so it divides by $\\sqrt{64} = 8$. At the right, "
        "$\\sqrt{768}$ has made the rows flat.",
    )


def guide_mistake() -> str:
    return translate(
        "Lesson_heads",
        "Divide all heads by $\\sqrt{768}$: every map turns evenly dark, and the entropy "
        "comes close to that of equal weights.",
    )


def guide_check() -> str:
    return translate(
        "Lesson_heads",
        "Is it really $d_k$? Many drawn $\\q \\cdot \\k$ of one head: their variance is "
        "near 64, within the band.",
    )


def guide_output() -> str:
    return translate(
        "Lesson_heads",
        "At last the heads’ outputs are joined, and $W_O$ mixes them. Here 32 heads share "
        "8 heads of keys.",
    )
