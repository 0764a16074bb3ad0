"""The three divisors side by side: spread of the scores above, attention weights below."""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from attention_viewer.core.formatting import HIDDEN, fixed, scientific
from attention_viewer.lessons.derivation.checks import text
from attention_viewer.lessons.derivation.checks.base import Picture
from attention_viewer.lessons.derivation.checks.scenes import Shown, divided_scene
from attention_viewer.lessons.derivation.compute import Weights
from attention_viewer.lessons.derivation.controls import words
from attention_viewer.lessons.derivation.fill import fill
from attention_viewer.runtime import theme
from attention_viewer.widgets.density_plot import DensityPlot
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import draw, draw_in, layout
from attention_viewer.widgets.plot_axes_paint import stroke
from attention_viewer.widgets.symbol_light import SymbolLight

TOKENS = ("unscaled", "scaled", "by_d_k")
FILL = 0.7
SMALL_WEIGHT = 0.0005
VALUE_GAP_EM = 0.3


class ThreePicture(Picture):
    """Three histograms over three rows of weights."""

    def __init__(self, light: SymbolLight, parent: QWidget) -> None:
        super().__init__("threePicture", words.three_picture, words.three_tip, None, parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self._grid = grid
        self.plots = [
            DensityPlot(f"plot{power}", words.plot, words.plot_tip, self, light=light)
            for power in range(3)
        ]
        self.bars = [WeightBars(f"weights{power}", power, light, self) for power in range(3)]
        for column in range(3):
            grid.addWidget(self.plots[column], 0, column)
            grid.addWidget(self.bars[column], 1, column)
            grid.setColumnStretch(column, 1)
        grid.setRowStretch(0, 3)
        grid.setRowStretch(1, 4)

    def show_draws(self, shown: Shown, weights: Weights) -> None:
        """Show draws and weights."""
        self._grid.setHorizontalSpacing(theme.current().px(16))
        for power in range(3):
            self.plots[power].set_scene(divided_scene(shown, power))
            self.bars[power].show_weights(
                tuple(weights.weights[power].tolist()),
                weights.entropies[power],
                hidden=shown.hidden,
            )


class WeightBars(Picture):
    """Five weights as bars from 0 to 1; the keys below light up with the other symbols."""

    def __init__(self, name: str, power: int, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(name, text.weights_of, words.three_tip, light, parent)
        self._token = TOKENS[power]
        self._hatched = power == 0
        self._weights: tuple[float, ...] = ()
        self._entropy = 0.0
        self._hidden = False

    def show_weights(self, weights: tuple[float, ...], entropy: float, *, hidden: bool) -> None:
        """Show other weights."""
        self._weights, self._entropy, self._hidden = weights, entropy, hidden
        described = " ".join(_short(weights, number) for number in range(len(weights)))
        self.setAccessibleDescription(text.hidden_numbers() if hidden else described)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bars, their values and the entropy."""
        if not self._weights:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        size = now.text_px("label")
        left = float(now.px(14))
        self.symbols.begin()
        bits = HIDDEN if self._hidden else fixed(self._entropy, 3, tiny=True)
        title = layout(fill(text.entropy_of(), bits=bits), size, 600)
        draw(painter, QPointF(left, 1.1 * size), title, now.colours, self._token)
        top, bottom = 3.0 * size, self._bottom()
        if self._hidden:
            draw_question(painter, QRectF(left, top, self.width() - left, bottom - top), now)
            return
        pitch = (self.width() - left - now.px(8)) / len(self._weights)
        painter.setPen(stroke(now.colour("line", 0.7), max(1.0, now.line_px(1.0))))
        painter.drawLine(QLineF(left, bottom, self.width() - now.px(8), bottom))
        heights = [max(each * (bottom - top), now.line_px(2.0)) for each in self._weights]
        values = self._value_size(heights)
        for number, height in enumerate(heights):
            x = left + (number + (1.0 - FILL) / 2) * pitch
            self._paint_bar(painter, QRectF(x, bottom - height, FILL * pitch, height))
            self._write(painter, QPointF(x + FILL * pitch / 2, bottom), height, number, values)

    def _bottom(self) -> float:
        """Return where the bars stand; the names of the keys are below."""
        return self.height() - 1.7 * theme.current().text_px("label")

    def _paint_bar(self, painter: QPainter, area: QRectF) -> None:
        now = theme.current()
        painter.setPen(stroke(now.colour(self._token), now.line_px(1.2)))
        if self._hatched:
            brush = now.colour(self._token)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            x, step = area.left() - area.height(), now.px(6)
            painter.setPen(stroke(brush, now.line_px(1.0)))
            while x < area.right():
                start, end = max(x, area.left()), min(x + area.height(), area.right())
                if end > start:
                    low, high = area.bottom() - (start - x), area.bottom() - (end - x)
                    painter.drawLine(QLineF(start, low, end, high))
                x += step
        else:
            painter.fillRect(area, now.colour(self._token, 0.7))
        painter.drawRect(area)

    def _value_size(self, heights: list[float]) -> float:
        """Return the one size at which all values fit beside one another."""
        now = theme.current()
        size = float(now.text_px("label"))
        pitch = (self.width() - now.px(22)) / len(self._weights)
        room = pitch if not self._in_turns() else (2.0 - FILL) * pitch
        widest = max(
            (
                layout(_short(self._weights, number), size).width
                for number, height in enumerate(heights)
                if not self._towers(height)
            ),
            default=1.0,
        )
        # Digits need a gap to be told from those beside them.
        return min(size, size * room / (widest + VALUE_GAP_EM * size))

    def _towers(self, height: float) -> bool:
        """Tell whether a bar is so high that there is room beside its value."""
        return height > self.height() / 2

    def _in_turns(self) -> bool:
        """Tell whether values are long, and written by turns on two lines."""
        return min(self._weights) < SMALL_WEIGHT

    def _write(
        self, painter: QPainter, foot: QPointF, height: float, number: int, size: float
    ) -> None:
        now = theme.current()
        centre = Qt.AlignmentFlag.AlignHCenter
        label = float(now.text_px("label"))
        value = _short(self._weights, number)
        in_turns = self._in_turns() and not self._towers(height)
        raised = 1.1 * label * (number % 2) if in_turns else 0.0
        half = layout(value, size).width / 2
        x = max(half, min(foot.x(), self.width() - half))
        at = QPointF(x, foot.y() - height - 0.4 * label - raised)
        draw_in(painter, at, value, size, now.colours, align=centre)
        name = layout(f"$\\k_{number + 1}$", label)
        at = QPointF(foot.x() - name.width / 2, foot.y() + 1.25 * label)
        self.symbols.draw(painter, at, name, now.colours)


def _short(weights: tuple[float, ...], number: int) -> str:
    """Return a weight with three decimals; a tiny one reads 3e−5, one near 1 reads 1 − 3e−5."""
    weight = weights[number]
    rest = math.fsum(weights[:number] + weights[number + 1 :])
    if weight < SMALL_WEIGHT:
        return scientific(weight, 1)
    if rest < SMALL_WEIGHT:
        return f"1 \u2212 {scientific(rest, 1)}"
    return fixed(weight, 2 if theme.current().projected else 3)
