"""Visible strings of the curves."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# --- headlines ---


def headline_d_k() -> str:
    return translate("Lesson_softmax", "Undivided, softmax saturates; $\\sqrt{d_k}$ prevents it.")


def headline_sigmoid() -> str:
    return translate(
        "Lesson_softmax", "With two keys $p$ is a sigmoid of the score, and $p'$ its derivative."
    )


def headline_score() -> str:
    return translate("Lesson_softmax", "The slope $p'$ lives only near where $p$ passes 1/2.")


def headline_predict_d_k() -> str:
    return translate("Lesson_softmax", "How do weights and slopes change as $d_k$ grows? Guess.")


def headline_predict_score() -> str:
    return translate("Lesson_softmax", "Where is the slope alive? Guess before you move the score.")


def measuring() -> str:
    return translate("Lesson_softmax", "Measuring …")


# --- the two kinds ---


def kind() -> str:
    return translate("Lesson_softmax", "Curves over")


def kind_d_k() -> str:
    return translate("Lesson_softmax", "over $d_k$")


def kind_d_k_tip() -> str:
    return translate("Lesson_softmax", "Means over many random draws, for each divisor")


def kind_score() -> str:
    return translate("Lesson_softmax", "over one score")


def kind_score_tip() -> str:
    return translate("Lesson_softmax", "Weight and slope while one score is moved")


def legend() -> str:
    return translate(
        "Lesson_softmax",
        "$\\cu{■}$ not divided   $\\cs{●}$ by $\\sqrt{d_k}$   $\\cm{◆}$ by $d_k$",
    )


# --- plots over d_k ---


def max_p() -> str:
    return translate("Lesson_softmax", "Largest weight, mean")


def slope_sum() -> str:
    return translate("Lesson_softmax", "Sum of slopes, mean")


def share_above() -> str:
    return translate("Lesson_softmax", "Share with a weight above 0.99")


def entropy() -> str:
    return translate("Lesson_softmax", "Entropy, mean, bits")


def d_k_tip() -> str:
    return translate(
        "Lesson_softmax",
        "Point at a mark to read it with its band; drag, or use the arrow keys, to choose $d_k$",
    )


def reading() -> str:
    return translate(
        "Lesson_softmax", "{divisor}, $d_k = {d_k}$: {value}\n95% band {low} to {high}"
    )


def by_nothing() -> str:
    return translate("Lesson_softmax", "not divided")


def by_root() -> str:
    return translate("Lesson_softmax", "by $\\sqrt{d_k}$")


def by_d_k() -> str:
    return translate("Lesson_softmax", "by $d_k$")


def strip_weight() -> str:
    return translate("Lesson_softmax", "Largest weight, $d_k = {d_k}$")


def strip_slopes() -> str:
    return translate("Lesson_softmax", "Sum of slopes")


def strip_share() -> str:
    return translate("Lesson_softmax", "Share above 0.99")


def strip_entropy() -> str:
    return translate("Lesson_softmax", "Entropy, bits")


# --- panel over d_k ---


def keys() -> str:
    return translate("Lesson_softmax", "Keys")


def keys_tip() -> str:
    return translate("Lesson_softmax", "How many keys each query has, 2 to 512")


def draws() -> str:
    return translate("Lesson_softmax", "Draws for each $d_k$")


def draws_tip() -> str:
    return translate("Lesson_softmax", "More draws make the bands narrower, 100 to 100000")


def progress() -> str:
    return translate("Lesson_softmax", "Draws so far")


def progress_words() -> str:
    return translate("Lesson_softmax", "{done} of {total} draws")


def progress_stopped() -> str:
    return translate("Lesson_softmax", "Stopped after {done} of {total} draws")


def explanation() -> str:
    return translate(
        "Lesson_softmax",
        "Means over random draws with standard normal components. The band holds the true mean "
        "in 95 of 100 runs.",
    )


def law() -> str:
    return translate(
        "Lesson_softmax",
        "Given $\\q$, the scores are independent normal numbers with standard deviation "
        "$|\\q|$: they are drawn as such, which is exact.",
    )


def run_again() -> str:
    return translate("Lesson_softmax", "Run again")


def run_again_tip() -> str:
    return translate("Lesson_softmax", "Measure once more with other random numbers")


def stop() -> str:
    return translate("Lesson_softmax", "Stop")


def stop_tip() -> str:
    return translate("Lesson_softmax", "Keep what has been measured so far")


# --- one score ---


def weight_plot() -> str:
    return translate("Lesson_softmax", "Weight $p$")


def slope_plot() -> str:
    return translate("Lesson_softmax", "Slope $p' = p(1 - p)$")


def score_tip() -> str:
    return translate("Lesson_softmax", "Drag, or use the arrow keys, to move the score")


def score_axis() -> str:
    return translate("Lesson_softmax", "score")


def score_slider() -> str:
    return translate("Lesson_softmax", "Score that is moved")


def score_slider_tip() -> str:
    return translate("Lesson_softmax", "Moves the score from −60 to 60")


def moved_key() -> str:
    return translate("Lesson_softmax", "Key whose score is moved")


def moved_key_tip() -> str:
    return translate("Lesson_softmax", "The other scores stay as they are")


def linked_bars() -> str:
    return translate("Lesson_softmax", "Weights of all keys, unscaled beside scaled")


def linked_bars_tip() -> str:
    return translate("Lesson_softmax", "They follow the score that is moved")


def spoken_score() -> str:
    return translate(
        "Lesson_softmax", "{key} at score {score}: unscaled {unscaled}, scaled {scaled}."
    )


# --- undo steps ---


def undo_curves() -> str:
    return translate("Lesson_softmax", "Curves")
