"""Visible strings of the softmax lesson."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    return translate("Lesson_softmax", "Softmax")


# --- headlines ---


def headline_alive() -> str:
    return translate("Lesson_softmax", "Dividing by $\\sqrt{d_k}$ keeps every slope alive.")


def headline_same() -> str:
    return translate("Lesson_softmax", "At temperature $T = \\sqrt{d_k}$ both sides are the same.")


def headline_root_one() -> str:
    return translate("Lesson_softmax", "At $d_k = 1$ the root is 1: dividing changes nothing.")


def headline_small() -> str:
    return translate("Lesson_softmax", "Both sides keep their slopes.")


def headline_leaning() -> str:
    return translate("Lesson_softmax", "Undivided, {key} takes most of the weight.")


def headline_predict() -> str:
    return translate("Lesson_softmax", "Which side keeps its slopes? Guess before you look.")


def headline_both() -> str:
    return translate("Lesson_softmax", "Even divided by $\\sqrt{d_k}$, these scores saturate.")


def headline_hot() -> str:
    return translate(
        "Lesson_softmax", "The temperature keeps the unscaled slopes alive; $\\sqrt{d_k}$ does not."
    )


def headline_equal() -> str:
    return translate("Lesson_softmax", "Equal scores share the weight equally on both sides.")


def headline_one() -> str:
    return translate("Lesson_softmax", "A single key always has the weight 1 and no slope.")


def headline_undefined() -> str:
    return translate("Lesson_softmax", "These scores are too large for {format}.")


# --- picture ---


def unscaled() -> str:
    return translate("Lesson_softmax", "Unscaled")


def scaled() -> str:
    return translate("Lesson_softmax", "Scaled")


def scores() -> str:
    return translate("Lesson_softmax", "Scores")


def weights() -> str:
    return translate("Lesson_softmax", "Weights")


def slopes() -> str:
    return translate("Lesson_softmax", "Slopes")


def undefined() -> str:
    return translate("Lesson_softmax", "undefined")


def exactly_zero() -> str:
    return translate("Lesson_softmax", "exactly 0")


def exactly_one() -> str:
    return translate("Lesson_softmax", "exactly 1")


def comma() -> str:
    return translate("Lesson_softmax", ", ")


def and_more() -> str:
    return translate("Lesson_softmax", "{keys} and {count} more")


def picture_name() -> str:
    return translate("Lesson_softmax", "Scores, weights and slopes, unscaled beside scaled")


def picture_tip() -> str:
    return translate(
        "Lesson_softmax",
        "Left and right arrow keys choose a key. Typed scores: drag a bar, or use the up and "
        "down arrow keys.",
    )


def picture_key() -> str:
    return translate(
        "Lesson_softmax",
        "{side}, {key}: score {score}, weight {weight}, slope {slope}.",
    )


# --- panel ---


def example() -> str:
    return translate("Lesson_softmax", "Example")


def example_tip() -> str:
    return translate("Lesson_softmax", "Start from an example")


def own_values() -> str:
    return translate("Lesson_softmax", "Own values")


def preset_walkthrough() -> str:
    return translate("Lesson_softmax", "Walk-through, $d_k = 1024$")


def preset_two_10() -> str:
    return translate("Lesson_softmax", "0 and 10")


def preset_two_50() -> str:
    return translate("Lesson_softmax", "0 and 50")


def preset_three() -> str:
    return translate("Lesson_softmax", "0, 10 and 50")


def preset_equal() -> str:
    return translate("Lesson_softmax", "Equal scores")


def preset_eight() -> str:
    return translate("Lesson_softmax", "8 keys, $d_k = 64$")


def preset_many() -> str:
    return translate("Lesson_softmax", "512 keys, $d_k = 256$")


def preset_learning() -> str:
    return translate("Lesson_softmax", "A draw that learns unscaled")


def preset_small() -> str:
    return translate("Lesson_softmax", "Walk-through, $d_k = 4$")


def typed() -> str:
    return translate("Lesson_softmax", "Typed")


def typed_tip() -> str:
    return translate("Lesson_softmax", "Type the scores or drag their bars")


def drawn() -> str:
    return translate("Lesson_softmax", "Drawn $\\b{q}$ and $\\b{k}$")


def drawn_tip() -> str:
    return translate("Lesson_softmax", "Dot products of one query and keys with random components")


def table_name() -> str:
    return translate("Lesson_softmax", "Table of scores")


def score_field() -> str:
    return translate("Lesson_softmax", "Score of key {number}")


def score_field_tip() -> str:
    return translate("Lesson_softmax", "Any number; arrow keys change it by 1")


def keys() -> str:
    return translate("Lesson_softmax", "Keys")


def keys_tip() -> str:
    return translate("Lesson_softmax", "How many keys the query is compared with")


def add_key() -> str:
    return translate("Lesson_softmax", "Add a key")


def add_key_tip() -> str:
    return translate("Lesson_softmax", "One more key; a typed one has the score 0")


def temperature() -> str:
    return translate("Lesson_softmax", "Temperature $T$, unscaled side")


def temperature_name() -> str:
    return translate("Lesson_softmax", "Temperature of the unscaled side")


def temperature_tip() -> str:
    return translate("Lesson_softmax", "The scores of the unscaled side are divided by it")


def set_root() -> str:
    return translate("Lesson_softmax", "Set $T = \\sqrt{d_k}$")


def set_root_tip() -> str:
    return translate("Lesson_softmax", "Makes both sides equal")


def number_format() -> str:
    return translate("Lesson_softmax", "Number type")


def number_format_tip() -> str:
    return translate("Lesson_softmax", "In which the softmax is computed")


def float64() -> str:
    return translate("Lesson_softmax", "float64")


def float32() -> str:
    return translate("Lesson_softmax", "float32")


def float16() -> str:
    return translate("Lesson_softmax", "float16")


def bfloat16() -> str:
    return translate("Lesson_softmax", "bfloat16")


def more() -> str:
    return translate("Lesson_softmax", "More")


def more_tip() -> str:
    return translate("Lesson_softmax", "Axis of the slopes, seed and random numbers")


def slope_axis() -> str:
    return translate("Lesson_softmax", "Axis of the slopes")


def linear() -> str:
    return translate("Lesson_softmax", "Linear")


def linear_tip() -> str:
    return translate("Lesson_softmax", "Equal distances are equal differences")


def log() -> str:
    return translate("Lesson_softmax", "Log")


def log_tip() -> str:
    return translate(
        "Lesson_softmax", "Equal distances are equal factors: tiny slopes become visible"
    )


def seed() -> str:
    return translate("Lesson_softmax", "Seed")


def seed_tip() -> str:
    return translate("Lesson_softmax", "The same seed always draws the same vectors")


def stream() -> str:
    return translate("Lesson_softmax", "Random numbers")


def stream_tip() -> str:
    return translate("Lesson_softmax", "R's numbers begin with those of the walk-through")


def stream_r() -> str:
    return translate("Lesson_softmax", "R, as in the walk-through")


def stream_numpy() -> str:
    return translate("Lesson_softmax", "numpy")


def draw_again() -> str:
    return translate("Lesson_softmax", "Draw again")


def draw_again_tip() -> str:
    return translate("Lesson_softmax", "Draw other random vectors, with a new seed")


def dimension() -> str:
    return translate("Lesson_softmax", "$d_k$")


def dimension_name() -> str:
    return translate("Lesson_softmax", "Dimension")


def dimension_tip() -> str:
    return translate("Lesson_softmax", "Dimension of query and keys, 1 to 4096")


# --- strip ---


def winner_slope() -> str:
    return translate("Lesson_softmax", "Slope of the winner, {key}")


def largest_weight() -> str:
    return translate("Lesson_softmax", "Largest weight")


def entropy() -> str:
    return translate("Lesson_softmax", "Entropy, bits (≤ {most})")


def effective_keys() -> str:
    return translate("Lesson_softmax", "Effective keys (of {count})")


def slope_sum() -> str:
    return translate("Lesson_softmax", "Sum of slopes")


# --- headings of the table ---


def table_unscaled() -> str:
    return translate("Lesson_softmax", "$\\cu{■}$ Unscaled")


def table_scaled() -> str:
    return translate("Lesson_softmax", "$\\cs{●}$ Scaled")
