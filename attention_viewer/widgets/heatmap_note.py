"""A note beside the pointer with the value of a cell that is too small for its number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain


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

    def say(self, markup: str, beside: QRect) -> None:
        """Show words beside a rectangle of the parent, without covering it."""
        now = theme.current()
        self._markup = markup
        self.setAccessibleName(plain(markup))
        size = now.text_px("body")
        width = round(layout(markup, size, 500).width) + now.px(20)
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
