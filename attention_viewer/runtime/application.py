"""The application object: what the desktop asks of the program arrives here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Qt's application with the one event that only it gets.

    Signals
    -------
    file_requested(path)
        The desktop asks to open a file, as macOS does when a file is double-clicked.
    """

    file_requested = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Tell which file is to be opened; leave the rest to Qt."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_requested.emit(event.file())
            return True
        return super().event(event)
