"""How the room of a heat map is divided between labels, cells, sums and the colour bar."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.colour_bar import bar_height
from attention_viewer.widgets.heatmap_data import HeatmapData
from attention_viewer.widgets.heatmap_geometry import Geometry, Zoom, fitted
from attention_viewer.widgets.math_layout import layout

CELL = (78.0, 72.0)
SMALL = 26.0
MOST_LABEL_SHARE = 0.3
LOCK_ROOM = 26
LONGEST = 8
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


@dataclass(frozen=True)
class Arrangement:
    """Where everything goes, px.

    Attributes
    ----------
    geometry
        The cells.
    label_px
        Size of row and column labels.
    gutter
        Width left of the cells for the row labels.
    head
        Height above the cells for axis title and column labels.
    sums
        Where the sums stand, empty for none.
    bar
        Where the colour bar goes.
    """

    geometry: Geometry
    label_px: int
    gutter: float
    head: float
    sums: QRectF
    bar: QRectF


def arrange(data: HeatmapData, size: QSize, now: Theme, zoom: Zoom) -> Arrangement:
    """Divide the room of a widget."""
    label_px = now.text_px("readout") if not now.projected else now.text_px("score")
    rows, columns = data.shape
    small = SMALL * now.space * now.scale
    gutter = min(_gutter(data, label_px, now), MOST_LABEL_SHARE * size.width())
    head = 1.5 * now.text_px("label") + 1.7 * label_px
    sum_width, sum_height = _sums_room(data, now)
    below = now.px(16) + bar_height(now) + sum_height
    right = max(sum_width, now.px(LOCK_ROOM) if data.locked is not None else 0.0)
    room = QRectF(gutter, head, size.width() - gutter - right, size.height() - head - below)
    room.setWidth(max(room.width(), 8.0))
    room.setHeight(max(room.height(), 8.0))
    largest = (CELL[0] * now.space * now.scale, CELL[1] * now.space * now.scale)
    geometry = fitted(room, rows, columns, largest, small=small, zoom=zoom)
    frame = geometry.frame
    sums = QRectF()
    if data.sums and data.sums_below:
        sums = QRectF(frame.left(), frame.bottom(), frame.width(), sum_height)
    elif data.sums:
        sums = QRectF(frame.right(), frame.top(), sum_width, frame.height())
    top = frame.bottom() + sum_height + now.px(16)
    bar = QRectF(frame.left(), top, frame.width() - geometry.gap, bar_height(now))
    bar.setWidth(max(bar.width(), min(now.px(140), room.width())))
    return Arrangement(geometry, label_px, gutter, head, sums, bar)


def elided(markup: str, size_px: float, room: float) -> str:
    """Return words cut with an ellipsis so that they fit; math is never cut."""
    if "$" in markup or layout(markup, size_px).width <= room:
        return markup
    return _elided(markup, size_px, round(room))


@lru_cache(maxsize=4096)
def _elided(markup: str, size_px: float, room: int) -> str:
    low, high = 0, len(markup)
    while low < high:
        middle = (low + high + 1) // 2
        if layout(markup[:middle] + ELLIPSIS, size_px).width <= room:
            low = middle
        else:
            high = middle - 1
    return markup[:low] + ELLIPSIS if low else ""


def label_room(geometry: Geometry, now: Theme) -> float:
    """Return the width for a column's label."""
    return max(geometry.pitch_x - geometry.gap - now.px(4), 0.0)


def _gutter(data: HeatmapData, label_px: int, now: Theme) -> float:
    # Setting hundreds of labels would cost more than painting them: the longest decide.
    longest = sorted(data.rows.labels, key=len, reverse=True)[:LONGEST]
    widest = max((layout(each, label_px).width for each in longest), default=0.0)
    title = layout(f"{data.rows.title} \u2193", now.text_px("label")).width
    return max(widest + now.px(20), title + now.px(10))


def _sums_room(data: HeatmapData, now: Theme) -> tuple[float, float]:
    """Return the width right of the cells and the height below them that sums need."""
    if not data.sums:
        return 0.0, 0.0
    title = layout(data.sums_title, now.text_px("label")).width
    if data.sums_below:
        return 0.0, 1.7 * now.text_px("body")
    longest = max(data.sums, key=len)
    widest = layout(longest, now.text_px("body")).width
    return max(widest, title) + now.px(10), 0.0
