"""A thin line between two parts of a page."""

from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme

HEIGHT_PX = 2
OPACITY = 0.55


class Rule(QWidget):
    """A horizontal line as wide as its place; it says nothing and takes no focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line in the colour of edges."""
        painter = QPainter(self)
        now = theme.current()
        painter.setPen(QPen(now.colour("edge", OPACITY), now.line_px(1.0)))
        painter.drawLine(0, 1, self.width(), 1)
