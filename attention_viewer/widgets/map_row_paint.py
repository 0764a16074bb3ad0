"""Paints small tables as colours, and the frames around the one that is picked."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.colour_maps import ColourScale, argb

MOST_CELLS = 2048
"""Cells up to which each is a rectangle of its own, in exported pictures, too."""
GAP_FROM = 6.0
PICKED = 2.5


def pixels_of(values: NDArray[np.float64], scale: ColourScale) -> NDArray[np.uint32]:
    """Return the colours of values as 0xAARRGGBB, in the same shape, contiguous."""
    return np.ascontiguousarray(argb(scale.name)[scale.steps(values)])


def paint_table(painter: QPainter, pixels: NDArray[np.uint32], area: QRectF) -> None:
    """Paint a table (rows, columns) of colours over an area.

    Cells are told apart by the ground between them where they are large enough for that.
    """
    rows, columns = pixels.shape
    width, height = area.width() / columns, area.height() / rows
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    if rows * columns > MOST_CELLS or width < 1.0:
        # The image lends the array's memory, which outlives this call.
        image = QImage(pixels.data, columns, rows, 4 * columns, QImage.Format.Format_ARGB32)
        painter.drawImage(area, image)
    else:
        gap = 1.0 if min(width, height) >= GAP_FROM else 0.0
        for row, colours in enumerate(pixels.tolist()):
            top = area.top() + row * height
            for column, colour in enumerate(colours):
                cell = QRectF(area.left() + column * width, top, width - gap, height - gap)
                painter.fillRect(cell, QColor.fromRgb(colour))
    painter.restore()


def paint_frame(painter: QPainter, area: QRectF, now: Theme, *, picked: bool) -> None:
    """Paint the outline of a column's part, heavy when it is picked."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width = now.line_px(PICKED) if picked else max(1.0, now.line_px(1.0))
    painter.setPen(QPen(now.colour("text" if picked else "edge", 1.0 if picked else 0.6), width))
    out = width / 2 + (now.px(2) if picked else 0)
    radius = now.px(3)
    painter.drawRoundedRect(area.adjusted(-out, -out, out, out), radius, radius)
    painter.restore()
