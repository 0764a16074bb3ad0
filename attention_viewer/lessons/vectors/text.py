"""Every visible string of the vectors lesson."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    return translate("Lesson_vectors", "Vectors")


def headline_plane() -> str:
    return translate("Lesson_vectors", "Which key does the query $\\q$ point to?")


def headline_space() -> str:
    return translate("Lesson_vectors", "How far does ${k}$ reach along ${q}$?")


def view_switch() -> str:
    return translate("Lesson_vectors", "View")


def view_2d() -> str:
    return translate("Lesson_vectors", "2D")


def view_2d_tip() -> str:
    return translate("Lesson_vectors", "Vectors with two components, in the plane")


def view_3d() -> str:
    return translate("Lesson_vectors", "3D")


def view_3d_tip() -> str:
    return translate("Lesson_vectors", "Vectors with three components, in space")


def view_high() -> str:
    return translate("Lesson_vectors", "High-dim.")


def view_high_tip() -> str:
    return translate("Lesson_vectors", "Random vectors with up to 1024 components")


def headline_high() -> str:
    return translate(
        "Lesson_vectors", "With more components, angles gather at 90° and scores spread."
    )


# --- picture ------------------------------------------------------------------------------------


def plane_picture() -> str:
    return translate("Lesson_vectors", "Vectors in the plane")


def space_picture() -> str:
    return translate("Lesson_vectors", "Vectors in space")


def plane_tip() -> str:
    return translate(
        "Lesson_vectors",
        "Drag the tips. Arrow keys move the tip that has the focus, Tab goes to the next. "
        "Shift keeps the direction, Ctrl the length. Double-click adds a key, F shows everything.",
    )


def space_tip() -> str:
    return translate(
        "Lesson_vectors",
        "Drag the tips, with X, Y or Z held along that axis. Drag the ground to turn. "
        "Shift keeps the direction, Ctrl the length. F shows everything.",
    )


def component() -> str:
    return translate("Lesson_vectors", "Component {number}")


def positive_side() -> str:
    return translate("Lesson_vectors", "+ positive scores on this side")


def negative_side() -> str:
    return translate("Lesson_vectors", "\u2212 negative scores on this side")


def positive_floor() -> str:
    return translate("Lesson_vectors", "score +")


def negative_floor() -> str:
    return translate("Lesson_vectors", "score \u2212")


def zero_sheet() -> str:
    return translate("Lesson_vectors", "score 0")


def equal_scores() -> str:
    return translate("Lesson_vectors", "Lines of equal score $\\q\\cdot\\k$ =")


def angle_mark() -> str:
    return translate("Lesson_vectors", "Angle {value}")


def projection_mark() -> str:
    return translate("Lesson_vectors", "Projection {value}")


def magnified() -> str:
    return translate("Lesson_vectors", "Tip, {factor} times as large")


def vector_words() -> str:
    return translate("Lesson_vectors", "{name} at {components}")


def facts_words() -> str:
    return translate("Lesson_vectors", "Score {score}, angle {angle}.")


def numbers_hidden() -> str:
    return translate("Lesson_vectors", "The numbers are hidden.")


def high_picture() -> str:
    return translate("Lesson_vectors", "Angles and scores of random vectors")


def high_tip() -> str:
    return translate("Lesson_vectors", "Two histograms of the same {pairs} random pairs of vectors")


def angle_histogram() -> str:
    return translate("Lesson_vectors", "Angle between $\\q$ and $\\k$")


def score_histogram() -> str:
    return translate("Lesson_vectors", "Score $\\q\\cdot\\k$")


def angle_note() -> str:
    return translate(
        "Lesson_vectors", "Dashed: theory. Its width shrinks about as $1/\\sqrt{d_k}$."
    )


def score_note() -> str:
    return translate(
        "Lesson_vectors", "Dashed: one standard deviation, $\\pm\\sqrt{{{d_k}}} = \\pm {value}$."
    )


def high_words() -> str:
    return translate(
        "Lesson_vectors",
        "Angles: mean {mean}, standard deviation {sd}. Scores: standard deviation {score_sd}, "
        "theory {theory}.",
    )


def peaks_note() -> str:
    return translate(
        "Lesson_vectors",
        "{pairs} pairs, components drawn from the standard normal distribution. "
        "Both peaks are drawn equally high.",
    )


# --- panel --------------------------------------------------------------------------------------


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
    return translate("Lesson_vectors", "XY")


def camera_xy_tip() -> str:
    return translate("Lesson_vectors", "From above: components 1 and 2")


def camera_xz() -> str:
    return translate("Lesson_vectors", "XZ")


def camera_xz_tip() -> str:
    return translate("Lesson_vectors", "From the front: components 1 and 3")


def camera_yz() -> str:
    return translate("Lesson_vectors", "YZ")


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
    return translate("Lesson_vectors", "Write the hand calculation without rounding")


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
    return translate("Lesson_vectors", "Draw all components anew from the seed, -1.5 to 1.5")


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


# --- strip --------------------------------------------------------------------------------------


def by_hand() -> str:
    return translate("Lesson_vectors", "By hand")


def by_hand_with() -> str:
    return translate("Lesson_vectors", "By hand \u00b7 {sentence}")


def divided() -> str:
    return translate("Lesson_vectors", "Divided $\\div\\sqrt{{{d_k}}}$")


def angle() -> str:
    return translate("Lesson_vectors", "Angle")


def cosine() -> str:
    return translate("Lesson_vectors", "Cosine")


def length() -> str:
    return translate("Lesson_vectors", "Length $|{name}|$")


def spread_label() -> str:
    return translate("Lesson_vectors", "Standard deviation of the scores: measured, beside theory")


def spread_markup() -> str:
    return translate("Lesson_vectors", "theory $\\sqrt{{{d_k}}}$ = {theory}, measured")


def divided_sd() -> str:
    return translate("Lesson_vectors", "SD $\\div\\sqrt{{{d_k}}}$")


def mean_angle() -> str:
    return translate("Lesson_vectors", "Mean angle")


def angle_sd() -> str:
    return translate("Lesson_vectors", "SD of angle")


def mean_length() -> str:
    return translate("Lesson_vectors", "Mean $|{name}|$")


def no_angle() -> str:
    return translate("Lesson_vectors", "none")


def degrees() -> str:
    return translate("Lesson_vectors", "{value}°")


def zero_q() -> str:
    return translate("Lesson_vectors", "${q}$ is the zero vector: it has no direction, so no angle")


def zero_k() -> str:
    return translate("Lesson_vectors", "${k}$ is the zero vector: it has no direction, so no angle")


def equal() -> str:
    return translate("Lesson_vectors", "${k}$ equals ${q}$: the score is the length squared")


def same() -> str:
    return translate(
        "Lesson_vectors", "exactly the same direction: the score is the product of the lengths"
    )


def near() -> str:
    return translate("Lesson_vectors", "nearly the same direction: high score")


def sideways_positive() -> str:
    return translate("Lesson_vectors", "partly the same direction: small positive score")


def right_angle() -> str:
    return translate("Lesson_vectors", "at a right angle: score 0")


def sideways_negative() -> str:
    return translate("Lesson_vectors", "pointing away: negative score")


def near_opposite() -> str:
    return translate("Lesson_vectors", "nearly opposite: strongly negative score")


def exactly_opposite() -> str:
    return translate(
        "Lesson_vectors", "exactly opposite: the score is minus the product of the lengths"
    )


# --- messages and steps -------------------------------------------------------------------------


def dropped() -> str:
    return translate(
        "Lesson_vectors", "The plane has no component 3. It was dropped from: {names}."
    )


def raised() -> str:
    return translate("Lesson_vectors", "Component 3 of every vector was set to 0.")


def last_key() -> str:
    return translate("Lesson_vectors", "The last key stays: without a key there is no score.")


def enough_keys() -> str:
    return translate("Lesson_vectors", "There is room for five keys.")


def nothing_turns() -> str:
    return translate("Lesson_vectors", "A zero vector has no direction, so nothing can be turned.")


def new_grid() -> str:
    return translate("Lesson_vectors", "One square of the grid is now {step}.")


def step_move() -> str:
    return translate("Lesson_vectors", "move {name}")


def step_type() -> str:
    return translate("Lesson_vectors", "change {name}")


def step_choose() -> str:
    return translate("Lesson_vectors", "choose a key")


def step_add() -> str:
    return translate("Lesson_vectors", "add a key")


def step_remove() -> str:
    return translate("Lesson_vectors", "remove a key")


def step_turn() -> str:
    return translate("Lesson_vectors", "turn {name}")


def step_swap() -> str:
    return translate("Lesson_vectors", "swap query and key")


def step_draw() -> str:
    return translate("Lesson_vectors", "draw vectors")


def step_view() -> str:
    return translate("Lesson_vectors", "change the view")


def step_option() -> str:
    return translate("Lesson_vectors", "change an option")


def step_d_k() -> str:
    return translate("Lesson_vectors", "change the dimension")


def step_example() -> str:
    return translate("Lesson_vectors", "choose an example")


# --- tables -------------------------------------------------------------------------------------


def column_key() -> str:
    return translate("Lesson_vectors", "vector")


def column_score() -> str:
    return translate("Lesson_vectors", "score")


def column_divided() -> str:
    return translate("Lesson_vectors", "divided score")


def column_angle() -> str:
    return translate("Lesson_vectors", "angle (degrees)")


def column_cosine() -> str:
    return translate("Lesson_vectors", "cosine")


def column_length() -> str:
    return translate("Lesson_vectors", "length")


def column_projection() -> str:
    return translate("Lesson_vectors", "projection")


def column_from() -> str:
    return translate("Lesson_vectors", "from")


def column_to() -> str:
    return translate("Lesson_vectors", "to")


def column_pairs() -> str:
    return translate("Lesson_vectors", "pairs")


# --- presets and guide ----------------------------------------------------------------------------


def preset_three_keys() -> str:
    return translate("Lesson_vectors", "One query, three keys")


def preset_unit() -> str:
    return translate("Lesson_vectors", "Same, right angle, opposite: 1, 0, \u22121")


def preset_space() -> str:
    return translate("Lesson_vectors", "3D: the first query of $QK^\\top$")


def preset_near() -> str:
    return translate("Lesson_vectors", "Nearly parallel keys")


def preset_lengths() -> str:
    return translate("Lesson_vectors", "A long key beats a close one")


def preset_zero() -> str:
    return translate("Lesson_vectors", "A key that is zero")


def guide_start() -> str:
    return translate(
        "Lesson_vectors",
        "The query $\\q$ asks, three keys answer. $\\k_1$ points nearly as $\\q$ does: "
        "its score is the highest. Drag its tip and watch the order of the bars.",
    )


def guide_unit() -> str:
    return translate(
        "Lesson_vectors",
        "Three scores to remember: the same direction gives 1, a right angle 0, "
        "the opposite direction \u22121.",
    )


def guide_zero_line() -> str:
    return translate(
        "Lesson_vectors",
        "Here $\\k_1$ stands at a right angle to $\\q$. Move it to the tinted side: the score "
        "becomes positive. On the other side it is negative.",
    )


def guide_length() -> str:
    return translate(
        "Lesson_vectors",
        "Length counts, too: $\\k_2$ points less well than $\\k_1$ but is longer, "
        "and its score is higher. The cosine looks at the direction alone.",
    )


def guide_space() -> str:
    return translate(
        "Lesson_vectors",
        "The same in space, with three components. Turn the picture: the angle lies in the "
        "plane of $\\q$ and $\\k_y$. The score is divided by $\\sqrt{3}$, the root of the "
        "number of components.",
    )


def guide_high() -> str:
    return translate(
        "Lesson_vectors",
        "Real heads have dozens of components or more. Random directions are then nearly at right "
        "angles, yet the scores spread as $\\sqrt{d_k}$: the reason to divide by it.",
    )
