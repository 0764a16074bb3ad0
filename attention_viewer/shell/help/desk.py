"""Puts the page of help in place of the open lesson, and takes it away again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from attention_viewer.shell.first_focus import give_keyboard
from attention_viewer.shell.help import text
from attention_viewer.shell.help.key_list import KeyGroup, lesson_groups, program_groups

if TYPE_CHECKING:
    from attention_viewer.shell.help.page import HelpPage
    from attention_viewer.shell.main_window import MainWindow


class HelpDesk(QObject):
    """Opens and closes help.

    Parameters
    ----------
    lessons
        What help takes the place of.
    column
        The layout that holds them.
    lesson_actions
        The actions that open a lesson, in the order of the lessons.
    """

    def __init__(
        self,
        window: MainWindow,
        lessons: QWidget,
        column: QVBoxLayout,
        lesson_actions: Sequence[QAction],
    ) -> None:
        super().__init__(window)
        self._window, self._lessons, self._column = window, lessons, column
        self._lesson_actions = lesson_actions
        self._page: HelpPage | None = None
        self._held: QWidget | None = None

    @property
    def is_open(self) -> bool:
        """Whether help is shown."""
        return self._page is not None and self._page.isVisibleTo(self._window)

    def open(self) -> None:
        """Show help; the page is made when it is first asked for."""
        if self.is_open:
            return
        from attention_viewer.shell.help.page import HelpPage

        if self._page is None:
            self._page = HelpPage(self._key_parts, self._window)
            self._page.hide()
            self._page.close_requested.connect(self.close)
            self._column.addWidget(self._page, 1)
        self._held = self._window.current_host().focusWidget()
        self._lessons.hide()
        self._page.open()

    @Slot()
    def close(self) -> None:
        """Show the lesson again, with the keyboard where it was."""
        if self._page is None or not self.is_open:
            return
        self._page.hide()
        self._lessons.show()
        # A field over a cell of a table goes when it is hidden.
        held = self._held if self._held is not None and isValid(self._held) else None
        give_keyboard(self._window.current_host(), held)

    def _key_parts(self) -> Sequence[tuple[str, Sequence[KeyGroup]]]:
        host = self._window.current_host()
        lessons = [
            (each.lesson.title(), action.shortcut().toString())
            for each, action in zip(self._window.hosts, self._lesson_actions, strict=True)
        ]
        return [
            (text.of_lesson().format(title=host.lesson.title()), lesson_groups(host.view)),
            (text.of_program(), program_groups(self._window.actions_by_id, lessons)),
        ]
