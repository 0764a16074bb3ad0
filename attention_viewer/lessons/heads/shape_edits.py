"""Changes of a model's shape that leave it whole, and why others are refused. Must not import Qt.

As long as the heads share d_model without a remainder they go on doing so: d_k follows. A shape
whose d_k is its own keeps that d_k.
"""

import math
from typing import Any

from attention_viewer.lessons.heads.state import (
    MAX_D_K,
    MAX_D_MODEL,
    MAX_HEADS,
    MAX_JOINED,
    State,
)

Fields = dict[str, Any]


def divisors_of(number: int, limit: int) -> list[int]:
    """Return the divisors of a number up to a limit, ascending."""
    return [each for each in range(1, min(number, limit) + 1) if number % each == 0]


def heads_possible(state: State) -> list[int]:
    """Return the counts of heads to which the shape can change."""
    if state.divides:
        return divisors_of(state.d_model, MAX_HEADS)
    return list(range(1, min(MAX_HEADS, MAX_JOINED // state.d_k) + 1))


def widths_possible(state: State) -> list[int]:
    """Return every d_model to which the shape can change."""
    step = state.heads if state.divides else 1
    return list(range(step, MAX_D_MODEL + 1, step))


def key_heads_possible(state: State) -> list[int]:
    """Return how many heads of keys and values there can be."""
    return divisors_of(state.heads, state.heads)


def most_d_k(state: State) -> int:
    """Return the largest d_k that the number of heads allows."""
    return min(MAX_D_K, MAX_JOINED // state.heads)


def nearest(value: int, possible: list[int]) -> tuple[int, ...]:
    """Return the possible number below a value and the one above it, those that there are."""
    below = [each for each in possible if each < value][-1:]
    above = [each for each in possible if each > value][:1]
    return (*below, *above)


def with_heads(state: State, heads: int) -> Fields:
    """Change the number of heads; keys and values keep a number that divides it."""
    same = state.kv_heads == state.heads
    kv_heads = heads if same else math.gcd(heads, state.kv_heads)
    d_k = state.d_model // heads if state.divides else state.d_k
    head = min(state.head, heads - 1)
    return {"heads": heads, "kv_heads": kv_heads, "d_k": d_k, "head": head}


def with_d_model(state: State, d_model: int) -> Fields:
    """Change d_model; d_k follows where the heads share it."""
    return {"d_model": d_model, "d_k": d_model // state.heads if state.divides else state.d_k}


def with_tokens(state: State, tokens: int) -> Fields:
    """Change the number of tokens; the picked cell stays inside."""
    query, key = state.picked
    return {"tokens": tokens, "picked": (min(query, tokens - 1), min(key, tokens - 1))}
