"""Takes scores from another lesson. Must not import Qt."""

from __future__ import annotations

import math
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
        If there is no query or no key, or more keys than the lesson shows.
    """
    if not payload.queries or not payload.keys:
        raise StateError("scores", "there is no query or no key")
    query = payload.queries[0]
    scores = tuple(
        math.fsum(a * b for a, b in zip(query, key, strict=True)) for key in payload.keys
    )
    return replace(state, source="typed", scores=scores, d_k=len(query), temperature=1.0)
