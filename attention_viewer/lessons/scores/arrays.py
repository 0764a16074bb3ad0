"""Tuples of rows as arrays, quickly when one row has changed. Must not import Qt."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike

from attention_viewer.core.attention import Array
from attention_viewer.lessons.scores.state import Rows

Changed = tuple[int, ...] | None
"""The rows that differ from those before; None when everything may."""


ONLY_HERE = 2
"""References to an object that nothing but one of ours holds, as CPython counts them."""
MOST_VERSIONS = 3


@dataclass(eq=False)
class _Version:
    """Memory of a table, and the rows in which it is behind the newest version."""

    table: Array
    behind: set[int] = field(default_factory=set)


class Versions:
    """Gives versions of a table that differ in few rows, for the price of these rows.

    A version stays as it is while anybody holds it. Memory that nobody holds any more is brought
    up to date by the rows in which it is behind, because copying a whole table costs more than
    all else in an edit.
    """

    def __init__(self) -> None:
        self._versions: list[_Version] = []

    def changed(self, table: Array, at: Sequence[int], rows: ArrayLike) -> Array:
        """Return the table with other numbers in the rows ``at``; the newest version from now on.

        Parameters
        ----------
        table
            The newest version, or a table that is none yet.
        """
        if not any(each.table is table for each in self._versions):
            self._versions = [_Version(table)]
        made = self._free(table) or _Version(table.copy())
        made.table.flags.writeable = True
        for row in made.behind:
            made.table[row] = table[row]
        made.table[list(at)] = rows
        made.behind = set()
        others = [each for each in self._versions if each is not made]
        for each in others:
            each.behind.update(at)
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

    def array(self, rows: Rows) -> tuple[Array, Changed]:
        """Return the rows as a read-only array, and the rows that changed since the last call.

        None in place of the rows: the shape is another, everything has changed.
        """
        if rows is self._rows:
            return self._array, ()
        changed: Changed = None
        if self._array.shape == (len(rows), len(rows[0])):
            pairs = enumerate(zip(rows, self._rows, strict=True))
            changed = tuple(index for index, (new, old) in pairs if new is not old)
            made = self._array
            if changed:
                made = self._versions.changed(made, changed, [rows[index] for index in changed])
        else:
            made = np.array(rows, dtype=np.float64)
        made.flags.writeable = False
        self._rows, self._array = rows, made
        return made, changed
