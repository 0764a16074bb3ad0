"""Random states of the vectors lesson."""

from __future__ import annotations

from random import Random

from attention_viewer.lessons.vectors.state import DIMENSIONS, MAX_KEYS, SNAPS, VIEWS, State
from tests.contract.states.draws import flag, number, words


def random_state(rng: Random) -> State:
    """Return a valid state, now and then with zero, equal, tiny or huge vectors."""
    view = rng.choice(VIEWS)
    components = rng.choice(DIMENSIONS[view])
    keys = rng.randint(1, MAX_KEYS)
    size = rng.choice([0.0, 1.0, 1.0, 3.0, 1e-6, 1e6])

    def vector() -> tuple[float, ...]:
        return tuple(number(rng, size) for _ in range(components))

    query = vector()
    return State(
        view=view,
        q=query,
        keys=tuple(query if rng.random() < 0.1 else vector() for _ in range(keys)),
        query_name=words(rng, 24),
        key_names=tuple(words(rng, 24) for _ in range(keys)),
        selected=rng.randrange(keys),
        snap=rng.choice(SNAPS),
        lock_length=flag(rng),
        centre=(number(rng, 5.0), number(rng, 5.0)),
        span=10 ** rng.uniform(-7, 8) if rng.random() < 0.2 else rng.uniform(0.5, 20.0),
        azimuth_deg=rng.uniform(-360, 360),
        elevation_deg=rng.choice([-90.0, 90.0, 0.0, rng.uniform(-90, 90)]),
        show_lines=flag(rng),
        show_angle=flag(rng),
        show_projection=flag(rng),
        all_digits=flag(rng),
        seed=rng.randrange(2**31),
    )
