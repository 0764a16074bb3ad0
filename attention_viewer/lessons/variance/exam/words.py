"""Visible strings of the exam points."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def topic_label() -> str:
    return translate("Lesson_variance", "What is added up")


def products() -> str:
    return translate("Lesson_variance", "Products $q_i k_i$")


def products_tip() -> str:
    return translate("Lesson_variance", "Scores: the products of the components of q and k")


def points() -> str:
    return translate("Lesson_variance", "Exam points")


def points_tip() -> str:
    return translate(
        "Lesson_variance",
        "The same in everyday terms: the points of m exam subjects, mean 50 each, added up to a "
        "total",
    )


def subjects_label() -> str:
    return translate("Lesson_variance", "Numbers of subjects $m$")


def subjects_tip() -> str:
    return translate(
        "Lesson_variance",
        "Whole numbers from 1 to 50, such as 1, 2, 5, 10. 1..32 stands for 1, 2, 4 and so on up "
        "to 32.",
    )


def spread_label() -> str:
    return translate("Lesson_variance", "SD of a subject")


def spread_tip() -> str:
    return translate(
        "Lesson_variance",
        "Standard deviation of the points of one subject, 0.1 to 50. The mean is 50; points are "
        "not cut off at 0 or 100.",
    )


def students_label() -> str:
    return translate("Lesson_variance", "Students")


def students() -> str:
    return translate("Lesson_variance", "{count} students")


def distribution_label() -> str:
    return translate("Lesson_variance", "Points of a subject")


def headline() -> str:
    return translate(
        "Lesson_variance",
        "Totals spread with $\\sqrt{m}$; divided by $\\sqrt{m}$ they spread like one subject.",
    )


def question() -> str:
    return translate(
        "Lesson_variance",
        "How do totals spread as subjects are added? Predict first.",
    )


def total() -> str:
    return translate("Lesson_variance", "total")


def by_root() -> str:
    return translate("Lesson_variance", "$\\cs{\\div\\sqrt{m}}$")


def by_m() -> str:
    return translate("Lesson_variance", "$\\cm{\\div m}$")


def totals() -> str:
    return translate("Lesson_variance", "Totals")


def totals_scaled() -> str:
    return translate("Lesson_variance", "Totals $\\cs{\\div\\sqrt{m}}$")


def histograms() -> str:
    return translate("Lesson_variance", "Histograms of totals")


def histograms_centred() -> str:
    return translate("Lesson_variance", "Totals minus their mean")


def enlarged() -> str:
    return translate("Lesson_variance", "$\\div\\sqrt{m}$ enlarged")


def enlarged_centred() -> str:
    return translate("Lesson_variance", "$\\div\\sqrt{m}$, minus the mean")


def walks_title() -> str:
    return translate("Lesson_variance", "Points added up, $m$ = {d_k}, {count} students")


def walks_title_centred() -> str:
    return translate(
        "Lesson_variance", "Points added up minus their mean, $m$ = {d_k}, {count} students"
    )


def walks_axis() -> str:
    return translate("Lesson_variance", "subjects added up")


def preset() -> str:
    return translate("Lesson_variance", "Exam points: 1 to 50 subjects")
