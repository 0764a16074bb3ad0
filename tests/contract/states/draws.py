"""Random pieces of states, the awkward ones more often than chance would have them."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

from attention_viewer.core.limits import StateError
from attention_viewer.framework.lesson import Lesson

NAMES = ("q", "k_1", "k_x", "the", "内積", "a b", "$", "a$b$", "\\q", "<b>", "_", "%1", "{0}", "🙂")


def number(rng: Random, size: float) -> float:
    """Return a number up to ``size``: plain, with many digits, or zero."""
    kind = rng.random()
    if kind < 0.1:
        return 0.0
    if kind < 0.2:
        return -0.0
    if kind < 0.3:
        return rng.choice([-size, size])
    value = rng.uniform(-size, size)
    return value if kind < 0.6 else float(f"{value:.2g}")


def words(rng: Random, longest: int) -> str:
    """Return a name that a person could type."""
    return (rng.choice(NAMES) * rng.choice([1, 1, 1, 9]))[:longest].strip() or "k"


def flag(rng: Random) -> bool:
    return rng.random() < 0.5


def changed_state(lesson: Lesson, rng: Random) -> Any:  # noqa: ANN401 - of the lesson's type
    """Return a prepared state with fields changed at random, for a lesson that draws none itself.

    Values that no prepared state has are made for plain fields only, and kept if they are valid.
    """
    prepared = [lesson.state_type()]
    prepared += [each.state for each in lesson.presets()]
    prepared += [each.state for each in lesson.guide()]
    state = rng.choice(prepared)
    for field in dataclasses.fields(lesson.state_type):
        if flag(rng):
            value = another(getattr(state, field.name), rng)
            if isinstance(value, str):
                value = getattr(rng.choice(prepared), field.name)
            try:
                state = dataclasses.replace(state, **{field.name: value})
            except StateError:
                continue
    return state


def another(value: object, rng: Random) -> object:
    """Return a value of the same kind."""
    if isinstance(value, bool):
        return flag(rng)
    if isinstance(value, int):
        return rng.choice([0, 1, value + rng.randint(-3, 3), 2 * value])
    if isinstance(value, float):
        return rng.choice([0.0, -value, value * rng.uniform(0, 3), number(rng, 10.0)])
    return value
