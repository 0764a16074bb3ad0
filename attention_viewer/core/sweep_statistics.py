"""What a running sweep tells: statistics that merge, never the samples themselves."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.moments import Moments
from attention_viewer.core.sampling import Components, PathRecorder
from attention_viewer.core.sweep_spec import SweepSpec, total_normals
from attention_viewer.core.theory import Divisor, divisor_value, theory_mean, theory_variance

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]

_HALF_WIDTH: Final = 8
_BINS_PER_UNIT: Final = 10
_BINS: Final = 2 * _HALF_WIDTH * _BINS_PER_UNIT
HISTOGRAM_EDGES: Final = np.linspace(-_HALF_WIDTH, _HALF_WIDTH, _BINS + 1)
"""Bounds of the 160 bins, in theoretical standard deviations from the theoretical mean."""

WALKS: Final = 32
"""How many running sums are kept for each d_k."""


@dataclass(frozen=True, slots=True, eq=False)
class Measurement:
    """One row of the table so far.

    Attributes
    ----------
    d_k, divisor
        Which row.
    moments
        Of q.k over the divisor; ``moments.n`` trials so far, 0 before the row's turn.
    counts
        Values in each bin, shape (162,): below the first edge, the 160 bins of
        ``HISTOGRAM_EDGES``, from the last edge up. Read only.
    finished
        Whether all trials are in.
    """

    d_k: int
    divisor: Divisor
    moments: Moments
    counts: IntArray
    finished: bool


@dataclass(frozen=True, slots=True, eq=False)
class Walks:
    """Running sums of q_i k_i (not divided) of the first pairs of one d_k.

    Attributes
    ----------
    d_k
        Length of q and k.
    positions
        Numbers of terms summed, shape (m,), m at most 256, the last one d_k.
    sums
        Shape (pairs, m), at most ``WALKS`` pairs; the last column is q.k.
    """

    d_k: int
    positions: IntArray
    sums: FloatArray


@dataclass(frozen=True, slots=True, eq=False)
class SweepProgress:
    """State of a sweep after a chunk.

    Attributes
    ----------
    done, total
        Random numbers drawn, and to draw.
    measurements
        One for each d_k and divisor, d_k by d_k in the order of the spec.
    walks
        One for each d_k that has begun.
    """

    done: int
    total: int
    measurements: tuple[Measurement, ...]
    walks: tuple[Walks, ...]


def histogram_scale(components: Components, d_k: int, divisor: Divisor) -> tuple[float, float]:
    """Centre and unit of the histogram of q.k over the divisor.

    Returns
    -------
    tuple of float
        Theoretical mean and standard deviation. Where the latter has no closed form or is 0 the
        unit is that of unit vectors, ``1 / sqrt(d_k)``.
    """
    size = divisor_value(divisor, d_k)
    variance = theory_variance(components, d_k) or 1.0 / d_k
    return theory_mean(components, d_k) / size, math.sqrt(variance) / size


def histogram_counts(values: FloatArray, centre: float, unit: float) -> IntArray:
    """Count values into the bins of ``HISTOGRAM_EDGES`` and the two open ends, shape (162,)."""
    position = (values - centre) * (_BINS_PER_UNIT / unit)
    position += _HALF_WIDTH * _BINS_PER_UNIT + 1
    np.clip(np.floor(position, out=position), 0, _BINS + 1, out=position)
    return np.bincount(position.astype(np.intp), minlength=_BINS + 2)


@dataclass(frozen=True, slots=True, eq=False)
class ChunkStatistics:
    """What one chunk of values adds to a row."""

    moments: Moments
    counts: IntArray

    @classmethod
    def of(cls, values: FloatArray, scale: tuple[float, float]) -> "ChunkStatistics":
        """Moments and histogram of values, shape (n,), with the row's centre and unit."""
        return cls(Moments.of(values), histogram_counts(values, *scale))


class Row:
    """Statistics of one set of draws of one d_k, told for one or more divisors.

    Parameters
    ----------
    spec
        The sweep.
    d_k
        Length of q and k.
    drawn
        What the values given to ``add`` were divided by.
    told
        Divisors to tell; other than ``drawn`` they are exact rescalings of the same draws.
    """

    def __init__(
        self, spec: SweepSpec, d_k: int, drawn: Divisor, told: tuple[Divisor, ...]
    ) -> None:
        self.d_k = d_k
        self.drawn_divisor = divisor_value(drawn, d_k)
        self.scale = histogram_scale(spec.components, d_k, drawn)
        self.trials_left = spec.trials
        self._factors = {
            divisor: divisor_value(divisor, d_k) / self.drawn_divisor for divisor in told
        }
        self._moments = Moments()
        self._counts: IntArray = np.zeros(_BINS + 2, dtype=np.int64)
        self.measurements = self._tell()

    def add(self, chunk: ChunkStatistics) -> None:
        """Merge a chunk; chunks must come in the order of the stream, for equal digits."""
        self.trials_left -= chunk.moments.n
        self._moments = self._moments.merge(chunk.moments)
        self._counts = self._counts + chunk.counts
        self.measurements = self._tell()

    def pass_over(self, trials: int) -> None:
        """Count trials of a row that has nothing to tell."""
        self.trials_left -= trials

    def _tell(self) -> dict[tuple[int, Divisor], Measurement]:
        self._counts.flags.writeable = False
        return {
            (self.d_k, divisor): Measurement(
                self.d_k,
                divisor,
                self._moments.divided(factor),
                self._counts,
                self.trials_left == 0,
            )
            for divisor, factor in self._factors.items()
        }


class Board:
    """All rows of a sweep and its walks, from which each progress report is made."""

    def __init__(self, spec: SweepSpec) -> None:
        self._keys = [(d_k, divisor) for d_k in spec.d_k for divisor in spec.divisors]
        self._total = total_normals(spec)
        self._done = 0
        self._measurements: dict[tuple[int, Divisor], Measurement] = {}
        self._walks: dict[int, Walks] = {}

    def show(self, row: Row) -> None:
        """Take over what a row now tells."""
        self._measurements.update(row.measurements)

    def add_walks(self, d_k: int, recorder: PathRecorder | None) -> None:
        """Show more pairs of one d_k, behind those that are there, up to ``WALKS``."""
        if recorder is None:
            return
        before = self._walks.get(d_k)
        sums = recorder.sums()
        if before is not None:
            sums = np.concatenate((before.sums, sums))
        self._walks[d_k] = Walks(d_k, recorder.positions, sums[:WALKS])

    def progress(self, drawn: int) -> SweepProgress:
        """Report after ``drawn`` more random numbers."""
        self._done += drawn
        return SweepProgress(
            self._done,
            self._total,
            tuple(self._measurements[key] for key in self._keys),
            tuple(self._walks.values()),
        )


def recorder_for(d_k: int, first: int, trials: int) -> PathRecorder | None:
    """Return what records the walks of trials ``first`` onward; None from the 32nd on."""
    wanted = min(WALKS - first, trials)
    return PathRecorder(d_k, wanted) if wanted > 0 else None
