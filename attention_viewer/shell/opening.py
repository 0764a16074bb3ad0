"""Opens a file, whoever names it: the person, the command line or the desktop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from attention_viewer.framework import session
from attention_viewer.framework.lesson import FileReader
from attention_viewer.framework.session import Session
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.shell.sessions import (
    change_to,
    read_session,
    start_with,
    tell_what_is_missing,
)

if TYPE_CHECKING:
    from attention_viewer.shell.guide_tour import GuideTour
    from attention_viewer.shell.main_window import MainWindow


class Opening(QObject):
    """Puts sessions into the lessons and hands tables to the lesson that reads them."""

    def __init__(self, window: MainWindow, guide: GuideTour) -> None:
        super().__init__(window)
        self._window, self._guide = window, guide

    def open_path(self, path: Path) -> None:
        """Open a file; what cannot be read is told in the message bar."""
        if not self.take([path]):
            self._open_session(path, change_to)

    def start_with(self, path: Path, lesson_id: str = "") -> None:
        """Open the file that the program is started with, at a lesson if one is named."""
        if self._reader_of([path]) is None:
            self._open_session(path, start_with, lesson_id)
        else:
            self.take([path])

    def take(self, paths: Sequence[Path]) -> bool:
        """Open one session, as one undo step in each lesson, or tables; False if it is neither."""
        host = self._reader_of(paths)
        if host is not None:
            self._window.show_lesson(host.lesson.id)
            page = host.page()
            if isinstance(page, FileReader):
                page.open_files(paths)
            return True
        if len(paths) == 1 and paths[0].name.lower().endswith(session.SUFFIX):
            self._open_session(paths[0], change_to)
            return True
        return False

    @Slot(str)
    def on_file_requested(self, name: str) -> None:
        """Open a file as the desktop asks, and come to the front."""
        self.open_path(Path(name))
        self._window.raise_()
        self._window.activateWindow()

    def _open_session(
        self,
        path: Path,
        put: Callable[[Session, Sequence[LessonHost]], None],
        lesson_id: str = "",
    ) -> None:
        window = self._window
        loaded = read_session(path, window.hosts, window.messages)
        if loaded is None:
            return
        window.message_bar.dismiss()
        wanted = lesson_id or loaded.open_lesson
        if window.host(wanted) is not None:
            # First, as a guide that is open sets its scene up in a lesson that it comes to.
            window.show_lesson(wanted)
        for host in window.hosts:
            self._guide.forget(host)
        put(loaded, window.hosts)
        tell_what_is_missing(loaded, window.hosts, window.messages)

    def _reader_of(self, paths: Sequence[Path]) -> LessonHost | None:
        """Return the lesson that reads all of the files."""
        suffixes = {path.suffix.lower() for path in paths}
        for host in self._window.hosts:
            if suffixes and suffixes <= set(host.lesson.file_suffixes):
                return host
        return None
