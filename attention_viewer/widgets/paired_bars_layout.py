"""What a pair of bar charts shows, and where everything stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, QSizeF

from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.bar_chart import Axis

LEFT = 84
RIGHT = 28
GUTTER = 40
EDGE = 24
BAR_SHARE = 0.58
DENSE_BAR_SHARE = 0.72
DENSE = 16
TITLE, LETTERS = 1.75, 1.7
"""Heights of the title and of the keys' names, in sizes of their letters."""
LEAST_BARS = 0.3
"""Of the height that bars keep in a low picture, whose words are set smaller."""
SMALLEST = 0.5


@dataclass(frozen=True)
class BarRow:
    """One row of charts with a common axis.

    Parameters
    ----------
    title, note
        Markup beside the axis; the note stands below, muted.
    axis
        Scale of both sides.
    share
        Part of the height, relative to the other rows.
    large
        Whether values are set in the size of read-outs.
    both_ways
        Whether values may stand below bars, too.
    hidden
        Whether its bars are hidden, see `hiding`.
    """

    title: str
    axis: Axis
    share: float
    note: str = ""
    large: bool = False
    both_ways: bool = False
    hidden: bool = False


@dataclass(frozen=True, eq=False)
class BarSide:
    """One column of charts: title and formula as markup; values and words by row and key."""

    title: str
    formula: str
    token: str
    hatched: bool
    values: tuple[Sequence[float] | NDArray[np.float64], ...]
    texts: tuple[Sequence[str], ...]


@dataclass(frozen=True)
class PairedBarsData:
    """Everything in the picture.

    ``draggable`` is the row whose left bars can be dragged, or None. ``spoken`` is the picture
    in words.
    """

    rows: tuple[BarRow, ...]
    left: BarSide
    right: BarSide
    letters: tuple[str, ...]
    draggable: int | None = None
    spoken: str = ""


@dataclass(frozen=True)
class Column:
    """The horizontal places of one side's bars."""

    left: float
    width: float
    count: int

    @property
    def slot(self) -> float:
        """Distance from bar to bar."""
        return self.width / self.count

    @property
    def bar_width(self) -> float:
        """Width of a bar."""
        share = DENSE_BAR_SHARE if self.count > DENSE else BAR_SHARE
        return min(share * self.slot, 0.2 * self.width)

    def centre(self, index: int) -> float:
        """Return the middle of a bar."""
        return self.left + (index + 0.5) * self.slot

    def index_at(self, x: float) -> int | None:
        """Return which bar's slot lies at x."""
        index = int((x - self.left) // self.slot)
        return index if 0 <= index < self.count else None


@dataclass(frozen=True)
class Places:
    """Where the parts of the picture stand, in px."""

    columns: tuple[Column, Column]
    bands: tuple[tuple[float, float], ...]
    title_y: float
    letters_y: float
    bottom: float

    def area(self, row: int, column: int) -> QRectF:
        """Return the rectangle of a chart, between the ends of its axis."""
        top, height = self.bands[row]
        place = self.columns[column]
        return QRectF(place.left, top, place.width, height)


def small_px(now: Theme) -> int:
    """Return the size of ordinary values."""
    return now.text_px("body" if now.projected else "picture")


def large_px(now: Theme) -> int:
    """Return the size of the values that matter."""
    return now.text_px("picture" if now.projected else "readout")


def fitting(rows: Sequence[BarRow], size: QSizeF, now: Theme) -> Theme:
    """Return the theme with letters so small that bars keep a part of a low picture."""
    share = size.height() * (1.0 - LEAST_BARS) / _words_height(rows, now)
    return now if share >= 1.0 else replace(now, scale=now.scale * max(share, SMALLEST))


def _words_height(rows: Sequence[BarRow], now: Theme) -> float:
    """Return the room for title, letters, and the words over and under all rows."""
    rooms = sum(sum(_rooms(row, now)) for row in rows)
    return TITLE * now.text_px("body") + LETTERS * large_px(now) + rooms


def places(rows: Sequence[BarRow], count: int, size: QSizeF, now: Theme) -> Places:
    """Divide the picture among title, rows and letters; ``now`` is `fitting`."""
    title = TITLE * now.text_px("body")
    rooms = [_rooms(row, now) for row in rows]
    height = max(size.height() - _words_height(rows, now), 1.0)
    total = sum(row.share for row in rows)
    bands = []
    y = title
    for row, (above, below) in zip(rows, rooms, strict=True):
        band = height * row.share / total
        bands.append((y + above, band))
        y += above + band + below
    width = (size.width() - now.px(LEFT) - now.px(GUTTER) - now.px(RIGHT)) / 2
    return Places(
        columns=(
            Column(now.px(LEFT), width, count),
            Column(now.px(LEFT) + width + now.px(GUTTER), width, count),
        ),
        bands=tuple(bands),
        title_y=1.1 * now.text_px("body"),
        letters_y=y + 1.15 * large_px(now),
        bottom=y,
    )


def _rooms(row: BarRow, now: Theme) -> tuple[float, float]:
    """Return the room for values above and below a chart."""
    value = large_px(now) if row.large else small_px(now)
    # The row's title stands between the lowest tick of the row above and its own highest one.
    title = 0.75 * now.text_px("body") + 1.4 * now.text_px("tick")
    above = max(1.35 * value + now.px(3), title)
    return above, (1.5 * value + now.px(4) if row.both_ways else 0.0)
