"""How the room of a heat map is divided between labels, cells, sums and the colour bar."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.colour_bar import bar_height
from attention_viewer.widgets.heatmap_data import Block, HeatmapData
from attention_viewer.widgets.heatmap_geometry import Geometry, Zoom, fitted
from attention_viewer.widgets.math_layout import layout

CELL = (78.0, 72.0)
SMALL = 26.0
BAR_GAP = 16
LOW = 230
"""Height below which title and axis title share a line."""
TURNED_FROM = 1.0
"""Width of a column from which on a label fits upright, in sizes of its letters."""
MOST_TURNED = 6.0
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
        Height above the cells for title, axis title and column labels.
    label_row, turned
        Height of the columns' labels above the cells; whether they are turned to read upwards.
    title
        The title that fits.
    axis_y
        Baseline of the columns' axis title.
    sums
        Where the sums stand, empty for none.
    bar
        Where the colour bar goes.
    """

    geometry: Geometry
    label_px: int
    gutter: float
    head: float
    label_row: float
    turned: bool
    title: str
    axis_y: float
    sums: QRectF
    bar: QRectF

    def around(self, block: Block) -> QRectF:
        """Return where the cells of a block and their sums are painted, with a margin.

        Smoothly shrunk, a cell has an influence on its neighbours' pixels.
        """
        rows, columns = (range(each.start, each.stop) for each in block)
        area = self.geometry.block(rows, columns) & self.geometry.frame
        if area.isEmpty():
            return area
        if not self.sums.isEmpty():
            beside = self.sums.left() >= self.geometry.frame.right()
            right, bottom = (self.sums.right(), area.bottom()), (area.right(), self.sums.bottom())
            area.setBottomRight(QPointF(*(right if beside else bottom)))
        margin = 2.0 + 2.0 * min(1.0, self.geometry.pitch_y)
        return area.adjusted(-margin, -margin, margin, margin)


def arrange(data: HeatmapData, size: QSize, now: Theme, zoom: Zoom) -> Arrangement:
    """Divide the room of a widget."""
    label_px = now.text_px("readout" if not now.projected else "picture")
    rows, columns = data.shape
    small = SMALL * now.space * now.scale
    gutter = _gutter(data, label_px, size.width(), now)
    title_line, axis_line = _head_lines(size, now)
    sum_width, sum_height = _sums_room(data, size, now)
    gap = now.px(BAR_GAP) if axis_line else now.px(BAR_GAP) / 2
    below = gap + bar_height(now) + sum_height
    right = max(sum_width, now.px(LOCK_ROOM) if data.locked is not None else 0.0)
    label_row, turned = _label_row(data, size.width() - gutter - right, label_px, now)
    head = title_line + axis_line + label_row
    room = QRectF(gutter, head, size.width() - gutter - right, size.height() - head - below)
    room.setWidth(max(room.width(), 8.0))
    room.setHeight(max(room.height(), 8.0))
    largest = (CELL[0] * now.space * now.scale, CELL[1] * now.space * now.scale)
    geometry = fitted(room, rows, columns, largest, small=small, zoom=zoom)
    frame = geometry.frame
    sums = QRectF()
    if sum_height:
        sums = QRectF(frame.left(), frame.bottom(), frame.width(), sum_height)
    elif sum_width:
        sums = QRectF(frame.right(), frame.top(), sum_width, frame.height())
    top = frame.bottom() + sum_height + gap
    bar = QRectF(frame.left(), top, frame.width() - geometry.gap, bar_height(now))
    bar.setWidth(max(bar.width(), min(now.px(140), room.width())))
    axis_y = title_line + axis_line - 0.45 * now.text_px("label")
    title = _title(data, size.width(), shared=axis_line == 0.0, now=now)
    return Arrangement(
        geometry, label_px, gutter, head, label_row, turned, title, axis_y, sums, bar
    )


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
    return max(geometry.pitch_x - 2.0 - now.px(4), 0.0)


def _head_lines(size: QSize, now: Theme) -> tuple[float, float]:
    """Return the heights of the title's line and of the axis title's, 0 when they share one."""
    title_line = 1.5 * now.text_px("body")
    room = size.height() >= now.px(LOW) and not now.projected
    return title_line, 1.5 * now.text_px("label") if room else 0.0


def _label_row(data: HeatmapData, room: float, label_px: int, now: Theme) -> tuple[float, bool]:
    """Return the height of the columns' labels, and whether they must be turned to fit."""
    small = now.text_px("label")
    longest = sorted(data.columns.labels, key=len, reverse=True)[:LONGEST]
    widest = max((layout(each, small).width for each in longest), default=0.0)
    pitch = min(CELL[0] * now.space * now.scale, room / data.shape[1])
    if widest <= pitch - 2.0 - now.px(4) or pitch < TURNED_FROM * small:
        return 1.7 * label_px, False
    return min(widest, MOST_TURNED * small) + now.px(10), True


def _title(data: HeatmapData, width: int, *, shared: bool, now: Theme) -> str:
    axis = layout(f"{data.columns.title} \u2192", now.text_px("label")).width + now.px(12)
    room = width - (axis if shared else 0.0)
    size = now.text_px("body")
    fitting = (each for each in data.titles if layout(each, size, 600).width <= room)
    return next(fitting, data.titles[-1])


def _gutter(data: HeatmapData, label_px: int, width: int, now: Theme) -> float:
    """Return the width for the rows' labels: not too much of it all, but room for their title."""
    # Setting hundreds of labels would cost more than painting them: the longest decide.
    longest = sorted(data.rows.labels, key=len, reverse=True)[:LONGEST]
    widest = max((layout(each, label_px).width for each in longest), default=0.0)
    title = layout(f"{data.rows.title} \u2193", now.text_px("label")).width
    wanted = max(widest + now.px(20), title + now.px(10))
    return max(min(wanted, MOST_LABEL_SHARE * width), title + now.px(4))


def _sums_room(data: HeatmapData, size: QSize, now: Theme) -> tuple[float, float]:
    """Return the width right of the cells and the height below them that sums need.

    None where the rows are surely too low for them.
    """
    too_low = size.height() < data.shape[0] * now.text_px("label") and not data.sums_below
    if data.sums is None or too_low:
        return 0.0, 0.0
    title = layout(data.sums_title, now.text_px("label")).width
    if data.sums_below:
        return 0.0, 1.7 * now.text_px("body")
    widest = layout(data.sum_text(0), now.text_px("body")).width
    return max(widest, title) + now.px(10), 0.0
