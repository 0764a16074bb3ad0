"""Lets what goes on below the edge of a scroll area fade out, where it would look cut off."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Slot
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from attention_viewer.runtime import theme

HEIGHT = 18


class ScrollFade(QWidget):
    """Lies over the lower edge of a scroll area while there is more below.

    Parameters
    ----------
    area
        The scroll area, on the ground of a panel.
    parent
        Where the area lies, too. The mouse passes through.
    """

    def __init__(self, area: QScrollArea, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"{area.objectName()}_fade")
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        bar = area.verticalScrollBar()
        bar.rangeChanged.connect(self._place)
        bar.valueChanged.connect(self._place)
        area.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the area."""
        kinds = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if watched is self._area and event.type() in kinds:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel's ground, thicker towards the edge."""
        ground = theme.current().colour("panel")
        clear = theme.current().colour("panel", 0.0)
        gradient = QLinearGradient(QPointF(0, 0), QPointF(0, self.height()))
        gradient.setColorAt(0.0, clear)
        gradient.setColorAt(1.0, ground)
        QPainter(self).fillRect(self.rect(), gradient)

    @Slot()
    def _place(self) -> None:
        bar, seen = self._area.verticalScrollBar(), self._area.geometry()
        height = theme.current().px(HEIGHT)
        width = self._area.viewport().width() - 1  # beside the line at the panel's edge
        self.setGeometry(QRect(seen.left() + 1, seen.bottom() + 1 - height, width, height))
        self.setVisible(bar.value() < bar.maximum() and not self._area.isHidden())
        self.raise_()
