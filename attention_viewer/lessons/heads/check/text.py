"""Visible strings of the check of one head's variance."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def check_title() -> str:
    return translate("Lesson_heads", "Variance of $\\q \\cdot \\k$ with $d_k = {d_k}$")


def check_table() -> str:
    return translate("Lesson_heads", "Variance for each divisor")


def check_table_tip() -> str:
    return translate(
        "Lesson_heads",
        "Theory, measured variance, and the band where 95% of runs fall",
    )


def check_divisor() -> str:
    return translate("Lesson_heads", "divided by")


def check_theory() -> str:
    return translate("Lesson_heads", "theory")


def check_measured() -> str:
    return translate("Lesson_heads", "measured")


def check_band() -> str:
    return translate("Lesson_heads", "band")


def check_variance() -> str:
    return translate("Lesson_heads", "variance")


def band() -> str:
    return translate("Lesson_heads", "Measured variance over theory")


def band_tip() -> str:
    return translate(
        "Lesson_heads",
        "Grey: where 95% of runs fall. One run in twenty lies outside by chance.",
    )


def band_title() -> str:
    return translate("Lesson_heads", "Measured ÷ theory, grey: 95% of runs")


def histogram() -> str:
    return translate("Lesson_heads", "Histograms of dot products")


def histogram_tip() -> str:
    return translate(
        "Lesson_heads",
        "The same draws undivided and divided; every peak is set to one height",
    )


def peaks_level() -> str:
    return translate("Lesson_heads", "peaks made level")


def progress() -> str:
    return translate("Lesson_heads", "Progress of the check")


def stop() -> str:
    return translate("Lesson_heads", "Stop")


def stop_tip() -> str:
    return translate("Lesson_heads", "Stop drawing; what is measured stays")


def check_begins() -> str:
    return translate("Lesson_heads", "Drawing begins …")


def check_so_far() -> str:
    return translate("Lesson_heads", "{done} of {trials} pairs so far.")


def check_done() -> str:
    return translate("Lesson_heads", "{trials} pairs $\\q$, $\\k$ of standard normal numbers.")


def check_inside() -> str:
    return translate("Lesson_heads", "Inside the band, as 95% of runs are.")


def check_outside() -> str:
    return translate("Lesson_heads", "Outside the band: that happens to 1 run in 20.")
