"""Random queries and keys of many dimensions: how angles and scores are distributed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attention_viewer.lessons.vectors.state import D_K_RANGE

PAIRS = 2000
ANGLE_BINS = 45
"""An odd number: 90 degrees lies in the middle of a bin, not between two."""
SCORE_BINS = 64
SCORE_LIMIT = 4.0 * math.sqrt(D_K_RANGE[1])
"""End of the score axis: four standard deviations at the largest dimension."""
_CURVE_POINTS = 181
_FINE = 20
_STRAIGHT_DEG = 180.0
_BLOCK = 32
_QUICK = 4 * _BLOCK
"""So many components of all vectors are drawn in less than half a frame."""
_MOST_KEPT = 2
_kept: dict[int, Drawn] = {}
"""By seed; at most 32 MB each."""


@dataclass(frozen=True, eq=False)
class Drawn:
    """The first components of all vectors of a seed.

    Never changed, only replaced by one with more of them: a job that was dropped may still be
    busy with the same seed.

    Attributes
    ----------
    components
        Of q and of k, standard normal, shape (n, 2, PAIRS): a row per dimension, so that what
        is added to it leaves the others as they are.
    source
        The state of the generator after the last of them.
    """

    components: NDArray[np.float64]
    source: Mapping[str, Any]


@dataclass(frozen=True)
class Spread:
    """Angles and scores of `PAIRS` random pairs.

    Attributes
    ----------
    angle_counts
        Pairs in `ANGLE_BINS` equal bins over 0..180 degrees.
    angle_curve
        Pairs that theory expects in a bin centred at 0, 1 .. 180 degrees (see `angle_curve`).
    score_counts
        Pairs in `SCORE_BINS` equal bins over -SCORE_LIMIT..SCORE_LIMIT.
    outside
        Pairs whose score lies beyond the axis.
    angle_mean_deg, angle_sd_deg, score_mean, score_sd
        Moments; standard deviations are those of a sample (n - 1).
    q_length, k_length
        Mean lengths.
    """

    d_k: int
    angle_counts: tuple[int, ...]
    angle_curve: tuple[float, ...]
    score_counts: tuple[int, ...]
    outside: int
    angle_mean_deg: float
    angle_sd_deg: float
    score_mean: float
    score_sd: float
    q_length: float
    k_length: float


NOTHING_YET = Spread(
    d_k=1,
    angle_counts=(0,),
    angle_curve=(),
    score_counts=(0,),
    outside=0,
    angle_mean_deg=0.0,
    angle_sd_deg=0.0,
    score_mean=0.0,
    score_sd=0.0,
    q_length=0.0,
    k_length=0.0,
)
"""What is shown hidden until the first pairs are there."""


@lru_cache(maxsize=8)
def spread_of(d_k: int, seed: int) -> Spread:
    """Return the distributions at one dimension.

    The vectors are the first ``d_k`` components of the same long ones, so that pictures of
    neighbouring dimensions differ by what the dimension does and not by chance.
    """
    pairs = _components(seed, d_k)
    scores = np.einsum("ij,ij->j", pairs[:, 0], pairs[:, 1])
    q_lengths, k_lengths = np.sqrt(np.einsum("ijk,ijk->jk", pairs, pairs))
    angles = np.degrees(np.arccos(np.clip(scores / (q_lengths * k_lengths), -1.0, 1.0)))
    angle_counts, _ = np.histogram(angles, ANGLE_BINS, (0.0, _STRAIGHT_DEG))
    score_counts, _ = np.histogram(scores, SCORE_BINS, (-SCORE_LIMIT, SCORE_LIMIT))
    return Spread(
        d_k=d_k,
        angle_counts=tuple(angle_counts.tolist()),
        angle_curve=angle_curve(d_k),
        score_counts=tuple(score_counts.tolist()),
        outside=PAIRS - int(score_counts.sum()),
        angle_mean_deg=float(angles.mean()),
        angle_sd_deg=float(angles.std(ddof=1)),
        score_mean=float(scores.mean()),
        score_sd=float(scores.std(ddof=1)),
        q_length=float(q_lengths.mean()),
        k_length=float(k_lengths.mean()),
    )


def angle_curve(d_k: int) -> tuple[float, ...]:
    """Return the pairs expected in a bin centred at each whole degree from 0 to 180.

    Nearer to an end than half a bin they are those of the outermost bin.

    The angle between independent directions in d dimensions has the density
    ``sin(a)^(d-2) Gamma(d/2) / (sqrt(pi) Gamma((d-1)/2))`` over 0..pi (T. Cai, J. Fan, T. Jiang,
    "Distributions of angles in random packing on spheres", 2013). It is integrated over each bin
    by the trapezoidal rule.
    """
    log_factor = math.lgamma(d_k / 2) - math.lgamma((d_k - 1) / 2) - 0.5 * math.log(math.pi)
    degrees = np.linspace(0.0, _STRAIGHT_DEG, round(_STRAIGHT_DEG) * _FINE + 1)
    sines = np.sin(np.radians(degrees))
    # At the ends the sine is 0 (or a rounding error): its logarithm is left out.
    density = np.zeros_like(sines) if d_k > D_K_RANGE[0] else np.full_like(sines, 1 / math.pi)
    inner = slice(1, -1)
    density[inner] = np.exp((d_k - 2) * np.log(sines[inner]) + log_factor)
    steps = (density[1:] + density[:-1]) / 2 * math.radians(1 / _FINE)
    cumulated = np.concatenate([[0.0], np.cumsum(steps)])
    half = _STRAIGHT_DEG / ANGLE_BINS / 2
    centres = np.clip(np.arange(_CURVE_POINTS), half, _STRAIGHT_DEG - half)
    shares = np.interp(centres + half, degrees, cumulated) - np.interp(
        centres - half, degrees, cumulated
    )
    return tuple((PAIRS * shares).tolist())


def is_quick(d_k: int, seed: int) -> bool:
    """Tell whether the distributions take less than a frame: most components are kept."""
    return _size_for(d_k) - _count(_kept.get(seed)) <= _QUICK


def draw_in_blocks(d_k: int, seed: int) -> Iterator[None]:
    """Draw ``d_k`` components of all vectors and keep them, with a pause after each millisecond.

    Nothing is done, and nothing yielded, when as many are still kept.
    """
    kept, size = _kept.get(seed), _size_for(d_k)
    have = _count(kept)
    if size <= have:
        return
    source = np.random.default_rng(seed)
    components = np.empty((size, 2, PAIRS))
    if kept is not None:
        source.bit_generator.state = kept.source
        components[:have] = kept.components
    # One block after the other fills the array as one draw of the whole would.
    for start in range(have, size, _BLOCK):
        source.standard_normal(out=components[start : start + _BLOCK])
        yield
    _kept.pop(seed, None)
    while len(_kept) >= _MOST_KEPT:
        _kept.pop(next(iter(_kept)), None)
    _kept[seed] = Drawn(components, source.bit_generator.state)


def _count(kept: Drawn | None) -> int:
    return 0 if kept is None else len(kept.components)


def _size_for(d_k: int) -> int:
    """Return how many components are drawn for ``d_k`` of them: a power of two of blocks.

    While the slider goes up, only few steps then draw and copy.
    """
    return int(_BLOCK * 2 ** math.ceil(math.log2(max(1.0, d_k / _BLOCK))))


def _components(seed: int, d_k: int) -> NDArray[np.float64]:
    """Return components of q and k, shape (d_k, 2, PAIRS), standard normal."""
    kept = _kept.get(seed)
    while kept is None or len(kept.components) < d_k:
        for _ in draw_in_blocks(d_k, seed):
            pass
        kept = _kept.get(seed)
    return kept.components[:d_k]
