"""What a heat map shows: a table of numbers, its labels and its colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.formatting import MINUS, fixed
from attention_viewer.widgets.colour_maps import ColourScale, argb
from attention_viewer.widgets.math_markup import plain

HIDDEN = "?"
NOTHING = f"{MINUS}\N{INFINITY}"


@lru_cache(maxsize=16)
def _spoken(labels: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(plain, labels))


@dataclass(frozen=True)
class Axis:
    """One side of the table.

    Parameters
    ----------
    title
        Markup of what the rows (or columns) are, such as "Query".
    labels
        Markup, one a row or column.
    colour
        Token of the labels that name no colour.
    """

    title: str
    labels: Sequence[str]
    colour: str = "text"

    @property
    def spoken(self) -> tuple[str, ...]:
        """The labels in plain words."""
        return _spoken(tuple(self.labels))


@dataclass(frozen=True, eq=False)
class HeatmapData:
    """A table ready to be painted.

    Parameters
    ----------
    values
        (rows, columns), finite except where masked.
    scale
        Its colours.
    decimals
        Of every number.
    rows, columns
        Its sides.
    titles
        What the table is, longest markup first: the first that fits is shown.
    masked
        (rows, columns), True where a cell is hatched instead of coloured; None for nowhere.
    sums
        A number for each row, or for each column when ``sums_below``; None for none.
    sums_title
        Markup over the sums.
    locked
        Whether the colours' range is fixed, None when that is no question.
    numbers_hidden
        Whether question marks stand in place of the numbers.
    """

    values: NDArray[np.float64]
    scale: ColourScale
    decimals: int
    rows: Axis
    columns: Axis
    titles: Sequence[str] = ("",)
    masked: NDArray[np.bool_] | None = None
    sums: NDArray[np.float64] | None = None
    sums_title: str = ""
    sums_below: bool = False
    locked: bool | None = None
    numbers_hidden: bool = False

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.values.shape[0], self.values.shape[1]

    @cached_property
    def steps(self) -> NDArray[np.uint8]:
        """The step of the colour scale of each cell."""
        return self.scale.steps(self.values)

    @cached_property
    def pixels(self) -> NDArray[np.uint32]:
        """The colour of each cell as 0xAARRGGBB, fully transparent where masked."""
        colours: NDArray[np.uint32] = np.take(argb(self.scale.name), self.steps)
        if self.masked is not None:
            colours[self.masked] = 0
        return colours

    @cached_property
    def _texts(self) -> dict[tuple[int, int], str]:
        """The numbers as shown, of the cells that were asked for."""
        return {}

    def is_masked(self, row: int, column: int) -> bool:
        """Tell whether a cell is masked."""
        return self.masked is not None and bool(self.masked[row, column])

    def text(self, row: int, column: int) -> str:
        """Return the number in a cell as it is shown."""
        if self.numbers_hidden:
            return HIDDEN
        known = self._texts.get((row, column))
        if known is None:
            value = float(self.values[row, column])
            known = NOTHING if value == -np.inf else fixed(value, self.decimals, tiny=True)
            self._texts[row, column] = known
        return known

    def sum_text(self, index: int) -> str:
        """Return the sum of a row, or of a column when they stand below."""
        if self.numbers_hidden or self.sums is None:
            return HIDDEN
        return fixed(float(self.sums[index]), self.decimals)

    def name(self, row: int, column: int) -> str:
        """Return the markup of a cell's place, such as ``q_a · k_x``."""
        return f"{self.rows.labels[row]} \u00b7 {self.columns.labels[column]}"

    def words(self, row: int, column: int) -> str:
        """Return place and number in plain words."""
        place = f"{self.rows.spoken[row]} \u00b7 {self.columns.spoken[column]}"
        return f"{place}: {self.text(row, column)}"
