"""Quantiles of the standard normal distribution, to the last digits R's ``qnorm`` gives."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]
BoolArray = NDArray[np.bool_]


Polynomial = tuple[FloatArray, ...]


def _polynomials(
    above: tuple[float, ...], below: tuple[float, ...]
) -> tuple[Polynomial, Polynomial]:
    """Numerator and denominator, each coefficient an array of no dimension.

    numpy converts a Python float anew at each call; with short blocks that is felt.
    """
    return tuple(map(np.array, above)), tuple(map(np.array, below))


# Wichura, M. J. (1988), Algorithm AS 241: The percentage points of the normal distribution,
# Applied Statistics 37, 477-484, routine PPND16; highest power first, numerator and denominator.
_CENTRAL: Final = _polynomials(
    (
        2509.0809287301226727,
        33430.575583588128105,
        67265.770927008700853,
        45921.953931549871457,
        13731.693765509461125,
        1971.5909503065514427,
        133.14166789178437745,
        3.387132872796366608,
    ),
    (
        5226.495278852854561,
        28729.085735721942674,
        39307.89580009271061,
        21213.794301586595867,
        5394.1960214247511077,
        687.1870074920579083,
        42.313330701600911252,
        1.0,
    ),
)
_TAIL: Final = _polynomials(
    (
        7.7454501427834140764e-4,
        0.0227238449892691845833,
        0.24178072517745061177,
        1.27045825245236838258,
        3.64784832476320460504,
        5.7694972214606914055,
        4.6303378461565452959,
        1.42343711074968357734,
    ),
    (
        1.05075007164441684324e-9,
        5.475938084995344946e-4,
        0.0151986665636164571966,
        0.14810397642748007459,
        0.68976733498510000455,
        1.6763848301838038494,
        2.05319162663775882187,
        1.0,
    ),
)
_FAR_TAIL: Final = _polynomials(
    (
        2.01033439929228813265e-7,
        2.71155556874348757815e-5,
        0.0012426609473880784386,
        0.026532189526576123093,
        0.29656057182850489123,
        1.7848265399172913358,
        5.4637849111641143699,
        6.6579046435011037772,
    ),
    (
        2.04426310338993978564e-15,
        1.4215117583164458887e-7,
        1.8463183175100546818e-5,
        7.868691311456132591e-4,
        0.0148753612908506148525,
        0.13692988092273580531,
        0.59983220655588793769,
        1.0,
    ),
)
_BLOCK: Final = 32_768
"""Shorter ones pay for some 40 calls of numpy each, longer ones leave the cache."""

_HALF: Final = np.array(0.5)
_CENTRAL_HALF_WIDTH: Final = np.array(0.425)
_CENTRAL_SQUARE: Final = np.array(0.425**2)
_TAIL_FROM: Final = np.array(1.6)
_FAR_FROM: Final = np.array(5.0)


class NormalQuantile:
    """Invert the standard normal distribution function, block by block.

    Parameters
    ----------
    size
        Largest number of probabilities given at once. Few calls with many let threads seldom meet
        at the interpreter's lock: the tails of all are computed at once.
    """

    def __init__(self, size: int) -> None:
        self._q, self._r, self._below = np.empty((3, min(size, _BLOCK)))
        self._outside = np.empty(size, dtype=np.bool_)

    def fill(self, p: FloatArray, out: FloatArray) -> None:
        """Put the quantile of each probability into ``out``.

        Parameters
        ----------
        p
            Probabilities in [0, 1], shape (n,), n at most the size; 0 and 1 give -inf and inf.
        out
            Shape (n,); must not share memory with ``p``.
        """
        outside = self._outside[: p.size]
        for start in range(0, p.size, _BLOCK):
            block = slice(start, start + _BLOCK)
            self._fill_central(p[block], out[block], outside[block])
        tail = np.flatnonzero(outside)
        if tail.size:
            out[tail] = _tail(p[tail])

    def _fill_central(self, p: FloatArray, out: FloatArray, outside: BoolArray) -> None:
        """Quantiles where ``|p - 0.5| <= 0.425``; elsewhere ``outside`` is set."""
        n = p.size
        q, r, below = self._q[:n], self._r[:n], self._below[:n]
        np.subtract(p, _HALF, out=q)
        np.multiply(q, q, out=r)
        np.subtract(_CENTRAL_SQUARE, r, out=r)
        # Outside the centre the denominator stays above 0.002.
        _fill_ratio(_CENTRAL, r, below, out)
        np.multiply(out, q, out=out)
        np.abs(q, out=q)
        np.greater(q, _CENTRAL_HALF_WIDTH, out=outside)


def qnorm(p: FloatArray) -> FloatArray:
    """Quantiles of the standard normal distribution.

    Parameters
    ----------
    p
        Probabilities in [0, 1], any shape.

    Returns
    -------
    numpy.ndarray
        Same shape; relative error about 1e-15 (Wichura, AS 241).
    """
    flat = np.ascontiguousarray(p, dtype=np.float64).ravel()
    out = np.empty_like(flat)
    NormalQuantile(flat.size).fill(flat, out)
    return out.reshape(np.shape(p))


def _tail(p: FloatArray) -> FloatArray:
    """Quantiles where ``|p - 0.5| > 0.425``; shape (n,) in and out."""
    q = p - _HALF
    # The smaller of both tails; 0.5 - p + 0.5 loses no digit where 1 - p would.
    r = np.subtract(_HALF, p)
    np.add(r, _HALF, out=r)
    np.minimum(r, p, out=r)
    with np.errstate(divide="ignore"):
        np.log(r, out=r)
    np.negative(r, out=r)
    np.sqrt(r, out=r)
    far = np.flatnonzero(r > _FAR_FROM)
    far_r = r[far]
    r[far] = 0.0
    np.subtract(r, _TAIL_FROM, out=r)
    _fill_ratio(_TAIL, r, np.empty_like(r), p)
    if far.size:
        p[far] = _far_tail(far_r)
    np.copysign(p, q, out=p)
    return p


def _far_tail(r: FloatArray) -> FloatArray:
    """Absolute quantiles beyond about 6.4 standard deviations, ``r = sqrt(-log(tail))``."""
    infinite = np.isinf(r)
    shifted = np.where(infinite, 0.0, r - _FAR_FROM)
    out = np.empty_like(shifted)
    _fill_ratio(_FAR_TAIL, shifted, np.empty_like(shifted), out)
    return np.where(infinite, np.inf, out)


def _fill_ratio(
    ratio: tuple[Polynomial, Polynomial], x: FloatArray, room: FloatArray, out: FloatArray
) -> None:
    """Put the value of a rational function into ``out``; all are of one shape (n,)."""
    _fill_polynomial(ratio[0], x, out)
    _fill_polynomial(ratio[1], x, room)
    np.divide(out, room, out=out)


def _fill_polynomial(coefficients: Polynomial, x: FloatArray, out: FloatArray) -> None:
    """Horner's rule in R's order of operations, so that the last bit agrees too."""
    np.multiply(x, coefficients[0], out=out)
    for coefficient in coefficients[1:-1]:
        np.add(out, coefficient, out=out)
        np.multiply(out, x, out=out)
    np.add(out, coefficients[-1], out=out)
