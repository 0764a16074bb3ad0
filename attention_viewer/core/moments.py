"""Count, mean and sum of squared deviations of a sample, which merge without keeping the sample."""

import math
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, slots=True)
class Moments:
    """What a sample's mean and variance need.

    Attributes
    ----------
    n
        Number of values.
    mean
        Their mean; 0 for an empty sample.
    m2
        Sum of squared deviations from the mean.
    """

    n: int = 0
    mean: float = 0.0
    m2: float = 0.0

    @classmethod
    def of(cls, values: NDArray[np.float64]) -> Self:
        """Moments of an array of any shape, in two passes (mean first, then deviations)."""
        if values.size == 0:
            return cls()
        mean = float(values.mean())
        deviations = (values - mean).ravel()
        return cls(values.size, mean, float(np.einsum("i,i->", deviations, deviations)))

    def merge(self, other: "Moments") -> "Moments":
        """Moments of both samples together.

        Source: Chan, Golub and LeVeque (1983), Algorithms for computing the sample variance,
        The American Statistician 37, 242-247.
        """
        if self.n == 0 or other.n == 0:
            return self if other.n == 0 else other
        n = self.n + other.n
        step = other.mean - self.mean
        mean = self.mean + step * other.n / n
        m2 = self.m2 + other.m2 + step**2 * (self.n * other.n / n)
        return Moments(n, mean, m2)

    def divided(self, divisor: float) -> "Moments":
        """Moments of the same values, each divided by ``divisor``."""
        return Moments(self.n, self.mean / divisor, self.m2 / divisor**2)

    @property
    def variance(self) -> float:
        """Sample variance with divisor n - 1, as R's ``var``; NaN below two values."""
        return self.m2 / (self.n - 1) if self.n > 1 else math.nan

    @property
    def sd(self) -> float:
        """Sample standard deviation, the root of ``variance``."""
        return math.sqrt(self.variance)
