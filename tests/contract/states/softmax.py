"""Random states of the softmax lesson."""

from __future__ import annotations

from random import Random

from attention_viewer.lessons.softmax.state import (
    CURVES,
    LEARNED,
    MAX_SCORE,
    NUMBER_FORMATS,
    SLOPE_AXES,
    SOURCES,
    SPEEDS,
    STREAMS,
    VIEWS,
    State,
)
from tests.contract.states.draws import flag, number


def random_state(rng: Random) -> State:
    """Return a valid state, now and then with scores that overflow or are all the same."""
    count = rng.choice([1, 2, 3, 3, 5, 64])
    size = rng.choice([0.0, 1.0, 50.0, 1000.0, 1e-9, MAX_SCORE])
    return State(
        source=rng.choice(SOURCES),
        scores=tuple(number(rng, size) for _ in range(count)),
        d_k=rng.choice([1, 4, 64, 1024, 4096, rng.randint(1, 4096)]),
        n_keys=rng.choice([2, 3, 8, 64, 512]),
        seed=rng.randrange(2**31),
        stream=rng.choice(STREAMS),
        temperature=rng.choice([0.01, 1.0, 8.0, 1000.0]),
        number_format=rng.choice(NUMBER_FORMATS),
        slope_axis=rng.choice(SLOPE_AXES),
        view=rng.choice(VIEWS),
        own_range=flag(rng),
        picked=(rng.randrange(64), rng.randrange(64)),
        curves=rng.choice(CURVES),
        moved=rng.randrange(64),
        curve_keys=rng.choice([2, 8, 512]),
        curve_draws=rng.choice([100, 500]),
        wanted=rng.randrange(8),
        learned=rng.choice(LEARNED),
        step_size=rng.choice([0.001, 1.0, 1e6]),
        steps=rng.choice([10, 50]),
        step=rng.randrange(11),
        speed=rng.choice(SPEEDS),
    )
