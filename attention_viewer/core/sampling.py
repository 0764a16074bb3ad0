"""Random queries and keys: how components are distributed, and dot products q.k of many pairs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.neighbours import Chain, CopyChain, NormalChain

FloatArray = NDArray[np.float64]
Distribution = Literal["normal", "uniform", "signs", "laplace", "student_t"]
Terms = Literal["products", "values"]

DISTRIBUTIONS: Final[tuple[Distribution, ...]] = get_args(Distribution)
TERMS: Final[tuple[Terms, ...]] = get_args(Terms)
BUFFER: Final = 65_536
"""Components of q drawn at once; with k 1 MB, so that two workers seldom meet at the lock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Components:
    """How the components of q and k are drawn; independent but for ``rho`` and ``neighbour``.

    Attributes
    ----------
    distribution
        Shape; every one is shifted and scaled to ``mean`` and ``variance``. ``signs`` takes two
        values with equal chance, +1 and -1 at mean 0 and variance 1.
    nu
        Degrees of freedom of ``student_t``, above 4 so that q.k has a kurtosis; else unused.
    mean, variance
        Of each component of q and of k.
    rho
        Correlation between q_i and k_i, -1 to 1. Normal pairs are bivariate normal. Otherwise k_i
        copies q_i (mirrored about the mean for negative rho) with probability ``|rho|`` and is
        drawn afresh else, so that both keep the chosen distribution.
    neighbour
        Correlation r between neighbours q_i, q_(i+1), and likewise in k; components farther apart
        have ``r^|i - j|``, see ``NormalChain`` and ``CopyChain``.
    unit_length
        Whether q and k are divided by their lengths.
    terms
        What is added up: ``products`` q_i k_i, or the ``values`` q_i alone, as points of exams
        are; ``rho`` and ``unit_length`` have no meaning then.
    """

    distribution: Distribution = "normal"
    nu: float = 5.0
    mean: float = 0.0
    variance: float = 1.0
    rho: float = 0.0
    neighbour: float = 0.0
    unit_length: bool = False
    terms: Terms = "products"

    @property
    def sides(self) -> int:
        """How many vectors are drawn for one sum: q and k, or q alone."""
        return 2 if self.terms == "products" else 1


def draw_dots(
    generator: np.random.Generator, components: Components, d_k: int, n: int
) -> FloatArray:
    """Dot products of n random pairs q, k.

    Parameters
    ----------
    generator
        Source of random numbers; only moved on.
    components
        How components are drawn.
    d_k
        Length of q and of k.
    n
        Number of pairs.

    Returns
    -------
    numpy.ndarray
        Shape (n,).
    """
    out = np.empty(n)
    PairDrawer(components, d_k).fill_dots(generator, out)
    return out


class PairDrawer:
    """Draw pairs q, k of one length into buffers that are used again and again.

    The order of draws depends on ``components`` and ``d_k`` alone: groups of ``rows`` pairs, and
    within a group slices of at most ``BUFFER`` components of every q, then of every k.
    """

    def __init__(self, components: Components, d_k: int, buffers: FloatArray | None = None) -> None:
        self.components = components
        self.d_k = d_k
        self.rows = max(1, BUFFER // d_k)
        self._buffers = new_buffers() if buffers is None else buffers

    def fill_dots(
        self, source: np.random.Generator, out: FloatArray, paths: PathRecorder | None = None
    ) -> None:
        """Fill ``out``, shape (n,), with dot products; show ``paths`` the first pairs' products."""
        for start in range(0, out.size, self.rows):
            group = out[start : start + self.rows]
            recorder = paths if paths is not None and paths.wanted else None
            self._fill_group(source, group, recorder)

    def _fill_group(
        self, source: np.random.Generator, out: FloatArray, paths: PathRecorder | None
    ) -> None:
        unit_length = self.components.unit_length
        squares = np.zeros((2, out.size if unit_length else 0))
        chains = new_chains(self.components)
        for start in range(0, self.d_k, BUFFER):
            width = min(BUFFER, self.d_k - start)
            q, k = self._next_slice(source, (out.size, width), chains)
            if start == 0:
                sum_terms(q, k, out)
            else:
                out += sum_terms(q, k)
            if unit_length and k is not None:
                squares += np.einsum("ij,ij->i", q, q), np.einsum("ij,ij->i", k, k)
            if paths is not None:
                paths.add(start, q, np.broadcast_to(1.0, q.shape) if k is None else k)
        if unit_length:
            lengths = np.sqrt(squares[0] * squares[1])
            out /= lengths
            if paths is not None:
                paths.divide_last(lengths)

    def _next_slice(
        self, source: np.random.Generator, shape: tuple[int, int], chains: tuple[Chain, ...]
    ) -> tuple[FloatArray, FloatArray | None]:
        """Draw a slice of q and of k; of q alone where values are added up."""
        size = shape[0] * shape[1]
        q, k = (buffer[:size].reshape(shape) for buffer in self._buffers)
        if self.components.terms == "products":
            fill_pair(source, self.components, q, k, chains)
            return q, k
        _fill_standard(source, self.components, q)
        for chain in chains:
            chain.link(source, q)
        shift_and_scale(self.components, q)
        return q, None


def new_buffers() -> FloatArray:
    """Return room for a slice of q and of k, which drawers may use one after another."""
    return np.empty((2, BUFFER))


def sum_terms(q: FloatArray, k: FloatArray | None, out: FloatArray | None = None) -> FloatArray:
    """Return q.k for each row, or the sum of q where there is no k; (n, width) gives (n,)."""
    if k is None:
        return np.asarray(np.einsum("ij->i", q, out=out))
    return np.asarray(np.einsum("ij,ij->i", q, k, out=out))


def new_chains(components: Components) -> tuple[Chain, ...]:
    """Return what links neighbours in each vector; nothing where they are independent."""
    if not components.neighbour:
        return ()
    kind = NormalChain if components.distribution == "normal" else CopyChain
    return tuple(kind(components.neighbour) for _ in range(components.sides))


class PathRecorder:
    """Running sums of q_i k_i for the first pairs of a run, kept at a few positions.

    Attributes
    ----------
    positions
        Numbers of terms at which the sums are kept, from 1 to d_k, shape (m,), m at most 256.
    filled
        How many pairs are in.
    """

    def __init__(self, d_k: int, paths: int, points: int = 256) -> None:
        self.positions = np.unique(np.linspace(1, d_k, min(d_k, points)).round().astype(np.int64))
        self._d_k = d_k
        self._sums = np.empty((paths, self.positions.size))
        self.filled = 0
        self._carried: FloatArray = np.zeros(0)

    @property
    def wanted(self) -> int:
        """How many pairs are still to come."""
        return len(self._sums) - self.filled

    def sums(self) -> FloatArray:
        """Return the running sums so far, shape (pairs seen, m); a copy."""
        return self._sums[: self.filled].copy()

    def add(self, start: int, q: FloatArray, k: FloatArray) -> None:
        """Take the components ``start`` onward of a group of pairs, both (n, width)."""
        count = min(len(q), self.wanted)
        width = q.shape[1]
        if start == 0:
            self._carried = np.zeros(count)
        running = np.cumsum(q[:count] * k[:count], axis=1) + self._carried[:count, np.newaxis]
        inside = (self.positions > start) & (self.positions <= start + width)
        rows = slice(self.filled, self.filled + count)
        self._sums[rows, inside] = running[:, self.positions[inside] - start - 1]
        self._carried = running[:, -1]
        if start + width == self._d_k:
            self.filled += count

    def divide_last(self, lengths: FloatArray) -> None:
        """Divide the sums of the group just completed, as its vectors are to be of unit length."""
        count = len(self._carried)
        self._sums[self.filled - count : self.filled] /= lengths[:count, np.newaxis]


def fill_pair(
    source: np.random.Generator,
    components: Components,
    q: FloatArray,
    k: FloatArray,
    chains: tuple[Chain, ...] = (),
) -> None:
    """Fill q and k, of one shape: q is drawn, then k, then what neighbours need, and rho.

    ``chains`` are those of ``new_chains``, which remember the slice before.
    """
    _fill_standard(source, components, q)
    _fill_standard(source, components, k)
    for chain, side in zip(chains, (q, k), strict=False):
        chain.link(source, side)
    if components.rho and components.distribution == "normal":
        correlate_normals(components.rho, q, k)
    elif components.rho:
        copied = source.random(q.shape) < abs(components.rho)
        np.copyto(k, math.copysign(1.0, components.rho) * q, where=copied)
    shift_and_scale(components, q, k)


def correlate_normals(rho: float, q: FloatArray, k: FloatArray) -> None:
    """Turn independent standard normals k into bivariate normal partners of q, in place."""
    np.multiply(k, math.sqrt(1.0 - rho**2), out=k)
    np.add(k, rho * q, out=k)


def shift_and_scale(components: Components, *arrays: FloatArray) -> None:
    """Bring components of mean 0 and variance 1 to the chosen mean and variance, in place."""
    for array in arrays:
        if components.variance != 1.0:
            np.multiply(array, math.sqrt(components.variance), out=array)
        if components.mean:
            np.add(array, components.mean, out=array)


def _fill_standard(source: np.random.Generator, components: Components, out: FloatArray) -> None:
    """Fill ``out`` with the chosen shape at mean 0 and variance 1."""
    match components.distribution:
        case "normal":
            source.standard_normal(out=out)
        case "uniform":
            _fill_uniform(source, out)
        case "signs":
            _fill_uniform(source, out)
            np.copysign(1.0, out, out=out)
        case "laplace":
            # A Laplace variable is the difference of two exponential ones; its variance is 2.
            source.standard_exponential(out=out)
            np.subtract(out, source.standard_exponential(out.shape), out=out)
            np.multiply(out, math.sqrt(0.5), out=out)
        case "student_t":
            _fill_student_t(source, components.nu, out)


def _fill_uniform(source: np.random.Generator, out: FloatArray) -> None:
    """Uniform on (-sqrt 3, sqrt 3), whose variance is 1."""
    source.random(out=out)
    np.subtract(out, 0.5, out=out)
    np.multiply(out, math.sqrt(12.0), out=out)


def _fill_student_t(source: np.random.Generator, nu: float, out: FloatArray) -> None:
    """Draw t = z sqrt(nu / chi-square), over its standard deviation sqrt(nu / (nu - 2))."""
    half_chi_square = source.standard_gamma(nu / 2.0, out.shape)
    source.standard_normal(out=out)
    np.multiply(half_chi_square, 2.0 / (nu - 2.0), out=half_chi_square)
    np.sqrt(half_chi_square, out=half_chi_square)
    np.divide(out, half_chi_square, out=out)
