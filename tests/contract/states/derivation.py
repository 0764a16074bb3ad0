"""Random states of the lesson on the root."""

from __future__ import annotations

from random import Random

from attention_viewer.lessons.derivation.state import (
    ANSWERS,
    DISTRIBUTIONS,
    MEAN_MAX,
    PLACE_D_K,
    QUESTIONS,
    RHO_MAX,
    STEPS,
    SUBJECTS_MAX,
    Exam,
    Place,
    Setting,
    State,
)
from tests.contract.states.draws import flag, number

LONG = State(step="total", total=Setting(d_k=1024, trials=1_000_000))


def random_state(rng: Random) -> State:
    """Return a valid state, now and then with a draw that takes longer than a frame."""
    return State(
        step=rng.choice(STEPS),
        folded=tuple(step for step in STEPS if flag(rng)),
        mean=_setting(rng, 1, rho=0.0),
        product=_setting(rng, 1, rho=_within(rng, RHO_MAX)),
        add=_setting(rng, 1, rho=_within(rng, 1.0), most=100_000),
        total=_setting(rng, rng.choice([1, 2, 16, 64]), rho=0.0),
        root=_setting(rng, rng.choice([1, 3, 256, 1024]), rho=0.0, most=400),
        divide=_setting(rng, rng.choice([1, 64, 100]), rho=0.0),
        by_d_k=_setting(rng, rng.choice([1, 5, 64, 1024]), rho=0.0, most=1000),
        real=_setting(rng, rng.choice([1, 64]), rho=_within(rng, RHO_MAX)),
        exam=Exam(subjects=rng.choice([1, 9, SUBJECTS_MAX]), seed=rng.randrange(2**40)),
        remember=tuple(rng.randrange(-1, ANSWERS) for _ in range(QUESTIONS)),
        place=Place(d_k=rng.choice(PLACE_D_K), seed=rng.randrange(2**40)),
    )


def _setting(rng: Random, d_k: int, *, rho: float, most: int = 20_000) -> Setting:
    return Setting(
        distribution=rng.choice(DISTRIBUTIONS),
        trials=rng.choice([100, 101, min(most, 2500), most]),
        seed=rng.randrange(2**63),
        d_k=d_k,
        mean=_within(rng, MEAN_MAX) if flag(rng) else 0.0,
        rho=rho,
    )


def _within(rng: Random, size: float) -> float:
    return min(max(number(rng, size), -size), size)
