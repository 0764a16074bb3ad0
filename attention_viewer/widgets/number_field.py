"""A field for one number, with steppers, arrow keys and the wheel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimerEvent, Slot
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from attention_viewer.core.formatting import all_digits, fixed
from attention_viewer.core.parsing import parse_int, parse_number
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.field import Field
from attention_viewer.widgets.number_paint import number_width

STEPPER_WIDTH = 18
FIRST_REPEAT_MS = 400
NEXT_REPEAT_MS = 60
PAGE = 10
# What a line edit keeps free at each side besides its margins, and how small its text may get.
_INSET_PX = 2
_SMALLEST = 0.7
NOTCH = 120
"""What Qt counts for one notch of a wheel, in eighths of a degree."""
STEPS: dict[int, int] = {
    Qt.Key.Key_Up: 1,
    Qt.Key.Key_Down: -1,
    Qt.Key.Key_PageUp: PAGE,
    Qt.Key.Key_PageDown: -PAGE,
}


class NumberField(Field):
    """A number between two limits.

    Parameters
    ----------
    minimum, maximum
        Limits, both allowed.
    step
        What an arrow key changes; with Shift or a page key ten times as much.
    decimals
        Decimals always shown; a value that needs more is shown with all of its digits.
        0 makes the field take whole numbers only, as int.
    """

    KEY_HELP = key_help.NUMBER_FIELD

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        parent: QWidget,
        *,
        minimum: float,
        maximum: float,
        step: float = 1.0,
        decimals: int = 0,
    ) -> None:
        self._minimum, self._maximum = minimum, maximum
        self._step, self._decimals = step, decimals
        self._repeat_id = 0
        self._direction = 0
        self._turned = 0
        super().__init__(name, label, tip, parent, parse=self._parse_text, show=self._show_number)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setMouseTracking(True)
        self.textChanged.connect(self._on_text_changed)

    def set_limits(self, minimum: float, maximum: float) -> None:
        """Change the limits; the value stays."""
        self._minimum, self._maximum = minimum, maximum

    def set_step(self, step: float) -> None:
        """Change what an arrow key adds."""
        self._step = step

    def step_by(self, count: float) -> None:
        """Move by steps, as far as the limits allow."""
        if self.value is None:
            return
        # Rounding away the error of adding 0.1 over and over, at nine digits below the step.
        moved = round(float(self.value) + count * self._step, 12)
        moved = min(max(moved, self._minimum), self._maximum)
        value = int(moved) if self._decimals == 0 else moved
        self._put(value)

    def on_theme_changed(self) -> None:
        """Leave room for the steppers."""
        super().on_theme_changed()
        now = theme.current()
        self.setTextMargins(now.px(4), 0, now.px(STEPPER_WIDTH + 4), 0)
        self._set_size(now.text_px("body"))
        self._fit_text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the number as large as the room allows."""
        super().resizeEvent(event)
        self._fit_text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with arrow and page keys."""
        steps = STEPS.get(event.key(), 0)
        if not steps:
            super().keyPressEvent(event)
            return
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            steps *= PAGE
        self.step_by(steps)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the undo step when the arrow key is let go."""
        super().keyReleaseEvent(event)
        if event.key() in STEPS and not event.isAutoRepeat():
            self.edit_finished.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step with the wheel, but only when focused, so that scrolling a panel changes nothing."""
        if not self.hasFocus():
            event.ignore()
            return
        # A touch pad sends many small turns; each full notch is one step.
        self._turned += event.angleDelta().y()
        steps = int(self._turned / NOTCH)
        self._turned -= steps * NOTCH
        if steps:
            self.step_by(steps)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Step once, and go on while the button is held."""
        left = event.button() == Qt.MouseButton.LeftButton
        self._direction = self._stepper_at(event.position()) if left else 0
        if not self._direction:
            super().mousePressEvent(event)
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.step_by(self._direction)
        self._repeat_id = self.startTimer(FIRST_REPEAT_MS)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop stepping; one press is one undo step."""
        super().mouseReleaseEvent(event)
        if self._direction:
            self._stop_repeat()
            self._direction = 0
            self.edit_finished.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show an arrow over the steppers, a text cursor elsewhere."""
        over = self._stepper_at(event.position()) != 0
        self.setCursor(Qt.CursorShape.ArrowCursor if over else Qt.CursorShape.IBeamCursor)
        if not self._direction:
            super().mouseMoveEvent(event)

    def timerEvent(self, event: QTimerEvent) -> None:
        """Repeat the step."""
        if event.timerId() != self._repeat_id:
            super().timerEvent(event)
            return
        self._stop_repeat()
        if self._direction:
            self.step_by(self._direction)
            self._repeat_id = self.startTimer(NEXT_REPEAT_MS)

    def paint_frame(self, painter: QPainter) -> None:
        """Paint the frame and the steppers."""
        super().paint_frame(painter)
        now = theme.current()
        left = self.width() - now.px(STEPPER_WIDTH)
        painter.setPen(QPen(now.colour("edge", 0.45), 1.0))
        painter.drawLine(QPointF(left, 1.5), QPointF(left, self.height() - 1.5))
        painter.setPen(
            QPen(
                now.colour("text" if self.isEnabled() else "edge"),
                now.line_px(1.3),
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        middle = left + now.px(STEPPER_WIDTH) / 2
        _draw_chevron(painter, QPointF(middle, self.height() * 0.32), -now.px(2.5))
        _draw_chevron(painter, QPointF(middle, self.height() * 0.68), now.px(2.5))

    @Slot()
    def _on_text_changed(self) -> None:
        self._fit_text()

    def _fit_text(self) -> None:
        """Set a number that is too long for the field smaller, as far as it can still be read."""
        full = theme.current().text_px("body")
        margins = self.textMargins()
        room = self.width() - margins.left() - margins.right() - 2 * _INSET_PX
        wide = number_width(self.text(), full)
        fits = wide <= max(room, 0)
        size = full if fits else max(int(full * room / wide), round(_SMALLEST * full))
        if size != self.font().pixelSize():
            self._set_size(size)

    def _set_size(self, size_px: int) -> None:
        self.setFont(fonts.ui_font(size_px, tabular=True))

    def _stepper_at(self, at: QPointF) -> int:
        area = QRectF(self.rect())
        area.setLeft(area.right() - theme.current().px(STEPPER_WIDTH))
        if not area.contains(at):
            return 0
        return 1 if at.y() < area.center().y() else -1

    def _stop_repeat(self) -> None:
        if self._repeat_id:
            self.killTimer(self._repeat_id)
            self._repeat_id = 0

    def _parse_text(self, text: str) -> float | int:
        if self._decimals == 0:
            return parse_int(text, minimum=int(self._minimum), maximum=int(self._maximum))
        return parse_number(text, minimum=self._minimum, maximum=self._maximum)

    def _show_number(self, value: float) -> str:
        return show_number(value, self._decimals)


def show_number(value: float, decimals: int) -> str:
    """Return a number with at least ``decimals`` decimals, and with all that it really has."""
    if value == round(value, decimals):
        return fixed(value, decimals)
    return all_digits(value)


def _draw_chevron(painter: QPainter, at: QPointF, height: float) -> None:
    wide = abs(height) * 1.4
    painter.drawPolyline(
        QPolygonF(
            [
                QPointF(at.x() - wide, at.y() - height / 2),
                QPointF(at.x(), at.y() + height / 2),
                QPointF(at.x() + wide, at.y() - height / 2),
            ]
        )
    )
