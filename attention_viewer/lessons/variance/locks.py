"""Holds the axes of the pictures where they are, so that another run can be compared."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeVar

from attention_viewer.lessons.variance import text
from attention_viewer.widgets.curve_plot import Curve, CurveScene
from attention_viewer.widgets.plot_axes import Axis, linear_ticks, log_ticks
from attention_viewer.widgets.ratio_plot import RatioScene
from attention_viewer.widgets.ridge_plot import RidgeScene

TICKS = 5
LOG_TICKS = 8
SceneT = TypeVar("SceneT", bound=CurveScene)


@dataclass
class Locks:
    """The axes that are held, by picture; none while ``on`` is False."""

    on: bool = False
    axes: dict[str, tuple[Axis, Axis]] = field(default_factory=dict)
    reach: tuple[float, float] | None = None

    def set_on(self, on: bool) -> None:
        """Hold the axes that are shown next, or let go of all; nothing if that is so already."""
        if on != self.on:
            self.on = on
            self.axes.clear()
            self.reach = None

    def curve(self, name: str, scene: SceneT) -> SceneT:
        """Return a scene on the axes held for a picture; its own where there are none yet."""
        if not self.on:
            return scene
        x, y = self.axes.setdefault(name, (scene.x, scene.y))
        x, y = _with_names(x, scene.x), _with_round_ticks(y)
        curves = tuple(_inside(curve, x, y) for curve in scene.curves)
        lost = sum(map(_count, scene.curves)) - sum(map(_count, curves))
        changed = replace(
            scene,
            x=x,
            y=y,
            curves=curves,
            title=_title(scene.title, lost),
            picked=scene.picked if scene.picked is not None and _on(x, scene.picked) else None,
        )
        return _band_inside(changed)

    def ridge(self, name: str, scene: RidgeScene) -> RidgeScene:
        """Return histograms on the axis held for a picture."""
        if not self.on:
            return scene
        x, _ = self.axes.setdefault(name, (scene.x, scene.x))
        return replace(scene, x=x, title=_title(scene.title, 0))

    def walk(self, reach: tuple[float, float]) -> None:
        """Hold the ends of the walks' axes, unless they are held already."""
        if self.on and self.reach is None:
            self.reach = reach


def _title(title: str, lost: int) -> str:
    note = text.beyond().format(count=lost) if lost else text.locked()
    return f"{title} ({note})"


def _with_names(held: Axis, own: Axis) -> Axis:
    """Return the axis held, naming the values that are shown on it."""
    return replace(held, ticks=tuple(tick for tick in own.ticks if _on(held, tick.value)))


def _with_round_ticks(held: Axis) -> Axis:
    make, count = (log_ticks, LOG_TICKS) if held.log else (linear_ticks, TICKS)
    return replace(held, ticks=make(held.low, held.high, count))


def _inside(curve: Curve, x: Axis, y: Axis) -> Curve:
    points = tuple(p for p in curve.points if _on(x, p.x) and _on(y, p.y))
    line = tuple(end for end in curve.line if _on(x, end[0]) and _on(y, end[1]))
    return replace(curve, points=points, line=line)


def _band_inside(scene: SceneT) -> SceneT:
    if not isinstance(scene, RatioScene):
        return scene
    y = scene.y
    band = tuple(
        (x, min(max(low, y.low), y.high), min(max(high, y.low), y.high))
        for x, low, high in scene.band
        if _on(scene.x, x)
    )
    return replace(scene, band=band, band_label=scene.band_label if band else "")


def _on(axis: Axis, value: float) -> bool:
    return axis.low <= value <= axis.high


def _count(curve: Curve) -> int:
    return len(curve.points)
