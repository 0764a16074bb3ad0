"""Takes scores from another lesson. Must not import Qt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from attention_viewer.core.limits import StateError
from attention_viewer.lessons.softmax.state import State

if TYPE_CHECKING:
    from attention_viewer.framework.bus import Handover


def accept(state: State, payload: Handover) -> State:
    """Return a state with the scores of the first query against every key, typed.

    Raises
    ------
    StateError
        If there is no query or no key, more keys than the lesson shows, keys of another length,
        or a score that is not finite.
    """
    if not payload.queries or not payload.keys:
        raise StateError("scores", "there is no query or no key")
    query = payload.queries[0]
    if any(len(key) != len(query) for key in payload.keys):
        raise StateError("scores", "not every key has as many components as the query")
    scores = tuple(sum(a * b for a, b in zip(query, key, strict=True)) for key in payload.keys)
    return replace(state, source="typed", scores=scores, d_k=len(query), temperature=1.0)
