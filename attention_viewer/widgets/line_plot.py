"""Lines on common axes with a cursor that can be moved, and points that can be read."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.curve_plot_hover import draw_values
from attention_viewer.widgets.line_plot_paint import paint_lines, paint_still
from attention_viewer.widgets.line_plot_scene import LineScene, shown
from attention_viewer.widgets.plot_axes import Axis, Frame
from attention_viewer.widgets.plot_axes_cache import StillLayer
from attention_viewer.widgets.plot_axes_paint import names_width, title_height
from attention_viewer.widgets.spoken import Words

REACH = 14
PAGE = 10
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_PageUp: PAGE,
    Qt.Key.Key_PageDown: -PAGE,
}


class LinePlot(QWidget):
    """Paints a `LineScene`. A drag or the arrow keys move the cursor.

    Signals
    -------
    cursor_moved(value)
        A value of x, within the axis.
    move_finished()
        When a drag or a key press has ended; ends an undo step.
    """

    KEY_HELP = key_help.CURSOR_PLOT

    cursor_moved = Signal(float)
    move_finished = Signal()

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scene: LineScene | None = None
        self._still = StillLayer()
        self._dragging = False
        self._read: tuple[QPointF, str] | None = None
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def scene(self) -> LineScene | None:
        """What is shown."""
        return self._scene

    @property
    def reading(self) -> str:
        """Markup of the point that is being read, "" for none."""
        return self._read[1] if self._read else ""

    def set_scene(self, scene: LineScene) -> None:
        """Show a scene; nothing happens when it is shown already."""
        self.setAccessibleDescription(scene.description)
        if scene == self._scene:
            return
        self._scene = scene
        self._read = None
        self.update()

    def frame(self) -> Frame | None:
        """Return where the axes lie; None before there is a scene."""
        scene, now = self._scene, theme.current()
        if scene is None:
            return None
        widest = names_width([tick.text for tick in scene.y.ticks], now) + now.px(8)
        left = max(widest, float(now.px(44)))
        top = title_height(now) + now.px(8)
        right = self.width() - now.px(6)
        bottom = self.height() - 1.5 * now.text_px("tick") - now.px(4)
        size = max(1.0, right - left), max(1.0, bottom - top)
        return Frame(left, top, *size, scene.x, scene.y)

    def on_theme_changed(self) -> None:
        """Measure and paint anew."""
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which the plot can be read."""
        now = theme.current()
        return QSize(now.px(120), now.px(80))

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(400), now.px(230))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plot."""
        scene, frame, now = self._scene, self.frame(), theme.current()
        if scene is None or frame is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = replace(scene, lines=(), cursor=None, description="")
        self._still.draw(painter, self, (ground, now), self._paint_still)
        paint_lines(painter, scene, frame, now)
        if self._read is not None:
            draw_values(painter, self._read[0], QRectF(self.rect()), now, self._read[1])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the cursor."""
        if event.button() != Qt.MouseButton.LeftButton or not self._is_movable():
            super().mousePressEvent(event)
            return
        self._dragging = True
        self._move_to(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the cursor, or read the point under the pointer."""
        if self._dragging:
            self._move_to(event.position())
            return
        read = self._point_near(event.position())
        if read != self._read:
            self._read = read
            self.update()
        side = Qt.CursorShape.SizeHorCursor if self._is_movable() else Qt.CursorShape.ArrowCursor
        self.setCursor(side)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the cursor go."""
        if self._dragging:
            self._dragging = False
            self.move_finished.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """Read nothing any more."""
        if self._read is not None:
            self._read = None
            self.update()
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the tooltip away from values that are being read."""
        if event.type() == QEvent.Type.ToolTip and self._read is not None:
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor by its step; Home and End lead to the ends."""
        key, scene = Qt.Key(event.key()), self._scene
        if scene is None or not self._is_movable():
            super().keyPressEvent(event)
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.cursor_moved.emit(scene.x.low if key == Qt.Key.Key_Home else scene.x.high)
        elif key in _STEPS:
            self.cursor_moved.emit(_stepped(scene, _STEPS[key]))
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the undo step."""
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat():
            self.move_finished.emit()

    def _paint_still(self, painter: QPainter) -> None:
        scene, frame = self._scene, self.frame()
        if scene is not None and frame is not None:
            paint_still(painter, scene, frame, theme.current(), self.width())

    def _is_movable(self) -> bool:
        return self._scene is not None and not self._scene.fixed

    def _move_to(self, at: QPointF) -> None:
        frame = self.frame()
        if frame is not None:
            share = min(max((at.x() - frame.left) / frame.width, 0.0), 1.0)
            self.cursor_moved.emit(frame.x.value(share))

    def _point_near(self, at: QPointF) -> tuple[QPointF, str] | None:
        scene, frame = self._scene, self.frame()
        if scene is None or frame is None or scene.hidden or not scene.names:
            return None
        found, nearest = None, float(theme.current().px(REACH))
        for line in scene.lines:
            for x, y, note in zip(line.xs, line.ys, line.notes, strict=False):
                if not (shown(frame.x, x) and shown(frame.y, y)):
                    continue
                place = QPointF(frame.x_px(x), frame.y_px(y))
                gap = QLineF(at, place).length()
                if gap <= nearest:
                    found, nearest = (place, note), gap
        return found


def _stepped(scene: LineScene, count: int) -> float:
    axis, cursor = scene.x, scene.cursor or 0.0
    moved = cursor * scene.step**count if axis.log else cursor + count * scene.step
    return _kept(axis, moved)


def _kept(axis: Axis, value: float) -> float:
    return min(max(value, axis.low), axis.high) if math.isfinite(value) else axis.high
