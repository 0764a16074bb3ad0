"""A dimension line over the blocks, with the words that tell how many numbers there are."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain

SMALLEST = 0.6


class SpanBracket(QWidget):
    """Paints a line from end to end, open in the middle for its words."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._markup = ""
        self._span = 0
        theme.follow(self)

    @property
    def markup(self) -> str:
        """The words shown."""
        return self._markup

    def show_words(self, markup: str, span: int) -> None:
        """Show words over the first ``span`` px."""
        self._markup, self._span = markup, span
        self.setAccessibleName(plain(markup))
        self.update()

    def on_theme_changed(self) -> None:
        """Take over the height."""
        self.setFixedHeight(round(1.6 * theme.current().text_px("body")))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint line and words, smaller where they would not fit."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        inset = now.px(2)
        right = float(min(self._span, self.width()) - inset)
        size = float(now.text_px("body"))
        least = SMALLEST * size
        while layout(self._markup, size).width > right - inset and size > least:
            size -= 1.0
        line = layout(self._markup, size)
        middle, y = (inset + right) / 2, self.height() / 2
        half = line.width / 2 + now.px(12)
        painter.setPen(QPen(now.colour("line"), now.line_px(1.0)))
        if middle - half > inset:
            rise = now.px(4)
            painter.drawLines(
                [
                    QLineF(inset, y, middle - half, y),
                    QLineF(middle + half, y, right, y),
                    QLineF(inset, y - rise, inset, y + rise),
                    QLineF(right, y - rise, right, y + rise),
                ]
            )
        x = max(middle - line.width / 2, 0.0)
        draw(painter, QPointF(x, y + 0.36 * size), line, now.colours)
