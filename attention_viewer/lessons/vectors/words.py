"""The words of the read-outs, notices, undo steps and tables of the vectors lesson."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def by_hand() -> str:
    return translate("Lesson_vectors", "By hand")


def by_hand_with() -> str:
    return translate("Lesson_vectors", "By hand \u00b7 {sentence}")


def digits_name() -> str:
    return translate("Lesson_vectors", "All digits")


def more_digits_tip() -> str:
    return translate("Lesson_vectors", "Show the calculation with every digit")


def fewer() -> str:
    return translate("Lesson_vectors", "Rounded")


def fewer_tip() -> str:
    return translate("Lesson_vectors", "Hide the calculation with every digit")


def divided() -> str:
    return translate("Lesson_vectors", "Divided $\\div\\sqrt{{{d_k}}}$")


def angle() -> str:
    return translate("Lesson_vectors", "Angle")


def cosine() -> str:
    return translate("Lesson_vectors", "Cosine")


def length() -> str:
    return translate("Lesson_vectors", "Length $|{name}|$")


def spread_label() -> str:
    return translate("Lesson_vectors", "Standard deviation of the scores: measured, beside theory")


def spread_markup() -> str:
    return translate("Lesson_vectors", "theory $\\sqrt{{{d_k}}}$ = {theory}, measured")


def divided_sd() -> str:
    return translate("Lesson_vectors", "SD $\\div\\sqrt{{{d_k}}}$")


def mean_angle() -> str:
    return translate("Lesson_vectors", "Mean angle")


def angle_sd() -> str:
    return translate("Lesson_vectors", "SD of angle")


def mean_length() -> str:
    return translate("Lesson_vectors", "Mean $|{name}|$")


def no_angle() -> str:
    return translate("Lesson_vectors", "none")


def degrees() -> str:
    return translate("Lesson_vectors", "{value}°")


def zero_q() -> str:
    return translate("Lesson_vectors", "${q}$ is the zero vector: it has no direction, so no angle")


def zero_k() -> str:
    return translate("Lesson_vectors", "${k}$ is the zero vector: it has no direction, so no angle")


def equal() -> str:
    return translate("Lesson_vectors", "${k}$ equals ${q}$: the score is the length squared")


def same() -> str:
    return translate(
        "Lesson_vectors", "exactly the same direction: the score is the product of the lengths"
    )


def near() -> str:
    return translate("Lesson_vectors", "nearly the same direction: high score")


def sideways_positive() -> str:
    return translate("Lesson_vectors", "partly the same direction: positive score")


def right_angle() -> str:
    return translate("Lesson_vectors", "at a right angle: score 0")


def sideways_negative() -> str:
    return translate("Lesson_vectors", "pointing away: negative score")


def near_opposite() -> str:
    return translate("Lesson_vectors", "nearly opposite: strongly negative score")


def exactly_opposite() -> str:
    return translate(
        "Lesson_vectors", "exactly opposite: the score is minus the product of the lengths"
    )


def dropped() -> str:
    return translate(
        "Lesson_vectors", "The plane has no component 3. It was dropped from: {names}."
    )


def raised() -> str:
    return translate("Lesson_vectors", "Component 3 of every vector was set to 0.")


def last_key() -> str:
    return translate("Lesson_vectors", "The last key stays: without a key there is no score.")


def enough_keys() -> str:
    return translate("Lesson_vectors", "There is room for five keys.")


def nothing_turns() -> str:
    return translate("Lesson_vectors", "A zero vector has no direction, so nothing can be turned.")


def new_grid() -> str:
    return translate("Lesson_vectors", "One square of the grid is now {step}.")


def nothing_taken() -> str:
    return translate("Lesson_vectors", "There is no query or no key to take.")


def too_many_components() -> str:
    return translate(
        "Lesson_vectors",
        "Only vectors with up to three components can be drawn, so nothing was changed.",
    )


def step_move() -> str:
    return translate("Lesson_vectors", "move {name}")


def step_type() -> str:
    return translate("Lesson_vectors", "change {name}")


def step_choose() -> str:
    return translate("Lesson_vectors", "choose a key")


def step_add() -> str:
    return translate("Lesson_vectors", "add a key")


def step_remove() -> str:
    return translate("Lesson_vectors", "remove a key")


def step_turn() -> str:
    return translate("Lesson_vectors", "turn {name}")


def step_swap() -> str:
    return translate("Lesson_vectors", "swap query and key")


def step_draw() -> str:
    return translate("Lesson_vectors", "draw vectors")


def step_view() -> str:
    return translate("Lesson_vectors", "change the view")


def step_option() -> str:
    return translate("Lesson_vectors", "change an option")


def step_d_k() -> str:
    return translate("Lesson_vectors", "change the dimension")


def step_example() -> str:
    return translate("Lesson_vectors", "choose an example")


def column_key() -> str:
    return translate("Lesson_vectors", "vector")


def column_score() -> str:
    return translate("Lesson_vectors", "score")


def column_divided() -> str:
    return translate("Lesson_vectors", "divided score")


def column_angle() -> str:
    return translate("Lesson_vectors", "angle (degrees)")


def column_cosine() -> str:
    return translate("Lesson_vectors", "cosine")


def column_length() -> str:
    return translate("Lesson_vectors", "length")


def column_projection() -> str:
    return translate("Lesson_vectors", "projection")


def column_from() -> str:
    return translate("Lesson_vectors", "from")


def column_to() -> str:
    return translate("Lesson_vectors", "to")


def column_pairs() -> str:
    return translate("Lesson_vectors", "pairs")
