"""Random states of the lesson on heads."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from attention_viewer.lessons.heads.models import MODELS
from attention_viewer.lessons.heads.presets import state_of
from attention_viewer.lessons.heads.state import DIVISORS, MAX_TRIALS, SCENES, State
from tests.contract.states.draws import flag

LONG = State(d_model=32_768, heads=1, kv_heads=1, d_k=32_768, head=0, trials=MAX_TRIALS)
"""A check that would take minutes."""


def random_state(rng: Random) -> State:
    """Return a valid state: a model's shape or a strange one, now and then an endless check."""
    if rng.random() < 0.03:
        return replace(LONG, scene="check")
    shape = state_of(rng.choice(MODELS)) if flag(rng) else _strange(rng)
    tokens = rng.choice([2, 3, 5, 5, 8])
    return replace(
        shape,
        model=rng.choice([shape.model, "", "GPT-2 small", "$"]),
        divisor=rng.choice(DIVISORS),
        own_divisor=rng.choice([0.001, 12.0, 1e6, rng.uniform(0.1, 30.0)]),
        tokens=tokens,
        seed=rng.choice([0, 42, 2**63 - 1]),
        head=rng.randrange(shape.heads),
        picked=(rng.randrange(tokens), rng.randrange(tokens)),
        scene=rng.choice(SCENES),
        compare=flag(rng),
        trials=rng.choice([100, 500, 2000]),
    )


def _strange(rng: Random) -> State:
    kv_heads = rng.choice([1, 2, 5])
    heads = kv_heads * rng.choice([1, 3, 51])
    return State(
        d_model=rng.choice([1, 7, 32_768]),
        heads=heads,
        kv_heads=kv_heads,
        d_k=rng.choice([1, 2, 17, 65_536 // heads if heads > 1 else 1000]),
        head=0,
    )
