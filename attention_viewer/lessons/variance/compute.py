"""What follows from the settings before anything is drawn: the sweep, its theory, its band."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from attention_viewer.core.sampling import Components
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.theory import (
    DIVISORS,
    Divisor,
    divisor_value,
    theory_mean,
    theory_variance,
    variance_band,
)
from attention_viewer.lessons.variance.state import POINTS_MEAN, State

BAND_POINTS: Final = 33
MARGIN: Final = 0.12
"""How far lines go on beyond the first and last d_k, as a part of the axis."""


@dataclass(frozen=True, slots=True)
class Theory:
    """What probability says about one sweep.

    Attributes
    ----------
    known
        Whether the variance has a closed form.
    line_d_k
        Numbers at which the lines are drawn, rising, beyond both ends of the list.
    band
        (d_k, low, high) over theory at these, empty without a closed form.
    """

    components: Components
    known: bool
    line_d_k: tuple[float, ...]
    band: tuple[tuple[float, float, float], ...]

    @property
    def factor(self) -> float | None:
        """What d_k is multiplied by to give Var[q.k]; None where the variance is not so simple."""
        if self.components.unit_length or self.components.neighbour:
            return None
        return self.variance(1, "none")

    @property
    def standard(self) -> bool:
        """Whether divided scores have mean 0 and variance 1 for every d_k."""
        return self.factor == 1.0 and not theory_mean(self.components, 1)

    def variance(self, d_k: float, divisor: Divisor) -> float | None:
        """Return Var of q.k over the divisor; any positive d_k, for lines."""
        return theory_variance(self.components, d_k, divisor)

    def mean(self, d_k: float, divisor: Divisor) -> float:
        """Return the mean of q.k over the divisor."""
        return theory_mean(self.components, d_k) / divisor_value(divisor, d_k)


@dataclass(frozen=True, slots=True)
class Derived:
    """The sweep that the settings ask for, and the d_k that is followed."""

    spec: SweepSpec
    picked: int
    theory: Theory


def derive(state: State) -> Derived:
    """Return what a state asks for."""
    spec = spec_of(state)
    return Derived(spec, picked_in(spec, state.picked), theory_of(spec))


def spec_of(state: State) -> SweepSpec:
    """Return the sweep of a state; all divisors, so that showing another needs no new run."""
    exam = state.topic == "exam"
    return SweepSpec(
        d_k=state.subjects if exam else state.d_k,
        trials=state.trials,
        seed=state.seed,
        stream=state.stream,
        components=_points(state) if exam else _components(state),
        divisors=DIVISORS,
        sampler="components" if exam else state.sampler,
    )


def _components(state: State) -> Components:
    return Components(
        distribution=state.distribution,
        nu=state.nu,
        mean=state.mean,
        variance=state.variance,
        rho=state.rho,
        neighbour=state.neighbour,
        unit_length=state.unit_length,
    )


def _points(state: State) -> Components:
    return Components(
        distribution=state.distribution,
        nu=state.nu,
        mean=POINTS_MEAN,
        variance=state.points_sd**2,
        terms="values",
    )


def picked_in(spec: SweepSpec, picked: int) -> int:
    """Return the d_k followed: ``picked`` where the sweep has it, else its largest."""
    return picked if picked in spec.d_k else max(spec.d_k)


@lru_cache(maxsize=64)
def theory_of(spec: SweepSpec) -> Theory:
    """Return the theory of a sweep."""
    components = spec.components
    known = theory_variance(components, 1) is not None
    low, high = min(spec.d_k), max(spec.d_k)
    factor = max(2.0, (high / low) ** MARGIN) if high > low else 2.0
    line = np.geomspace(low / factor, high * factor, BAND_POINTS)
    whole = sorted({max(1, round(d_k)) for d_k in line.tolist()} | set(spec.d_k))
    bands = [(d_k, variance_band(components, d_k, "none", spec.trials)) for d_k in whole]
    theory = Theory(components, known, tuple(line.tolist()), ())
    shown = tuple(
        (float(d_k), band[0] / variance, band[1] / variance)
        for d_k, band in bands
        if band is not None and (variance := theory.variance(d_k, "none"))
    )
    return Theory(components, known, theory.line_d_k, shown)
