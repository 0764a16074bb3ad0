"""Pairs of two terms as dots; their variances and covariance as bars that add up."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from attention_viewer.core.formatting import fixed
from attention_viewer.lessons.derivation.checks import text
from attention_viewer.lessons.derivation.checks.base import Picture
from attention_viewer.lessons.derivation.fill import exact, fill, four
from attention_viewer.lessons.derivation.terms import Terms
from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.hiding import draw_question
from attention_viewer.widgets.math_layout import draw, draw_in, layout
from attention_viewer.widgets.plot_axes import Frame, linear_axis
from attention_viewer.widgets.plot_axes_paint import (
    DASHES,
    draw_grid,
    draw_x_names,
    draw_y_names,
    names_width,
    plot_area,
    stroke,
)

REACH = 3.0
LONGEST = 4.4
SCATTER = 0.44
SMALLEST = 0.55
"""Part of their size to which names on bars shrink; below it they stand beside their bar."""
CENTRE = Qt.AlignmentFlag.AlignHCenter


class TermsPicture(Picture):
    """Paints the terms of a setting."""

    _terms: Terms | None = None
    _hidden = False

    def show_terms(self, terms: Terms, *, hidden: bool) -> None:
        """Show other terms."""
        self._terms, self._hidden = terms, hidden
        self.setAccessibleDescription(text.hidden_numbers() if hidden else _in_words(terms))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint dots at the left, bars at the right."""
        terms, now = self._terms, theme.current()
        if terms is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.symbols.begin()
        side = min(SCATTER * self.width(), self.height() - 2.0 * now.text_px("tick"))
        self._paint_dots(painter, terms, side, now)
        self._paint_bars(painter, terms, side + now.px(48), now)

    def _paint_dots(self, painter: QPainter, terms: Terms, side: float, now: Theme) -> None:
        axis = linear_axis(-REACH, REACH, 4)
        left = names_width([tick.text for tick in axis.ticks], now) + now.px(14)
        room = max(20.0, side - 2.6 * now.text_px("tick"))
        frame = Frame(left, now.px(6), room, room, axis, axis)
        draw_grid(painter, frame, now)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.colour("text", 0.42))
        radius = now.line_px(1.7)
        for x, y in zip(terms.x.tolist(), terms.y.tolist(), strict=True):
            if abs(x) <= REACH and abs(y) <= REACH:
                painter.drawEllipse(QPointF(frame.x_px(x), frame.y_px(y)), radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw_x_names(painter, frame, now)
        draw_y_names(painter, frame, now)
        size = now.text_px("label")
        at = QPointF(frame.right, frame.bottom + 2.75 * now.text_px("tick"))
        right = Qt.AlignmentFlag.AlignRight
        self.symbols.draw_in(
            painter, at, text.scatter(), size, now.colours, align=right, default="muted"
        )

    def _paint_bars(self, painter: QPainter, terms: Terms, left: float, now: Theme) -> None:
        tick = now.text_px("tick")
        left += names_width(["-3"], now)
        room = self.width() - left - now.px(12)
        axis = linear_axis(0.0, LONGEST, 5)
        frame = Frame(
            left, now.px(6), room, self.height() - 3.0 * tick - now.px(6), axis,
            linear_axis(0.0, 1.0, 1),
        )  # fmt: skip
        if self._hidden:
            draw_question(painter, plot_area(frame), now)
            return
        draw_grid(painter, frame, now, rows=False)
        upper, lower = self._rows(frame, now)
        self._paint_theory(painter, frame, upper.top(), terms.theory_sum)
        second, end = terms.var_x, terms.var_x + terms.var_y
        parts = (
            (_bar(frame, upper, 0.0, second), "$\\rm{Var}[X]$", terms.var_x),
            (_bar(frame, upper, second, end), "$\\rm{Var}[Y]$", terms.var_y),
            (_bar(frame, lower, 0.0, terms.var_sum), "$\\rm{Var}[X+Y]$", terms.var_sum),
        )
        for area, _, _ in parts:
            painter.fillRect(area, now.colour("line", 0.34))
            painter.setPen(stroke(now.colour("line"), now.line_px(1.2)))
            painter.drawRect(area)
        self._paint_covariance(painter, frame, upper, (end, 2.0 * terms.cov))
        for area, name, value in parts:
            self._write(painter, area, name, value, plated=terms.cov < 0.0)
        draw_x_names(painter, frame, now)

    def _rows(self, frame: Frame, now: Theme) -> tuple[QRectF, QRectF]:
        """Return the areas of both rows of bars, and write above what they are."""
        size = now.text_px("label")
        height = (frame.height - 4.4 * size) / 2
        first = QRectF(frame.left, frame.top + 1.7 * size, frame.width, height)
        second = QRectF(frame.left, first.bottom() + 2.0 * size, frame.width, height)
        return first, second

    def _paint_covariance(
        self, painter: QPainter, frame: Frame, row: QRectF, part: tuple[float, float]
    ) -> None:
        """Paint what the covariance adds, or takes off again: a hatched part, named above."""
        now = theme.current()
        start, length = part
        ends = sorted((frame.x_px(start), frame.x_px(start + length)))
        area = QRectF(ends[0], row.top(), max(ends[1] - ends[0], 1.0), row.height())
        painter.setPen(stroke(now.colour("text"), now.line_px(1.2)))
        step = now.px(7)
        x = area.left() - area.height()
        while x < area.right():
            _hatch(painter, area, x)
            x += step
        painter.drawRect(area)
        size = now.text_px("label")
        value = fixed(length, 3, sign=True, tiny=True)
        line = layout(f"$2\\,\\rm{{Cov}}$ {value}", size, 600)
        at = min(max(area.center().x(), row.left() + line.width / 2), row.right() - line.width / 2)
        draw(
            painter, QPointF(at - line.width / 2, row.top() - 0.4 * size), line, now.colours,
            halo=now.colour("ground"), halo_px=now.line_px(4.0),
        )  # fmt: skip

    def _write(
        self, painter: QPainter, area: QRectF, name: str, number: float, *, plated: bool
    ) -> None:
        """Write a bar's name and value on it, or beside it where they would be too small there.

        ``plated`` clears the ground behind them, as a covariance that is taken off hatches it.
        """
        now = theme.current()
        value = fixed(number, 3, tiny=True)
        full = float(now.text_px("label"))
        widest = max(layout(name, full).width, layout(value, full, 600).width)
        size = min(full, full * (area.width() - 6.0) / widest)
        if size < SMALLEST * full:
            at = QPointF(area.right() + now.px(10), area.center().y() + 0.36 * full)
            beside = draw_in(painter, at, name, full, now.colours)
            at.setX(at.x() + beside.width + now.px(6))
            draw_in(painter, at, value, full, now.colours, weight=600)
            return
        middle = area.center()
        if plated:
            plate = QRectF(0.0, 0.0, widest * size / full + 4.0, 2.7 * size)
            plate.moveCenter(middle)
            painter.fillRect(plate, now.colour("ground"))
        for shift, words, weight in ((-0.25, name, 400), (1.15, value, 600)):
            at = QPointF(middle.x(), middle.y() + shift * size)
            draw_in(
                painter, at, words, size, now.colours, align=CENTRE, weight=weight,
                halo=now.colour("ground"), halo_px=now.line_px(3.0),
            )  # fmt: skip

    def _paint_theory(self, painter: QPainter, frame: Frame, top: float, value: float) -> None:
        """Paint the line of theory from ``top``: above it the covariance is named."""
        now = theme.current()
        x = frame.x_px(value)
        painter.setPen(stroke(now.colour("text"), now.line_px(2.0), DASHES))
        painter.drawLine(QLineF(x, top, x, frame.bottom))
        size = now.text_px("label")
        words = f"{text.expected()} {exact(value)}"
        line = layout(words, size)
        left = min(max(frame.left, x - line.width / 2), frame.right - line.width)
        at = QPointF(left, frame.bottom + 2.75 * now.text_px("tick"))
        self.symbols.draw(painter, at, line, now.colours, "muted")


def _bar(frame: Frame, row: QRectF, start: float, end: float) -> QRectF:
    """Return the area of a bar between two values."""
    left = frame.x_px(start)
    return QRectF(left, row.top(), frame.x_px(end) - left, row.height())


def _hatch(painter: QPainter, area: QRectF, x: float) -> None:
    """Paint one rising line, cut at the area's ends."""
    start, end = max(x, area.left()), min(x + area.height(), area.right())
    if end > start:
        painter.drawLine(QLineF(start, area.bottom() - (start - x), end, area.bottom() - (end - x)))


def _in_words(terms: Terms) -> str:
    return fill(
        text.terms_words(),
        x=four(terms.var_x),
        y=four(terms.var_y),
        cov=four(2.0 * terms.cov),
        sum=four(terms.var_sum),
    )
