"""How the room of a heat map is divided between labels, cells, sums and the colour bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.colour_bar import bar_height
from attention_viewer.widgets.heatmap_data import Block, HeatmapData
from attention_viewer.widgets.heatmap_geometry import Geometry, Zoom, fitted
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.number_paint import number_width

CELL = (78.0, 72.0)
SMALL = 26.0
NUMBER = 36.0
"""Width of a cell in which a share with three decimals can be read."""
BAR_GAP = 16
LOW = 230
"""Height below which title and axis title share a line, if they fit on it."""
UPRIGHT_FROM, TURNED_FROM = 0.8, 1.05
"""Width of a column from which on labels fit upright, or turned, in sizes of their letters."""
MOST_TURNED = 6.0
MOST_TURNED_SHARE = 0.25
"""Height of turned labels, in sizes of their letters and as a part of the height of all."""
MOST_LABEL_SHARE = 0.3
LOCK_ROOM = 26
LEAST_BAR = 140
"""Width of the colour bar, with its lock, beside less than which its numbers would touch."""
LONGEST = 8
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"

Naming = Literal["", "upright", "turned"]
"""How columns are labelled: not at all, or so that one reads to the right, or upwards."""


@dataclass(frozen=True)
class Lines:
    """Heights of what a map needs above and below its cells, px.

    Maps side by side share the larger ones, so that their rows are level.

    Attributes
    ----------
    axis
        The line of the axis title, 0 where it stands on the title's line.
    labels
        The columns' labels.
    sums
        Sums below the cells.
    """

    axis: float
    labels: float
    sums: float

    def together(self, other: Lines) -> Lines:
        """Return lines in which both fit."""
        return Lines(
            max(self.axis, other.axis),
            max(self.labels, other.labels),
            max(self.sums, other.sums),
        )


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
    lines
        What of that, and of the height below, the lines take that maps side by side share.
    naming
        How the columns are labelled.
    title, formula
        The title that fits, and the formula where it stands below the title instead of behind it.
    axis_y, formula_y
        Baselines of the columns' axis title, and of the formula below the title.
    sums
        Where the sums stand, empty for none.
    bar
        Where the colour bar goes, if there is one.
    """

    geometry: Geometry
    label_px: int
    gutter: float
    head: float
    lines: Lines
    naming: Naming
    title: str
    formula: str
    axis_y: float
    formula_y: float
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


def arrange(
    data: HeatmapData, size: QSize, now: Theme, zoom: Zoom, beside: Lines | None = None
) -> Arrangement:
    """Divide the room of a widget.

    Parameters
    ----------
    beside
        The lines of a map beside this one, with which its rows are to be level.
    """
    label_px = _label_px(now)
    own, naming = needed_lines(data, size, now)
    lines = own if beside is None else own.together(beside)
    room = _cells_room(data, size, now, lines)
    geometry = _fitted(data, room, now, zoom)
    frame = geometry.frame
    gap = _bar_gap(lines, now)
    sums = QRectF()
    if own.sums:
        sums = QRectF(frame.left(), frame.bottom(), frame.width(), own.sums)
    elif width := _sums_width(data, size, now):
        sums = QRectF(frame.right(), frame.top(), width, frame.height())
    bar = QRectF(frame.left(), frame.bottom() + lines.sums + gap, frame.width(), bar_height(now))
    lock = now.px(LOCK_ROOM) if data.locked is not None else 0.0
    least = min(now.px(LEAST_BAR), room.width())
    bar.setWidth(max(bar.width() - geometry.gap, least) - lock)
    title, formula = _title(data, size.width(), now, shared=lines.axis == 0.0)
    joins_title = bool(formula) and not _fits_beside_axis(data, size.width(), now)
    above = _title_line(now) - 0.45 * now.text_px("label")
    axis_y, formula_y = above if joins_title else above + lines.axis, above + lines.axis
    return Arrangement(
        geometry,
        label_px,
        room.left(),
        room.top(),
        lines,
        naming,
        title,
        formula,
        axis_y,
        formula_y,
        sums,
        bar,
    )


def needed_lines(data: HeatmapData, size: QSize, now: Theme) -> tuple[Lines, Naming]:
    """Return the lines that a map needs by itself, and how its columns are labelled."""
    label_px, small = _label_px(now), now.text_px("label")
    low = size.height() < now.px(LOW) or now.projected
    shared = low and not _title(data, size.width(), now, shared=True)[1]
    axis = 0.0 if shared else 1.5 * small
    sums = 1.7 * now.text_px("body") if data.sums is not None and data.sums_below else 0.0
    widest = _widest(data.columns.labels, small)
    lines = Lines(axis, 1.7 * label_px, sums)
    pitch = _fitted(data, _cells_room(data, size, now, lines), now, Zoom()).pitch_x
    if sums and pitch < number_width(data.sum_text(0), now.text_px("body")):
        lines = replace(lines, sums=0.0)  # they could not stand side by side
    if widest <= pitch - 2.0 - now.px(4):
        return lines, "upright"
    most = min(MOST_TURNED * small, MOST_TURNED_SHARE * size.height())
    turned = replace(lines, labels=max(min(widest, most) + now.px(10), lines.labels))
    pitch = _fitted(data, _cells_room(data, size, now, turned), now, Zoom()).pitch_x
    return (turned, "turned") if pitch >= TURNED_FROM * small else (lines, "")


def room_beside(data: HeatmapData, size: QSize, now: Theme) -> float:
    """Return the width of the rows' labels left of the cells, and of sums right of them."""
    return _gutter(data, _label_px(now), size.width(), now) + _sums_width(data, size, now)


def elided(markup: str, size_px: float, room: float) -> str:
    """Return words cut with an ellipsis so that they fit; math is never cut."""
    if "$" in markup.replace(r"\$", "") or layout(markup, size_px).width <= room:
        return markup
    return _elided(markup, size_px, round(room))


@lru_cache(maxsize=4096)
def _elided(markup: str, size_px: float, room: int) -> str:
    low, high = 0, len(markup)
    while low < high:
        middle = (low + high + 1) // 2
        if layout(_cut(markup, middle), size_px).width <= room:
            low = middle
        else:
            high = middle - 1
    return _cut(markup, low) if low else ""


def _cut(markup: str, count: int) -> str:
    return markup[:count].rstrip("\\") + ELLIPSIS


def label_room(geometry: Geometry, now: Theme) -> float:
    """Return the width for a column's label."""
    return max(geometry.pitch_x - 2.0 - now.px(4), 0.0)


def _label_px(now: Theme) -> int:
    return now.text_px("picture" if now.projected else "readout")


def _title_line(now: Theme) -> float:
    return 1.5 * now.text_px("body")


def _bar_gap(lines: Lines, now: Theme) -> float:
    return now.px(BAR_GAP) if lines.axis else now.px(BAR_GAP) / 2


def _cells_room(data: HeatmapData, size: QSize, now: Theme, lines: Lines) -> QRectF:
    """Return where the cells may be."""
    left = _gutter(data, _label_px(now), size.width(), now)
    top = _title_line(now) + lines.axis + lines.labels
    width = size.width() - left - _sums_width(data, size, now)
    key = _bar_gap(lines, now) + bar_height(now) if data.key else 0.0
    height = size.height() - top - lines.sums - key
    return QRectF(left, top, max(width, 8.0), max(height, 8.0))


def _fitted(data: HeatmapData, room: QRectF, now: Theme, zoom: Zoom) -> Geometry:
    unit = now.space * now.scale
    largest = (CELL[0] * unit, CELL[1] * unit)
    return fitted(room, *data.shape, largest, small=SMALL * unit, zoom=zoom)


def _title(data: HeatmapData, width: int, now: Theme, *, shared: bool) -> tuple[str, str]:
    """Return the title, and the formula where it has to stand below the title.

    Parameters
    ----------
    shared
        Whether the axis title stands on the same line.
    """
    size, small = now.text_px("body"), now.text_px("label")
    axis = _axis_width(data, now)
    room = width - (axis if shared else 0.0)
    titles = data.titles
    if data.formula:
        titles = (f"{data.titles[0]}  {data.formula}", *titles)
    title = next((each for each in titles if layout(each, size, 600).width <= room), titles[-1])
    behind = title == titles[0]
    below = _fits_beside_axis(data, width, now) or (
        layout(data.formula, small).width <= width
        and layout(title, size, 600).width <= width - axis  # where the axis title then stands
    )
    return title, data.formula if below and not behind else ""


def _fits_beside_axis(data: HeatmapData, width: int, now: Theme) -> bool:
    """Tell whether the formula fits on the line of the axis title."""
    formula = layout(data.formula, now.text_px("label")).width
    return formula + _axis_width(data, now) <= width


def _axis_width(data: HeatmapData, now: Theme) -> float:
    """Return the width of the columns' axis title and of the gap before it."""
    return layout(f"{data.columns.title} \u2192", now.text_px("label")).width + now.px(12)


def _widest(labels: Sequence[str], size: int) -> float:
    """Return the width of the widest label; of hundreds, the longest decide.

    Setting all would cost more than painting them.
    """
    longest = sorted(labels, key=len, reverse=True)[:LONGEST]
    return max((layout(each, size).width for each in longest), default=0.0)


def _gutter(data: HeatmapData, label_px: int, width: int, now: Theme) -> float:
    """Return the width for the rows' labels: not too much of it all, but room for their title."""
    title = layout(f"{data.rows.title} \u2193", now.text_px("label")).width
    wanted = max(_widest(data.rows.labels, label_px) + now.px(20), title + now.px(6))
    return max(min(wanted, MOST_LABEL_SHARE * width), title + now.px(4))


def _sums_width(data: HeatmapData, size: QSize, now: Theme) -> float:
    """Return the width of sums right of the cells, 0 where there is no room for them.

    That is where rows are surely too low, or where only without sums cells have numbers.
    """
    rows, columns = data.shape
    if data.sums is None or data.sums_below or size.height() < rows * now.text_px("label"):
        return 0.0
    title = layout(data.sums_title, now.text_px("label")).width
    widest = layout(data.sum_text(0), now.text_px("body")).width
    wanted = max(widest, title) + now.px(10)
    room = size.width() - _gutter(data, _label_px(now), size.width(), now)
    needed = columns * NUMBER * now.space * now.scale
    return 0.0 if room - wanted < needed <= room else wanted
