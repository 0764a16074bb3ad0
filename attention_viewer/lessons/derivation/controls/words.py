"""Visible strings of the controls."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def steps() -> str:
    return translate("Lesson_derivation", "Steps of the proof")


def steps_tip() -> str:
    return translate(
        "Lesson_derivation",
        "Click a step to go there, or its arrow to fold its working; Up and Down walk, Left "
        "folds, Right unfolds",
    )


def proof() -> str:
    return translate("Lesson_derivation", "The proof of this step")


def plot() -> str:
    return translate("Lesson_derivation", "Histogram and theory")


def plot_tip() -> str:
    return translate(
        "Lesson_derivation",
        "Bars are draws, the dashed curve is theory, the dotted one is there to compare",
    )


def terms_picture() -> str:
    return translate("Lesson_derivation", "Two terms and their sum")


def terms_tip() -> str:
    return translate(
        "Lesson_derivation",
        "Dots are pairs of the two terms; bars are their variances, added",
    )


def walks_picture() -> str:
    return translate("Lesson_derivation", "Running sums")


def walks_tip() -> str:
    return translate("Lesson_derivation", "Each line adds up the products of one pair q, k")


def three_picture() -> str:
    return translate("Lesson_derivation", "Three divisors side by side")


def three_tip() -> str:
    return translate(
        "Lesson_derivation",
        "Spread of the scores above, attention weights of one query below",
    )


def exam_picture() -> str:
    return translate("Lesson_derivation", "Points of a class")


def distribution() -> str:
    return translate("Lesson_derivation", "Components")


def distribution_tip() -> str:
    return translate(
        "Lesson_derivation",
        "How each component of q and k is distributed, with mean 0 and variance 1",
    )


def normal() -> str:
    return translate("Lesson_derivation", "standard normal")


def uniform() -> str:
    return translate("Lesson_derivation", "uniform")


def signs() -> str:
    return translate("Lesson_derivation", "±1")


def laplace() -> str:
    return translate("Lesson_derivation", "Laplace")


def student_t() -> str:
    return translate("Lesson_derivation", "Student t, 5 degrees")


def mean() -> str:
    return translate("Lesson_derivation", "Mean $\\mu$ of every component")


def mean_tip() -> str:
    return translate("Lesson_derivation", "Mean of each component of q and of k, −2 to 2")


def rho() -> str:
    return translate("Lesson_derivation", "Correlation $\\rho$ of $\\cq{q_i}$ and $\\ck{k_i}$")


def rho_tip() -> str:
    return translate(
        "Lesson_derivation",
        "How far k_i follows q_i: 0 is independent, from −0.99 to 0.99",
    )


def r() -> str:
    return translate("Lesson_derivation", "Correlation of $X$ and $Y$")


def r_tip() -> str:
    return translate(
        "Lesson_derivation",
        "How far the second term follows the first, −1 to 1; 0 is independent",
    )


def d_k() -> str:
    return translate("Lesson_derivation", "Dimension $d_k$")


def d_k_tip() -> str:
    return translate("Lesson_derivation", "Number of components of q and k, 1 to 1024")


def place_d_k() -> str:
    return translate("Lesson_derivation", "Dimension $d_k$")


def place_d_k_tip() -> str:
    return translate("Lesson_derivation", "Number of components of q and k")


def subjects() -> str:
    return translate("Lesson_derivation", "Subjects $m$")


def subjects_tip() -> str:
    return translate("Lesson_derivation", "How many subjects are added up, 1 to 50")


def trials() -> str:
    return translate("Lesson_derivation", "Trials")


def trials_tip() -> str:
    return translate("Lesson_derivation", "How many are drawn, 100 to {most}")


def seed() -> str:
    return translate("Lesson_derivation", "Seed")


def seed_tip() -> str:
    return translate("Lesson_derivation", "The same seed draws the same numbers")


def again() -> str:
    return translate("Lesson_derivation", "Draw again")


def again_tip() -> str:
    return translate("Lesson_derivation", "Draw with the next seed")


def stop() -> str:
    return translate("Lesson_derivation", "Stop")


def stop_tip() -> str:
    return translate("Lesson_derivation", "Stop drawing; what has been drawn stays")


def table() -> str:
    return translate("Lesson_derivation", "Measured and expected")


def table_tip() -> str:
    return translate("Lesson_derivation", "Measured values with the band in which 95% of draws lie")


def more() -> str:
    return translate("Lesson_derivation", "More")


def more_tip() -> str:
    return translate("Lesson_derivation", "Example, number of trials, seed")


def example() -> str:
    return translate("Lesson_derivation", "Example")


def example_tip() -> str:
    return translate("Lesson_derivation", "Go to a step with its settings")


def example_own() -> str:
    return translate("Lesson_derivation", "own settings")


def back() -> str:
    return translate("Lesson_derivation", "Back")


def back_tip() -> str:
    return translate("Lesson_derivation", "The step before (Page Up)")


def forward() -> str:
    return translate("Lesson_derivation", "Next step")


def forward_tip() -> str:
    return translate("Lesson_derivation", "The next step (Page Down)")


def hint_mean() -> str:
    return translate(
        "Lesson_derivation", "A mean that is not 0: the mean of the product is $\\mu^2$."
    )


def hint_rho() -> str:
    return translate(
        "Lesson_derivation",
        "Not independent: the mean is $\\rho$, and for normal components the variance $1 + "
        "\\rho^2$.",
    )


def hint_r() -> str:
    return translate(
        "Lesson_derivation",
        "Each term keeps variance 1; only the covariance changes.",
    )


def hint_d_k() -> str:
    return translate("Lesson_derivation", "Theory holds for every $d_k$, one included.")


def hint_subjects() -> str:
    return translate(
        "Lesson_derivation",
        "Points are whole numbers, 0 to 100, mean 50, SD 10 in every subject. T-scores have mean "
        "50 and SD 10 in every class.",
    )
