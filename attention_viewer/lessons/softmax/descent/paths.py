"""Both descents of a state, computed once for all their steps. Must not import Qt."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import numpy as np

from attention_viewer.core.descent import WINNING, Path, Problem, descend
from attention_viewer.lessons.softmax.draws import draw
from attention_viewer.lessons.softmax.state import Learned, State, Stream

Outcome = Literal["leads", "both", "scaled", "unscaled", "neither"]


@dataclass(frozen=True, slots=True, eq=False)
class Descents:
    """The same start and step size, divided by nothing and by sqrt(d_k)."""

    unscaled: Path
    scaled: Path
    wanted: int

    @property
    def outcome(self) -> Outcome:
        """Which side has the wanted key above 1/2 in the end, or unscaled from the start."""
        return self.outcome_at(-1)

    def outcome_at(self, step: int) -> Outcome:
        """Return what the outcome would be if a step were the last one."""
        if self.unscaled.p[0, self.wanted] > WINNING:
            return "leads"
        won = (
            bool(self.unscaled.p[step, self.wanted] > WINNING),
            bool(self.scaled.p[step, self.wanted] > WINNING),
        )
        outcomes: dict[tuple[bool, bool], Outcome] = {
            (True, True): "both",
            (False, True): "scaled",
            (True, False): "unscaled",
            (False, False): "neither",
        }
        return outcomes[won]


@dataclass(frozen=True, slots=True)
class Spec:
    """Everything that a pair of descents depends on."""

    stream: Stream
    seed: int
    d_k: int
    n_keys: int
    wanted: int
    learned: Learned
    step_size: float
    steps: int


def descents(state: State) -> Descents:
    """Return both runs: values are unit vectors, one for each key; the wanted one is the goal."""
    return _descents(spec_of(state))


def spec_of(state: State) -> Spec:
    """Return what the descents of a state depend on."""
    return Spec(
        state.stream,
        state.seed,
        state.d_k,
        state.descent_keys,
        state.wanted_key,
        state.learned,
        state.step_size,
        state.steps,
    )


@lru_cache(maxsize=4)
def _descents(spec: Spec) -> Descents:
    drawn = draw(spec.stream, spec.seed, spec.n_keys)
    q, keys = drawn.q[: spec.d_k], drawn.keys[: spec.n_keys, : spec.d_k]
    problem = Problem(q, keys, np.eye(spec.n_keys), spec.wanted)
    root = float(np.sqrt(spec.d_k))
    unscaled, scaled = (
        descend(problem, divisor, spec.step_size, spec.steps, spec.learned)
        for divisor in (1.0, root)
    )
    return Descents(unscaled, scaled, spec.wanted)
