"""Soft discs that mark a handle; on pixels one is painted and shown again."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPixmap


def draw_disc(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    """Paint a disc without an edge; a translucent one takes as long as three arrows."""
    if painter.paintEngine().type() is not QPaintEngine.Type.Raster:
        _paint(painter, centre, radius, colour)
        return
    half = ceil(radius) + 1
    picture = _disc(radius, colour.rgba(), painter.device().devicePixelRatio())
    painter.drawPixmap(QPointF(centre.x() - half, centre.y() - half), picture)


@lru_cache(maxsize=32)
def _disc(radius: float, rgba: int, ratio: float) -> QPixmap:
    half = ceil(radius) + 1
    picture = QPixmap(ceil(2 * half * ratio), ceil(2 * half * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint(painter, QPointF(half, half), radius, QColor.fromRgba(rgba))
    painter.end()
    return picture


def _paint(painter: QPainter, centre: QPointF, radius: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
