"""Many narrow bars as one area, which costs the same however many they are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

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
    """Paint one image of the rows that bars reach, which of small weights are few."""
    ratio = max(1.0, painter.deviceTransform().m11())
    left, top = round(bars.area.left() * ratio), round(bars.area.top() * ratio)
    width = max(1, round(bars.area.right() * ratio) - left)
    height = max(1, round(bars.area.bottom() * ratio) - top)
    tops, bottoms = bars.spans(width)
    first, last = (
        (np.rint(ends * ratio) - top).clip(0, height).astype(np.int16) for ends in (tops, bottoms)
    )
    upper, lower = int(first.min()), int(last.max())
    if lower <= upper:
        return
    y = np.arange(upper, lower, dtype=np.int16)[:, np.newaxis]
    inside = (y >= first) & (y < last)
    ink = np.uint32(now.colour(bars.token).rgba())
    tint = np.uint32(_premultiplied(now.colour(bars.token, TINT if bars.hatched else PLAIN)))
    if bars.hatched:
        factor = ratio * now.scale * now.space
        ground = _hatching(left + top, width, height, factor, int(tint), int(ink))[upper:lower]
        ground = np.where(bottoms - tops <= bars.thin, ink, ground)
        argb = np.where(inside, ground, np.uint32(0))
    else:
        argb = np.where(inside, tint, np.uint32(0))
    form = QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(argb.data, width, lower - upper, argb.strides[0], form)
    image.setDevicePixelRatio(ratio)
    painter.drawImage(QPointF(left / ratio, (top + upper) / ratio), image)


def _premultiplied(colour: QColor) -> int:
    """Return 0xAARRGGBB with the colours already weakened by the opacity."""
    opacity = colour.alphaF()
    parts = (colour.red(), colour.green(), colour.blue())
    red, green, blue = (round(part * opacity) for part in parts)
    return colour.alpha() << 24 | red << 16 | green << 8 | blue


@lru_cache(maxsize=16)
def _hatching(
    start: int, width: int, height: int, factor: float, tint: int, ink: int
) -> NDArray[np.uint32]:
    """Return rising diagonals over a tint, (height, width), in one pattern over the page."""
    step = max(3, round(HATCH_STEP * factor))
    across = np.arange(start, start + width + height)
    on = across % step < HATCH_WIDTH * factor * 1.4
    colours = np.where(on, np.uint32(ink), np.uint32(tint))
    return np.lib.stride_tricks.sliding_window_view(colours, width)[:height]
