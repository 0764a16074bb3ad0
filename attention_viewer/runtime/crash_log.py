"""Files in which the program notes what went wrong, for whoever is asked to help.

A run in which nothing goes wrong writes nothing.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from attention_viewer import __version__

if TYPE_CHECKING:
    from logging.handlers import RotatingFileHandler

log = logging.getLogger(__name__)

MOST_BYTES = 512 << 10
EARLIER_FILES = 2
FATAL_NAME = "fatal.log"
_FORMAT = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"
_MOST_FATAL_BYTES = 64 << 10


class CrashLog(logging.Handler):
    """Writes what is logged into a file, of which two earlier ones are kept.

    Warnings and errors go to standard error, too, where there is one. Python cannot log a fault
    that ends the process at once, in Qt or in numpy: the stacks of all threads are written to a
    file of its own, from which the next start takes them into the log.

    Parameters
    ----------
    path
        The file; its folder is made when something is to be written.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(logging.INFO)
        self._path = path
        self._file: RotatingFileHandler | None = None
        self._fatal: BinaryIO | None = None
        self._terminal = logging.StreamHandler()
        self._terminal.setLevel(logging.WARNING)

    def open(self) -> None:
        """Begin to take in what is logged; a folder that cannot be written is no fault."""
        root = logging.getLogger()
        root.addHandler(self)
        if sys.stderr is not None:
            root.addHandler(self._terminal)
        logging.getLogger("attention_viewer").setLevel(logging.INFO)
        try:
            self._watch_for_fatal_faults(self._path.with_name(FATAL_NAME))
        except OSError as error:
            log.info("fatal faults are not noted: %s", error)

    def close(self) -> None:
        """Leave logging as it was before."""
        root = logging.getLogger()
        root.removeHandler(self)
        root.removeHandler(self._terminal)
        logging.getLogger("attention_viewer").setLevel(logging.NOTSET)
        if self._fatal is not None:
            faulthandler.disable()
            self._fatal.close()
            self._fatal = None
        if self._file is not None:
            self._file.close()
            self._file = None
        super().close()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record; where that is not possible, nothing is to be done about it."""
        try:
            if self._file is None:
                self._file = self._first()
            self._file.handle(record)
        except OSError:
            root = logging.getLogger()
            root.removeHandler(self)

    def _first(self) -> RotatingFileHandler:
        """Open the file and say what is running; imported now, as it costs start-up time."""
        from logging.handlers import RotatingFileHandler

        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = RotatingFileHandler(self._path, "a", MOST_BYTES, EARLIER_FILES, encoding="utf-8")
        file.setFormatter(logging.Formatter(_FORMAT))
        file.handle(log.makeRecord(log.name, logging.INFO, __file__, 0, facts(), (), None))
        return file

    def _watch_for_fatal_faults(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._fatal = path.open("ab", buffering=0)
        if path.stat().st_size:
            with path.open("rb") as file:
                told = file.read(_MOST_FATAL_BYTES).decode(errors="replace")
            # Other windows append to the same file, so it stays.
            os.truncate(path, 0)
            log.info("an earlier run ended at once:\n%s", told)
        faulthandler.enable(self._fatal)


def facts() -> str:
    """Return in one line which program runs on what."""
    from PySide6.QtCore import QSysInfo, qVersion

    python = ".".join(map(str, sys.version_info[:3]))
    system = f"{QSysInfo.prettyProductName()} {QSysInfo.currentCpuArchitecture()}"
    return f"Attention Viewer {__version__}, Python {python}, Qt {qVersion()}, {system}"
