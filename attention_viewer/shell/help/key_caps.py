"""Keys as they look on a keyboard, side by side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.math_layout import Layout, draw, layout
from attention_viewer.widgets.math_markup import escape

HEIGHT_EM = 1.8
PAD_EM = 0.45


class KeyCaps(QWidget):
    """Paints one cap for each key; any of them does the same."""

    def __init__(self, caps: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._caps = caps
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(caps))
        theme.follow(self)

    @property
    def caps(self) -> tuple[str, ...]:
        """What stands on the caps."""
        return self._caps

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for all caps in a row."""
        width = sum(self._width(line) for line in self._lines())
        return QSize(round(width + self._gap() * (len(self._caps) - 1)) + 1, self._height())

    def minimumSizeHint(self) -> QSize:
        """Return as `sizeHint`: no cap is left out."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the caps from the left."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, x = theme.current(), 0.0
        baseline = self._height() / 2 + 0.36 * self._size()
        for line in self._lines():
            width = self._width(line)
            area = QRectF(x, 0, width, self._height())
            draw_frame(painter, area, now, fill=now.colour("field"), edge="edge")
            draw(painter, QPointF(x + (width - line.width) / 2, baseline), line, now.colours)
            x += width + self._gap()

    def _size(self) -> int:
        return theme.current().text_px("label")

    def _height(self) -> int:
        return round(HEIGHT_EM * self._size())

    def _gap(self) -> int:
        return theme.current().px(4)

    def _width(self, line: Layout) -> float:
        return max(line.width + 2 * PAD_EM * self._size(), float(self._height()))

    def _lines(self) -> list[Layout]:
        return [layout(escape(cap), self._size(), 500) for cap in self._caps]
