"""What a heat map shows: a table of numbers, its labels and its colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.formatting import HIDDEN, MINUS, fixed
from attention_viewer.widgets.colour_maps import ColourScale, argb
from attention_viewer.widgets.math_markup import plain

Block = tuple[slice, slice]
"""Rows and columns of a table that lie beside one another."""
WHOLE: Block = (slice(None), slice(None))
MOST_DESCRIBED = 36
"""Cells up to which all are put into words; of a larger table it is the picked one."""
NOTHING = f"{MINUS}\N{INFINITY}"


def _same(one: NDArray[np.bool_] | None, other: NDArray[np.bool_] | None) -> bool:
    if one is None or other is None:
        return one is other
    return one is other or np.array_equal(one, other)


def _extent(marked: NDArray[np.bool_]) -> slice:
    """Return the least range that holds every index that is marked."""
    at = np.flatnonzero(marked)
    return slice(int(at[0]), int(at[-1]) + 1) if at.size else slice(0, 0)


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
    formula
        Markup of how the table is made, behind its title or below it; empty for none.
    masked
        (rows, columns), True where a cell is hatched instead of coloured; None for nowhere.
    sums
        A number for each row, or for each column when ``sums_below``; None for none.
    sums_title
        Markup over the sums.
    locked
        Whether the colours' range is fixed, None when that is no question.
    numbers_hidden
        Whether question marks on plates of one colour stand in place of the cells, see `hiding`.
    key
        Whether a bar below says what the colours mean; numbers in the cells say it, too.
    """

    values: NDArray[np.float64]
    scale: ColourScale
    decimals: int
    rows: Axis
    columns: Axis
    titles: Sequence[str] = ("",)
    formula: str = ""
    masked: NDArray[np.bool_] | None = None
    sums: NDArray[np.float64] | None = None
    sums_title: str = ""
    sums_below: bool = False
    locked: bool | None = None
    numbers_hidden: bool = False
    key: bool = True

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.values.shape[0], self.values.shape[1]

    @cached_property
    def steps(self) -> NDArray[np.uint8]:
        """The step of the colour scale of each cell."""
        return self.scale.steps(self.values)

    def pixels(self, block: Block = WHOLE) -> NDArray[np.uint32]:
        """Return the colour of each cell as 0xAARRGGBB, fully transparent where masked."""
        steps = self.scale.steps(self.values[block])
        colours: NDArray[np.uint32] = np.take(argb(self.scale.name), steps)
        if self.masked is not None:
            colours[self.masked[block]] = 0
        return colours

    def changed_block(self, before: HeatmapData) -> Block | None:
        """Return the least block outside of which nothing differs from another table.

        None where more than numbers differs, and for a table that words its cells its own way.
        """
        plain_tables = type(self) is HeatmapData and type(before) is HeatmapData
        if not plain_tables or self._surroundings() != before._surroundings():
            return None
        if not _same(self.masked, before.masked):
            return None
        differs = self.values != before.values
        rows, columns = _extent(differs.any(axis=1)), _extent(differs.any(axis=0))
        if self.sums is not None and before.sums is not None:
            # Beside the block, sums are painted with it.
            sums = _extent(self.sums != before.sums)
            along = columns if self.sums_below else rows
            if sums.start < sums.stop and not along.start <= sums.start < sums.stop <= along.stop:
                return None
        return rows, columns

    def keep_texts(self, before: HeatmapData, changed: Block) -> None:
        """Take over the texts of another table's cells outside of the block that changed."""
        rows, columns = (range(each.start, each.stop) for each in changed)
        for cell, text in before._texts.items():
            if cell[0] not in rows or cell[1] not in columns:
                self._texts[cell] = text

    def _surroundings(self) -> tuple[object, ...]:
        """Return everything that is shown but numbers of single cells and sums."""
        width_of_sums = None if self.sums is None else len(self.sum_text(0))
        return (
            *(self.shape, self.scale, self.decimals, self.rows, self.columns, self.titles),
            *(self.formula, width_of_sums, self.sums_title, self.sums_below),
            *(self.locked, self.numbers_hidden, self.key),
        )

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

    def words(self, row: int, column: int) -> str:
        """Return place and number in plain words."""
        place = f"{self.rows.spoken[row]} \u00b7 {self.columns.spoken[column]}"
        return f"{place}: {self.text(row, column)}"

    def description(self, picked: tuple[int, int] | None) -> str:
        """Return the picked cell in plain words, and all cells of a small table."""
        rows, columns = self.shape
        cells = []
        if picked is not None and picked[0] < rows and picked[1] < columns:
            cells.append(picked)
        if rows * columns <= MOST_DESCRIBED:
            cells += [(row, column) for row in range(rows) for column in range(columns)]
        return "; ".join([self.words(*cell) for cell in cells])
