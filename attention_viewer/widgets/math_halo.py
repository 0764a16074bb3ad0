"""The halo in the ground's colour that keeps labels legible over a picture.

Stroking the outline of a label takes half a millisecond, and a picture has a dozen labels that
change at every mouse move. So on pixels the halo is put together from one small stored picture a
glyph; on vectors (SVG, print) it is the stroked outline itself.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)


def draw_text_halo(
    painter: QPainter, at: QPointF, text: str, font: QFont, halo: QColor, width_px: float
) -> None:
    """Paint the halo of a text whose baseline starts at ``at``, reaching half ``width_px`` out."""
    if painter.paintEngine().type() is not _RASTER:
        path = QPainterPath()
        path.addText(at, font, text)
        painter.strokePath(path, _pen(halo, width_px))
        return
    ratio = painter.device().devicePixelRatio()
    key = id(font)
    _fonts.setdefault(key, font)
    x, y = at.x(), at.y()
    rgba, width_px = halo.rgba(), round(width_px, 1)
    for glyph in text:
        picture, advance, left, top = _glyph(glyph, key, rgba, width_px, ratio)
        if picture is not None:
            painter.drawPixmap(QPointF(x + left, y + top), picture)
        x += advance


_RASTER = QPaintEngine.Type.Raster

# Known by identity: `QFont.key` does not tell of tabular digits and takes as long as a glyph. Fonts
# are few and live in the type setter's tables; kept here, their identities cannot come again.
_fonts: dict[int, QFont] = {}


@lru_cache(maxsize=2048)
def _glyph(
    glyph: str, font_key: int, rgba: int, width_px: float, ratio: float
) -> tuple[QPixmap | None, float, float, float]:
    """Return a glyph's halo, its advance, and where the picture lies from the pen's position."""
    font = _fonts[font_key]
    advance = QFontMetricsF(font).horizontalAdvance(glyph)
    path = QPainterPath()
    path.addText(QPointF(0.0, 0.0), font, glyph)
    if path.isEmpty():
        return None, advance, 0.0, 0.0
    margin = width_px / 2 + 1
    area = path.boundingRect().adjusted(-margin, -margin, margin, margin)
    return _picture(path, area, QColor.fromRgba(rgba), width_px, ratio), advance, area.x(), area.y()


def _picture(
    path: QPainterPath, area: QRectF, halo: QColor, width_px: float, ratio: float
) -> QPixmap:
    picture = QPixmap(ceil(area.width() * ratio), ceil(area.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-area.topLeft())
    painter.strokePath(path, _pen(halo, width_px))
    painter.end()
    return picture


def _pen(halo: QColor, width_px: float) -> QPen:
    return QPen(
        halo,
        width_px,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
