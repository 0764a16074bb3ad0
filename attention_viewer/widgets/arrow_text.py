"""Words on pictures that are painted anew at every mouse move.

Most words of such a picture are the same from frame to frame. When they come a second time they
are kept as pixels, halo and letters in one, which is ten times as quick to show.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPixmap

from attention_viewer.runtime.theme import Colours
from attention_viewer.widgets.math_layout import Layout, draw, layout

_MOST_SEEN = 2000
_RASTER = QPaintEngine.Type.Raster
_LEFT = Qt.AlignmentFlag.AlignLeft
SHIFTS = {
    Qt.AlignmentFlag.AlignLeft: 0.0,
    Qt.AlignmentFlag.AlignHCenter: 0.5,
    Qt.AlignmentFlag.AlignRight: 1.0,
}
"""Which share of their width words begin left of the place given."""
_OVERHANG = 0.4
"""How far letters may reach beyond the lines of their font, in sizes."""

_Words = tuple[str, float, int, str, Colours, int, float]
"""Markup, size, weight, colour token, colours, halo (0 for none) and its width."""


def draw_in(
    painter: QPainter,
    at: QPointF,
    markup: str,
    size_px: float,
    colours: Colours,
    *,
    align: Qt.AlignmentFlag = _LEFT,
    weight: int = 400,
    default: str = "text",
    halo: QColor | None = None,
    halo_px: float = 4.0,
) -> Layout:
    """Set and paint a line as `math_layout.draw_in` does; on pixels it stands on whole ones."""
    line = layout(markup, size_px, weight)
    x, y = at.x(), at.y()
    if align is not _LEFT:
        x -= SHIFTS[align] * line.width
    ratio = _pixels(painter)
    if ratio == 0.0:
        draw(painter, QPointF(x, y), line, colours, default, halo=halo, halo_px=halo_px)
        return line
    x, y = round(x * ratio) / ratio, round(y * ratio) / ratio
    words = (markup, size_px, weight, default, colours, halo.rgba() if halo else 0, halo_px)
    if words in _seen:
        picture, left, top = _picture(words, ratio)
        painter.drawPixmap(QPointF(x - left, y - top), picture)
        return line
    _remember(words)
    draw(painter, QPointF(x, y), line, colours, default, halo=halo, halo_px=halo_px)
    return line


def draw_turned(
    painter: QPainter,
    at: QPointF,
    markup: str,
    size_px: float,
    colours: Colours,
    *,
    weight: int,
    default: str,
    halo: QColor,
    halo_px: float,
    quick: bool,
) -> None:
    """Paint a line for a painter that is turned.

    Parameters
    ----------
    quick
        Turn the words' pixels instead of their outlines, which must be made anew for every
        angle: a little softer, for as long as the angle is being dragged.
    """
    if not quick or painter.paintEngine().type() is not _RASTER:
        line = layout(markup, size_px, weight)
        draw(painter, at, line, colours, default, halo=halo, halo_px=halo_px)
        return
    words = (markup, size_px, weight, default, colours, halo.rgba(), halo_px)
    picture, left, top = _picture(words, painter.device().devicePixelRatio())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QPointF(at.x() - left, at.y() - top), picture)


# Numbers that change at every mouse move are not worth keeping, so words have to come twice.
_seen: set[_Words] = set()


def _remember(words: _Words) -> None:
    if len(_seen) >= _MOST_SEEN:
        _seen.clear()
    _seen.add(words)


@lru_cache(maxsize=256)
def _picture(words: _Words, ratio: float) -> tuple[QPixmap, int, int]:
    """Return the words as pixels, and where their baseline starts from left and top."""
    markup, size, weight, token, colours, halo, halo_px = words
    line = layout(markup, size, weight)
    margin = ceil(halo_px / 2 + _OVERHANG * size)
    top = margin + ceil(line.ascent)
    wide, high = ceil(line.width) + 2 * margin, top + ceil(line.descent) + margin
    picture = QPixmap(ceil(wide * ratio), ceil(high * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = QColor.fromRgba(halo) if halo else None
    draw(painter, QPointF(margin, top), line, colours, token, halo=ground, halo_px=halo_px)
    painter.end()
    return picture, margin, top


def _pixels(painter: QPainter) -> float:
    """Return the pixels of the device for one of the picture; 0 for vectors and turned words."""
    if painter.paintEngine().type() is not _RASTER:
        return 0.0
    ratio: float = painter.device().devicePixelRatio()
    way = painter.deviceTransform()
    plain = way.m11() == ratio and way.m22() == ratio and way.m12() == 0.0
    return ratio if plain else 0.0
