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


def headline_unit() -> str:
    return translate(
        "Lesson_variance",
        "Unit-length vectors: scores narrow instead, with variance $1/d_k$.",
    )


# The pictures.


def sd() -> str:
    return translate("Lesson_variance", "Standard deviation")


def variance() -> str:
    return translate("Lesson_variance", "Variance")


def ratio_title() -> str:
    return translate("Lesson_variance", "Variance: measured ÷ theory")


def histograms() -> str:
    return translate("Lesson_variance", "Histograms of $\\q\\cdot\\k$")


def enlarged() -> str:
    return translate("Lesson_variance", "$\\div\\sqrt{d_k}$ enlarged")


def walks_title() -> str:
    return translate("Lesson_variance", "Running sums of $q_i k_i$ at $d_k$ = {d_k}, {count} pairs")


def walks_band() -> str:
    return translate("Lesson_variance", "theory ± 1 standard deviation: about 2 in 3 lie inside")


def walks_axis() -> str:
    return translate("Lesson_variance", "terms summed, $i$")


def walks_waiting() -> str:
    return translate("Lesson_variance", "No pair of this $d_k$ has been drawn yet.")


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


def earlier() -> str:
    return translate("Lesson_variance", "earlier settings")


def point_words() -> str:
    return translate("Lesson_variance", "$d_k$ = {d_k}: {measured}\ntheory {theory}")


def point_words_no_theory() -> str:
    return translate("Lesson_variance", "$d_k$ = {d_k}: {measured}\nno exact theory")


def ratio_words() -> str:
    return translate("Lesson_variance", "$d_k$ = {d_k}: {ratio}\n95%: {low} to {high}")


def provisional() -> str:
    return translate("Lesson_variance", "{words}\nprovisional, {trials} trials")


def hidden_numbers() -> str:
    return translate("Lesson_variance", "The numbers are hidden.")


def reading_words() -> str:
    return translate("Lesson_variance", "d_k {d_k}, {divisor}: {measured}, theory {theory}.")


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
        "curve has the same mean and variance. Click a row to follow its d_k.",
    )


def walks_tip() -> str:
    return translate(
        "Lesson_variance",
        "Each line is one pair of q and k, its products added up term by term. "
        "The arrow keys change d_k.",
    )


def view_label() -> str:
    return translate("Lesson_variance", "View")


def view_plots() -> str:
    return translate("Lesson_variance", "Plots")


def view_plots_tip() -> str:
    return translate("Lesson_variance", "Show spread against d_k, and histograms")


def view_walks() -> str:
    return translate("Lesson_variance", "Random walks")


def view_walks_tip() -> str:
    return translate("Lesson_variance", "Show how the sum of q_i k_i grows term by term")


# The controls.


def example() -> str:
    return translate("Lesson_variance", "Example")


def example_tip() -> str:
    return translate("Lesson_variance", "Take the settings of an example and run it")


def example_own() -> str:
    return translate("Lesson_variance", "own settings")


def d_k_label() -> str:
    return translate("Lesson_variance", "Dimensions $d_k$")


def d_k_tip() -> str:
    return translate(
        "Lesson_variance",
        "Whole numbers from 1 to 131072, at most 64 of them, such as 4, 16, 64. "
        "4..1024 stands for 4, 8, 16 and so on up to 1024.",
    )


def trials_label() -> str:
    return translate("Lesson_variance", "Trials")


def trials_tip() -> str:
    return translate("Lesson_variance", "Random pairs of q and k for each d_k, 2 to 10,000,000")


def distribution_label() -> str:
    return translate("Lesson_variance", "Components")


def distribution_tip() -> str:
    return translate(
        "Lesson_variance",
        "How each component of q and k is distributed. The R stream draws normal ones only; "
        "another choice changes to the numpy stream.",
    )


def normal() -> str:
    return translate("Lesson_variance", "normal")


def uniform() -> str:
    return translate("Lesson_variance", "uniform")


def signs() -> str:
    return translate("Lesson_variance", "±1")


def laplace() -> str:
    return translate("Lesson_variance", "Laplace")


def student_t() -> str:
    return translate("Lesson_variance", "Student t")


def stream_label() -> str:
    return translate("Lesson_variance", "Random numbers")


def stream_tip() -> str:
    return translate(
        "Lesson_variance",
        "numpy is fast; the R stream gives the very digits that R prints for the same seed, with "
        "normal components only.",
    )


def stream_numpy() -> str:
    return translate("Lesson_variance", "numpy")


def stream_r() -> str:
    return translate("Lesson_variance", "R stream")


def seed_label() -> str:
    return translate("Lesson_variance", "Seed")


def seed_tip() -> str:
    return translate(
        "Lesson_variance",
        "Start of the random numbers; the same seed and settings give the same digits",
    )


def table_label() -> str:
    return translate("Lesson_variance", "Measured variance")


def table_label_theory() -> str:
    return translate("Lesson_variance", "Measured variance (theory {raw} and {divided})")


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


def one_in_twenty() -> str:
    return translate(
        "Lesson_variance",
        "Outside the 95% band: {out} of {all}. One in twenty is expected by chance.",
    )


def one_in_twenty_no_band() -> str:
    return translate("Lesson_variance", "There is no exact band for these settings.")


def more() -> str:
    return translate("Lesson_variance", "More")


def more_tip() -> str:
    return translate("Lesson_variance", "Mean, variance and correlation of the components")


def mean_label() -> str:
    return translate("Lesson_variance", "Mean")


def mean_tip() -> str:
    return translate("Lesson_variance", "Mean of each component, -100 to 100")


def variance_label() -> str:
    return translate("Lesson_variance", "Variance of a component")


def variance_tip() -> str:
    return translate("Lesson_variance", "Variance of each component, 0.0001 to 10000")


def rho_label() -> str:
    return translate("Lesson_variance", "Correlation $\\rho$ of $q_i$ and $k_i$")


def rho_tip() -> str:
    return translate("Lesson_variance", "From -1 to 1; 0 when q and k are independent")


def nu_label() -> str:
    return translate("Lesson_variance", "Degrees of freedom (Student t)")


def nu_tip() -> str:
    return translate(
        "Lesson_variance", "Above 4; below, the variance of the scores would have no band"
    )


def unit_length() -> str:
    return translate("Lesson_variance", "Vectors of unit length")


def unit_length_tip() -> str:
    return translate("Lesson_variance", "Divide q and k by their lengths before multiplying")


def shown_label() -> str:
    return translate("Lesson_variance", "Shown")


def show_divisor_tip() -> str:
    return translate("Lesson_variance", "Show or hide these measurements; at least one stays")


def run_again() -> str:
    return translate("Lesson_variance", "Run again")


def run_again_tip() -> str:
    return translate("Lesson_variance", "Draw random queries and keys with these settings")


def stop() -> str:
    return translate("Lesson_variance", "Stop")


def stop_tip() -> str:
    return translate("Lesson_variance", "End the run; what has been measured stays")


def cost() -> str:
    return translate("Lesson_variance", "Cost: about {time}. Run starts with the button below.")


def one_second() -> str:
    return translate("Lesson_variance", "1 second")


def seconds() -> str:
    return translate("Lesson_variance", "{count} seconds")


def minutes() -> str:
    return translate("Lesson_variance", "{count} minutes")


def hours() -> str:
    return translate("Lesson_variance", "{count} hours")


# What is said while and after running.


def progress_label() -> str:
    return translate("Lesson_variance", "Progress of the run")


def computing_raw() -> str:
    return translate("Lesson_variance", "Undivided scores: $d_k$ = {d_k}, {trials} of {all} trials")


def computing_scaled() -> str:
    return translate(
        "Lesson_variance",
        "Scores $\\cs{{\\div\\sqrt{{d_k}}}}$: $d_k$ = {d_k}, {trials} of {all} trials",
    )


def computing_all() -> str:
    return translate("Lesson_variance", "All $d_k$ at once: about {trials} of {all} trials each")


def starting() -> str:
    return translate("Lesson_variance", "Starting")


def time_left() -> str:
    return translate("Lesson_variance", "about {time} left")


def verdict() -> str:
    return translate("Lesson_variance", "Variances inside the 95% band, {trials} trials each")


def verdict_value() -> str:
    return translate("Lesson_variance", "{inside} of {all}")


def verdict_no_band() -> str:
    return translate("Lesson_variance", "no exact band here")


def stopped() -> str:
    return translate("Lesson_variance", "Stopped: hollow marks are provisional")


def stale() -> str:
    return translate("Lesson_variance", "The settings have changed: press Run again")


def stale_value() -> str:
    return translate("Lesson_variance", "Shown: the run with earlier settings")


def no_run() -> str:
    return translate("Lesson_variance", "Nothing measured yet: press Run again")


def sd_raw() -> str:
    return translate("Lesson_variance", "SD undivided, $d_k$ = {d_k}")


def sd_scaled() -> str:
    return translate("Lesson_variance", "SD $\\div\\sqrt{{d_k}}$, $d_k$ = {d_k}")


def theory_value() -> str:
    return translate("Lesson_variance", "theory {value}")


def switched_to_numpy() -> str:
    return translate(
        "Lesson_variance",
        "R's stream draws normal components only, so the random numbers are numpy's now.",
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


def failed() -> str:
    return translate("Lesson_variance", "The run ended with an error: {why}")


# Names of undo steps.


def step_example() -> str:
    return translate("Lesson_variance", "take an example")


def step_d_k() -> str:
    return translate("Lesson_variance", "change dimensions")


def step_trials() -> str:
    return translate("Lesson_variance", "change trials")


def step_components() -> str:
    return translate("Lesson_variance", "change components")


def step_stream() -> str:
    return translate("Lesson_variance", "change random numbers")


def step_seed() -> str:
    return translate("Lesson_variance", "change seed")


def step_divisors() -> str:
    return translate("Lesson_variance", "change divisors shown")


def step_pick() -> str:
    return translate("Lesson_variance", "follow another d_k")


def step_view() -> str:
    return translate("Lesson_variance", "change view")


# Examples and guide.


def preset_walkthrough() -> str:
    return translate("Lesson_variance", "The walk-through's tables (R)")


def preset_numpy() -> str:
    return translate("Lesson_variance", "100,000 trials (numpy)")


def preset_correlated() -> str:
    return translate("Lesson_variance", "Correlated q and k, ρ = 0.5")


def preset_uniform() -> str:
    return translate("Lesson_variance", "Uniform components")


def preset_signs() -> str:
    return translate("Lesson_variance", "Components ±1")


def preset_unit_length() -> str:
    return translate("Lesson_variance", "Vectors of unit length")


def guide_widening() -> str:
    return translate(
        "Lesson_variance",
        "Each point is the spread of 5000 scores $\\q\\cdot\\k$. Four times as many components "
        "double the standard deviation: it is $\\sqrt{d_k}$.",
    )


def guide_root() -> str:
    return translate(
        "Lesson_variance",
        "Divided by $\\sqrt{d_k}$ (discs) the spread is 1 for every $d_k$: "
        "the histograms lie on one another.",
    )


def guide_too_far() -> str:
    return translate(
        "Lesson_variance",
        "Dividing by $d_k$ (diamonds) goes too far: the spread shrinks, and the weights go flat.",
    )


def guide_band() -> str:
    return translate(
        "Lesson_variance",
        "Measured over theory is never just 1. In 95% of runs a point falls into the grey band; "
        "one in twenty outside is chance, not a mistake.",
    )


def guide_walks() -> str:
    return translate(
        "Lesson_variance",
        "Why a root? The sum of $q_i k_i$ wanders up and down. Steps cancel, so after $i$ terms "
        "it is about $\\sqrt{i}$ from 0, not $i$.",
    )


def guide_shape() -> str:
    return translate(
        "Lesson_variance",
        "At $d_k$ = 4 the histogram is taller and has longer tails than the normal curve. The "
        "variance is right all the same; the shape follows as $d_k$ grows.",
    )
