"""Visible strings of the inner view on theory."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def formula() -> str:
    return translate(
        "Lesson_variance",
        "Mean $\\rm{μ}$, variance $\\sigma^2$, correlation $\\rho$ of $q_i$ and $k_i$. The "
        "covariances of "
        "all pairs of terms are added up:",
    )


def formula_copied() -> str:
    return translate(
        "Lesson_variance",
        "Mean $\\rm{μ}$, variance $\\sigma^2$, correlation $\\rho$ of $q_i$ and $k_i$, which are "
        "equal with "
        "probability $|\\rho|$; $\\rm{κ}$ is the kurtosis of a component:",
    )


def formula_linked() -> str:
    return translate(
        "Lesson_variance",
        "Neighbours have the correlation $r$, components farther apart $r^{|i-j|}$. The "
        "covariances "
        "of all pairs of terms are added up:",
    )


def formula_linked_copied() -> str:
    return translate(
        "Lesson_variance",
        "Neighbours have the correlation $r$, components farther apart $r^{|i-j|}$; $\\rm{κ}$ is "
        "the "
        "kurtosis of a component:",
    )


def formula_unit() -> str:
    return translate(
        "Lesson_variance",
        "Unit length: the squares of a vector's components add up to 1, so each is $1/d_k$ on "
        "average; products of different components are 0 on average.",
    )


def formula_points() -> str:
    return translate(
        "Lesson_variance",
        "Points $x_i$ of independent subjects, each with variance $\\sigma^2$: variances add up.",
    )


def formula_none() -> str:
    return translate(
        "Lesson_variance",
        "No closed form is exact for these settings: vectors of unit length with a mean or a "
        "correlation. The measured values stand alone.",
    )


def series() -> str:
    return translate("Lesson_variance", "$S$ adds up all pairs of places, a geometric series:")


def chosen() -> str:
    return translate("Lesson_variance", "With the chosen settings:")


def divided() -> str:
    return translate("Lesson_variance", "After division the variance is:")


def no_band() -> str:
    return translate(
        "Lesson_variance",
        "The 95% band needs the kurtosis of the scores, too, which has no closed form here: no "
        "band is drawn.",
    )


def samplers() -> str:
    return translate("Lesson_variance", "Two ways to draw the same scores")


def samplers_why() -> str:
    return translate(
        "Lesson_variance",
        "For a given $\\q$, $\\q\\cdot\\k$ adds up independent normal numbers $q_i k_i$: it is "
        "normal with "
        "variance $|\\q|^2\\sigma^2$. So only the length of $\\q$ matters, and its square is "
        "chi-square "
        "of $d_k$ degrees:",
    )


def samplers_cost() -> str:
    return translate(
        "Lesson_variance",
        "Same distribution, but 2 random numbers for a score instead of 2 $d_k$. Choose it under "
        "More, Scores drawn.",
    )


def hidden() -> str:
    return translate("Lesson_variance", "The formulas are hidden with the numbers.")


def spoken() -> str:
    return translate("Lesson_variance", "Formula of the variance")


def page_tip() -> str:
    return translate("Lesson_variance", "The variance in theory, with the chosen settings")


def page_scrolls() -> str:
    return translate("Lesson_variance", "Arrow keys and Page Down scroll.")
