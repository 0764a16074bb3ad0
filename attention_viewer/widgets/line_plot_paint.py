"""Paints a plot of lines."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.line_plot_labels import Drawn, Label, Parts, placed_labels
from attention_viewer.widgets.line_plot_scene import Line, LineScene, Point, cut_at, pieces, shown
from attention_viewer.widgets.math_layout import draw, draw_in
from attention_viewer.widgets.plot_axes import Frame
from attention_viewer.widgets.plot_axes_paint import (
    MARK_PX,
    LegendItem,
    draw_grid,
    draw_mark,
    draw_title,
    draw_x_names,
    draw_y_names,
    plot_area,
    stroke,
)

PATTERNS: dict[str, list[float]] = {"solid": [], "dashed": [4.5, 2.5], "dotted": [1.2, 2.0]}
BAND_OPACITY = 0.16
THIN, STRONG = 1.7, 2.8
LEADER = 0.9


def paint_still(painter: QPainter, scene: LineScene, frame: Frame, now: Theme, width: int) -> None:
    """Paint title, axes, grid and note: what does not depend on the lines."""
    remark = (LegendItem("", scene.remark),) if scene.remark else ()
    draw_title(painter, width, now, scene.title, remark)
    draw_x_names(painter, frame, now, scene.x_name)
    if scene.hidden:
        draw_question(painter, plot_area(frame), now)
        return
    draw_grid(painter, frame, now)
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
    if scene.hidden:
        scene = replace(scene, lines=())
    area = plot_area(frame)
    reach = now.line_px(MARK_PX)
    painter.save()
    painter.setClipRect(area.adjusted(-reach, -reach, reach, reach))
    for line in scene.lines:
        _paint_band(painter, line, frame, now)
    drawn = [(line, pieces(line, frame)) for line in scene.lines]
    for line, parts in drawn:
        _paint_line(painter, scene, line, parts, _limit(scene, frame), now)
    painter.restore()
    if scene.cursor is not None and shown(frame.x, scene.cursor):
        _paint_cursor(painter, scene, drawn, frame, now)


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


def _limit(scene: LineScene, frame: Frame) -> float:
    """Return up to where lines are painted strongly, in px."""
    return frame.right if scene.cursor is None else frame.x_px(scene.cursor)


def _paint_line(
    painter: QPainter, scene: LineScene, line: Line, parts: Parts, limit: float, now: Theme
) -> None:
    width = now.line_px(STRONG if line.strong else THIN)
    bright, faint = now.colour(line.token, scene.strength), now.colour(line.token, scene.ahead)
    for part in parts:
        piece = list(map(tuple, part.tolist()))
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


def _paint_cursor(
    painter: QPainter, scene: LineScene, drawn: Drawn, frame: Frame, now: Theme
) -> None:
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
    halo, width = now.colour("ground"), now.line_px(4.0)
    for label in placed_labels(labels, scene, drawn, frame, now):
        token = label.line.token
        if label.leader is not None:
            painter.setPen(stroke(now.colour(token), now.line_px(LEADER), []))
            painter.drawLine(label.leader)
        draw(painter, label.at, label.words, now.colours, token, halo=halo, halo_px=width)
