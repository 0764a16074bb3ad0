"""A narrow scroll bar that takes no room from the controls beside it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

from attention_viewer.runtime import theme

WIDTH = 10


class SlimScrollBar(QScrollBar):
    """A scroll bar that shows its handle only."""

    def __init__(
        self, parent: QWidget, orientation: Qt.Orientation = Qt.Orientation.Vertical
    ) -> None:
        super().__init__(orientation, parent)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over the width."""
        if self.orientation() is Qt.Orientation.Vertical:
            self.setFixedWidth(theme.current().px(WIDTH))
        else:
            self.setFixedHeight(theme.current().px(WIDTH))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the narrow width."""
        width, hint = theme.current().px(WIDTH), super().sizeHint()
        upright = self.orientation() is Qt.Orientation.Vertical
        return QSize(width, hint.height()) if upright else QSize(hint.width(), width)

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
        painter.drawRoundedRect(bar, *(min(bar.width(), bar.height()) / 2,) * 2)
