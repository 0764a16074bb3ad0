"""The stages of a state, of which an edit of one query computes one row anew. No Qt."""

from dataclasses import dataclass

import numpy as np

from attention_viewer.core import attention
from attention_viewer.core.attention import Array, Mask, Stages
from attention_viewer.lessons.scores.arrays import ArrayMemo, Changed, Versions
from attention_viewer.lessons.scores.state import State

LARGE = 4096
"""Scores of a table from which on only the changed rows are computed anew."""


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """Q (n_q, d_k), K (n_k, d_k), V (n_k, d_v), and X and its weights where there are any."""

    q: Array
    k: Array
    v: Array
    x: Array | None = None
    weights: tuple[Array, Array, Array] | None = None


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
        stages = ("scores", "scaled", "masked", "weights", "output")
        self._versions = {name: Versions() for name in stages}
        self._last: Computed | None = None

    def compute(self, state: State) -> Computed:
        """Return tables and stages of a state."""
        tables, changed = self._embedded(state) if state.embedded else self._given(state)
        divisor = attention.divisor_value(state.divisor, state.d_k, state.own_divisor)
        mask_key = (state.mask, state.hidden_keys if state.mask == "keys" else ())
        last = self._last
        large = tables.q.shape[0] * tables.k.shape[0] >= LARGE
        if (
            last is not None
            and large
            and changed is not None
            and last.divisor == divisor
            and last.mask_key == mask_key
        ):
            stages = self._updated(last, tables, changed)
            self._last = Computed(tables, stages, last.hidden, divisor, mask_key)
        else:
            hidden = _hidden(state)
            stages = _stages(tables, divisor, hidden)
            self._last = Computed(tables, stages, hidden, divisor, mask_key)
        return self._last

    def _given(self, state: State) -> tuple[Tables, Changed]:
        """Return the tables as they were given, and the queries that changed if only they did."""
        q, changed = self._memos["q"].array(state.queries)
        k, k_changed = self._memos["k"].array(state.keys)
        v, v_changed = self._memos["v"].array(state.values)
        alone = k_changed == () and v_changed == () and self._was_given()
        return Tables(q, k, v), changed if alone else None

    def _embedded(self, state: State) -> tuple[Tables, Changed]:
        pieces = (
            ("x", state.embeddings),
            ("w_q", state.w_q),
            ("w_k", state.w_k),
            ("w_v", state.w_v),
        )
        x, w_q, w_k, w_v = (self._memos[name].array(rows)[0] for name, rows in pieces)
        q, k, v = (attention.project(x, weights) for weights in (w_q, w_k, w_v))
        return Tables(q, k, v, x, (w_q, w_k, w_v)), None

    def _updated(self, last: Computed, tables: Tables, rows: tuple[int, ...]) -> Stages:
        """Return the last stages with the rows of the queries that changed computed anew."""
        before = last.stages
        if not rows:
            return before
        at = list(rows)
        hidden = None if last.hidden is None else last.hidden[at]
        new = _stages(Tables(tables.q[at], tables.k, tables.v), last.divisor, hidden)
        versions = self._versions
        scaled = versions["scaled"].changed(before.scaled, at, new.scaled)
        masked = scaled
        if last.hidden is not None:
            masked = versions["masked"].changed(before.masked, at, new.masked)
        assert before.output is not None
        assert new.output is not None
        return Stages(
            versions["scores"].changed(before.scores, at, new.scores),
            scaled,
            masked,
            versions["weights"].changed(before.weights, at, new.weights),
            versions["output"].changed(before.output, at, new.output),
            before.fully_masked_rows,
        )

    def _was_given(self) -> bool:
        return self._last is not None and self._last.tables.x is None


def _hidden(state: State) -> Mask | None:
    if state.mask == "causal":
        return attention.causal_mask(state.n_q, state.n_k)
    if state.mask == "keys":
        return attention.hidden_keys_mask(state.n_q, state.n_k, state.hidden_keys)
    return None


def _stages(tables: Tables, divisor: float, hidden: Mask | None) -> Stages:
    return staged(attention.scores(tables.q, tables.k), tables.v, divisor, hidden)


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
