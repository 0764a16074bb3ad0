"""Keeps the state of all lessons on disk, so that a crash loses two seconds at most."""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Qt, QTimer, Slot
from PySide6.QtGui import QGuiApplication

from attention_viewer.framework import session
from attention_viewer.framework.files import keep_backup
from attention_viewer.framework.lesson import Text
from attention_viewer.framework.messages import Messages
from attention_viewer.framework.session import Session
from attention_viewer.framework.system_faults import why
from attention_viewer.shell import text
from attention_viewer.widgets.math_markup import escape

log = logging.getLogger(__name__)

DELAY_MS = 2000
LONGEST_DELAY_MS = 60_000
"""Between attempts in a folder that cannot be written."""
RUNNING = f"running-*{session.SUFFIX}"
LAST = f"last{session.SUFFIX}"


class Autosave(QObject):
    """Writes a file of its own two seconds after a change; a proper end turns it into ``last``.

    Several windows may run at once, so each has its own ``running-<process>-<random>`` file and
    a lock beside it. A file whose lock nobody alive holds was left by a run that ended badly.

    Parameters
    ----------
    folder
        Where the files stand.
    take
        Returns the session to write.
    app_version
        Of the program that writes it.
    messages
        Where it is said, once, that the session could not be written.
    """

    def __init__(
        self,
        folder: Path,
        take: Callable[[], Session],
        app_version: str,
        messages: Messages,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._folder, self._take, self._version = folder, take, app_version
        self._messages = messages
        own = f"{os.getpid()}-{secrets.token_hex(4)}"
        self._running = folder / RUNNING.replace("*", own)
        self._lock = _lock_of(self._running)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self._on_timer_timeout)
        self._told = False

    def adopt(self) -> bool:
        """Tell whether an earlier run left its file behind; the newest one becomes ``last``."""
        left = sorted(self._folder.glob(RUNNING), key=_written_at)
        return sum(map(self._adopt_one, left)) > 0

    def last_file(self) -> Path:
        """Return where the last session stands, if there is one."""
        return self._folder / LAST

    @Slot()
    def touch(self) -> None:
        """Note a change: it is written in two seconds, or once a drag that goes on has ended."""
        if not self._timer.isActive():
            self._timer.start()

    def finish(self) -> bool:
        """Write what is not yet written and mark the end as proper.

        Returns
        -------
        bool
            False when that failed and nobody had been told before: the person may still save the
            work elsewhere, and the next call ends all the same. What was written earlier is left
            for the next start to find.
        """
        pending, told = self._timer.isActive(), self._told
        kept = not pending or self._write(self.last_file(), text.not_kept_at_end)
        if not kept and not told:
            return False
        self._timer.stop()
        if kept:
            self._mark_end(pending)
        self._lock.unlock()
        return True

    def _adopt_one(self, path: Path) -> bool:
        lock = _lock_of(path)
        if not lock.tryLock(0):
            return False
        try:
            self._make_last(path)
        except OSError as error:
            log.info("last session not kept: %s", error)
            return False
        finally:
            lock.unlock()
        return True

    def _mark_end(self, written: bool) -> None:
        """Leave no running file: it becomes ``last``, unless that has just been written."""
        try:
            if written:
                self._running.unlink(missing_ok=True)
            elif self._running.is_file():
                self._make_last(self._running)
        except OSError as error:
            log.info("end not marked: %s", error)

    def _make_last(self, path: Path) -> None:
        """Put a file in the place of ``last``; what stood there is kept as ``.bak``."""
        keep_backup(self.last_file())
        path.replace(self.last_file())

    @Slot()
    def _on_timer_timeout(self) -> None:
        # Writing large tables takes several frames, so it waits until nothing is dragged.
        dragging = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if dragging or not self._write(self._running, text.not_kept):
            self._timer.start()

    def _write(self, path: Path, fault: Text) -> bool:
        try:
            self._guard()
            session.save(path, self._take(), self._version, backup=path != self._running)
        except OSError as error:
            log.info("session not kept: %s", error)
            if not self._told:
                folder = escape(str(self._folder))
                self._messages.error(fault().format(folder=folder, why=escape(why(error))))
            self._told = True
            # Gathering large tables halts the window for a moment: ever less often, if in vain.
            self._timer.setInterval(min(2 * self._timer.interval(), LONGEST_DELAY_MS))
            return False
        self._told = False
        self._timer.setInterval(DELAY_MS)
        return True

    def _guard(self) -> None:
        """Take the lock once there is something to guard: an unchanged window leaves no trace."""
        if not self._lock.isLocked():
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock.tryLock(0)


def _lock_of(path: Path) -> QLockFile:
    """Return the lock of a running file: stale when its process is gone, never by its age."""
    lock = QLockFile(str(path.with_name(f"{path.name}.lock")))
    lock.setStaleLockTime(0)
    return lock


def _written_at(path: Path) -> int:
    """Return when a file was written; 0 if another window has just taken it away."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
