"""What follows from the state: the step's theory, and its draws where they take less than a frame.

Must not import Qt.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.exam import ClassResult, draw_class
from attention_viewer.core.sampling import BUFFER, PairDrawer, PathRecorder
from attention_viewer.core.softmax import entropy_bits, softmax
from attention_viewer.lessons.derivation.job import Drawn, DrawSpec, draw
from attention_viewer.lessons.derivation.places import Places, places_of
from attention_viewer.lessons.derivation.state import DRAWING_STEPS, Setting, State
from attention_viewer.lessons.derivation.terms import Terms, terms_of
from attention_viewer.lessons.derivation.theory import Law, components_of, law_of, range_of

FloatArray = NDArray[np.float64]
PATHS: Final = 40
KEYS: Final = 5
RIGHT_ANSWERS: Final = (1, 0, 2, 1, 0)
"""Of the self-check's questions, in order."""


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Softmax weights of one query over five keys, divided by 1, the root of d_k and d_k.

    Attributes
    ----------
    weights
        Shape (3, 5).
    entropies
        In bits, of each row.
    """

    weights: FloatArray
    entropies: tuple[float, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Walks:
    """Running sums of the first pairs, shape (pairs, m), at the numbers of terms ``positions``."""

    positions: NDArray[np.int64]
    sums: FloatArray


@dataclass(frozen=True, slots=True, eq=False)
class Derived:
    """What the step shown needs; the parts of the other steps are None.

    Attributes
    ----------
    setting, law
        Of a step of the proof.
    spec
        What it draws; None where it draws in another way.
    drawn
        The draws, None when they take longer than a frame: then they are a job.
    """

    setting: Setting | None = None
    law: Law | None = None
    spec: DrawSpec | None = None
    drawn: Drawn | None = None
    terms: Terms | None = None
    walks: Walks | None = None
    weights: Weights | None = None
    exam: ClassResult | None = None
    places: Places | None = None
    right: int = 0


def derive(state: State) -> Derived:
    """Return what the step shown needs."""
    if state.step in DRAWING_STEPS:
        return _of_proof(state.step, getattr(state, state.step))
    if state.step == "exam":
        return Derived(exam=_class(state.exam.seed, state.exam.subjects))
    if state.step == "place":
        return Derived(places=places_of(state.place))
    return Derived(right=right_answers(state.remember))


def right_answers(answers: tuple[int, ...]) -> int:
    """Return how many answers are right."""
    return sum(given == right for given, right in zip(answers, RIGHT_ANSWERS, strict=True))


def spec_of(setting: Setting) -> DrawSpec:
    """Return what a setting draws."""
    low, high = range_of(setting, law_of(setting))
    return DrawSpec(components_of(setting), setting.d_k, setting.trials, setting.seed, low, high)


def _of_proof(step: str, setting: Setting) -> Derived:
    if step == "add":
        return Derived(setting=setting, terms=terms_of(setting))
    spec = spec_of(setting)
    return Derived(
        setting=setting,
        law=law_of(setting),
        spec=spec,
        drawn=draw(spec) if spec.at_once else None,
        walks=_walks(setting) if step == "root" else None,
        weights=_weights(setting) if step == "by_d_k" else None,
    )


@lru_cache(maxsize=32)
def _class(seed: int, subjects: int) -> ClassResult:
    return draw_class(seed, subjects)


@lru_cache(maxsize=16)
def _walks(setting: Setting) -> Walks:
    """Return the running sums of the first pairs that the step draws, the very same numbers."""
    rows = max(1, BUFFER // setting.d_k)
    pairs = min(setting.trials, math.ceil(PATHS / rows) * rows)
    paths = PathRecorder(setting.d_k, PATHS)
    drawer = PairDrawer(components_of(setting), setting.d_k)
    drawer.fill_dots(np.random.default_rng(setting.seed), np.empty(pairs), paths)
    return Walks(paths.positions, paths.sums())


@lru_cache(maxsize=32)
def _weights(setting: Setting) -> Weights:
    """Return the weights of one query and five keys drawn from the seed."""
    generator = np.random.default_rng(setting.seed)
    q = generator.standard_normal(setting.d_k)
    scores = generator.standard_normal((KEYS, setting.d_k)) @ q
    divisors = (1.0, math.sqrt(setting.d_k), float(setting.d_k))
    weights = np.array([softmax(scores / divisor) for divisor in divisors])
    return Weights(weights, tuple(float(entropy_bits(row)) for row in weights))
