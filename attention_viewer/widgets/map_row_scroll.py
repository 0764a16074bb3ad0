"""Rows of columns above one another that scroll sideways together."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from attention_viewer.runtime import theme

HEIGHT = 10


class SidewaysBar(QScrollBar):
    """A low horizontal scroll bar that shows its handle only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over the height."""
        self.setFixedHeight(theme.current().px(HEIGHT))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the low height."""
        return QSize(super().sizeHint().width(), theme.current().px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint track and handle, the latter darker while it is held."""
        if self.minimum() >= self.maximum():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        inset = now.px(2)
        painter.setPen(Qt.PenStyle.NoPen)
        held = self.isSliderDown() or self.underMouse()
        track = QRectF(self.rect()).adjusted(0, inset, 0, -inset)
        for area, colour in (
            (track, now.colour("text", 0.08)),
            (self._handle().adjusted(0, inset, 0, -inset), now.colour("line" if held else "edge")),
        ):
            painter.setBrush(colour)
            painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)

    def _handle(self) -> QRectF:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ScrollBarSlider
        kind = QStyle.ComplexControl.CC_ScrollBar
        return QRectF(self.style().subControlRect(kind, option, part, self))


class SidewaysScroll(QScrollArea):
    """Shows a wide widget through a window as wide as there is room; the wheel moves it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBar(SidewaysBar(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move sideways, whichever way the wheel turns; leave it alone when all is seen."""
        bar = self.horizontalScrollBar()
        turn = event.angleDelta()
        if bar.maximum() == bar.minimum():
            event.ignore()
            return
        bar.setValue(bar.value() - (turn.x() or turn.y()))
        event.accept()
