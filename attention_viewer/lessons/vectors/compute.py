"""Everything the vectors lesson shows beside the vectors themselves."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from attention_viewer.core import vectors
from attention_viewer.lessons.vectors.hand import HandCalculation, by_hand, score_by_hand
from attention_viewer.lessons.vectors.spread import Spread
from attention_viewer.lessons.vectors.state import State, Vector

Relation = Literal[
    "zero_q",
    "zero_k",
    "equal",
    "same",
    "near",
    "sideways_positive",
    "orthogonal",
    "sideways_negative",
    "near_opposite",
    "opposite",
]

# Rounding of three products leaves at most about this share of |q||k|.
_NOISE = 1e-15
_NEAR_DEG = 30.0
_STRAIGHT_DEG = 180.0


@dataclass(frozen=True)
class KeyFacts:
    """One key seen from the query.

    Attributes
    ----------
    score, scaled
        ``q . k`` and the same divided by sqrt(d_k).
    angle_deg, cosine
        None where a zero vector has no direction.
    projection
        Signed length and foot of k on q; None when q is zero.
    relation
        Which plain sentence is true.
    """

    score: float
    scaled: float
    angle_deg: float | None
    cosine: float | None
    length: float
    projection: vectors.Projection | None
    relation: Relation


@dataclass(frozen=True)
class Derived:
    """The lesson's numbers.

    Attributes
    ----------
    keys
        Facts in the order of the state's keys.
    ranking
        Indices of the keys, the largest score first; equal scores in the given order.
    hand
        The selected key's score worked out by hand.
    exact
        The same with every digit; only where they are wanted.
    spread
        Angles and scores of random pairs, once the job has them; never from `derive`.
    """

    q_length: float
    keys: tuple[KeyFacts, ...]
    ranking: tuple[int, ...]
    hand: HandCalculation
    exact: HandCalculation | None = None
    spread: Spread | None = None


def derive(state: State) -> Derived:
    """Return the numbers that belong to a state."""
    facts = tuple(_facts(state.q, key) for key in state.keys)
    ranking = sorted(range(len(facts)), key=lambda index: -facts[index].score)
    key = state.keys[state.selected]
    exact = by_hand(state.q, key, exact=True) if state.all_digits else None
    hand = by_hand(state.q, key)
    return Derived(vectors.norm(state.q), facts, tuple(ranking), hand, exact)


@lru_cache(maxsize=64)
def _facts(q: Vector, k: Vector) -> KeyFacts:
    # Remembered because a drag changes one key and leaves the others as they are.
    score = score_by_hand(q, k)
    angle = vectors.angle_deg(q, k)
    return KeyFacts(
        score=score,
        scaled=score / math.sqrt(len(q)),
        angle_deg=angle,
        cosine=vectors.cosine(q, k),
        length=vectors.norm(k),
        projection=vectors.projection(k, q),
        relation=_relation(q, k, angle, score),
    )


def _relation(q: Vector, k: Vector, angle: float | None, score: float) -> Relation:
    if angle is None:
        return "zero_k" if any(q) else "zero_q"
    if q == k:
        return "equal"
    if abs(score) <= _NOISE * vectors.norm(q) * vectors.norm(k):
        return "orthogonal"
    return _same_side(angle) if score > 0.0 else _other_side(angle)


def _same_side(angle: float) -> Relation:
    if math.radians(angle) <= _NOISE:
        return "same"
    return "near" if angle <= _NEAR_DEG else "sideways_positive"


def _other_side(angle: float) -> Relation:
    if math.radians(_STRAIGHT_DEG - angle) <= _NOISE:
        return "opposite"
    return "near_opposite" if angle >= _STRAIGHT_DEG - _NEAR_DEG else "sideways_negative"
