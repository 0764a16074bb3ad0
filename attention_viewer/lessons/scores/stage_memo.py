"""The stages of a state, of which an edit computes no more than it changes. No Qt."""

from dataclasses import dataclass, replace

import numpy as np

from attention_viewer.core import attention
from attention_viewer.core.attention import Array, Mask, Stages
from attention_viewer.lessons.scores.arrays import ArrayMemo, Change, Versions
from attention_viewer.lessons.scores.projection_memo import ProjectionMemo
from attention_viewer.lessons.scores.score_memo import ScoreMemo
from attention_viewer.lessons.scores.state import State

LARGE = 4096
"""Scores of a table from which on only what changed is computed anew."""
Changes = tuple[Change, Change, Change]
"""What changed in Q, K and V."""


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """Q (n_q, d_k), K (n_k, d_k), V (n_k, d_v), and what they were computed from, if anything.

    That is X, its weights, and all three tables side by side.
    """

    q: Array
    k: Array
    v: Array
    x: Array | None = None
    weights: tuple[Array, Array, Array] | None = None
    projected: Array | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Computed:
    """All that was computed for a state, and what it was divided and masked by."""

    tables: Tables
    stages: Stages
    hidden: Mask | None
    divisor: float
    mask_key: object


class StageMemo:
    """Remembers the last tables and stages; what it returns is never changed afterwards."""

    def __init__(self) -> None:
        self._memos = {name: ArrayMemo() for name in ("q", "k", "v", "x", "w_q", "w_k", "w_v")}
        self._projection, self._scores = ProjectionMemo(), ScoreMemo()
        stages = ("scaled", "masked", "weights", "output")
        self._versions = {name: Versions() for name in stages}
        self._last: Computed | None = None

    def compute(self, state: State) -> Computed:
        """Return tables and stages of a state."""
        tables, changes = self._embedded(state) if state.embedded else self._given(state)
        divisor = attention.divisor_value(state.divisor, state.d_k, state.own_divisor)
        keys = state.hidden_keys if state.mask == "keys" else ()
        mask_key = (state.mask, keys, state.n_q, state.n_k)
        last = self._last
        if last is None or not _comparable(last, tables):
            hidden = _hidden(state)
            raw = self._scores.fresh(tables.q, tables.k)
            stages = staged(raw, tables.v, divisor, hidden)
        else:
            hidden = last.hidden if last.mask_key == mask_key else _hidden(state)
            same = (last.divisor, last.mask_key) == (divisor, mask_key)
            q, k, v = changes
            raw = self._scores.updated(last.stages.scores, (tables.q, q), (tables.k, k))
            if same and q.nothing and k.nothing:
                stages = last.stages
                if not v.nothing:
                    stages = replace(stages, output=stages.weights @ tables.v)
            elif same and k.nothing and v.nothing and q.few_rows_of(state.n_q):
                stages = self._updated(last, raw, tables.v, q)
            else:
                stages = staged(raw, tables.v, divisor, hidden)
        self._last = Computed(tables, stages, hidden, divisor, mask_key)
        return self._last

    def _given(self, state: State) -> tuple[Tables, Changes]:
        """Return the tables as they were given, and what changed in them."""
        tables = (("q", state.queries), ("k", state.keys), ("v", state.values))
        (q, of_q), (k, of_k), (v, of_v) = (self._memos[n].array(rows) for n, rows in tables)
        return Tables(q, k, v), (of_q, of_k, of_v)

    def _embedded(self, state: State) -> tuple[Tables, Changes]:
        """Return the tables that are computed, and what changed in them."""
        x = self._memos["x"].array(state.embeddings)
        pieces = (("w_q", state.w_q), ("w_k", state.w_k), ("w_v", state.w_v))
        weights = [self._memos[name].array(rows) for name, rows in pieces]
        projected, parts = self._projection.projected(x, weights)
        (q, of_q), (k, of_k), (v, of_v) = parts
        w_q, w_k, w_v = (table for table, _ in weights)
        return Tables(q, k, v, x[0], (w_q, w_k, w_v), projected), (of_q, of_k, of_v)

    def _updated(self, last: Computed, raw: Array, v: Array, q: Change) -> Stages:
        """Return the last stages with the rows of the queries that changed computed anew."""
        before = last.stages
        change = Change(q.rows)
        at = change.at()
        new = staged(raw[at], v, last.divisor, None if last.hidden is None else last.hidden[at])
        versions = self._versions
        scaled = versions["scaled"].changed(before.scaled, change, new.scaled)
        masked = scaled
        if last.hidden is not None:
            masked = versions["masked"].changed(before.masked, change, new.masked)
        assert before.output is not None
        assert new.output is not None
        return Stages(
            raw,
            scaled,
            masked,
            versions["weights"].changed(before.weights, change, new.weights),
            versions["output"].changed(before.output, change, new.output),
            before.fully_masked_rows,
        )


def _comparable(last: Computed, tables: Tables) -> bool:
    """Tell whether large tables came the same way, in the same shapes, the last time, too."""
    before = last.tables
    same = (before.x is None) == (tables.x is None) and before.q.shape == tables.q.shape
    size = tables.q.shape[0] * tables.k.shape[0]
    return same and before.k.shape == tables.k.shape and size >= LARGE


def _hidden(state: State) -> Mask | None:
    if state.mask == "causal":
        return attention.causal_mask(state.n_q, state.n_k)
    if state.mask == "keys":
        return attention.hidden_keys_mask(state.n_q, state.n_k, state.hidden_keys)
    return None


def staged(raw: Array, v: Array, divisor: float, hidden: Mask | None) -> Stages:
    """Return all stages from the scores on (see `core.attention.attend`, which checks them, too).

    Parameters
    ----------
    raw, v
        Scores (n_q, n_k) and values (n_k, d_v).
    hidden
        (n_q, n_k), True where a query must not see a key; None for nowhere.
    """
    scaled = attention.divide(raw, divisor)
    masked = attention.apply_mask(scaled, hidden)
    weights = attention.softmax_rows(masked)
    blind = () if hidden is None else np.flatnonzero(hidden.all(axis=1))
    return Stages(raw, scaled, masked, weights, weights @ v, tuple(map(int, blind)))
