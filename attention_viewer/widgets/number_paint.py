"""Paints numbers, of which a page has hundreds, from glyphs that are laid out once."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QStaticText

from attention_viewer.runtime import fonts
from attention_viewer.widgets.plot_axes_cache import paints_pixels

LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignHCenter


@lru_cache(maxsize=64)
def number_font(size_px: int, weight: int) -> QFont:
    """Return the font of numbers, all digits of one width."""
    return fonts.ui_font(size_px, weight, tabular=True)


@lru_cache(maxsize=64)
def _ascent(size_px: int, weight: int) -> float:
    return QFontMetricsF(number_font(size_px, weight)).ascent()


@lru_cache(maxsize=8192)
def _still(text: str, size_px: int, weight: int) -> tuple[QStaticText, float, float]:
    """Return a text with its glyphs laid out, its width and its height."""
    still = QStaticText(text)
    still.setTextFormat(Qt.TextFormat.PlainText)
    still.prepare(font=number_font(size_px, weight))
    extent = still.size()
    return still, extent.width(), extent.height()


def number_width(text: str, size_px: int, weight: int = 400) -> float:
    """Return the width of a number, px."""
    return _still(text, size_px, weight)[1]


def draw_number(
    painter: QPainter,
    at: QPointF,
    text: str,
    size_px: int,
    colour: QColor,
    *,
    weight: int = 400,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Paint plain text with its baseline at ``at``, which is its left end, middle or right end."""
    still, width, _ = _still(text, size_px, weight)
    shift = {LEFT: 0.0, CENTRE: width / 2}.get(align, width)
    painter.setFont(number_font(size_px, weight))
    painter.setPen(colour)
    if paints_pixels(painter):
        top = at.y() - _ascent(size_px, weight)
        painter.drawStaticText(QPointF(at.x() - shift, top), still)
    else:
        painter.drawText(QPointF(at.x() - shift, at.y()), text)


def draw_number_centred(
    painter: QPainter, middle: QPointF, text: str, size_px: int, colour: QColor, weight: int
) -> None:
    """Paint plain text around ``middle``."""
    height = _still(text, size_px, weight)[2]
    at = QPointF(middle.x(), middle.y() - height / 2 + _ascent(size_px, weight))
    draw_number(painter, at, text, size_px, colour, weight=weight, align=CENTRE)
