"""Scores of large tables, of which an edit computes only what it changes. No Qt."""

from __future__ import annotations

from attention_viewer.core import attention
from attention_viewer.core.attention import Array
from attention_viewer.lessons.scores.arrays import Change, Versions
from attention_viewer.lessons.scores.projection_memo import Changed


class ScoreMemo:
    """Remembers the scores, and what they were without the components that are being edited.

    An edit of a weight changes one component of every query, and so every score. The products of
    all other components are computed at the first such edit only. They are summed anew for that;
    taking the old products away from the scores would leave their rounding errors behind.
    """

    def __init__(self) -> None:
        self._versions = Versions()
        self._rest: Array | None = None
        self._left_out: tuple[int, ...] = ()

    def fresh(self, q: Array, k: Array) -> Array:
        """Return all scores computed anew, (n_q, n_k)."""
        self._rest = None
        return attention.scores(q, k)

    def updated(self, before: Array, q: Changed, k: Changed) -> Array:
        """Return the scores, given those before what changed in queries and keys.

        Parameters
        ----------
        before
            (n_q, n_k), as returned the last time.
        q, k
            Queries (n_q, d_k) and keys (n_k, d_k).
        """
        if q[1].nothing and k[1].nothing:
            return before
        if all(change.few_rows_of(len(table)) for table, change in (q, k)):
            self._rest = None
            return self._with_rows(before, q, k)
        columns = _only_columns(q[1], k[1])
        if columns is None:
            return self.fresh(q[0], k[0])
        return self._with_columns(q[0], k[0], columns)

    def _with_rows(self, before: Array, q: Changed, k: Changed) -> Array:
        raw = before
        if not q[1].nothing:
            at = Change(q[1].rows)
            raw = self._versions.changed(raw, at, attention.scores(q[0][at.at()], k[0]))
        if not k[1].nothing:
            new = k[0][Change(k[1].rows).at()]
            raw = self._versions.changed(raw, Change(None, k[1].rows), attention.scores(q[0], new))
        return raw

    def _with_columns(self, q: Array, k: Array, columns: tuple[int, ...]) -> Array:
        if self._rest is None or self._left_out != columns:
            others = q.copy()
            others[:, columns] = 0.0
            self._rest, self._left_out = attention.scores(others, k), columns
        raw: Array = attention.scores(q[:, columns], k[:, columns])
        raw += self._rest
        return raw


def _only_columns(q: Change, k: Change) -> tuple[int, ...] | None:
    """Return the components that changed on one side while the other stayed; None otherwise."""
    if q.nothing:
        return k.columns
    return q.columns if k.nothing else None
