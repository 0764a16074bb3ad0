"""Visible strings of the cards and the self-check."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def card_count() -> str:
    return translate("Lesson_derivation", "How many terms?")


def card_count_says() -> str:
    return translate(
        "Lesson_derivation",
        "The variance counts the terms: $d_k$ of them give $d_k$.",
    )


def card_unit() -> str:
    return translate("Lesson_derivation", "In which unit?")


def card_unit_says() -> str:
    return translate(
        "Lesson_derivation",
        "The spread is the root of the variance, so divide by $\\sqrt{d_k}$.",
    )


def card_tip() -> str:
    return translate("Lesson_derivation", "The two sentences that the whole proof comes down to")


def question_1() -> str:
    return translate("Lesson_derivation", "$\\q\\cdot\\k$ with $d_k$ = 64: what is its variance?")


def answer_1a() -> str:
    return translate("Lesson_derivation", "8")


def answer_1b() -> str:
    return translate("Lesson_derivation", "64")


def answer_1c() -> str:
    return translate("Lesson_derivation", "4096")


def explain_1() -> str:
    return translate("Lesson_derivation", "64 terms of variance 1 add up to 64.")


def question_2() -> str:
    return translate("Lesson_derivation", "And its standard deviation?")


def answer_2a() -> str:
    return translate("Lesson_derivation", "8")


def answer_2b() -> str:
    return translate("Lesson_derivation", "32")


def answer_2c() -> str:
    return translate("Lesson_derivation", "64")


def explain_2() -> str:
    return translate("Lesson_derivation", "The root of the variance: $\\sqrt{64}$ = 8.")


def question_3() -> str:
    return translate("Lesson_derivation", "Divided by $d_k$ = 64, what is the variance?")


def answer_3a() -> str:
    return translate("Lesson_derivation", "1")


def answer_3b() -> str:
    return translate("Lesson_derivation", "1/8")


def answer_3c() -> str:
    return translate("Lesson_derivation", "1/64")


def explain_3() -> str:
    return translate("Lesson_derivation", "64 divided by 64 twice is 1/64: the weights go flat.")


def question_4() -> str:
    return translate("Lesson_derivation", "9 subjects instead of 1: the totals spread how far?")


def answer_4a() -> str:
    return translate("Lesson_derivation", "as far")


def answer_4b() -> str:
    return translate("Lesson_derivation", "3 times")


def answer_4c() -> str:
    return translate("Lesson_derivation", "9 times")


def explain_4() -> str:
    return translate("Lesson_derivation", "$\\sqrt{9}$ = 3: highs and lows partly cancel.")


def question_5() -> str:
    return translate("Lesson_derivation", "$d_k$ doubles: the divisor must grow by what factor?")


def answer_5a() -> str:
    return translate("Lesson_derivation", "$\\sqrt{2}$")


def answer_5b() -> str:
    return translate("Lesson_derivation", "2")


def answer_5c() -> str:
    return translate("Lesson_derivation", "4")


def explain_5() -> str:
    return translate("Lesson_derivation", "The spread grows with the root: by $\\sqrt{2}$.")


def answer_tip() -> str:
    return translate("Lesson_derivation", "Choose an answer; it is explained at once")


def right_answer() -> str:
    return translate("Lesson_derivation", "Right. {why}")


def wrong_answer() -> str:
    return translate("Lesson_derivation", "Not quite. {why}")


def clear_answers() -> str:
    return translate("Lesson_derivation", "Answer again")


def clear_answers_tip() -> str:
    return translate("Lesson_derivation", "Clear all five answers")
