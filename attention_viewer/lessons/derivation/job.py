"""Draws products and dot products in chunks, as moments and a histogram that grow.

Short work is done at once, long work is a job for a worker thread; both give the same numbers.
Must not import Qt.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.moments import Moments
from attention_viewer.core.sampling import Components, PairDrawer

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]

AT_ONCE: Final = 450_000
"""Components that are drawn within a frame, about 6 ms."""
CHUNK: Final = 250_000
"""Components in a chunk of a job, about 4 ms: so often it can be stopped."""
BARS: Final = ((50_000, 120), (5000, 80), (0, 50))
"""Bars from so many trials on: few draws in many bars would only show noise."""


@dataclass(frozen=True, slots=True)
class DrawSpec:
    """What to draw, and the histogram's range.

    Attributes
    ----------
    components, d_k, trials, seed
        As in ``core.sampling``.
    low, high
        Ends of the histogram; values beyond are counted apart.
    """

    components: Components
    d_k: int
    trials: int
    seed: int
    low: float
    high: float

    @property
    def numbers(self) -> int:
        """How many components are drawn altogether."""
        return 2 * self.d_k * self.trials

    @property
    def at_once(self) -> bool:
        """Whether it takes less than a frame."""
        return self.numbers <= AT_ONCE

    @property
    def bars(self) -> int:
        """Number of bars."""
        return next(count for trials, count in BARS if self.trials >= trials)

    @property
    def step(self) -> float:
        """Width of a bar."""
        return (self.high - self.low) / self.bars


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """What has been drawn so far.

    Attributes
    ----------
    moments
        Of all values, those outside the histogram included.
    counts
        Values in each bar, shape (spec.bars,).
    outside
        Values beyond the ends.
    """

    spec: DrawSpec
    moments: Moments
    counts: IntArray
    outside: int

    @property
    def finished(self) -> bool:
        """Whether nothing is left to draw."""
        return self.moments.n == self.spec.trials

    @property
    def heights(self) -> FloatArray:
        """The histogram as a density: bars have area 1 together with what lies outside."""
        return np.asarray(self.counts / (max(1, self.moments.n) * self.spec.step))


def run(spec: DrawSpec, should_stop: Callable[[], bool]) -> Iterator[Drawn]:
    """Draw in chunks; every result holds all that has been drawn so far."""
    generator = np.random.default_rng(spec.seed)
    drawer = PairDrawer(spec.components, spec.d_k)
    # Whole groups of the drawer, so that the order of draws does not depend on the chunk.
    rows = max(1, CHUNK // (2 * spec.d_k) // drawer.rows) * drawer.rows
    drawn = Drawn(spec, Moments(), np.zeros(spec.bars, dtype=np.int64), 0)
    while not drawn.finished and not should_stop():
        values = np.empty(min(rows, spec.trials - drawn.moments.n))
        drawer.fill_dots(generator, values)
        drawn = _with(drawn, values)
        yield drawn


@lru_cache(maxsize=64)
def draw(spec: DrawSpec) -> Drawn:
    """Draw everything now; for a spec that is ``at_once``."""
    return list(run(spec, _never))[-1]


def _never() -> bool:
    return False


def _with(drawn: Drawn, values: FloatArray) -> Drawn:
    spec = drawn.spec
    place = np.floor((values - spec.low) / spec.step)
    inside = (place >= 0) & (place < spec.bars)
    counts = np.bincount(place[inside].astype(np.intp), minlength=spec.bars)
    return replace(
        drawn,
        moments=drawn.moments.merge(Moments.of(values)),
        counts=drawn.counts + counts,
        outside=drawn.outside + int(values.size - np.count_nonzero(inside)),
    )
