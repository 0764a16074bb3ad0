"""Where the keyboard is when a lesson is opened: in the lesson, at its picture."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from attention_viewer.shell.lesson_host import LessonHost


def give_keyboard(host: LessonHost, last: QWidget | None) -> None:
    """Give the keyboard to an open lesson.

    It goes to the control that had it last there, else to the picture, else to the first control.
    """
    if last is not None and _takes_keys(last, host):
        last.setFocus(Qt.FocusReason.OtherFocusReason)
        return
    controls = _reached_by_tab(host)
    picture = host.page().picture()
    in_picture = [each for each in controls if each is picture or picture.isAncestorOf(each)]
    for control in [*in_picture, *controls][:1]:
        control.setFocus(Qt.FocusReason.OtherFocusReason)


def _reached_by_tab(host: LessonHost) -> list[QWidget]:
    """Return the controls of the lesson that the Tab key reaches, as they were made.

    Asking for the next in the chain of focus instead would keep the window for ever once the
    chain leads through the inner parts of a table: each answer is then held by the one before.
    """
    return [each for each in host.findChildren(QWidget) if _takes_keys(each, host)]


def _takes_keys(widget: QWidget, host: LessonHost) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isEnabled() and widget.isVisibleTo(host)
