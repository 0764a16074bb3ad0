"""A remark of one line that gives way: it is there where the page has room for it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.rich_label import LINE_SPACING


class Remark(QWidget):
    """Shows the longest of several wordings that fits."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._wordings: tuple[str, ...] = ()
        theme.follow(self)

    @property
    def wordings(self) -> tuple[str, ...]:
        """What it may say, the longest first."""
        return self._wordings

    def say(self, wordings: Sequence[str]) -> None:
        """Show other words, markup, the longest first."""
        if tuple(wordings) != self._wordings:
            self._wordings = tuple(wordings)
            self.setAccessibleName(plain(wordings[0]))
            self.update()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for a line."""
        return QSize(0, round(LINE_SPACING * theme.current().text_px("label")))

    def minimumSizeHint(self) -> QSize:
        """Return no room at all."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the longest wording that fits, if any does."""
        now = theme.current()
        size = now.text_px("label")
        if self.height() < size:
            return
        lines = (layout(each, size) for each in self._wordings)
        fitting = (line for line in lines if line.width <= self.width())
        line = next(fitting, None)
        if line is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            at = QPointF(0.0, self.height() / 2 + 0.36 * size)
            draw(painter, at, line, now.colours, "muted")
