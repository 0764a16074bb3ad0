"""Visible strings of the examples, the guide and the undo steps."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def step_go() -> str:
    return translate("Lesson_derivation", "Go to another step")


def step_fold() -> str:
    return translate("Lesson_derivation", "Fold the working")


def step_setting() -> str:
    return translate("Lesson_derivation", "Change what is drawn")


def step_again() -> str:
    return translate("Lesson_derivation", "Draw again")


def step_subjects() -> str:
    return translate("Lesson_derivation", "Change the subjects")


def step_answer() -> str:
    return translate("Lesson_derivation", "Answer a question")


def step_clear() -> str:
    return translate("Lesson_derivation", "Clear the answers")


def step_example() -> str:
    return translate("Lesson_derivation", "Take an example")


def step_place() -> str:
    return translate("Lesson_derivation", "Change the length")


def preset_start() -> str:
    return translate("Lesson_derivation", "The proof from its start")


def preset_density() -> str:
    return translate("Lesson_derivation", "The exact density")


def preset_correlated() -> str:
    return translate("Lesson_derivation", "A correlated product")


def preset_dependent() -> str:
    return translate("Lesson_derivation", "Two dependent terms")


def preset_large() -> str:
    return translate("Lesson_derivation", "$d_k$ = 1024, divided by $d_k$")


def preset_real() -> str:
    return translate("Lesson_derivation", "Mean and correlation at once")


def preset_ideal() -> str:
    return translate("Lesson_derivation", "Without mean and correlation")


def preset_exam() -> str:
    return translate("Lesson_derivation", "25 subjects")


def preset_check() -> str:
    return translate("Lesson_derivation", "Self-check")


def guide_one() -> str:
    return translate(
        "Lesson_derivation",
        "One product first. $\\cq{q_i}\\ck{k_i}$ is peaked at 0 and has long tails, and yet its "
        "variance is exactly 1.",
    )


def guide_add() -> str:
    return translate(
        "Lesson_derivation",
        "Variances add only when the terms are independent. Move the slider and watch the "
        "covariance fill the gap.",
    )


def guide_walk() -> str:
    return translate(
        "Lesson_derivation",
        "Every product is one step of a walk. After $d_k$ steps the walks lie $\\sqrt{d_k}$ from "
        "the start, not $d_k$.",
    )


def guide_three() -> str:
    return translate(
        "Lesson_derivation",
        "The same draws divided three ways: only $\\sqrt{d_k}$ keeps the spread at 1. Dividing "
        "by $d_k$ makes all weights alike.",
    )


def guide_exam() -> str:
    return translate(
        "Lesson_derivation",
        "Nine subjects: totals spread three times as far as one subject, and dividing by 3 "
        "brings that back.",
    )


def guide_real() -> str:
    return translate(
        "Lesson_derivation",
        "A real model breaks the lines with a warning sign. What matters still holds: the "
        "variance does not depend on $d_k$.",
    )
