"""A remark of one line that gives way: it is there where the page has room for it.

A remark is words (markup) followed by numbers (plain text), which change at every edit.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_paint import draw_number, number_width
from attention_viewer.widgets.rich_label import LINE_SPACING

Wording = tuple[str, str]


class Remark(QWidget):
    """Shows the longest of several wordings that fits."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._wordings: tuple[Wording, ...] = ()
        theme.follow(self)

    @property
    def wordings(self) -> tuple[Wording, ...]:
        """What it may say, the longest first."""
        return self._wordings

    def say(self, wordings: Sequence[Wording]) -> None:
        """Show other words and numbers, the longest first."""
        if tuple(wordings) != self._wordings:
            self._wordings = tuple(wordings)
            words, numbers = wordings[0]
            self.setAccessibleName(f"{plain(words)} {numbers}")
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

    @property
    def shown(self) -> Wording | None:
        """The longest wording that fits; None where not even the shortest does."""
        size = theme.current().text_px("label")
        if self.height() < size:
            return None
        fitting = (
            (words, numbers)
            for words, numbers in self._wordings
            if _start(words, size) + number_width(numbers, size) <= self.width()
        )
        return next(fitting, None)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the longest wording that fits, if any does."""
        shown, now = self.shown, theme.current()
        if shown is None:
            return
        words, numbers = shown
        size = now.text_px("label")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base = self.height() / 2 + 0.36 * size
        draw(painter, QPointF(0.0, base), layout(words, size), now.colours, "muted")
        at = QPointF(_start(words, size), base)
        draw_number(painter, at, numbers, size, now.colour("muted"))


def _start(words: str, size: int) -> float:
    """Return where the numbers begin behind the words."""
    return layout(words, size).width + 0.3 * size
