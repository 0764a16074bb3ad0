"""Ready examples of the QK^T lesson, made when they are asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from functools import lru_cache

from attention_viewer.framework.lesson import Preset, Text
from attention_viewer.lessons.scores import words
from attention_viewer.lessons.scores.edits import made_values
from attention_viewer.lessons.scores.fillings import normal_rows, unit_rows
from attention_viewer.lessons.scores.state import Names, Rows, State

SEED = 20260714
DRAWN_SEED = 20260845
"""A draw in which every query that is not divided has one weight near 1, for both d_k."""
DRAWN_PICKED = (0, 1)
"""Such a weight in that draw."""
TOKENS = 3
"""So few that their numbers can be read in the cells, on the wall too."""
LOOKS = frozenset(
    {
        *("left", "right", "picked", "explained", "component", "range_locked", "transposed"),
        *("score_colours", "weight_colours"),
    }
)
"""Fields that change what is looked at; all others make an example."""
GIVEN = frozenset({"queries", "keys", "values", "query_names", "key_names", "values_given"})
EMBEDDED = frozenset({"embeddings", "w_q", "w_k", "w_v", "token_names"})
"""Fields that count only where Q, K and V are given, or only where they are computed."""


@dataclass(frozen=True)
class Example:
    """A ready state: its id, its words, how it is made, and its d_k.

    Drawing the random ones takes numpy's generators, whose import costs as much as half the page.
    """

    id: str
    title: Text
    make: Callable[[], State]
    d_k: int


def presets() -> Sequence[Preset]:
    """Return the examples; the first is the worked example."""
    return tuple(Preset(each.id, each.title, each.make()) for each in EXAMPLES)


def example_state(example_id: object) -> State:
    """Return the state of one example."""
    return next(each.make() for each in EXAMPLES if each.id == example_id)


def example_of(state: State) -> str | None:
    """Return the example with the same numbers, None for numbers of one's own."""
    alike = (each for each in EXAMPLES if each.d_k == state.d_k)
    return next((each.id for each in alike if same_numbers(each.make(), state)), None)


def same_numbers(one: State, other: State) -> bool:
    """Tell whether two states differ at most in what is looked at."""
    if one.source != other.source:
        return False
    idle = LOOKS | (GIVEN if one.embedded else EMBEDDED)
    names = (field.name for field in fields(State) if field.name not in idle)
    return all(getattr(one, name) == getattr(other, name) for name in names)


@lru_cache(maxsize=1)
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


def _sentence(words: Names, queries: Rows, keys: Rows, picked: tuple[int, int]) -> State:
    """Return words that look at one another; the value of each is its key."""
    return State(
        queries=queries,
        keys=keys,
        values=keys,
        query_names=words,
        key_names=words,
        picked=picked,
    )


@lru_cache(maxsize=1)
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
    return _sentence(words, queries, keys, picked=(7, 1))


@lru_cache(maxsize=1)
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
    return _sentence(words, queries, keys, picked=(4, 2))


@lru_cache(maxsize=1)
def identity() -> State:
    """Return four unit vectors: each query finds its own key."""
    unit = unit_rows(4, 4)
    return State(
        queries=unit,
        keys=unit,
        values=unit,
        query_names=("q_1", "q_2", "q_3", "q_4"),
        key_names=("k_1", "k_2", "k_3", "k_4"),
    )


@lru_cache(maxsize=2)
def drawn(d_k: int) -> State:
    """Return standard normal queries and keys; weights undivided, which saturate, and divided."""
    from numpy.random import default_rng  # here: see `Example`

    stream = default_rng(DRAWN_SEED)
    numbers = range(1, TOKENS + 1)
    return State(
        queries=normal_rows(stream, TOKENS, d_k),
        keys=normal_rows(stream, TOKENS, d_k),
        values=made_values(TOKENS),
        query_names=tuple(f"q_{number}" for number in numbers),
        key_names=tuple(f"k_{number}" for number in numbers),
        left="weights",
        right="weights",
        picked=DRAWN_PICKED,
    )


@lru_cache(maxsize=1)
def embedded() -> State:
    """Return three tokens whose queries, keys and values come from one embedding each."""
    return State(source="embeddings", left="projected", right="scores")


@lru_cache(maxsize=1)
def blind() -> State:
    """Return the worked example with no key left to see."""
    return replace(State(), mask="keys", hidden_keys=(0, 1, 2), left="masked")


def _large() -> State:
    return drawn(64)


def _huge() -> State:
    return drawn(1024)


EXAMPLES = (
    Example("walk_through", words.preset_walk_through, State, 3),
    Example("embeddings", words.preset_embeddings, embedded, 2),
    Example("causal", words.preset_causal, causal, 3),
    Example("animal", words.preset_animal, animal, 4),
    Example("japanese", words.preset_japanese, japanese, 3),
    Example("identity", words.preset_identity, identity, 4),
    Example("large", words.preset_large, _large, 64),
    Example("huge", words.preset_huge, _huge, 1024),
    Example("blind", words.preset_blind, blind, 3),
)
