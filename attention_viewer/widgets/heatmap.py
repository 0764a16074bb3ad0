"""A table of numbers as colours. Cells are picked by mouse or arrow keys, large tables zoomed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.cross_fade import CrossFade
from attention_viewer.widgets.heatmap_data import Block, HeatmapData
from attention_viewer.widgets.heatmap_geometry import Zoom, zoomed_at
from attention_viewer.widgets.heatmap_image import CellImage
from attention_viewer.widgets.heatmap_layout import CELL, Arrangement
from attention_viewer.widgets.heatmap_note import HoverNote
from attention_viewer.widgets.heatmap_paint import Marks, paint_frame, paint_values
from attention_viewer.widgets.heatmap_placing import Placing
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.plot_axes_cache import StillLayer
from attention_viewer.widgets.spoken import Words

_ARROWS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_ZOOM_KEYS = {Qt.Key.Key_Plus: 1.25, Qt.Key.Key_Minus: 0.8, Qt.Key.Key_0: 0.0}


class Heatmap(QWidget):
    """Shows `HeatmapData`; paints the cells that are seen and nothing else.

    Parameters
    ----------
    label
        Accessible name.
    tip
        How to use it.

    Signals
    -------
    picked(row, column)
        The person picked another cell.
    pick_ended()
        A drag or a key press that picked has ended.
    activated(row, column)
        Space was pressed, or the cell double-clicked.
    header_clicked(is_row, index)
        A row's or a column's label was clicked.
    """

    KEY_HELP = key_help.HEATMAP

    picked = Signal(int, int)
    pick_ended = Signal()
    activated = Signal(int, int)
    header_clicked = Signal(bool, int)

    def __init__(self, name: str, label: Text, tip: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._placing = Placing(self)
        self._cells = CellImage()
        self._frame = StillLayer()
        self._fade = CrossFade(self)
        self._picked: tuple[int, int] | None = None
        self._hovered: tuple[int, int] | None = None
        self._pressed_at: QPointF | None = None
        self._note = HoverNote(self)
        self._tip = tip
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label)

    @property
    def data(self) -> HeatmapData | None:
        """What is shown."""
        return self._placing.data

    @property
    def hovered(self) -> tuple[int, int] | None:
        """The cell under the pointer."""
        return self._hovered

    @property
    def note(self) -> HoverNote:
        """The note that says the value under the pointer where the cell is too small to."""
        return self._note

    @property
    def fading(self) -> bool:
        """Whether a table shown before is still seen through the present one."""
        return self._fade.running

    def set_data(self, data: HeatmapData, *, fade: bool = False) -> None:
        """Show a table, at once or through the one before. The zoom stays while the shape stays."""
        before, still = self._placing.data, not fade and not self._fade.running
        if fade and before is not None:
            self._fade.start()
        elif self._fade.running:
            self._fade.stop()
        if before is None or before.shape != data.shape:
            self._placing.zoom = Zoom()
            self._hovered = None
        block = data.changed_block(before) if before is not None and still else None
        if before is None or block is None:
            self._show_whole(data)
        else:
            self._show_block(data, before, block)
        self._describe()
        self._show_note()

    def _show_whole(self, data: HeatmapData) -> None:
        self._placing.data = data
        self._cells.show(data)
        self._placing.forget()
        self.update()

    def _show_block(self, data: HeatmapData, before: HeatmapData, block: Block) -> None:
        """Paint the cells of a block anew; all else is as before."""
        size = self._placing.number_px()
        data.keep_texts(before, block)
        self._placing.data = data
        self._placing.forget_numbers()
        self._cells.change(data, block)
        plan = self.plan()
        if plan is None or self._placing.number_px() != size:
            self.update()
        else:
            self.update(plan.around(block).toAlignedRect())

    def set_beside(self, other: Heatmap) -> None:
        """Keep the rows level with those of another map that stands beside this one."""
        self._placing.set_beside(other._placing)

    def columns(self) -> int:
        """Return how many columns the table has."""
        return 0 if self.data is None else self.data.shape[1]

    def room_beside(self, width: int) -> float:
        """Return what would be taken left and right of the cells in a map so wide."""
        return self._placing.room_beside(width)

    def set_picked(self, cell: tuple[int, int] | None) -> None:
        """Mark a cell without a signal, and bring it into view."""
        if cell != self._picked:
            self._picked = cell
            self._bring_into_view()
            self._describe()
            self.update()

    def plan(self) -> Arrangement | None:
        """Return where everything lies now; None before there is a table."""
        return self._placing.plan()

    def cell_rect(self, row: int, column: int) -> QRect:
        """Return where a cell lies."""
        plan = self.plan()
        return plan.geometry.cell(row, column).toAlignedRect() if plan else QRect()

    def shows_numbers(self) -> bool:
        """Tell whether the cells are large enough for their numbers."""
        return self._placing.number_px() > 0

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self._placing.forget()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for three cells by three."""
        now = theme.current()
        return QSize(now.px(4 * CELL[0]), now.px(4 * CELL[1]))

    def minimumSizeHint(self) -> QSize:
        """Return room for labels and small cells."""
        now = theme.current()
        return QSize(now.px(150), now.px(130))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure anew."""
        self._placing.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is seen."""
        plan = self.plan()
        if self._placing.data is None or plan is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now, data = theme.current(), self._placing.data
        size = self._placing.number_px()
        hovered = None if size else self._hovered
        marks = Marks(self._picked, hovered, size, QRectF(event.rect()))
        paint_values(painter, data, self._cells.image, plan, marks, now)
        sides = (data.rows, data.columns, data.scale, data.locked, data.sums_title)
        key = (plan, sides, self._picked, now)
        self._frame.draw(
            painter, self, key, lambda inner: paint_frame(inner, data, plan, marks, now)
        )
        self._fade.paint(painter)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the cell, or begin to pan a zoomed table."""
        plan = self.plan()
        if plan is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed_at = event.position()
        if not plan.geometry.zoomed:
            self._pick_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer; with the button held pick on, or pan."""
        plan = self.plan()
        if plan is None:
            return
        held = bool(event.buttons() & Qt.MouseButton.LeftButton) and self._pressed_at is not None
        if held and plan.geometry.zoomed:
            self._pan(event.position())
        elif held:
            self._pick_at(event.position())
        self._hover(plan.geometry.at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the pick or the pan; a click on a label tells its row or column."""
        plan, start = self.plan(), self._pressed_at
        self._pressed_at = None
        if plan is None or start is None:
            return
        if plan.geometry.zoomed:
            self._pick_at(event.position())
        self._click_header(plan, event.position())
        self.pick_ended.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Activate the cell."""
        plan = self.plan()
        cell = plan.geometry.at(event.position()) if plan else None
        if cell is not None:
            self.activated.emit(*cell)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the cell under the pointer."""
        self._hover(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom a table whose numbers are too small to be seen; leave other wheels alone."""
        plan = self.plan()
        if plan is None or (self.shows_numbers() and not plan.geometry.zoomed):
            event.ignore()
            return
        self._zoom_by(1.25 if event.angleDelta().y() > 0 else 0.8, event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the pick with arrows, Home and End; zoom with + - 0; Space activates."""
        key = Qt.Key(event.key())
        plan = self.plan()
        if self._placing.data is None or plan is None:
            return
        row, column = self._picked or (0, 0)
        if key in _ARROWS:
            self._pick(row + _ARROWS[key][0], column + _ARROWS[key][1])
        elif key == Qt.Key.Key_Home:
            self._pick(row, 0)
        elif key == Qt.Key.Key_End:
            self._pick(row, self._placing.data.shape[1] - 1)
        elif key in _ZOOM_KEYS:
            self._zoom_by(_ZOOM_KEYS[key], QPointF(self.cell_rect(row, column).center()))
        elif key == Qt.Key.Key_Space:
            self.activated.emit(row, column)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the undo step of the keys."""
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat():
            self.pick_ended.emit()

    def event(self, event: QEvent) -> bool:
        """Answer a tooltip with the cell's value, a cut label's words, or how to use the table."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def _tip_at(self, at: QPointF) -> str:
        plan = self.plan()
        if plan is None or self._placing.data is None:
            return ""
        grid = plan.geometry
        cell = grid.at(at)
        if cell is not None:
            return self._placing.data.words(*cell)
        row, column = grid.row_at(at.y()), grid.column_at(at.x())
        if row is not None and at.x() < plan.gutter:
            return plain(self._placing.data.rows.labels[row])
        if column is not None and at.y() < plan.head:
            return plain(self._placing.data.columns.labels[column])
        return self._tip()

    def _click_header(self, plan: Arrangement, at: QPointF) -> None:
        row, column = plan.geometry.row_at(at.y()), plan.geometry.column_at(at.x())
        if row is not None and at.x() < plan.gutter:
            self.header_clicked.emit(True, row)
        elif column is not None and 0 <= at.y() < plan.head:
            self.header_clicked.emit(False, column)

    def _pick_at(self, at: QPointF) -> None:
        plan = self.plan()
        cell = plan.geometry.at(at) if plan else None
        if cell is not None:
            self._pick(*cell)

    def _pick(self, row: int, column: int) -> None:
        if self._placing.data is None:
            return
        rows, columns = self._placing.data.shape
        cell = (min(max(row, 0), rows - 1), min(max(column, 0), columns - 1))
        if cell != self._picked:
            self.picked.emit(*cell)

    def _hover(self, cell: tuple[int, int] | None) -> None:
        if cell == self._hovered:
            return
        for each in (self._hovered, cell):
            if each is not None:
                self.update(self.cell_rect(*each).adjusted(-4, -4, 4, 4))
        self._hovered = cell
        self._show_note()

    def _show_note(self) -> None:
        """Say the value under the pointer where the cell itself cannot."""
        data = self._placing.data
        if data is None or self._hovered is None or self.shows_numbers():
            self._note.hide()
            return
        row, column = self._hovered
        labels = data.rows.labels[row], data.columns.labels[column]
        self._note.say(labels, data.text(row, column), self.cell_rect(row, column))

    def _zoom_by(self, step: float, at: QPointF) -> None:
        plan = self.plan()
        if plan is None:
            return
        most = theme.current().px(CELL[1])
        self._set_zoom(
            zoomed_at(plan.geometry, self._placing.zoom, at, step, most) if step else Zoom()
        )

    def _pan(self, at: QPointF) -> None:
        plan = self.plan()
        if plan is None or self._pressed_at is None:
            return
        grid = plan.geometry
        moved = at - self._pressed_at
        self._pressed_at = at
        x = grid.first_x - moved.x() / grid.pitch_x
        y = grid.first_y - moved.y() / grid.pitch_y
        self._set_zoom(Zoom(self._placing.zoom.factor, x, y))

    def _set_zoom(self, zoom: Zoom) -> None:
        self._placing.zoom = zoom
        self._placing.forget()
        self._show_note()
        self.update()

    def _bring_into_view(self) -> None:
        plan = self.plan()
        if plan is None or self._picked is None or not plan.geometry.zoomed:
            return
        grid = plan.geometry
        seen_x, seen_y = grid.frame.width() / grid.pitch_x, grid.frame.height() / grid.pitch_y
        row, column = self._picked
        x = min(max(grid.first_x, column + 1 - seen_x), float(column))
        y = min(max(grid.first_y, row + 1 - seen_y), float(row))
        if (x, y) != (grid.first_x, grid.first_y):
            self._set_zoom(Zoom(self._placing.zoom.factor, x, y))

    def _describe(self) -> None:
        """Put the numbers into words for assistive technology."""
        if self._placing.data is not None:
            self.setAccessibleDescription(self._placing.data.description(self._picked))
