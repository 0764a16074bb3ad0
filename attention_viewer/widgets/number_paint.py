"""Paints and measures numbers, of which a page has hundreds and shows others at every edit."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from attention_viewer.core.formatting import MINUS
from attention_viewer.runtime import fonts

LEFT = Qt.AlignmentFlag.AlignLeft
CENTRE = Qt.AlignmentFlag.AlignHCenter
_SIGNS = f"0123456789.{MINUS}"


@lru_cache(maxsize=64)
def number_font(size_px: int, weight: int) -> QFont:
    """Return the font of numbers, all digits of one width."""
    return fonts.ui_font(size_px, weight, tabular=True)


@lru_cache(maxsize=64)
def _metrics(size_px: int, weight: int) -> QFontMetricsF:
    return QFontMetricsF(number_font(size_px, weight))


@lru_cache(maxsize=64)
def _advances(size_px: int, weight: int) -> dict[str, float]:
    """Return the widths of the signs that numbers are made of; nothing is kerned among them."""
    metrics = _metrics(size_px, weight)
    return {sign: metrics.horizontalAdvance(sign) for sign in _SIGNS}


@lru_cache(maxsize=2048)
def _measured(text: str, size_px: int, weight: int) -> float:
    return _metrics(size_px, weight).horizontalAdvance(text)


def number_width(text: str, size_px: int, weight: int = 400) -> float:
    """Return the width of a number, px."""
    advances = _advances(size_px, weight)
    try:
        # Setting a text to measure it takes as long as painting it; a sum does not.
        return sum([advances[sign] for sign in text])
    except KeyError:
        return _measured(text, size_px, weight)


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
    x = at.x()
    if align != LEFT:
        width = number_width(text, size_px, weight)
        x -= width / 2 if align == CENTRE else width
    painter.setFont(number_font(size_px, weight))
    painter.setPen(colour)
    painter.drawText(QPointF(x, at.y()), text)


def draw_number_centred(
    painter: QPainter, middle: QPointF, text: str, size_px: int, colour: QColor, weight: int
) -> None:
    """Paint plain text around ``middle``."""
    metrics = _metrics(size_px, weight)
    at = QPointF(middle.x(), middle.y() - metrics.height() / 2 + metrics.ascent())
    draw_number(painter, at, text, size_px, colour, weight=weight, align=CENTRE)
