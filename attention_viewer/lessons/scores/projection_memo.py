"""Q, K and V from embeddings, of which an edit computes only what it changes. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from attention_viewer.core.attention import Array, project
from attention_viewer.lessons.scores.arrays import EVERYTHING, Change, Versions

Changed = tuple[Array, Change]
"""A table, and where it differs from the table before."""


class ProjectionMemo:
    """Keeps ``X W_Q``, ``X W_K`` and ``X W_V`` side by side in one table."""

    def __init__(self) -> None:
        self._versions = Versions()
        self._table: Array = np.zeros((0, 0))
        self._widths: tuple[int, ...] = ()

    def projected(self, x: Changed, weights: Sequence[Changed]) -> tuple[Array, list[Changed]]:
        """Return the three side by side, (n, 2 d_k + d_v), and each of them as a part of that.

        Parameters
        ----------
        x
            Embeddings (n, d_model).
        weights
            W_Q, W_K and W_V, (d_model, d_k), (d_model, d_k), (d_model, d_v).
        """
        widths = tuple(table.shape[1] for table, _ in weights)
        shape = (x[0].shape[0], sum(widths))
        if self._table.shape != shape or self._widths != widths:
            self._table = np.hstack([project(x[0], table) for table, _ in weights])
            self._widths = widths
            changes = [EVERYTHING] * len(weights)
        else:
            changes = self._update(x, weights)
        starts = (0, widths[0], widths[0] + widths[1])
        parts = [
            (self._table[:, start : start + width], change)
            for start, width, change in zip(starts, widths, changes, strict=True)
        ]
        return self._table, parts

    def _update(self, x: Changed, weights: Sequence[Changed]) -> list[Change]:
        """Compute anew what changed, and return what that is in each of the three."""
        if all(change.nothing for _, change in weights):
            rows = Change(x[1].rows)
            if not x[1].nothing:
                block = np.hstack([project(x[0][rows.at()], table) for table, _ in weights])
                self._table = self._versions.changed(self._table, rows, block)
            return [rows] * len(weights)
        changes, start = [], 0
        for table, change in weights:
            changes.append(_of_product(x[1], change))
            self._change_columns(x[0], table, changes[-1], start)
            start += table.shape[1]
        return changes

    def _change_columns(self, x: Array, weights: Array, change: Change, start: int) -> None:
        if change.nothing:
            return
        width = weights.shape[1]
        columns = tuple(range(width)) if change.columns is None else change.columns
        place = Change(None, tuple(start + column for column in columns))
        block = project(x, weights if change.columns is None else weights[:, columns])
        self._table = self._versions.changed(self._table, place, block)


def _of_product(x: Change, weights: Change) -> Change:
    """Return what differs in ``X W``: columns with W, everything if X differs, too."""
    if not x.nothing:
        return EVERYTHING
    return Change(()) if weights.nothing else Change(None, weights.columns)
