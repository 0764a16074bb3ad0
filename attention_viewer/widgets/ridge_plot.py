"""Histograms above one another on one axis, each with the normal curve of its spread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.curve_plot_hover import draw_values
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import draw_in
from attention_viewer.widgets.plot_axes import Axis, Frame
from attention_viewer.widgets.plot_axes_cache import StillLayer
from attention_viewer.widgets.plot_axes_paint import (
    LegendItem,
    draw_grid,
    draw_title,
    draw_x_names,
    names_width,
    plot_area,
    stroke,
    title_height,
)
from attention_viewer.widgets.plot_axes_widget import PickPlot
from attention_viewer.widgets.ridge_plot_paint import bar_at, paint_curve, paint_ridge


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
    shares
        What part of all values is in each bar; empty where bars cannot be read.
    about
        What the histogram is of.
    """

    left: float
    step: float
    heights: tuple[float, ...]
    token: str
    hatched: bool = False
    firm: bool = True
    shares: tuple[float, ...] = ()
    about: Any = None


@dataclass(frozen=True)
class BarReading:
    """A bar that is pointed at: what its histogram is of, its ends, its share of all values."""

    about: Any
    low: float
    high: float
    share: float


@dataclass(frozen=True)
class RidgeRow:
    """The histograms of one value, and mean and spread of its normal curves.

    Parameters
    ----------
    words
        Shown at the right in place of a histogram that is yet to come.
    named
        Whether its value stands at its left: not needed where there is but one row.
    about
        What the row is of.
    """

    value: int
    ridges: tuple[Ridge, ...]
    curves: tuple[tuple[float, float], ...] = ()
    words: str = ""
    about: Any = None
    named: bool = True

    @property
    def name(self) -> str:
        """What stands at its left."""
        return str(self.value) if self.named else ""


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
    least
        Least height of a row over that of its name.
    some
        Says that not all are, with ``{shown}`` and ``{all}`` for the numbers of rows; may be empty.
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
    least: float = 1.0
    some: str = "{shown} / {all}"
    say: Callable[[RidgeRow, tuple[BarReading, ...]], str] | None = None
    description: str = ""


class RidgePlot(PickPlot):
    """Paints a `RidgeScene`."""

    _scene: RidgeScene | None = None
    _hovered: tuple[int, tuple[BarReading, ...]] | None = None

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(name, label, tip, parent)
        self._still, self._over = StillLayer(), StillLayer()

    @property
    def scene(self) -> RidgeScene | None:
        """What is shown."""
        return self._scene

    @property
    def hovered(self) -> tuple[BarReading, ...]:
        """The bars that are being read, one of each histogram there."""
        return self._hovered[1] if self._hovered else ()

    def set_scene(self, scene: RidgeScene) -> None:
        """Show a scene; repaints only the rows that differ when nothing else does."""
        old, self._scene = self._scene, scene
        if scene == old:
            return
        self.setAccessibleDescription(scene.description)
        read, self._hovered = self._hovered, self._bars_at(self._pointer)
        frame = self.frame()
        over = read is not None or self._hovered is not None  # values lie over other rows
        if old is None or frame is None or over or not _same_but_rows(old, scene):
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
        number = self._number_at(at)
        frame = self.frame()
        if number is None or frame is None:
            return None
        return self.values()[self._painted(frame)[number]]

    def hover_changed(self, at: QPointF | None) -> bool:
        """Read the bars under the pointer."""
        hovered = self._bars_at(at)
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()
        return hovered is not None

    def _number_at(self, at: QPointF) -> int | None:
        """Return which of the painted rows lies at a place."""
        frame = self.frame()
        if frame is None or not self.values() or not frame.top <= at.y() <= frame.bottom:
            return None
        last = len(self._painted(frame)) - 1
        return min(int((at.y() - frame.top) / self._pitch(frame)), last)

    def _bars_at(self, at: QPointF | None) -> tuple[int, tuple[BarReading, ...]] | None:
        """Return the index of the row at a place, and its bars there."""
        scene, frame = self._scene, self.frame()
        if at is None or scene is None or frame is None or scene.say is None or scene.hidden:
            return None
        number = self._number_at(at)
        if number is None or not frame.left <= at.x() <= frame.right:
            return None
        index = self._painted(frame)[number]
        read = [(each.about, bar_at(frame, each, at.x())) for each in scene.rows[index].ridges]
        bars = tuple(BarReading(about, *bar) for about, bar in read if bar is not None)
        return (index, bars) if bars else None

    def frame(self) -> Frame | None:
        """Return where the rows lie; None before there is a scene."""
        scene, now = self._scene, theme.current()
        if scene is None:
            return None
        names = [row.name for row in scene.rows]
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
                    paint_ridge(painter, frame, ridge, base, unit, scene)
        over = tuple(row.curves for row in rows), scene.top
        self._over.draw(painter, self, (key, over), self._paint_over)
        for number, row in enumerate(rows):
            if row.words and self._row_area(frame, number).intersects(dirty):
                self._paint_words(painter, frame, row.words, self._base(frame, number)[0])
        self._paint_read(painter, frame)

    def _paint_still(self, painter: QPainter) -> None:
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        rows = [scene.rows[index] for index in self._painted(frame)]
        legend = scene.legend
        if len(rows) < len(scene.rows) and scene.some:
            words = scene.some.format(shown=len(rows), all=len(scene.rows))
            legend = (LegendItem("", words), *legend)
        draw_title(painter, self.width(), now, scene.title, legend)
        for number, row in enumerate(rows):
            if row.value == scene.picked:
                painter.fillRect(self._row_area(frame, number), now.colour("text", 0.06))
        for number, row in enumerate(rows):
            self._paint_name(painter, frame, number, row)
        if scene.hidden:
            draw_question(painter, plot_area(frame), now)
            return
        draw_grid(painter, frame, now, rows=False)
        draw_x_names(painter, frame, now, scene.y_name)

    def _painted(self, frame: Frame) -> list[int]:
        """Return which rows are painted: all, or evenly chosen ones with the picked one."""
        values, least = self.values(), self._scene.least if self._scene else 1.0
        room = max(2, int(frame.height / (least * theme.current().text_px("tick"))))
        if len(values) <= room:
            return list(range(len(values)))
        chosen = [round(index * (len(values) - 1) / (room - 1)) for index in range(room)]
        picked = self.picked_value()
        if picked in values:
            index = values.index(picked)
            nearest = min(range(room), key=lambda number: abs(chosen[number] - index))
            chosen[nearest] = index
        return chosen

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
                paint_curve(painter, frame, (mean, spread), base, unit, now)
            painter.setPen(stroke(now.colour("line", 0.7), max(1.0, now.line_px(1.0))))
            painter.drawLine(QLineF(frame.left, base, frame.right, base))

    def _paint_name(self, painter: QPainter, frame: Frame, number: int, row: RidgeRow) -> None:
        now = theme.current()
        place = QPointF(frame.left - now.px(8), self._row_area(frame, number).bottom() - now.px(3))
        size = now.text_px("tick")
        right = Qt.AlignmentFlag.AlignRight
        draw_in(painter, place, row.name, size, now.colours, align=right)

    def _paint_read(self, painter: QPainter, frame: Frame) -> None:
        """Mark the widest bar that is pointed at, and say what all hold."""
        scene, now = self._scene, theme.current()
        if self._hovered is None or scene is None or scene.say is None:
            return
        index, bars = self._hovered
        painted = self._painted(frame)
        if index not in painted:  # the plot has become lower since
            return
        number = painted.index(index)
        area = self._row_area(frame, number)
        widest = max(bars, key=lambda bar: bar.high - bar.low)
        left, right = (
            min(max(frame.x_px(end), frame.left), frame.right) for end in (widest.low, widest.high)
        )
        bar = QRectF(left, area.top(), right - left, area.height())
        painter.fillRect(bar, now.colour("text", 0.25))
        row = scene.rows[index]
        at = QPointF(bar.center().x(), area.top())
        words, room = scene.say(row, bars), QRectF(self.rect())
        draw_values(painter, at, room, now, words, depth=area.height())

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
    names = scene.title, scene.x, scene.y_name, scene.legend, scene.some
    return names, values, scene.picked, scene.least, scene.hidden


def _same_but_rows(one: RidgeScene, other: RidgeScene) -> bool:
    return _still_key(one) == _still_key(other) and (one.top, one.faded) == (
        other.top,
        other.faded,
    )
