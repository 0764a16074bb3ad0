"""The modified Bessel function K0, whose tail gives the product of two normals its density."""

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]

_EULER = 0.57721566490153286061
_SERIES_UP_TO = 2.0
_TERMS = 20
_STEP = 0.5
_WIDEST = 0.2
_NODES = 26


def k0(x: FloatArray | float) -> FloatArray:
    """Return K0(x), to within a few units of the last place.

    Parameters
    ----------
    x
        Arguments of any shape, 0 or more; K0(0) is infinite.

    Returns
    -------
    numpy.ndarray
        The shape of ``x``.

    Raises
    ------
    ValueError
        If an argument is negative or NaN.

    Notes
    -----
    Up to 2 the power series of the NIST Digital Library of Mathematical Functions, 10.31.2. Above,
    ``K0(x) = integral of exp(-x cosh t) over t > 0`` (10.32.9) by the trapezoidal rule, which
    converges geometrically: the integrand is even, smooth and decays doubly exponentially.
    """
    argument = np.asarray(x, dtype=np.float64)
    return np.asarray(k0_scaled(argument) * np.exp(-argument))


def k0_scaled(x: FloatArray | float) -> FloatArray:
    """Return ``exp(x) K0(x)``, which does not vanish where K0 is too small for a float.

    Arguments, shape and errors are those of `k0`.
    """
    argument = np.asarray(x, dtype=np.float64)
    if not bool(np.all(argument >= 0.0)):
        raise ValueError("K0 has no real value below 0")
    result = np.empty_like(argument)
    small = argument <= _SERIES_UP_TO
    result[small] = _series(argument[small]) * np.exp(argument[small])
    result[~small] = _integral(argument[~small])
    return result


def _series(x: FloatArray) -> FloatArray:
    """Return ``sum over n of (H_n - ln(x/2) - gamma) (x^2/4)^n / (n!)^2``."""
    with np.errstate(divide="ignore"):
        logarithm = -np.log(x / 2.0) - _EULER
    quarter = x * x / 4.0
    total, term, harmonic = logarithm.copy(), np.ones_like(x), 0.0
    for n in range(1, _TERMS):
        harmonic += 1.0 / n
        term *= quarter / n**2
        # At 0 the terms vanish, but not as 0 times infinity.
        total += np.where(term > 0.0, term * (harmonic + np.minimum(logarithm, 1e300)), 0.0)
    return np.asarray(total, dtype=np.float64)


def _integral(x: FloatArray) -> FloatArray:
    """Return exp(x) times the trapezoidal sum; steps follow the integrand's width 1 / sqrt(x)."""
    step = np.minimum(_WIDEST, _STEP / np.sqrt(x))
    t = step[:, np.newaxis] * np.arange(_NODES)
    risen = 2.0 * np.sinh(t / 2.0) ** 2  # cosh t - 1 without cancellation
    values = np.exp(-x[:, np.newaxis] * risen)
    return np.asarray(step * (values.sum(axis=1) - 0.5))
