"""Takes scores from another lesson. Must not import widgets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from attention_viewer.core.limits import StateError, check_finite
from attention_viewer.framework.bus import Refusal
from attention_viewer.lessons.softmax import words
from attention_viewer.lessons.softmax.state import MAX_D_K, MAX_SCORE, MAX_TYPED_KEYS, State, View

if TYPE_CHECKING:
    from attention_viewer.framework.bus import Handover


def accept(state: State, payload: Handover) -> State:
    """Return a state with the scores of the first query against every key, typed.

    They are looked at as before, but not in a view that shows nothing of them.

    Raises
    ------
    Refusal
        If there is no query or no key, more keys or components than the lesson shows, or a score
        that is too large.
    """
    if not payload.queries or not payload.keys:
        raise Refusal("scores", "there is no query or no key", words.nothing_taken)
    if len(payload.keys) > MAX_TYPED_KEYS:
        raise Refusal("scores", f"{len(payload.keys)} keys", words.too_many_taken)
    query = payload.queries[0]
    if len(query) > MAX_D_K:
        raise Refusal("d_k", f"{len(query)} components", words.too_long_taken)
    scores = tuple(sum(a * b for a, b in zip(query, key, strict=True)) for key in payload.keys)
    try:
        check_finite("scores", scores, MAX_SCORE)
    except StateError as error:
        raise Refusal(error.field, error.why, words.too_large_taken) from error
    return replace(
        state,
        source="typed",
        scores=scores,
        d_k=len(query),
        temperature=1.0,
        view=_view_of_scores(state),
    )


def _view_of_scores(state: State) -> View:
    drawn = state.view == "descent" or (state.view == "curves" and state.curves == "d_k")
    return "bars" if drawn else state.view
