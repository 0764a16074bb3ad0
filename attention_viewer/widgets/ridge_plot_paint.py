"""Paints the bars and curves of histograms above one another, and finds the bar at a place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.plot_axes import Frame
from attention_viewer.widgets.plot_axes_cache import fill_hatched, paints_pixels
from attention_viewer.widgets.plot_axes_paint import DASHES, HATCH_PITCH, hatch_lines, stroke

if TYPE_CHECKING:
    from attention_viewer.widgets.ridge_plot import Ridge, RidgeScene

CURVE_POINTS = 49
CURVE_SPAN = 4.0
LEAST_BAR_PX = 1.2
"""Narrower bars are joined: they would cost time and show nothing."""


def paint_ridge(
    painter: QPainter, frame: Frame, ridge: Ridge, base: float, unit: float, scene: RidgeScene
) -> None:
    """Paint one histogram on a base line; ``unit`` px are as high as 1."""
    now = theme.current()
    left, step, heights = _visible_bars(frame, ridge, unit, scene.top)
    if not heights.size or not heights.any():
        return
    x = left + step * np.arange(heights.size + 1)
    steps_x, steps_y = np.repeat(x, 2), np.concatenate(([0.0], np.repeat(heights, 2), [0.0]))
    outline = QPolygonF(
        [QPointF(a, base - b) for a, b in zip(steps_x.tolist(), steps_y.tolist(), strict=True)]
    )
    fade = 0.4 if scene.faded else 1.0
    colour = now.colour(ridge.token, fade)
    lighter = 0.12 if ridge.hatched else (0.55 if ridge.firm else 0.25)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.colour(ridge.token, lighter * fade))
    # The outline smooths the edges of what is filled here in a quarter of the time.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.drawPolygon(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if ridge.hatched and paints_pixels(painter):
        fill_hatched(painter, outline, colour, now.line_px(1.0), now.line_px(HATCH_PITCH))
    elif ridge.hatched:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(stroke(colour, now.line_px(1.0)))
        painter.drawLines(hatch_lines(left, base, step, heights, now.line_px(HATCH_PITCH)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(stroke(colour, now.line_px(1.1)))
    painter.drawPolyline(outline)


def _visible_bars(
    frame: Frame, ridge: Ridge, unit: float, top: float
) -> tuple[float, float, np.ndarray]:
    """Return left edge, width and heights in px of the bars within the axis, no empty ends."""
    heights = np.minimum(np.asarray(ridge.heights), top)
    step = ridge.step / (frame.x.high - frame.x.low) * frame.width
    left, joined = frame.x_px(ridge.left), _joined(step)
    if joined > 1:
        heights = np.pad(heights, (0, -heights.size % joined)).reshape(-1, joined).mean(axis=1)
        step *= joined
    filled = np.flatnonzero(heights)
    if not filled.size:
        return left, step, heights[:0]
    first = max(int(filled[0]), math.ceil((frame.left - left) / step - 1e-9))
    last = min(int(filled[-1]) + 1, math.floor((frame.right - left) / step + 1e-9))
    return left + first * step, step, unit * heights[first : max(first, last)]


def paint_curve(
    painter: QPainter,
    frame: Frame,
    normal: tuple[float, float],
    base: float,
    unit: float,
    now: Theme,
) -> None:
    """Paint a normal curve with its peak at height 1."""
    mean, spread = normal
    z = np.linspace(-CURVE_SPAN, CURVE_SPAN, CURVE_POINTS)
    x = mean + spread * z
    shown = (x >= frame.x.low) & (x <= frame.x.high)
    fraction = (x[shown] - frame.x.low) / (frame.x.high - frame.x.low)
    places = frame.left + fraction * frame.width
    heights = base - unit * np.exp(-0.5 * z[shown] ** 2)
    painter.setPen(stroke(now.colour("text"), now.line_px(1.2), DASHES))
    painter.drawPolyline(
        QPolygonF([QPointF(a, b) for a, b in zip(places.tolist(), heights.tolist(), strict=True)])
    )


def bar_at(frame: Frame, ridge: Ridge, x: float) -> tuple[float, float, float] | None:
    """Return ends and share of the bar painted at ``x`` px; None beyond the bars with values.

    Bars that are painted as one are read as one.
    """
    shares = np.asarray(ridge.shares)
    joined = _joined(ridge.step / (frame.x.high - frame.x.low) * frame.width)
    step = joined * ridge.step
    number = math.floor((frame.x.value((x - frame.left) / frame.width) - ridge.left) / step)
    filled = np.flatnonzero(shares) // joined
    if not filled.size or not filled[0] <= number <= filled[-1]:
        return None
    share = float(shares[number * joined : (number + 1) * joined].sum())
    low = ridge.left + number * step
    return low, low + step, share


def _joined(step: float) -> int:
    """Return how many bars, ``step`` px wide, are painted as one."""
    return max(1, math.ceil(LEAST_BAR_PX / step))
