"""Histograms side by side, each with its own axis, marks and a curve; no hands on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.arrow import blend, dashed
from attention_viewer.widgets.arrow_text import draw_in
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.rich_label import wrap

EDGE = 24
_HEADROOM = 1.08
_FLAT_PX = 0.5
_LINE = 1.45


@dataclass(frozen=True)
class Histogram:
    """One histogram.

    Attributes
    ----------
    title, note
        Markup above and below.
    counts
        Of equal bins from ``low`` to ``high``.
    ticks
        Values with their labels.
    curve
        Heights in counts at equal distances from ``low`` to ``high``; may be empty.
    marks
        Values with a dashed upright line.
    hidden
        Whether what was drawn is hidden, see `hiding`.
    """

    title: str
    note: str
    counts: tuple[int, ...]
    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    curve: tuple[float, ...] = ()
    marks: tuple[float, ...] = ()
    hidden: bool = False


class SpreadPlot(QWidget):
    """Shows histograms next to each other, peaks drawn equally high."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._histograms: tuple[Histogram, ...] = ()
        self._note = ""
        theme.follow(self)

    @property
    def histograms(self) -> tuple[Histogram, ...]:
        """What is shown."""
        return self._histograms

    def show_histograms(self, histograms: Sequence[Histogram], note: str) -> None:
        """Show histograms and a line about all of them."""
        new = tuple(histograms)
        if (new, note) != (self._histograms, self._note):
            self._histograms, self._note = new, note
            self.update()

    def set_words(self, title: str, tip: str, description: str) -> None:
        """Change name, tooltip and description."""
        self.setAccessibleName(title)
        self.setToolTip(tip)
        self.setAccessibleDescription(description)

    def on_theme_changed(self) -> None:
        """Paint anew."""
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(640, 480)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which words fit."""
        return QSize(240, 180)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the histograms and the line below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        painter.fillRect(self.rect(), now.colour("ground"))
        edge, size = now.px(EDGE), now.text_px("tick")
        lines = wrap(self._note, self.width() - 2 * edge, size)
        foot = self.height() - now.px(10) - _LINE * size * (len(lines) - 1)
        for number, line in enumerate(lines):
            at = QPointF(edge, foot + _LINE * size * number)
            draw_in(painter, at, line, size, now.colours, default="muted")
        count = max(1, len(self._histograms))
        gap = now.px(40)
        wide = (self.width() - 2 * edge - gap * (count - 1)) / count
        high = foot - 1.6 * size
        # Axes at one height, whatever the notes below take: that is the comparison.
        notes = [wrap(histogram.note, wide, size) for histogram in self._histograms]
        rows = max(map(len, notes), default=0)
        for number, histogram in enumerate(self._histograms):
            area = QRectF(edge + number * (wide + gap), 0, wide, high)
            _Painter(painter, histogram, area, now, notes[number], rows).paint()


class _Painter:
    """Paints one histogram into an area."""

    def __init__(
        self,
        painter: QPainter,
        histogram: Histogram,
        area: QRectF,
        now: Theme,
        note: list[str],
        note_rows: int,
    ) -> None:
        self._painter, self._data, self._area, self._now = painter, histogram, area, now
        self._title_px = now.text_px("picture")
        self._tick_px = now.text_px("tick")
        self._note_lines = note
        top = area.top() + 2.2 * self._title_px
        below = (1.9 + _LINE * note_rows) * self._tick_px + now.px(8)
        self._plot = QRectF(area.left(), top, area.width(), area.bottom() - top - below)
        tallest = max((*histogram.counts, *histogram.curve, 1))
        self._scale = self._plot.height() / (_HEADROOM * tallest)

    def paint(self) -> None:
        """Paint title, bars, curve, marks, axis and note."""
        now = self._now
        at = QPointF(self._area.left(), self._area.top() + 1.1 * self._title_px)
        draw_in(self._painter, at, self._data.title, self._title_px, now.colours, weight=600)
        if self._data.hidden:
            draw_question(self._painter, self._plot, now)
        else:
            self._paint_bars()
            self._paint_marks()
            self._paint_curve()
        self._paint_axis()
        y = self._plot.bottom() + 1.6 * self._tick_px + now.px(4)
        for line in self._note_lines:
            y += _LINE * self._tick_px
            draw_in(
                self._painter,
                QPointF(self._area.left(), y),
                line,
                self._tick_px,
                now.colours,
                default="muted",
            )

    def _x(self, value: float) -> float:
        share = (value - self._data.low) / (self._data.high - self._data.low)
        return self._plot.left() + share * self._plot.width()

    def _paint_bars(self) -> None:
        now = self._now
        wide = self._plot.width() / len(self._data.counts)
        self._painter.setPen(QPen(now.colour("ground"), min(1.0, 0.15 * wide)))
        # Neutral: these are neither queries nor keys, but both together.
        self._painter.setBrush(blend(now.colour("line"), now.colour("ground"), 0.55))
        for number, count in enumerate(self._data.counts):
            if count:
                high = count * self._scale
                left = self._plot.left() + number * wide
                self._painter.drawRect(QRectF(left, self._plot.bottom() - high, wide, high))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_marks(self) -> None:
        now = self._now
        self._painter.setPen(dashed(now.colour("text"), now.line_px(1.5), 6.0, 4.0))
        for value in self._data.marks:
            x = self._x(value)
            self._painter.drawLine(QPointF(x, self._plot.top()), QPointF(x, self._plot.bottom()))

    def _paint_curve(self) -> None:
        curve = self._data.curve
        if not curve:
            return
        now = self._now
        last = len(curve) - 1
        points = [
            QPointF(
                self._plot.left() + self._plot.width() * number / last,
                self._plot.bottom() - height * self._scale,
            )
            for number, height in enumerate(curve)
            if height * self._scale > _FLAT_PX
        ]
        self._painter.setPen(dashed(now.colour("text"), now.line_px(1.75), 6.0, 4.0))
        self._painter.drawPolyline(QPolygonF(points))

    def _paint_axis(self) -> None:
        now = self._now
        y = self._plot.bottom()
        self._painter.setPen(QPen(now.colour("line"), now.line_px(1.2)))
        self._painter.drawLine(QPointF(self._plot.left(), y), QPointF(self._plot.right(), y))
        for value, label in self._data.ticks:
            x = self._x(value)
            self._painter.setPen(QPen(now.colour("line"), now.line_px(1.2)))
            self._painter.drawLine(QPointF(x, y), QPointF(x, y + now.px(4)))
            align = Qt.AlignmentFlag.AlignHCenter
            if value == self._data.low:
                align = Qt.AlignmentFlag.AlignLeft
            elif value == self._data.high:
                align = Qt.AlignmentFlag.AlignRight
            draw_in(
                self._painter,
                QPointF(x, y + now.px(6) + 0.9 * self._tick_px),
                label,
                self._tick_px,
                now.colours,
                align=align,
                default="muted",
            )
