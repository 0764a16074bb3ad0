"""Histograms of a sweep as bars."""

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from attention_viewer.core.lattice import Lattice, lattice_of
from attention_viewer.core.sampling import Components, FloatArray
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.sweep_statistics import (
    HISTOGRAM_EDGES,
    Measurement,
    histogram_counts,
    histogram_scale,
)
from attention_viewer.core.theory import divisor_value

MANY = 50_000
"""From so many values on the histogram is shown in its finest bars."""
_BIN = float(HISTOGRAM_EDGES[1] - HISTOGRAM_EDGES[0])


@dataclass(frozen=True, slots=True)
class Bars:
    """A histogram.

    Attributes
    ----------
    left, step
        Left end, and width of a bar.
    heights
        Densities over that of the normal curve's peak.
    shares
        What part of all values is in each bar.
    """

    left: float
    step: float
    heights: tuple[float, ...]
    shares: tuple[float, ...]


@lru_cache(maxsize=256)
def bars_of(spec: SweepSpec, measured: Measurement, *, centred: bool = False) -> Bars:
    """Return a measurement's histogram; bars joined in pairs while values are few.

    Where scores take evenly spaced values only, there is a bar for each; where these lie closer
    than bars can, a bar is as wide as the values in it, whose number changes from bar to bar. So
    heights are densities throughout, as with scores that can take any value.

    ``centred`` subtracts the theoretical mean.
    """
    components, d_k = spec.components, measured.d_k
    centre, unit = histogram_scale(components, d_k, measured.divisor)
    origin = 0.0 if centred else centre
    lattice = lattice_of(components, d_k)
    if lattice is not None:
        lattice = lattice.divided(divisor_value(measured.divisor, d_k))
    if lattice is not None and lattice.step >= _BIN * unit:
        return _bar_for_each(lattice, measured, (centre, unit), origin - centre)
    joined = 1 if measured.moments.n >= MANY else 2
    counts = measured.counts[1:-1].astype(np.float64).reshape(-1, joined).sum(axis=1)
    widths = np.full(counts.shape, joined * _BIN)
    if lattice is not None:
        inside = _values_in_bins(components, d_k).reshape(-1, joined).sum(axis=1)
        widths = inside * (lattice.step / unit)
    left = origin + unit * float(HISTOGRAM_EDGES[0])
    return _bars(left, unit * joined * _BIN, counts, widths, measured.moments.n)


def _bar_for_each(
    lattice: Lattice, measured: Measurement, scale: tuple[float, float], shift: float
) -> Bars:
    """Return a bar around each value; ``scale`` is centre and unit, ``shift`` is added at last."""
    centre, unit = scale
    middles = centre + unit * (HISTOGRAM_EDGES[:-1] + 0.5 * _BIN)
    # The nearest one, as a value on the edge of two bins may be in either.
    numbers = np.rint((middles - lattice.first) / lattice.step).astype(np.intp)
    counts = np.bincount(numbers - numbers[0], weights=measured.counts[1:-1]).astype(np.float64)
    widths = np.full(counts.shape, lattice.step / unit)
    left = lattice.first + (float(numbers[0]) - 0.5) * lattice.step + shift
    return _bars(left, lattice.step, counts, widths, measured.moments.n)


def _bars(left: float, step: float, counts: FloatArray, widths: FloatArray, n: int) -> Bars:
    """Return bars of counted values; ``widths`` are in standard deviations, shape as counts."""
    shares = counts / max(1, n)
    density = np.divide(shares, widths, out=np.zeros(counts.shape), where=widths > 0)
    heights = density * math.sqrt(2.0 * math.pi)  # the normal curve's peak is 1 / sqrt(2 pi)
    return Bars(left, step, tuple(heights.tolist()), tuple(shares.tolist()))


@lru_cache(maxsize=128)
def _values_in_bins(components: Components, d_k: int) -> FloatArray:
    """Return how many of the values that scores can take are in each bin, shape (160,)."""
    lattice = lattice_of(components, d_k)
    if lattice is None:
        raise ValueError("these scores take any value")
    scale = histogram_scale(components, d_k, "none")
    return histogram_counts(lattice.values(), *scale)[1:-1].astype(np.float64)
