"""Reads a sweep's statistics: variance, spread, ratio to theory, inside the band or not."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from attention_viewer.core.sampling import Components
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.sweep_statistics import Measurement, SweepProgress
from attention_viewer.core.theory import Divisor, band_95, theory_kurtosis
from attention_viewer.lessons.variance.compute import theory_of
from attention_viewer.lessons.variance.topic import Topic, topic_of


@dataclass(frozen=True, slots=True)
class Reading:
    """One row of the table so far.

    Attributes
    ----------
    topic
        What the sums are called.
    trials
        Values measured, 0 before the row's turn.
    variance, sd
        Of q.k over the divisor; None below two values.
    theory, band
        What the variance should be, and its 95% band at this number of values; None without a
        closed form.
    finished
        Whether all trials are in.
    """

    d_k: int
    divisor: Divisor
    topic: Topic
    trials: int
    variance: float | None
    theory: float | None
    band: tuple[float, float] | None
    finished: bool

    @property
    def count(self) -> str:
        """What d_k is called, as markup."""
        return self.topic.count

    @property
    def sd(self) -> float | None:
        """Root of the variance."""
        return None if self.variance is None else math.sqrt(self.variance)

    @property
    def theory_sd(self) -> float | None:
        """Root of the theory."""
        return None if self.theory is None else math.sqrt(self.theory)

    @property
    def ratio(self) -> float | None:
        """Measured over theory; None where either is missing or theory is 0."""
        return None if self.variance is None or not self.theory else self.variance / self.theory

    @property
    def inside(self) -> bool | None:
        """Whether the variance lies inside its band; None while that cannot be said.

        A row is judged once all its trials are in, by the band that the picture shows.
        """
        if self.variance is None or self.band is None or not self.finished:
            return None
        return self.band[0] <= self.variance <= self.band[1]


Readings = dict[tuple[int, Divisor], Reading]


def read(spec: SweepSpec, progress: SweepProgress | None) -> Readings:
    """Return the rows of a sweep by d_k and divisor; all empty before it has begun."""
    if progress is None:
        keys = [(d_k, divisor) for d_k in spec.d_k for divisor in spec.divisors]
        return {key: _reading(spec, *key, None) for key in keys}
    return {(m.d_k, m.divisor): _reading(spec, m.d_k, m.divisor, m) for m in progress.measurements}


@lru_cache(maxsize=512)  # a measurement that is the same object has not changed
def _reading(spec: SweepSpec, d_k: int, divisor: Divisor, measured: Measurement | None) -> Reading:
    trials, topic = measured.moments.n if measured else 0, topic_of(spec)
    theory = theory_of(spec).variance(d_k, divisor)
    if measured is None or trials < 2:  # noqa: PLR2004
        return Reading(d_k, divisor, topic, trials, None, theory, None, finished=False)
    kurtosis = _kurtosis(spec.components, d_k)
    band = None if not theory or kurtosis is None else band_95(theory, kurtosis, trials)
    variance = measured.moments.variance
    return Reading(d_k, divisor, topic, trials, variance, theory, band, measured.finished)


@lru_cache(maxsize=512)
def _kurtosis(components: Components, d_k: int) -> float | None:
    return theory_kurtosis(components, d_k)


def in_hand(spec: SweepSpec, measurements: Sequence[Measurement]) -> Measurement | None:
    """Return the row that is being filled, in the order in which the stream fills rows."""
    order = {"none": 0, "dk": 0, "sqrt": int(spec.stream == "r")}
    begun = [m for m in measurements if m.moments.n and not m.finished]
    return min(begun, key=lambda m: (order[m.divisor], spec.d_k.index(m.d_k)), default=None)


def share_inside(spec: SweepSpec, readings: Readings) -> tuple[int, int]:
    """Return how many of the draws that can be judged lie inside, and how many there are.

    The R stream draws anew for the divided table. The numpy stream divides the same draws, whose
    ratio to theory is then one and the same, so they count once.
    """
    drawn: tuple[Divisor, ...] = ("none", "sqrt") if spec.stream == "r" else ("none",)
    judged = [r.inside for r in readings.values() if r.divisor in drawn]
    known = [inside for inside in judged if inside is not None]
    return sum(known), len(known)
