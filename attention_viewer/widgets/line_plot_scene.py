"""What a plot of lines shows."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from attention_viewer.widgets.plot_axes import Axis, Frame
from attention_viewer.widgets.plot_axes_paint import Mark

Pattern = Literal["solid", "dashed", "dotted"]
Point = tuple[float, float]
Array = NDArray[np.float64]


@dataclass(frozen=True)
class Line:
    """One curve.

    Parameters
    ----------
    xs, ys
        Its points from left to right; values that the axes cannot show leave a gap.
    token
        Colour.
    pattern, strong
        How it is drawn, and whether thick.
    mark, every
        Mark at each so many points, and where the cursor meets the line; None for no mark.
    label
        Markup beside the line where the cursor meets it; "" for none.
    band
        Lower and upper ends of a band around the points; empty for none.
    notes
        Markup that is read at each point when the pointer is near; empty for none.
    """

    xs: tuple[float, ...]
    ys: tuple[float, ...]
    token: str
    pattern: Pattern = "solid"
    strong: bool = False
    mark: Mark | None = None
    every: int = 0
    label: str = ""
    band: tuple[tuple[float, ...], tuple[float, ...]] | None = None
    notes: tuple[str, ...] = ()

    def at(self, x: float) -> float | None:
        """Return the value at the point nearest to ``x``; None where there is none."""
        if not self.xs:
            return None
        behind = bisect_left(self.xs, x)
        near = range(max(0, behind - 1), min(behind + 1, len(self.xs)))
        nearest = min(near, key=lambda number: abs(self.xs[number] - x))
        value = self.ys[nearest]
        return value if math.isfinite(value) else None


@dataclass(frozen=True)
class LineScene:
    """Everything that a plot shows.

    Parameters
    ----------
    title
        Markup over the plot.
    remark
        Words behind the title, in a quiet colour, if they fit.
    x, y
        The axes.
    x_name
        Markup at the x axis.
    cursor
        Value of x that is marked through the whole plot; None for none.
    fixed
        Whether the cursor cannot be moved.
    step
        How far an arrow key moves the cursor: so much is added, on a logarithmic axis it is a
        factor.
    strength, ahead
        How strongly lines are painted up to the cursor and beyond it, 0 to 1.
    note
        Words in the middle of the plot, for example why it is empty.
    names
        Whether values along the y axis are named.
    hidden
        Whether results are hidden, see `hiding`; the cursor, which is given, stays.
    description
        The numbers in words.
    """

    title: str
    x: Axis
    y: Axis
    lines: tuple[Line, ...]
    remark: str = ""
    x_name: str = ""
    cursor: float | None = None
    fixed: bool = False
    step: float = 1.0
    strength: float = 1.0
    ahead: float = 1.0
    note: str = ""
    names: bool = True
    hidden: bool = False
    description: str = field(default="", compare=False)


def shown(axis: Axis, value: float) -> bool:
    """Tell whether an axis has a place for a value, however far away."""
    return math.isfinite(value) and (not axis.log or value > 0.0)


def pieces(line: Line, frame: Frame) -> list[Array]:
    """Return the line in px, cut where the axes cannot show a value; pieces (n, 2) from the left.

    A point beyond the axis is kept a little outside of the frame, where it can be painted.
    """
    xs, ys = np.array(line.xs, dtype=float), np.array(line.ys, dtype=float)
    fine = _all_shown(frame.x, xs) & _all_shown(frame.y, ys)
    x = frame.left + _fractions(frame.x, xs[fine]) * frame.width
    y = frame.bottom - _fractions(frame.y, ys[fine]) * frame.height
    points = np.column_stack([x, np.clip(y, frame.top - frame.height, frame.bottom + frame.height)])
    gaps = np.flatnonzero(np.diff(np.flatnonzero(fine)) > 1) + 1
    return [piece for piece in np.split(points, gaps) if len(piece)]


def cut_at(points: Sequence[Point], x: float) -> tuple[list[Point], list[Point]]:
    """Return the part of a piece up to ``x`` px and the part behind it; they meet there."""
    here = bisect_right(points, x, key=_x_of)
    before, after = list(points[:here]), list(points[here:])
    if before and after and before[-1][0] < x:
        (x_1, y_1), (x_2, y_2) = before[-1], after[0]
        met = (x, y_1 + (y_2 - y_1) * (x - x_1) / (x_2 - x_1))
        return [*before, met], [met, *after]
    return before, ([before[-1], *after] if before and after else after)


def _x_of(point: Point) -> float:
    return point[0]


def _all_shown(axis: Axis, values: Array) -> NDArray[np.bool_]:
    """Tell of all values at once what `shown` tells of one."""
    shown_ones: NDArray[np.bool_] = np.isfinite(values)
    return shown_ones & (values > 0.0) if axis.log else shown_ones


def _fractions(axis: Axis, values: Array) -> Array:
    """Return `Axis.fraction` of all values at once."""
    if axis.log:
        ratio: Array = np.log(values / axis.low) / math.log(axis.high / axis.low)
        return ratio
    return (values - axis.low) / (axis.high - axis.low)
