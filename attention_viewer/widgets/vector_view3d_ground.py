"""The ground of space: floor with its tinted half, axes, and the sheet where the score is 0."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from attention_viewer.core import vectors
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import blend, clip_polygon, direction, fill_quickly
from attention_viewer.widgets.arrow_scene import Vector, VectorScene
from attention_viewer.widgets.arrow_text import draw_in
from attention_viewer.widgets.vector_view3d_frame import SpaceFrame

_SHEET_LENGTH = 1.0
_SHEET_HEIGHT = 0.55
_AXIS = 1.25
# How strongly floor and sheet have the colour of the query.
_TINT, _SHEET = 0.07, 0.14


class SpaceGround:
    """Paints what lies behind the vectors."""

    def __init__(
        self, painter: QPainter, frame: SpaceFrame, scene: VectorScene, now: Theme
    ) -> None:
        self._painter, self._frame, self._scene, self._now = painter, frame, scene, now
        self._q = scene.query.vector

    def paint(self) -> None:
        """Paint the query's half of the floor and its sheet, then grid and axes over both.

        Opaque areas below opaque lines: translucent ones would take ten times as long.
        """
        now, frame = self._now, self._frame
        self._painter.fillRect(QRectF(0, 0, frame.width, frame.height), now.colour("ground"))
        scored = self._scene.show_lines and any(self._q)
        corners = [frame.px(corner) for corner in sheet(frame, self._scene)] if scored else []
        if scored:
            self._paint_tint()
            self._fill(QPolygonF(corners), _SHEET)
        self._paint_grid()
        self._paint_axes()
        if scored:
            self._paint_edges(corners)

    def _paint_tint(self) -> None:
        if not any(self._q[:2]):
            return
        frame, reach = self._frame, self._frame.reach
        corners = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
        flat = [QPointF(x, y) for x, y in corners]
        scores = [self._q[0] * x + self._q[1] * y for x, y in corners]
        half = clip_polygon(flat, scores)
        points = [frame.px((point.x(), point.y(), 0.0)) for point in half.toList()]
        self._fill(QPolygonF(points), _TINT)

    def _fill(self, area: QPolygonF, share: float) -> None:
        colour = blend(self._now.colour("q"), self._now.colour("ground"), share)
        fill_quickly(self._painter, area, colour)

    def _paint_grid(self) -> None:
        now, frame, reach = self._now, self._frame, self._frame.reach
        colour = blend(now.colour("line"), now.colour("ground"), 0.28)
        self._painter.setPen(QPen(colour, now.line_px(0.8)))
        steps = round(reach / frame.grid)
        lines = []
        for number in range(-steps, steps + 1):
            at = number * frame.grid
            lines.append(QLineF(frame.px((at, -reach, 0.0)), frame.px((at, reach, 0.0))))
            lines.append(QLineF(frame.px((-reach, at, 0.0)), frame.px((reach, at, 0.0))))
        self._painter.drawLines(lines)

    def _paint_axes(self) -> None:
        now, reach = self._now, self._frame.reach
        long = reach * _AXIS * 0.93
        colour = blend(now.colour("line"), now.colour("ground"), 0.8)
        self._painter.setPen(QPen(colour, now.line_px(1.0)))
        self._line((-reach, 0.0, 0.0), (long, 0.0, 0.0))
        self._line((0.0, -reach, 0.0), (0.0, long, 0.0))
        self._line((0.0, 0.0, 0.0), (0.0, 0.0, 0.75 * reach))
        for words, at in axis_names(self._frame, self._scene, now):
            draw_in(
                self._painter,
                at,
                words,
                axis_size(now),
                now.colours,
                default="muted",
                align=Qt.AlignmentFlag.AlignHCenter,
                halo=now.colour("ground", 0.9),
                halo_px=now.px(3),
            )

    def _paint_edges(self, corners: list[QPointF]) -> None:
        now = self._now
        colour = blend(now.colour("q"), now.colour("ground"), 0.85)
        self._painter.setPen(QPen(colour, now.line_px(1.0)))
        for number, corner in enumerate(corners):
            self._painter.drawLine(corners[number - 1], corner)

    def _line(self, start: Sequence[float], end: Sequence[float]) -> None:
        self._painter.drawLine(self._frame.px(start), self._frame.px(end))


def axis_size(now: Theme) -> float:
    """Return how large the axes' names are."""
    return 0.85 * now.text_px("picture") if now.projected else float(now.text_px("tick"))


def axis_names(frame: SpaceFrame, scene: VectorScene, now: Theme) -> list[tuple[str, QPointF]]:
    """Return the names beyond the ends of the axes, but for one that is seen end on.

    The points are the middles of their baselines.
    """
    long, high = frame.reach * _AXIS * 0.93, 0.75 * frame.reach
    origin, found = frame.px((0.0, 0.0, 0.0)), []
    ends = ((long, 0.0, 0.0), (0.0, long, 0.0), (0.0, 0.0, high))
    for words, end in zip(scene.words.components, ends, strict=True):
        at = frame.px(end)
        along, length = direction(origin, at)
        if length >= now.px(12):
            beyond = at + along * now.px(12)
            found.append((words, beyond + QPointF(0.0, 0.36 * axis_size(now))))
    return found


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
