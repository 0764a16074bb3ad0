"""Random states of the lesson on the variance of scores."""

from __future__ import annotations

from random import Random

from attention_viewer.lessons.variance.state import (
    D_K_MAX,
    DISTRIBUTIONS,
    DIVISORS,
    SCENES,
    STREAMS,
    TRIALS_MAX,
    State,
)
from tests.contract.states.draws import flag

LONG = State(d_k=(4096,), trials=TRIALS_MAX, stream="numpy", picked=4096)
"""A sweep that would take minutes."""


def random_state(rng: Random) -> State:
    """Return a valid state with a sweep that ends soon, now and then an endless one."""
    if rng.random() < 0.05:
        return LONG
    stream = rng.choice(STREAMS)
    lengths = rng.sample([1, 2, 3, 4, 7, 16, 64, 256], rng.randint(1, 5))
    if rng.random() < 0.05:
        lengths.append(D_K_MAX)
    return State(
        d_k=tuple(lengths),
        trials=rng.choice([2, 3, 50, 200]),
        seed=rng.randrange(2**31),
        stream=stream,
        distribution="normal" if stream == "r" else rng.choice(DISTRIBUTIONS),
        nu=rng.choice([4.01, 5.0, 1000.0]),
        mean=rng.choice([0.0, 0.0, -100.0, rng.uniform(-2, 2)]),
        variance=rng.choice([1.0, 1.0, 0.0001, 10_000.0]),
        rho=rng.choice([0.0, 0.0, -1.0, 1.0, rng.uniform(-1, 1)]),
        unit_length=flag(rng),
        divisors=tuple(each for each in DIVISORS if flag(rng)) or DIVISORS,
        picked=rng.choice([*lengths, 5]),
        scene=rng.choice(SCENES),
    )
