"""Turns a run into what the histograms paint."""

import math
from dataclasses import replace
from functools import lru_cache

from attention_viewer.core.formatting import fixed
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.sweep_statistics import Measurement
from attention_viewer.core.theory import Divisor
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.bars import bars_of
from attention_viewer.lessons.variance.compute import theory_of
from attention_viewer.lessons.variance.shown import TOKENS, Shown, percent, titled
from attention_viewer.lessons.variance.topic import Topic
from attention_viewer.widgets.plot_axes import linear_axis
from attention_viewer.widgets.plot_axes_paint import LegendItem
from attention_viewer.widgets.ridge_plot import BarReading, Ridge, RidgeRow, RidgeScene

SPREADS = 3.45
APART = 1.5
ENLARGED = 4.4
LEAST_WIDENING, LEAST_SHAPE = 1.35, 2.2
"""On the wall, least heights of rows over those of their names."""
TOP = 1.3
TOP_STEP = 1.25
_SHAPED: tuple[Divisor, ...] = ("none", "sqrt")


def shared_scene(shown: Shown, *, wall: bool) -> RidgeScene:
    """Return raw and divided histograms on one axis, so that the widening is seen."""
    divisors = tuple(each for each in _SHAPED if each in shown.divisors) or ("none",)
    topic, centred = shown.topic, is_centred(shown.spec, divisors)
    legend = [
        LegendItem("hatched", topic.labels["none"](), "unscaled", 600),
        LegendItem("filled", topic.labels["sqrt"](), "scaled"),
        LegendItem("", text.same_axis()),
    ]
    kept = [item for item in legend if item.token not in _left_out(divisors)]
    made = _scene(shown, titled(topic.histograms[centred](), shown), divisors, SPREADS, kept)
    return replace(made, least=LEAST_WIDENING if wall else 1.0)


def enlarged_scene(shown: Shown, *, wall: bool) -> RidgeScene:
    """Return the divided histograms alone, enlarged; on the wall the legend needs the room."""
    topic, centred = shown.topic, is_centred(shown.spec, ("sqrt",))
    standard = theory_of(shown.spec).standard
    words = text.normal_curve() if standard else text.normal_curve_any()
    legend = [LegendItem("dashed", words)]
    title = topic.labels["sqrt"]() if wall and not centred else topic.enlarged[centred]()
    made = _scene(shown, title, ("sqrt",), ENLARGED, legend)
    # From the back of a room a low row shows no shape: there are fewer, whose names tell which.
    return replace(made, least=LEAST_SHAPE, some="") if wall else made


def _top(rows: tuple[RidgeRow, ...]) -> float:
    """Return the height of a row that cuts no bar, in steps, so that a run seldom changes it."""
    heights = [max(ridge.heights, default=0.0) for row in rows for ridge in row.ridges]
    over = math.log(max([TOP, *heights]) / TOP) / math.log(TOP_STEP)
    return TOP * TOP_STEP ** math.ceil(over)


def _left_out(divisors: tuple[Divisor, ...]) -> set[str]:
    return {TOKENS[each] for each in _SHAPED if each not in divisors}


def _scene(
    shown: Shown,
    title: str,
    divisors: tuple[Divisor, ...],
    spreads: float,
    legend: list[LegendItem],
) -> RidgeScene:
    low, high = _range(shown.spec, divisors, spreads)
    measured = _by_key(shown)
    rows = tuple(_row(shown, d_k, divisors, measured) for d_k in shown.spec.d_k)
    return RidgeScene(
        title=title,
        x=linear_axis(low, high, 5),
        rows=rows,
        y_name="",
        picked=shown.picked,
        top=_top(rows),
        faded=shown.stale,
        hidden=shown.hidden,
        legend=tuple(legend),
        some=text.some_rows(),
        say=None if shown.hidden else say_bars,
        description=text.histograms_tip(),
    )


def _by_key(shown: Shown) -> dict[tuple[int, Divisor], Measurement]:
    if shown.update is None:
        return {}
    return {(m.d_k, m.divisor): m for m in shown.update.progress.measurements}


def _row(
    shown: Shown,
    d_k: int,
    divisors: tuple[Divisor, ...],
    measured: dict[tuple[int, Divisor], Measurement],
) -> RidgeRow:
    present = [measured[d_k, each] for each in divisors if (d_k, each) in measured]
    begun = [each for each in present if each.moments.n]
    centred = is_centred(shown.spec, divisors)
    ridges = tuple(_ridge(shown, each, centred) for each in begun)
    curves = _curves(shown.spec, d_k, divisors)
    words = "" if begun else text.to_come()
    return RidgeRow(d_k, ridges, curves, words, about=shown.topic)


def say_bars(row: RidgeRow, bars: tuple[BarReading, ...]) -> str:
    """Return what is shown when bars of a row are pointed at: which part of all they hold."""
    topic: Topic = row.about
    lines = [f"{topic.count} = {row.value}"]
    for bar in bars:
        # Ends as exact as the bar is wide.
        decimals = max(0, 1 - math.floor(math.log10(bar.high - bar.low)))
        low, high = (fixed(end, decimals) for end in (bar.low, bar.high))
        lines.append(
            text.bar_words().format(
                what=topic.labels[bar.about](), low=low, high=high, share=percent(bar.share)
            )
        )
    return "\n".join(lines)


@lru_cache(maxsize=256)
def _curves(
    spec: SweepSpec, d_k: int, divisors: tuple[Divisor, ...]
) -> tuple[tuple[float, float], ...]:
    """Return mean and spread of the normal curves of one d_k."""
    centred = is_centred(spec, divisors)
    return tuple(
        (0.0 if centred else theory_of(spec).mean(d_k, each), spread)
        for each in divisors
        if (spread := _spread(spec, d_k, each)) is not None
    )


def _ridge(shown: Shown, measured: Measurement, centred: bool) -> Ridge:
    bars = bars_of(shown.spec, measured, centred=centred)
    return Ridge(
        bars.left,
        bars.step,
        bars.heights,
        TOKENS[measured.divisor],
        hatched=measured.divisor == "none",
        firm=measured.finished,
        shares=bars.shares,
        about=measured.divisor,
    )


def _spread(spec: SweepSpec, d_k: int, divisor: Divisor) -> float | None:
    variance = theory_of(spec).variance(d_k, divisor)
    return variance**0.5 if variance else None


@lru_cache(maxsize=64)
def is_centred(spec: SweepSpec, divisors: tuple[Divisor, ...]) -> bool:
    """Tell whether histograms are shown without their means.

    Means that lie farther apart than the widest histogram would leave each a sliver on the axis
    that they share.
    """
    theory = theory_of(spec)
    means = [0.0, *(theory.mean(d_k, each) for d_k in spec.d_k for each in divisors)]
    spreads = [_spread(spec, d_k, each) or 1.0 for d_k in spec.d_k for each in divisors]
    return max(means) - min(means) > APART * max(spreads)


@lru_cache(maxsize=32)
def _range(spec: SweepSpec, divisors: tuple[Divisor, ...], spreads: float) -> tuple[float, float]:
    """Return the ends of an axis that holds all rows, as far as so many spreads from the mean."""
    ends, centred = [], is_centred(spec, divisors)
    for d_k in spec.d_k:
        for divisor in divisors:
            # Without a closed form vectors are of unit length: no score lies beyond -1 and 1.
            spread = _spread(spec, d_k, divisor) or 1.0 / spreads
            mean = 0.0 if centred else theory_of(spec).mean(d_k, divisor)
            ends += [mean - spreads * spread, mean + spreads * spread]
    return min(ends), max(ends)
