"""Visible strings of the controls, the undo steps, the examples and the guide."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


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
    return translate("Lesson_variance", "Random pairs of q and k for each d_k, 100 to 10,000,000")


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


def more() -> str:
    return translate("Lesson_variance", "More")


def more_tip() -> str:
    return translate(
        "Lesson_variance",
        "Mean, variance and correlations, how scores are drawn, axes",
    )


def mean_label() -> str:
    return translate("Lesson_variance", "Mean")


def mean_tip() -> str:
    return translate("Lesson_variance", "Mean of each component, -100 to 100")


def variance_label() -> str:
    return translate("Lesson_variance", "Variance of a component")


def variance_tip() -> str:
    return translate("Lesson_variance", "Variance of each component, 0.0001 to 10000")


def rho_label() -> str:
    return translate("Lesson_variance", "Correlation $\\rho$\nof $q_i$ and $k_i$")


def rho_tip() -> str:
    return translate("Lesson_variance", "From -1 to 1; 0 when q and k are independent")


def neighbour_label() -> str:
    return translate("Lesson_variance", "Correlation $r$\nof neighbours")


def neighbour_tip() -> str:
    return translate(
        "Lesson_variance",
        "Correlation of each component with the next one in q, and likewise in k, -0.99 to 0.99; "
        "0 when they are independent",
    )


def sampler_label() -> str:
    return translate("Lesson_variance", "Scores drawn")


def sampler_tip() -> str:
    return translate(
        "Lesson_variance",
        "Component by component, or straight from their distribution: |q| z with a chi-square "
        "length. The second is for independent normal components of mean 0, and takes the same "
        "time for every d_k. The view Theory explains why both are the same.",
    )


def sampler_components() -> str:
    return translate("Lesson_variance", "component by component")


def sampler_identity() -> str:
    return translate("Lesson_variance", "by $|\\q|\\,z$")


def lock() -> str:
    return translate("Lesson_variance", "Lock the axes")


def lock_tip() -> str:
    return translate(
        "Lesson_variance",
        "Keep the axes of all pictures as they are, to compare another run on the same axes",
    )


def step_lock() -> str:
    return translate("Lesson_variance", "lock or free the axes")


def step_topic() -> str:
    return translate("Lesson_variance", "change what is added up")


def step_subjects() -> str:
    return translate("Lesson_variance", "change subjects")


def step_sampler() -> str:
    return translate("Lesson_variance", "change how scores are drawn")


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


def cost() -> str:
    return translate("Lesson_variance", "Cost: about {time}. Run starts with the button below.")


def copy() -> str:
    return translate("Lesson_variance", "Copy table")


def copy_tip() -> str:
    return translate(
        "Lesson_variance",
        "Copy the table in full precision, to paste into a spreadsheet",
    )


def save() -> str:
    return translate("Lesson_variance", "Save CSV")


def save_tip() -> str:
    return translate("Lesson_variance", "Save the table in full precision as a CSV file")


def save_title() -> str:
    return translate("Lesson_variance", "Save the table")


def csv_files() -> str:
    return translate("Lesson_variance", "Tables (*.csv)")


def copied() -> str:
    return translate("Lesson_variance", "The table is on the clipboard.")


def saved() -> str:
    return translate("Lesson_variance", "Saved: {name}")


def not_saved() -> str:
    return translate("Lesson_variance", "{name} could not be saved: {why}")


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


def preset_neighbours() -> str:
    return translate("Lesson_variance", "Correlated neighbours, r = 0.8")


def preset_identity() -> str:
    return translate("Lesson_variance", "Ten million trials by |q| z")


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
        "the histograms all but coincide.",
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
