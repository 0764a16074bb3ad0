"""The hands-on half of the pictures of vectors: dragging, keys, focus; paints nothing."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.arrow import direction
from attention_viewer.widgets.arrow_disc import draw_disc
from attention_viewer.widgets.arrow_scene import EMPTY, GROUND, QUERY, TipMove, Vector, VectorScene

HIT_PX = 18
_HANDLE_PX = 14
_EDGE_PX = 12
_WHEEL_STEP = 1.15
_KEY_ZOOM = 1.25
_NOTCH = 120.0


class ArrowCanvas(QWidget):
    """Base of the pictures in the plane and in space.

    Tab goes from the ground to the query and the keys; the arrow keys move what has the focus.

    Signals
    -------
    tip_moved(move)
        A tip is being dragged (`TipMove`).
    tip_stepped(index, axis, steps)
        An arrow key moved a tip by so many steps.
    finished()
        A drag or a key press has ended.
    key_chosen(index), key_removed(index), key_added(vector)
        Wishes about keys.
    fit_requested()
        Everything shall be seen.
    """

    tip_moved = Signal(object)
    tip_stepped = Signal(int, int, int)
    finished = Signal()
    key_chosen = Signal(int)
    key_removed = Signal(int)
    key_added = Signal(object)
    fit_requested = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # The pictures fill all of their ground, so the page below need not.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.scene: VectorScene = EMPTY
        self.focused = GROUND
        self.hovered = GROUND
        self._dragged: int | None = None
        self._grip = QPointF()
        self._last = QPointF()
        self._title = ""
        theme.follow(self)

    # --- what the two pictures differ in ------------------------------------------------------

    def tip_px(self, index: int) -> QPointF:
        """Return where a tip is on the widget."""
        raise NotImplementedError

    def vector_at(self, at: QPointF, index: int) -> Vector:
        """Return the vector whose tip is at ``at``; ``index`` tells whose place in depth holds."""
        raise NotImplementedError

    def resolution(self) -> float:
        """Return how many units a pixel stands for."""
        raise NotImplementedError

    def move_ground(self, by: QPointF) -> None:
        """Take part in a drag of the ground."""
        raise NotImplementedError

    def zoom(self, factor: float, at: QPointF) -> None:
        """Enlarge by ``factor`` around a point of the widget."""
        raise NotImplementedError

    def axis_of_key(self, key: Qt.Key) -> tuple[int, int] | None:
        """Return which component a key changes and in which direction."""
        raise NotImplementedError

    # --- state ----------------------------------------------------------------------------------

    def set_words(self, title: str, tip: str, description: str) -> None:
        """Change name, tooltip-like help and description for assistive technology."""
        self._title = title
        self.setAccessibleDescription(f"{description} {tip}".strip())
        self._tell_focus()

    def set_focused(self, index: int) -> None:
        """Move the inner focus."""
        self.focused = index
        self._tell_focus()
        self.update()

    @property
    def dragging(self) -> bool:
        """Whether a tip is being dragged."""
        return self._dragged is not None and self._dragged != GROUND

    def on_theme_changed(self) -> None:
        """Paint anew."""
        self.update()

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(640, 480)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which nothing can be grabbed."""
        return QSize(240, 180)

    def tip_at(self, at: QPointF) -> int:
        """Return the tip under the pointer, `GROUND` for none; the chosen key wins a tie."""
        near = theme.current().px(HIT_PX)
        found, least = GROUND, float(near)
        for index in range(QUERY, len(self.scene.keys)):
            away = direction(at, self.tip_px(index))[1]
            if index == self.scene.chosen:
                away *= 0.8
            if away < least:
                found, least = index, away
        return found

    # --- mouse ----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a tip or the ground."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        index = self.tip_at(event.position())
        self._dragged = index
        self._last = event.position()
        self.set_focused(index)
        if index != GROUND:
            self._grip = self.tip_px(index) - event.position()
        if index >= 0:
            self.key_chosen.emit(index)
        self._show_cursor(index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag what is held."""
        if self._dragged is None:
            self._hover(self.tip_at(event.position()))
            return
        if self._dragged == GROUND:
            by = event.position() - self._last
            self._last = event.position()
            self.move_ground(by)
            return
        self._last = event.position()
        self._drag_tip(event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        if event.button() != Qt.MouseButton.LeftButton or self._dragged is None:
            return
        index, self._dragged = self._dragged, None
        self.finished.emit()
        # What was snapped, or kept its length, may have left the picture all the same.
        moved = index != GROUND and index < len(self.scene.keys)
        if moved and not self.rect().contains(self.tip_px(index).toPoint()):
            self.fit_requested.emit()
        self.update()
        self._hover(self.tip_at(event.position()))
        self._show_cursor(self.hovered)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Add a key where the ground was double-clicked."""
        if event.button() == Qt.MouseButton.LeftButton and self.tip_at(event.position()) == GROUND:
            self.key_added.emit(self.vector_at(event.position(), GROUND))
            return
        self.mousePressEvent(event)

    def leaveEvent(self, event: object) -> None:
        """Forget the pointer."""
        self._hover(GROUND)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom around the pointer."""
        self.zoom(_WHEEL_STEP ** (event.angleDelta().y() / _NOTCH), event.position())
        event.accept()

    # --- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, choose, remove, fit, zoom."""
        key = Qt.Key(event.key())
        axis = self.axis_of_key(key)
        if axis is not None and self.focused != GROUND:
            far = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.tip_stepped.emit(self.focused, axis[0], axis[1] * (10 if far else 1))
        elif not (self._key_on_tip(key) or self._key_on_ground(event, key)):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the undo step."""
        if self.axis_of_key(Qt.Key(event.key())) is not None and not event.isAutoRepeat():
            self.finished.emit()
        else:
            super().keyReleaseEvent(event)

    def _key_on_tip(self, key: Qt.Key) -> bool:
        if self.focused < 0:
            return False
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.key_removed.emit(self.focused)
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.key_chosen.emit(self.focused)
        else:
            return False
        return True

    def _key_on_ground(self, event: QKeyEvent, key: Qt.Key) -> bool:
        middle = QRectF(self.rect()).center()
        if key == Qt.Key.Key_F and not event.modifiers():
            self.fit_requested.emit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(_KEY_ZOOM, middle)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / _KEY_ZOOM, middle)
        else:
            return self._arrow_on_ground(event, key)
        self.finished.emit()
        return True

    def _arrow_on_ground(self, event: QKeyEvent, key: Qt.Key) -> bool:
        steps = {
            Qt.Key.Key_Left: QPointF(-1, 0),
            Qt.Key.Key_Right: QPointF(1, 0),
            Qt.Key.Key_Up: QPointF(0, -1),
            Qt.Key.Key_Down: QPointF(0, 1),
        }
        if key not in steps or self.focused != GROUND:
            return False
        far = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.move_ground(steps[key] * (48.0 if far else 12.0))
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start at the ground, or coming backwards at the last key."""
        if event.reason() == Qt.FocusReason.TabFocusReason:
            self.set_focused(GROUND)
        elif event.reason() == Qt.FocusReason.BacktabFocusReason:
            self.set_focused(len(self.scene.keys) - 1)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go from tip to tip before leaving the picture; out of it at once when it is hidden."""
        target = self.focused + (1 if forward else -1)
        if self.hasFocus() and self.isVisible() and GROUND <= target < len(self.scene.keys):
            self.set_focused(target)
            return True
        return super().focusNextPrevChild(forward)

    def paint_handles(self, painter: QPainter) -> None:
        """Paint a soft disc where a tip can be taken hold of."""
        now = theme.current()
        for index in {self.scene.chosen, self.hovered} - {GROUND}:
            if index < len(self.scene.keys):
                colour = now.colour("q" if index == QUERY else "k", 0.22)
                draw_disc(painter, self.tip_px(index), now.px(_HANDLE_PX), colour)

    # --- inside ---------------------------------------------------------------------------------

    def _drag_tip(self, modifiers: Qt.KeyboardModifier) -> None:
        index = self._dragged
        if index is None or index >= len(self.scene.keys):
            return
        keep = ""
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            keep = "direction"
        elif modifiers & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier):
            keep = "length"
        to = self.vector_at(self._within(self._last + self._grip, index), index)
        self.tip_moved.emit(TipMove(index, to, self.resolution(), keep))

    def _within(self, at: QPointF, index: int) -> QPointF:
        """Return the place for a tip that is nearest to a point: what is dragged stays in sight."""
        edge, tip = theme.current().px(_EDGE_PX), self.tip_px(index)
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        # A tip that is beyond already does not jump when it is taken hold of.
        left, right = min(area.left(), tip.x()), max(area.right(), tip.x())
        top, bottom = min(area.top(), tip.y()), max(area.bottom(), tip.y())
        return QPointF(min(max(at.x(), left), right), min(max(at.y(), top), bottom))

    def _hover(self, index: int) -> None:
        if index != self.hovered:
            self.hovered = index
            self._show_cursor(index)
            self.update()

    def _show_cursor(self, index: int) -> None:
        if index == GROUND and self._dragged is None:
            self.setCursor(Qt.CursorShape.ArrowCursor)
        elif self._dragged is not None:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        else:
            self.setCursor(Qt.CursorShape.OpenHandCursor)

    def _tell_focus(self) -> None:
        words = ""
        if self.focused != GROUND and self.focused < len(self.scene.keys):
            words = self.scene.tips()[self.focused + 1].words
        self.setAccessibleName(f"{self._title}: {words}" if words else self._title)
