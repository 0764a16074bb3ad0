"""Tuples of rows as arrays, quickly when one row has changed. Must not import Qt."""

import sys

import numpy as np

from attention_viewer.core.attention import Array
from attention_viewer.lessons.scores.state import Rows

Changed = tuple[int, ...] | None
"""The rows that differ from those before; None when everything may."""


ONLY_HERE = 2
"""References to an object that nothing but a list of ours holds, as CPython counts them."""


class Copies:
    """Copies arrays of one shape into memory that nobody uses any more.

    Fresh memory costs more than the copying itself, because the system clears each page of it.
    """

    def __init__(self) -> None:
        self._made: list[Array] = []

    def copy(self, table: Array) -> Array:
        """Return a writable copy, which is never touched again while anybody holds it."""
        self._made = [each for each in self._made if each.shape == table.shape]
        for index in range(len(self._made)):
            if sys.getrefcount(self._made[index]) == ONLY_HERE:
                free = self._made[index]
                free.flags.writeable = True
                np.copyto(free, table)
                return free
        made = table.copy()
        self._made = [*self._made[-1:], made]
        return made


class ArrayMemo:
    """Remembers the last rows and their array.

    A table of 512 x 1024 numbers takes 20 ms to convert; an edit changes one of its rows.
    """

    def __init__(self) -> None:
        self._rows: Rows = ()
        self._array: Array = np.zeros((0, 0))
        self._copies = Copies()

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
                made = self._copies.copy(made)
                made[list(changed)] = [rows[index] for index in changed]
        else:
            made = np.array(rows, dtype=np.float64)
        made.flags.writeable = False
        self._rows, self._array = rows, made
        return made, changed
