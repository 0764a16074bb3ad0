"""Turns measured saturation into four plots. Must not compute or import Qt widgets."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from attention_viewer.core.formatting import fixed
from attention_viewer.core.saturation import DIVISORS, MEASURES, Divisor, Mean, Measure, Saturation
from attention_viewer.lessons.softmax.curves import text
from attention_viewer.lessons.softmax.job import CURVE_D_K
from attention_viewer.lessons.softmax.state import State
from attention_viewer.widgets.line_plot_scene import Line, LineScene
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes import Axis, Tick, linear_axis, value_axis
from attention_viewer.widgets.plot_axes_paint import Mark

DECIMALS = 3
UNIT = Axis(0.0, 1.0, (Tick(0.0, "0"), Tick(0.5, "0.5"), Tick(1.0, "1")))
X_AXIS = value_axis(CURVE_D_K, padding=0.04)
FACTOR = 4.0
TITLES: dict[Measure, Callable[[], str]] = {
    "max_p": text.max_p,
    "slope_sum": text.slope_sum,
    "share_above": text.share_above,
    "entropy": text.entropy,
}
NAMES: dict[Divisor, Callable[[], str]] = {
    "none": text.by_nothing,
    "sqrt": text.by_root,
    "dk": text.by_d_k,
}
LOOKS: dict[Divisor, tuple[str, Mark]] = {
    "none": ("unscaled", "square"),
    "sqrt": ("scaled", "disc"),
    "dk": ("by_d_k", "diamond"),
}


EARLIER = 0.25
"""How strongly curves of earlier draws are painted until the present ones are there."""


class Curves(NamedTuple):
    """What there is to show: ``measured``, None before anything is, and whether it is of now.

    Else it was measured with other settings, and stands until there is something new.
    """

    measured: Saturation | None
    current: bool


def scenes(state: State, curves: Curves, hidden: bool) -> list[LineScene]:
    """Return the plots of all measures; empty ones before anything is known."""
    return [_scene(state, curves, measure, hidden) for measure in MEASURES]


def nearest_d_k(d_k: float) -> int:
    """Return the measured d_k that is nearest by its factor."""
    return min(CURVE_D_K, key=lambda each: abs(math.log(each / d_k)))


def mean(measured: Saturation, divisor: Divisor, measure: Measure, d_k: int) -> Mean:
    """Return what was measured at one d_k."""
    return measured.means[divisor, measure][measured.spec.d_k.index(d_k)]


def number(value: float) -> str:
    """Return a mean as it is shown; nothing at all is no rounded 0.000."""
    return "0" if value == 0.0 else fixed(value, DECIMALS, tiny=True)


def _scene(state: State, curves: Curves, measure: Measure, hidden: bool) -> LineScene:
    known = curves.measured if not hidden else None
    d_k = nearest_d_k(state.d_k)
    lines = [] if known is None else [_line(known, divisor, measure, d_k) for divisor in DIVISORS]
    if not curves.current:
        lines = [replace(line, label="", notes=()) for line in lines]
    strength = 1.0 if curves.current else EARLIER
    most = math.log2(state.curve_keys if known is None else known.spec.n_keys)
    return LineScene(
        TITLES[measure](),
        X_AXIS,
        linear_axis(0.0, most) if measure == "entropy" else UNIT,
        tuple(lines),
        x_name="$d_k$",
        cursor=float(d_k),
        step=FACTOR,
        strength=strength,
        ahead=strength,
        note=text.measuring() if curves.measured is None and not hidden else "",
        hidden=hidden,
        description=_spoken(known, measure) if known is not None and curves.current else "",
    )


def _line(measured: Saturation, divisor: Divisor, measure: Measure, d_k: int) -> Line:
    token, mark = LOOKS[divisor]
    means = measured.means[divisor, measure]
    return Line(
        tuple(float(value) for value in measured.spec.d_k),
        tuple(each.value for each in means),
        token,
        "solid" if divisor != "dk" else "dotted",
        mark=mark,
        every=1,
        label=number(mean(measured, divisor, measure, d_k).value),
        band=(tuple(each.low for each in means), tuple(each.high for each in means)),
        notes=tuple(
            _note(divisor, value, each)
            for value, each in zip(measured.spec.d_k, means, strict=True)
        ),
    )


def _note(divisor: Divisor, d_k: int, each: Mean) -> str:
    return text.reading().format(
        divisor=NAMES[divisor](),
        d_k=d_k,
        value=number(each.value),
        low=number(each.low),
        high=number(each.high),
    )


def _spoken(measured: Saturation, measure: Measure) -> str:
    notes = [
        _note(divisor, d_k, mean(measured, divisor, measure, d_k)).replace("\n", ", ")
        for divisor in DIVISORS
        for d_k in measured.spec.d_k
    ]
    return ". ".join(plain(note) for note in notes)
