"""The words of the page, the picture, the examples and the guide of the vectors lesson."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def title() -> str:
    return translate("Lesson_vectors", "Vectors")


def headline_plane() -> str:
    return translate("Lesson_vectors", "Which key does the query ${q}$ point to?")


def headline_space() -> str:
    return translate("Lesson_vectors", "How far does ${k}$ reach along\u00a0${q}$?")


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


def headline_high_question() -> str:
    return translate(
        "Lesson_vectors", "What do more components do to angles and scores? Predict first."
    )


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
        "Drag the tips, with 1, 2 or 3 held along that axis. Drag the ground to turn. "
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
