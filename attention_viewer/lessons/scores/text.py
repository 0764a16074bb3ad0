"""Visible strings of the QK^T lesson: page, read-outs and messages. The others: words.py."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    return translate("Lesson_scores", "$QK^\\top$")


def headline() -> str:
    return translate("Lesson_scores", "Which query goes with which key? One table shows it.")


# --- stages


def stages() -> str:
    return translate("Lesson_scores", "Stages of attention")


def left() -> str:
    return translate("Lesson_scores", "Left")


def right() -> str:
    return translate("Lesson_scores", "Right")


def stage_scores() -> str:
    return translate("Lesson_scores", "scores")


def stage_scaled() -> str:
    return translate("Lesson_scores", "divided")


def stage_weights() -> str:
    return translate("Lesson_scores", "weights")


def stage_output() -> str:
    return translate("Lesson_scores", "output")


def stage_tip() -> str:
    return translate(
        "Lesson_scores",
        "Click: show this stage at the right. Shift+click: at the left. "
        "The same on both sides: at the left without the division. "
        "Arrow keys: one stage on or back.",
    )


def mask_none_caption() -> str:
    return translate("Lesson_scores", "none")


def mask_causal_caption() -> str:
    return translate("Lesson_scores", "causal")


def mask_keys_caption() -> str:
    return translate("Lesson_scores", "keys")


def mask_sign() -> str:
    return translate("Lesson_scores", "Mask")


def scores_title() -> str:
    return translate("Lesson_scores", "Scores")


def scaled_title() -> str:
    return translate("Lesson_scores", "Divided scores")


def masked_title() -> str:
    return translate("Lesson_scores", "Masked scores")


def weights_title() -> str:
    return translate("Lesson_scores", "Attention weights")


def output_title() -> str:
    return translate("Lesson_scores", "Output")


def undivided_title() -> str:
    return translate("Lesson_scores", "Undivided")


def left_map() -> str:
    return translate("Lesson_scores", "Left heatmap")


def right_map() -> str:
    return translate("Lesson_scores", "Right heatmap")


def map_tip() -> str:
    return translate(
        "Lesson_scores",
        "Click a cell or use the arrow keys to pick it. Large tables: wheel to zoom, drag to move.",
    )


def query_axis() -> str:
    return translate("Lesson_scores", "Query")


def key_axis() -> str:
    return translate("Lesson_scores", "Key")


def component_axis() -> str:
    return translate("Lesson_scores", "Component")


def row_sum() -> str:
    return translate("Lesson_scores", "Row sum")


def column_sum() -> str:
    return translate("Lesson_scores", "Sum")


# --- tables


def query_table() -> str:
    return translate("Lesson_scores", "$\\Q$  Queries")


def key_table() -> str:
    return translate("Lesson_scores", "$\\K$  Keys")


def value_table() -> str:
    return translate("Lesson_scores", "$\\V$  Values")


def query_table_name() -> str:
    return translate("Lesson_scores", "Table of queries")


def key_table_name() -> str:
    return translate("Lesson_scores", "Table of keys")


def value_table_name() -> str:
    return translate("Lesson_scores", "Table of values")


def table_tip() -> str:
    return translate(
        "Lesson_scores",
        "Type a number, or copy and paste with a spreadsheet. "
        "Double-click a row's name to rename it. Shift+F10: more.",
    )


def copy() -> str:
    return translate("Lesson_scores", "Copy")


def cut() -> str:
    return translate("Lesson_scores", "Cut")


def paste() -> str:
    return translate("Lesson_scores", "Paste")


def rename() -> str:
    return translate("Lesson_scores", "Rename row")


def add_row() -> str:
    return translate("Lesson_scores", "Add a row")


def remove_row() -> str:
    return translate("Lesson_scores", "Remove the row")


def move_up() -> str:
    return translate("Lesson_scores", "Move the row up")


def move_down() -> str:
    return translate("Lesson_scores", "Move the row down")


# --- the picked cell and its row


def cell_picture() -> str:
    return translate("Lesson_scores", "The picked cell, term by term")


def row_picture() -> str:
    return translate("Lesson_scores", "The picked query's row, stage by stage")


def picked_cell() -> str:
    return translate("Lesson_scores", "Picked cell")


def component() -> str:
    return translate("Lesson_scores", "component {number}")


def product() -> str:
    return translate("Lesson_scores", "Product")


def running_sum() -> str:
    return translate("Lesson_scores", "Sum so far")


def total() -> str:
    return translate("Lesson_scores", "sum")


def rounded() -> str:
    return translate("Lesson_scores", "rounded")


def components_shown() -> str:
    return translate("Lesson_scores", "components {first} to {last} of {count}")


def cell_tip() -> str:
    return translate("Lesson_scores", "Wheel or arrow keys: more components")


def row_title() -> str:
    return translate("Lesson_scores", "The row of {query}, stage by stage")


def row_tip() -> str:
    return translate("Lesson_scores", "Wheel or arrow keys: more keys")


def score_column() -> str:
    return translate("Lesson_scores", "score")


def weight_column() -> str:
    return translate("Lesson_scores", "weight")


def hidden_mark() -> str:
    return translate("Lesson_scores", "hidden")


def blind_row() -> str:
    return translate(
        "Lesson_scores",
        "{queries}: every key is hidden, so all weights are 0 here. "
        "The formula alone would give 0 ÷ 0: some programs answer NaN, others equal weights.",
    )


def and_more() -> str:
    return translate("Lesson_scores", "{names} and {count} more")


def values_made() -> str:
    return translate(
        "Lesson_scores",
        "$\\V$ did not come along: it was filled with (1, 0), (0, 1), (1, 1) in turn.",
    )


# --- read-outs


def formula() -> str:
    return translate("Lesson_scores", "Attention(Q, K, V) = softmax(QK⊤ / √d_k) V")


def picked_score() -> str:
    return translate("Lesson_scores", "Picked score")


def picked_output() -> str:
    return translate("Lesson_scores", "Picked output")


def picked_projection() -> str:
    return translate("Lesson_scores", "Picked projection")


def divided_value() -> str:
    return translate("Lesson_scores", "Divided  {divisor}")


def picked_weight() -> str:
    return translate("Lesson_scores", "Weight")


def shapes() -> str:
    return translate("Lesson_scores", "Shapes")


# --- messages


def components_added() -> str:
    return translate("Lesson_scores", "Components {first} to {last} are new and set to 0.")


def components_dropped() -> str:
    return translate(
        "Lesson_scores", "Components {first} to {last} were dropped. Undo brings them back."
    )


def one_component_added() -> str:
    return translate("Lesson_scores", "Component {first} is new and set to 0.")


def one_component_dropped() -> str:
    return translate("Lesson_scores", "Component {first} was dropped. Undo brings it back.")


def table_grown() -> str:
    return translate("Lesson_scores", "The table grew to {rows} rows and {columns} columns.")


def last_row_stays() -> str:
    return translate("Lesson_scores", "The last row stays: a table needs one.")


def table_full() -> str:
    return translate("Lesson_scores", "A table has at most {rows} rows.")


def too_many_components() -> str:
    return translate("Lesson_scores", "Vectors are drawn only up to 3 components.")


def stage_projected() -> str:
    return translate("Lesson_scores", "projection")


def projected_title() -> str:
    return translate("Lesson_scores", "Projections")


def token_axis() -> str:
    return translate("Lesson_scores", "Token")


def embedding_table() -> str:
    return translate("Lesson_scores", "$X$  Embeddings")


def embedding_table_name() -> str:
    return translate("Lesson_scores", "Table of embeddings")


def query_weights() -> str:
    return translate("Lesson_scores", "$W^Q$")


def key_weights() -> str:
    return translate("Lesson_scores", "$W^K$")


def value_weights() -> str:
    return translate("Lesson_scores", "$W^V$")


def query_weights_table() -> str:
    return translate("Lesson_scores", "$\\cq{W^Q}$  Weights of queries")


def key_weights_table() -> str:
    return translate("Lesson_scores", "$\\ck{W^K}$  Weights of keys")


def value_weights_table() -> str:
    return translate("Lesson_scores", "$\\cv{W^V}$  Weights of values")


def query_weights_tip() -> str:
    return translate("Lesson_scores", "Table of the weights that make queries")


def key_weights_tip() -> str:
    return translate("Lesson_scores", "Table of the weights that make keys")


def value_weights_tip() -> str:
    return translate("Lesson_scores", "Table of the weights that make values")


def weights_choice() -> str:
    return translate("Lesson_scores", "Weights shown")


def weights_tip() -> str:
    return translate(
        "Lesson_scores",
        "Type a number, or copy and paste with a spreadsheet. "
        "A row for each component of the embeddings. Shift+F10: more.",
    )


def weights_of() -> str:
    return translate("Lesson_scores", "weights of {query}")


def rooted() -> str:
    return translate(
        "Lesson_scores",
        "The same: scale both by ${size}^{{-1/4}}$ first, "
        "${size}^{{-1/4}}${query} ⋅ ${size}^{{-1/4}}${key} =",
    )


def too_large_to_keep() -> str:
    return translate(
        "Lesson_scores",
        "The computed tables hold numbers beyond {limit}: "
        "make embeddings or weights smaller first.",
    )


def rooted_short() -> str:
    return translate(
        "Lesson_scores", "Likewise ${size}^{{-1/4}}${query} ⋅ ${size}^{{-1/4}}${key} ="
    )


def embeddings_sign() -> str:
    return translate("Lesson_scores", "$X$")


def table_choice() -> str:
    return translate("Lesson_scores", "Which table is shown")


# --- guide


def guide_projection() -> str:
    return translate(
        "Lesson_scores",
        "Each embedding $\\b{x}$ is multiplied by three tables: it asks as query $\\q$, "
        "answers as key $\\k$ and gives its value $\\v$.",
    )


def guide_scores() -> str:
    return translate(
        "Lesson_scores",
        "Each cell is one query times one key: component by component, then added up. "
        "Large means alike, 0 unrelated, negative opposite.",
    )


def guide_divide() -> str:
    return translate(
        "Lesson_scores",
        "Each score is divided by $\\sqrt{d_k}$: the table turns paler. "
        "Multiplying $\\q$ and $\\k$ by $d_k^{-1/4}$ each beforehand gives the same.",
    )


def guide_weights() -> str:
    return translate(
        "Lesson_scores",
        "Softmax turns each row into shares that add up to 1. "
        "In these shares the rows of $\\V$ are mixed: that is the output.",
    )


def guide_mask() -> str:
    return translate(
        "Lesson_scores",
        "A causal mask hides later keys. Hidden cells are hatched and get weight 0.",
    )


def guide_saturated() -> str:
    return translate(
        "Lesson_scores",
        "With $d_k = 64$ and no division (left) one weight takes nearly all. "
        "Divided by $\\sqrt{d_k}$ (right), other keys are seen, too.",
    )
