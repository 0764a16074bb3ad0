"""Axes and bars: nice limits, hatched and plain bars, and a line for what is too small to see."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from attention_viewer.core.formatting import compact
from attention_viewer.runtime.theme import Theme

THIN = 2.5
"""Height in px of a bar that would be too small to see."""
HATCH_STEP = 9.0
HATCH_WIDTH = 2.4
NARROW = 8.0
_STEPS = (1.0, 2.0, 5.0, 10.0)
_INTERVALS = 5
SMALLEST_SPAN = 1e-290
"""Below it steps would lose their digits."""
_CAP_DIGITS = 6


@dataclass(frozen=True)
class Axis:
    """A vertical scale.

    Parameters
    ----------
    low, high
        Its ends; ``low < high``.
    base
        Where bars start.
    ticks
        Marked values with their words.
    """

    low: float
    high: float
    base: float
    ticks: tuple[tuple[float, str], ...]

    def y_of(self, value: float, area: QRectF) -> float:
        """Return where a value lies in an area, kept within a little around it."""
        share = (value - self.low) / (self.high - self.low)
        return area.bottom() - min(max(share, -1.0), 2.0) * area.height()

    def value_at(self, y: float, area: QRectF) -> float:
        """Return the value at a height, within the axis."""
        share = min(max((area.bottom() - y) / area.height(), 0.0), 1.0)
        return self.low + share * (self.high - self.low)


def nice_axis(values: Sequence[float]) -> Axis:
    """Return an axis around 0 and all values whose ends are round numbers."""
    low, high = min(0.0, *values), max(0.0, *values)
    if high - low < SMALLEST_SPAN:
        return Axis(-1.0, 1.0, 0.0, ((-1.0, compact(-1.0)), (0.0, "0"), (1.0, "1")))
    step = nice_step((high - low) / _INTERVALS)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step
    marks = sorted({low, 0.0, high})
    ticks = tuple((mark + 0.0, compact(mark, _CAP_DIGITS)) for mark in marks)
    return Axis(low, high, 0.0, ticks)


def nice_step(least: float) -> float:
    """Return the smallest of 1, 2, 5 times a power of ten that is at least ``least``."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in _STEPS if step * power >= least * (1.0 - 1e-12))


def bar_ends(axis: Axis, values: ArrayLike, area: QRectF) -> NDArray[np.float64]:
    """Return the height at which each bar ends, (n,); the base for a value that is not finite."""
    base = axis.y_of(axis.base, area)
    scale = area.height() / (axis.high - axis.low)
    given = np.asarray(values, dtype=np.float64)
    top, bottom = area.top() - area.height(), area.bottom() + area.height()
    with np.errstate(invalid="ignore", over="ignore"):
        ends = np.clip(base - (given - axis.base) * scale, top, bottom)
    return np.where(np.isfinite(given), ends, base)


def draw_grid(painter: QPainter, axis: Axis, area: QRectF, now: Theme) -> None:
    """Paint a faint line at each tick, a firm one at the base."""
    for value, _ in axis.ticks:
        firm = value == axis.base
        y = axis.y_of(value, area)
        draw_level(painter, area.left(), area.width(), y, now, 0.9 if firm else 0.25)


def draw_level(
    painter: QPainter, left: float, width: float, y: float, now: Theme, opacity: float
) -> None:
    """Paint a level line on whole pixels: as an area, which costs a tenth of a smooth line."""
    thick = max(1, round(now.line_px(1.0)))
    line = QRectF(left, round(y - thick / 2), width, thick)
    painter.fillRect(line, now.colour("line", opacity))


def draw_bars(
    painter: QPainter, bars: list[QRectF], now: Theme, token: str, *, hatched: bool
) -> None:
    """Paint bars with an outline; hatched over a light tint, or plain."""
    if not bars:
        return
    wide = bars[0].width() > now.px(NARROW)
    if wide:
        painter.setPen(QPen(now.colour(token), now.line_px(1.5)))
        painter.setBrush(now.colour(token, 0.28 if hatched else 0.8))
        painter.drawRects(bars)
    else:
        fill(painter, bars, now.colour(token, 0.45 if hatched else 0.9))
    if hatched:
        draw_hatch(painter, bars, now, token)


def draw_slivers(painter: QPainter, bars: list[QRectF], now: Theme, token: str) -> None:
    """Paint bars that are too small to see as lines on the base."""
    if bars:
        fill(painter, bars, now.colour(token))


def draw_hatch(painter: QPainter, bars: list[QRectF], now: Theme, token: str) -> None:
    """Paint diagonals inside bars, in one pattern over the page."""
    step = HATCH_STEP * now.scale * now.space
    pen = QPen(now.colour(token), HATCH_WIDTH * now.scale * now.space)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLines([line for bar in bars for line in hatch_lines(bar, step)])


def fill(painter: QPainter, bars: list[QRectF], colour: QColor) -> None:
    """Fill bars without outline and with sharp edges, which is fast for many."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRects(bars)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def thinnest(now: Theme) -> float:
    """Return the height of a bar that would be too small to see."""
    return THIN * now.scale * now.space


def hatch_lines(area: QRectF, step: float) -> list[QLineF]:
    """Return diagonals (rising to the right) that fill an area, in one pattern over the page."""
    left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
    lines = []
    sum_of_x_and_y = math.ceil((left + top) / step) * step
    while sum_of_x_and_y < right + bottom:
        x_1 = max(left, sum_of_x_and_y - bottom)
        x_2 = min(right, sum_of_x_and_y - top)
        lines.append(QLineF(x_1, sum_of_x_and_y - x_1, x_2, sum_of_x_and_y - x_2))
        sum_of_x_and_y += step
    return lines
