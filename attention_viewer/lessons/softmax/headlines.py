"""The one sentence over each view that says what to see. Must not compute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attention_viewer.lessons.softmax import notes, shown, text
from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.curves import text as curves_text
from attention_viewer.lessons.softmax.descent import text as descent_text
from attention_viewer.lessons.softmax.state import State

if TYPE_CHECKING:
    from attention_viewer.lessons.softmax.descent.paths import Descents
    from attention_viewer.lessons.softmax.descent.seen import Look

TWO = 2


def softmax(state: State, derived: Derived, hidden: bool) -> str:
    """Return the sentence over bars and Jacobian."""
    return text.headline_predict() if hidden else notes.headline(state, derived)


def curves(state: State, hidden: bool) -> str:
    """Return the sentence over the curves."""
    if state.curves == "d_k":
        return curves_text.headline_predict_d_k() if hidden else curves_text.headline_d_k()
    if hidden:
        return curves_text.headline_predict_score()
    if state.count == 1:
        return text.headline_one()
    two = state.count == TWO
    return curves_text.headline_sigmoid() if two else curves_text.headline_score()


def descent(state: State, both: Descents | None, look: Look) -> str:
    """Return the sentence over the descent; a question until its answer was seen."""
    if both is None:
        return descent_text.headline_waiting()
    if look.hidden or not _is_seen(state, both, look.seen):
        return descent_text.headline_predict()
    sentences = {
        "leads": descent_text.headline_leads,
        "both": descent_text.headline_both,
        "scaled": descent_text.headline_scaled,
        "unscaled": descent_text.headline_unscaled,
        "neither": descent_text.headline_neither,
    }
    return sentences[both.outcome]().format(key=shown.key(both.wanted), count=state.steps)


def _is_seen(state: State, both: Descents, step: int) -> bool:
    """Tell whether a step shows the outcome already."""
    now = both.outcome_at(step)
    return step == state.steps or (now == both.outcome and now != "neither")
