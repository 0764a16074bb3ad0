"""Random states of the lesson on the table of scores."""

from __future__ import annotations

from random import Random

from attention_viewer.lessons.scores.state import DIVISORS, MASKS, STAGES, State
from tests.contract.states.draws import flag, number, words


def random_state(rng: Random) -> State:
    """Return a valid state, now and then large or with every key hidden."""
    most = 40 if rng.random() < 0.05 else 6
    n_q, n_k, d_k, d_v = (rng.randint(1, most) for _ in range(4))
    size = rng.choice([0.0, 1.0, 1.0, 30.0, 1e-9, 1e6])

    def matrix(rows: int, columns: int) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(number(rng, size) for _ in range(columns)) for _ in range(rows))

    hidden = range(n_k) if rng.random() < 0.2 else [at for at in range(n_k) if flag(rng)]
    return State(
        queries=matrix(n_q, d_k),
        keys=matrix(n_k, d_k),
        values=matrix(n_k, d_v),
        query_names=tuple(words(rng, 200) for _ in range(n_q)),
        key_names=tuple(words(rng, 200) for _ in range(n_k)),
        values_given=flag(rng),
        divisor=rng.choice(DIVISORS),
        own_divisor=rng.choice([1e-3, 1e6, rng.uniform(0.1, 10.0)]),
        mask=rng.choice(MASKS),
        hidden_keys=tuple(hidden),
        left=rng.choice(STAGES),
        right=rng.choice(STAGES),
        picked=(rng.randrange(n_q), rng.randrange(n_k)),
        range_locked=flag(rng),
        transposed=flag(rng),
    )
