"""The program's line icons in any colour and size."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from attention_viewer.runtime import paths


@lru_cache(maxsize=256)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = (paths.resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(source.replace("currentColor", colour).encode()))


def draw_icon(painter: QPainter, name: str, area: QRectF, colour: QColor) -> None:
    """Paint an icon into ``area`` as vectors."""
    _renderer(name, colour.name()).render(painter, area)


def icon(name: str, colour: QColor, size_px: int) -> QIcon:
    """Return an icon for places that want a QIcon, sharp on the present screens."""
    screen = QGuiApplication.primaryScreen()
    ratio = max(2.0, screen.devicePixelRatio() if screen else 1.0)
    pixmap = QPixmap(round(size_px * ratio), round(size_px * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_icon(painter, name, QRectF(0, 0, size_px, size_px), colour)
    painter.end()
    return QIcon(pixmap)
