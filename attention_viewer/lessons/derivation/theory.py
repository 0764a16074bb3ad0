"""What probability says about each step, and curves of densities. Must not import Qt."""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.bessel import k0, k0_scaled
from attention_viewer.core.sampling import Components
from attention_viewer.core.theory import (
    theory_kurtosis,
    theory_mean,
    theory_variance,
    variance_band,
)
from attention_viewer.lessons.derivation.state import Setting

FloatArray = NDArray[np.float64]
Points = tuple[tuple[float, float], ...]
Z_975: Final = 1.959963984540054
POINTS: Final = 241
SPREADS: Final = 4.0
NEAR_TERMS: Final = 4
NEAR_EXCESS: Final = 0.5
"""Excess kurtosis up to which no eye tells a histogram from a normal curve."""
_LAPLACE_RATE: Final = 2.0
_UNIFORM_END: Final = 3.0
"""A product of two components within plus and minus root 3 is at most 3."""


def components_of(setting: Setting) -> Components:
    """Return how a step draws its components."""
    return Components(distribution=setting.distribution, mean=setting.mean, rho=setting.rho, nu=5.0)


@dataclass(frozen=True, slots=True)
class Law:
    """Mean, variance and their 95% bands for one step's q.k.

    Attributes
    ----------
    mean, variance
        Exact.
    mean_band
        Ends between which the mean of the draws lies in 95% of runs (normal approximation, which
        is near for the hundreds of draws that are the least).
    variance_band
        The same for the variance, see ``core.theory.band_95``; None where the fourth moment of a
        product is infinite.
    """

    mean: float
    variance: float
    mean_band: tuple[float, float]
    variance_band: tuple[float, float] | None


def law_of(setting: Setting) -> Law:
    """Return what is expected of the draws of a step."""
    components = components_of(setting)
    mean = theory_mean(components, setting.d_k)
    # None only for vectors of unit length, which no step draws.
    variance = theory_variance(components, setting.d_k) or 0.0
    half = Z_975 * math.sqrt(variance / setting.trials)
    band = variance_band(components, setting.d_k, "none", setting.trials)
    return Law(mean, variance, (mean - half, mean + half), band)


def kurtosis_of(setting: Setting) -> float | None:
    """Return the kurtosis of one product, which the bands rest on."""
    return theory_kurtosis(components_of(setting), 1)


def is_near_normal(setting: Setting) -> bool:
    """Tell whether a step's q.k has nearly the shape of a normal curve.

    The excess kurtosis of a sum of d_k independent terms is that of one term over d_k. It alone
    does not tell: for one product of uniform components it is 0.24, and the density infinite at 0.
    Sums of signs lie 2 apart, which a histogram shows as a comb.
    """
    kurtosis = kurtosis_of(setting)
    if kurtosis is None or setting.d_k < NEAR_TERMS or setting.distribution == "signs":
        return False
    return abs(kurtosis - 3.0) / setting.d_k <= NEAR_EXCESS


def product_density(setting: Setting, x: FloatArray) -> FloatArray | None:
    """Return the exact density of one product q_i k_i.

    Parameters
    ----------
    setting
        Distribution, mean and correlation of the components.
    x
        Shape (n,).

    Returns
    -------
    numpy.ndarray or None
        Shape (n,), infinite at 0; None where there is no density or no closed form. With mean 0:

        - normal: ``exp(rho x / (1 - rho^2)) K0(|x| / (1 - rho^2)) / (pi sqrt(1 - rho^2))`` (Craig
          1936, On the frequency function of xy, Annals of Mathematical Statistics 7, 1-15; for
          rho = 0 it is ``K0(|x|) / pi``);
        - uniform on (-root 3, root 3), independent: ``ln(3 / |x|) / 6`` up to 3;
        - Laplace, independent: ``2 K0(2 sqrt(2 |x|))``.
    """
    if setting.mean:
        return None
    size = np.abs(x)
    if setting.distribution == "normal":
        rest = 1.0 - setting.rho**2
        # Both exponents at once: each alone would leave the range of a float.
        made = np.exp((setting.rho * x - size) / rest) * k0_scaled(size / rest)
        return np.asarray(made / (math.pi * math.sqrt(rest)))
    if setting.rho:
        return None
    if setting.distribution == "uniform":
        with np.errstate(divide="ignore"):
            inside = np.log(_UNIFORM_END / size) / 6.0
        return np.where(size < _UNIFORM_END, inside, 0.0)
    if setting.distribution == "laplace":
        return np.asarray(2.0 * k0(2.0 * np.sqrt(_LAPLACE_RATE * size)))
    return None


def normal_points(mean: float, sd: float, low: float, high: float) -> Points:
    """Return the normal curve between two values; empty for no spread."""
    if sd <= 0.0:
        return ()
    near = np.linspace(mean - SPREADS * sd, mean + SPREADS * sd, POINTS)
    x = np.sort(np.concatenate([near, [low, high]]))
    x = x[(x >= low) & (x <= high)]
    y = np.exp(-0.5 * ((x - mean) / sd) ** 2) / (sd * math.sqrt(2.0 * math.pi))
    return tuple(zip(x.tolist(), y.tolist(), strict=True))


def product_points(setting: Setting, low: float, high: float) -> Points:
    """Return the exact density between two values, dense around its peak; empty without one."""
    fine = np.geomspace(1e-4, 0.3, 60)
    even = np.linspace(low, high, POINTS)
    x = np.sort(np.concatenate([even, fine, -fine, [0.0]]))
    x = x[(x >= low) & (x <= high)]
    y = product_density(setting, x)
    return () if y is None else tuple(zip(x.tolist(), y.tolist(), strict=True))


def range_of(setting: Setting, law: Law) -> tuple[float, float]:
    """Return the ends of the histogram: four standard deviations around the mean.

    For one product it is the axis of the picture, at least -4 to 4 and symmetric, so that it
    stands still while a slider is moved.
    """
    spread = math.sqrt(law.variance)
    if setting.d_k > 1:
        return law.mean - SPREADS * spread, law.mean + SPREADS * spread
    half = max(SPREADS, float(math.ceil(abs(law.mean) + 3.0 * spread)))
    return -half, half
