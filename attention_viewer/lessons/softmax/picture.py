"""Turns state and numbers into what the pair of bar charts shows. Must not compute softmax."""

from __future__ import annotations

import math

import numpy as np

from attention_viewer.core.formatting import HIDDEN, MINUS, fixed
from attention_viewer.lessons.softmax import shown, text
from attention_viewer.lessons.softmax.compute import Derived, Side
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.bar_chart import Axis, nice_axis, nice_step
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.paired_bars_layout import BarRow, BarSide, PairedBarsData

SHARES = (88.0, 164.0, 96.0)
WALL_SHARES = (100.0, 130.0, 130.0)
"""On the wall a slope must be seen from ten metres away."""
WEIGHT_AXIS = Axis(0.0, 1.0, 0.0, ((0.0, "0"), (0.5, "0.5"), (1.0, "1")))
SLOPE_AXIS = Axis(0.0, 0.25, 0.0, ((0.0, "0"), (0.25, "0.25")))
SLOPE_NOTE = "$p(1 - p)$"
LOG_INTERVALS = 2
LOG_LEAST = -2.0
SPOKEN_KEYS = 8


def picture_data(state: State, derived: Derived, hidden: bool) -> PairedBarsData:
    """Return the picture of a state; with ``hidden`` weights and slopes are hidden."""
    shares = WALL_SHARES if theme.current().projected else SHARES
    rows = (
        BarRow(text.scores(), score_axis(derived), shares[0], both_ways=True),
        BarRow(text.weights(), WEIGHT_AXIS, shares[1], large=True, hidden=hidden),
        BarRow(
            text.slopes(),
            slope_axis(state, derived),
            shares[2],
            SLOPE_NOTE,
            large=True,
            hidden=hidden,
        ),
    )
    log = state.slope_axis == "log"
    return PairedBarsData(
        rows=rows,
        left=_side(derived.unscaled, "unscaled", unscaled_formula(state), log, hidden),
        right=_side(derived.scaled, "scaled", scaled_formula(state), log, hidden),
        letters=shown.letters(len(derived.raw)),
        draggable=0 if state.source == "typed" else None,
        spoken=spoken(derived, hidden),
    )


def score_axis(derived: Derived) -> Axis:
    """Return one axis for the scores of both sides."""
    sides = (derived.unscaled.scores, derived.scaled.scores)
    return nice_axis([float(end) for side in sides for end in (side.min(), side.max())])


def slope_axis(state: State, derived: Derived) -> Axis:
    """Return the axis of the slopes; the log axis is one of decimal logarithms."""
    if state.slope_axis == "linear":
        return SLOPE_AXIS
    sides = (derived.unscaled, derived.scaled)
    logarithms = np.concatenate([side.slope.decimal_logarithms() for side in sides])
    finite = logarithms[np.isfinite(logarithms)]
    lowest = float(finite.min(initial=LOG_LEAST))
    step = max(1.0, nice_step(-lowest / LOG_INTERVALS))
    low = math.floor(lowest / step) * step
    marks = [low + n * step for n in range(round(-low / step) + 1)]
    return Axis(low, 0.0, low, tuple((mark, _power(mark)) for mark in marks))


def unscaled_formula(state: State) -> str:
    """Return the formula over the left side, with its temperature if it has one."""
    formula = "\\k_i \\cdot \\q"
    if state.temperature != 1.0:
        sign = _equals(state.temperature)
        formula += f" / T {sign} {formula} / {_number(state.temperature)}"
    return f"${formula}$"


def scaled_formula(state: State) -> str:
    """Return the formula over the right side: the root, and what it is."""
    product = "\\k_i \\cdot \\q"
    root = f"\\sqrt{{{state.d_k}}} {_equals(state.root)} {product} / {_number(state.root)}"
    return f"${product} / {root}$"


def spoken(derived: Derived, hidden: bool) -> str:
    """Return the picture in words: a few keys all, of many the winner."""
    if hidden:
        return ""
    sentence, sentences = text.picture_key(), []
    for side, name in ((derived.unscaled, text.unscaled()), (derived.scaled, plain(text.scaled()))):
        scores, weights, slopes = shown.Scores(side), shown.Weights(side), shown.Slopes(side)
        for index in range(len(scores)) if len(scores) <= SPOKEN_KEYS else [side.winner]:
            sentences.append(
                sentence.format(
                    side=name,
                    key=plain(shown.key(index)),
                    score=scores[index],
                    weight=weights[index],
                    slope=slopes[index],
                )
            )
    return " ".join(sentences)


def _side(side: Side, token: str, formula: str, log: bool, hidden: bool) -> BarSide:
    slopes = side.slope.decimal_logarithms() if log else side.slope.heights()
    marks = (HIDDEN,) * len(side.p)
    results = (marks, marks) if hidden else (shown.Weights(side), shown.Slopes(side))
    return BarSide(
        title=text.unscaled() if token == "unscaled" else text.scaled(),
        formula=formula,
        token=token,
        hatched=token == "unscaled",
        values=(side.scores, side.p.heights(), slopes),
        texts=(shown.Scores(side), *results),
    )


def _power(exponent: float) -> str:
    if exponent == 0.0:
        return "1"
    return f"1e{exponent:.0f}".replace("-", MINUS)


def _number(value: float) -> str:
    return fixed(value, 0 if value == round(value) else 2)


def _equals(value: float) -> str:
    return "=" if value == round(value, 2) else "\\approx"
