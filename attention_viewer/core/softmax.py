"""Softmax of one row of scores, with what is left beside the winner kept to full accuracy.

Unless said otherwise arrays have shape (n,), or (..., n) where the last axis is one softmax each.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from typing import Literal, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]
NumberFormat = Literal["float64", "float32", "float16", "bfloat16"]
NUMBER_FORMATS: tuple[NumberFormat, ...] = get_args(NumberFormat)

_BFLOAT16_BITS = 8
_BFLOAT16_LARGEST = math.ldexp(255.0, 120)


class ScoresError(ValueError):
    """Scores, weights or a temperature that no softmax can be made of."""


class EmptyScoresError(ScoresError):
    """There is no score."""


class NotFiniteScoresError(ScoresError):
    """A score is infinite or not a number."""


class TemperatureError(ScoresError):
    """The temperature is not a finite number above 0."""


@dataclass(frozen=True, slots=True, eq=False)
class FormatResult:
    """What a number format makes of a softmax; float64 arrays (n,) of values that it can hold.

    Attributes
    ----------
    p
        Weights.
    one_minus_p, slope
        ``1 - p`` as the sum of the other weights, and ``p`` times it.
    plain_one_minus_p, plain_slope
        The same by plain arithmetic, ``1 - p`` and ``p * (1 - p)``: 0 for a saturated winner.
    """

    p: Array
    one_minus_p: Array
    slope: Array
    plain_one_minus_p: Array
    plain_slope: Array


@dataclass(frozen=True, slots=True, eq=False)
class NaiveResult:
    """The textbook formula without care; infinities and NaN are part of the answer.

    Attributes
    ----------
    powers
        ``exp(score)``, (n,); infinite where the format overflows.
    total
        Their sum.
    p
        ``powers / total``; NaN where that is infinity by infinity or 0 by 0.
    """

    powers: Array
    total: float
    p: Array


def checked_scores(scores: ArrayLike) -> Array:
    """Return the scores as a float64 array (..., n).

    Raises
    ------
    EmptyScoresError, NotFiniteScoresError
        If there is no score, or one is infinite or not a number.
    """
    values = np.asarray(scores, dtype=np.float64)
    if values.ndim == 0 or values.shape[-1] == 0:
        raise EmptyScoresError("softmax needs at least one score")
    bad = np.flatnonzero(~np.isfinite(values))
    if bad.size:
        position = int(bad[0])
        raise NotFiniteScoresError(
            f"score {position + 1} must be a finite number, not {values.ravel()[position]}"
        )
    return values


def softmax(scores: ArrayLike, temperature: float = 1.0) -> Array:
    """Return ``exp(s_i / T) / sum_j exp(s_j / T)`` along the last axis.

    Raises
    ------
    ScoresError
        For no score, a score that is not finite, or a temperature that is not above 0.

    Notes
    -----
    The largest score is subtracted first, which changes no weight and keeps exp from overflowing
    (Goodfellow, Bengio, Courville, "Deep Learning", section 4.1). Any finite score is handled.
    """
    powers = np.exp(_below_largest(scores, temperature))
    weights: Array = powers / powers.sum(axis=-1, keepdims=True)
    return weights


def log_softmax(scores: ArrayLike, temperature: float = 1.0) -> Array:
    """Return the natural logarithm of the weights; finite where the weight itself underflows."""
    below = _below_largest(scores, temperature)
    powers = np.exp(below)
    # The largest score's exp(0) = 1 is left to log1p: added here it would swallow the rest.
    np.put_along_axis(powers, below.argmax(axis=-1)[..., np.newaxis], 0.0, axis=-1)
    logarithms: Array = below - np.log1p(powers.sum(axis=-1, keepdims=True))
    return logarithms


def complement(p: ArrayLike) -> Array:
    """Return ``1 - p`` as the sum of the other weights, which keeps the digits next to 1."""
    weights = np.asarray(p, dtype=np.float64)
    return _others(weights, _cumulative)


def slopes(p: ArrayLike) -> Array:
    """Return ``p (1 - p)``, the slope of each weight in its own score."""
    weights = np.asarray(p, dtype=np.float64)
    return weights * complement(weights)


def jacobian(p: ArrayLike) -> Array:
    """Return ``diag(p) - p p^T``, (n, n) from weights (n,): row i holds the slopes of weight i.

    The diagonal is :func:`slopes`, so that each row adds up to 0 however saturated the weights.
    """
    weights = np.asarray(p, dtype=np.float64)
    table: Array = np.multiply.outer(-weights, weights)
    table += 0.0  # of weights that are 0 there is no minus zero
    np.fill_diagonal(table, slopes(weights))
    return table


def entropy_bits(p: ArrayLike) -> float:
    """Return ``-sum p log2 p`` of weights (n,), 0 to log2(n) bits.

    A weight near 1 enters by ``log1p`` of its complement; its plain logarithm would be 0.
    """
    weights = np.asarray(p, dtype=np.float64)
    rest = complement(weights)
    large, small = weights > 0.5, (weights > 0.0) & (weights <= 0.5)  # noqa: PLR2004
    nats = np.sum(weights[large] * np.log1p(-rest[large]))
    nats += np.sum(weights[small] * np.log(weights[small]))
    return float(-nats / np.log(2.0)) + 0.0


def effective_keys(p: ArrayLike) -> float:
    """Return ``2 ** entropy``: how many equal weights would be as spread as these, 1 to n."""
    return float(2.0 ** entropy_bits(p))


def moved_score(scores: ArrayLike, index: int, values: ArrayLike) -> tuple[Array, Array]:
    """Return weight and slope of one score while it alone moves.

    Parameters
    ----------
    scores
        All scores, (n,); the one at ``index`` does not matter.
    index
        Which score moves.
    values
        Where it moves to, (m,).

    Returns
    -------
    tuple of numpy.ndarray
        ``p`` and ``p (1 - p)``, (m,) each. With the others' ``l = ln sum exp(s_j)`` the weight is
        the sigmoid ``1 / (1 + exp(l - s))``, and the slope is its derivative.
    """
    at = checked_scores(values)
    others = np.delete(checked_scores(scores), index)
    if others.size == 0:
        return np.ones_like(at), np.zeros_like(at)
    distance = at - np.logaddexp.reduce(others)
    # Both halves are powers of numbers at most 0, so nothing overflows and no digit cancels.
    smaller = np.exp(-np.abs(distance))
    slope = smaller / (1.0 + smaller) ** 2
    return np.where(distance < 0.0, smaller, 1.0) / (1.0 + smaller), slope


def in_format(scores: ArrayLike, number_format: NumberFormat) -> FormatResult:
    """Return the softmax of scores (n,) computed in a number format, each operation rounded to it.

    The largest score is subtracted as in :func:`softmax`. A score too large for the format becomes
    infinite in it and the weights NaN: that is what such a machine answers.

    Raises
    ------
    ScoresError
        For no score or a score that is not finite in float64.
    """
    values = checked_scores(scores)
    cast, add_up = _rounding(number_format)
    with np.errstate(over="ignore", invalid="ignore"):
        held = cast(values)
        powers = cast(np.exp(cast(held - held.max())))
        p = cast(powers / add_up(powers)[-1])
        if number_format == "float64":
            p = softmax(values)
        rest, plain_rest = cast(_others(p, add_up)), cast(1.0 - p)
        return FormatResult(p, rest, cast(p * rest), plain_rest, cast(p * plain_rest))


def naive_softmax(scores: ArrayLike, number_format: NumberFormat) -> NaiveResult:
    """Return ``exp(s) / sum exp(s)`` in a number format without subtracting the largest score.

    Shows why one subtracts: scores above 88.7 (float32) or 11.1 (float16) overflow.

    Raises
    ------
    ScoresError
        For no score or a score that is not finite in float64.
    """
    values = checked_scores(scores)
    cast, add_up = _rounding(number_format)
    with np.errstate(over="ignore", invalid="ignore"):
        powers = cast(np.exp(cast(values)))
        total = add_up(powers)[-1]
        return NaiveResult(powers, float(total), cast(powers / total))


def _below_largest(scores: ArrayLike, temperature: float) -> Array:
    """Return ``(s - max s) / T``, at most 0; minus infinity where the distance overflows."""
    values = checked_scores(scores)
    if not 0.0 < temperature < np.inf:
        raise TemperatureError(f"the temperature must be a finite number above 0: {temperature}")
    with np.errstate(over="ignore"):
        below: Array = (values - values.max(axis=-1, keepdims=True)) / temperature
    return below


def _cumulative(values: Array) -> Array:
    sums: Array = np.cumsum(values, axis=-1)
    return sums


def _others(p: Array, add_up: Callable[[Array], Array]) -> Array:
    """Return for each weight the sum of all others: what stands before it plus what stands after.

    Sums of positive numbers only, so no digit cancels, and n additions instead of n squared.
    """
    before = np.zeros_like(p)
    after = np.zeros_like(p)
    before[..., 1:] = add_up(p)[..., :-1]
    after[..., :-1] = add_up(p[..., ::-1])[..., ::-1][..., 1:]
    return before + after


def _rounding(
    number_format: NumberFormat,
) -> tuple[Callable[[Array], Array], Callable[[Array], Array]]:
    """Return a function that rounds to the format, and one that adds up rounding every sum.

    A float64 operation rounded again to float32, float16 or bfloat16 gives the correctly rounded
    result of that format (Figueroa, "When is double rounding innocuous?", 1995).
    """
    if number_format == "bfloat16":
        return to_bfloat16, _cumulative_bfloat16
    if number_format == "float64":
        return np.asarray, _cumulative
    dtype = np.dtype(number_format)

    def cast(values: Array) -> Array:
        return np.asarray(values).astype(dtype).astype(np.float64)

    def add_up(values: Array) -> Array:
        return np.cumsum(values.astype(dtype), axis=-1, dtype=dtype).astype(np.float64)

    return cast, add_up


def to_bfloat16(values: Array) -> Array:
    """Round to the 8 significant bits of bfloat16, through float32, to nearest even."""
    bits = np.asarray(values).astype(np.float32).view(np.uint32)
    # Adding half of the last kept place, less one where that place is even, carries as needed.
    odd = (bits >> np.uint32(16)) & np.uint32(1)
    rounded = (bits + np.uint32(0x7FFF) + odd) & np.uint32(0xFFFF0000)
    kept = np.where(np.isnan(values), np.uint32(0x7FC00000), rounded)
    return kept.view(np.float32).astype(np.float64)


def _cumulative_bfloat16(values: Array) -> Array:
    """Add up (n,), rounding each sum; on plain floats, as numpy is slow on single numbers."""
    return np.array(list(accumulate(values.tolist(), bfloat16_sum)))


def bfloat16_sum(a: float, b: float) -> float:
    """Add two numbers that bfloat16 holds, rounding the sum to it, to nearest even."""
    total = a + b
    if not math.isfinite(total):
        return total
    # Sums of subnormals need no rounding: they are whole multiples of the smallest one.
    last_place = math.frexp(total)[1] - _BFLOAT16_BITS
    rounded = math.ldexp(round(math.ldexp(total, -last_place)), last_place)
    return math.inf if rounded > _BFLOAT16_LARGEST else rounded
