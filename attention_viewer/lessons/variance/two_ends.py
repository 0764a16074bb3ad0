"""Words that change many times a second, at both ends of a line, without moving anything else."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.math_markup import plain

SMALLEST = 0.45
WANTED, LEAST = 14, 11
"""Widths over the height of the type."""


class TwoEnds(QWidget):
    """One line of markup at the left and one at the right; set smaller before they would touch.

    Its size depends on the theme alone, so new words never set the page in motion.
    """

    def __init__(
        self,
        name: str,
        parent: QWidget,
        *,
        role: str = "label",
        weight: int = 400,
        colour: str = "muted",
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._role, self._weight, self._colour = role, weight, colour
        self._left = self._right = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.follow(self)

    def set_words(self, left: str, right: str) -> None:
        """Show other words."""
        if (left, right) != (self._left, self._right):
            self._left, self._right = left, right
            self.setAccessibleName(f"{plain(left)} {plain(right)}".strip())
            self.update()

    def on_theme_changed(self) -> None:
        """Take over the height."""
        self.setFixedHeight(round(1.3 * theme.current().text_px(self._role)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable width."""
        size = theme.current().text_px(self._role)
        return QSize(WANTED * size, round(1.3 * size))

    def minimumSizeHint(self) -> QSize:
        """Return the least width."""
        size = theme.current().text_px(self._role)
        return QSize(LEAST * size, round(1.3 * size))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.current().colours
        size = self._fitted(theme.current().text_px(self._role))
        y = self.height() / 2 + 0.36 * size
        for x, words, align in (
            (0.0, self._left, Qt.AlignmentFlag.AlignLeft),
            (float(self.width()), self._right, Qt.AlignmentFlag.AlignRight),
        ):
            draw_in(
                painter, QPointF(x, y), words, size, colours, align=align,
                weight=self._weight, default=self._colour,
            )  # fmt: skip

    def _fitted(self, size: float) -> float:
        ends = [words for words in (self._left, self._right) if words]
        fitted, gaps = size, len(ends) - 1
        # By steps, as widths do not grow evenly with size.
        while fitted > SMALLEST * size:
            wide = sum(layout(words, fitted, self._weight).width for words in ends)
            if wide + gaps * fitted <= self.width():
                break
            fitted -= 0.5
        return fitted
