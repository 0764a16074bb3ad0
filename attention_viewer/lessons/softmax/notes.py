"""Sentences about number formats and the whole page. Must not compute."""

from __future__ import annotations

from attention_viewer.lessons.softmax import shown, text, words
from attention_viewer.lessons.softmax.compute import Derived, Side
from attention_viewer.lessons.softmax.state import State

MOST = 0.75


def headline(state: State, derived: Derived) -> str:
    """Return the one sentence that says what to see."""
    if derived.unscaled.naive == "input" or derived.scaled.naive == "input":
        return text.headline_undefined().format(format=state.number_format)
    if state.count == 1:
        return text.headline_one()
    if derived.all_equal:
        return text.headline_equal()
    if state.same_divisor:
        return text.headline_root_one() if state.d_k == 1 else text.headline_same()
    return _comparison(derived)


def _comparison(derived: Derived) -> str:
    winner = derived.unscaled.winner
    unscaled, scaled = derived.unscaled, derived.scaled
    leans = unscaled.p[winner].value > MOST >= scaled.p[winner].value
    if leans and not unscaled.saturated:
        return text.headline_leaning().format(key=shown.key(winner))
    sentences = {
        (True, False): text.headline_alive,
        (True, True): text.headline_both,
        (False, True): text.headline_hot,
        (False, False): text.headline_small,
    }
    return sentences[unscaled.saturated, scaled.saturated]()


def format_note(state: State, derived: Derived) -> str:
    """Return what the number format makes of the unscaled side, one sentence a line."""
    side = derived.unscaled
    if state.count == 1:
        return ""
    sentences = [_zeros(state, side), _naive(state, side)]
    return "\n".join(sentence for sentence in sentences if sentence)


def _zeros(state: State, side: Side) -> str:
    """Tell where the format has exact zeros, or where plain subtraction would have made one."""
    name = state.number_format
    if side.naive == "input":
        return words.note_input().format(format=name)
    if side.zero_slope:
        return _exact_zeros(name, side)
    if side.zero_plain:
        return words.note_plain().format(format=name, keys=shown.keys(side.zero_plain))
    return words.note_no_zero().format(format=name)


def _exact_zeros(name: str, side: Side) -> str:
    keys, small = shown.keys(side.zero_slope), shown.keys(side.zero_p)
    sentence = words.note_zero_p() if side.zero_p else words.note_zero_slope()
    lines = [sentence.format(format=name, keys=keys, small=small)]
    if name == "float64":
        lines.append(words.note_logarithm())
    return "\n".join(lines)


def _naive(state: State, side: Side) -> str:
    """Tell what skipping the subtraction of the largest score would do."""
    if side.naive == "overflow":
        return words.note_overflow().format(format=state.number_format)
    return words.note_underflow() if side.naive == "underflow" else ""
