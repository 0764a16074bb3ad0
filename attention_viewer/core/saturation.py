"""How far softmax saturates on random scores: means over many draws, for each d_k and divisor."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Divisor = Literal["none", "sqrt", "dk"]
Measure = Literal["max_p", "slope_sum", "share_above", "entropy"]

DIVISORS: Final[tuple[Divisor, ...]] = get_args(Divisor)
MEASURES: Final[tuple[Measure, ...]] = get_args(Measure)
ABOVE: Final = 0.99
"""A weight above this counts as saturated."""
BAND_Z: Final = 1.959963984540054
"""95 % of a normal variable lie within so many standard deviations."""
_CHUNK: Final = 65_536
_FIRST_DRAWS: Final = 64
"""So few come first, that there is something to see at once; twice as many follow each time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SaturationSpec:
    """What to draw: ``draws`` times one query and ``n_keys`` keys of standard normal components."""

    d_k: tuple[int, ...]
    n_keys: int
    draws: int
    seed: int


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over draws, and the ends of the band that holds the true mean with 95 % chance."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True, eq=False)
class Saturation:
    """What is known after some of the draws.

    Attributes
    ----------
    done
        Draws so far, the same for every d_k.
    means
        By divisor and measure, one for each d_k of the spec. Entropy is in bits; ``share_above``
        is the share of draws in which a weight exceeds `ABOVE`.
    """

    spec: SaturationSpec
    done: int
    means: dict[tuple[Divisor, Measure], tuple[Mean, ...]]


def run(spec: SaturationSpec, should_stop: Callable[[], bool]) -> Iterator[Saturation]:
    """Yield what is known after each chunk of draws; the last one is whole unless stopped.

    Notes
    -----
    Given q, the scores q.k_i are independent and normal with variance ``|q|**2``, and ``|q|**2``
    is chi-square with d_k degrees of freedom. So they are drawn as ``|q|`` times standard normal
    numbers: the same law as with d_k components, at a cost that does not grow with d_k. One draw
    serves all divisors.
    """
    generator = np.random.default_rng(spec.seed)
    sums = np.zeros((2, len(spec.d_k), len(DIVISORS), len(MEASURES)))
    chunk = max(1, _CHUNK // spec.n_keys)
    done, rows = 0, _FIRST_DRAWS
    while done < spec.draws:
        rows = min(rows, chunk, spec.draws - done)
        for number, d_k in enumerate(spec.d_k):
            if should_stop():
                return
            scores = draw_scores(generator, d_k, rows, spec.n_keys)
            for place, divisor in enumerate(DIVISORS):
                found = measures(scores / divide_by(divisor, d_k))
                sums[:, number, place] += found.sum(axis=1), (found**2).sum(axis=1)
        done, rows = done + rows, 2 * rows
        yield _summary(spec, done, sums)


def divide_by(divisor: Divisor, d_k: int) -> float:
    """Return the number that a divisor stands for."""
    return {"none": 1.0, "sqrt": float(np.sqrt(d_k)), "dk": float(d_k)}[divisor]


def draw_scores(generator: np.random.Generator, d_k: int, rows: int, n_keys: int) -> Array:
    """Return the scores of ``rows`` queries against keys of their own, (rows, n_keys)."""
    lengths = np.sqrt(generator.chisquare(d_k, (rows, 1)))
    scores: Array = lengths * generator.standard_normal((rows, n_keys))
    return scores


def measures(scores: Array) -> Array:
    """Return `MEASURES` of the softmax of each row, shape (4, rows), from scores (rows, n).

    The largest weight is written ``1 / (1 + r)`` with the others' sum ``r`` relative to it, so
    that ``p (1 - p)`` and the entropy keep their digits however saturated the row is.
    """
    below = scores - scores.max(axis=1, keepdims=True)
    others = np.exp(below)
    np.put_along_axis(others, below.argmax(axis=1)[:, np.newaxis], 0.0, axis=1)
    rest = others.sum(axis=1)
    total = 1.0 + rest
    largest, missing = 1.0 / total, rest / total
    squares = np.einsum("ij,ij->i", others, others) / total**2
    nats = np.log1p(rest) - np.einsum("ij,ij->i", others, below) / total
    return np.stack(
        [
            largest,
            largest * missing + missing - squares,
            (missing < 1.0 - ABOVE).astype(np.float64),
            nats / np.log(2.0),
        ]
    )


def _summary(spec: SaturationSpec, done: int, sums: Array) -> Saturation:
    means = {
        (divisor, measure): tuple(
            mean_of(done, float(total), float(squares), share=measure == "share_above")
            for total, squares in zip(sums[0, :, i, j], sums[1, :, i, j], strict=True)
        )
        for i, divisor in enumerate(DIVISORS)
        for j, measure in enumerate(MEASURES)
    }
    return Saturation(spec, done, means)


def mean_of(count: int, total: float, squares: float, *, share: bool = False) -> Mean:
    """Return the mean of ``count`` values from their sum and the sum of their squares.

    The band is the mean plus and minus 1.96 standard errors; for a share it is Wilson's interval
    (E. B. Wilson, 1927), which is not empty where no draw, or every draw, counts.
    """
    mean = total / count
    if share:
        weight = BAND_Z**2 / count
        centre = (mean + weight / 2.0) / (1.0 + weight)
        spread = mean * (1.0 - mean) / count + weight / (4.0 * count)
        half = BAND_Z * float(np.sqrt(spread)) / (1.0 + weight)
        return Mean(mean, max(0.0, centre - half), min(1.0, centre + half))
    variance = max(0.0, squares / count - mean**2) * count / max(1, count - 1)
    half = BAND_Z * float(np.sqrt(variance / count))
    return Mean(mean, mean - half, mean + half)
