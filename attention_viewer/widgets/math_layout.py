"""Sets and paints words with inline math (see `math_markup`) in far less than a frame."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from attention_viewer.core.formatting import MINUS
from attention_viewer.runtime import fonts
from attention_viewer.runtime.theme import Colours
from attention_viewer.widgets.math_halo import draw_text_halo
from attention_viewer.widgets.math_markup import Node, Root, Run, Script, Style, parse

SCRIPT_SIZE = 0.72
SUBSCRIPT_DROP = 0.2
SUPERSCRIPT_RISE = 0.36
THIN = 0.06
MATH_GROWTH = 1.08
"""STIX draws smaller than Inter at the same size; this makes the two agree by eye."""
_MOST_WIDTHS = 2000
_FIGURES = f"0123456789.+{MINUS}\N{DEGREE SIGN}?"
_HYPHEN = re.compile(r"(?<=[A-Za-z])-(?=[A-Za-z])")
_ITALIC_GREEK = {"\u03bc": "\U0001d707", "\u03c1": "\U0001d70c", "\u03c3": "\U0001d70e"}
_DOUBLE_STRUCK = {
    "C": "\u2102",
    "H": "\u210d",
    "N": "\u2115",
    "P": "\u2119",
    "Q": "\u211a",
    "R": "\u211d",
    "Z": "\u2124",
}


class Piece(NamedTuple):
    """Text at ``x`` from the left and ``dy`` below the baseline, in one font and colour."""

    x: float
    dy: float
    text: str
    font: QFont
    colour: str | None


class Stroke(NamedTuple):
    """An open polygon of ``points`` (the sign and bar of a root), ``width`` wide."""

    points: tuple[tuple[float, float], ...]
    width: float
    colour: str | None


@dataclass
class Layout:
    """A set line: its extent around the baseline and what to paint, in px."""

    width: float = 0.0
    ascent: float = 0.0
    descent: float = 0.0
    pieces: list[Piece] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)

    @property
    def height(self) -> float:
        """Height from the highest to the lowest ink line."""
        return self.ascent + self.descent


@lru_cache(maxsize=4096)
def layout(markup: str, size_px: float, weight: int = 400) -> Layout:
    """Set one line.

    Parameters
    ----------
    markup
        Words with ``$...$`` math.
    size_px
        Size of the words.
    weight
        Weight of the words, 400 to 600.

    Returns
    -------
    Layout
        Shared between callers: do not change it.
    """
    made = Layout()
    base = _ui_face(round(size_px), weight)
    if "$" in markup or "\\" in markup:
        _set_nodes(made, parse(markup), size_px, 0.0, weight)
    elif markup:
        _place_words(made, markup, base, 0.0, None)
    made.ascent = max(made.ascent, base.ascent)
    made.descent = max(made.descent, base.descent)
    return made


def draw(
    painter: QPainter,
    at: QPointF,
    line: Layout,
    colours: Colours,
    default: str = "text",
    *,
    halo: QColor | None = None,
    halo_px: float = 4.0,
) -> None:
    """Paint a line with its baseline starting at ``at``.

    Parameters
    ----------
    default
        Colour token of the runs that name none.
    halo
        Ground colour to stroke around the letters, so that they stay legible over a picture.
    """
    if halo is not None:
        _draw_halo(painter, at, line, halo, halo_px)
    for piece in line.pieces:
        painter.setPen(colours.colour(piece.colour or default))
        painter.setFont(piece.font)
        painter.drawText(QPointF(at.x() + piece.x, at.y() + piece.dy), piece.text)
    for stroke in line.strokes:
        pen = QPen(colours.colour(stroke.colour or default), stroke.width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([QPointF(at.x() + x, at.y() + y) for x, y in stroke.points]))


def draw_in(
    painter: QPainter,
    at: QPointF,
    markup: str,
    size_px: float,
    colours: Colours,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    weight: int = 400,
    default: str = "text",
    halo: QColor | None = None,
    halo_px: float = 4.0,
) -> Layout:
    """Set and paint a line with its baseline at ``at``, left, centred or right of it."""
    line = layout(markup, size_px, weight)
    draw(painter, aligned(at, line, align), line, colours, default, halo=halo, halo_px=halo_px)
    return line


def aligned(at: QPointF, line: Layout, align: Qt.AlignmentFlag) -> QPointF:
    """Return where a line starts that lies right of a point, centred on it or left of it."""
    if align & Qt.AlignmentFlag.AlignHCenter:
        return QPointF(at.x() - line.width / 2, at.y())
    if align & Qt.AlignmentFlag.AlignRight:
        return QPointF(at.x() - line.width, at.y())
    return at


def _draw_halo(painter: QPainter, at: QPointF, line: Layout, halo: QColor, px: float) -> None:
    for piece in line.pieces:
        start = QPointF(at.x() + piece.x, at.y() + piece.dy)
        draw_text_halo(painter, start, piece.text, piece.font, halo, px)


def _set_nodes(made: Layout, nodes: tuple[Node, ...], size: float, dy: float, weight: int) -> None:
    scripts_at: float | None = None
    scripts_end = 0.0
    for node in nodes:
        if isinstance(node, Script):
            # A subscript and a superscript in a row stand above one another.
            made.width = made.width if scripts_at is None else scripts_at
            scripts_at = made.width
            shift = SUBSCRIPT_DROP * size if node.below else -SUPERSCRIPT_RISE * size
            _set_nodes(made, node.body, size * SCRIPT_SIZE, dy + shift, weight)
            scripts_end = max(scripts_end, made.width)
            made.width = scripts_end
            continue
        scripts_at, scripts_end = None, 0.0
        if isinstance(node, Root):
            _set_root(made, node, size, dy, weight)
        else:
            _set_run(made, node, size, dy, weight)


def _set_run(made: Layout, run: Run, size: float, dy: float, weight: int) -> None:
    if not run.style.math:
        _place_words(made, run.text, _ui_face(round(size), weight), dy, run.style.colour)
        return
    text = "".join(_glyph(character, run.style) for character in run.text)
    _place(made, text, _math_face(round(size * MATH_GROWTH)), dy, run.style.colour)


def _place_words(made: Layout, text: str, face: Face, dy: float, colour: str | None) -> None:
    """Set words; digits of one width come with a hyphen as wide, too wide within a word."""
    _place(made, _HYPHEN.sub("\N{HYPHEN}", text), face, dy, colour)


def _glyph(character: str, style: Style) -> str:
    if character == "-":
        return "\u2212"
    if style.double and "A" <= character <= "Z":
        # The block has gaps where older double-struck letters stand elsewhere.
        return _DOUBLE_STRUCK.get(character, chr(0x1D538 + ord(character) - ord("A")))
    if character.isascii() and character.isalpha():
        return fonts.math_letter(character, bold=style.bold, italic=not style.upright)
    if character in _ITALIC_GREEK and not style.upright:
        return _ITALIC_GREEK[character]
    if style.bold and character.isascii() and character.isdigit():
        return chr(0x1D7CE + int(character))
    return character


class Face:
    """A font that remembers how wide its words are; measuring one takes as long as painting it.

    Parameters
    ----------
    font
        With ``figures``, nothing is kerned among the signs that numbers are made of.
    """

    def __init__(self, font: QFont, *, figures: bool) -> None:
        self.font, self.metrics = font, QFontMetricsF(font)
        self.size = font.pixelSize()
        self.ascent, self.descent = self.metrics.ascent(), self.metrics.descent()
        self._widths: dict[str, float] = {}
        signs = _FIGURES if figures else ""
        self._advances = {sign: self.metrics.horizontalAdvance(sign) for sign in signs}

    def width(self, text: str) -> float:
        """Return the advance of a text, px."""
        try:
            return sum([self._advances[sign] for sign in text])
        except KeyError:
            return self._measured(text)

    def _measured(self, text: str) -> float:
        found = self._widths.get(text)
        if found is None:
            if len(self._widths) >= _MOST_WIDTHS:
                self._widths.clear()
            found = self._widths[text] = self.metrics.horizontalAdvance(text)
        return found


@lru_cache(maxsize=256)
def _ui_face(size_px: int, weight: int) -> Face:
    return Face(fonts.ui_font(size_px, weight, tabular=True), figures=True)


@lru_cache(maxsize=256)
def _math_face(size_px: int) -> Face:
    return Face(fonts.math_font(size_px), figures=False)


def _place(made: Layout, text: str, face: Face, dy: float, colour: str | None) -> None:
    made.pieces.append(Piece(made.width, dy, text, face.font, colour))
    made.width += face.width(text)
    size = face.size
    # The ascent of STIX Two Math leaves room for huge operators; letters need far less.
    made.ascent = max(made.ascent, 0.8 * size - dy)
    made.descent = max(made.descent, 0.22 * size + dy)


def _set_root(made: Layout, root: Root, size: float, dy: float, weight: int) -> None:
    start = made.width
    sign = 0.55 * size
    made.width += sign
    inner = Layout(width=made.width)
    _set_nodes(inner, root.body, size, dy, weight)
    made.pieces.extend(inner.pieces)
    made.strokes.extend(inner.strokes)
    made.width = inner.width + 0.06 * size
    top = dy - max(inner.ascent + dy, 0.72 * size) - 0.1 * size
    bottom = dy + 0.16 * size
    thin = max(1.0, THIN * size)
    made.strokes.append(
        Stroke(
            (
                (start + 0.04 * size, dy - 0.26 * size),
                (start + 0.16 * size, dy - 0.34 * size),
            ),
            thin,
            root.style.colour,
        )
    )
    made.strokes.append(
        Stroke(
            (
                (start + 0.14 * size, dy - 0.33 * size),
                (start + 0.30 * size, bottom),
                (start + 0.50 * size, top),
                (made.width, top),
            ),
            thin,
            root.style.colour,
        )
    )
    made.width += 0.06 * size
    made.ascent = max(made.ascent, -top + thin)
    made.descent = max(made.descent, inner.descent, bottom)
