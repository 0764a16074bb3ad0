"""Visible strings of the lesson on heads: page, read-outs, check. The others: words.py."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    return translate("Lesson_heads", "Heads")


def no_words() -> str:
    return ""


# --- headline


def headline() -> str:
    return translate("Lesson_heads", "Each of {heads} heads divides by {sign} = {value}.")


def headline_question() -> str:
    return translate("Lesson_heads", "How does each head spread its weights? Predict first.")


def headline_mistake() -> str:
    return translate("Lesson_heads", "{sign} = {value} is too much: rows go flat.")


def headline_none() -> str:
    return translate("Lesson_heads", "Nothing is divided: rows become sharp.")


def headline_near() -> str:
    return translate("Lesson_heads", "Each of {heads} heads divides by {divisor}, near {right}.")


def headline_above() -> str:
    return translate("Lesson_heads", "{divisor} is above {right}: rows go flat.")


def headline_below() -> str:
    return translate("Lesson_heads", "{divisor} is below {right}: rows become sharp.")


def headline_one() -> str:
    return translate("Lesson_heads", "One head keeps all {count} numbers.")


# --- views


def views() -> str:
    return translate("Lesson_heads", "What is shown of the heads")


def view_weights() -> str:
    return translate("Lesson_heads", "Weights")


def view_weights_tip() -> str:
    return translate("Lesson_heads", "Scores and weights of the head enlarged")


def view_output() -> str:
    return translate("Lesson_heads", "Output")


def view_output_tip() -> str:
    return translate("Lesson_heads", "Mix the values, join the heads, multiply by W_O")


def view_check() -> str:
    return translate("Lesson_heads", "Check")


def view_check_tip() -> str:
    return translate("Lesson_heads", "Draw q.k of one head many times: is its variance d_k?")


# --- all heads


def vector_words() -> str:
    return translate("Lesson_heads", "{vector} has {name} = {heads} × {d_k} = {count} numbers")


def blocks() -> str:
    return translate("Lesson_heads", "The vector cut into heads")


def blocks_tip() -> str:
    return translate(
        "Lesson_heads",
        "The numbers of one query as stripes: blue below 0, red above. Each block belongs "
        "to a head.",
    )


def blocks_in_words() -> str:
    return translate("Lesson_heads", "Numbers in each block: {d_k}; blocks: {heads}")


def maps() -> str:
    return translate("Lesson_heads", "Attention weights of all heads")


def maps_tip() -> str:
    return translate(
        "Lesson_heads",
        "Click a head, or use the arrow keys, to enlarge it. Dark is 0, yellow is 1.",
    )


def maps_in_words() -> str:
    return translate("Lesson_heads", "Tables of weights: {heads}.")


def head() -> str:
    return translate("Lesson_heads", "Head {head}")


def head_tip() -> str:
    return translate(
        "Lesson_heads",
        "Head {head}: mean entropy {entropy} bits, mean largest weight {largest}",
    )


def joined_maps() -> str:
    return translate("Lesson_heads", "Outputs of all heads, side by side")


def joined_in_words() -> str:
    return translate("Lesson_heads", "{count} numbers for each token")


def joined_words() -> str:
    return translate("Lesson_heads", "joined: outputs of all heads side by side, {shape}")


# --- shapes


def shapes() -> str:
    return translate("Lesson_heads", "Shapes")


def shapes_tip() -> str:
    return translate("Lesson_heads", "The shape of the table after each step: rows, columns")


def tokens_in_out() -> str:
    return translate("Lesson_heads", "{count} tokens in, {count} tokens out")


def step_queries() -> str:
    return translate("Lesson_heads", "Queries")


def step_keys() -> str:
    return translate("Lesson_heads", "Keys")


def step_split() -> str:
    return translate("Lesson_heads", "Split")


def step_heads() -> str:
    return translate("Lesson_heads", "into {heads}")


def step_scores() -> str:
    return translate("Lesson_heads", "Scores")


def step_weights() -> str:
    return translate("Lesson_heads", "Weights")


def step_output() -> str:
    return translate("Lesson_heads", "Output")


def step_joined() -> str:
    return translate("Lesson_heads", "Joined")


def step_mixed() -> str:
    return translate("Lesson_heads", "Mixed")


def picked_cell() -> str:
    return translate("Lesson_heads", "Picked cell {product}")


# --- the head enlarged


def left_map() -> str:
    return translate("Lesson_heads", "Left table of the head")


def right_map() -> str:
    return translate("Lesson_heads", "Right table of the head")


def map_tip() -> str:
    return translate(
        "Lesson_heads",
        "Click a cell, or use the arrow keys. The query of its row stands above.",
    )


def query_axis() -> str:
    return translate("Lesson_heads", "Query")


def key_axis() -> str:
    return translate("Lesson_heads", "Key")


def head_divided() -> str:
    return translate("Lesson_heads", "{head}, {division}")


def scores_title() -> str:
    return translate("Lesson_heads", "{head}, scores $QK^\\top$")


def scores_short() -> str:
    return translate("Lesson_heads", "Scores $QK^\\top$")


def scores_words() -> str:
    return translate("Lesson_heads", "Dot products of this head,\nnot yet divided.")


def means_line() -> str:
    return translate("Lesson_heads", "Mean of {count} rows (of all heads):")


def entropy_line() -> str:
    return translate("Lesson_heads", "entropy {one} ({all}) bits")


def largest_line() -> str:
    return translate("Lesson_heads", "largest weight {one} ({all})")


# --- output


def head_output() -> str:
    return translate("Lesson_heads", "Output of the head")


def mixed_output() -> str:
    return translate("Lesson_heads", "Output of all heads")


def wide_tip() -> str:
    return translate("Lesson_heads", "A token a row. Point at a cell to read it.")


def head_output_title() -> str:
    return translate("Lesson_heads", "Head {head}: weights $\\times\\,V$, {shape}")


def mixed_title() -> str:
    return translate("Lesson_heads", "Joined $\\times\\,W_O$: {shape}")


def first_shown() -> str:
    return translate("Lesson_heads", ", first {count} shown")


def mixed_note() -> str:
    return translate(
        "Lesson_heads",
        "$W_O$ mixes the heads: each number of the output draws on all of them. Here $W_O$ "
        "is random, too.",
    )


# --- read-outs


def divisor_value() -> str:
    return translate("Lesson_heads", "Divisor, {sign}")


def other_value() -> str:
    return translate("Lesson_heads", "Mistake, {sign}")


def same_value() -> str:
    return translate("Lesson_heads", "The same, {sign}")


def right_value() -> str:
    return translate("Lesson_heads", "Right, {sign}")


def compared_value() -> str:
    return translate("Lesson_heads", "Compared, {sign}")


def entropy() -> str:
    return translate("Lesson_heads", "Entropy in bits, {divisors}")


def largest() -> str:
    return translate("Lesson_heads", "Largest weight, {divisors}")


def sd() -> str:
    return translate("Lesson_heads", "SD of scores")


def pair_tip() -> str:
    return translate(
        "Lesson_heads",
        "Means of all heads: with the divisor chosen, then with the other one. Equal weights "
        "have an entropy of {flat} bits.",
    )


def sd_tip() -> str:
    return translate(
        "Lesson_heads",
        "Of the divided scores of all heads. Divided by the root of d_k it falls between "
        "{low} and {high} in 95% of draws.",
    )
