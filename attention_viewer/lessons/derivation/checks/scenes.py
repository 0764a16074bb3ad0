"""Turns draws into what the histograms paint."""

import math
from dataclasses import dataclass, replace

from attention_viewer.core.formatting import fixed
from attention_viewer.lessons.derivation.checks import text
from attention_viewer.lessons.derivation.compute import Derived
from attention_viewer.lessons.derivation.fill import exact, fill, four
from attention_viewer.lessons.derivation.job import Drawn
from attention_viewer.lessons.derivation.state import Setting
from attention_viewer.lessons.derivation.theory import (
    Law,
    Points,
    normal_points,
    product_points,
    range_of,
)
from attention_viewer.widgets.density_plot import Bars, DensityCurve, DensityScene, MeanMark
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes import Axis, linear_axis

TOP_OF_PRODUCT = 1.4
"""Where the picture ends, as the density of a product of normals is infinite at 0."""
LOW = 0.42
"""Part of the axis below which a histogram with a mean is stretched."""
ROOM = 1.25
WIDE = 4.0
LEAST_SPREAD = 1e-3
STEPS_OF_PEAK = 2
_LEAST_WIDE = 64
_PEAK = 1.0 / math.sqrt(2.0 * math.pi)


@dataclass(frozen=True, slots=True)
class Shown:
    """A step's draws as they are looked at."""

    derived: Derived
    setting: Setting
    law: Law
    drawn: Drawn | None
    hidden: bool = False


def shown_of(derived: Derived, drawn: Drawn | None, *, hidden: bool) -> Shown | None:
    """Return what is looked at; None in a step without draws."""
    if derived.setting is None or derived.law is None:
        return None
    return Shown(derived, derived.setting, derived.law, drawn, hidden)


def product_scene(shown: Shown) -> DensityScene:
    """Return the histogram of one product against its exact density and the normal curve."""
    low, high = range_of(shown.setting, shown.law)
    normal = normal_points(shown.law.mean, math.sqrt(shown.law.variance), low, high)
    curves = _exact_curves(shown, low, high)
    standard = shown.law.variance == 1.0 and not shown.law.mean
    words = text.normal_same() if standard else text.normal_any()
    peak = shown.law.mean + 0.8 * math.sqrt(shown.law.variance)
    label_at = (0.62, 0.56) if curves else (0.66, 0.3)
    curves.append(DensityCurve(normal, "dotted", words, peak, label_at))
    return DensityScene(
        x=linear_axis(low, high, 8),
        y=linear_axis(0.0, _top_of_product(shown), 3),
        bars=_bars(shown, 1.0, "line", hatched=False),
        curves=tuple(curves),
        means=_mean_mark(shown, 1.0),
        hidden=shown.hidden,
        note=_outside(shown),
        x_name=text.axis_product(),
        description=_description(shown, text.plain_product()),
    )


def _top_of_product(shown: Shown) -> float:
    """Return the end of the y axis: of signs, all values lie in two bars.

    A mean makes the histogram lower, and the axis shorter by halves.
    """
    highest = 0.0 if shown.drawn is None else float(shown.drawn.heights.max(initial=0.0))
    if shown.setting.distribution == "signs" and not shown.setting.mean:
        return 1.1 * max(TOP_OF_PRODUCT, highest)
    top = TOP_OF_PRODUCT
    while shown.setting.mean and 0.0 < highest < LOW * top:
        top /= 2
    return top


def _exact_curves(shown: Shown, low: float, high: float) -> list[DensityCurve]:
    points = product_points(shown.setting, low, high)
    if not points:
        return []
    standard = shown.setting.distribution == "normal" and not shown.setting.rho
    words = text.exact_k0() if standard else text.exact()
    at = _x_where(points, 0.9)
    return [DensityCurve(points, "dashed", words, at, (0.585, 0.28))]


def _x_where(points: Points, level: float) -> float:
    """Return a positive x at which a falling curve passes a level, else where it is highest."""
    right = [(x, y) for x, y in points if x > 0.0]
    below = [x for x, y in right if y <= level]
    return below[0] if below else 0.1


def total_scene(shown: Shown) -> DensityScene:
    """Return the histogram of q.k against N(0, d_k)."""
    spread = math.sqrt(shown.law.variance)
    return _normal_scene(shown, 1.0, WIDE * spread, text.normal_total(), text.axis_dot(), "line")


def before_scene(shown: Shown) -> DensityScene:
    """Return the undivided scores, on an axis that stands still up to d_k = 64 and then grows."""
    wide = max(_LEAST_WIDE, 4 ** math.ceil(math.log(shown.setting.d_k, 4) - 1e-9))
    scene = _normal_scene(
        shown, 1.0, WIDE * math.sqrt(wide), text.normal_total(), text.axis_dot(), "unscaled"
    )
    return replace(scene, title=text.before())


def after_scene(shown: Shown) -> DensityScene:
    """Return the scores over the root of d_k, on an axis that always stands still."""
    root = math.sqrt(shown.setting.d_k)
    scene = _normal_scene(shown, root, WIDE, text.normal_one(), text.axis_scaled(), "scaled")
    return replace(scene, title=text.after())


def divided_scene(shown: Shown, power: int) -> DensityScene:
    """Return scores over 1, the root of d_k or d_k (power 0, 1, 2) on one axis for all three.

    Peaks are set to one height: the widths are compared.
    """
    divisor = math.sqrt(shown.setting.d_k) ** power
    token = ("unscaled", "scaled", "by_d_k")[power]
    spread = math.sqrt(shown.law.variance) / divisor
    points = normal_points(shown.law.mean / divisor, spread, -WIDE, WIDE)
    name = (text.axis_dot, text.axis_scaled, text.axis_by_d_k)[power]()
    title = (text.by_nothing, text.by_root, text.by_all)[power]()
    scene = DensityScene(
        x=linear_axis(-WIDE, WIDE, 4),
        y=Axis(0.0, _top_of_sum(shown, divisor, spread)),
        bars=_bars(shown, divisor, token, hatched=power == 0),
        curves=(DensityCurve(points),),
        names=False,
        hidden=shown.hidden,
        x_name=name,
        description=_description(shown, title),
    )
    return replace(scene, title=title)


def real_scene(shown: Shown) -> DensityScene:
    """Return scores over the root of d_k against N(0, 1), which they leave with mu and rho."""
    root = math.sqrt(shown.setting.d_k)
    mean, spread = shown.law.mean / root, math.sqrt(shown.law.variance) / root
    low, high = min(-WIDE, mean - WIDE * spread), max(WIDE, mean + WIDE * spread)
    low, high = math.floor(low), math.ceil(high)
    own = normal_points(mean, spread, low, high)
    curves = [DensityCurve(own, "dashed", text.normal_real(), mean + 0.9 * spread, (0.66, 0.12))]
    if mean or spread != 1.0:
        one = normal_points(0.0, 1.0, low, high)
        curves.append(DensityCurve(one, "dotted", text.normal_one(), -0.9, (0.02, 0.2)))
    return DensityScene(
        x=linear_axis(low, high, 8),
        y=linear_axis(0.0, max(ROOM * _PEAK, _top_of_sum(shown, root, spread)), 3),
        bars=_bars(shown, root, "scaled", hatched=False),
        curves=tuple(curves),
        means=_mean_mark(shown, root),
        hidden=shown.hidden,
        x_name=text.axis_scaled(),
        description=_description(shown, text.by_root()),
    )


def _normal_scene(
    shown: Shown, divisor: float, half: float, words: str, name: str, token: str
) -> DensityScene:
    spread = math.sqrt(shown.law.variance) / divisor
    points = normal_points(shown.law.mean / divisor, spread, -half, half)
    return DensityScene(
        x=linear_axis(-half, half, 8 if token == "line" else 4),
        y=linear_axis(0.0, _top_of_sum(shown, divisor, spread), 3),
        bars=_bars(shown, divisor, token, hatched=token == "unscaled"),
        curves=(DensityCurve(points, "dashed", words, 0.9 * spread, (0.7, 0.2)),),
        means=_mean_mark(shown, divisor) if token == "line" else (),
        hidden=shown.hidden,
        note=_outside(shown) if token == "line" else "",
        x_name=name,
        description=_description(shown, name),
    )


def _top_of_sum(shown: Shown, divisor: float, spread: float) -> float:
    """Return the end of the y axis: over the normal curve, and over sums that are more peaked.

    It grows in steps, so that it stands still while draws come in.
    """
    peak = _PEAK / max(spread, LEAST_SPREAD)
    highest = 0.0 if shown.drawn is None else divisor * float(shown.drawn.heights.max(initial=0.0))
    return peak * max(ROOM, math.ceil(highest * STEPS_OF_PEAK / peak) / STEPS_OF_PEAK)


def _bars(shown: Shown, divisor: float, token: str, *, hatched: bool) -> tuple[Bars, ...]:
    if shown.drawn is None:
        return ()
    spec = shown.drawn.spec
    return (
        Bars(
            spec.low / divisor, spec.step / divisor, shown.drawn.heights * divisor, token, hatched
        ),
    )


def _mean_mark(shown: Shown, divisor: float) -> tuple[MeanMark, ...]:
    if shown.drawn is None:
        return ()
    low, high = shown.law.mean_band
    return (MeanMark(shown.drawn.moments.mean / divisor, (low / divisor, high / divisor)),)


def _outside(shown: Shown) -> str:
    if shown.drawn is None or shown.hidden or not shown.drawn.outside:
        return ""
    share = 100.0 * shown.drawn.outside / shown.drawn.moments.n
    return fill(text.outside(), share=fixed(share, 2, tiny=True))


def _description(shown: Shown, title: str) -> str:
    """Return the picture in words: what is drawn, its mean and its variance."""
    if shown.hidden or shown.drawn is None:
        return text.hidden_numbers() if shown.hidden else ""
    moments = shown.drawn.moments
    return fill(
        text.picture_words(),
        title=plain(title),
        mean=four(moments.mean),
        variance=four(moments.variance),
        theory=exact(shown.law.variance),
    )
