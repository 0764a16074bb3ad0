"""Leads through the lessons' guides, and gives back the values that a guide replaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.framework.messages import Messages
from attention_viewer.shell import text
from attention_viewer.shell.guide_bar import GuideBar
from attention_viewer.shell.lesson_host import LessonHost


class GuideTour(QObject):
    """Keeps the guide's row in step with the open lesson.

    The scenes of a guide take the place of what stood in a lesson. A class's own values are
    given back when the guide is closed; that is an undo step, so the scene is not lost either.
    Where the worked example stood before the scene stays, and a notice tells the way back.

    Signals
    -------
    lesson_requested(lesson_id)
        After the last step: the next lesson.
    closed()
        The guide was closed from its own row.
    """

    lesson_requested = Signal(str)
    closed = Signal()

    def __init__(
        self, bar: GuideBar, hosts: Sequence[LessonHost], messages: Messages, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._bar, self._hosts, self._messages = bar, hosts, messages
        self._host = hosts[0]
        self._open = False
        self._places: dict[str, int] = {}
        self._set_up: set[str] = set()
        self._before: dict[str, Any] = {}
        bar.step_requested.connect(self._on_bar_step_requested)
        bar.lesson_requested.connect(self._on_bar_lesson_requested)
        bar.close_requested.connect(self.closed)

    def show_lesson(self, host: LessonHost) -> None:
        """Go on in the lesson that was opened; its scene stays as it was left there."""
        self._host = host
        if self._open:
            self._start()

    def set_open(self, opened: bool) -> None:
        """Open the guide where it was closed, or close it and give own values back."""
        self._open = opened
        self._bar.setVisible(opened)
        self._set_up.clear()
        for host in self._hosts:
            host.set_guided(opened)
        if opened:
            self._start()
        else:
            self._give_back()

    def forget(self, host: LessonHost) -> None:
        """Keep what the lesson shows now: it was reset, opened or handed over on purpose."""
        self._before.pop(host.lesson.id, None)
        self._set_up.discard(host.lesson.id)

    def end(self) -> None:
        """Give back own values for good, before they are kept for the next time."""
        self._give_back()

    def _start(self) -> None:
        lesson = self._host.lesson
        self._before.setdefault(lesson.id, self._host.store.state)
        at = self._hosts.index(self._host)
        following = self._hosts[at + 1].lesson.title if at + 1 < len(self._hosts) else None
        place = self._places.get(lesson.id)
        self._host.store.end_merge()
        # What was changed in a scene is kept; words about another scene than the one shown are not.
        with_scene = lesson.id not in self._set_up
        self._bar.start(list(lesson.guide()), following, place, with_scene=with_scene)

    def _give_back(self) -> None:
        for host in self._hosts:
            own = self._before.pop(host.lesson.id, None)
            if own is None or own == host.store.state:
                continue
            if own == host.lesson.state_type():
                if host is self._host:
                    self._messages.info(text.guide_scene_stays)
                continue
            host.store.end_merge()
            host.store.replace(text.guide_given_back_step(), own)
            if host is self._host:
                self._messages.info(text.guide_given_back)

    @Slot(object)
    def _on_bar_step_requested(self, step: GuideStep) -> None:
        self._places[self._host.lesson.id] = self._bar.at
        self._set_up.add(self._host.lesson.id)
        # Also what was opened, handed over or changed after a reset since the guide was opened.
        self._before.setdefault(self._host.lesson.id, self._host.store.state)
        # Steps that follow one another are one undo step: it leads back to the class's values.
        self._host.store.replace(text.guide_step(), step.state, merge="guide")

    @Slot()
    def _on_bar_lesson_requested(self) -> None:
        at = self._hosts.index(self._host)
        if at + 1 < len(self._hosts):
            self.lesson_requested.emit(self._hosts[at + 1].lesson.id)
