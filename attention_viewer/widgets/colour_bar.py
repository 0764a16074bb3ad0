"""The key to the colours of a table: a bar with its ends labelled, and a lock when it is fixed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from attention_viewer.core.formatting import compact
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.colour_maps import STEPS, ColourScale, table
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import draw_in

BAR = 12
TICK = 5
LOCK = 16


def bar_height(now: Theme) -> int:
    """Return the height of bar, ticks and labels."""
    return now.px(BAR) + now.px(TICK) + round(1.35 * now.text_px("tick"))


def draw_colour_bar(
    painter: QPainter, area: QRectF, scale: ColourScale, now: Theme, *, locked: bool | None = None
) -> None:
    """Paint the bar along the top of ``area``, its ends and middle labelled below.

    Parameters
    ----------
    locked
        Whether the range is fixed, shown as a lock behind the bar; None for no lock.
    """
    bar = QRectF(area.left(), area.top(), area.width(), now.px(BAR))
    paint_scale(painter, bar, scale)
    low, high = scale_ends(scale)
    middle = (scale.low + scale.high) / 2
    _label(painter, bar, 0.0, low, now)
    _label(painter, bar, 0.5, _words(middle, scale.low < 0.0), now)
    _label(painter, bar, 1.0, high, now)
    if locked is not None:
        side = now.px(LOCK)
        at = QRectF(bar.right() + now.px(8), bar.center().y() - side / 2, side, side)
        draw_icon(painter, "lock" if locked else "unlock", at, now.colour("muted"))


def paint_scale(painter: QPainter, bar: QRectF, scale: ColourScale) -> None:
    """Fill a bar with the colours of a scale, from its low end at the left to its high end."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_gradient(bar, scale.name))
    painter.drawRect(bar)


def scale_ends(scale: ColourScale) -> tuple[str, str]:
    """Return the numbers at the ends of a scale; where the low one is negative both have a sign."""
    return _words(scale.low, signed=True), _words(scale.high, signed=scale.low < 0.0)


def _words(value: float, signed: bool) -> str:
    return ("+" if signed and value > 0.0 else "") + compact(value)


def _label(painter: QPainter, bar: QRectF, share: float, words: str, now: Theme) -> None:
    x = bar.left() + share * bar.width()
    painter.setPen(QPen(now.colour("line"), now.line_px(1.0)))
    painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + now.px(TICK)))
    align = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
    size = now.text_px("tick")
    at = QPointF(x, bar.bottom() + now.px(TICK) + size)
    draw_in(painter, at, words, size, now.colours, align=align[round(2 * share)], default="muted")


def _gradient(bar: QRectF, name: str) -> QLinearGradient:
    gradient = QLinearGradient(bar.topLeft(), bar.topRight())
    colours = table(name).tolist()
    for step in range(0, STEPS, 5):
        red, green, blue = colours[step]
        gradient.setColorAt(step / (STEPS - 1), QColor(red, green, blue))
    return gradient
