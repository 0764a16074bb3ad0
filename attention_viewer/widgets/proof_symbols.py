"""Symbols in typeset words: which there are, where they stand, and which one is lit up."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.runtime.fonts import math_letter
from attention_viewer.runtime.theme import Colours, Theme
from attention_viewer.widgets.math_layout import Layout, Piece, draw, layout
from attention_viewer.widgets.rich_label import RichLabel

D_K, RHO, MEAN, COUNT = "d_k", "rho", "mu", "m"
_BY_COLOUR = frozenset({"q", "k", "v"})
_BY_GLYPH = {
    math_letter("m", italic=True): COUNT,
    math_letter("\u03bc", italic=True): MEAN,
    math_letter("\u03c1", italic=True): RHO,
}
_D, _K = math_letter("d", italic=True), math_letter("k", italic=True)
_TINT = 0.20
_PLAIN = "text"


class SymbolLight(QObject):
    """Which symbol is pointed at, for all widgets of a page.

    Signals
    -------
    changed()
        When another symbol, or none any more, is lit up.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.symbol = ""

    def point_at(self, symbol: str) -> None:
        """Light up a symbol; "" for none."""
        if symbol != self.symbol:
            self.symbol = symbol
            self.changed.emit()


@dataclass(frozen=True)
class SymbolBox:
    """A symbol and its place, from the start of the baseline."""

    symbol: str
    area: QRectF


def symbol_boxes(line: Layout) -> list[SymbolBox]:
    """Return the symbols of a set line.

    What is coloured as q, k or v is that symbol; an italic d with k below it is d_k; an italic m,
    mu or rho is itself.
    """
    found: list[SymbolBox] = []
    for number, piece in enumerate(line.pieces):
        after = line.pieces[number + 1] if number + 1 < len(line.pieces) else None
        for box in _boxes_of(piece, after, _end_of(line, number)):
            before = found[-1] if found else None
            if before is not None and _touch(before, box):
                # A letter and its index are one symbol.
                found[-1] = SymbolBox(box.symbol, before.area.united(box.area))
            else:
                found.append(box)
    return found


def symbol_at(line: Layout, at: QPointF) -> str:
    """Return the symbol under a point relative to the start of the baseline, "" for none."""
    return next((box.symbol for box in symbol_boxes(line) if box.area.contains(at)), "")


def draw_lit(
    painter: QPainter,
    at: QPointF,
    line: Layout,
    now: Theme,
    lit: str,
    default: str = _PLAIN,
) -> None:
    """Paint a line, with a tint behind the symbol that is lit up."""
    if lit:
        paint_tints(painter, at, line, now.colours, lit)
    draw(painter, at, line, now.colours, default)


def paint_tints(painter: QPainter, at: QPointF, line: Layout, colours: Colours, lit: str) -> None:
    """Paint the tint behind each place of the lit symbol, and a line below that needs no hue."""
    token = lit if lit in _BY_COLOUR else _PLAIN
    for box in symbol_boxes(line):
        if box.symbol == lit:
            area = box.area.translated(at)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.colour(token, _TINT))
            painter.drawRoundedRect(area, 3.0, 3.0)
            painter.setBrush(colours.colour(token))
            painter.drawRect(QRectF(area.left(), area.bottom() - 1.5, area.width(), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)


def _touch(left: SymbolBox, right: SymbolBox) -> bool:
    return left.symbol == right.symbol and right.area.left() <= left.area.right() + 0.5


def _end_of(line: Layout, number: int) -> float:
    later = (piece.x for piece in line.pieces[number + 1 :] if piece.x > line.pieces[number].x)
    return next(later, line.width)


def _boxes_of(piece: Piece, after: Piece | None, end: float) -> list[SymbolBox]:
    if piece.colour in _BY_COLOUR:
        return [SymbolBox(piece.colour, _area(piece, piece.x, end))]
    boxes = []
    advance = (end - piece.x) / max(1, len(piece.text))
    for place, glyph in enumerate(piece.text):
        start = piece.x + place * advance
        last = place == len(piece.text) - 1
        if glyph in _BY_GLYPH:
            boxes.append(SymbolBox(_BY_GLYPH[glyph], _area(piece, start, start + advance)))
        elif glyph == _D and last and after is not None and after.text.startswith(_K):
            width = QFontMetricsF(after.font).horizontalAdvance(_K)
            boxes.append(SymbolBox(D_K, _area(piece, start, after.x + width)))
    return boxes


def _area(piece: Piece, left: float, right: float) -> QRectF:
    size = piece.font.pixelSize()
    return QRectF(left - 1.0, piece.dy - 0.82 * size, right - left + 2.0, 1.16 * size)


class ProofWords(RichLabel):
    """Wrapped words whose symbols light up, and light up the others."""

    def __init__(
        self,
        text: Text,
        light: SymbolLight,
        parent: QWidget,
        *,
        role: str = "body",
        weight: int = 400,
        colour: str = _PLAIN,
    ) -> None:
        self._light = light
        super().__init__(text, parent, role=role, weight=weight, colour=colour, wrap=True)
        self.setMouseTracking(True)
        light.changed.connect(self.update)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light up the symbol under the pointer."""
        self._light.point_at(self._symbol_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Light up nothing any more."""
        self._light.point_at("")
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tints, then the words."""
        if self._light.symbol:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            colours = theme.current().colours
            for at, line in self._placed():
                paint_tints(painter, at, line, colours, self._light.symbol)
            painter.end()
        super().paintEvent(event)

    def _symbol_at(self, at: QPointF) -> str:
        found = (symbol_at(line, at - start) for start, line in self._placed())
        return next((symbol for symbol in found if symbol), "")

    def _placed(self) -> list[tuple[QPointF, Layout]]:
        lines = self._lines(self.width())
        top = (self.height() - self._line_px() * len(lines)) / 2
        return [
            (
                QPointF(0.0, top + (number + 0.5) * self._line_px() + 0.36 * self._size()),
                layout(markup, self._size(), self._weight),
            )
            for number, markup in enumerate(lines)
        ]
