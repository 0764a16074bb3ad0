"""One tab: a lesson's store and, once it has been opened, its view."""

import logging
from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.core.limits import StateError
from attention_viewer.framework import i18n
from attention_viewer.framework.bus import Handover, LessonBus, Refusal
from attention_viewer.framework.lesson import Lesson, LessonParts, LessonServices, LessonView
from attention_viewer.framework.messages import Messages
from attention_viewer.framework.store import LessonStore
from attention_viewer.framework.tasks import TaskRunner
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.shell.faults import tell_fault

log = logging.getLogger(__name__)


class LessonHost(QWidget):
    """Holds one lesson. Its view is built when the lesson is first opened.

    Signals
    -------
    opened()
        After the view was built.
    """

    opened = Signal()

    def __init__(self, lesson: Lesson, messages: Messages, bus: LessonBus, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"lesson_{lesson.id}")
        self.lesson = lesson
        self.store = LessonStore(lesson.state_type, self)
        self.tasks = TaskRunner(self)
        self._services = LessonServices(self.store, self.tasks, messages, bus)
        self._parts: LessonParts | None = None
        self._view: LessonView | None = None
        self._hidden = self._guided = False
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.store.changed.connect(self._on_store_changed)
        self.store.refused.connect(self._on_store_refused)
        self.tasks.failed.connect(self._on_tasks_failed)
        i18n.hub().settled.connect(self.refresh)
        theme.hub().settled.connect(self.refresh)

    def open(self) -> None:
        """Build the view unless it is there."""
        if self._view is not None:
            return
        self._parts = self.lesson.load()
        view = self._parts.create_view(self._services, self)
        if not isinstance(view, QWidget):
            raise TypeError(f"the page of {self.lesson.id} is no widget")
        view.set_numbers_hidden(self._hidden)
        view.set_guided(self._guided)
        self._column.addWidget(view)
        self._view = view
        self.refresh()
        self.opened.emit()

    @property
    def view(self) -> Any:
        """The page as its own lesson knows it, None before it is opened; others ask `page`."""
        return self._view

    def page(self) -> LessonView:
        """Return the view of a lesson that has been opened."""
        if self._view is None:
            raise LookupError(f"{self.lesson.id} has not been opened")
        return self._view

    @Slot()
    def refresh(self) -> None:
        """Show the state anew, for example in another language."""
        if self._view is not None and self._parts is not None:
            self._view.render_state(self.store.state, self._parts.derive(self.store.state))

    def set_numbers_hidden(self, hidden: bool) -> None:
        """Hide or reveal the numbers, now and when the view is built later."""
        self._hidden = hidden
        if self._view is not None:
            self._view.set_numbers_hidden(hidden)

    def set_guided(self, guided: bool) -> None:
        """Tell the view, now and when it is built later, whether the guide leads."""
        self._guided = guided
        if self._view is not None:
            self._view.set_guided(guided)

    def foot_height(self) -> int:
        """Return what a notice leaves free at the page's lower edge, px."""
        return 0 if self._view is None else self._view.foot_height()

    def accept(self, handover: Handover) -> None:
        """Take in what another lesson sent, as one undo step."""
        if self.lesson.accept is None:
            return
        try:
            state = self.lesson.accept(self.store.state, handover)
        except StateError as error:
            self._on_store_refused(error)
            return
        self.store.end_merge()
        self.store.replace(text.take_over(), state)

    def offer(self, to: str) -> Handover | None:
        """Return what the lesson has for another one; None, with a notice, if it has nothing."""
        if self.lesson.offer is None:
            return None
        try:
            return self.lesson.offer(self.store.state, to)
        except StateError as error:
            self._on_store_refused(error)
            return None

    @Slot(object, object)
    def _on_store_changed(self, _old: object, _new: object) -> None:
        self.refresh()

    @Slot(object)
    def _on_tasks_failed(self, error: Exception) -> None:
        log.error("a job of %s failed", self.lesson.id, exc_info=error)
        tell_fault(self._services.messages, error)

    @Slot(object)
    def _on_store_refused(self, error: StateError) -> None:
        log.info("refused: %s", error)
        words = error.words if isinstance(error, Refusal) else text.value_refused
        self._services.messages.warn(words)
