"""The tables of the R walk-through, from R's own stream and in its order of draws."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.r_stream import RStream
from attention_viewer.core.softmax import softmax
from attention_viewer.core.sweep import SweepSpec, run, total_normals

FloatArray = NDArray[np.float64]
Report = Callable[[int, int], None]

DEFAULT_SEED: Final = 20260714
D_K: Final = (4, 16, 64, 256, 1024)
TRIALS: Final = 5000
EXAMPLE_D_K: Final = 1024
EXAMPLE_KEYS: Final = 3

PLANE_QUERY: Final = (1.0, 0.0)
PLANE_KEYS: Final = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
QUERY_NAMES: Final = ("q_a", "q_b")
QUERIES: Final = ((1.0, 0.2, 0.0), (0.0, 1.0, 0.3))
KEY_NAMES: Final = ("k_x", "k_y", "k_z")
KEYS: Final = ((0.9, 0.1, 0.0), (0.1, 0.9, 0.2), (-1.0, -1.0, 0.0))

_SIGNIFICANT: Final = 7  # R's options(digits = 7)


@dataclass(frozen=True, slots=True, eq=False)
class Draw:
    """Vectors of the softmax example: ``q`` (1024,), ``keys`` (3, 1024); both read only."""

    q: FloatArray
    keys: FloatArray


@dataclass(frozen=True, slots=True)
class ArticleTables:
    """What the walk-through computes from one seed.

    Attributes
    ----------
    seed
        Given to ``set.seed``.
    variance, scaled_variance
        Sample variances of q.k, and of freshly drawn q.k / sqrt(d_k), one for each of ``D_K``.
    raw_scores, scaled_scores
        Of q against the three keys at d_k = 1024, and divided by 32.
    softmax_raw, softmax_scaled
        Their weights.
    gradient_raw, gradient_scaled
        ``p (1 - p)`` computed as R does, so 0 where p rounds to 1.
    """

    seed: int
    variance: tuple[float, ...]
    scaled_variance: tuple[float, ...]
    raw_scores: tuple[float, ...]
    scaled_scores: tuple[float, ...]
    softmax_raw: tuple[float, ...]
    softmax_scaled: tuple[float, ...]
    gradient_raw: tuple[float, ...]
    gradient_scaled: tuple[float, ...]


def sweep_spec(seed: int) -> SweepSpec:
    """Return the sweep that the walk-through runs: the raw table, then the scaled one."""
    return SweepSpec(d_k=D_K, trials=TRIALS, seed=seed, stream="r", divisors=("none", "sqrt"))


def article_tables(
    seed: int,
    should_stop: Callable[[], bool] = lambda: False,
    report: Report = lambda done, total: None,
) -> ArticleTables | None:
    """Compute all tables that depend on chance.

    Parameters
    ----------
    seed
        Whole number that R's ``set.seed`` takes.
    should_stop
        Asked between chunks of the sweep.
    report
        Called between chunks with the draws done and the draws in all.

    Returns
    -------
    ArticleTables or None
        None if stopped.

    Raises
    ------
    SpecError
        If the seed is out of R's range.
    """
    measurements = None
    for progress in run(sweep_spec(seed), should_stop):
        report(progress.done, progress.total)
        if progress.done == progress.total:
            measurements = progress.measurements
    if measurements is None:
        return None
    variances = {(m.d_k, m.divisor): m.moments.variance for m in measurements}
    raw = example_scores(walkthrough_draw(seed))
    scaled = raw / np.sqrt(EXAMPLE_D_K)
    weights_raw, weights_scaled = softmax(raw), softmax(scaled)
    return ArticleTables(
        seed=seed,
        variance=tuple(variances[d_k, "none"] for d_k in D_K),
        scaled_variance=tuple(variances[d_k, "sqrt"] for d_k in D_K),
        raw_scores=tuple(raw.tolist()),
        scaled_scores=tuple(scaled.tolist()),
        softmax_raw=tuple(weights_raw.tolist()),
        softmax_scaled=tuple(weights_scaled.tolist()),
        gradient_raw=tuple((weights_raw * (1.0 - weights_raw)).tolist()),
        gradient_scaled=tuple((weights_scaled * (1.0 - weights_scaled)).tolist()),
    )


@lru_cache(maxsize=8)
def walkthrough_draw(seed: int) -> Draw:
    """Vectors of the softmax example, which follow both tables in the stream.

    Takes about 0.2 s for a new seed, to pass over 27 million normals; a seed asked for again is
    answered at once.

    Raises
    ------
    SeedError
        If the seed is out of R's range.
    """
    stream = RStream(seed)
    stream.skip_normals(total_normals(sweep_spec(0)))
    q = stream.normal(EXAMPLE_D_K)
    keys = stream.normal(EXAMPLE_KEYS * EXAMPLE_D_K).reshape(EXAMPLE_KEYS, EXAMPLE_D_K)
    q.flags.writeable = keys.flags.writeable = False
    return Draw(q, keys)


def example_scores(draw: Draw) -> FloatArray:
    """Return q.k for each key of the softmax example, shape (3,)."""
    return np.asarray(np.einsum("j,ij->i", draw.q, draw.keys))


def printed_column(values: Sequence[float], decimals: int | None = None) -> tuple[str, ...]:
    """Digits that R prints for a column of a table.

    Parameters
    ----------
    values
        The column.
    decimals
        Places that R's ``round`` is asked for first; None for the numbers as they are.

    Returns
    -------
    tuple of str
        All with as many decimals as the value needs most that shows 7 significant digits, without
        zeros that all end in. Fixed notation always, where R may change to scientific.
    """
    if decimals is not None:
        # Adding 0 turns -0.0, which a small negative score rounds to, into 0.0.
        values = [round(value, decimals) + 0.0 for value in values]
    places = max(map(_decimals_needed, values))
    return tuple(f"{value:.{places}f}" for value in values)


def _decimals_needed(value: float) -> int:
    """Decimals that show a value's first 7 significant digits, less the zeros at the end."""
    digits, exponent = f"{value:.{_SIGNIFICANT - 1}e}".split("e")
    significant = len(digits.lstrip("-").replace(".", "").rstrip("0"))
    return max(0, significant - 1 - int(exponent)) if significant else 0
