"""Lets a widget's new picture come up through its old one."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Slot
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.plot_axes_cache import paints_pixels

DURATION_MS = 360


class CrossFade(QObject):
    """Keeps the old picture of a widget and paints it fainter and fainter over the new one."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._old: QPixmap | None = None
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(1.0)
        self._motion.setEndValue(0.0)
        self._motion.setDuration(DURATION_MS)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._motion.valueChanged.connect(self._on_motion_changed)
        self._motion.finished.connect(self._on_motion_finished)

    @property
    def running(self) -> bool:
        """Whether something of the old picture is still seen."""
        return self._old is not None

    def start(self) -> None:
        """Take the picture of now as the old one; call before the widget changes."""
        widget = self._widget
        if not widget.isVisible() or widget.size().isEmpty():
            return
        ratio = widget.devicePixelRatioF()
        picture = QPixmap(widget.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme.current().colour("ground"))
        widget.render(picture, renderFlags=QWidget.RenderFlag(0))
        self._motion.stop()
        self._old = picture
        self._motion.start()

    def stop(self) -> None:
        """Show the new picture at once."""
        self._motion.stop()
        self._old = None

    def paint(self, painter: QPainter) -> None:
        """Paint what is left of the old picture; last in the widget's paint event."""
        if self._old is None or not paints_pixels(painter):
            return
        painter.setOpacity(float(self._motion.currentValue()))
        painter.drawPixmap(0, 0, self._old)
        painter.setOpacity(1.0)

    @Slot(object)
    def _on_motion_changed(self, _share: object) -> None:
        self._widget.update()

    @Slot()
    def _on_motion_finished(self) -> None:
        self._old = None
        self._widget.update()
