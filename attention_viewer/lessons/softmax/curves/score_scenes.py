"""Weight and slope of one score while it moves, as plots. Must not import Qt widgets."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.softmax import moved_score
from attention_viewer.lessons.softmax import shown
from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.curves import text
from attention_viewer.lessons.softmax.state import SCORE_REACH, State
from attention_viewer.widgets.line_plot_scene import Line, LineScene
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes import Axis, Tick, linear_axis, log_ticks
from attention_viewer.widgets.plot_axes_paint import Mark

POINTS = 481
STEP = 1.0
UNIT = Axis(0.0, 1.0, (Tick(0.0, "0"), Tick(0.5, "0.5"), Tick(1.0, "1")))
QUARTER = Axis(0.0, 0.25, (Tick(0.0, "0"), Tick(0.25, "0.25")))
LOG_TICKS = 6
SMALLEST_SEEN = 1e-300
SIDES: tuple[tuple[str, Mark], ...] = (("unscaled", "square"), ("scaled", "disc"))


class Plot(NamedTuple):
    """One of the plots: values unscaled and scaled, and those at the cursor in words."""

    title: str
    y: Axis
    values: Sequence[NDArray[np.float64]]
    words: Sequence[str]


def scenes(state: State, derived: Derived, hidden: bool) -> tuple[LineScene, LineScene]:
    """Return the plots of weight and slope, unscaled and scaled in each."""
    key = state.moved_key
    places = np.linspace(-SCORE_REACH, SCORE_REACH, POINTS)
    sides = derived.unscaled, derived.scaled
    divisors = state.temperature, state.root
    raw = np.array(derived.raw)
    curves = [moved_score(raw / divisor, key, places / divisor) for divisor in divisors]
    weights = [shown.weight(side.p[key], side.rest[key]) for side in sides]
    slopes = [shown.amount(side.slope[key]) for side in sides]
    log = state.slope_axis == "log"
    axis = _slope_axis([curve[1] for curve in curves]) if log else QUARTER
    plots = (
        Plot(text.weight_plot(), UNIT, [curve[0] for curve in curves], weights),
        Plot(text.slope_plot(), axis, [curve[1] for curve in curves], slopes),
    )
    return _scene(state, derived, plots[0], hidden), _scene(state, derived, plots[1], hidden)


def _scene(state: State, derived: Derived, plot: Plot, hidden: bool) -> LineScene:
    score = derived.raw[state.moved_key]
    inside = abs(score) <= SCORE_REACH
    places = tuple(np.linspace(-SCORE_REACH, SCORE_REACH, POINTS).tolist())
    # No names: on the wall there is no room for them, and the bars below show both sides' colours.
    lines = [
        Line(places, tuple(ys.tolist()), token, mark=mark, label=word)
        for (token, mark), ys, word in zip(SIDES, plot.values, plot.words, strict=True)
    ]
    return LineScene(
        plot.title,
        _score_axis(),
        plot.y,
        tuple(lines),
        cursor=score if inside else None,
        step=STEP,
        hidden=hidden,
        description="" if hidden else _spoken(state, derived, plot.words),
    )


def _score_axis() -> Axis:
    axis = linear_axis(-SCORE_REACH, SCORE_REACH, 6)
    last = axis.ticks[-1]
    named = Tick(last.value, f"{text.score_axis()} {last.text}")
    return Axis(axis.low, axis.high, (*axis.ticks[:-1], named))


def _slope_axis(slopes: Sequence[NDArray[np.float64]]) -> Axis:
    """Return a log axis from the smallest slope to 1, with room for its ratio in a float."""
    positive = np.concatenate([each[each > 0.0] for each in slopes])
    low = 10.0 ** math.floor(math.log10(float(positive.min(initial=0.01))))
    low = max(low, SMALLEST_SEEN)
    return Axis(low, 1.0, log_ticks(low, 1.0, LOG_TICKS), log=True)


def _spoken(state: State, derived: Derived, words: Sequence[str]) -> str:
    key = state.moved_key
    return text.spoken_score().format(
        key=plain(shown.key(key)),
        score=shown.score(derived.raw[key]),
        unscaled=words[0],
        scaled=words[1],
    )
