"""Turns a run into what the plots against d_k paint."""

import math
from collections.abc import Callable, Iterable
from functools import lru_cache

from attention_viewer.core.formatting import fixed
from attention_viewer.core.theory import Divisor
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.compute import Theory, theory_of
from attention_viewer.lessons.variance.readings import Reading
from attention_viewer.lessons.variance.shown import (
    MARKS,
    TOKENS,
    Shown,
    four,
    provisional,
    theory_text,
    titled,
)
from attention_viewer.lessons.variance.topic import EXAM
from attention_viewer.widgets.curve_plot import Curve, CurvePoint, CurveScene
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes import Axis, linear_axis, log_axis, value_axis
from attention_viewer.widgets.plot_axes_paint import LegendItem
from attention_viewer.widgets.ratio_plot import RatioScene

LEAST_HALF = 0.02
_SHIFTS: dict[Divisor, float] = {"none": -5.0, "sqrt": 5.0, "dk": 0.0}


def sd_scene(shown: Shown) -> CurveScene:
    """Return the plot of standard deviations."""
    return _log_scene(shown, text.sd(), _sd, math.sqrt, ())


def variance_scene(shown: Shown) -> CurveScene:
    """Return the plot of variances, which also says what the marks are."""
    return _log_scene(shown, text.variance(), _variance, float, _legend(shown.divisors))


def ratio_scene(shown: Shown) -> RatioScene:
    """Return the plot of measured variance over theory, with the band."""
    theory = theory_of(shown.spec)
    # Divided by d_k are the undivided draws, with the same ratio: once is enough.
    told = tuple(each for each in shown.divisors if each != "dk") or shown.divisors
    curves = tuple(_ratio_curve(shown, divisor, alone=len(told) == 1) for divisor in told)
    x = value_axis(shown.spec.d_k)
    band = tuple(point for point in theory.band if x.low <= point[0] <= x.high)
    return RatioScene(
        title=titled(text.ratio_title(), shown),
        x=x,
        y=_ratio_axis(shown, band),
        curves=curves,
        x_name=shown.topic.count,
        picked=shown.picked,
        faded=shown.stale,
        hidden=shown.hidden,
        say=say_ratio,
        description=_words(shown, _ratio),
        band=band,
        band_label=text.band() if band else "",
        note="" if theory.known else text.no_theory(),
    )


def _legend(divisors: Iterable[Divisor]) -> tuple[LegendItem, ...]:
    marks = tuple((MARKS[each], TOKENS[each]) for each in divisors)
    return LegendItem("dashed", text.theory()), LegendItem("marks", text.measured(), marks=marks)


def _log_scene(
    shown: Shown,
    title: str,
    read: Callable[[Reading], float | None],
    of_variance: Callable[[float], float],
    legend: tuple[LegendItem, ...],
) -> CurveScene:
    x = value_axis(shown.spec.d_k)
    theory = theory_of(shown.spec)
    curves = tuple(
        _log_curve(shown, each, read, of_variance, (theory, x)) for each in shown.divisors
    )
    points = [point.y for curve in curves for point in curve.points]
    lines = [y for curve in curves for _, y in curve.line]
    return CurveScene(
        title=titled(title, shown),
        x=x,
        y=log_axis([*points, *lines]),
        curves=curves,
        x_name=shown.topic.count,
        picked=shown.picked,
        faded=shown.stale,
        hidden=shown.hidden,
        legend=legend,
        say=say_sd if read is _sd else say_variance,
        description=_words(shown, read),
    )


def _log_curve(
    shown: Shown,
    divisor: Divisor,
    read: Callable[[Reading], float | None],
    of_variance: Callable[[float], float],
    ground: tuple[Theory, Axis],
) -> Curve:
    theory, x = ground
    return Curve(
        label=shown.topic.labels[divisor](),
        mark=MARKS[divisor],
        token=TOKENS[divisor],
        points=_points(shown, divisor, read),
        line=_line(theory, x, divisor, of_variance),
        dotted=divisor == "dk",
        # Lines of totals start from one point, so their names stand where they are apart.
        label_at=0.72 if shown.topic is EXAM else 0.5,
    )


@lru_cache(maxsize=64)
def _line(
    theory: Theory, x: Axis, divisor: Divisor, of_variance: Callable[[float], float]
) -> tuple[tuple[float, float], ...]:
    return tuple(
        (d_k, of_variance(variance))
        for d_k in theory.line_d_k
        if x.low <= d_k <= x.high and (variance := theory.variance(d_k, divisor))
    )


def _ratio_curve(shown: Shown, divisor: Divisor, *, alone: bool) -> Curve:
    points = _points(shown, divisor, _ratio)
    shift = 0.0 if alone else _SHIFTS[divisor]
    return Curve("", MARKS[divisor], TOKENS[divisor], points, shift=shift)


def _points(
    shown: Shown, divisor: Divisor, read: Callable[[Reading], float | None]
) -> tuple[CurvePoint, ...]:
    made = []
    for d_k in sorted(shown.spec.d_k):
        reading = shown.readings[d_k, divisor]
        value = read(reading)
        if value is not None and value > 0.0:
            made.append(CurvePoint(d_k, value, reading.finished, reading))
    return tuple(made)


def say_sd(reading: Reading) -> str:
    """Return what is shown when a standard deviation is pointed at."""
    return _said(reading, reading.sd, reading.theory_sd)


def say_variance(reading: Reading) -> str:
    """Return what is shown when a variance is pointed at."""
    return _said(reading, reading.variance, reading.theory)


def say_ratio(reading: Reading) -> str:
    """Return what is shown when a ratio is pointed at."""
    ratio = fixed(reading.ratio or 0.0, 3)
    if reading.band is None or not reading.theory:
        words = text.point_words_no_theory().format(
            name=reading.count, d_k=reading.d_k, measured=ratio
        )
        return _with_progress(reading, words)
    low, high = (fixed(end / reading.theory, 3) for end in reading.band)
    words = text.ratio_words().format(
        what=reading.topic.labels[reading.divisor](),
        name=reading.count,
        d_k=reading.d_k,
        ratio=ratio,
        low=low,
        high=high,
    )
    return _with_progress(reading, words)


def _said(reading: Reading, value: float | None, theory: float | None) -> str:
    measured = four(value or 0.0)
    if theory is None:
        words = text.point_words_no_theory().format(
            name=reading.count, d_k=reading.d_k, measured=measured
        )
    else:
        words = text.point_words().format(
            name=reading.count, d_k=reading.d_k, measured=measured, theory=theory_text(theory)
        )
    return _with_progress(reading, words)


def _with_progress(reading: Reading, words: str) -> str:
    return words if reading.finished else provisional(reading, words)


def _ratio_axis(shown: Shown, band: Iterable[tuple[float, float, float]]) -> Axis:
    """Return an axis around 1 in which the band fills about half, and every finished mark fits."""
    ends = [abs(end - 1.0) for _, low, high in band for end in (low, high)]
    firm = [
        abs(reading.ratio - 1.0)
        for reading in shown.readings.values()
        if reading.ratio is not None and reading.finished
    ]
    half = max([LEAST_HALF, *(1.3 * end for end in ends), *(1.15 * value for value in firm)])
    loose = [
        abs(reading.ratio - 1.0)
        for reading in shown.readings.values()
        if reading.ratio is not None and not reading.finished
    ]
    # Rounded up by factors, so that the axis does not tremble while a run goes on.
    while loose and half < 1.1 * max(loose):
        half *= 1.5
    return linear_axis(max(0.0, 1.0 - half), 1.0 + half, 4)


def _words(shown: Shown, read: Callable[[Reading], float | None]) -> str:
    if shown.running:
        return ""  # nobody can listen to numbers that change twenty times a second
    if shown.hidden:
        return text.hidden_numbers()
    return " ".join(
        text.reading_words().format(
            name=plain(shown.topic.count),
            d_k=reading.d_k,
            divisor=plain(shown.topic.labels[reading.divisor]()),
            measured=four(value),
            theory=theory_text(_theory(reading, read)),
        )
        for reading in shown.readings.values()
        if reading.divisor in shown.divisors and (value := read(reading)) is not None
    )


def _theory(reading: Reading, read: Callable[[Reading], float | None]) -> float | None:
    if read is _sd:
        return reading.theory_sd
    return reading.theory if read is _variance else 1.0


def _sd(reading: Reading) -> float | None:
    return reading.sd


def _variance(reading: Reading) -> float | None:
    return reading.variance


def _ratio(reading: Reading) -> float | None:
    return reading.ratio
