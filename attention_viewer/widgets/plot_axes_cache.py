"""Keeps what stands still in a plot as pixels, so that live results cost little to paint."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPaintEngine,
    QPainter,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QWidget


def paints_pixels(painter: QPainter) -> bool:
    """Tell whether the picture goes to a screen or an image, not to a vector file."""
    engine = painter.paintEngine()
    return engine is not None and engine.type() == QPaintEngine.Type.Raster


class StillLayer:
    """The part of a widget's picture that depends on ``key`` alone."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._pixels: QPixmap | None = None

    def draw(
        self, painter: QPainter, widget: QWidget, key: Hashable, paint: Callable[[QPainter], None]
    ) -> None:
        """Paint the layer, from memory where key, size and resolution are the same.

        Parameters
        ----------
        key
            Everything that decides what ``paint`` paints but size and resolution.
        paint
            Paints the layer anew; called directly for vector files.
        """
        if not paints_pixels(painter):
            paint(painter)
            return
        ratio = max(1.0, painter.deviceTransform().m11())
        size = widget.size()
        whole = (key, size.width(), size.height(), ratio)
        if self._pixels is None or whole != self._key:
            self._key, self._pixels = whole, _painted(widget, ratio, paint)
        painter.drawPixmap(0, 0, self._pixels)


def _painted(widget: QWidget, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    pixels = QPixmap(widget.size() * ratio)
    pixels.setDevicePixelRatio(ratio)
    pixels.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixels)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return pixels


def fill_hatched(
    painter: QPainter, shape: QPolygonF, colour: QColor, width: float, pitch: float
) -> None:
    """Fill a shape with rising diagonals, by a tile of pixels; not for vector files."""
    ratio = max(1.0, painter.deviceTransform().m11())
    tile = _tile(colour.name(QColor.NameFormat.HexArgb), width, round(pitch * ratio), ratio)
    brush = QBrush(tile)
    brush.setTransform(QTransform.fromScale(1.0 / ratio, 1.0 / ratio))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawPolygon(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)


@lru_cache(maxsize=32)
def _tile(colour: str, width: float, side: int, ratio: float) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colour), width * ratio))
    area = QRectF(0, 0, side, side)
    for shift in (-side, 0, side):
        start = area.bottomLeft() + QPointF(shift - side, side)
        painter.drawLine(start, start + QPointF(3 * side, -3 * side))
    painter.end()
    return image
