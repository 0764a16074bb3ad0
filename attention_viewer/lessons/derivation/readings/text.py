"""Visible strings of the table and the strip."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def row_mean() -> str:
    return translate("Lesson_derivation", "mean")


def row_variance() -> str:
    return translate("Lesson_derivation", "variance")


def row_none() -> str:
    return translate("Lesson_derivation", "undivided")


def row_root() -> str:
    return translate("Lesson_derivation", "$\\cs{/\\,\\sqrt{d_k}}$")


def row_all() -> str:
    return translate("Lesson_derivation", "$\\cm{/\\,d_k}$")


def column_variance() -> str:
    return translate("Lesson_derivation", "variance")


def row_sd() -> str:
    return translate("Lesson_derivation", "SD")


def row_var_x() -> str:
    return translate("Lesson_derivation", "$\\rm{Var}[X]$")


def row_var_y() -> str:
    return translate("Lesson_derivation", "$\\rm{Var}[Y]$")


def row_cov() -> str:
    return translate("Lesson_derivation", "$2\\,\\rm{Cov}[X,Y]$")


def row_var_sum() -> str:
    return translate("Lesson_derivation", "$\\rm{Var}[X+Y]$")


def column_measured() -> str:
    return translate("Lesson_derivation", "measured")


def column_theory() -> str:
    return translate("Lesson_derivation", "theory")


def column_band() -> str:
    return translate("Lesson_derivation", "95% band")


def band_ends() -> str:
    return translate("Lesson_derivation", "{low} to {high}")


def inside() -> str:
    return translate("Lesson_derivation", "Everything lies inside its 95% band.")


def outside_band() -> str:
    return translate(
        "Lesson_derivation",
        "Outside the 95% band: {names}. About 1 draw in 20 does that.",
    )


def no_band() -> str:
    return translate("Lesson_derivation", "No band: the fourth moment is infinite.")


def not_yet() -> str:
    return translate("Lesson_derivation", "to come")


def found() -> str:
    return translate("Lesson_derivation", "What this step found")


def found_if() -> str:
    return translate("Lesson_derivation", "Where the assumptions hold")


def next_label() -> str:
    return translate("Lesson_derivation", "Next step")


def measured_mean() -> str:
    return translate("Lesson_derivation", "measured mean")


def measured_variance() -> str:
    return translate("Lesson_derivation", "measured variance")


def measured_sd() -> str:
    return translate("Lesson_derivation", "measured SD")


def measured_raw() -> str:
    return translate("Lesson_derivation", "undivided variance")


def measured_scaled() -> str:
    return translate("Lesson_derivation", "variance divided by $\\sqrt{d_k}$")


def measured_sum() -> str:
    return translate("Lesson_derivation", "measured $\\rm{Var}[X+Y]$")


def flat_sqrt() -> str:
    return translate("Lesson_derivation", "entropy in bits, by $\\sqrt{d_k}$")


def flat_dk() -> str:
    return translate("Lesson_derivation", "entropy in bits, by $d_k$")


def spread_total() -> str:
    return translate("Lesson_derivation", "SD of the totals")


def spread_divided() -> str:
    return translate("Lesson_derivation", "SD divided by $\\sqrt{m}$")


def answered() -> str:
    return translate("Lesson_derivation", "answered")


def right() -> str:
    return translate("Lesson_derivation", "right")


def difference() -> str:
    return translate("Lesson_derivation", "largest difference")


def largest() -> str:
    return translate("Lesson_derivation", "largest dot product on the way")


def place_table() -> str:
    return translate("Lesson_derivation", "Scores by place of the root")


def column_where() -> str:
    return translate("Lesson_derivation", "divided")


def largest_tip() -> str:
    return translate(
        "Lesson_derivation",
        "The largest dot product in size before the last division, for each place of the root",
    )


def column_difference() -> str:
    return translate("Lesson_derivation", "difference")


def where_scores() -> str:
    return translate("Lesson_derivation", "scores")


def where_query() -> str:
    return translate("Lesson_derivation", "query")


def where_both() -> str:
    return translate("Lesson_derivation", "query and key, fourth root")


def where_weights() -> str:
    return translate("Lesson_derivation", "$W_Q$, beforehand")


def rounding_note() -> str:
    return translate(
        "Lesson_derivation",
        "Differences are rounding in float64. What differs is the way: a format with few bits "
        "must hold the largest dot product.",
    )
