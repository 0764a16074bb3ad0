"""A slider over any increasing scale, with ticks and words of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.core.formatting import fixed
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.spoken import Words

HANDLE = 8
PAGE = 10
STEPS: dict[int, int] = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: PAGE,
    Qt.Key.Key_PageDown: -PAGE,
}


class ValueSlider(QWidget):
    """Picks a value between two limits on a linear or doubling scale.

    Parameters
    ----------
    minimum, maximum
        Ends of the track.
    step
        The values are ``minimum + n * step`` (linear) or whole numbers (doubling).
    doubling
        Whether equal distances mean equal factors.
    ticks
        Values marked under the track; none leaves the room out.
    decimals
        Of the tick labels and of the value read to assistive technology.

    Signals
    -------
    moved(value)
        While dragging or stepping.
    released()
        When a drag or a key press has ended; ends an undo step.
    """

    KEY_HELP = key_help.SLIDER

    moved = Signal(object)
    released = Signal()

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        parent: QWidget,
        *,
        minimum: float,
        maximum: float,
        step: float = 1.0,
        doubling: bool = False,
        ticks: Sequence[float] = (),
        decimals: int = 0,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._minimum, self._maximum, self._step = minimum, maximum, step
        self._doubling, self._ticks, self._decimals = doubling, tuple(ticks), decimals
        self._value = minimum
        self._dragging = False
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)
        self._describe()

    @property
    def value(self) -> float:
        """The value shown; between two stops when it was set so."""
        return self._value

    def set_value(self, value: float) -> None:
        """Show a value without a signal; beyond the ends the handle stands at the end."""
        if value != self._value:
            self._value = value
            self._describe()
            self.update()

    @property
    def named(self) -> list[float]:
        """Which marked values have their numbers below them; all that have room."""
        return [tick for tick, _, _ in self._named()]

    def set_limits(self, minimum: float, maximum: float, ticks: Sequence[float] = ()) -> None:
        """Change the ends and the marked values; the value stays."""
        self._minimum, self._maximum, self._ticks = minimum, maximum, tuple(ticks)
        self.updateGeometry()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(fixed(self._value, self._decimals))

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for track and ticks."""
        now = theme.current()
        ticks = round(1.5 * now.text_px("tick")) if self._ticks else 0
        return QSize(now.px(160), now.px(2 * HANDLE + 8) + ticks)

    def minimumSizeHint(self) -> QSize:
        """Return a track that can still be hit."""
        return QSize(theme.current().px(80), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with arrow and page keys, jump with Home and End."""
        key = event.key()
        ends: dict[int, float] = {Qt.Key.Key_Home: self._minimum, Qt.Key.Key_End: self._maximum}
        if key in ends:
            self._move_to(ends[key])
        elif key in STEPS:
            self._move_to(self._stepped(STEPS[key]))
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the undo step."""
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat():
            self.released.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the handle to the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragging = True
            self._move_to(self._snapped(self._at_x(event.position().x())))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the handle."""
        if self._dragging:
            self._move_to(self._snapped(self._at_x(event.position().x())))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the handle go."""
        if self._dragging:
            self._dragging = False
            self.released.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track, ticks and handle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        y = now.px(HANDLE + 4)
        self._paint_ticks(painter, now, y)
        x = self._x_of(min(max(self._value, self._minimum), self._maximum))
        token = "text" if self.isEnabled() else "edge"
        self._paint_track(painter, now, y, self._left(), self.width() - self._left(), "edge")
        self._paint_track(painter, now, y, self._left(), x, token)
        painter.setPen(QPen(now.colour("ground"), now.line_px(2)))
        painter.setBrush(now.colour(token))
        painter.drawEllipse(QPointF(x, y), now.px(HANDLE), now.px(HANDLE))

    def _paint_track(
        self, painter: QPainter, now: theme.Theme, y: float, start: float, end: float, token: str
    ) -> None:
        pen = QPen(now.colour(token), now.line_px(4))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(start, y), QPointF(end, y))

    def _paint_ticks(self, painter: QPainter, now: theme.Theme, y: float) -> None:
        size = now.text_px("tick")
        painter.setPen(QPen(now.colour("edge"), now.line_px(1)))
        for tick in self._ticks:
            x = self._x_of(tick)
            painter.drawLine(QPointF(x, y + now.px(4)), QPointF(x, y + now.px(9)))
        for tick, left, _ in self._named():
            here = tick == self._value
            painter.setFont(_font(here))
            painter.setPen(now.colour("text" if here else "muted"))
            painter.drawText(QPointF(left, y + now.px(10) + size), fixed(tick, self._decimals))

    def _named(self) -> list[tuple[float, float, float]]:
        """Return the marked values that have room for their numbers, and where these are.

        The value chosen comes first, then the ends; another number must not touch them.
        """
        placed: list[tuple[float, float, float]] = []
        apart = 0.25 * theme.current().text_px("tick")
        ends = (*self._ticks[-1:], *self._ticks[:1])
        chosen = [tick for tick in self._ticks if tick == self._value]
        for tick in dict.fromkeys((*chosen, *ends, *self._ticks)):
            metrics = QFontMetrics(_font(tick == self._value))
            width = metrics.horizontalAdvance(fixed(tick, self._decimals))
            left = min(max(0.0, self._x_of(tick) - width / 2), self.width() - width)
            right = left + width
            if all(right + apart <= start or left >= end + apart for _, start, end in placed):
                placed.append((tick, left, right))
        return sorted(placed)

    def _left(self) -> float:
        return float(theme.current().px(HANDLE + 2))

    def _x_of(self, value: float) -> float:
        room = self.width() - 2 * self._left()
        return self._left() + room * self._share(value)

    def _share(self, value: float) -> float:
        if self._doubling:
            return math.log(value / self._minimum) / math.log(self._maximum / self._minimum)
        return (value - self._minimum) / (self._maximum - self._minimum)

    def _at_x(self, x: float) -> float:
        room = max(1.0, self.width() - 2 * self._left())
        share = min(max((x - self._left()) / room, 0.0), 1.0)
        if self._doubling:
            return self._minimum * math.exp(share * math.log(self._maximum / self._minimum))
        return self._minimum + share * (self._maximum - self._minimum)

    def _snapped(self, value: float) -> float:
        if self._doubling:
            return round(value)
        return round(self._minimum + round((value - self._minimum) / self._step) * self._step, 12)

    def _stepped(self, count: int) -> float:
        if not self._doubling:
            return self._snapped(self._value + count * self._step)
        if abs(count) == 1:
            return round(self._value) + count
        return round(self._value * (2.0 if count > 0 else 0.5))

    def _move_to(self, value: float) -> None:
        value = min(max(value, self._minimum), self._maximum)
        if value != self._value:
            self.set_value(value)
            self.moved.emit(value)


def _font(here: bool) -> QFont:
    size = theme.current().text_px("tick")
    return fonts.ui_font(size, 600 if here else 400, tabular=True)
