"""Sums that can take only evenly spaced values, as sums of +1 and -1 can."""

from dataclasses import dataclass

import numpy as np

from attention_viewer.core.sampling import Components, FloatArray


@dataclass(frozen=True, slots=True)
class Lattice:
    """The values ``first + j step`` for j from 0 to ``last``."""

    first: float
    step: float
    last: int

    def values(self) -> FloatArray:
        """Return all values, shape (last + 1,)."""
        return np.asarray(self.first + self.step * np.arange(self.last + 1))

    def divided(self, divisor: float) -> "Lattice":
        """Return the values over a divisor."""
        return Lattice(self.first / divisor, self.step / divisor, self.last)


def lattice_of(components: Components, d_k: int) -> Lattice | None:
    """Return the values that q.k, or a sum of values, can take; None where they are not spaced so.

    With two values of equal size a product is ``+v`` or ``-v``, v being the variance, so q.k is
    ``v (2 j - d_k)``. Vectors of unit length have ``v = 1 / d_k`` then; in one dimension they are
    +1 or -1 whatever the distribution. A sum of values mu + s or mu - s is
    ``d_k mu + s (2 j - d_k)``.
    """
    signs = components.distribution == "signs"
    if components.terms == "values":
        size, middle = components.variance**0.5, d_k * components.mean
        return _around(middle, size, d_k) if signs else None
    if components.unit_length and (d_k == 1 or (signs and not components.mean)):
        return _around(0.0, 1.0 / d_k, d_k)
    if signs and not components.unit_length and not components.mean:
        return _around(0.0, components.variance, d_k)
    return None


def _around(middle: float, size: float, d_k: int) -> Lattice:
    return Lattice(middle - d_k * size, 2.0 * size, d_k)
