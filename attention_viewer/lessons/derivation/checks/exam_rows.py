"""Turns the points of a class into rows of dots."""

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.exam import SUBJECT_MEAN, SUBJECT_SD, ClassResult
from attention_viewer.core.formatting import HIDDEN, fixed
from attention_viewer.lessons.derivation.checks import text
from attention_viewer.lessons.derivation.fill import exact, fill
from attention_viewer.widgets.dot_scene import DotRow, DotRows
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes import linear_axis

REACHES = ((9, 100.0), (25, 160.0), (50, 240.0))
"""Half of the axis for up to so many subjects: it stands still while the dots spread."""


class ExamWords:
    """Says what a pupil has; its `say` stays the same while a class is shown."""

    def __init__(self) -> None:
        self.result: ClassResult | None = None
        self.hidden = False

    def say(self, pupil: int) -> str:
        """Return a pupil's points, total and standard score."""
        if self.result is None:
            return ""
        values = (
            str(int(self.result.totals[pupil])),
            fixed(float(self.result.standard_scores[pupil]), 1),
        )
        one = str(int(self.result.points[pupil, 0]))
        total, standard = (HIDDEN,) * 2 if self.hidden else values
        return fill(text.exam_pupil(), number=pupil + 1, one=one, total=total, standard=standard)


def exam_scene(result: ClassResult, about: ExamWords, *, hidden: bool) -> DotRows:
    """Return the rows: one subject, totals, divided totals, standard scores."""
    about.result, about.hidden = result, hidden
    m = result.subjects
    reach = next(half for most, half in REACHES if m <= most)
    points = result.points[:, 0].astype(np.float64) - SUBJECT_MEAN
    total = text.exam_total_one if m == 1 else text.exam_total
    rows = (
        _row(text.exam_one(), points, SUBJECT_SD, reach, hidden=False),
        _row(
            fill(total(), m=m, mean=exact(SUBJECT_MEAN * m)), result.deviations,
            result.theory_sd, reach, hidden, "unscaled",
        ),
        _row(
            text.exam_divided(), result.divided, SUBJECT_SD, reach, hidden, "scaled", named=True
        ),
        DotRow(
            text.exam_standard(),
            text.exam_standard_formula(),
            tuple(result.standard_scores.tolist()),
            linear_axis(20.0, 80.0, 6),
            (40.0, 60.0),
            hidden=hidden,
        ),
    )  # fmt: skip
    spoken = "; ".join(f"{row.label}: {row.about}" for row in rows)
    return DotRows(rows, about.say, text.exam_note(), plain(spoken))


def _row(
    label: str,
    values: NDArray[np.float64],
    theory: float,
    reach: float,
    hidden: bool,
    token: str = "text",
    *,
    named: bool = False,
) -> DotRow:
    numbers = fixed(float(values.std(ddof=1)), 1), fixed(theory, 1)
    measured, expected = (HIDDEN,) * 2 if hidden else numbers
    return DotRow(
        label,
        fill(text.exam_sd(), measured=measured, theory=expected),
        tuple(values.tolist()),
        linear_axis(-reach, reach, 8),
        (-theory, theory),
        "square" if token == "unscaled" else "disc",
        token,
        named,
        hidden,
    )
