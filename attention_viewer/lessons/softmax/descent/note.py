"""The sentence that says how often a random draw learns. Must not compute."""

from __future__ import annotations

from attention_viewer.core.saturation import mean_of
from attention_viewer.lessons.softmax.descent import text
from attention_viewer.lessons.softmax.job import ShareUpdate, share_spec
from attention_viewer.lessons.softmax.state import WALKTHROUGH_SCORES, State


def words(state: State, update: ShareUpdate | None, hidden: bool) -> str:
    """Return what is known about random draws with the state's settings."""
    if hidden:
        return ""
    lines = [_counted(update) if counts(state, update) else text.note_general()]
    if _stays_stuck(state):
        lines.append(text.note_step())
    return "\n".join(lines)


def _stays_stuck(state: State) -> bool:
    """Tell whether it is known that no step size helps: of the walk-through's losing keys."""
    if not state.is_walkthrough_vectors or state.learned != "q":
        return False
    return WALKTHROUGH_SCORES[state.wanted_key] < max(WALKTHROUGH_SCORES)


def counts(state: State, update: ShareUpdate | None) -> bool:
    """Tell whether a count was made with the state's settings."""
    return update is not None and update.spec == share_spec(state) and update.share.trials > 0


def _counted(update: ShareUpdate | None) -> str:
    if update is None:
        return ""
    spec, share = update.spec, update.share
    band = mean_of(share.trials, share.unscaled, share.unscaled, share=True)
    return text.note_counted().format(
        trials=share.trials,
        keys=spec.n_keys,
        d_k=spec.d_k,
        steps=spec.steps,
        share=percent(band.value),
        low=percent(band.low),
        high=percent(band.high),
        scaled=percent(share.scaled / share.trials),
    )


def percent(share: float) -> str:
    """Return a share in percent with a decimal, but 0% and 100% only where they are exact."""
    words = f"{100.0 * share:.1f}"
    if words == "100.0" and share < 1.0:
        return "> 99.9%"
    if words == "0.0" and share > 0.0:
        return "< 0.1%"
    return f"{words}%"
