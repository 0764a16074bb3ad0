"""Space with a query and its keys: tips can be dragged, the ground turned."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.arrow_canvas import ArrowCanvas
from attention_viewer.widgets.arrow_layer import PaintedLayer
from attention_viewer.widgets.arrow_scene import GROUND, Vector, VectorScene
from attention_viewer.widgets.vector_view3d_frame import SpaceFrame
from attention_viewer.widgets.vector_view3d_ground import SpaceGround
from attention_viewer.widgets.vector_view3d_marks import SpaceMarks

DEG_PER_PX = 0.4
_AXIS_KEYS = {
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Up: (1, 1),
    Qt.Key.Key_Down: (1, -1),
    Qt.Key.Key_PageUp: (2, 1),
    Qt.Key.Key_PageDown: (2, -1),
}
# The axes have numbers here; who knows other programs for space holds letters.
_HELD = {
    Qt.Key.Key_1: 0,
    Qt.Key.Key_2: 1,
    Qt.Key.Key_3: 2,
    Qt.Key.Key_X: 0,
    Qt.Key.Key_Y: 1,
    Qt.Key.Key_Z: 2,
}


class VectorView3D(ArrowCanvas):
    """A picture in space of a `VectorScene` with three components.

    Signals
    -------
    camera_moved(azimuth_deg, elevation_deg, span)
        The viewer shall stand elsewhere.
    """

    KEY_HELP = key_help.SPACE

    camera_moved = Signal(float, float, float)

    def __init__(self, name: str, parent: QWidget) -> None:
        self._azimuth_deg, self._elevation_deg, self._span = -113.0, 27.0, 2.4
        self._axis: int | None = None
        self._frame: SpaceFrame | None = None
        self._ground = PaintedLayer()
        super().__init__(name, parent)

    def show_scene(
        self, scene: VectorScene, azimuth_deg: float, elevation_deg: float, span: float
    ) -> None:
        """Show a scene, seen from a direction; ``span`` units are as high as the picture."""
        self.scene = scene
        self._azimuth_deg, self._elevation_deg, self._span = azimuth_deg, elevation_deg, span
        self.focused = min(self.focused, len(scene.keys) - 1)
        self.update()

    def frame(self) -> SpaceFrame:
        """Return how space maps to pixels."""
        wanted = (
            float(self.width()),
            float(self.height()),
            self._azimuth_deg,
            self._elevation_deg,
            self._span,
        )
        old = self._frame
        if old is None or wanted != (
            old.width,
            old.height,
            old.azimuth_deg,
            old.elevation_deg,
            old.span,
        ):
            self._frame = SpaceFrame(*wanted)
            return self._frame
        return old

    def grid_of(self, span: float) -> float:
        """Return how wide a square of the floor is when ``span`` units are shown."""
        return replace(self.frame(), span=span).grid

    def tip_px(self, index: int) -> QPointF:
        """Return where a tip is on the widget."""
        frame = self.frame()
        return frame.px(frame.shown(self.scene.vector(index)))

    def vector_at(self, at: QPointF, index: int) -> Vector:
        """Return the point at a pixel: in the view plane of the tip, or on the axis held."""
        frame = self.frame()
        if index == GROUND:
            return frame.at_depth(at, frame.px_depth((0.0, 0.0, 0.0))[1])
        old = self.scene.vector(index)
        if self._axis is not None:
            return frame.along_axis(old, self._axis, at)
        return frame.at_depth(at, frame.px_depth(frame.shown(old))[1])

    def resolution(self) -> float:
        """Return how many units a pixel stands for at the origin."""
        frame = self.frame()
        return frame.unit / frame.scale

    def move_ground(self, by: QPointF) -> None:
        """Turn the viewer around the origin."""
        camera = self.frame().camera.orbit(-by.x() * DEG_PER_PX, by.y() * DEG_PER_PX)
        self.camera_moved.emit(camera.azimuth_deg, camera.elevation_deg, self._span)

    def zoom(self, factor: float, at: QPointF) -> None:
        """Enlarge around the origin."""
        self.camera_moved.emit(self._azimuth_deg, self._elevation_deg, self._span / factor)

    def axis_of_key(self, key: Qt.Key) -> tuple[int, int] | None:
        """Return the component that an arrow or page key changes."""
        return _AXIS_KEYS.get(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember an axis's number or letter while it is held."""
        held = _HELD.get(Qt.Key(event.key()))
        if held is None:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._hold(held)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Forget the axis."""
        held = _HELD.get(Qt.Key(event.key()))
        if held is None:
            super().keyReleaseEvent(event)
        elif held == self._axis and not event.isAutoRepeat():
            self._hold(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go, of an axis, too."""
        super().mouseReleaseEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget keys whose release will not come here."""
        self._axis = None
        super().focusOutEvent(event)

    def on_theme_changed(self) -> None:
        """Forget what was painted in other colours."""
        self._ground.forget()
        super().on_theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, vectors and marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        frame = self.frame()
        self._paint_ground(painter, frame, now)
        self.paint_handles(painter)
        SpaceMarks(painter, frame, self.scene, now).paint()
        self._paint_axis_held(painter, frame, now)
        self._paint_focus(painter, now)

    def _hold(self, axis: int | None) -> None:
        self._axis = axis
        if self.dragging:
            # The tip goes on from where it is: the pointer takes hold of it anew.
            self._grip = self.tip_px(self.focused) - self._last
        self.update()

    def _paint_ground(self, painter: QPainter, frame: SpaceFrame, now: Theme) -> None:
        scene = self.scene
        below = any(tip.vector[2] < 0.0 for tip in scene.tips())
        query = (scene.query.vector, scene.show_lines, below)
        key = (frame, scene.words.components, now, *query)

        def paint(onto: QPainter) -> None:
            SpaceGround(onto, frame, scene, now).paint()

        self._ground.show(painter, self, key, paint)

    def _paint_axis_held(self, painter: QPainter, frame: SpaceFrame, now: Theme) -> None:
        """Paint the line along which the focused tip moves while its axis is held."""
        if self._axis is None or self.focused == GROUND:
            return
        point = frame.shown(self.scene.vector(self.focused))
        ends = [
            frame.px([c + sign * frame.reach * (n == self._axis) for n, c in enumerate(point)])
            for sign in (-1.0, 1.0)
        ]
        if math.dist(ends[0].toTuple(), ends[1].toTuple()) < 1.0:
            return
        painter.setPen(QPen(now.colour("text", 0.6), now.line_px(1.0), Qt.PenStyle.DashLine))
        painter.drawLine(ends[0], ends[1])

    def _paint_focus(self, painter: QPainter, now: Theme) -> None:
        if not self.hasFocus() or self.focused == GROUND:
            return
        painter.setPen(QPen(now.colour("q"), 4.0 if now.projected else 2.0))
        area = QRectF(0, 0, 2 * now.px(15), 2 * now.px(15))
        area.moveCenter(self.tip_px(self.focused))
        painter.drawEllipse(area)
