"""Tuples of rows as arrays, quickly when one row has changed. Must not import Qt."""

import numpy as np

from attention_viewer.core.attention import Array, scores
from attention_viewer.lessons.scores.state import Rows

LARGE = 1 << 20
"""Products of a table from which on only the changed rows are multiplied anew."""


class ArrayMemo:
    """Remembers the last rows and their array.

    A table of 512 x 1024 numbers takes 20 ms to convert; an edit changes one of its rows.
    """

    def __init__(self) -> None:
        self._rows: Rows = ()
        self._array: Array = np.zeros((0, 0))

    def array(self, rows: Rows) -> tuple[Array, tuple[int, ...] | None]:
        """Return the rows as a read-only array, and the rows that changed since the last call.

        None in place of the rows: the shape is another, everything has changed.
        """
        shape = (len(rows), len(rows[0]))
        if self._array.shape != shape:
            made, changed = np.array(rows, dtype=np.float64), None
        else:
            pairs = enumerate(zip(rows, self._rows, strict=True))
            changed = tuple(index for index, (new, old) in pairs if new is not old)
            made = self._array
            if changed:
                made = made.copy()
                made[list(changed)] = [rows[index] for index in changed]
        made.flags.writeable = False
        self._rows, self._array = rows, made
        return made, changed


class ScoreMemo:
    """Remembers the last table of scores and multiplies only rows of Q that changed."""

    def __init__(self) -> None:
        self._q, self._k, self._v = ArrayMemo(), ArrayMemo(), ArrayMemo()
        self._scores: Array = np.zeros((0, 0))

    def matrices(self, q: Rows, k: Rows, v: Rows) -> tuple[Array, Array, Array, Array]:
        """Return Q (n_q, d_k), K (n_k, d_k), V (n_k, d_v) and ``Q K^T`` (n_q, n_k)."""
        queries, q_changed = self._q.array(q)
        keys, k_changed = self._k.array(k)
        values, _ = self._v.array(v)
        small = len(q) * len(k) * len(q[0]) < LARGE
        if small or q_changed is None or k_changed is None or len(q_changed) + len(k_changed) > 1:
            self._scores = scores(queries, keys)
        elif q_changed or k_changed:
            self._scores = self._updated(queries, keys, q_changed, k_changed)
        return queries, keys, values, self._scores

    def _updated(
        self, queries: Array, keys: Array, q_rows: tuple[int, ...], k_rows: tuple[int, ...]
    ) -> Array:
        table = self._scores.copy()
        for row in q_rows:
            table[row] = scores(queries[row : row + 1], keys)[0]
        for row in k_rows:
            table[:, row] = scores(queries, keys[row : row + 1])[:, 0]
        return table
