"""The picked cell written out term by term, and its row through the stages. No Qt."""

from dataclasses import dataclass

import numpy as np

from attention_viewer.core.attention import Array, Mask, Stages
from attention_viewer.core.formatting import decimals_that_add_up
from attention_viewer.lessons.scores.stage_memo import Computed, Tables
from attention_viewer.lessons.scores.state import State

LONG_ROW = 64
"""Numbers beyond which nobody adds them up by hand, so no decimals are looked for that do."""
WHOLE = 1e-3
"""Distance from a whole number that no rounding of a printed number can turn elsewhere."""
LARGE_UNITS = 1e12
MOST_EXPONENT = 6.0
"""Size of a divided score up to which its exponential, at most 403, can be read as it is."""


@dataclass(frozen=True, slots=True, eq=False)
class Sum:
    """A sum of products, term by term.

    Attributes
    ----------
    left, right
        Factors, one each a term.
    terms, running
        Products and their sum so far.
    total
        The number in the cell.
    factor_decimals, decimals
        Decimals that show the factors of either side, and the products and sums.
    exact
        Whether the numbers as shown add up with pencil and paper.
    """

    left: tuple[float, ...]
    right: tuple[float, ...]
    terms: tuple[float, ...]
    running: tuple[float, ...]
    total: float
    factor_decimals: tuple[int, int]
    decimals: int
    exact: bool


@dataclass(frozen=True, slots=True, eq=False)
class PickedRow:
    """The picked query's row through the stages, a number per key.

    Attributes
    ----------
    exponentials
        ``exp(scaled - shift)``, 0 where hidden.
    shift
        0, or the largest divided score where the exponentials would be too long to be read;
        it changes no weight.
    exponential_sum, total
        What they and the weights add up to.
    weight_decimals, exact
        Decimals of the weights, and whether the weights as shown add up.
    """

    scores: tuple[float, ...]
    scaled: tuple[float, ...]
    hidden: tuple[bool, ...]
    exponentials: tuple[float, ...]
    shift: float
    exponential_sum: float
    weights: tuple[float, ...]
    total: float
    weight_decimals: int
    exact: bool


def decimals_of(table: Array, cap: int) -> int:
    """Return the least number of decimals, at most ``cap``, that shows every number whole."""
    whole = (d for d in range(cap) if (np.round(table, d) == table).all())
    return next(whole, cap)


def explained(state: State, made: Computed, decimals: int) -> Sum:
    """Return the sum that is written out."""
    i, j = state.picked
    tables, stages = made.tables, made.stages
    if state.explained == "output" and stages.output is not None:
        column = min(state.component, state.d_v - 1)
        total = float(stages.output[i, column])
        return _sum(stages.weights[i], tables.v[:, column], total, 3)
    if state.explained == "projection" and tables.x is not None and tables.weights is not None:
        name, column = projected_column(state)
        place = "qkv".index(name)
        total = float((tables.q, tables.k, tables.v)[place][i, column])
        return _sum(tables.x[i], tables.weights[place][:, column], total, 2)
    return _sum(tables.q[i], tables.k[j], float(stages.scores[i, j]), decimals)


def projected_column(state: State) -> tuple[str, int]:
    """Return in which of Q, K and V the picked component of the projections lies, and its index."""
    d_k = state.d_k
    component = min(state.component, 2 * d_k + state.d_v - 1)
    if component < 2 * d_k:
        return "qk"[component // d_k], component % d_k
    return "v", component - 2 * d_k


def _sum(left: Array, right: Array, total: float, decimals: int) -> Sum:
    shown = tuple(max(1, decimals_of(factors, cap=4)) for factors in (left, right))
    whole = all(
        bool((np.round(factors, d) == factors).all())
        for factors, d in zip((left, right), shown, strict=True)
    )
    products = left * right
    terms = products.tolist()
    fitting: int | None = decimals
    if not _adds_up_at_once(products, total, decimals):
        short = len(terms) <= LONG_ROW
        fitting = decimals_that_add_up(terms, total, decimals) if short else None
    return Sum(
        left=tuple(left.tolist()),
        right=tuple(right.tolist()),
        terms=tuple(terms),
        running=tuple(np.cumsum(products).tolist()),
        total=total,
        factor_decimals=(shown[0], shown[1]),
        decimals=decimals if fitting is None else fitting,
        exact=fitting is not None and whole,
    )


def _adds_up_at_once(terms: Array, total: float, decimals: int) -> bool:
    """Tell whether terms that are whole in units of the last decimal add up to the total.

    Quicker than `core.formatting.adds_up` for a thousand terms. False also where rounding would
    have to be looked at.
    """
    units = terms * 10.0**decimals
    whole = np.rint(units)
    near = bool((np.abs(units - whole) < WHOLE).all()) and float(np.abs(whole).max()) < LARGE_UNITS
    return near and float(whole.sum()) == round(total * 10**decimals)


def rooted(state: State, tables: Tables) -> Sum:
    """Return the score of q and k that were each divided by the fourth root of d_k."""
    i, j = state.picked
    factor = state.d_k**-0.25
    left, right = tables.q[i] * factor, tables.k[j] * factor
    products = left * right
    return Sum(
        left=tuple(left.tolist()),
        right=tuple(right.tolist()),
        terms=tuple(products.tolist()),
        running=tuple(np.cumsum(products).tolist()),
        total=float(left @ right),
        factor_decimals=(3, 3),
        decimals=3,
        exact=False,
    )


def picked_row(state: State, stages: Stages, hidden: Mask | None) -> PickedRow:
    """Return the picked query's row."""
    i = state.picked[0]
    weights = stages.weights[i].tolist()
    total = float(stages.weights[i].sum())
    fitting = None
    if len(weights) <= LONG_ROW:
        fitting = decimals_that_add_up(weights, total, 3, 5)
    shift, exponentials = _exponentials(stages.masked[i])
    return PickedRow(
        scores=tuple(stages.scores[i].tolist()),
        scaled=tuple(stages.scaled[i].tolist()),
        hidden=tuple(hidden[i].tolist()) if hidden is not None else (False,) * len(weights),
        exponentials=tuple(exponentials.tolist()),
        shift=shift,
        exponential_sum=float(exponentials.sum()),
        weights=tuple(weights),
        total=total,
        weight_decimals=3 if fitting is None else fitting,
        exact=fitting is not None,
    )


def _exponentials(masked: Array) -> tuple[float, Array]:
    """Return what was subtracted before, and the exponentials of a row."""
    seen = masked[np.isfinite(masked)]
    small = seen.size == 0 or float(np.abs(seen).max()) <= MOST_EXPONENT
    shift = 0.0 if small else float(seen.max())
    with np.errstate(under="ignore"):
        exponentials: Array = np.exp(masked - shift)
    return shift, exponentials
