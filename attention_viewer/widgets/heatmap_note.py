"""A note beside the pointer with the value of a cell that is too small for its number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.heatmap_layout import elided
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain

DOT, GAP = " \u00b7 ", "   "


class HoverNote(QWidget):
    """Lies over its parent; the mouse passes through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"{parent.objectName()}_note")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._over = parent
        self._markup = ""
        self.hide()

    @property
    def markup(self) -> str:
        """What it says."""
        return self._markup

    def say(self, labels: tuple[str, str], value: str, beside: QRect) -> None:
        """Show a value and the labels of its cell beside a rectangle of the parent.

        Labels that are too long for the parent are cut, the value never; nothing is covered.
        """
        now = theme.current()
        size, most = now.text_px("body"), self._over.width() - now.px(20)
        room = (most - layout(f"{DOT}{GAP}{value}", size, 500).width) / 2
        # Words are measured light but painted heavier.
        self._markup = f"{DOT.join(elided(each, size, 0.93 * room) for each in labels)}{GAP}{value}"
        self.setAccessibleName(f"{DOT.join(map(plain, labels))}{GAP}{value}")
        width = round(layout(self._markup, size, 500).width) + now.px(20)
        height = round(1.7 * size)
        x = min(max(0, beside.center().x() - width // 2), max(0, self._over.width() - width))
        y = beside.top() - height - now.px(8)
        if y < 0:
            y = beside.bottom() + now.px(8)
        self.setGeometry(x, y, width, height)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        draw_frame(painter, QRectF(self.rect()), now, fill=now.colour("ground"), edge="text")
        size = now.text_px("body")
        line = layout(self._markup, size, 500)
        at = QPointF((self.width() - line.width) / 2, self.height() / 2 + 0.36 * size)
        draw(painter, at, line, now.colours)
