"""Computes both sides of the softmax lesson from its state. Must not import Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, overload

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.softmax import (
    FormatResult,
    entropy_bits,
    in_format,
    log_softmax,
    naive_softmax,
)
from attention_viewer.lessons.softmax.draws import drawn_scores
from attention_viewer.lessons.softmax.state import WALKTHROUGH_SCORES, NumberFormat, State

Array = NDArray[np.float64]
Naive = Literal["fine", "overflow", "underflow", "input"]

SATURATED = 0.99
LN_10 = math.log(10.0)
LN_2 = math.log(2.0)
SMALLEST = 5e-324


@dataclass(frozen=True, slots=True)
class Amount:
    """A number of at least 0 that may lie below what its format can hold.

    Attributes
    ----------
    value
        As the number format has it; NaN where it has no value.
    log10
        Decimal logarithm of the exact value, minus infinity for a true 0; None where only what
        the format makes of it counts.
    """

    value: float
    log10: float | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Column(Sequence[Amount]):
    """One amount a key: ``values`` in the format, and exact natural logarithms, (n,) both."""

    values: Array
    logarithms: Array
    exact: bool

    @overload
    def __getitem__(self, index: int) -> Amount: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Amount]: ...
    def __getitem__(self, index: int | slice) -> Amount | Sequence[Amount]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        return _amount(float(self.values[index]), float(self.logarithms[index]), self.exact)

    def __len__(self) -> int:
        return len(self.values)

    def product(self, row: int, column: int) -> Amount:
        """Return the product of two entries."""
        value = float(self.values[row] * self.values[column])
        return _amount(value, float(self.logarithms[row] + self.logarithms[column]), self.exact)

    def heights(self) -> Array:
        """Return the values as bars show them: not 0 for one that only underflows, (n,)."""
        if not self.exact:
            return self.values
        underflows = (self.values == 0.0) & (self.logarithms > -np.inf)
        return np.where(underflows, SMALLEST, self.values)

    def decimal_logarithms(self) -> Array:
        """Return the logarithms to base 10 of what the format holds, or exact ones, (n,)."""
        if self.exact:
            return self.logarithms / LN_10
        holds = self.values > 0.0
        return np.log10(self.values, where=holds, out=np.full_like(self.values, -np.inf))


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """One softmax, all its columns with one entry a key.

    Attributes
    ----------
    scores
        After division, (n,).
    p, rest, slope
        Weight, ``1 - p`` as the sum of the others, and their product.
    log_p
        Natural logarithm of the exact weight, (n,).
    winner
        Index of the largest score.
    entropy
        In bits.
    excess
        Effective number of keys, ``2 ** entropy``, less 1.
    slope_sum
        Sum of the slopes.
    zero_p, zero_slope, zero_plain
        Keys whose weight, whose slope, and whose ``1 - p`` by plain subtraction are exactly 0 in
        the format, although they are not in truth.
    naive
        What happens without subtracting the largest score: nothing, the sum of exponentials
        overflows, all of them are 0, or a score itself overflows.
    """

    scores: Array
    p: Column
    rest: Column
    slope: Column
    log_p: Array
    winner: int
    entropy: Amount
    excess: Amount
    slope_sum: Amount
    zero_p: tuple[int, ...]
    zero_slope: tuple[int, ...]
    zero_plain: tuple[int, ...]
    naive: Naive

    @property
    def saturated(self) -> bool:
        """Whether one key has nearly all of the weight though there are others."""
        return len(self.scores) > 1 and bool(self.p.values[self.winner] > SATURATED)


@dataclass(frozen=True, slots=True, eq=False)
class Derived:
    """What the page shows: the scores q.k_i, and what becomes of them on either side."""

    raw: tuple[float, ...]
    unscaled: Side
    scaled: Side

    @property
    def all_equal(self) -> bool:
        """Whether no score differs from the others."""
        return min(self.raw) == max(self.raw)


def derive(state: State) -> Derived:
    """Return the softmax of the scores over T and over sqrt(d_k)."""
    raw = raw_scores(state)
    return Derived(
        raw=raw,
        unscaled=side(raw, state.temperature, state.number_format),
        scaled=side(raw, state.root, state.number_format),
    )


def raw_scores(state: State) -> tuple[float, ...]:
    """Return q.k_i, typed or drawn; the walk-through's own without drawing anything."""
    if state.source == "typed":
        return state.scores
    if state.is_walkthrough_draw:
        return WALKTHROUGH_SCORES
    return drawn_scores(state.stream, state.seed, state.d_k, state.n_keys)


def side(raw: tuple[float, ...], divisor: float, number_format: NumberFormat) -> Side:
    """Return the softmax of ``raw / divisor`` as a number format computes it."""
    scores = np.array(raw) / divisor
    held = in_format(scores, number_format)
    log_p, log_rest = exact_logarithms(scores)
    exact = number_format == "float64"
    log_slope = log_p + log_rest
    log_entropy = _log_entropy(log_p, log_rest)
    entropy = entropy_bits(held.p) if np.isfinite(held.p).all() else math.nan
    alone = len(raw) == 1
    return Side(
        scores=scores,
        p=Column(held.p, log_p, exact),
        rest=Column(held.one_minus_p, log_rest, exact),
        slope=Column(held.slope, log_slope, exact),
        log_p=log_p + 0.0,
        winner=int(scores.argmax()),
        entropy=_amount(entropy, log_entropy - math.log(LN_2), exact),
        excess=_amount(math.expm1(entropy * LN_2), log_entropy, exact),
        slope_sum=_amount(float(held.slope.sum()), _log_sum(log_slope), exact),
        zero_p=_zeros(held.p),
        zero_slope=() if alone else _zeros(held.slope),
        zero_plain=() if alone else _zeros(held.plain_one_minus_p),
        naive=_naive(scores, held, number_format),
    )


def exact_logarithms(scores: Array) -> tuple[Array, Array]:
    """Return ln p and ln(1 - p) of scores (n,), finite however small p or 1 - p.

    ``1 - p_i`` is the sum of the weights before and behind it: n additions, and no difference.
    """
    log_p = log_softmax(scores)
    if len(log_p) == 1:
        return log_p, np.array([-np.inf])
    before, after = np.full_like(log_p, -np.inf), np.full_like(log_p, -np.inf)
    before[1:] = np.logaddexp.accumulate(log_p[:-1])
    after[:-1] = np.logaddexp.accumulate(log_p[:0:-1])[::-1]
    return log_p, np.minimum(np.logaddexp(before, after), 0.0)


def _log_entropy(log_p: Array, log_rest: Array) -> float:
    """Return ln of ``-sum p ln p``; where ln p rounds to 0, -ln p is 1 - p to first order."""
    with np.errstate(divide="ignore"):
        log_surprise = np.where(log_p < 0.0, np.log(-log_p), log_rest)
    return _log_sum(log_p + log_surprise)


def _log_sum(logarithms: Array) -> float:
    largest = float(logarithms.max())
    if largest == -math.inf:
        return largest
    return largest + math.log(float(np.exp(logarithms - largest).sum()))


def _amount(value: float, logarithm: float, exact: bool) -> Amount:
    known = exact or logarithm == -math.inf
    return Amount(value, logarithm / LN_10 if known else None)


def _zeros(values: Array) -> tuple[int, ...]:
    return tuple(np.flatnonzero(values == 0.0).tolist())


def _naive(scores: Array, held: FormatResult, number_format: NumberFormat) -> Naive:
    """Tell what becomes of exp(s) / sum exp(s) in the format."""
    result = naive_softmax(scores, number_format)
    if np.isnan(held.p).any():
        return "input"
    if math.isinf(result.total):
        return "overflow"
    return "underflow" if result.total == 0.0 else "fine"
