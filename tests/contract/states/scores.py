"""Random states of the lesson on the table of scores."""

from __future__ import annotations

from random import Random

from attention_viewer.lessons.scores.state import (
    DIVISORS,
    EXPLAINED,
    MASKS,
    SCORE_COLOURS,
    SOURCES,
    WEIGHT_COLOURS,
    State,
    stages_of,
)
from tests.contract.states.draws import flag, number, words


def random_state(rng: Random) -> State:
    """Return a valid state, now and then large or with every key hidden."""
    most = 40 if rng.random() < 0.05 else 6
    n_q, n_k, d_k, d_v, d_model = (rng.randint(1, most) for _ in range(5))
    source = rng.choice(SOURCES)
    n = rng.randint(1, most)
    seen_q, seen_k = (n, n) if source == "embeddings" else (n_q, n_k)
    size = rng.choice([0.0, 1.0, 1.0, 30.0, 1e-9, 1e6])

    def matrix(rows: int, columns: int) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(number(rng, size) for _ in range(columns)) for _ in range(rows))

    hidden = range(seen_k) if rng.random() < 0.2 else [at for at in range(seen_k) if flag(rng)]
    return State(
        source=source,
        embeddings=matrix(n, d_model),
        w_q=matrix(d_model, d_k),
        w_k=matrix(d_model, d_k),
        w_v=matrix(d_model, d_v),
        token_names=tuple(words(rng, 200) for _ in range(n)),
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
        left=rng.choice(stages_of(source)),
        right=rng.choice(stages_of(source)),
        picked=(rng.randrange(seen_q), rng.randrange(seen_k)),
        explained=rng.choice(EXPLAINED),
        component=rng.choice([0, rng.randrange(3 * most), 3072]),
        range_locked=flag(rng),
        transposed=flag(rng),
        score_colours=rng.choice(SCORE_COLOURS),
        weight_colours=rng.choice(WEIGHT_COLOURS),
    )
