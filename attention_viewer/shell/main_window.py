"""The window: rows of menus and tabs above, the open lesson below. Must know no lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QKeySequence,
    QResizeEvent,
)
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from attention_viewer import __version__
from attention_viewer.framework import i18n
from attention_viewer.framework.bus import Handover, LessonBus, Request
from attention_viewer.framework.lesson import Lesson, NoticePlace
from attention_viewer.framework.messages import Messages
from attention_viewer.framework.session import Session
from attention_viewer.framework.settings import AppSettings
from attention_viewer.framework.tasks import close_all
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.shell.about import AboutDialog
from attention_viewer.shell.actions import ActionTable
from attention_viewer.shell.appearance import Appearance
from attention_viewer.shell.autosave import Autosave
from attention_viewer.shell.drops import Drops
from attention_viewer.shell.file_commands import FileCommands
from attention_viewer.shell.first_focus import give_keyboard
from attention_viewer.shell.guide_bar import GuideBar
from attention_viewer.shell.guide_tour import GuideTour
from attention_viewer.shell.header import Header
from attention_viewer.shell.help.desk import HelpDesk
from attention_viewer.shell.history import History
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.shell.message_bar import MessageBar
from attention_viewer.shell.opening import Opening
from attention_viewer.shell.page_scroll import PageScroll
from attention_viewer.shell.sessions import take_session
from attention_viewer.shell.tool_row import ToolRow
from attention_viewer.widgets.focus_ring import FocusRing
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words

SMALLEST = (800, 600)


class MainWindow(QWidget):
    """The program's one window.

    Parameters
    ----------
    lessons
        In tab order; a lesson's view is built when it is first shown.
    settings
        Size, theme, zoom, and the lesson to show first.
    state_folder
        Where the states are kept between two runs; None keeps nothing.

    Signals
    -------
    closed()
        The window has ended its work; the program may quit.
    """

    closed = Signal()

    def __init__(
        self, lessons: Sequence[Lesson], settings: AppSettings, state_folder: Path | None = None
    ) -> None:
        super().__init__()
        self.setObjectName("mainWindow")
        self.setMinimumSize(*SMALLEST)
        self.resize(settings.width, settings.height)
        self.messages = Messages(self)
        self.bus = LessonBus(self)
        self.appearance = Appearance(self, settings.theme, settings.zoom)
        self.appearance.apply()
        self._history = History(self)
        self._files = FileCommands(self)
        self.actions_by_id = ActionTable(self, self._handlers())
        self._scroll = PageScroll(self)
        self._stack = QStackedWidget(self._scroll)
        self.hosts = [LessonHost(one, self.messages, self.bus, self._stack) for one in lessons]
        self._header = Header(self.actions_by_id, self)
        self._tools = ToolRow(lessons, self.actions_by_id, self)
        self.guide_bar = GuideBar(self)
        self._language = settings.language
        self._autosave = self._make_autosave(state_folder)
        self._lay_out()
        self.message_bar = MessageBar(self.messages, self, self._foot_height)
        self._focus_ring = FocusRing(self)
        self._guide = GuideTour(self.guide_bar, self.hosts, self.messages, self)
        self.opening = Opening(self, self._guide)
        self._drops = Drops(self, self.opening)
        self._lesson_actions = self._make_lesson_actions()
        self._help = HelpDesk(self, self._scroll, self._column, self._lesson_actions)
        self._connect()
        self._words = Words(self, setWindowTitle=text.program)
        self._apply_wall()
        self.show_lesson(settings.lesson or lessons[0].id)
        self._tell_of_kept_work()

    # What others ask of the window

    def current_host(self) -> LessonHost:
        """Return the open lesson's host."""
        return self.hosts[self._stack.currentIndex()]

    def host(self, lesson_id: str) -> LessonHost | None:
        """Return a lesson's host, None if there is no such lesson."""
        return next((host for host in self.hosts if host.lesson.id == lesson_id), None)

    def show_lesson(self, lesson_id: str) -> None:
        """Open a lesson; an unknown id opens the first."""
        ids = [host.lesson.id for host in self.hosts]
        self._show_index(ids.index(lesson_id) if lesson_id in ids else 0)

    def settings(self) -> AppSettings:
        """Return what is to be remembered."""
        return AppSettings(
            language=self._language,
            theme=self.appearance.desk_name,
            zoom=self.appearance.zoom,
            lesson=self.current_host().lesson.id,
            width=self.normalGeometry().width() or self.width(),
            height=self.normalGeometry().height() or self.height(),
        )

    def _foot_height(self) -> int:
        return self.current_host().foot_height()

    # Events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep what lies over the window in place."""
        super().resizeEvent(event)
        self.appearance.window_resized()
        self.message_bar.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the state, stop all work, go; stay once when the state could not be kept."""
        self._guide.end()
        if self._autosave is not None and not self._autosave.finish():
            event.ignore()
            return
        close_all(host.tasks for host in self.hosts)
        super().closeEvent(event)
        self.closed.emit()

    # Set-up

    def _handlers(self) -> dict[str, Callable[[], object]]:
        return {
            "open": self._files.open_file,
            "reopen": self._on_reopen,
            "save": self._files.save_file,
            "export_picture": self._files.export_picture,
            "export_table": self._files.export_table,
            "quit": self.close,
            "undo": self._history.undo,
            "redo": self._history.redo,
            "reset": self._on_reset,
            "copy_picture": self._files.copy_picture,
            "copy_table": self._files.copy_table,
            "hide_numbers": self._on_hide_numbers,
            "guide": self._on_guide,
            "zoom_in": self.appearance.zoom_in,
            "zoom_out": self.appearance.zoom_out,
            "zoom_reset": self.appearance.zoom_reset,
            "present": self.appearance.toggle_present,
            "full_screen": self.appearance.toggle_full_screen,
            "previous_lesson": self._on_previous_lesson,
            "next_lesson": self._on_next_lesson,
            "help": self._on_help,
            "step_out": self._on_step_out,
            "about": self._on_about,
        }

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addWidget(self._tools)
        column.addWidget(self.guide_bar)
        column.addWidget(self._scroll, 1)
        self._scroll.hold(self._stack)
        self.guide_bar.hide()
        for host in self.hosts:
            self._stack.addWidget(host)
            self._history.add(host.store.undo_stack)

    def _make_autosave(self, folder: Path | None) -> Autosave | None:
        if folder is None:
            return None
        return Autosave(folder, self._take_session, __version__, self.messages, self)

    def _make_lesson_actions(self) -> list[QAction]:
        """Add the lessons to their menu, with Ctrl+1 for the first and so on."""
        made = []
        for number, host in enumerate(self.hosts, start=1):
            action = QAction(self)
            action.setObjectName(f"action_lesson_{host.lesson.id}")
            action.setData(host.lesson.id)
            action.setShortcut(QKeySequence(f"Ctrl+{number}"))
            action.triggered.connect(self._on_lesson_action)
            made.append(action)
        self._header.menus["lesson"].addSeparator()
        self._header.menus["lesson"].addActions(made)
        return made

    def _connect(self) -> None:
        self._history.attach(self.actions_by_id)
        # The keys must work on the wall too, where the menus are hidden.
        self.addActions([*self.actions_by_id.all(), *self._lesson_actions])
        self._tools.tabs.currentChanged.connect(self._on_tab_changed)
        self._header.language_requested.connect(self._on_language_requested)
        self._tools.language_requested.connect(self._on_language_requested)
        self._header.theme_requested.connect(self._on_theme_requested)
        self._guide.lesson_requested.connect(self.show_lesson)
        self._guide.closed.connect(self.actions_by_id["guide"].trigger)
        self.bus.sent.connect(self._on_bus_sent)
        self.bus.asked.connect(self._on_bus_asked)
        i18n.hub().changed.connect(self._retranslate)
        theme.hub().changed.connect(self._apply_wall)
        for host in self.hosts:
            host.store.changed.connect(self._on_store_changed)
        self._retranslate()

    def _tell_of_kept_work(self) -> None:
        if self._autosave is not None and self._autosave.adopt():
            self.messages.warn(text.work_kept, lasting=True)

    # Slots

    @Slot()
    def _retranslate(self) -> None:
        for action, host in zip(self._lesson_actions, self.hosts, strict=True):
            action.setText(plain(host.lesson.title()))

    @Slot()
    def _on_lesson_action(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self.show_lesson(str(action.data()))

    @Slot(int)
    def _on_tab_changed(self, index: int) -> None:
        self._show_index(index)

    def _show_index(self, index: int) -> None:
        host = self.hosts[index]
        host.open()
        self._help.close()
        held = self.focusWidget()
        in_lesson = held is None or self._stack.isAncestorOf(held)
        last = host.focusWidget()
        self._stack.setCurrentIndex(index)
        if in_lesson:
            give_keyboard(host, last)
        self._tools.tabs.setCurrentIndex(index)
        self._history.show(host.store.undo_stack)
        self.message_bar.outdate()
        page = host.page()
        self.message_bar.lie_over(page.notice_place() if isinstance(page, NoticePlace) else None)
        self._guide.show_lesson(host)

    @Slot()
    def _on_next_lesson(self) -> None:
        self._show_index((self._stack.currentIndex() + 1) % len(self.hosts))

    @Slot()
    def _on_previous_lesson(self) -> None:
        self._show_index((self._stack.currentIndex() - 1) % len(self.hosts))

    @Slot()
    def _on_reset(self) -> None:
        self._guide.forget(self.current_host())
        self.current_host().store.reset(text.reset_step())

    @Slot()
    def _on_hide_numbers(self) -> None:
        hidden = self.actions_by_id["hide_numbers"].isChecked()
        for host in self.hosts:
            host.set_numbers_hidden(hidden)

    @Slot()
    def _on_guide(self) -> None:
        self._guide.set_open(self.actions_by_id["guide"].isChecked())

    @Slot(object)
    def _on_bus_sent(self, handover: Handover) -> None:
        host = self.host(handover.to)
        if host is not None:
            self.show_lesson(handover.to)
            self._guide.forget(host)
            host.accept(handover)

    @Slot(object)
    def _on_bus_asked(self, request: Request) -> None:
        giver = self.host(request.to)
        handover = None if giver is None else giver.offer(request.sender)
        if handover is not None:
            self._on_bus_sent(handover)

    @Slot(str)
    def _on_language_requested(self, language: str) -> None:
        self._language = language
        i18n.hub().use(language)

    @Slot(str)
    def _on_theme_requested(self, name: str) -> None:
        self.appearance.use(name)

    @Slot()
    def _on_help(self) -> None:
        if self._help.is_open:
            self._help.close()
        else:
            self._help.open()

    @Slot()
    def _on_step_out(self) -> None:
        if self.message_bar.isVisible():
            self.message_bar.dismiss()
        elif self._help.is_open:
            self._help.close()
        else:
            self.appearance.leave()

    @Slot()
    def _on_reopen(self) -> None:
        if self._autosave is None or not self._autosave.last_file().is_file():
            self.messages.info(text.nothing_to_reopen)
            return
        self.opening.open_path(self._autosave.last_file())

    @Slot()
    def _on_about(self) -> None:
        AboutDialog(self).open()

    @Slot(object, object)
    def _on_store_changed(self, _old: object, _new: object) -> None:
        self.message_bar.outdate(by_edit=True)
        if self._autosave is not None:
            self._autosave.touch()

    @Slot()
    def _apply_wall(self) -> None:
        """On the wall the menus go, and "Present" stays pressed."""
        on_wall = self.appearance.name == "projector"
        self._header.setVisible(not on_wall)
        self.actions_by_id["present"].setChecked(on_wall)

    def _take_session(self) -> Session:
        return take_session(self.hosts, self.current_host().lesson.id)
