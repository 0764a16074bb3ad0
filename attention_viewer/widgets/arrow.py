"""Arrows and the marks of plane geometry, painted in pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

# Longer strokes than this many px are cut: no screen shows them, and rasterisers lose precision.
LONGEST_PX = 20_000.0
_NOTCH = 0.78
# Looked up once: finding a member of Qt's enumerations takes as long as setting a pen.
_NO_PEN, _SOLID = Qt.PenStyle.NoPen, Qt.PenStyle.SolidLine
_FLAT_CAP, _NO_BRUSH = Qt.PenCapStyle.FlatCap, Qt.BrushStyle.NoBrush
_SMOOTH = QPainter.RenderHint.Antialiasing


@dataclass(frozen=True)
class ArrowStyle:
    """Line width and head of an arrow, in px."""

    width: float
    head_length: float
    head_width: float


def blend(colour: QColor, ground: QColor, share: float) -> QColor:
    """Return the opaque colour that ``colour`` at that opacity has over ``ground``.

    Opaque strokes are painted three to eight times as fast as translucent ones.
    """
    return _blended(colour.rgb(), ground.rgb(), share)


@lru_cache(maxsize=256)
def _blended(colour: int, ground: int, share: float) -> QColor:
    pairs = zip(_channels(colour), _channels(ground), strict=True)
    return QColor(*(round(share * one + (1.0 - share) * other) for one, other in pairs))


def _channels(rgb: int) -> tuple[int, int, int]:
    return rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF


def direction(tail: QPointF, tip: QPointF) -> tuple[QPointF, float]:
    """Return the unit vector from tail to tip and their distance; (0, 0) for no distance."""
    dx, dy = tip.x() - tail.x(), tip.y() - tail.y()
    length = math.hypot(dx, dy)
    if length == 0.0:
        return QPointF(0.0, 0.0), 0.0
    return QPointF(dx / length, dy / length), length


def normal(along: QPointF) -> QPointF:
    """Return the unit vector a quarter turn clockwise on screen from ``along``."""
    return QPointF(-along.y(), along.x())


def draw_arrow(
    painter: QPainter, tail: QPointF, tip: QPointF, colour: QColor, style: ArrowStyle
) -> None:
    """Paint an arrow whose head ends exactly at ``tip``; a head never exceeds its arrow."""
    along, length = direction(tail, tip)
    if length == 0.0:
        return
    if length > LONGEST_PX:
        tip, length = tail + along * LONGEST_PX, LONGEST_PX
    factor = min(1.0, length / style.head_length)
    head = along * (style.head_length * factor)
    side = normal(along) * (style.head_width / 2 * factor)
    neck, base = tip - head * _NOTCH, tip - head
    painter.setPen(QPen(colour, style.width, _SOLID, _FLAT_CAP))
    painter.drawLine(tail, neck)
    painter.setPen(_NO_PEN)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([tip, base + side, neck, base - side]))
    painter.setBrush(_NO_BRUSH)


def draw_right_angle(
    painter: QPainter, corner: QPointF, one: QPointF, other: QPointF, size: float
) -> None:
    """Paint the mark of a right angle at ``corner`` between two unit vectors, with the set pen."""
    painter.drawPolyline(
        QPolygonF([corner + one * size, corner + one * size + other * size, corner + other * size])
    )


def draw_dimension(
    painter: QPainter, start: QPointF, end: QPointF, colour: QColor, width: float, head: float
) -> None:
    """Paint a dashed line with an open arrowhead at both ends, as on technical drawings."""
    painter.setPen(dashed(colour, width, 9.0, 5.0))
    painter.drawLine(start, end)
    painter.setPen(QPen(colour, width))
    along, length = direction(start, end)
    reach = min(head, length / 2)
    side = normal(along) * (0.45 * reach)
    for point, inward in ((start, along * reach), (end, along * -reach)):
        painter.drawPolyline(QPolygonF([point + inward + side, point, point + inward - side]))


def dashed(colour: QColor, width: float, dash: float, gap: float) -> QPen:
    """Return a pen whose dashes and gaps are given in px at a width of one and a half px."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([dash / 1.5, gap / 1.5])
    return pen


def arc_path(centre: QPointF, radius: float, start_deg: float, sweep_deg: float) -> QPainterPath:
    """Return an arc; angles count counter-clockwise from the right, as in mathematics."""
    area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(area, start_deg)
    path.arcTo(area, start_deg, sweep_deg)
    return path


def half_plane(area: QRectF, origin: QPointF, towards: QPointF) -> QPolygonF:
    """Return the part of a rectangle that lies on the side of a line that ``towards`` points to.

    The line goes through ``origin`` at a right angle to ``towards``.
    """
    corners = [area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()]
    return clip_polygon(corners, [_side(corner, origin, towards) for corner in corners])


def clip_polygon(corners: list[QPointF], sides: list[float]) -> QPolygonF:
    """Return the part of a convex polygon where a linear function, known at the corners, is >= 0.

    (Sutherland and Hodgman's clipping by one edge.)
    """
    kept: list[QPointF] = []
    for number, corner in enumerate(corners):
        before, s_before, s_here = corners[number - 1], sides[number - 1], sides[number]
        if (s_before < 0.0) != (s_here < 0.0):
            kept.append(before + (corner - before) * (s_before / (s_before - s_here)))
        if s_here >= 0.0:
            kept.append(corner)
    return QPolygonF(kept)


def fill_quickly(painter: QPainter, area: QPolygonF, colour: QColor) -> None:
    """Fill a large area whose edges strokes will cover, so that they need not be smooth."""
    painter.setRenderHint(_SMOOTH, False)
    painter.setPen(_NO_PEN)
    painter.setBrush(colour)
    painter.drawPolygon(area)
    painter.setBrush(_NO_BRUSH)
    painter.setRenderHint(_SMOOTH)


def line_across(area: QRectF, point: QPointF, along: QPointF) -> tuple[QPointF, QPointF] | None:
    """Return the part of an endless line that crosses a rectangle, or None."""
    return _clipped(area, point, along, -math.inf, math.inf)


def clip_segment(area: QRectF, start: QPointF, end: QPointF) -> tuple[QPointF, QPointF] | None:
    """Return the part of a stroke that lies in a rectangle, or None.

    Painters of vector files ignore clipping, so what shall end at a frame is cut before.
    """
    return _clipped(area, start, end - start, 0.0, 1.0)


def _clipped(
    area: QRectF, point: QPointF, along: QPointF, low: float, high: float
) -> tuple[QPointF, QPointF] | None:
    """Return ``point + t along`` for the t of low..high inside (Liang and Barsky's clipping)."""
    left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
    x, y, dx, dy = point.x(), point.y(), along.x(), along.y()
    for start, step, first, last in ((x, dx, left, right), (y, dy, top, bottom)):
        if step == 0.0:
            if not first <= start <= last:
                return None
            continue
        one, other = (first - start) / step, (last - start) / step
        low, high = max(low, min(one, other)), min(high, max(one, other))
    if low >= high:
        return None
    return QPointF(x + low * dx, y + low * dy), QPointF(x + high * dx, y + high * dy)


def _side(point: QPointF, origin: QPointF, towards: QPointF) -> float:
    away = point - origin
    return float(away.x() * towards.x() + away.y() * towards.y())
