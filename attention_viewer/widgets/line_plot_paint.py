"""Paints a plot of lines."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.line_plot_scene import Line, LineScene, Point, cut_at, pieces, shown
from attention_viewer.widgets.math_layout import draw, draw_in, layout
from attention_viewer.widgets.plot_axes import Frame
from attention_viewer.widgets.plot_axes_paint import (
    MARK_PX,
    draw_grid,
    draw_mark,
    draw_title,
    draw_x_names,
    draw_y_names,
    stroke,
)

PATTERNS: dict[str, list[float]] = {"solid": [], "dashed": [4.5, 2.5], "dotted": [1.2, 2.0]}
BAND_OPACITY = 0.16
THIN, STRONG = 1.7, 2.8
BESIDE = 0.62
LOOK_ASIDE = 0.2
LINE_EM = 1.25
"""Least distance from label to label."""


@dataclass(frozen=True)
class Label:
    """The label of a line that meets the cursor at ``y``."""

    line: Line
    y: float


def paint_still(painter: QPainter, scene: LineScene, frame: Frame, now: Theme, width: int) -> None:
    """Paint title, axes, grid and note: what does not depend on the lines."""
    draw_title(painter, width, now, scene.title, ())
    draw_grid(painter, frame, now)
    draw_x_names(painter, frame, now, scene.x_name)
    if scene.names:
        draw_y_names(painter, frame, now)
    if scene.note:
        middle = QPointF(frame.left + frame.width / 2, frame.top + frame.height / 2)
        draw_in(
            painter,
            middle,
            scene.note,
            now.text_px("label"),
            now.colours,
            align=Qt.AlignmentFlag.AlignHCenter,
            default="muted",
            halo=now.colour("ground"),
            halo_px=now.line_px(4.0),
        )


def paint_lines(painter: QPainter, scene: LineScene, frame: Frame, now: Theme) -> None:
    """Paint bands, lines, marks, cursor and labels."""
    area = QRectF(frame.left, frame.top, frame.width, frame.height)
    reach = now.line_px(MARK_PX)
    painter.save()
    painter.setClipRect(area.adjusted(-reach, -reach, reach, reach))
    for line in scene.lines:
        _paint_band(painter, line, frame, now)
    for line in scene.lines:
        _paint_line(painter, scene, line, frame, now)
    painter.restore()
    if scene.cursor is not None and shown(frame.x, scene.cursor):
        _paint_cursor(painter, scene, frame, now)


def _paint_band(painter: QPainter, line: Line, frame: Frame, now: Theme) -> None:
    if line.band is None:
        return
    low, high = line.band
    forth = [QPointF(frame.x_px(x), frame.y_px(y)) for x, y in zip(line.xs, high, strict=True)]
    back = [QPointF(frame.x_px(x), frame.y_px(y)) for x, y in zip(line.xs, low, strict=True)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.colour(line.token, BAND_OPACITY))
    painter.drawPolygon(QPolygonF([*forth, *reversed(back)]))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_line(painter: QPainter, scene: LineScene, line: Line, frame: Frame, now: Theme) -> None:
    width = now.line_px(STRONG if line.strong else THIN)
    bright, faint = now.colour(line.token, scene.strength), now.colour(line.token, scene.ahead)
    limit = frame.right if scene.cursor is None else frame.x_px(scene.cursor)
    for piece in pieces(line, frame):
        before, after = cut_at(piece, limit)
        for points, colour in ((before, bright), (after, faint)):
            if len(points) > 1 and colour.alpha() > 0:
                pen = stroke(colour, width, PATTERNS[line.pattern])
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))
        if line.mark is not None and line.every:
            _paint_marks(painter, line, piece, limit, (bright, faint), now)


def _paint_marks(
    painter: QPainter,
    line: Line,
    piece: list[Point],
    limit: float,
    colours: tuple[QColor, QColor],
    now: Theme,
) -> None:
    for x, y in piece[:: line.every]:
        colour = colours[0] if x <= limit else colours[1]
        if line.mark is not None and colour.alpha() > 0:
            draw_mark(painter, QPointF(x, y), line.mark, now.line_px(MARK_PX), colour, None)


def _paint_cursor(painter: QPainter, scene: LineScene, frame: Frame, now: Theme) -> None:
    cursor = scene.cursor or 0.0
    x = min(max(frame.x_px(cursor), frame.left), frame.right)
    width = max(1.0, now.line_px(1.6))
    painter.fillRect(QRectF(x - width / 2, frame.top, width, frame.height), now.colour("text"))
    labels = []
    for line in scene.lines:
        value = line.at(cursor)
        if value is None or not shown(frame.y, value):
            continue
        y = min(max(frame.y_px(value), frame.top), frame.bottom)
        if line.mark is not None:
            size = now.line_px(MARK_PX + 2.0)
            colour = now.colour(line.token, scene.strength)
            draw_mark(painter, QPointF(x, y), line.mark, size + 2.0, now.colour("ground"), None)
            draw_mark(painter, QPointF(x, y), line.mark, size, colour, None)
        if line.label:
            labels.append(Label(line, y))
    _paint_labels(painter, labels, cursor, frame, now)


def _paint_labels(
    painter: QPainter, labels: list[Label], cursor: float, frame: Frame, now: Theme
) -> None:
    """Write labels beside the cursor, on the side with more room, none over another."""
    # In the order of their lines: where two want to change places they would be mistaken.
    labels = sorted(labels, key=_height)
    size, gap = now.text_px("body"), now.px(12)
    apart = LINE_EM * size
    if len(labels) > 1 and len(labels) * apart > frame.height:
        return  # more would be hidden than told
    words = [layout(each.line.label, size, 600 if each.line.strong else 400) for each in labels]
    x = min(max(frame.x_px(cursor), frame.left), frame.right)
    widest = max((each.width for each in words), default=0.0)
    rightwards = x + gap + widest <= frame.right + now.px(4)
    away = LOOK_ASIDE if rightwards else -LOOK_ASIDE
    wanted = [
        each.y + (-BESIDE if _is_free_above(each, frame, cursor, away) else BESIDE) * apart
        for each in labels
    ]
    heights = spread(wanted, apart, (frame.top + 0.2 * size, frame.bottom - 0.7 * size))
    halo = now.colour("ground")
    for each, word, y in zip(labels, words, heights, strict=True):
        start = x + gap if rightwards else x - gap - word.width
        at = QPointF(start, y + 0.36 * size)
        token, width = each.line.token, now.line_px(4.0)
        draw(painter, at, word, now.colours, token, halo=halo, halo_px=width)


def _height(label: Label) -> float:
    return label.y


def _is_free_above(label: Label, frame: Frame, cursor: float, away: float) -> bool:
    """Tell whether a label stands free above its line: where the line beside it lies lower.

    A level line in the upper half has its label below, one in the lower half above.
    """
    share = min(max(frame.x.fraction(cursor) + away, 0.0), 1.0)
    value = label.line.at(frame.x.value(share))
    beside = frame.y_px(value) if value is not None and shown(frame.y, value) else label.y
    if abs(beside - label.y) > 1.0:
        return beside > label.y
    return label.y > frame.top + frame.height / 2


def spread(wanted: list[float], apart: float, limits: tuple[float, float]) -> list[float]:
    """Return heights near the wanted ones, each below the one before, and not too close.

    Parameters
    ----------
    wanted
        Where labels would like to stand, from above.
    apart
        Least distance.
    limits
        Highest and lowest place.
    """
    low, high = limits
    placed: list[float] = []
    for y in wanted:
        placed.append(max(placed[-1] + apart if placed else low, y))
    limit = high
    for number in reversed(range(len(placed))):
        placed[number] = min(placed[number], limit)
        limit = placed[number] - apart
    return placed
