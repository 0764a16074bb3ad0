"""Random states of the lesson on the variance of scores."""

from __future__ import annotations

from random import Random

from attention_viewer.lessons.variance.state import (
    D_K_MAX,
    DISTRIBUTIONS,
    DIVISORS,
    SCENES,
    STREAMS,
    SUBJECTS_MAX,
    TOPICS,
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
    if rng.random() < 0.1:
        return State(
            d_k=tuple(lengths),
            trials=1000,
            stream="numpy",
            sampler="identity",
            picked=lengths[0],
            scene=rng.choice(SCENES),
        )
    return State(
        topic=rng.choice(TOPICS),
        d_k=tuple(lengths),
        subjects=tuple(rng.sample(range(1, SUBJECTS_MAX + 1), rng.randint(1, 6))),
        points_sd=rng.choice([10.0, 0.1, 50.0]),
        trials=rng.choice([100, 101, 200]),
        seed=rng.randrange(2**31),
        stream=stream,
        distribution="normal" if stream == "r" else rng.choice(DISTRIBUTIONS),
        nu=rng.choice([4.01, 5.0, 1000.0]),
        mean=rng.choice([0.0, 0.0, -100.0, rng.uniform(-2, 2)]),
        variance=rng.choice([1.0, 1.0, 0.0001, 10_000.0]),
        rho=rng.choice([0.0, 0.0, -1.0, 1.0, rng.uniform(-1, 1)]),
        neighbour=rng.choice([0.0, 0.0, 0.99, -0.99, rng.uniform(-0.9, 0.9)]),
        unit_length=flag(rng),
        divisors=tuple(each for each in DIVISORS if flag(rng)) or DIVISORS,
        picked=rng.choice([*lengths, 5]),
        scene=rng.choice(SCENES),
        locked=flag(rng),
    )
