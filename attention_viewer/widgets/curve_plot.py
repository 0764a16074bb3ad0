"""Measured values as marks against theory as lines, on axes of any kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.curve_plot_hover import draw_values
from attention_viewer.widgets.curve_plot_labels import paint_labels
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.plot_axes import Axis, Frame
from attention_viewer.widgets.plot_axes_cache import StillLayer
from attention_viewer.widgets.plot_axes_paint import (
    DASHES,
    DOTS,
    MARK_PX,
    LegendItem,
    Mark,
    draw_grid,
    draw_mark,
    draw_title,
    draw_x_names,
    draw_y_names,
    names_width,
    plot_area,
    stroke,
    title_height,
)
from attention_viewer.widgets.plot_axes_widget import PickPlot

REACH = 16
"""How near the pointer must be to a mark to read it, at 100 %."""


@dataclass(frozen=True)
class CurvePoint:
    """A measured value; ``firm`` when it will not change any more; ``about`` says what it is."""

    x: int
    y: float
    firm: bool
    about: object = None


@dataclass(frozen=True)
class Curve:
    """One kind of measurement.

    Parameters
    ----------
    label
        Markup written at the line.
    mark, token
        Its mark and colour token.
    points
        What was measured.
    line
        What theory says, as (x, y) from left to right; empty where it says nothing.
    dotted
        Dots in the curve's own colour instead of dashes.
    shift
        How far the marks stand right of their x, in px at 100 %, so that none hides another.
    label_at
        Where along the line the label stands, from 0 to 1.
    """

    label: str
    mark: Mark
    token: str
    points: tuple[CurvePoint, ...]
    line: tuple[tuple[float, float], ...] = ()
    dotted: bool = False
    shift: float = 0.0
    label_at: float = 0.5


@dataclass(frozen=True)
class CurveScene:
    """Everything that a plot shows.

    Parameters
    ----------
    x_name
        Markup at the x axis.
    faded
        Whether the values belong to other settings than those beside the picture.
    names
        Whether the values along the y axis are named.
    hidden
        Whether results are hidden, see `hiding`: theory follows from x, too.
    say
        Returns markup for what a point is ``about``, when it is hovered; must be a function that
        stays the same, as scenes are compared.
    description
        The numbers in words.
    """

    title: str
    x: Axis
    y: Axis
    curves: tuple[Curve, ...]
    x_name: str = ""
    picked: int | None = None
    faded: bool = False
    names: bool = True
    hidden: bool = False
    legend: tuple[LegendItem, ...] = ()
    say: Callable[[Any], str] = str
    description: str = ""


class CurvePlot(PickPlot):
    """Paints a `CurveScene`."""

    _scene: CurveScene | None = None
    _hovered: tuple[Curve, CurvePoint] | None = None

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(name, label, tip, parent)
        self._still, self._firm = StillLayer(), StillLayer()

    @property
    def scene(self) -> CurveScene | None:
        """What is shown."""
        return self._scene

    @property
    def hovered(self) -> CurvePoint | None:
        """The value that is being read."""
        return self._hovered[1] if self._hovered else None

    def set_scene(self, scene: CurveScene) -> None:
        """Show a scene; nothing happens when it is shown already."""
        if scene == self._scene:
            return
        self._scene = scene
        self._hovered = self._nearest(self._pointer) if self._pointer else None
        self.setAccessibleDescription(scene.description)
        self.update()

    def values(self) -> Sequence[int]:
        """Return the named values of the x axis."""
        return [round(tick.value) for tick in self._scene.x.ticks] if self._scene else []

    def picked_value(self) -> int | None:
        """Return the value picked."""
        return self._scene.picked if self._scene else None

    def value_near(self, at: QPointF) -> int | None:
        """Return the named value whose column is nearest."""
        frame = self.frame()
        if frame is None or not frame.x.ticks:
            return None
        return min(self.values(), key=lambda value: abs(frame.x_px(value) - at.x()))

    def hover_changed(self, at: QPointF | None) -> bool:
        """Read the mark nearest to the pointer."""
        hovered = self._nearest(at) if at is not None else None
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()
        return hovered is not None

    def frame(self) -> Frame | None:
        """Return where the axes lie; None before there is a scene."""
        scene, now = self._scene, theme.current()
        if scene is None:
            return None
        names = names_width([tick.text for tick in scene.y.ticks], now) + now.px(8)
        left = max(names, float(now.px(36)))
        top = title_height(now) + now.px(10)
        right = self.width() - now.px(4)
        bottom = self.height() - 1.5 * now.text_px("tick") - now.px(4)
        size = max(1.0, right - left), max(1.0, bottom - top)
        return Frame(left, top, *size, scene.x, scene.y)

    def place_of(self, curve: Curve, point: CurvePoint, frame: Frame) -> QPointF:
        """Return where a value's mark stands."""
        shift = theme.current().line_px(curve.shift)
        return QPointF(frame.x_px(point.x) + shift, frame.y_px(point.y))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, theory, marks and names."""
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = replace(scene, curves=_lines(scene), faded=False, description="")
        self._still.draw(painter, self, (ground, now), self._paint_still)
        if scene.hidden:
            return
        key = _firm(scene), scene.x, scene.y, scene.title, scene.names, scene.faded, now
        self._firm.draw(painter, self, key, self._paint_firm)
        for curve in scene.curves:
            self._paint_marks(painter, frame, curve, firm=False)
        if self._hovered and scene.names:
            curve, point = self._hovered
            at = self.place_of(curve, point, frame)
            draw_values(painter, at, QRectF(self.rect()), now, scene.say(point.about))

    def _paint_still(self, painter: QPainter) -> None:
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        draw_title(painter, self.width(), now, scene.title, scene.legend)
        self._paint_picked(painter, frame, scene, now)
        draw_x_names(painter, frame, now, scene.x_name)
        if scene.hidden:
            draw_question(painter, plot_area(frame), now)
            return
        self.paint_ground(painter, frame, now)
        for curve in scene.curves:
            _paint_line(painter, frame, curve, now)
        paint_labels(painter, frame, scene.curves, now)
        if scene.names:
            draw_y_names(painter, frame, now)

    def _paint_firm(self, painter: QPainter) -> None:
        scene, frame = self._scene, self.frame()
        if scene is None or frame is None:
            return
        for curve in scene.curves:
            self._paint_marks(painter, frame, curve, firm=True)
        self.paint_over(painter, frame, theme.current())

    def paint_over(self, painter: QPainter, frame: Frame, now: Theme) -> None:
        """Paint what finds its place among the finished marks."""

    def paint_ground(self, painter: QPainter, frame: Frame, now: Theme) -> None:
        """Paint what lies under the marks."""
        draw_grid(painter, frame, now)

    def _paint_picked(self, painter: QPainter, frame: Frame, scene: CurveScene, now: Theme) -> None:
        if scene.picked is None:
            return
        half = now.px(13)
        left = frame.x_px(scene.picked) - half
        area = QRectF(left, frame.top, 2 * half, self.height() - frame.top)
        painter.fillRect(area, now.colour("text", 0.06))

    def _paint_marks(self, painter: QPainter, frame: Frame, curve: Curve, *, firm: bool) -> None:
        now = theme.current()
        faded = bool(self._scene and self._scene.faded)
        size = now.line_px(MARK_PX)
        colour = now.colour(curve.token, 0.4 if faded else 1.0)
        for point in curve.points:
            if point.firm != firm:
                continue
            hollow = None if point.firm else now.colour("ground")
            draw_mark(painter, self.place_of(curve, point, frame), curve.mark, size, colour, hollow)

    def _nearest(self, at: QPointF) -> tuple[Curve, CurvePoint] | None:
        frame = self.frame()
        if frame is None or self._scene is None or self._scene.hidden:
            return None
        pairs = [(curve, point) for curve in self._scene.curves for point in curve.points]
        gaps = [QLineF(at, self.place_of(curve, point, frame)).length() for curve, point in pairs]
        if not gaps or min(gaps) > theme.current().px(REACH):
            return None
        return pairs[gaps.index(min(gaps))]


def _lines(scene: CurveScene) -> tuple[Curve, ...]:
    """Return the curves without their points: what stands still while a run goes on."""
    return tuple(replace(curve, points=()) for curve in scene.curves)


def _firm(scene: CurveScene) -> tuple[object, ...]:
    """Return the curves with the points that will not move any more."""
    return tuple(
        replace(curve, points=tuple(point for point in curve.points if point.firm))
        for curve in scene.curves
    )


def _paint_line(painter: QPainter, frame: Frame, curve: Curve, now: Theme) -> None:
    points = [QPointF(frame.x_px(x), frame.y_px(y)) for x, y in curve.line]
    if curve.dotted:
        painter.setPen(stroke(now.colour(curve.token), now.line_px(1.6), DOTS))
    else:
        painter.setPen(stroke(now.colour("text"), now.line_px(1.5), DASHES))
    painter.drawPolyline(QPolygonF(points))
