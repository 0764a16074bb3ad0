"""A narrow scroll bar that takes no room from the controls beside it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

from attention_viewer.runtime import theme

WIDTH = 10


class SlimScrollBar(QScrollBar):
    """A vertical scroll bar that shows its handle only."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over the width."""
        self.setFixedWidth(theme.current().px(WIDTH))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the narrow width."""
        return QSize(theme.current().px(WIDTH), super().sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the handle as a rounded bar, darker while it is held."""
        if self.minimum() >= self.maximum():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar,
            option,
            QStyle.SubControl.SC_ScrollBarSlider,
            self,
        )
        inset = now.px(2)
        bar = QRectF(handle).adjusted(inset, inset, -inset, -inset)
        painter.setPen(Qt.PenStyle.NoPen)
        held = self.isSliderDown() or self.underMouse()
        painter.setBrush(now.colour("line" if held else "edge"))
        painter.drawRoundedRect(bar, bar.width() / 2, bar.width() / 2)
