"""Symbols in typeset words: which there are, where they stand, and which one is lit up."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme
from attention_viewer.runtime.fonts import math_letter
from attention_viewer.runtime.theme import Colours
from attention_viewer.widgets.math_layout import Layout, Piece, aligned, draw, layout

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


class SymbolSpots:
    """The lines that a widget paints: their symbols light up, and light up the others.

    Before it paints its lines the widget calls `begin`; it paints them by `draw` and `draw_in`.

    Parameters
    ----------
    widget
        Is watched by the pointer, and painted anew when another symbol is lit up.
    light
        That of the page; None where symbols are words like others.
    """

    def __init__(self, widget: QWidget, light: SymbolLight | None) -> None:
        self.light = light
        self._lines: dict[tuple[float, float], Layout] = {}
        if light is not None:
            widget.setMouseTracking(True)
            widget.installEventFilter(_Pointer(self, light, widget))
            light.changed.connect(widget.update)

    def begin(self, area: QRect | None = None) -> None:
        """Forget the lines, or those that begin in the area that is painted anew."""
        if area is None:
            self._lines.clear()
            return
        here = [place for place in self._lines if area.contains(QPointF(*place).toPoint())]
        for place in here:
            del self._lines[place]

    def mark(self, painter: QPainter, at: QPointF, line: Layout) -> None:
        """Take in a line that is about to be painted; its lit symbols get their tint here.

        Parameters
        ----------
        at
            Where its baseline starts.
        """
        if self.light is None:
            return
        self._lines[at.x(), at.y()] = line
        if self.light.symbol:
            paint_tints(painter, at, line, theme.current().colours, self.light.symbol)

    def draw(
        self,
        painter: QPainter,
        at: QPointF,
        line: Layout,
        colours: Colours,
        default: str = _PLAIN,
        *,
        halo: QColor | None = None,
        halo_px: float = 4.0,
    ) -> None:
        """Take in a line and paint it, as `math_layout.draw` does."""
        if halo is not None and self.light is not None and self.light.symbol:
            # The halo would cover the tint, so it comes first.
            draw(painter, at, line, colours, default, halo=halo, halo_px=halo_px)
            halo = None
        self.mark(painter, at, line)
        draw(painter, at, line, colours, default, halo=halo, halo_px=halo_px)

    def draw_in(
        self,
        painter: QPainter,
        at: QPointF,
        markup: str,
        size_px: float,
        colours: Colours,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        weight: int = 400,
        default: str = _PLAIN,
        halo: QColor | None = None,
        halo_px: float = 4.0,
    ) -> Layout:
        """Set a line, take it in and paint it, as `math_layout.draw_in` does."""
        line = layout(markup, size_px, weight)
        start = aligned(at, line, align)
        self.draw(painter, start, line, colours, default, halo=halo, halo_px=halo_px)
        return line

    def symbol_at(self, at: QPointF) -> str:
        """Return the symbol under a point of the widget, "" for none."""
        found = (symbol_at(line, at - QPointF(*place)) for place, line in self._lines.items())
        return next((symbol for symbol in found if symbol), "")

    def place_of(self, symbol: str) -> QPointF | None:
        """Return the middle of the first place of a symbol; None where there is none."""
        for place, line in self._lines.items():
            for box in symbol_boxes(line):
                if box.symbol == symbol:
                    return box.area.translated(QPointF(*place)).center()
        return None


class _Pointer(QObject):
    """Watches the pointer over one widget."""

    def __init__(self, spots: SymbolSpots, light: SymbolLight, widget: QWidget) -> None:
        super().__init__(widget)
        self._spots, self._light = spots, light

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Light up the symbol under the pointer, nothing any more when it leaves."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self._light.point_at(self._spots.symbol_at(event.position()))
        elif event.type() == QEvent.Type.Leave:
            self._light.point_at("")
        return False


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
