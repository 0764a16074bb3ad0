"""Visible strings of the lesson on variance."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    return translate("Lesson_variance", "Variance")


def headline() -> str:
    return translate(
        "Lesson_variance",
        "Undivided scores widen with $d_k$; divided by $\\sqrt{d_k}$ the spread stays 1.",
    )


def headline_constant() -> str:
    return translate(
        "Lesson_variance",
        "Undivided scores widen with $d_k$; divided by $\\sqrt{d_k}$ they do not.",
    )


def headline_linked() -> str:
    return translate(
        "Lesson_variance",
        "Correlated neighbours: $\\sqrt{d_k}$ still stops the growth, but not at 1.",
    )


def headline_unit() -> str:
    return translate(
        "Lesson_variance",
        "Unit-length vectors: scores narrow instead, with variance $1/d_k$.",
    )


def question() -> str:
    return translate(
        "Lesson_variance",
        "How do scores spread as $d_k$ grows? Predict first.",
    )


# The pictures.


def sd() -> str:
    return translate("Lesson_variance", "Standard deviation")


def variance() -> str:
    return translate("Lesson_variance", "Variance")


def ratio_title() -> str:
    return translate("Lesson_variance", "Variance ÷ theory")


def histograms() -> str:
    return translate("Lesson_variance", "Histograms of $\\q\\cdot\\k$")


def histograms_centred() -> str:
    return translate("Lesson_variance", "Histograms of $\\q\\cdot\\k$ minus its mean")


def enlarged() -> str:
    return translate("Lesson_variance", "$\\div\\sqrt{d_k}$ enlarged")


def enlarged_centred() -> str:
    return translate("Lesson_variance", "$\\div\\sqrt{d_k}$, minus the mean")


def raw_scores() -> str:
    return translate("Lesson_variance", "Undivided scores")


def scaled_scores() -> str:
    return translate("Lesson_variance", "Scores $\\cs{\\div\\sqrt{d_k}}$")


def walks_title() -> str:
    return translate("Lesson_variance", "Running sums of $q_i k_i$ at $d_k$ = {d_k}, {count} pairs")


def walks_title_centred() -> str:
    return translate(
        "Lesson_variance",
        "Running sums of $q_i k_i$ minus their mean, $d_k$ = {d_k}, {count} pairs",
    )


def walks_none() -> str:
    return translate(
        "Lesson_variance",
        "Scores by |q| z are made without components: there is nothing to add up.",
    )


def walks_band() -> str:
    return translate("Lesson_variance", "theory ± 1 standard deviation: about 2 in 3 lie inside")


def walks_band_short() -> str:
    return translate("Lesson_variance", "theory ± SD")


def walks_axis() -> str:
    return translate("Lesson_variance", "terms summed, $i$")


def walks_waiting() -> str:
    return translate("Lesson_variance", "None of these has been drawn yet.")


def measured() -> str:
    return translate("Lesson_variance", "measured")


def theory() -> str:
    return translate("Lesson_variance", "theory")


def undivided() -> str:
    return translate("Lesson_variance", "undivided")


def by_root() -> str:
    return translate("Lesson_variance", "$\\cs{\\div\\sqrt{d_k}}$")


def by_d_k() -> str:
    return translate("Lesson_variance", "$\\cm{\\div d_k}$")


def band() -> str:
    return translate("Lesson_variance", "95% band")


def same_axis() -> str:
    return translate("Lesson_variance", "one axis; peaks drawn equally high")


def normal_curve() -> str:
    return translate("Lesson_variance", "normal N(0, 1)")


def normal_curve_any() -> str:
    return translate("Lesson_variance", "normal curve")


def to_come() -> str:
    return translate("Lesson_variance", "to come")


def some_rows() -> str:
    return translate("Lesson_variance", "{shown} of {all} rows")


def earlier_short() -> str:
    return translate("Lesson_variance", "earlier")


def earlier() -> str:
    return translate("Lesson_variance", "earlier settings")


def point_words() -> str:
    return translate("Lesson_variance", "{name} = {d_k}: {measured}\ntheory {theory}")


def point_words_no_theory() -> str:
    return translate("Lesson_variance", "{name} = {d_k}: {measured}\nno exact theory")


def bar_words() -> str:
    return translate("Lesson_variance", "{what}: {share}% from {low} to {high}")


def walk_words() -> str:
    return translate(
        "Lesson_variance", "{i} terms: theory ± {spread}\n{inside} of {all} lines inside"
    )


def walk_words_no_theory() -> str:
    return translate("Lesson_variance", "{i} terms: SD of the lines {spread}")


def no_theory() -> str:
    return translate("Lesson_variance", "no exact theory")


def ratio_words() -> str:
    return translate("Lesson_variance", "{what}, {name} = {d_k}: {ratio}\n95%: {low} to {high}")


def provisional() -> str:
    return translate("Lesson_variance", "{words}\nprovisional, {trials}")


def hidden_numbers() -> str:
    return translate("Lesson_variance", "The numbers are hidden.")


def reading_words() -> str:
    return translate("Lesson_variance", "{name} {d_k}, {divisor}: {measured}, theory {theory}.")


def plot_tip() -> str:
    return translate(
        "Lesson_variance",
        "Point at a mark to read it; click or use the arrow keys to follow one d_k "
        "through all pictures.",
    )


def histograms_tip() -> str:
    return translate(
        "Lesson_variance",
        "One row for each d_k, all on one axis. Peaks are drawn equally high. The dashed normal "
        "curve has the same mean and variance. Point at a bar to read it; click a row to follow "
        "its d_k.",
    )


def walks_tip() -> str:
    return translate(
        "Lesson_variance",
        "Each line is one pair of q and k, its products added up term by term. "
        "Point at them to count how many are inside. The arrow keys change d_k.",
    )


def view_label() -> str:
    return translate("Lesson_variance", "View")


def view_plots() -> str:
    return translate("Lesson_variance", "Plots")


def view_plots_tip() -> str:
    return translate("Lesson_variance", "Show spread against d_k, and histograms")


def view_theory() -> str:
    return translate("Lesson_variance", "Theory")


def view_theory_tip() -> str:
    return translate(
        "Lesson_variance",
        "Show the formula with the chosen settings, and its reasons",
    )


def view_walks() -> str:
    return translate("Lesson_variance", "Random walks")


def view_walks_tip() -> str:
    return translate("Lesson_variance", "Show how the sum of q_i k_i grows term by term")


# What is said while and after running.


def progress_label() -> str:
    return translate("Lesson_variance", "Progress of the run")


def computing() -> str:
    return translate("Lesson_variance", "{what}: {name} = {d_k}, {trials} of {all}")


def computing_all() -> str:
    return translate("Lesson_variance", "All {name} at once: about {trials} of {all} each")


def computing_short() -> str:
    return translate("Lesson_variance", "{name} = {d_k}: {trials} of {all}")


def computing_all_short() -> str:
    return translate("Lesson_variance", "all {name}: {trials} of {all}")


def starting() -> str:
    return translate("Lesson_variance", "Starting")


def time_left() -> str:
    return translate("Lesson_variance", "about {time} left")


def verdict() -> str:
    return translate("Lesson_variance", "Variances inside the 95% band, {trials} each")


def verdict_value() -> str:
    return translate("Lesson_variance", "{inside} of {all}")


def verdict_no_band() -> str:
    return translate("Lesson_variance", "no exact band here")


def trials() -> str:
    return translate("Lesson_variance", "{count} trials")


def stopped() -> str:
    return translate("Lesson_variance", "Stopped: hollow marks are provisional")


def stale() -> str:
    return translate("Lesson_variance", "The settings have changed: press Run again")


def with_cost() -> str:
    return translate("Lesson_variance", "{words} (about {time})")


def with_cost_short() -> str:
    return translate("Lesson_variance", "Run again: about {time}")


def stale_value() -> str:
    return translate("Lesson_variance", "Shown: the run with earlier settings")


def no_run() -> str:
    return translate("Lesson_variance", "Nothing measured yet: press Run again")


def sd_of() -> str:
    return translate("Lesson_variance", "SD {what}, {name} = {d_k}")


def theory_value() -> str:
    return translate("Lesson_variance", "theory {value}")


def switched_to_numpy() -> str:
    return translate(
        "Lesson_variance",
        "R's stream draws normal components only, so the random numbers are numpy's now.",
    )


def sampler_replaced() -> str:
    return translate(
        "Lesson_variance",
        "|q| z holds for independent normal components of mean 0 only, so the scores are drawn "
        "component by component now.",
    )


def plain_for_identity() -> str:
    return translate(
        "Lesson_variance",
        "|q| z holds for independent normal components of mean 0 only, so they are that now.",
    )


def switched_to_normal() -> str:
    return translate(
        "Lesson_variance", "R's stream draws normal components only, so they are normal now."
    )


def seed_replaced() -> str:
    return translate(
        "Lesson_variance",
        "This stream does not know the seed {old}; it is {new} now.",
    )


def beyond() -> str:
    return translate("Lesson_variance", "locked, {count} beyond")


def locked() -> str:
    return translate("Lesson_variance", "locked")


# The table.


def table_label() -> str:
    return translate("Lesson_variance", "Measured variance")


def table_label_theory() -> str:
    return translate("Lesson_variance", "Measured variance (theory\u00a0{raw} and\u00a0{divided})")


def table_label_picked() -> str:
    return translate(
        "Lesson_variance", "Measured variance (theory at {name} = {d_k}: {raw} and {divided})"
    )


def table_label_no_theory() -> str:
    return translate("Lesson_variance", "Measured variance (no closed form is exact here)")


def table_tip() -> str:
    return translate(
        "Lesson_variance",
        "Variance of the scores, its ratio to theory, and the variance after division by √d_k. "
        "A tick: inside the 95% band; a triangle: outside. Click a row to follow its d_k.",
    )


def ratio() -> str:
    return translate("Lesson_variance", "ratio")


def row_measured() -> str:
    return translate("Lesson_variance", "variance {measured}, no theory in closed form")


def row_no_band() -> str:
    return translate("Lesson_variance", "variance {measured}, theory {theory}, ratio {ratio}")


def row_inside() -> str:
    return translate(
        "Lesson_variance",
        "variance {measured}, theory {theory}, ratio {ratio}; inside the 95% band {low} to {high}",
    )


def row_outside() -> str:
    return translate(
        "Lesson_variance",
        "variance {measured}, theory {theory}, ratio {ratio}; outside the 95% band {low} to {high}",
    )


def one_in_twenty() -> str:
    return translate(
        "Lesson_variance",
        "Outside the 95% band: {out}\u00a0of\u00a0{all} (the columns are different draws, as in "
        "the walk-through). One in twenty is expected by chance.",
    )


def one_row_in_twenty() -> str:
    return translate(
        "Lesson_variance",
        "Rows outside the 95% band: {out}\u00a0of\u00a0{all} (both columns are the same draws). "
        "One in twenty is expected by chance.",
    )


def one_in_twenty_no_band() -> str:
    return translate("Lesson_variance", "There is no exact band for these settings.")


def stop() -> str:
    return translate("Lesson_variance", "Stop")


def stop_tip() -> str:
    return translate("Lesson_variance", "End the run; what has been measured stays")


def one_second() -> str:
    return translate("Lesson_variance", "1 second")


def seconds() -> str:
    return translate("Lesson_variance", "{count} seconds")


def minutes() -> str:
    return translate("Lesson_variance", "{count} minutes")


def hours() -> str:
    return translate("Lesson_variance", "{count} hours")
