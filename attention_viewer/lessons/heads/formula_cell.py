"""The fraction d_model / h, set in the strip with its numbers; changes as one types."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.math_markup import plain

EDGE = 24
SMALLEST = 0.5
CENTRE = Qt.AlignmentFlag.AlignHCenter
Part = str | tuple[str, str]
"""Markup, or numerator and denominator."""


class FormulaCell(QWidget):
    """Paints parts of a formula side by side, as large as there is room for."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._parts: tuple[Part, ...] = ()
        theme.follow(self)

    def set_parts(self, *parts: Part) -> None:
        """Show a formula."""
        if parts != self._parts:
            self._parts = parts
            words = [p if isinstance(p, str) else f"{p[0]} / {p[1]}" for p in parts]
            self.setAccessibleName(plain(" ".join(words)))
            self.updateGeometry()
            self.update()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the formula."""
        now = theme.current()
        return QSize(round(self._width(now, 1.0)) + 2 * now.px(EDGE), now.px(40))

    def minimumSizeHint(self) -> QSize:
        """Return room for the formula at its smallest."""
        now = theme.current()
        return QSize(round(self._width(now, SMALLEST)) + now.px(EDGE) + now.px(8), now.px(40))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parts on a common middle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        left = now.px(EDGE)
        factor = 1.0
        while self._width(now, factor) > self.width() - left - now.px(8) and factor > SMALLEST:
            factor -= 0.05
        x, middle = float(left), self.height() / 2
        size = self._size(now) * factor
        for part in self._parts:
            width = _part_width(part, size)
            if isinstance(part, str):
                draw_in(painter, QPointF(x, middle + 0.33 * size), part, size, now.colours)
            else:
                _draw_fraction(painter, part, QLineF(x, middle, x + width, middle), size, now)
            x += width + 0.35 * size

    def _size(self, now: Theme) -> float:
        """Return the size at which a fraction fits the strip's height."""
        return min(float(now.text_px("readout")), 0.36 * max(self.height(), now.px(40)))

    def _width(self, now: Theme, factor: float) -> float:
        size = self._size(now) * factor
        widths = [_part_width(part, size) for part in self._parts]
        return sum(widths) + 0.35 * size * max(len(widths) - 1, 0)


def _part_width(part: Part, size: float) -> float:
    if isinstance(part, str):
        return layout(part, size).width
    return max(layout(each, size).width for each in part) + 0.3 * size


def _draw_fraction(
    painter: QPainter, part: tuple[str, str], bar: QLineF, size: float, now: Theme
) -> None:
    middle = bar.center()
    for markup, dy in zip(part, (-0.42 * size, 1.02 * size), strict=True):
        at = QPointF(middle.x(), middle.y() + dy)
        draw_in(painter, at, markup, size, now.colours, align=CENTRE)
    painter.setPen(QPen(now.colour("text"), max(1.0, 0.06 * size)))
    painter.drawLine(bar)
