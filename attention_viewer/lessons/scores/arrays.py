"""Tuples of rows as arrays, quickly when one row has changed. Must not import Qt."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from attention_viewer.core.attention import Array
from attention_viewer.lessons.scores.state import Rows

ONLY_HERE = 2
"""References to an object that nothing but one of ours holds, as CPython counts them."""
MOST_VERSIONS = 3


@dataclass(frozen=True, slots=True)
class Change:
    """The block of a table outside of which nothing differs from the table before.

    Its rows and columns in ascending order; None for all of them.
    """

    rows: tuple[int, ...] | None = None
    columns: tuple[int, ...] | None = None

    @property
    def nothing(self) -> bool:
        """Whether the tables are the same."""
        return self.rows == () or self.columns == ()

    def at(self) -> Any:
        """Return the index of the block in an array."""
        if self.rows is None or self.columns is None:
            rows = slice(None) if self.rows is None else list(self.rows)
            return rows, slice(None) if self.columns is None else list(self.columns)
        return np.ix_(self.rows, self.columns)

    def few_rows_of(self, count: int) -> bool:
        """Tell whether so few of ``count`` rows differ that it pays to do only them anew."""
        return self.nothing or (self.rows is not None and 4 * len(self.rows) <= count)


EVERYTHING = Change()


@dataclass(eq=False)
class _Version:
    """Memory of a table, and the blocks in which it is behind the newest version."""

    table: Array
    behind: set[Change] = field(default_factory=set)


class Versions:
    """Gives versions of a table that differ in small blocks, for the price of these blocks.

    A version stays as it is while anybody holds it. Memory that nobody holds any more is brought
    up to date by the blocks in which it is behind, because copying a whole table costs more than
    all else in an edit.
    """

    def __init__(self) -> None:
        self._versions: list[_Version] = []

    def changed(self, table: Array, change: Change, block: ArrayLike) -> Array:
        """Return the table with other numbers in a block; the newest version from now on.

        Parameters
        ----------
        table
            The newest version, or a table that is none yet.
        """
        if not any(each.table is table for each in self._versions):
            self._versions = [_Version(table)]
        made = self._free(table) or _Version(table.copy())
        made.table.flags.writeable = True
        for old in made.behind:
            at = old.at()
            made.table[at] = table[at]
        made.table[change.at()] = block
        made.table.flags.writeable = False
        made.behind = set()
        others = [each for each in self._versions if each is not made]
        for each in others:
            each.behind.add(change)
        self._versions = [*others[1 - MOST_VERSIONS :], made]
        return made.table

    def _free(self, table: Array) -> _Version | None:
        for each in self._versions:
            if each.table is not table and sys.getrefcount(each.table) == ONLY_HERE:
                return each
        return None


class ArrayMemo:
    """Remembers the last rows and their array.

    A table of 512 x 1024 numbers takes 20 ms to convert; an edit changes one of its rows.
    """

    def __init__(self) -> None:
        self._rows: Rows = ()
        self._array: Array = np.zeros((0, 0))
        self._versions = Versions()

    def array(self, rows: Rows) -> tuple[Array, Change]:
        """Return the rows as a read-only array, and what changed since the last call."""
        if rows is self._rows:
            return self._array, Change(())
        before, self._rows = self._rows, rows
        if self._array.shape != (len(rows), len(rows[0])):
            self._array = np.array(rows, dtype=np.float64)
            self._array.flags.writeable = False
            return self._array, EVERYTHING
        change = _change(before, rows)
        assert change.rows is not None
        if not change.nothing:
            new = [rows[index] for index in change.rows]
            self._array = self._versions.changed(self._array, Change(change.rows), new)
        return self._array, change


def _change(before: Rows, after: Rows) -> Change:
    """Return where tables of one shape differ; rows that are the same object are not looked at."""
    pairs = enumerate(zip(before, after, strict=True))
    rows = tuple(index for index, (old, new) in pairs if new is not old)
    if len(rows) != 1:
        return Change(rows)
    numbers = enumerate(zip(before[rows[0]], after[rows[0]], strict=True))
    return Change(rows, tuple(index for index, (old, new) in numbers if new != old))
