"""The sweep as a job for a worker thread, and how long it will take. Must not import Qt."""

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from attention_viewer.core.sweep_spec import SweepSpec, estimate_seconds
from attention_viewer.core.sweep_statistics import SweepProgress

InOrder = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]

FAST: Final = 60e6
"""Normals a second to expect, before this machine has been measured."""
ENOUGH: Final = 2_000_000
"""Numbers drawn by a run from which a rate can be learnt: below, start-up blurs it."""
SETTLED_S: Final = 0.5
"""Seconds after which the rest of a run can be foretold."""
_SLOWNESS: Final = {
    "normal": 1.0,
    "uniform": 1.0,
    "signs": 1.3,
    "laplace": 1.6,
    "student_t": 4.0,
}
_R_SLOWNESS: Final = 3.0
_LINK: Final = 3.0
_COPY: Final = 6.0
_IDENTITY_SLOWNESS: Final = 2.0


@dataclass(frozen=True, slots=True, eq=False)
class Update:
    """State of a run: the sweep's progress and the seconds since its start."""

    progress: SweepProgress
    seconds: float

    @property
    def share(self) -> float:
        """How much is done, 0 to 1."""
        return self.progress.done / self.progress.total

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do."""
        return self.progress.done == self.progress.total

    @property
    def seconds_left(self) -> float | None:
        """How long the rest will take at the pace so far; None while that cannot be told."""
        if self.seconds < SETTLED_S or not self.share:
            return None
        return self.seconds * (1.0 - self.share) / self.share


def run(
    spec: SweepSpec, should_stop: Callable[[], bool], in_order: InOrder | None = None
) -> Iterator[Update]:
    """Run a sweep, see ``core.sweep.run``; each update holds all that is known so far."""
    # Imported by the worker, so that the page opens without waiting for it.
    from attention_viewer.core import sweep

    start = time.perf_counter()
    workers = in_order or sweep.one_by_one
    for progress in sweep.run(spec, should_stop, workers, by_turns=True):
        yield Update(progress, time.perf_counter() - start)


class Pace:
    """How fast this machine draws, learnt from the runs so far.

    The fastest run counts: what slowed down another one, a program beside this one or the
    window's own work, may be gone the next time. A kind of sweep that has not been run yet is
    expected to be as much faster or slower than usual as those that have.
    """

    def __init__(self) -> None:
        self._measured: dict[tuple[object, ...], float] = {}
        self._speeds: dict[tuple[object, ...], float] = {}

    def learn(self, spec: SweepSpec, update: Update) -> None:
        """Take note of a run that drew enough to tell; the start of a run says little."""
        if update.progress.done < ENOUGH or not update.seconds:
            return
        kind, rate = _kind(spec), update.progress.done / update.seconds
        self._measured[kind] = max(rate, self._measured.get(kind, 0.0))
        self._speeds[kind] = self._measured[kind] * _slowness(spec) / FAST

    def seconds(self, spec: SweepSpec) -> float:
        """Return how long a sweep will take."""
        known = self._measured.get(_kind(spec))
        speed = max(self._speeds.values(), default=1.0)
        return estimate_seconds(spec, known or speed * FAST / _slowness(spec))


def _slowness(spec: SweepSpec) -> float:
    """Return how many times the time of a normal a random number of this sweep takes."""
    components = spec.components
    slowness = _SLOWNESS[components.distribution]
    if spec.stream == "r":
        slowness *= _R_SLOWNESS
    if components.neighbour:
        slowness += _LINK if components.distribution == "normal" else _COPY
    if components.rho and components.distribution != "normal":
        slowness += 1.0
    # Its chi-square numbers take longer, and there is a score to be counted for every two.
    return slowness * (_IDENTITY_SLOWNESS if spec.sampler == "identity" else 1.0)


def _kind(spec: SweepSpec) -> tuple[object, ...]:
    components = spec.components
    linked, paired = bool(components.neighbour), bool(components.rho)
    return spec.stream, spec.sampler, components.distribution, linked, paired
