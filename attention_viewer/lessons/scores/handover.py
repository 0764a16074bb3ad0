"""Queries and keys on their way to and from other lessons. Pure, no Qt."""

from __future__ import annotations

from dataclasses import replace

from attention_viewer.framework.bus import Handover
from attention_viewer.lessons.scores.edits import made_values
from attention_viewer.lessons.scores.names import plain
from attention_viewer.lessons.scores.state import State


def accept(state: State, handover: Handover) -> State:
    """Return the state with the queries and keys of another lesson, and values made for them.

    Raises
    ------
    StateError
        If the matrices do not make a valid state.
    """
    count = len(handover.keys)
    queries = [f"q_{number}" for number in range(1, len(handover.queries) + 1)]
    keys = [f"k_{number}" for number in range(1, count + 1)]
    return replace(
        state,
        source="tables",
        queries=handover.queries,
        keys=handover.keys,
        values=made_values(count),
        values_given=False,
        query_names=handover.query_names or tuple(queries),
        key_names=handover.key_names or tuple(keys),
        hidden_keys=(),
        mask="none" if state.mask == "keys" else state.mask,
        picked=(0, 0),
        explained="score",
        left="scores" if state.left == "projected" else state.left,
        right="scores" if state.right == "projected" else state.right,
    )


def offer(state: State, to: str) -> Handover:
    """Return the picked query and all keys, for the lesson ``to``."""
    query = state.picked[0]
    if not state.embedded:
        queries, keys = (state.queries[query],), state.keys
    else:
        # Here: the lesson's description is read when the program starts, without numpy.
        from attention_viewer.core.attention import project

        row = project((state.embeddings[query],), state.w_q)
        queries = (tuple(row[0].tolist()),)
        keys = tuple(map(tuple, project(state.embeddings, state.w_k).tolist()))
    return Handover(
        to=to,
        queries=queries,
        keys=keys,
        query_names=(plain(state.names_of_queries[query], "q"),),
        key_names=tuple(plain(name, "k") for name in state.names_of_keys),
    )
