"""Step "add": two terms X and Y, their variances, and what their covariance adds. No Qt."""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.sampling import draw_dots
from attention_viewer.core.theory import band_95
from attention_viewer.lessons.derivation.state import Setting
from attention_viewer.lessons.derivation.theory import components_of, kurtosis_of

FloatArray = NDArray[np.float64]
DOTS: Final = 400


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """Measured and expected second moments of X, Y and X + Y.

    ``Y = r X + sqrt(1 - r^2) Z`` with Z another product, so Y has variance 1 and correlation r
    with X whatever r is. The measured numbers obey ``var_x + var_y + 2 cov = var_sum`` exactly, as
    those of any sample do.

    Attributes
    ----------
    x, y
        The first pairs, shape (DOTS,).
    theory_sum, band
        Var[X + Y] = 2 + 2 r, and where it lies in 95% of runs.
    """

    var_x: float
    var_y: float
    cov: float
    x: FloatArray
    y: FloatArray
    theory_sum: float
    band: tuple[float, float] | None

    @property
    def var_sum(self) -> float:
        """Sample variance of X + Y."""
        return self.var_x + self.var_y + 2.0 * self.cov


@dataclass(frozen=True, slots=True, eq=False)
class _Base:
    """Sample covariances of the independent products X and Z."""

    xx: float
    zz: float
    xz: float
    x: FloatArray
    z: FloatArray


def terms_of(setting: Setting) -> Terms:
    """Return the terms of a setting, whose ``rho`` is their correlation r."""
    independent = Setting(
        distribution=setting.distribution, trials=setting.trials, seed=setting.seed
    )
    base = _draw(independent)
    r, rest = setting.rho, math.sqrt(max(0.0, 1.0 - setting.rho**2))
    theory = 2.0 + 2.0 * r
    return Terms(
        var_x=base.xx,
        var_y=r**2 * base.xx + 2.0 * r * rest * base.xz + rest**2 * base.zz,
        cov=r * base.xx + rest * base.xz,
        x=base.x,
        y=r * base.x + rest * base.z,
        theory_sum=theory,
        band=_band(independent, r, rest),
    )


def _band(setting: Setting, r: float, rest: float) -> tuple[float, float] | None:
    """Return the band of Var[X + Y], whose kurtosis follows from that of X and Z."""
    kurtosis = kurtosis_of(setting)
    variance = 2.0 + 2.0 * r
    if kurtosis is None or variance <= 0.0:
        return None
    a, b = 1.0 + r, rest
    fourth = kurtosis * (a**4 + b**4) + 6.0 * a**2 * b**2
    return band_95(variance, fourth / variance**2, setting.trials)


@lru_cache(maxsize=16)
def _draw(setting: Setting) -> _Base:
    generator = np.random.default_rng(setting.seed)
    products = draw_dots(generator, components_of(setting), 1, 2 * setting.trials)
    x, z = products[: setting.trials], products[setting.trials :]
    (xx, xz), (_, zz) = np.cov(x, z).tolist()
    return _Base(xx, zz, xz, x[:DOTS].copy(), z[:DOTS].copy())
