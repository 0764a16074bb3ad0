"""Visible strings of the steps: titles, headlines, sentences."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    return translate("Lesson_derivation", "Why the root")


def title_mean() -> str:
    return translate("Lesson_derivation", "Mean of a product")


def title_product() -> str:
    return translate("Lesson_derivation", "Variance of a product")


def title_add() -> str:
    return translate("Lesson_derivation", "Variances add")


def title_total() -> str:
    return translate("Lesson_derivation", "Variance of the sum")


def title_root() -> str:
    return translate("Lesson_derivation", "Spread of the sum")


def title_divide() -> str:
    return translate("Lesson_derivation", "Divide by the root")


def title_by_d_k() -> str:
    return translate("Lesson_derivation", "Why not divide by $d_k$")


def title_real() -> str:
    return translate("Lesson_derivation", "In a real model")


def title_exam() -> str:
    return translate("Lesson_derivation", "Told as exam scores")


def title_remember() -> str:
    return translate("Lesson_derivation", "Remember it")


def title_place() -> str:
    return translate("Lesson_derivation", "Where the root goes")


def result_exam() -> str:
    return translate("Lesson_derivation", "SD of the totals: $10\\,\\sqrt{m}$")


def result_remember() -> str:
    return translate("Lesson_derivation", "$d_k$ counts, $\\sqrt{d_k}$ measures")


def result_place() -> str:
    return translate("Lesson_derivation", "same scores from all four")


def head_mean() -> str:
    return translate("Lesson_derivation", "The mean of one product $\\cq{q_i}\\ck{k_i}$ is 0.")


def head_mean_off() -> str:
    return translate("Lesson_derivation", "Here the mean of $\\cq{q_i}\\ck{k_i}$ is not 0.")


def head_product() -> str:
    return translate(
        "Lesson_derivation",
        "The variance of one product $\\cq{q_i}\\ck{k_i}$ is exactly 1.",
    )


def head_product_off() -> str:
    return translate(
        "Lesson_derivation",
        "With a correlation, the variance of $\\cq{q_i}\\ck{k_i}$ is not 1.",
    )


def head_add() -> str:
    return translate("Lesson_derivation", "Independence lets variances add.")


def head_add_off() -> str:
    return translate(
        "Lesson_derivation", "Dependent terms: the sum of the variances misses their covariance."
    )


def head_total() -> str:
    return translate(
        "Lesson_derivation",
        "Add $d_k$ products: the variance of $\\q\\cdot\\k$ is $d_k$.",
    )


def head_root() -> str:
    return translate("Lesson_derivation", "The spread of $\\q\\cdot\\k$ is $\\sqrt{d_k}$.")


def head_divide() -> str:
    return translate(
        "Lesson_derivation",
        "Divided by $\\sqrt{d_k}$, the variance is 1 for every $d_k$.",
    )


def head_by_d_k() -> str:
    return translate("Lesson_derivation", "Dividing by $d_k$ overshoots: the weights go flat.")


def head_by_d_k_one() -> str:
    return translate("Lesson_derivation", "With $d_k$ = 1, all three divisors are 1.")


def head_real() -> str:
    return translate("Lesson_derivation", "A real model meets the assumptions only in part.")


def head_exam() -> str:
    return translate(
        "Lesson_derivation",
        "The totals of $m$ subjects spread $\\sqrt{m}$ times as far.",
    )


def head_remember() -> str:
    return translate("Lesson_derivation", "Two things to remember.")


def head_place() -> str:
    return translate("Lesson_derivation", "Four places for the root, one result.")


def ask_mean() -> str:
    return translate("Lesson_derivation", "What is the mean of one product $\\cq{q_i}\\ck{k_i}$?")


def ask_product() -> str:
    return translate(
        "Lesson_derivation", "What is the variance of one product $\\cq{q_i}\\ck{k_i}$?"
    )


def ask_add() -> str:
    return translate(
        "Lesson_derivation", "When does adding two variances give the variance of the sum?"
    )


def ask_total() -> str:
    return translate("Lesson_derivation", "What is the variance of $\\q\\cdot\\k$?")


def ask_root() -> str:
    return translate("Lesson_derivation", "How far does $\\q\\cdot\\k$ spread?")


def ask_divide() -> str:
    return translate("Lesson_derivation", "What is the variance after dividing by $\\sqrt{d_k}$?")


def ask_by_d_k() -> str:
    return translate("Lesson_derivation", "And when divided by $d_k$ instead?")


def ask_real() -> str:
    return translate("Lesson_derivation", "Which of these lines hold in a real model?")


def ask_exam() -> str:
    return translate("Lesson_derivation", "How far do the totals of $m$ subjects spread?")


def ask_place() -> str:
    return translate("Lesson_derivation", "Does it matter where the root stands?")


def say_mean() -> str:
    return translate(
        "Lesson_derivation",
        "$\\cq{q_i}$ and $\\ck{k_i}$ are drawn independently of each other, each with mean $\\mu$.",
    )


def say_product() -> str:
    return translate(
        "Lesson_derivation",
        "When $\\cq{q_i}$ and $\\ck{k_i}$ are independent, both with mean 0 and variance 1, so "
        "is their product.",
    )


def say_add() -> str:
    return translate(
        "Lesson_derivation",
        "Two terms of the sum, $X = \\cq{q_1}\\ck{k_1}$ and $Y = \\cq{q_2}\\ck{k_2}$, from "
        "different components.",
    )


def say_total() -> str:
    return translate(
        "Lesson_derivation",
        "$\\q\\cdot\\k$ adds up $d_k$ independent products, each of variance 1.",
    )


def say_root() -> str:
    return translate(
        "Lesson_derivation",
        "A standard deviation has the unit of the scores; the variance has its square.",
    )


def say_divide() -> str:
    return translate("Lesson_derivation", "Dividing a score by $c$ divides its variance by $c^2$.")


def say_by_d_k() -> str:
    return translate("Lesson_derivation", "$d_k$ is the variance, not the spread.")


def say_real() -> str:
    return translate(
        "Lesson_derivation",
        "Trained components have a mean $\\mu$ and a correlation $\\rho$: see which lines break.",
    )


def say_real_ideal() -> str:
    return translate(
        "Lesson_derivation", "Without mean and correlation every line holds, as assumed before."
    )


def say_exam() -> str:
    return translate(
        "Lesson_derivation",
        "A subject stands for one product $\\cq{q_i}\\ck{k_i}$, the total for $\\q\\cdot\\k$, "
        "and $m$ for $d_k$.",
    )


def say_remember() -> str:
    return translate("Lesson_derivation", "Read both cards, then answer.")


def say_place() -> str:
    return translate(
        "Lesson_derivation",
        "$W_Q$ makes the query: $\\q = \\b{x}\\, W_Q$. Root or fourth root, the product is the "
        "same.",
    )


def next_mean() -> str:
    return translate("Lesson_derivation", "How far does $\\cq{q_i}\\ck{k_i}$ spread?")


def next_product() -> str:
    return translate("Lesson_derivation", "What happens when two of them are added?")


def next_add() -> str:
    return translate("Lesson_derivation", "Add not two but $d_k$ of them.")


def next_total() -> str:
    return translate("Lesson_derivation", "From the variance to the spread.")


def next_root() -> str:
    return translate("Lesson_derivation", "Divide by this spread.")


def next_divide() -> str:
    return translate("Lesson_derivation", "Why not divide by $d_k$?")


def next_by_d_k() -> str:
    return translate("Lesson_derivation", "Does it hold in a real model?")


def next_real() -> str:
    return translate("Lesson_derivation", "The same story with exam scores.")


def next_exam() -> str:
    return translate("Lesson_derivation", "What to remember.")


def next_remember() -> str:
    return translate("Lesson_derivation", "Where programs put the root.")


def next_place() -> str:
    return translate("Lesson_derivation", "That was the last step.")


def drawing() -> str:
    return translate("Lesson_derivation", "{words} (drawing: {done} so far)")
