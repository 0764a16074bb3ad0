"""Tuples of rows as arrays, quickly when one row has changed. Must not import Qt."""

import numpy as np

from attention_viewer.core.attention import Array
from attention_viewer.lessons.scores.state import Rows

Changed = tuple[int, ...] | None
"""The rows that differ from those before; None when everything may."""


class ArrayMemo:
    """Remembers the last rows and their array.

    A table of 512 x 1024 numbers takes 20 ms to convert; an edit changes one of its rows.
    """

    def __init__(self) -> None:
        self._rows: Rows = ()
        self._array: Array = np.zeros((0, 0))

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
                made = made.copy()
                made[list(changed)] = [rows[index] for index in changed]
        else:
            made = np.array(rows, dtype=np.float64)
        made.flags.writeable = False
        self._rows, self._array = rows, made
        return made, changed
