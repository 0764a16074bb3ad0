"""Everything the page shows that follows from the state. Pure, and must not import Qt."""

from dataclasses import dataclass

import numpy as np

from attention_viewer.core import attention
from attention_viewer.core.attention import Array, Mask, Stages
from attention_viewer.core.formatting import decimals_that_add_up
from attention_viewer.lessons.scores.arrays import ScoreMemo
from attention_viewer.lessons.scores.state import Stage, State

SMALL_TABLE = 512
"""Numbers up to which the decimals of a table are found from all of its numbers."""
LONG_ROW = 64


@dataclass(frozen=True, slots=True, eq=False)
class Cell:
    """The picked cell: one query times one key, term by term.

    Attributes
    ----------
    query, key
        Components, d_k each.
    terms, running
        Products and their sum so far, d_k each.
    score, scaled, weight
        The cell in the stages.
    hidden
        Whether the mask hides the cell.
    input_decimals, decimals
        Decimals that show the components, and the products and sums.
    exact
        Whether the numbers as shown add up with pencil and paper.
    """

    query: tuple[float, ...]
    key: tuple[float, ...]
    terms: tuple[float, ...]
    running: tuple[float, ...]
    score: float
    scaled: float
    weight: float
    hidden: bool
    input_decimals: int
    decimals: int
    exact: bool


@dataclass(frozen=True, slots=True, eq=False)
class PickedRow:
    """The picked query's row through the stages, a number per key, and the sum of its weights."""

    scores: tuple[float, ...]
    scaled: tuple[float, ...]
    hidden: tuple[bool, ...]
    weights: tuple[float, ...]
    total: float
    weight_decimals: int
    exact: bool


@dataclass(frozen=True, slots=True, eq=False)
class Derived:
    """What follows from a state.

    Attributes
    ----------
    q, k, v
        The matrices, (n_q, d_k), (n_k, d_k), (n_k, d_v).
    stages
        All stages, a row per query.
    hidden
        (n_q, n_k), True where the mask hides; None without a mask.
    divisor
        The number divided by.
    row_sums
        Sum of each row of weights, (n_q,).
    largest
        Largest size of a finite number in a stage, 0 or above.
    table_decimals
        Decimals for the tables of Q, K and V.
    decimals
        Decimals for the cells of each stage, fewer where the numbers are long.
    """

    q: Array
    k: Array
    v: Array
    stages: Stages
    hidden: Mask | None
    divisor: float
    row_sums: Array
    largest: dict[Stage, float]
    table_decimals: tuple[int, int, int]
    decimals: dict[Stage, int]
    cell: Cell
    row: PickedRow


_memo = ScoreMemo()


def derive(state: State) -> Derived:
    """Compute every stage of ``softmax(Q K^T / divisor) V`` and explain the picked cell."""
    q, k, v, raw = _memo.matrices(state.queries, state.keys, state.values)
    divisor = attention.divisor_value(state.divisor, state.d_k, state.own_divisor)
    hidden = _hidden(state, raw.shape)
    stages = _stages(raw, divisor, hidden, v)
    largest = _largest(stages)
    decimals = (_decimals(q), _decimals(k), _decimals(v))
    products = min(max(decimals[0] + decimals[1], 2), 4)
    return Derived(
        q=q,
        k=k,
        v=v,
        stages=stages,
        hidden=hidden,
        divisor=divisor,
        row_sums=stages.weights.sum(axis=1),
        largest=largest,
        table_decimals=decimals,
        decimals=_cell_decimals(largest, min(products, 3)),
        cell=_cell(state, stages, hidden, products),
        row=_row(state, stages, hidden),
    )


def _hidden(state: State, shape: tuple[int, ...]) -> Mask | None:
    if state.mask == "causal":
        return attention.causal_mask(shape[0], shape[1])
    if state.mask == "keys":
        return attention.hidden_keys_mask(shape[0], shape[1], state.hidden_keys)
    return None


def _stages(raw: Array, divisor: float, hidden: Mask | None, v: Array) -> Stages:
    """Return the stages from scores that are already there (see `core.attention.attend`)."""
    scaled = attention.divide(raw, divisor)
    masked = scaled if hidden is None else attention.apply_mask(scaled, hidden)
    weights = attention.softmax_rows(masked)
    blind = () if hidden is None else np.flatnonzero(hidden.all(axis=1))
    return Stages(raw, scaled, masked, weights, weights @ v, tuple(int(row) for row in blind))


def _largest(stages: Stages) -> dict[Stage, float]:
    scaled = _largest_of(stages.scaled)
    masked = scaled
    if stages.masked is not stages.scaled:
        masked = _largest_of(stages.masked[np.isfinite(stages.masked)])
    output = 0.0 if stages.output is None else _largest_of(stages.output)
    return {
        "scores": _largest_of(stages.scores),
        "scaled": scaled,
        "masked": masked,
        "weights": 1.0,
        "output": output,
    }


def _largest_of(table: Array) -> float:
    return max(float(table.max()), -float(table.min()), 0.0) if table.size else 0.0


def _cell_decimals(largest: dict[Stage, float], of_scores: int) -> dict[Stage, int]:
    wanted: dict[Stage, int] = {"scores": of_scores, "scaled": 3, "masked": 3, "output": 3}
    shown: dict[Stage, int] = {"weights": 3}
    for stage, decimals in wanted.items():
        digits_before = len(f"{largest[stage]:.0f}")
        shown[stage] = max(1, min(decimals, 4 - digits_before))
    return shown


def _decimals(table: Array) -> int:
    if table.size > SMALL_TABLE:
        return 2
    return max(1, _needed(table, cap=3))


def _needed(table: Array, cap: int) -> int:
    """Return the least number of decimals, at most ``cap``, that shows every number whole."""
    whole = (d for d in range(cap) if (np.round(table, d) == table).all())
    return next(whole, cap)


def _cell(state: State, stages: Stages, hidden: Mask | None, decimals: int) -> Cell:
    i, j = state.picked
    query, key = state.queries[i], state.keys[j]
    factors = np.array((query, key))
    inputs = max(1, _needed(factors, cap=4))
    shown_whole = bool((np.round(factors, inputs) == factors).all())
    products = factors[0] * factors[1]
    terms, running = products.tolist(), np.cumsum(products).tolist()
    score = float(stages.scores[i, j])
    fitting = decimals_that_add_up(terms, score, decimals)
    return Cell(
        query=query,
        key=key,
        terms=tuple(terms),
        running=tuple(running),
        score=score,
        scaled=float(stages.scaled[i, j]),
        weight=float(stages.weights[i, j]),
        hidden=hidden is not None and bool(hidden[i, j]),
        input_decimals=inputs,
        decimals=decimals if fitting is None else fitting,
        exact=fitting is not None and shown_whole,
    )


def _row(state: State, stages: Stages, hidden: Mask | None) -> PickedRow:
    i = state.picked[0]
    weights = stages.weights[i].tolist()
    total = float(stages.weights[i].sum())
    fitting = None
    if len(weights) <= LONG_ROW:
        fitting = decimals_that_add_up(weights, total, 3, 5)
    return PickedRow(
        scores=tuple(stages.scores[i].tolist()),
        scaled=tuple(stages.scaled[i].tolist()),
        hidden=tuple(hidden[i].tolist()) if hidden is not None else (False,) * len(weights),
        weights=tuple(weights),
        total=total,
        weight_decimals=3 if fitting is None else fitting,
        exact=fitting is not None,
    )
