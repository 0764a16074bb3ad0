"""Everything the page shows that follows from the state. Pure, and must not import Qt."""

from dataclasses import dataclass

import numpy as np

from attention_viewer.core.attention import Array, Mask, Stages
from attention_viewer.lessons.scores.explained import (
    PickedRow,
    Sum,
    decimals_of,
    explained,
    picked_row,
    rooted,
)
from attention_viewer.lessons.scores.stage_memo import Computed, StageMemo, Tables, staged
from attention_viewer.lessons.scores.state import Stage, State

SMALL_TABLE = 512
"""Numbers up to which the decimals of a table are found from all of its numbers."""


DIVIDED: tuple[Stage, ...] = ("scaled", "masked", "weights", "output")
"""Stages for which the division makes a difference."""


@dataclass(frozen=True, slots=True, eq=False)
class Cell:
    """The picked cell in the stages, and whether the mask hides it."""

    score: float
    scaled: float
    weight: float
    hidden: bool


@dataclass(frozen=True, slots=True, eq=False)
class Embedding:
    """X (n, d_model), its weights, and Q, K and V side by side, (n, 2 d_k + d_v).

    ``decimals`` are those of X, W_Q, W_K and W_V.
    """

    x: Array
    weights: tuple[Array, Array, Array]
    projected: Array
    decimals: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Derived:
    """What follows from a state.

    Attributes
    ----------
    q, k, v
        The matrices, (n_q, d_k), (n_k, d_k), (n_k, d_v).
    embedding
        What they were computed from; None when they were given.
    stages
        All stages, a row per query.
    undivided
        All stages without the division, for the side by side of the same stage; None otherwise.
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
    cell, row
        The picked cell, and its row.
    explained
        The sum that is written out.
    rooted
        The score as the product of q and k each scaled by ``d_k ** -0.25``.
    """

    q: Array
    k: Array
    v: Array
    embedding: Embedding | None
    stages: Stages
    undivided: Stages | None
    hidden: Mask | None
    divisor: float
    row_sums: Array
    largest: dict[Stage, float]
    table_decimals: tuple[int, int, int]
    decimals: dict[Stage, int]
    cell: Cell
    row: PickedRow
    explained: Sum
    rooted: Sum


_memo = StageMemo()


def derive(state: State) -> Derived:
    """Compute every stage of ``softmax(Q K^T / divisor) V`` and explain the picked cell."""
    made = _memo.compute(state)
    tables, stages = made.tables, made.stages
    undivided = _undivided(state, made)
    largest = _largest(made, undivided)
    decimals = (_decimals(tables.q), _decimals(tables.k), _decimals(tables.v))
    products = min(max(decimals[0] + decimals[1], 2), 4)
    return Derived(
        q=tables.q,
        k=tables.k,
        v=tables.v,
        embedding=_embedding(tables),
        stages=stages,
        undivided=undivided,
        hidden=made.hidden,
        divisor=made.divisor,
        row_sums=stages.weights.sum(axis=1),
        largest=largest,
        table_decimals=decimals,
        decimals=_cell_decimals(largest, min(products, 3)),
        cell=_cell(state, made),
        row=picked_row(state, stages, made.hidden),
        explained=explained(state, made, products),
        rooted=rooted(state, tables),
    )


def _embedding(tables: Tables) -> Embedding | None:
    if tables.x is None or tables.weights is None or tables.projected is None:
        return None
    w_q, w_k, w_v = tables.weights
    decimals = (_decimals(tables.x), _decimals(w_q), _decimals(w_k), _decimals(w_v))
    return Embedding(tables.x, tables.weights, tables.projected, decimals)


def _undivided(state: State, made: Computed) -> Stages | None:
    if state.left != state.right or state.left not in DIVIDED or made.divisor == 1.0:
        return None
    return staged(made.stages.scores, made.tables.v, 1.0, made.hidden)


def _largest(made: Computed, undivided: Stages | None) -> dict[Stage, float]:
    """Return the largest size in each stage, in both versions of those that are compared."""
    stages = made.stages
    scores = _largest_of(stages.scores)
    # Division keeps the order of numbers, also after rounding.
    scaled = scores / made.divisor
    masked = scaled
    if stages.masked is not stages.scaled:
        masked = _largest_of(stages.masked[np.isfinite(stages.masked)])
    if undivided is not None:
        scaled, masked = max(scaled, scores), max(masked, scores)
    outputs = (each.output for each in (stages, undivided) if each is not None)
    output = max((_largest_of(each) for each in outputs if each is not None), default=0.0)
    projected = 0.0
    if made.tables.projected is not None:
        projected = _largest_of(made.tables.projected)
    return {
        "projected": projected,
        "scores": scores,
        "scaled": scaled,
        "masked": masked,
        "weights": 1.0,
        "output": output,
    }


def _largest_of(table: Array) -> float:
    return max(float(table.max()), -float(table.min()), 0.0) if table.size else 0.0


def _cell_decimals(largest: dict[Stage, float], of_scores: int) -> dict[Stage, int]:
    wanted: dict[Stage, int] = {"projected": 2, "scores": of_scores}
    wanted |= {"scaled": 3, "masked": 3, "output": 3}
    shown: dict[Stage, int] = {"weights": 3}
    for stage, decimals in wanted.items():
        digits_before = len(f"{largest[stage]:.0f}")
        shown[stage] = max(1, min(decimals, 4 - digits_before))
    return shown


def _decimals(table: Array) -> int:
    if table.size > SMALL_TABLE:
        return 2
    return max(1, decimals_of(table, cap=3))


def _cell(state: State, made: Computed) -> Cell:
    i, j = state.picked
    stages = made.stages
    return Cell(
        score=float(stages.scores[i, j]),
        scaled=float(stages.scaled[i, j]),
        weight=float(stages.weights[i, j]),
        hidden=made.hidden is not None and bool(made.hidden[i, j]),
    )
