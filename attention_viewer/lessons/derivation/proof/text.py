"""Visible strings of the proof: why each line holds or breaks."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def why_independent_mean() -> str:
    return translate("Lesson_derivation", "independent: means multiply")


def why_both_mean_0() -> str:
    return translate("Lesson_derivation", "both have mean 0")


def why_both_mean() -> str:
    return translate("Lesson_derivation", "both have mean $\\mu$")


def why_definition() -> str:
    return translate("Lesson_derivation", "definition of the variance")


def why_independent() -> str:
    return translate("Lesson_derivation", "independent: means multiply")


def why_both() -> str:
    return translate("Lesson_derivation", "mean 0 and variance 1, both")


def why_correlated() -> str:
    return translate("Lesson_derivation", "breaks: not independent, $\\rho \\ne 0$")


def why_normal_moments() -> str:
    return translate("Lesson_derivation", "moments of a normal pair")


def why_copied() -> str:
    return translate("Lesson_derivation", "moments of a pair that shares values")


def why_always() -> str:
    return translate("Lesson_derivation", "holds for any two terms")


def why_cov_0() -> str:
    return translate("Lesson_derivation", "independent: the covariance is 0")


def why_cov() -> str:
    return translate("Lesson_derivation", "breaks: not independent")


def why_dot() -> str:
    return translate("Lesson_derivation", "definition of the dot product")


def why_add() -> str:
    return translate("Lesson_derivation", "independent terms: variances add")


def why_each_1() -> str:
    return translate("Lesson_derivation", "each term has variance 1")


def why_sd() -> str:
    return translate("Lesson_derivation", "the standard deviation is the root of the variance")


def why_step_total() -> str:
    return translate("Lesson_derivation", "from the step before")


def why_constant() -> str:
    return translate("Lesson_derivation", "a constant comes out squared")


def why_cancel() -> str:
    return translate("Lesson_derivation", "$d_k$ cancels")


def why_not_cancel() -> str:
    return translate("Lesson_derivation", "only one of two $d_k$ cancels")


def why_mean_breaks() -> str:
    return translate("Lesson_derivation", "breaks: was 0")


def why_mean_holds() -> str:
    return translate("Lesson_derivation", "holds: 0")


def why_variance_breaks() -> str:
    return translate("Lesson_derivation", "breaks: was 1")


def why_variance_holds() -> str:
    return translate("Lesson_derivation", "holds: 1")


def why_terms() -> str:
    return translate("Lesson_derivation", "holds: terms stay independent")


def why_free() -> str:
    return translate("Lesson_derivation", "holds: no $d_k$ is left")


def why_mean_grows() -> str:
    return translate("Lesson_derivation", "breaks: the mean grows with $d_k$")


def why_mean_stays() -> str:
    return translate("Lesson_derivation", "holds: 0 for every $d_k$")


def why_one_subject() -> str:
    return translate("Lesson_derivation", "ten questions, 0 to 10 points")


def why_subjects_add() -> str:
    return translate("Lesson_derivation", "independent: variances add")


def why_brought_back() -> str:
    return translate("Lesson_derivation", "the spread of one subject again")


def of_one_subject() -> str:
    return translate("Lesson_derivation", "one subject")


def of_total() -> str:
    return translate("Lesson_derivation", "$m$ subjects")


def of_divided() -> str:
    return translate("Lesson_derivation", "total $/ \\sqrt{m}$")


def place_query() -> str:
    return translate("Lesson_derivation", "divide the query")


def place_both() -> str:
    return translate("Lesson_derivation", "each by the fourth root")


def place_weights() -> str:
    return translate("Lesson_derivation", "fold it into the weights, once")
