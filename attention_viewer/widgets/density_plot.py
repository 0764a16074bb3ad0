"""A histogram against the curves that theory draws, with the measured mean on its axis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import Layout, layout
from attention_viewer.widgets.plot_axes import Axis, Frame
from attention_viewer.widgets.plot_axes_paint import (
    DASHES,
    DOTS,
    Mark,
    draw_grid,
    draw_mark,
    draw_x_names,
    draw_y_names,
    hatch_lines,
    names_width,
    plot_area,
    stroke,
)
from attention_viewer.widgets.rich_label import wrap
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

LABEL_GAP = 6.0
LEAST_EM = 3.0
"""Height of the bars, in sizes of the names, below which the axis gives up its own name."""
FloatArray = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Bars:
    """A histogram.

    Parameters
    ----------
    left, step
        Left end of the first bar and width of each, in values of the x axis.
    heights
        Heights in values of the y axis, shape (n,).
    token, hatched
        Colour token; hatched for what is not divided.
    """

    left: float
    step: float
    heights: FloatArray
    token: str = "line"
    hatched: bool = False


@dataclass(frozen=True)
class DensityCurve:
    """A curve and its label.

    Parameters
    ----------
    points
        (x, y) from left to right; y may be infinite, and is drawn out through the top.
    style
        Dashed for what theory says, dotted for what is there to compare.
    label
        Markup; "" for none.
    label_x
        Where on the x axis the label's pointer meets the curve.
    label_at
        Where the label starts, as parts of the plot's width and height from the upper left.
    """

    points: tuple[tuple[float, float], ...]
    style: Literal["dashed", "dotted"] = "dashed"
    label: str = ""
    label_x: float = 0.0
    label_at: tuple[float, float] = (0.6, 0.3)


@dataclass(frozen=True)
class MeanMark:
    """A mark on the x axis, with the band around what theory says."""

    value: float
    band: tuple[float, float] | None = None
    mark: Mark = "disc"
    token: str = "text"


@dataclass(frozen=True)
class DensityScene:
    """Everything that a plot shows.

    Parameters
    ----------
    title
        Markup over the plot; "" leaves the room out.
    names
        Whether heights are named.
    hidden
        Whether results are hidden, see `hiding`.
    note
        Markup below the axis at the left.
    x_name
        Markup below the axis at the right.
    description
        The picture in words.
    """

    x: Axis
    y: Axis
    bars: tuple[Bars, ...] = ()
    curves: tuple[DensityCurve, ...] = ()
    means: tuple[MeanMark, ...] = field(default=())
    title: str = ""
    names: bool = True
    hidden: bool = False
    note: str = ""
    x_name: str = ""
    description: str = ""


class DensityPlot(QWidget):
    """Paints a `DensityScene`.

    Parameters
    ----------
    light
        Lights up the symbols together with those of the page; None for none.
    """

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        parent: QWidget,
        *,
        light: SymbolLight | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scene: DensityScene | None = None
        self.symbols = SymbolSpots(self, light)
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def scene(self) -> DensityScene | None:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: DensityScene) -> None:
        """Show a scene."""
        if scene != self._scene:
            self._scene = scene
            self.setAccessibleDescription(scene.description)
            self.update()

    def on_theme_changed(self) -> None:
        """Measure and paint anew."""
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which the plot can be read."""
        now = theme.current()
        return QSize(now.px(100), now.px(70))

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(400), now.px(220))

    def frame(self) -> Frame | None:
        """Return where the axes lie; None before there is a scene."""
        scene, now = self._scene, theme.current()
        if scene is None:
            return None
        tick = now.text_px("tick")
        left = names_width([each.text for each in scene.y.ticks], now) + now.px(14)
        top = 1.9 * now.text_px("label") if scene.title else float(now.px(6))
        right = self.width() - now.px(8)
        bottom = self.height() - (3.0 if self._is_named() else 1.6) * tick - now.px(2)
        size = max(1.0, right - left), max(1.0, bottom - top)
        return Frame(left, top, *size, scene.x, scene.y)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint bars, grid, curves and names."""
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.symbols.begin()
        if scene.hidden:
            draw_question(painter, plot_area(frame), now)
        else:
            _paint_results(painter, frame, scene, now, self.symbols)
        self._paint_words(painter, frame, scene, now)

    def _paint_words(
        self, painter: QPainter, frame: Frame, scene: DensityScene, now: Theme
    ) -> None:
        small = now.text_px("label")
        if scene.title:
            at = QPointF(frame.left, 1.15 * small)
            title = _narrowed(scene.title, small, frame.width, 600)
            self.symbols.draw(painter, at, title, now.colours)
        if not self._is_named():
            return
        y = frame.bottom + 2.75 * now.text_px("tick")
        name = layout(scene.x_name, small)
        at = QPointF(frame.right - name.width, y)
        self.symbols.draw(painter, at, name, now.colours, "muted")
        room = frame.width - name.width - now.px(16)
        note = _narrowed(scene.note, small, room, 400)
        self.symbols.draw(painter, QPointF(frame.left, y), note, now.colours, "muted")

    def _is_named(self) -> bool:
        """Tell whether words stand below the axis: not where they would leave no picture.

        Only under a title, which says what the axis is of.
        """
        scene, now = self._scene, theme.current()
        if scene is None or not (scene.x_name or scene.note):
            return False
        words = 1.9 * now.text_px("label") + 3.0 * now.text_px("tick")
        return not scene.title or self.height() - words >= LEAST_EM * now.text_px("tick")


def _paint_results(
    painter: QPainter, frame: Frame, scene: DensityScene, now: Theme, symbols: SymbolSpots
) -> None:
    draw_grid(painter, frame, now)
    for bars in scene.bars:
        _paint_bars(painter, frame, bars, now)
    for curve in scene.curves:
        _paint_curve(painter, frame, curve, now)
    for mean in scene.means:
        _paint_mean(painter, frame, mean, now)
    for curve in scene.curves:
        _paint_label(painter, frame, curve, now, symbols)
    draw_x_names(painter, frame, now)
    if scene.names:
        draw_y_names(painter, frame, now)


def _narrowed(markup: str, size: float, room: float, weight: int) -> Layout:
    """Set words smaller until they fit."""
    line = layout(markup, size, weight)
    fitted = size
    while line.width > room and fitted > 0.55 * size:
        fitted -= 0.5
        line = layout(markup, fitted, weight)
    return line


def _paint_bars(painter: QPainter, frame: Frame, bars: Bars, now: Theme) -> None:
    edges, heights = _within(frame, bars)
    if not heights.size:
        return
    x = np.array([frame.x_px(edge) for edge in edges.tolist()])
    px = np.minimum(heights / (frame.y.high - frame.y.low), 1.0) * frame.height
    steps_x, tops = np.repeat(x, 2), np.concatenate(([0.0], np.repeat(px, 2), [0.0]))
    pairs = zip(steps_x.tolist(), tops.tolist(), strict=True)
    outline = [QPointF(at, frame.bottom - top) for at, top in pairs]
    colour = now.colour(bars.token)
    if bars.hatched:
        painter.setPen(stroke(colour, now.line_px(1.0)))
        # A column a pixel: bars at the ends of the axis are narrower than the others.
        columns = np.arange(float(x[0]), float(x[-1]))
        high = px[np.clip(np.searchsorted(x, columns, "right") - 1, 0, px.size - 1)]
        painter.drawLines(hatch_lines(float(x[0]), frame.bottom, 1.0, high, now.px(6)))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.colour(bars.token, 0.36 if bars.token == "line" else 0.6))
        painter.drawPolygon(QPolygonF(outline))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(colour, now.line_px(1.0)))
    painter.drawPolyline(QPolygonF(outline))


def _within(frame: Frame, bars: Bars) -> tuple[FloatArray, FloatArray]:
    """Return edges (n + 1,) and heights (n,) of the bars on the axis, cut where it ends."""
    low, high = frame.x.low, frame.x.high
    first = max(0, int(np.floor((low - bars.left) / bars.step + 1e-9)))
    last = min(bars.heights.size, int(np.ceil((high - bars.left) / bars.step - 1e-9)))
    heights = bars.heights[first : max(first, last)]
    edges = bars.left + bars.step * np.arange(first, first + heights.size + 1)
    return np.clip(edges, low, high), heights


def _paint_curve(painter: QPainter, frame: Frame, curve: DensityCurve, now: Theme) -> None:
    dotted = curve.style == "dotted"
    painter.setPen(
        stroke(
            now.colour("muted" if dotted else "text"),
            now.line_px(1.8 if dotted else 2.0),
            DOTS if dotted else DASHES,
        )
    )
    for run in _visible(frame, curve.points):
        painter.drawPolyline(QPolygonF(run))


def _visible(frame: Frame, points: Sequence[tuple[float, float]]) -> list[list[QPointF]]:
    """Return the runs of a curve inside the axes, cut where it leaves through the top."""
    runs: list[list[QPointF]] = [[]]
    high = frame.y.high
    before: tuple[float, float] | None = None
    for x, y in points:
        if before is not None and (y > high) != (before[1] > high):
            runs[-1].append(QPointF(frame.x_px(_crossing(before, (x, y), high)), frame.top))
            if y > high:
                runs.append([])
        if y <= high and frame.x.low <= x <= frame.x.high:
            runs[-1].append(QPointF(frame.x_px(x), frame.y_px(y)))
        before = x, y
    return [run for run in runs if len(run) > 1]


def _crossing(a: tuple[float, float], b: tuple[float, float], level: float) -> float:
    """Return where a line between two points crosses a level; near an infinite one, just there."""
    if not (np.isfinite(a[1]) and np.isfinite(b[1])):
        return b[0] if np.isfinite(a[1]) else a[0]
    return a[0] + (level - a[1]) / (b[1] - a[1]) * (b[0] - a[0])


def _paint_mean(painter: QPainter, frame: Frame, mean: MeanMark, now: Theme) -> None:
    """Paint the band of theory and the measured mean, both standing on the axis."""
    if mean.band is not None:
        low, high = (min(max(end, frame.x.low), frame.x.high) for end in mean.band)
        left, right = frame.x_px(low), frame.x_px(high)
        area = QRectF(left, frame.top, max(right - left, now.line_px(1.0)), frame.height)
        painter.fillRect(area, now.colour("text", 0.12))
    if not frame.x.low <= mean.value <= frame.x.high:
        return
    at = QPointF(frame.x_px(mean.value), frame.bottom)
    painter.setPen(stroke(now.colour(mean.token), now.line_px(1.4)))
    painter.drawLine(QLineF(at, at - QPointF(0, now.px(16))))
    draw_mark(painter, at, mean.mark, now.line_px(9.0), now.colour(mean.token), None)


def _paint_label(
    painter: QPainter, frame: Frame, curve: DensityCurve, now: Theme, symbols: SymbolSpots
) -> None:
    """Write a curve's label with a thin line to the curve."""
    if not curve.label:
        return
    size = now.text_px("body" if curve.style == "dashed" else "label")
    x = frame.left + curve.label_at[0] * frame.width
    room = max(frame.right - x - now.px(2), 0.3 * frame.width)
    lines = wrap(curve.label, room, size)
    line = max((layout(each, size) for each in lines), key=lambda line: line.width)
    x = max(frame.left + now.px(4), min(x, frame.right - line.width - now.px(2)))
    # The lines go up from here; none of them leaves the plot.
    y = frame.top + max(curve.label_at[1] * frame.height, (1.3 * len(lines) - 0.3) * size)
    foot = QPointF(frame.x_px(curve.label_x), frame.y_px(_height(curve.points, curve.label_x)))
    start = _pointer_start(foot, x, y, line, size)
    painter.setPen(stroke(now.colour("text"), now.line_px(0.8)))
    painter.drawLine(QLineF(start, foot))
    token = "text" if curve.style == "dashed" else "muted"
    for number, each in enumerate(lines):
        # Upwards, so that the last line stays where the pointer goes out.
        at = QPointF(x, y - 1.3 * size * (len(lines) - 1 - number))
        symbols.draw_in(
            painter, at, each, size, now.colours, default=token, halo=now.colour("ground"),
            halo_px=now.line_px(4.0),
        )  # fmt: skip


def _pointer_start(foot: QPointF, x: float, y: float, line: Layout, size: float) -> QPointF:
    """Return the side of the label from which the pointer goes out."""
    middle = y - 0.32 * size
    if foot.x() < x - LABEL_GAP:
        return QPointF(x - LABEL_GAP, middle)
    if foot.x() > x + line.width + LABEL_GAP:
        return QPointF(x + line.width + LABEL_GAP, middle)
    near = min(max(foot.x(), x), x + line.width)
    return QPointF(near, y + 0.35 * size if foot.y() > y else y - size)


def _height(points: Sequence[tuple[float, float]], x: float) -> float:
    return min(points, key=lambda point: abs(point[0] - x))[1]
