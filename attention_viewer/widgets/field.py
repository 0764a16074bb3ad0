"""A line to type one value in. Nonsense is explained, and counts as nothing typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from attention_viewer.core.number_errors import NumberError
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets.arrow_layer import PaintedLayer
from attention_viewer.widgets.buttons import FIELD_HEIGHT
from attention_viewer.widgets.fault_note import FaultNote
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_words import explain
from attention_viewer.widgets.spoken import Words


class FieldFault(Exception):
    """What is wrong with a typed value beyond its being no number, in words ready to be shown.

    Parameters
    ----------
    markup
        The sentence under the field.
    """

    def __init__(self, markup: str) -> None:
        super().__init__(markup)
        self.markup = markup


class Field(QLineEdit):
    """A text field that holds a value of any kind.

    Parameters
    ----------
    name
        objectName.
    label, tip
        Accessible name and tooltip.
    parse
        Turns text into the value; raises NumberError when it cannot, FieldFault when the lesson
        has words of its own for what is wrong.
    show
        Turns the value into text.

    Signals
    -------
    edited(value)
        While typing, whenever the text stands for a good value that differs from the last. Once
        the text is refused, the value from before the entry is told again: of "1e9", where no
        more than 1000 is allowed, the "1" typed on the way must not stay.
    edit_finished()
        When the field is left, or Enter or Escape is pressed; ends an undo step.
    """

    edited = Signal(object)
    edit_finished = Signal()

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        parent: QWidget,
        *,
        parse: Callable[[str], Any],
        show: Callable[[Any], str],
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._parse, self._show_value = parse, show
        self._value: Any = None
        self._typing = False
        self._value_before: Any = None
        self._fault = ""
        self._note: FaultNote | None = None
        self._frame = PaintedLayer(opaque=False)
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)
        self.textEdited.connect(self._on_text_edited)
        self.editingFinished.connect(self._on_editing_finished)

    @property
    def value(self) -> Any:
        """The last good value."""
        return self._value

    @property
    def fault(self) -> str:
        """What is wrong with the text now; empty when it is good."""
        return self._fault

    def has_entry(self) -> bool:
        """Tell whether something was typed that Escape would give up."""
        return self._typing or bool(self.fault)

    def set_value(self, value: Any) -> None:
        """Show a value without a signal. Text being typed that already means it is left alone."""
        if value == self._value and (self.hasFocus() or self.text() == self._show_value(value)):
            return
        self._value = value
        self._typing = False
        self._say("")
        if not (self.hasFocus() and self._means(value)):
            self.setText(self._show_value(value))
            if not self.hasFocus():
                self.home(False)  # a long list is read from its beginning

    def give_up(self) -> None:
        """Take back what was typed: the value from before it returns."""
        self._return_to_before()
        self._typing = False
        self._restore()
        self.edit_finished.emit()

    def on_theme_changed(self) -> None:
        """Take over font, height and margins."""
        now = theme.current()
        self.setFont(fonts.ui_font(now.text_px("body"), tabular=True))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self.setTextMargins(now.px(6), 0, now.px(6), 0)
        self.setFixedHeight(now.px(FIELD_HEIGHT))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for about nine digits."""
        now = theme.current()
        return QSize(now.px(92), now.px(FIELD_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return room for about five digits."""
        now = theme.current()
        return QSize(now.px(64), now.px(FIELD_HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame, then the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = (theme.current(), bool(self.fault), self.hasFocus(), self.isEnabled(), self.size())
        self._frame.show(painter, self, look, self.paint_frame)
        painter.end()
        super().paintEvent(event)

    def paint_frame(self, painter: QPainter) -> None:
        """Paint what does not change while a value is typed or dragged."""
        now = theme.current()
        wrong = bool(self.fault)
        draw_frame(
            painter,
            QRectF(self.rect()),
            now,
            fill=now.colour("field"),
            edge="text" if wrong or self.hasFocus() else "edge",
            width=2.0 if wrong else 1.0,
        )

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put the last good value back when nonsense is left behind, and go on saying why."""
        super().focusOutEvent(event)
        if event.reason() is Qt.FocusReason.PopupFocusReason:
            return
        if self._fault and self._note is not None:
            self._note.linger()
            self._set_fault("")
            self._show_again()
        else:
            self._restore()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take text, but leave files to the window: desktops offer their names as text, too."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def event(self, event: QEvent) -> bool:
        """Leave to the window what are its keys, such as undo, also where a text field has a use.

        Escape is kept back from it while an entry can be given up here.
        """
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape and self.has_entry():
                event.accept()
                return True
            if self._is_for_the_window(event):
                event.ignore()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape give the entry up: the value from before it returns."""
        if event.key() == Qt.Key.Key_Escape and self.has_entry():
            self.give_up()
            return
        super().keyPressEvent(event)

    def _is_for_the_window(self, event: QKeyEvent) -> bool:
        """Tell whether the key is undo or redo, or belongs to an action of the window.

        Every edit here is a step of the lesson already, so a field has no history of its own.
        """
        undo_keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
        if any(event.matches(key) for key in undo_keys):
            return True
        pressed = QKeySequence(event.keyCombination())
        return any(pressed in action.shortcuts() for action in self.window().actions())

    @Slot(str)
    def _on_text_edited(self, text: str) -> None:
        if not self._typing:
            self._typing, self._value_before = True, self._value
        try:
            value = self._parse(text)
        except NumberError as error:
            self._refuse(explain(error))
        except FieldFault as fault:
            self._refuse(fault.markup)
        else:
            self._say("")
            self._take(value)

    def _refuse(self, why: str) -> None:
        self._say(why)
        self._return_to_before()

    def _return_to_before(self) -> None:
        if self._typing and self._value_before is not None:
            self._take(self._value_before)

    @Slot()
    def _on_editing_finished(self) -> None:
        self._typing = False
        if not self.fault:
            self._restore()
        self.edit_finished.emit()

    def _put(self, value: Any) -> None:
        """Show and tell a value that was not typed; what was typed before it is over."""
        self._typing = False
        self._say("")
        self.setText(self._show_value(value))
        self._take(value)

    def _take(self, value: Any) -> None:
        if value != self._value:
            self._value = value
            self.edited.emit(value)

    def _means(self, value: Any) -> bool:
        try:
            return bool(self._parse(self.text()) == value)
        except (NumberError, FieldFault):
            return False

    def _restore(self) -> None:
        self._say("")
        self._show_again()

    def _show_again(self) -> None:
        if self._value is not None:
            self.setText(self._show_value(self._value))

    def _say(self, markup: str) -> None:
        self._set_fault(markup)
        if self._note is None and markup:
            self._note = FaultNote(self)
        if self._note is not None:
            self._note.say(markup)

    def _set_fault(self, markup: str) -> None:
        if markup != self._fault:
            self._fault = markup
            self.setAccessibleDescription(plain(markup))
            self.update()
