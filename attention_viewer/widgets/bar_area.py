"""Many narrow bars as one area, which costs the same however many they are."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.bar_chart import HATCH_STEP, HATCH_WIDTH, draw_hatch, fill
from attention_viewer.widgets.plot_axes_cache import paints_pixels

FloatArray = NDArray[np.float64]
TINT, PLAIN = 0.5, 0.85
"""Opacity of a hatched area's ground, and of a plain one."""


@dataclass(frozen=True, eq=False)
class BarArea:
    """Bars side by side.

    Parameters
    ----------
    area
        The chart; nothing is painted outside of it.
    base, ends
        Heights in px at which all bars start and each ends, ``ends`` (n,).
    token
        Colour.
    hatched
        Whether diagonals are painted over a tint.
    thin
        Bars of at most this height are painted plain: diagonals would make dashes of them.
    """

    area: QRectF
    base: float
    ends: FloatArray
    token: str
    hatched: bool
    thin: float = 0.0

    def spans(self, columns: int) -> tuple[FloatArray, FloatArray]:
        """Return upper and lower end in px for each of equally wide columns.

        Where several bars share a column, it reaches as far as they do.
        """
        count = len(self.ends)
        place = np.arange(columns) * (count / columns)
        first = np.minimum(place.astype(np.intp), count - 1)
        if columns >= count:
            tops = bottoms = self.ends[first]
        else:
            tops = np.minimum.reduceat(self.ends, first)
            bottoms = np.maximum.reduceat(self.ends, first)
        return np.minimum(tops, self.base), np.maximum(bottoms, self.base)


def draw_bar_area(painter: QPainter, bars: BarArea, now: Theme) -> None:
    """Paint the bars: as one image of pixels, or each on its own into a vector file."""
    if paints_pixels(painter):
        _draw_pixels(painter, bars, now)
        return
    tops, bottoms = bars.spans(len(bars.ends))
    slot = bars.area.width() / len(bars.ends)
    rectangles = [
        QRectF(bars.area.left() + n * slot, top, slot, bottom - top)
        for n, (top, bottom) in enumerate(zip(tops.tolist(), bottoms.tolist(), strict=True))
        if bottom > top
    ]
    slivers = [each for each in rectangles if bars.hatched and each.height() <= bars.thin]
    others = [each for each in rectangles if not (bars.hatched and each.height() <= bars.thin)]
    for few, opacity in ((slivers, 1.0), (others, TINT if bars.hatched else PLAIN)):
        if few:
            fill(painter, few, now.colour(bars.token, opacity))
    if bars.hatched and others:
        draw_hatch(painter, others, now, bars.token)


def _draw_pixels(painter: QPainter, bars: BarArea, now: Theme) -> None:
    ratio = max(1.0, painter.deviceTransform().m11())
    left, top = round(bars.area.left() * ratio), round(bars.area.top() * ratio)
    width = max(1, round(bars.area.right() * ratio) - left)
    height = max(1, round(bars.area.bottom() * ratio) - top)
    tops, bottoms = bars.spans(width)
    y = np.arange(height, dtype=np.float64)[:, np.newaxis]
    inside = (y >= np.rint(tops * ratio) - top) & (y < np.rint(bottoms * ratio) - top)
    pixels = inside.astype(np.uint8)
    if bars.hatched:
        diagonal = _diagonals(left, top, width, height, ratio * now.scale * now.space)
        pixels += inside & (diagonal | (bottoms - tops <= bars.thin))
    tint = now.colour(bars.token, TINT if bars.hatched else PLAIN)
    argb = np.array([0, _premultiplied(tint), now.colour(bars.token).rgba()], np.uint32)[pixels]
    form = QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(argb.data, width, height, argb.strides[0], form)
    image.setDevicePixelRatio(ratio)
    painter.drawImage(QPointF(left / ratio, top / ratio), image)


def _premultiplied(colour: QColor) -> int:
    """Return 0xAARRGGBB with the colours already weakened by the opacity."""
    opacity = colour.alphaF()
    parts = (colour.red(), colour.green(), colour.blue())
    red, green, blue = (round(part * opacity) for part in parts)
    return colour.alpha() << 24 | red << 16 | green << 8 | blue


def _diagonals(left: int, top: int, width: int, height: int, factor: float) -> NDArray[np.bool_]:
    """Return where rising diagonals lie, in one pattern over the page."""
    step = max(3, round(HATCH_STEP * factor))
    across = np.arange(left + top, left + top + width + height)
    on = across % step < HATCH_WIDTH * factor * 1.4
    return np.lib.stride_tricks.sliding_window_view(on, width)[:height]
