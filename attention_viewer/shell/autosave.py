"""Keeps the state of all lessons on disk, so that a crash loses two seconds at most."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

from attention_viewer.framework import session
from attention_viewer.framework.session import Session

log = logging.getLogger(__name__)

DELAY_MS = 2000
RUNNING = f"running{session.SUFFIX}"
LAST = f"last{session.SUFFIX}"


class Autosave(QObject):
    """Writes ``running`` two seconds after a change; a proper end turns it into ``last``.

    Parameters
    ----------
    folder
        Where the files stand.
    take
        Returns the session to write.
    """

    def __init__(
        self, folder: Path, take: Callable[[], Session], app_version: str, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._folder, self._take, self._version = folder, take, app_version
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self._on_timer_timeout)

    def ended_badly(self) -> bool:
        """Tell whether the last run left its file behind; keep that file as ``last``."""
        running = self._folder / RUNNING
        try:
            if not running.is_file():
                return False
            running.replace(self._folder / LAST)
        except OSError as error:
            log.info("last session not kept: %s", error)
            return False
        return True

    def last_file(self) -> Path:
        """Return where the last session stands, if there is one."""
        return self._folder / LAST

    @Slot()
    def touch(self) -> None:
        """Note a change; it is written soon."""
        self._timer.start()

    def finish(self) -> None:
        """Write a last time and mark the end as proper."""
        pending = self._timer.isActive()
        self._timer.stop()
        if pending:
            self._write(self._folder / LAST)
        elif (self._folder / RUNNING).is_file():
            self.ended_badly()
        try:
            (self._folder / RUNNING).unlink(missing_ok=True)
        except OSError as error:
            log.info("end not marked: %s", error)

    @Slot()
    def _on_timer_timeout(self) -> None:
        self._write(self._folder / RUNNING)

    def _write(self, path: Path) -> None:
        try:
            session.save(path, self._take(), self._version)
        except OSError as error:
            log.info("session not kept: %s", error)
