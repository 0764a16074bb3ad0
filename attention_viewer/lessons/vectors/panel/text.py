"""The words on the controls of the vectors lesson."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def example() -> str:
    return translate("Lesson_vectors", "Example")


def example_tip() -> str:
    return translate("Lesson_vectors", "Start from a prepared set of vectors")


def own_values() -> str:
    return translate("Lesson_vectors", "Own values")


def component_field() -> str:
    return translate("Lesson_vectors", "{name}, component {number}")


def component_field_tip() -> str:
    return translate(
        "Lesson_vectors", "Type a number, or step with the arrow keys (Shift: ten times as far)"
    )


def query_word() -> str:
    return translate("Lesson_vectors", "Query")


def key_word() -> str:
    return translate("Lesson_vectors", "Key {number}")


def remove_key() -> str:
    return translate("Lesson_vectors", "Remove key {number}")


def add_key() -> str:
    return translate("Lesson_vectors", "Add key")


def add_key_tip() -> str:
    return translate(
        "Lesson_vectors", "Add a key, five at most; a double-click in the picture does, too"
    )


def snap() -> str:
    return translate("Lesson_vectors", "Snap to grid")


def snap_tip() -> str:
    return translate("Lesson_vectors", "Dragged components are rounded to multiples of this")


def snap_off() -> str:
    return translate("Lesson_vectors", "off")


def snap_tenth() -> str:
    return translate("Lesson_vectors", "0.1")


def snap_half() -> str:
    return translate("Lesson_vectors", "0.5")


def snap_one() -> str:
    return translate("Lesson_vectors", "1")


def turn_label() -> str:
    return translate("Lesson_vectors", "Turn the chosen key ${k}$ against ${q}$")


def parallel() -> str:
    return translate("Lesson_vectors", "Parallel")


def parallel_tip() -> str:
    return translate(
        "Lesson_vectors", "Turn the chosen key to point along the query, its length kept"
    )


def orthogonal() -> str:
    return translate("Lesson_vectors", "Orthogonal")


def orthogonal_tip() -> str:
    return translate(
        "Lesson_vectors", "Turn the chosen key to a right angle with the query, its length kept"
    )


def opposite() -> str:
    return translate("Lesson_vectors", "Opposite")


def opposite_tip() -> str:
    return translate("Lesson_vectors", "Turn the chosen key against the query, its length kept")


def scores_ranked() -> str:
    return translate("Lesson_vectors", "Scores $\\q\\cdot\\k$, largest first")


def scores_given() -> str:
    return translate("Lesson_vectors", "Scores $\\q\\cdot\\k$: click a key to reveal it")


def scores_tip() -> str:
    return translate("Lesson_vectors", "Click a key to see its calculation")


def camera_xy() -> str:
    return translate("Lesson_vectors", "1\u20132")


def camera_xy_tip() -> str:
    return translate("Lesson_vectors", "From above: components 1 and 2")


def camera_xz() -> str:
    return translate("Lesson_vectors", "1\u20133")


def camera_xz_tip() -> str:
    return translate("Lesson_vectors", "From the front: components 1 and 3")


def camera_yz() -> str:
    return translate("Lesson_vectors", "2\u20133")


def camera_yz_tip() -> str:
    return translate("Lesson_vectors", "From the side: components 2 and 3")


def camera_iso() -> str:
    return translate("Lesson_vectors", "Iso")


def camera_iso_tip() -> str:
    return translate("Lesson_vectors", "Isometric: all three axes look equally long")


def camera_reset() -> str:
    return translate("Lesson_vectors", "Reset the view")


def camera_reset_tip() -> str:
    return translate("Lesson_vectors", "Back to the first point of view and size")


def more() -> str:
    return translate("Lesson_vectors", "More")


def more_tip() -> str:
    return translate(
        "Lesson_vectors", "Length lock, swapping, random vectors, parts of the picture"
    )


def lock_length() -> str:
    return translate("Lesson_vectors", "Keep the length while dragging")


def lock_length_tip() -> str:
    return translate(
        "Lesson_vectors", "A dragged tip turns around the origin at its present length"
    )


def show_lines() -> str:
    return translate("Lesson_vectors", "Show where scores are positive")


def show_lines_tip() -> str:
    return translate(
        "Lesson_vectors", "The tinted half, lines of equal score, the sheet of score 0"
    )


def show_angle() -> str:
    return translate("Lesson_vectors", "Show the angle")


def show_angle_tip() -> str:
    return translate("Lesson_vectors", "The arc between query and chosen key")


def show_projection() -> str:
    return translate("Lesson_vectors", "Show the projection")


def show_projection_tip() -> str:
    return translate(
        "Lesson_vectors", "The foot of the chosen key on the query, with its right angle"
    )


def all_digits() -> str:
    return translate("Lesson_vectors", "Calculate with all digits")


def all_digits_tip() -> str:
    return translate(
        "Lesson_vectors", "Write the hand calculation below the picture without rounding"
    )


def swap() -> str:
    return translate("Lesson_vectors", "Swap query and key")


def swap_tip() -> str:
    return translate("Lesson_vectors", "Exchange the query and the chosen key: the score stays")


def fit() -> str:
    return translate("Lesson_vectors", "Show all")


def fit_tip() -> str:
    return translate("Lesson_vectors", "Choose the size at which every vector is seen (F)")


def draw() -> str:
    return translate("Lesson_vectors", "Draw at random")


def draw_tip() -> str:
    return translate("Lesson_vectors", "Draw all components again from the seed, -1.5 to 1.5")


def seed() -> str:
    return translate("Lesson_vectors", "Seed")


def seed_tip() -> str:
    return translate("Lesson_vectors", "The same seed draws the same vectors")


def d_k() -> str:
    return translate("Lesson_vectors", "Dimension $d_k$: number of components")


def d_k_tip() -> str:
    return translate("Lesson_vectors", "How many components the random vectors have, 2 to 1024")


def d_k_field() -> str:
    return translate("Lesson_vectors", "Dimension $d_k$")


def draw_again() -> str:
    return translate("Lesson_vectors", "Draw other vectors")


def draw_again_tip() -> str:
    return translate("Lesson_vectors", "Take the next seed: the shapes hardly change")


def send() -> str:
    return translate("Lesson_vectors", "Send to $QK^\\top$")


def send_tip() -> str:
    return translate("Lesson_vectors", "Open the next lesson with this query and these keys")


def take() -> str:
    return translate("Lesson_vectors", "Take from $QK^\\top$")


def take_tip() -> str:
    return translate(
        "Lesson_vectors",
        "Show the query picked in the next lesson with its keys, the first five at most",
    )
