"""Shows a partial result in parts, with the window's events in between."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Slot

REST_MS = 2


class Staged(QObject):
    """Calls one part after another, so that none keeps the window from answering for long.

    A partial result that arrives in the middle makes the round go on until all parts have been
    called once more; so the parts take turns however fast results come.

    Parameters
    ----------
    parts
        Bound methods of the parent, which show the newest result.
    """

    def __init__(self, parts: Sequence[Callable[[], None]], parent: QObject) -> None:
        super().__init__(parent)
        self._parts = parts
        self._next = 0
        self._left = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST_MS)
        self._timer.timeout.connect(self._on_timeout)

    def ask(self) -> None:
        """Show all parts soon."""
        self._left = len(self._parts)
        if not self._timer.isActive():
            self._timer.start()

    def drop(self) -> None:
        """Show nothing more: all parts have been shown at once."""
        self._left = 0
        self._timer.stop()

    @Slot()
    def _on_timeout(self) -> None:
        part = self._parts[self._next]
        self._next = (self._next + 1) % len(self._parts)
        self._left -= 1
        part()
        if self._left > 0:
            self._timer.start()
