"""Visible strings of the pictures beside the steps."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def check() -> str:
    return translate("Lesson_derivation", "Check it here")


def check_products() -> str:
    return translate("Lesson_derivation", "{count} products $\\cq{q_i}\\ck{k_i}$")


def check_terms() -> str:
    return translate("Lesson_derivation", "{count} pairs $X$, $Y$")


def check_dots() -> str:
    return translate("Lesson_derivation", "{count} dot products $\\q\\cdot\\k$, $d_k$ = {size}")


def check_scaled() -> str:
    return translate(
        "Lesson_derivation", "{count} scores $\\q\\cdot\\k / \\sqrt{d_k}$, $d_k$ = {size}"
    )


def check_walks() -> str:
    return translate(
        "Lesson_derivation",
        "running sums of $\\cq{q_i}\\ck{k_i}$, $d_k$ = {size}",
    )


def check_three() -> str:
    return translate(
        "Lesson_derivation",
        "the same {count} draws, three divisors, $d_k$ = {size}; peaks made level",
    )


def shape_not_yet() -> str:
    return translate(
        "Lesson_derivation",
        "{words}; variance as the curve's, shape not yet",
    )


def check_exam() -> str:
    return translate("Lesson_derivation", "a class of {pupils}, {subjects} subjects")


def check_exam_one() -> str:
    return translate("Lesson_derivation", "a class of {pupils}, one subject")


def check_place() -> str:
    return translate("Lesson_derivation", "one query and three keys, $d_k$ = {size}")


def exact() -> str:
    return translate("Lesson_derivation", "exact density")


def exact_k0() -> str:
    return translate("Lesson_derivation", "exact density $K_0(|x|)/\\pi$")


def normal_same() -> str:
    return translate("Lesson_derivation", "$N(0, 1)$: same variance, other shape")


def normal_any() -> str:
    return translate("Lesson_derivation", "normal: same variance, other shape")


def normal_total() -> str:
    return translate("Lesson_derivation", "$N(0, d_k)$")


def normal_one() -> str:
    return translate("Lesson_derivation", "$N(0, 1)$")


def normal_real() -> str:
    return translate("Lesson_derivation", "normal curve of theory")


def outside() -> str:
    return translate(
        "Lesson_derivation",
        "{share}% lie outside the picture and count all the same",
    )


def axis_product() -> str:
    return translate("Lesson_derivation", "$x =$ $\\cq{q_i}\\ck{k_i}$")


def axis_dot() -> str:
    return translate("Lesson_derivation", "$\\q\\cdot\\k$")


def axis_scaled() -> str:
    return translate("Lesson_derivation", "$\\q\\cdot\\k / \\sqrt{d_k}$")


def axis_by_d_k() -> str:
    return translate("Lesson_derivation", "$\\q\\cdot\\k / d_k$")


def axis_walks() -> str:
    return translate("Lesson_derivation", "terms added, $i$ of $d_k$")


def band_walks() -> str:
    return translate("Lesson_derivation", "$\\pm\\sqrt{i}$: about 2 in 3 inside")


def band_walks_few() -> str:
    return translate("Lesson_derivation", "$\\pm\\sqrt{i}$: about 3 in 4 inside")


def before() -> str:
    return translate("Lesson_derivation", "before: undivided")


def after() -> str:
    return translate("Lesson_derivation", "after: divided by $\\sqrt{d_k}$")


def by_nothing() -> str:
    return translate("Lesson_derivation", "divided by nothing")


def by_root() -> str:
    return translate("Lesson_derivation", "divided by $\\sqrt{d_k}$")


def by_all() -> str:
    return translate("Lesson_derivation", "divided by $d_k$")


def weights_of() -> str:
    return translate("Lesson_derivation", "attention weights over 5 keys")


def entropy_of() -> str:
    return translate("Lesson_derivation", "{bits} bits")


def scatter() -> str:
    return translate("Lesson_derivation", "each dot one pair ($X$, $Y$)")


def expected() -> str:
    return translate("Lesson_derivation", "theory")


def exam_one() -> str:
    return translate("Lesson_derivation", "one subject, less 50")


def exam_total() -> str:
    return translate("Lesson_derivation", "total of {m} subjects, less {mean}")


def exam_total_one() -> str:
    return translate("Lesson_derivation", "total of one subject, less {mean}")


def exam_divided() -> str:
    return translate("Lesson_derivation", "that divided by $\\sqrt{m}$")


def exam_standard() -> str:
    return translate("Lesson_derivation", "T-score")


def exam_sd() -> str:
    return translate("Lesson_derivation", "SD {measured} (theory {theory})")


def exam_standard_formula() -> str:
    return translate("Lesson_derivation", "50 + 10 × (total − mean) ÷ SD")


def exam_pupil() -> str:
    return translate(
        "Lesson_derivation",
        "Pupil {number}: {one} points in the first subject, {total} in all, T-score {standard}",
    )


def exam_note() -> str:
    return translate(
        "Lesson_derivation",
        "Point at a dot, or use the arrow keys, to follow one pupil.",
    )


def exam_tip() -> str:
    return translate(
        "Lesson_derivation",
        "The same pupils in four rows of dots; arrow keys walk from pupil to pupil",
    )


def plain_product() -> str:
    return translate("Lesson_derivation", "Products q_i k_i")


def picture_words() -> str:
    return translate(
        "Lesson_derivation",
        "{title}: measured mean of the draws {mean}, variance {variance}; variance in theory "
        "{theory}.",
    )


def terms_words() -> str:
    return translate(
        "Lesson_derivation",
        "Variances of the terms {x} and {y}, twice their covariance {cov}, variance of the sum "
        "{sum}.",
    )


def walks_words() -> str:
    return translate("Lesson_derivation", "{inside} of {count} sums end within the root of {size}.")


def hidden_numbers() -> str:
    return translate("Lesson_derivation", "The numbers are hidden.")
