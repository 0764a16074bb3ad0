"""Running sums of q_i k_i as random walks inside plus and minus the root of i."""

from __future__ import annotations

import math

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF

from attention_viewer.lessons.derivation.checks import text
from attention_viewer.lessons.derivation.checks.base import Picture
from attention_viewer.lessons.derivation.compute import Walks
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.plot_axes import Frame, linear_axis
from attention_viewer.widgets.plot_axes_paint import (
    DASHES,
    draw_grid,
    draw_x_names,
    draw_y_names,
    names_width,
    stroke,
)
from attention_viewer.widgets.symbol_light import SymbolSpots

BAND_POINTS = 65
SPREADS = 3.0
MOST_TICKS = 8
MANY = 12
"""Terms from which on a sum is near enough to the normal distribution: 68 to 70% lie inside."""


class WalksPicture(Picture):
    """Paints the running sums of one d_k."""

    _walks: Walks | None = None
    _hidden = False

    def show_walks(self, walks: Walks, *, hidden: bool) -> None:
        """Show other walks."""
        if walks is not self._walks or hidden != self._hidden:
            self._walks, self._hidden = walks, hidden
            self.setAccessibleDescription(text.hidden_numbers() if hidden else self._in_words())
            self.update()

    def frame(self) -> Frame | None:
        """Return where the axes lie; None before there are walks."""
        walks, now = self._walks, theme.current()
        if walks is None:
            return None
        d_k = int(walks.positions[-1])
        reach = max(SPREADS * math.sqrt(d_k), 1.05 * float(np.abs(walks.sums).max()))
        x, y = linear_axis(0.0, float(d_k), min(MOST_TICKS, d_k)), linear_axis(-reach, reach, 6)
        left = names_width([tick.text for tick in y.ticks], now) + now.px(14)
        right = self.width() - now.px(8)
        bottom = self.height() - 3.0 * now.text_px("tick")
        size = max(1.0, right - left), max(1.0, bottom - now.px(6))
        return Frame(left, now.px(6), *size, x, y)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint band, walks and axes."""
        walks, frame, now = self._walks, self.frame(), theme.current()
        if walks is None or frame is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._hidden:
            draw_question(painter, QRectF(self.rect()), now)
            return
        _paint_band(painter, frame, now)
        draw_grid(painter, frame, now)
        _paint_walks(painter, frame, walks, now)
        draw_x_names(painter, frame, now)
        draw_y_names(painter, frame, now)
        self.symbols.begin()
        _paint_words(painter, frame, now, self.symbols)

    def _in_words(self) -> str:
        walks = self._walks
        if walks is None:
            return ""
        d_k = int(walks.positions[-1])
        inside = int((np.abs(walks.sums[:, -1]) <= math.sqrt(d_k)).sum())
        words = text.walks_words().replace("{inside}", str(inside))
        return words.replace("{count}", str(len(walks.sums))).replace("{size}", str(d_k))


def _paint_band(painter: QPainter, frame: Frame, now: Theme) -> None:
    ends = [(share * frame.x.high) for share in np.linspace(0.0, 1.0, BAND_POINTS).tolist()]
    upper = [QPointF(frame.x_px(i), frame.y_px(math.sqrt(i))) for i in ends]
    lower = [QPointF(frame.x_px(i), frame.y_px(-math.sqrt(i))) for i in ends]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.colour("text", 0.12))
    painter.drawPolygon(QPolygonF(upper + lower[::-1]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke(now.colour("text"), now.line_px(1.6), DASHES))
    painter.drawPolyline(QPolygonF(upper))
    painter.drawPolyline(QPolygonF(lower))


def _paint_walks(painter: QPainter, frame: Frame, walks: Walks, now: Theme) -> None:
    painter.setPen(stroke(now.colour("unscaled", 0.55), now.line_px(1.0)))
    x = [frame.left, *(frame.x_px(i) for i in walks.positions.tolist())]
    zero, scale = frame.y_px(0.0), frame.height / (frame.y.high - frame.y.low)
    for walk in (zero - scale * walks.sums).tolist():
        points = [QPointF(a, b) for a, b in zip(x, [zero, *walk], strict=True)]
        painter.drawPolyline(QPolygonF(points))


def _paint_words(painter: QPainter, frame: Frame, now: Theme, symbols: SymbolSpots) -> None:
    size = now.text_px("label")
    words = text.band_walks() if frame.x.high >= MANY else text.band_walks_few()
    label = layout(words, size)
    at = QPointF(frame.left + now.px(12), frame.top + 1.5 * size)
    symbols.draw_in(
        painter, at, words, size, now.colours, halo=now.colour("ground"),
        halo_px=now.line_px(4.0),
    )  # fmt: skip
    share = 0.35
    foot = QPointF(frame.x_px(share * frame.x.high), frame.y_px(math.sqrt(share * frame.x.high)))
    painter.setPen(stroke(now.colour("text"), now.line_px(0.8)))
    start = QPointF(min(at.x() + 0.7 * label.width, foot.x()), at.y() + 0.35 * size)
    painter.drawLine(start, foot)
    end = QPointF(frame.right, frame.bottom + 2.75 * now.text_px("tick"))
    right = Qt.AlignmentFlag.AlignRight
    symbols.draw_in(
        painter, end, text.axis_walks(), size, now.colours, align=right, default="muted"
    )
