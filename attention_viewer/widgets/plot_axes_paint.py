"""Paints what plots have in common: grid, names along the axes, legends, hatching."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.math_layout import draw, draw_in, layout
from attention_viewer.widgets.plot_axes import Frame

Mark = Literal["square", "disc", "diamond"]
MARK_PX = 9.0
MARK_STEP = 13
DASHES = [4.0, 3.0]
DOTS = [1.0, 2.2]
GRID_OPACITY = 0.25
GRID_PX = 8.0
HATCH_PITCH = 6.0
SMALLEST = 0.5
SMALLER = (0.92, 0.85, 0.78)
"""Sizes of names of the x axis, tried before some of them are left out."""


@dataclass(frozen=True)
class LegendItem:
    """A sample and its words.

    Parameters
    ----------
    sample
        "marks" paints ``marks``, the others one kind of line or area; "" none.
    text
        Markup behind it.
    token
        Colour of the sample; words are always legible text.
    marks
        Marks side by side, with their colour tokens.
    """

    sample: Literal["marks", "dashed", "hatched", "filled", ""]
    text: str
    token: str = "text"
    weight: int = 400
    marks: tuple[tuple[Mark, str], ...] = ()


def plot_area(frame: Frame) -> QRectF:
    """Return the rectangle between the axes."""
    return QRectF(frame.left, frame.top, frame.width, frame.height)


def stroke(colour: QColor, width: float, pattern: Sequence[float] = ()) -> QPen:
    """Return a pen, dashed when a pattern is given in units of its width."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if pattern:
        pen.setDashPattern(list(pattern))
    return pen


def draw_grid(painter: QPainter, frame: Frame, now: Theme, *, rows: bool = True) -> None:
    """Paint the grid lines at the ticks, as many as can be told apart, and the base line."""
    painter.setPen(stroke(now.colour("line", GRID_OPACITY), max(1.0, now.line_px(0.9))))
    lines: list[QLineF] = []
    for tick in reversed(frame.x.ticks):
        x = frame.x_px(tick.value)
        if not lines or lines[-1].x1() - x >= now.px(GRID_PX):
            lines.append(QLineF(x, frame.top, x, frame.bottom))
    if rows:
        lines += [
            QLineF(frame.left, frame.y_px(tick.value), frame.right, frame.y_px(tick.value))
            for tick in frame.y.ticks
        ]
    painter.drawLines(lines)
    painter.setPen(stroke(now.colour("line", 0.7), max(1.0, now.line_px(1.0))))
    painter.drawLine(QLineF(frame.left, frame.bottom, frame.right, frame.bottom))


def draw_x_names(painter: QPainter, frame: Frame, now: Theme, name: str = "") -> None:
    """Paint the ticks' names below, as many as fit, and the axis' name left of them.

    They are set a little smaller if all of them fit then.
    """
    size = now.text_px("tick")
    y = frame.bottom + now.px(5) + size
    free_from = -1e9
    if name:
        line = layout(name, size)
        x = frame.left - now.px(10) - line.width
        draw(painter, QPointF(x, y), line, now.colours)
        free_from = x + line.width
    wanted = len(frame.x.ticks)
    sizes = [size, *(round(factor * size) for factor in SMALLER)]
    fitting = (each for each in sizes if len(_that_fit(frame, now, each, free_from)) == wanted)
    name_size = next(fitting, size)
    for tick in _that_fit(frame, now, name_size, free_from):
        draw_in(
            painter,
            QPointF(_name_x(frame, tick, name_size), y),
            _name_of(frame, tick),
            name_size,
            now.colours,
            align=Qt.AlignmentFlag.AlignHCenter,
            default="muted",
        )


def _name_of(frame: Frame, value: float) -> str:
    return next(tick.text for tick in frame.x.ticks if tick.value == value)


def _name_x(frame: Frame, value: float, size: int) -> float:
    """Return where a name is centred: below its tick, but not beyond the right edge."""
    half = layout(_name_of(frame, value), size).width / 2
    return min(frame.x_px(value), frame.right + 0.25 * size - half)


def _that_fit(frame: Frame, now: Theme, size: int, free_from: float) -> list[float]:
    """Return the values whose names do not touch: from the right, as large d_k matter most."""
    fitting: list[float] = []
    limit = 1e9
    for tick in reversed(frame.x.ticks):
        half = layout(tick.text, size).width / 2
        x = _name_x(frame, tick.value, size)
        if x + half < limit and x - half > free_from:
            fitting.append(tick.value)
            limit = x - half - now.px(4)
    return fitting


def draw_y_names(painter: QPainter, frame: Frame, now: Theme) -> None:
    """Paint the ticks' names left of the axis, as many as fit."""
    size = now.text_px("tick")
    limit = 1e9
    for tick in frame.y.ticks:
        y = frame.y_px(tick.value) + 0.36 * size
        if y > limit:
            continue
        limit = y - 1.15 * size
        at = QPointF(frame.left - now.px(8), y)
        draw_in(
            painter,
            at,
            tick.text,
            size,
            now.colours,
            align=Qt.AlignmentFlag.AlignRight,
            default="muted",
        )


def names_width(frame_ticks: Sequence[str], now: Theme) -> float:
    """Return the width of the widest name."""
    size = now.text_px("tick")
    return max((layout(text, size).width for text in frame_ticks), default=0.0)


def draw_title(
    painter: QPainter, width: float, now: Theme, title: str, legend: Sequence[LegendItem]
) -> None:
    """Paint a plot's title and as much of its legend as fits beside it."""
    size = float(now.text_px("body"))
    y = 1.1 * size
    line = layout(title, size, 600)
    fitted = size
    while line.width > width and fitted > SMALLEST * size:  # smaller, but never cut
        fitted -= 0.5
        line = layout(title, fitted, 600)
    draw(painter, QPointF(0, y), line, now.colours)
    x = line.width + now.px(16)
    small = now.text_px("label")
    for item in legend:
        words = layout(item.text, small, item.weight)
        sample = _sample_width(item, now)
        if x + sample + words.width > width:
            continue
        _draw_sample(painter, QPointF(x, y - 0.36 * small), item, now)
        token = item.token if item.weight > 400 else "muted"  # noqa: PLR2004
        draw(painter, QPointF(x + sample, y), words, now.colours, token)
        x += sample + words.width + now.px(14)


def title_height(now: Theme) -> float:
    """Return the room that a title needs."""
    return 1.45 * now.text_px("body")


def draw_mark(
    painter: QPainter, at: QPointF, mark: Mark, size: float, colour: QColor, hollow: QColor | None
) -> None:
    """Paint a mark around ``at``.

    Parameters
    ----------
    size
        Side of the square; disc and diamond look as large.
    hollow
        None for a filled mark, else the ground inside an outline: a provisional value.
    """
    pen = QPen(colour, size * 0.17)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(Qt.PenStyle.NoPen if hollow is None else pen)
    painter.setBrush(colour if hollow is None else hollow)
    half = size / 2 - (0.0 if hollow is None else size * 0.085)
    if mark == "square":
        painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))
    elif mark == "disc":
        painter.drawEllipse(at, 1.1 * half, 1.1 * half)
    else:
        far = 1.3 * half
        painter.drawPolygon(
            QPolygonF(
                [
                    at + QPointF(0, -far),
                    at + QPointF(far, 0),
                    at + QPointF(0, far),
                    at + QPointF(-far, 0),
                ]
            )
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)


def hatch_lines(
    left: float, base: float, step: float, heights: NDArray[np.float64], pitch: float
) -> list[QLineF]:
    """Return rising diagonals inside a step curve, cut by arithmetic so that SVG needs no clip.

    Parameters
    ----------
    left, base
        Lower left corner, in px.
    step
        Width of one bar.
    heights
        Heights of the bars in px, shape (n,).
    pitch
        Distance of the lines along the base.
    """
    highest = float(heights.max(initial=0.0))
    if highest < 1.0:
        return []
    total = step * heights.size
    # Counted from the left edge, so that the lines stand still while the bars grow.
    before = np.ceil(highest / pitch) * pitch
    starts = np.arange(left - before, left + total, pitch)
    risen = np.arange(0.0, highest + 1.0, 0.5)
    x = starts[:, np.newaxis] + risen
    bar = np.floor((x - left) / step).astype(np.intp)
    within = (bar >= 0) & (bar < heights.size)
    inside = within & (risen <= heights[np.where(within, bar, 0)])
    edges = np.diff(np.pad(inside, ((0, 0), (1, 1))).astype(np.int8), axis=1)
    rows, first = np.nonzero(edges == 1)
    _, last = np.nonzero(edges == -1)
    return [
        QLineF(starts[row] + a / 2, base - a / 2, starts[row] + b / 2, base - b / 2)
        for row, a, b in zip(rows.tolist(), first.tolist(), (last - 1).tolist(), strict=True)
        if b > a
    ]


def _sample_width(item: LegendItem, now: Theme) -> float:
    marks = 7 + MARK_STEP * len(item.marks)
    widths = {"marks": marks, "dashed": 34, "hatched": 22, "filled": 22, "": 0}
    return float(now.px(widths[item.sample])) if item.sample else 0.0


def _draw_sample(painter: QPainter, at: QPointF, item: LegendItem, now: Theme) -> None:
    if item.sample == "marks":
        size = now.line_px(MARK_PX)
        for number, (mark, token) in enumerate(item.marks):
            place = at + QPointF(size / 2 + number * now.px(MARK_STEP), 0)
            draw_mark(painter, place, mark, size, now.colour(token), None)
    elif item.sample == "dashed":
        painter.setPen(stroke(now.colour(item.token), now.line_px(1.4), DASHES))
        painter.drawLine(QLineF(at.x(), at.y(), at.x() + now.px(27), at.y()))
    elif item.sample:
        side = now.px(15)
        area = QRectF(at.x(), at.y() - side * 0.4, side, side * 0.8)
        _draw_swatch(painter, area, item, now)


def _draw_swatch(painter: QPainter, area: QRectF, item: LegendItem, now: Theme) -> None:
    colour = now.colour(item.token)
    if item.sample == "filled":
        painter.fillRect(area, colour)
        return
    heights = np.full(max(1, round(area.width())), area.height())
    painter.setPen(stroke(colour, now.line_px(1.1)))
    painter.drawLines(hatch_lines(area.left(), area.bottom(), 1.0, heights, now.px(4)))
    painter.drawRect(area)
