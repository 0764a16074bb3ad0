"""Correlation between neighbouring components, as a chain from each component to the next."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]

_NOTHING: Final = 1e-20
_NO_SHARE: Final = 1e-40
"""Even the largest n, squared, leaves nothing of a summand with this factor."""


class NormalChain:
    """Turns independent standard normals into a stationary chain, slice by slice.

    ``x_1 = e_1`` and ``x_i = r x_(i-1) + sqrt(1 - r^2) e_i``, an autoregressive process of order 1:
    every x_i is standard normal, and x_i, x_j have the correlation ``r^|i - j|``.

    Parameters
    ----------
    r
        Correlation of neighbours, between -1 and 1.
    """

    def __init__(self, r: float) -> None:
        self._r = r
        self._last: FloatArray | None = None

    def link(self, source: np.random.Generator | None, x: FloatArray) -> None:
        """Link the next slice, shape (n, width), in place; ``source`` is not needed."""
        del source
        fresh = math.sqrt(1.0 - self._r**2)
        if self._last is None:
            np.multiply(x[:, 1:], fresh, out=x[:, 1:])
        else:
            np.multiply(x, fresh, out=x)
            x[:, 0] += self._r * self._last
        # 1 / (1 - r B) = (1 + r B)(1 + r^2 B^2)(1 + r^4 B^4) ..., B being the shift by one place.
        factor, step = self._r, 1
        while step < x.shape[1] and abs(factor) > _NOTHING:
            x[:, step:] += factor * x[:, :-step]
            factor, step = factor**2, 2 * step
        self._last = x[:, -1].copy()


class CopyChain:
    """Links independent components of any distribution without changing the distribution.

    Each component copies the one before it with probability ``|r|``, mirrored for negative r, and
    is fresh otherwise. So x_i, x_j have the correlation ``r^|i - j|``.

    Parameters
    ----------
    r
        Correlation of neighbours, between -1 and 1.
    """

    def __init__(self, r: float) -> None:
        self._r = r
        self._last: FloatArray | None = None

    def link(self, source: np.random.Generator | None, x: FloatArray) -> None:
        """Link the next slice, shape (n, width), in place, drawing what decides on copying."""
        if source is None:
            raise ValueError("copying needs random numbers")
        fresh = source.random(x.shape) >= abs(self._r)
        if self._last is None:
            fresh[:, 0] = True
        before = x[:, 0] if self._last is None else self._last
        whole = np.column_stack((before, x))
        places = np.arange(1, x.shape[1] + 1)
        origin = np.maximum.accumulate(np.where(fresh, places, 0), axis=1)
        np.copyto(x, np.take_along_axis(whole, origin, axis=1))
        if self._r < 0.0:
            np.negative(x, out=x, where=(places - origin) % 2 == 1)
        self._last = x[:, -1].copy()


Chain = NormalChain | CopyChain


def geometric_pairs(t: float, n: float) -> float:
    """Return the sum of ``t^|i - j|`` over all i, j from 1 to n.

    ``n (1 + t) / (1 - t) - 2 t (1 - t^n) / (1 - t)^2``, by summing the geometric series along the
    diagonals. For numbers n that are not whole it is the same smooth function, for lines.
    """
    if t < 0.0 and n != round(n):
        low = math.floor(n)
        share = n - low
        return (1.0 - share) * geometric_pairs(t, low) + share * geometric_pairs(t, low + 1.0)
    return n * (1.0 + t) / (1.0 - t) - 2.0 * t * (1.0 - math.pow(t, n)) / (1.0 - t) ** 2


def squared_norm_of_square(r: float, n: int) -> float:
    """Return ``tr(C^4)`` for the n by n matrix C of the correlations ``r^|i - j|``.

    It is the sum of the squared entries of C^2. With ``t = r^2``, ``g = t / (1 - t)`` and the
    distance m of row and column, the entry is ``r^m (m + 1 + 2 g - g (t^p + t^(n - m - 1 - p)))``,
    p being the number of the row or of the column, whichever is less, from 0. The squares are
    summed over p in closed form, then over m as long as the factor ``t^m`` counts.
    """
    t = r**2
    g = t / (1.0 - t)
    counted = 2 if t <= _NO_SHARE else 2 + math.ceil(math.log(_NO_SHARE) / math.log(t))
    m = np.arange(min(n, counted), dtype=np.float64)
    rows = n - m
    whole = m + 1.0 + 2.0 * g
    once = (1.0 - t**rows) / (1.0 - t)
    twice = (1.0 - t ** (2.0 * rows)) / (1.0 - t**2)
    squares = whole**2 * rows - 4.0 * whole * g * once
    squares += 2.0 * g**2 * (twice + rows * t ** (rows - 1.0))
    weights = np.where(m == 0, 1.0, 2.0) * t**m
    return float(weights @ squares)
