"""Ready examples of the QK^T lesson."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from attention_viewer.framework.lesson import Preset
from attention_viewer.lessons.scores import words
from attention_viewer.lessons.scores.state import Rows, State

SEED = 20260714
TOKENS = 6


@lru_cache(maxsize=1)
def presets() -> Sequence[Preset]:
    """Return the examples; the first is the worked example."""
    return (
        Preset("walk_through", words.preset_walk_through, State()),
        Preset("causal", words.preset_causal, causal()),
        Preset("animal", words.preset_animal, animal()),
        Preset("japanese", words.preset_japanese, japanese()),
        Preset("identity", words.preset_identity, identity()),
        Preset("large", words.preset_large, drawn(64)),
        Preset("huge", words.preset_huge, drawn(1024)),
        Preset("blind", words.preset_blind, blind()),
    )


def causal() -> State:
    """Return four tokens that look only backwards."""
    return State(
        queries=((1.0, 0.0, 0.5), (0.2, 1.0, 0.0), (0.0, 0.8, 1.0), (0.6, 0.2, 0.9)),
        keys=((1.0, 0.1, 0.0), (0.3, 1.0, 0.2), (0.0, 0.7, 1.0), (0.5, 0.0, 0.8)),
        values=((1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.5, 0.0)),
        query_names=("q_1", "q_2", "q_3", "q_4"),
        key_names=("k_1", "k_2", "k_3", "k_4"),
        mask="causal",
        left="masked",
    )


def animal() -> State:
    """Return a sentence whose vectors were made by hand so that "it" finds "animal".

    The four components stand for: living thing, place, action, quality. "it" asks for a living
    thing and, through "tired", for a quality.
    """
    words = (
        "The",
        "animal",
        "didn't",
        "cross",
        "the",
        "street",
        "because",
        "it",
        "was",
        "too",
        "tired",
    )
    keys: Rows = (
        (0.0, 0.0, 0.0, 0.0),
        (3.0, 0.0, 0.0, 0.5),
        (0.0, 0.0, 0.5, 0.0),
        (0.0, 0.5, 2.0, 0.0),
        (0.0, 0.0, 0.0, 0.0),
        (0.2, 3.0, 0.0, 0.0),
        (0.0, 0.0, 0.0, 0.0),
        (1.0, 0.0, 0.0, 0.5),
        (0.0, 0.0, 0.5, 0.5),
        (0.0, 0.0, 0.0, 1.0),
        (1.0, 0.0, 0.0, 2.0),
    )
    queries: Rows = (
        (1.0, 0.0, 0.0, 0.0),
        (1.0, 0.0, 1.0, 1.0),
        (0.0, 0.0, 1.5, 0.0),
        (1.0, 1.5, 0.0, 0.0),
        (0.0, 1.0, 0.0, 0.0),
        (0.0, 0.5, 1.5, 0.0),
        (0.0, 0.0, 1.0, 1.0),
        (3.0, 0.0, 0.0, 0.5),
        (1.0, 0.0, 0.0, 1.0),
        (0.0, 0.0, 0.0, 2.0),
        (2.0, 0.0, 0.0, 1.0),
    )
    return State(
        queries=queries,
        keys=keys,
        values=keys,
        query_names=words,
        key_names=words,
        picked=(7, 1),
    )


def japanese() -> State:
    """Return a Japanese sentence: the verb asks who ate, and what.

    The three components stand for: who, what, action.
    """
    words = ("猫", "は", "魚", "を", "食べ", "た")
    keys: Rows = (
        (2.5, 0.5, 0.0),
        (0.8, 0.0, 0.0),
        (0.5, 2.5, 0.0),
        (0.0, 0.8, 0.0),
        (0.0, 0.0, 2.5),
        (0.0, 0.0, 0.8),
    )
    queries: Rows = (
        (0.0, 0.0, 1.5),
        (1.5, 0.0, 0.0),
        (0.0, 0.0, 1.5),
        (0.0, 1.5, 0.0),
        (1.5, 1.5, 0.0),
        (0.0, 0.0, 2.0),
    )
    return State(
        queries=queries,
        keys=keys,
        values=keys,
        query_names=words,
        key_names=words,
        picked=(4, 2),
    )


def identity() -> State:
    """Return four unit vectors: each query finds its own key."""
    unit: Rows = tuple(tuple(float(row == column) for column in range(4)) for row in range(4))
    return State(
        queries=unit,
        keys=unit,
        values=unit,
        query_names=("q_1", "q_2", "q_3", "q_4"),
        key_names=("k_1", "k_2", "k_3", "k_4"),
    )


def drawn(d_k: int) -> State:
    """Return standard normal queries and keys, not divided, so that softmax saturates."""
    import numpy as np  # here: this module is read when the program starts

    from attention_viewer.lessons.scores.edits import made_values, normal_rows

    stream = np.random.default_rng(SEED)
    numbers = range(1, TOKENS + 1)
    return State(
        queries=normal_rows(stream, TOKENS, d_k),
        keys=normal_rows(stream, TOKENS, d_k),
        values=made_values(TOKENS),
        query_names=tuple(f"q_{number}" for number in numbers),
        key_names=tuple(f"k_{number}" for number in numbers),
        divisor="none",
    )


def blind() -> State:
    """Return the worked example with no key left to see."""
    return replace(State(), mask="keys", hidden_keys=(0, 1, 2), left="masked")
