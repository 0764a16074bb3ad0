"""The ground of space: floor with its tinted half, axes, and the sheet where the score is 0."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from attention_viewer.core import vectors
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import blend, clip_polygon
from attention_viewer.widgets.arrow_scene import Vector, VectorScene
from attention_viewer.widgets.math_layout import draw_in
from attention_viewer.widgets.vector_view3d_frame import SpaceFrame

_SHEET_LENGTH = 1.0
_SHEET_HEIGHT = 0.55
_AXIS = 1.25


class SpaceGround:
    """Paints what lies behind the vectors."""

    def __init__(
        self, painter: QPainter, frame: SpaceFrame, scene: VectorScene, now: Theme
    ) -> None:
        self._painter, self._frame, self._scene, self._now = painter, frame, scene, now
        self._q = scene.query.vector

    def paint_floor(self) -> None:
        """Paint what depends on the point of view alone: ground, grid and axes."""
        now, frame = self._now, self._frame
        self._painter.fillRect(QRectF(0, 0, frame.width, frame.height), now.colour("ground"))
        self._paint_grid()
        self._paint_axes()

    def paint_scores(self) -> None:
        """Paint what the query adds: the tinted half of the floor and the sheet."""
        if self._scene.show_lines and any(self._q):
            self._paint_tint()
            self._paint_sheet()

    def _paint_tint(self) -> None:
        if not any(self._q[:2]):
            return
        now, frame, reach = self._now, self._frame, self._frame.reach
        corners = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
        flat = [QPointF(x, y) for x, y in corners]
        scores = [self._q[0] * x + self._q[1] * y for x, y in corners]
        half = clip_polygon(flat, scores)
        points = [frame.px((point.x(), point.y(), 0.0)) for point in half.toList()]
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(now.colour("q", 0.07))
        self._painter.drawPolygon(QPolygonF(points))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_grid(self) -> None:
        now, frame, reach = self._now, self._frame, self._frame.reach
        colour = blend(now.colour("line"), now.colour("ground"), 0.28)
        self._painter.setPen(QPen(colour, now.line_px(0.8)))
        steps = round(reach / frame.grid)
        for number in range(-steps, steps + 1):
            at = number * frame.grid
            self._line((at, -reach, 0.0), (at, reach, 0.0))
            self._line((-reach, at, 0.0), (reach, at, 0.0))

    def _paint_axes(self) -> None:
        now, reach = self._now, self._frame.reach
        long = reach * _AXIS * 0.93
        colour = blend(now.colour("line"), now.colour("ground"), 0.8)
        self._painter.setPen(QPen(colour, now.line_px(1.0)))
        self._line((-reach, 0.0, 0.0), (long, 0.0, 0.0))
        self._line((0.0, -reach, 0.0), (0.0, long, 0.0))
        self._line((0.0, 0.0, 0.0), (0.0, 0.0, 0.75 * reach))
        ends = ((long, 0.0, 0.0), (0.0, long, 0.0), (0.0, 0.0, 0.75 * reach))
        origin = self._frame.px((0.0, 0.0, 0.0))
        size = 0.85 * now.text_px("picture") if now.projected else now.text_px("tick")
        for words, end in zip(self._scene.words.components, ends, strict=True):
            at = self._frame.px(end)
            away = at - origin
            length = math.hypot(away.x(), away.y())
            if length < now.px(12):
                continue
            at += away * (now.px(12) / length)
            at.setY(at.y() + 0.36 * size)
            draw_in(
                self._painter,
                at,
                words,
                size,
                now.colours,
                default="muted",
                align=Qt.AlignmentFlag.AlignHCenter,
                halo=now.colour("ground", 0.9),
                halo_px=now.px(3),
            )

    def _paint_sheet(self) -> None:
        now = self._now
        points = [self._frame.px(corner) for corner in sheet(self._frame, self._scene)]
        self._painter.setPen(QPen(now.colour("q", 0.85), now.line_px(1.0)))
        self._painter.setBrush(now.colour("q", 0.12))
        self._painter.drawPolygon(QPolygonF(points))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _line(self, start: Sequence[float], end: Sequence[float]) -> None:
        self._painter.drawLine(self._frame.px(start), self._frame.px(end))


def sheet(frame: SpaceFrame, scene: VectorScene) -> list[Vector]:
    """Return the corners of the score-0 sheet: upright on the floor, or the floor's middle."""
    q, reach = scene.query.vector, frame.reach
    along = vectors.unit((-q[1], q[0], 0.0))
    if along is None:
        half = 0.6 * reach
        return [(-half, -half, 0.0), (half, -half, 0.0), (half, half, 0.0), (-half, half, 0.0)]
    up = _rise(q, along)
    low = -_SHEET_HEIGHT * reach if any(tip.vector[2] < 0.0 for tip in scene.tips()) else 0.0
    long, high = _SHEET_LENGTH * reach, _SHEET_HEIGHT * reach
    return [
        _combined(along, long, up, high),
        _combined(along, -long, up, high),
        _combined(along, -long, up, low),
        _combined(along, long, up, low),
    ]


def _rise(q: Vector, along: Vector) -> Vector:
    """Return the direction in the sheet at a right angle to the floor's line, upwards."""
    x, y, z = q
    ax, ay, az = along
    cross = (y * az - z * ay, z * ax - x * az, x * ay - y * ax)
    up = vectors.unit(cross) or (0.0, 0.0, 1.0)
    return up if up[2] >= 0.0 else tuple(-c for c in up)


def _combined(along: Vector, a: float, up: Vector, b: float) -> Vector:
    return tuple(a * x + b * y for x, y in zip(along, up, strict=True))
