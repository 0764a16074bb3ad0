"""A part of a picture that is painted once and shown again until something in it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEngine, QPainter, QPixmap
from PySide6.QtWidgets import QWidget


class PaintedLayer:
    """Keeps the pixels of a layer that covers a widget.

    Parameters
    ----------
    opaque
        Whether the layer fills all of the widget; otherwise what is below shows through.
    """

    def __init__(self, *, opaque: bool = True) -> None:
        self._opaque = opaque
        self._pixmap: QPixmap | None = None
        self._key: Hashable = None
        self._kept = False

    def forget(self) -> None:
        """Paint anew next time."""
        self._key = None

    def show(
        self,
        painter: QPainter,
        widget: QWidget,
        key: Hashable,
        paint: Callable[[QPainter], None],
    ) -> None:
        """Show the layer; it is painted on its own, and kept, when the same ``key`` comes again.

        What is new is painted straight away: while something in the layer is dragged, keeping it
        would only cost the time to copy it.
        On vectors, and on images of another size than the screen's, it is always painted: what
        is exported must not be made of the screen's pixels.
        """
        ratio = widget.devicePixelRatioF()
        if not _is_screen(painter, ratio):
            paint(painter)
            return
        if key != self._key:
            self._key, self._kept = key, False
            paint(painter)
            return
        size = widget.size() * ratio
        if self._pixmap is None or self._pixmap.size() != size:
            self._pixmap = QPixmap(size)
            self._kept = False
        self._pixmap.setDevicePixelRatio(ratio)
        if not self._kept:
            if not self._opaque:
                self._pixmap.fill(Qt.GlobalColor.transparent)
            inner = QPainter(self._pixmap)
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(inner)
            inner.end()
            self._kept = True
        painter.drawPixmap(0, 0, self._pixmap)


def _is_screen(painter: QPainter, ratio: float) -> bool:
    engine = painter.paintEngine()
    pixels = engine is None or engine.type() == QPaintEngine.Type.Raster
    return pixels and painter.deviceTransform().m11() == ratio
