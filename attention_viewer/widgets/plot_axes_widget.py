"""Base of plots in which one value is picked: by click, by arrow keys, and marked everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.spoken import Words

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class PickPlot(QWidget):
    """A plot over a few whole numbers, of which one is picked.

    Signals
    -------
    picked(value)
        When the person picked a number by mouse or keyboard. Subclasses tell in `values` and
        `picked_value` what there is, and in `value_near` what lies under the pointer.
    """

    KEY_HELP = key_help.PLOT

    picked = Signal(object)

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pointer: QPointF | None = None
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    def values(self) -> Sequence[int]:
        """Return the numbers in the order in which the keys walk through them."""
        raise NotImplementedError

    def picked_value(self) -> int | None:
        """Return the number picked."""
        raise NotImplementedError

    def value_near(self, at: QPointF) -> int | None:
        """Return the number at a place of the widget."""
        raise NotImplementedError

    def hover_changed(self, at: QPointF | None) -> bool:
        """Take note of the pointer; tell whether values are shown for it."""
        del at
        return False

    def on_theme_changed(self) -> None:
        """Measure and paint anew."""
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which the plot can be read."""
        now = theme.current()
        return QSize(now.px(90), now.px(70))

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(280), now.px(250))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the number under the pointer."""
        value = self.value_near(event.position())
        if event.button() == Qt.MouseButton.LeftButton and value is not None:
            self.picked.emit(value)
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the values under the pointer."""
        self._pointer = event.position()
        shown = self.hover_changed(self._pointer)
        hand = Qt.CursorShape.PointingHandCursor if shown else Qt.CursorShape.ArrowCursor
        self.setCursor(hand)

    def leaveEvent(self, event: QEvent) -> None:
        """Show no values any more."""
        self._pointer = None
        self.hover_changed(None)
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the tooltip away from values that are being read."""
        if event.type() == QEvent.Type.ToolTip and self.hover_changed(self._pointer):
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the arrow keys, jump with Home and End."""
        values = list(self.values())
        key = Qt.Key(event.key())
        if not values or key not in {*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End}:
            super().keyPressEvent(event)
            return
        self.picked.emit(_next_value(values, self.picked_value(), key))


def _next_value(values: list[int], picked: int | None, key: Qt.Key) -> int:
    if key == Qt.Key.Key_Home:
        return values[0]
    if key == Qt.Key.Key_End or picked not in values:
        return values[-1]
    place = values.index(picked) + _STEPS[key]
    return values[min(max(place, 0), len(values) - 1)]
