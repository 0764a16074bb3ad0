"""Histograms above one another on one axis, each with the normal curve of its spread."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import draw_in
from attention_viewer.widgets.plot_axes import Axis, Frame
from attention_viewer.widgets.plot_axes_cache import StillLayer, fill_hatched, paints_pixels
from attention_viewer.widgets.plot_axes_paint import (
    DASHES,
    HATCH_PITCH,
    LegendItem,
    draw_grid,
    draw_title,
    draw_x_names,
    hatch_lines,
    names_width,
    stroke,
    title_height,
)
from attention_viewer.widgets.plot_axes_widget import PickPlot

CURVE_POINTS = 49
CURVE_SPAN = 4.0
LEAST_ROW = 1.0
"""Least height of a row over that of its name."""
LEAST_BAR_PX = 1.2
"""Narrower bars are joined: they would cost time and show nothing."""


@dataclass(frozen=True)
class Ridge:
    """One histogram.

    Parameters
    ----------
    left, step
        Lower end of the first bar and width of each, in values of the x axis.
    heights
        Of the bars; 1 is the height of the normal curve's peak.
    hatched
        Hatched, else plain.
    firm
        False while the run goes on: painted lighter.
    """

    left: float
    step: float
    heights: tuple[float, ...]
    token: str
    hatched: bool = False
    firm: bool = True


@dataclass(frozen=True)
class RidgeRow:
    """The histograms of one value, and mean and spread of its normal curves.

    Parameters
    ----------
    words
        Shown at the right in place of a histogram that is yet to come.
    """

    value: int
    ridges: tuple[Ridge, ...]
    curves: tuple[tuple[float, float], ...] = ()
    words: str = ""


@dataclass(frozen=True)
class RidgeScene:
    """Everything that a ridge plot shows.

    Parameters
    ----------
    rows
        From top to bottom; where there is no room for all, the picked one and some others are
        painted.
    top
        Height of a row, 1 being the peak.
    some
        Says so, with ``{shown}`` and ``{all}`` for the numbers of rows.
    hidden
        Whether results are hidden, see `hiding`.
    """

    title: str
    x: Axis
    rows: tuple[RidgeRow, ...]
    y_name: str = ""
    picked: int | None = None
    top: float = 1.3
    faded: bool = False
    hidden: bool = False
    legend: tuple[LegendItem, ...] = ()
    some: str = "{shown} / {all}"
    description: str = ""


class RidgePlot(PickPlot):
    """Paints a `RidgeScene`."""

    _scene: RidgeScene | None = None

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(name, label, tip, parent)
        self._still, self._over = StillLayer(), StillLayer()

    @property
    def scene(self) -> RidgeScene | None:
        """What is shown."""
        return self._scene

    def set_scene(self, scene: RidgeScene) -> None:
        """Show a scene; repaints only the rows that differ when nothing else does."""
        old, self._scene = self._scene, scene
        if scene == old:
            return
        self.setAccessibleDescription(scene.description)
        frame = self.frame()
        if old is None or frame is None or not _same_but_rows(old, scene):
            self.update()
            return
        for number, index in enumerate(self._painted(frame)):
            if old.rows[index] != scene.rows[index]:
                self.update(self._row_area(frame, number).toRect())

    def values(self) -> Sequence[int]:
        """Return the values from top to bottom."""
        return [row.value for row in self._scene.rows] if self._scene else []

    def picked_value(self) -> int | None:
        """Return the value picked."""
        return self._scene.picked if self._scene else None

    def value_near(self, at: QPointF) -> int | None:
        """Return the value of the row at a place."""
        frame = self.frame()
        if frame is None or not self.values() or not frame.top <= at.y() <= frame.bottom:
            return None
        painted = self._painted(frame)
        number = int((at.y() - frame.top) / self._pitch(frame))
        return self.values()[painted[min(number, len(painted) - 1)]]

    def frame(self) -> Frame | None:
        """Return where the rows lie; None before there is a scene."""
        scene, now = self._scene, theme.current()
        if scene is None:
            return None
        names = [str(row.value) for row in scene.rows]
        left = max(names_width(names, now) + now.px(8), float(now.px(36)))
        top = title_height(now) + now.px(6)
        right = self.width() - now.px(4)
        bottom = self.height() - 1.5 * now.text_px("tick") - now.px(4)
        size = max(1.0, right - left), max(1.0, bottom - top)
        return Frame(left, top, *size, scene.x, Axis(0.0, 1.0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows that need it."""
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        key = _still_key(scene), now
        self._still.draw(painter, self, key, self._paint_still)
        if scene.hidden:
            return
        dirty = QRectF(event.rect())
        rows = [scene.rows[index] for index in self._painted(frame)]
        for number, row in enumerate(rows):
            if self._row_area(frame, number).intersects(dirty):
                base, unit = self._base(frame, number)
                for ridge in row.ridges:
                    _paint_ridge(painter, frame, ridge, base, unit, scene)
        over = tuple(row.curves for row in rows), scene.top
        self._over.draw(painter, self, (key, over), self._paint_over)
        for number, row in enumerate(rows):
            if row.words and self._row_area(frame, number).intersects(dirty):
                self._paint_words(painter, frame, row.words, self._base(frame, number)[0])

    def _paint_still(self, painter: QPainter) -> None:
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        rows = [scene.rows[index] for index in self._painted(frame)]
        legend = scene.legend
        if len(rows) < len(scene.rows):
            words = scene.some.format(shown=len(rows), all=len(scene.rows))
            legend = (LegendItem("", words), *legend)
        draw_title(painter, self.width(), now, scene.title, legend)
        for number, row in enumerate(rows):
            if row.value == scene.picked:
                painter.fillRect(self._row_area(frame, number), now.colour("text", 0.06))
        for number, row in enumerate(rows):
            self._paint_name(painter, frame, number, row)
        if scene.hidden:
            self._paint_questions(painter, frame, now)
            return
        draw_grid(painter, frame, now, rows=False)
        draw_x_names(painter, frame, now, scene.y_name)

    def _painted(self, frame: Frame) -> list[int]:
        """Return which rows are painted: all, or evenly chosen ones with the picked one."""
        values = self.values()
        room = max(2, int(frame.height / (LEAST_ROW * theme.current().text_px("tick"))))
        if len(values) <= room:
            return list(range(len(values)))
        chosen = [round(index * (len(values) - 1) / (room - 1)) for index in range(room)]
        picked = self.picked_value()
        if picked in values:
            index = values.index(picked)
            nearest = min(range(room), key=lambda number: abs(chosen[number] - index))
            chosen[nearest] = index
        return chosen

    def _paint_questions(self, painter: QPainter, frame: Frame, now: Theme) -> None:
        for number in range(len(self._painted(frame))):
            row, gap = self._row_area(frame, number), now.px(4)
            plate = QRectF(frame.left, row.top() + gap, frame.width, row.height() - gap)
            draw_question(painter, plate, now)

    def _pitch(self, frame: Frame) -> float:
        return frame.height / max(1, len(self._painted(frame)))

    def _row_area(self, frame: Frame, number: int) -> QRectF:
        """Return a row's area in whole px, so that painting one row touches no other."""
        pitch = self._pitch(frame)
        top = round(frame.top + number * pitch)
        return QRectF(0, top, self.width(), round(frame.top + (number + 1) * pitch) - top)

    def _base(self, frame: Frame, number: int) -> tuple[float, float]:
        """Return a row's base line and the height of 1 above it."""
        area, now = self._row_area(frame, number), theme.current()
        top = self._scene.top if self._scene else 1.0
        return area.bottom() - 0.5, (area.height() - now.px(3)) / top

    def _paint_over(self, painter: QPainter) -> None:
        """Paint normal curves and base lines, which lie over the histograms and stand still."""
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        for number, index in enumerate(self._painted(frame)):
            row, (base, unit) = scene.rows[index], self._base(frame, number)
            for mean, spread in row.curves:
                _paint_curve(painter, frame, (mean, spread), base, unit, now)
            painter.setPen(stroke(now.colour("line", 0.7), max(1.0, now.line_px(1.0))))
            painter.drawLine(QLineF(frame.left, base, frame.right, base))

    def _paint_name(self, painter: QPainter, frame: Frame, number: int, row: RidgeRow) -> None:
        now = theme.current()
        place = QPointF(frame.left - now.px(8), self._row_area(frame, number).bottom() - now.px(3))
        size = now.text_px("tick")
        right = Qt.AlignmentFlag.AlignRight
        draw_in(painter, place, str(row.value), size, now.colours, align=right)

    def _paint_words(self, painter: QPainter, frame: Frame, words: str, base: float) -> None:
        now = theme.current()
        size = now.text_px("tick")
        end = QPointF(frame.right, base - self._pitch(frame) / 2 + 0.36 * size)
        draw_in(
            painter,
            end,
            words,
            size,
            now.colours,
            align=Qt.AlignmentFlag.AlignRight,
            default="muted",
            halo=now.colour("ground"),
        )


def _still_key(scene: RidgeScene) -> tuple[object, ...]:
    """Return everything that does not change while a run goes on."""
    values = tuple(row.value for row in scene.rows)
    return scene.title, scene.x, values, scene.y_name, scene.picked, scene.legend, scene.hidden


def _same_but_rows(one: RidgeScene, other: RidgeScene) -> bool:
    return _still_key(one) == _still_key(other) and (one.top, one.faded) == (
        other.top,
        other.faded,
    )


def _paint_ridge(
    painter: QPainter, frame: Frame, ridge: Ridge, base: float, unit: float, scene: RidgeScene
) -> None:
    now = theme.current()
    left, step, heights = _visible_bars(frame, ridge, unit, scene.top)
    if not heights.size or not heights.any():
        return
    x = left + step * np.arange(heights.size + 1)
    steps_x, steps_y = np.repeat(x, 2), np.concatenate(([0.0], np.repeat(heights, 2), [0.0]))
    outline = QPolygonF(
        [QPointF(a, base - b) for a, b in zip(steps_x.tolist(), steps_y.tolist(), strict=True)]
    )
    fade = 0.4 if scene.faded else 1.0
    colour = now.colour(ridge.token, fade)
    lighter = 0.12 if ridge.hatched else (0.55 if ridge.firm else 0.25)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.colour(ridge.token, lighter * fade))
    # The outline smooths the edges of what is filled here in a quarter of the time.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.drawPolygon(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if ridge.hatched and paints_pixels(painter):
        fill_hatched(painter, outline, colour, now.line_px(1.0), now.line_px(HATCH_PITCH))
    elif ridge.hatched:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(stroke(colour, now.line_px(1.0)))
        painter.drawLines(hatch_lines(left, base, step, heights, now.line_px(HATCH_PITCH)))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(stroke(colour, now.line_px(1.1)))
    painter.drawPolyline(outline)


def _visible_bars(
    frame: Frame, ridge: Ridge, unit: float, top: float
) -> tuple[float, float, np.ndarray]:
    """Return left edge, width and heights in px of the bars within the axis, no empty ends."""
    heights = np.minimum(np.asarray(ridge.heights), top)
    step = ridge.step / (frame.x.high - frame.x.low) * frame.width
    left = frame.x_px(ridge.left)
    joined = max(1, math.ceil(LEAST_BAR_PX / step))
    if joined > 1:
        heights = np.pad(heights, (0, -heights.size % joined)).reshape(-1, joined).mean(axis=1)
        step *= joined
    filled = np.flatnonzero(heights)
    if not filled.size:
        return left, step, heights[:0]
    first = max(int(filled[0]), math.ceil((frame.left - left) / step - 1e-9))
    last = min(int(filled[-1]) + 1, math.floor((frame.right - left) / step + 1e-9))
    return left + first * step, step, unit * heights[first : max(first, last)]


def _paint_curve(
    painter: QPainter,
    frame: Frame,
    normal: tuple[float, float],
    base: float,
    unit: float,
    now: Theme,
) -> None:
    """Paint a normal curve with its peak at height 1."""
    mean, spread = normal
    z = np.linspace(-CURVE_SPAN, CURVE_SPAN, CURVE_POINTS)
    x = mean + spread * z
    shown = (x >= frame.x.low) & (x <= frame.x.high)
    fraction = (x[shown] - frame.x.low) / (frame.x.high - frame.x.low)
    places = frame.left + fraction * frame.width
    heights = base - unit * np.exp(-0.5 * z[shown] ** 2)
    painter.setPen(stroke(now.colour("text"), now.line_px(1.2), DASHES))
    painter.drawPolyline(
        QPolygonF([QPointF(a, b) for a, b in zip(places.tolist(), heights.tolist(), strict=True)])
    )
