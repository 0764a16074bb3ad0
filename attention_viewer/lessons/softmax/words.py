"""Further visible strings of the softmax lesson: Jacobian, number types, guide, undo steps."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# --- undo steps ---


def step_preset() -> str:
    return translate("Lesson_softmax", "Example")


def step_source() -> str:
    return translate("Lesson_softmax", "Source of the scores")


def step_score() -> str:
    return translate("Lesson_softmax", "Score")


def step_keys() -> str:
    return translate("Lesson_softmax", "Number of keys")


def step_temperature() -> str:
    return translate("Lesson_softmax", "Temperature")


def step_format() -> str:
    return translate("Lesson_softmax", "Number type")


def step_d_k() -> str:
    return translate("Lesson_softmax", "Dimension")


def step_draw() -> str:
    return translate("Lesson_softmax", "Draw again")


def step_axis() -> str:
    return translate("Lesson_softmax", "Axis of the slopes")


def first_scores() -> str:
    return translate("Lesson_softmax", "Typed scores are 64 at most: these are the first 64.")


# --- scores of another lesson ---


def nothing_taken() -> str:
    return translate("Lesson_softmax", "There is no query or no key to take.")


def too_many_taken() -> str:
    return translate("Lesson_softmax", "At most 64 keys can be taken over; nothing was changed.")


def too_large_taken() -> str:
    return translate(
        "Lesson_softmax", "A score would be too large to be shown here; nothing was changed."
    )


def too_long_taken() -> str:
    return translate(
        "Lesson_softmax", "At most 4096 components can be taken over; nothing was changed."
    )


# --- guide ---


def guide_collapse() -> str:
    return translate(
        "Lesson_softmax",
        "Three keys with $d_k = 1024$. Undivided, one weight is almost 1, the slopes vanish. "
        "Drag the $d_k$ slider: the right side never collapses.",
    )


def guide_slopes() -> str:
    return translate(
        "Lesson_softmax",
        "The slopes on a log axis: on the left about $10^{16}$ times smaller. So little flows "
        "back that learning stalls.",
    )


def guide_temperature() -> str:
    return translate(
        "Lesson_softmax",
        "Dividing by $\\sqrt{d_k}$ is a temperature of $\\sqrt{d_k}$: with $T = 32$ the left side "
        "equals the right.",
    )


def guide_formats() -> str:
    return translate(
        "Lesson_softmax",
        "Networks compute with fewer digits. In float16 the unscaled slopes are exactly 0: nothing "
        "to learn from.",
    )


# --- number types ---


def note_no_zero() -> str:
    return translate("Lesson_softmax", "Unscaled in {format}: no weight or slope is 0.")


def note_plain() -> str:
    return translate(
        "Lesson_softmax",
        "In {format} plain $1 - p$ is exactly 0 for {keys}; the page adds up the other weights.",
    )


def note_zero_slope() -> str:
    return translate("Lesson_softmax", "Unscaled in {format}, the slope is exactly 0 for {keys}.")


def note_zero_p() -> str:
    return translate(
        "Lesson_softmax",
        "Unscaled in {format}, exactly 0: the slope for {keys}; $p$ for {small}.",
    )


def note_logarithm() -> str:
    return translate("Lesson_softmax", "The page shows them through their logarithms.")


def note_input() -> str:
    return translate(
        "Lesson_softmax",
        "A score overflows {format} to infinity, and infinity − infinity has no value.",
    )


def note_overflow() -> str:
    return translate(
        "Lesson_softmax",
        "Without subtracting the largest score, the exponentials overflow to infinity, "
        "and $\\infty / \\infty$ has no value.",
    )


def note_underflow() -> str:
    return translate(
        "Lesson_softmax",
        "Without subtracting the largest score, every exponential is 0, and 0/0 has no value.",
    )


# --- Jacobian ---


def views() -> str:
    return translate("Lesson_softmax", "View")


def bars() -> str:
    return translate("Lesson_softmax", "Bars")


def bars_tip() -> str:
    return translate("Lesson_softmax", "Scores, weights and slopes as bars")


def curves() -> str:
    return translate("Lesson_softmax", "Curves")


def curves_tip() -> str:
    return translate("Lesson_softmax", "Saturation over d_k, and weight and slope over one score")


def descent() -> str:
    return translate("Lesson_softmax", "Descent")


def descent_tip() -> str:
    return translate("Lesson_softmax", "Gradient descent, unscaled beside scaled")


def jacobian() -> str:
    return translate("Lesson_softmax", "Jacobian")


def jacobian_view_tip() -> str:
    return translate("Lesson_softmax", "How every weight changes with every score")


def jacobian_unscaled() -> str:
    return translate("Lesson_softmax", "Jacobian, unscaled")


def jacobian_scaled() -> str:
    return translate("Lesson_softmax", "Jacobian, scaled")


def jacobian_tip() -> str:
    return translate("Lesson_softmax", "Click an entry, or use the arrow keys, to write it out")


def no_words() -> str:
    return ""


def own_range() -> str:
    return translate("Lesson_softmax", "Own colour range for each side")


def own_range_tip() -> str:
    return translate(
        "Lesson_softmax", "Off: one range for both, so that equal colours are equal numbers"
    )


def rows_add_up() -> str:
    return translate("Lesson_softmax", "Each row adds up to 0: what one weight gains, others lose.")


def largest_entry() -> str:
    return translate("Lesson_softmax", "Largest entry: {number}, at {key}")


def step_view() -> str:
    return translate("Lesson_softmax", "View")


def step_moved() -> str:
    return translate("Lesson_softmax", "Key that is moved")


def step_descent() -> str:
    return translate("Lesson_softmax", "Step")


def step_range() -> str:
    return translate("Lesson_softmax", "Colour range")


def step_pick() -> str:
    return translate("Lesson_softmax", "Entry")


def guide_curves() -> str:
    return translate(
        "Lesson_softmax",
        "Means over many draws: undivided, softmax saturates as $d_k$ grows. By $d_k$ the "
        "weights go flat. Only $\\sqrt{d_k}$ keeps it as it is.",
    )


def guide_descent() -> str:
    return translate(
        "Lesson_softmax",
        "Gradient descent is to make $\\k_3$ win. Press Run: the right side learns, the left side "
        "stays where it is.",
    )
