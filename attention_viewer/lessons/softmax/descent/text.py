"""Visible strings of the descent."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


# --- headlines ---


def headline_scaled() -> str:
    return translate("Lesson_softmax", "Here only the scaled side learns.")


def headline_unscaled() -> str:
    return translate("Lesson_softmax", "Here only the unscaled side learns.")


def headline_both() -> str:
    return translate("Lesson_softmax", "Here both sides learn.")


def headline_neither() -> str:
    return translate("Lesson_softmax", "After {count} steps neither side has learnt.")


def headline_leads() -> str:
    return translate("Lesson_softmax", "{key} leads from the start: there is little to learn.")


def headline_predict() -> str:
    return translate("Lesson_softmax", "Which side will learn? Guess, then let it run.")


def headline_waiting() -> str:
    return translate("Lesson_softmax", "The vectors are being drawn.")


# --- plots ---


def weights_unscaled() -> str:
    return translate("Lesson_softmax", "Weights over the steps, unscaled")


def weights_scaled() -> str:
    return translate("Lesson_softmax", "Weights over the steps, scaled")


def loss() -> str:
    return translate("Lesson_softmax", "Loss")


def gradient() -> str:
    return translate("Lesson_softmax", "Size of the gradient")


def log_axis() -> str:
    return translate("Lesson_softmax", "log axis")


def plot_tip() -> str:
    return translate("Lesson_softmax", "Drag, or use the arrow keys, to look at another step")


def steps_tick() -> str:
    return translate("Lesson_softmax", "{count} steps")


def wanted_label() -> str:
    return translate("Lesson_softmax", "{key} wanted  {value}")


def spoken_weight() -> str:
    return translate("Lesson_softmax", "Step {step}: {key} {value}.")


def spoken_pair() -> str:
    return translate("Lesson_softmax", "Step {step}: unscaled {unscaled}, scaled {scaled}.")


# --- player ---


def restart() -> str:
    return translate("Lesson_softmax", "Restart")


def restart_tip() -> str:
    return translate("Lesson_softmax", "Back to the start")


def back() -> str:
    return translate("Lesson_softmax", "Back")


def back_tip() -> str:
    return translate("Lesson_softmax", "One step back")


def step_on() -> str:
    return translate("Lesson_softmax", "Step")


def step_on_tip() -> str:
    return translate("Lesson_softmax", "One step on")


def play() -> str:
    return translate("Lesson_softmax", "Run")


def play_tip() -> str:
    return translate("Lesson_softmax", "Take one step after another")


def pause() -> str:
    return translate("Lesson_softmax", "Pause")


def pause_tip() -> str:
    return translate("Lesson_softmax", "Stop at this step")


def step_field() -> str:
    return translate("Lesson_softmax", "Step that is shown")


def step_field_tip() -> str:
    return translate("Lesson_softmax", "Which step is looked at, 0 is the start")


# --- panel ---


def wanted() -> str:
    return translate("Lesson_softmax", "Wanted key")


def wanted_tip() -> str:
    return translate("Lesson_softmax", "Its value ought to come out")


def values() -> str:
    return translate(
        "Lesson_softmax",
        "Each value is a unit vector of its own, so that the loss tells about the weights alone; "
        "$v$ is the wanted key's value.",
    )


def key_name() -> str:
    return translate("Lesson_softmax", "$\\k_{{{number}}}$")


def step_size() -> str:
    return translate("Lesson_softmax", "Step size $η$")


def step_size_tip() -> str:
    return translate("Lesson_softmax", "Factor on the gradient, the same on both sides")


def learned() -> str:
    return translate("Lesson_softmax", "What learns")


def learned_q() -> str:
    return translate("Lesson_softmax", "$\\b{q}$")


def learned_q_tip() -> str:
    return translate("Lesson_softmax", "Only the query moves")


def learned_weights() -> str:
    return translate("Lesson_softmax", "$W_Q$, $W_K$")


def learned_weights_tip() -> str:
    return translate(
        "Lesson_softmax",
        "Query and keys move: each token is a unit vector, so its row of the matrix is its query "
        "or key",
    )


def steps() -> str:
    return translate("Lesson_softmax", "Number of steps")


def steps_tip() -> str:
    return translate("Lesson_softmax", "How many steps are taken, 10 to 500")


def speed() -> str:
    return translate("Lesson_softmax", "Speed")


def speed_tip() -> str:
    return translate("Lesson_softmax", "Steps a second while it runs")


def speed_name() -> str:
    return translate("Lesson_softmax", "{count} a second")


def table() -> str:
    return translate("Lesson_softmax", "On the way")


def table_tip() -> str:
    return translate("Lesson_softmax", "Loss and gradient at some steps; click one to look at it")


def column_step() -> str:
    return translate("Lesson_softmax", "Step")


def column_gradient() -> str:
    return translate("Lesson_softmax", "Gradient")


def note_title() -> str:
    return translate("Lesson_softmax", "It does not always get stuck.")


def note_general() -> str:
    return translate(
        "Lesson_softmax",
        "With 3 keys and $d_k = 1024$ about one random draw in six learns unscaled, too, although "
        "its wanted key starts behind. At small $d_k$ both sides arrive.",
    )


def note_counted() -> str:
    return translate(
        "Lesson_softmax",
        "Of {trials} random draws ({keys} keys, $d_k = {d_k}$, wanted key behind) {share} learnt "
        "unscaled within {steps} steps (95% band {low} to {high}), and {scaled} scaled.",
    )


def note_step() -> str:
    return translate(
        "Lesson_softmax",
        "A larger step does not free this draw: its unscaled gradient is too small.",
    )


def see_learning() -> str:
    return translate("Lesson_softmax", "See one")


def see_learning_tip() -> str:
    return translate("Lesson_softmax", "Show a draw that learns without being scaled")


def count() -> str:
    return translate("Lesson_softmax", "Count")


def count_tip() -> str:
    return translate(
        "Lesson_softmax", "Try 4000 random draws with this $d_k$, and count how many learn"
    )


def stop() -> str:
    return translate("Lesson_softmax", "Stop")


def stop_tip() -> str:
    return translate("Lesson_softmax", "Keep what has been counted so far")


def counting() -> str:
    return translate("Lesson_softmax", "Progress of the count")


# --- strip ---


def now() -> str:
    return translate("Lesson_softmax", "Weight of {key} after {step} steps")


def rule_label() -> str:
    return translate("Lesson_softmax", "$L = |p V - v|^2 / 2$")


def rule() -> str:
    return translate("Lesson_softmax", "$\\q \\to \\q - η\\,\u2202L / \u2202\\q$")


def winner() -> str:
    return translate("Lesson_softmax", "Largest other weight")


# --- undo steps ---


def undo_wanted() -> str:
    return translate("Lesson_softmax", "Wanted key")


def undo_settings() -> str:
    return translate("Lesson_softmax", "Descent")
