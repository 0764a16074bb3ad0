"""The plane with a query and its keys, whose tips can be dragged."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.arrow_canvas import ArrowCanvas
from attention_viewer.widgets.arrow_labels import Box, box_around
from attention_viewer.widgets.arrow_layer import PaintedLayer
from attention_viewer.widgets.arrow_scene import GROUND, Vector, VectorScene
from attention_viewer.widgets.vector_plot_dimension import words_lines
from attention_viewer.widgets.vector_plot_frame import PlotFrame, frame_for
from attention_viewer.widgets.vector_plot_ground import PlotGround
from attention_viewer.widgets.vector_plot_loupe import loupe_place, paint_loupe
from attention_viewer.widgets.vector_plot_marks import PlotMarks
from attention_viewer.widgets.vector_plot_scale import PlotScale, grid_step, scale_for

_AXIS_KEYS = {
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Up: (1, 1),
    Qt.Key.Key_Down: (1, -1),
}


class VectorPlot(ArrowCanvas):
    """A plane picture of a `VectorScene` with two components.

    Signals
    -------
    view_moved(centre, span)
        The plane shall be shown elsewhere or at another size.
    """

    KEY_HELP = key_help.VECTORS

    view_moved = Signal(object, float)

    def __init__(self, name: str, parent: QWidget) -> None:
        self._centre = (0.0, 0.0)
        self._span = 2.4
        self._ground, self._scale = PaintedLayer(), PaintedLayer(opaque=False)
        self._word_boxes: list[Box] = []
        super().__init__(name, parent)

    def show_scene(self, scene: VectorScene, centre: tuple[float, float], span: float) -> None:
        """Show a scene; ``span`` units fit between top and bottom."""
        self.scene, self._centre, self._span = scene, centre, span
        self.focused = min(self.focused, len(scene.keys) - 1)
        self.update()

    def frame(self) -> PlotFrame:
        """Return how units map to pixels."""
        return frame_for(self.width(), self.height(), self._centre, self._span)

    def grid_of(self, span: float) -> float:
        """Return how wide a square of the grid is when ``span`` units are shown."""
        frame = frame_for(self.width(), self.height(), self._centre, span)
        return grid_step(frame, theme.current())

    def tip_px(self, index: int) -> QPointF:
        """Return where a tip is on the widget."""
        return QPointF(*self.frame().px(*self.scene.vector(index)))

    def vector_at(self, at: QPointF, index: int) -> Vector:
        """Return the point at a pixel."""
        return self.frame().units(at.x(), at.y())

    def resolution(self) -> float:
        """Return how many units a pixel stands for."""
        return 1.0 / self.frame().scale

    def move_ground(self, by: QPointF) -> None:
        """Move the plane under the window."""
        unit = self.resolution()
        x, y = self._centre
        self.view_moved.emit((x - by.x() * unit, y + by.y() * unit), self._span)

    def zoom(self, factor: float, at: QPointF) -> None:
        """Enlarge; what is at ``at`` stays there."""
        x, y = self.frame().units(at.x(), at.y())
        cx, cy = self._centre
        centre = (x + (cx - x) / factor, y + (cy - y) / factor)
        self.view_moved.emit(centre, self._span / factor)

    def axis_of_key(self, key: Qt.Key) -> tuple[int, int] | None:
        """Return the component that an arrow key changes."""
        return _AXIS_KEYS.get(key)

    def on_theme_changed(self) -> None:
        """Forget what was painted in other colours."""
        self._ground.forget()
        self._scale.forget()
        super().on_theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the marks and the loupe."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        frame = self.frame()
        marks = PlotMarks(painter, frame, self.scene, now, quick=self.dragging)
        place = loupe_place(marks)
        scale = scale_for(frame, self.scene.words.components, now)
        covers = marks.heads() if place is None else [*marks.heads(), box_around(place)]
        left_out = scale.covered(covers, words_lines(marks))
        self._paint_ground(painter, scale, left_out, frame, now)
        marks.placer.avoid_boxes(scale.boxes(left_out))
        marks.placer.avoid_boxes(self._word_boxes)
        if place is not None:
            marks.placer.avoid_cover(place)
        self.paint_handles(painter)
        marks.paint()
        scale.paint_first_name(painter, marks.placer.least_covering(scale.first_names()))
        if place is not None:
            paint_loupe(painter, place, marks, self.scene, now)
        self._paint_focus(painter, now)

    def _paint_ground(
        self,
        painter: QPainter,
        scale: PlotScale,
        left_out: frozenset[int],
        frame: PlotFrame,
        now: Theme,
    ) -> None:
        scene = self.scene
        scale_key = (frame, scene.words.components, now, left_out)
        key = (scale_key, scene.query.vector, scene.show_lines, scene.words)

        def paint_scale(onto: QPainter) -> None:
            scale.paint(onto, left_out)

        def paint(onto: QPainter) -> None:
            ground = PlotGround(onto, frame, scene, now)
            ground.paint_scores()
            self._scale.show(onto, self, scale_key, paint_scale)
            ground.paint_words()
            self._word_boxes = ground.boxes

        self._ground.show(painter, self, key, paint)

    def _paint_focus(self, painter: QPainter, now: Theme) -> None:
        if not self.hasFocus() or self.focused == GROUND:
            return
        painter.setPen(QPen(now.colour("q"), 4.0 if now.projected else 2.0))
        area = QRectF(0, 0, 2 * now.px(15), 2 * now.px(15))
        area.moveCenter(self.tip_px(self.focused))
        painter.drawEllipse(area)
