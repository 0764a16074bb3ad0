"""Messages between lessons, so that no lesson imports another."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal


@dataclass(frozen=True)
class Handover:
    """Matrices on their way from one lesson to another.

    ``queries`` and ``keys`` hold one tuple of components a row, shapes (n_q, d_k) and
    (n_k, d_k); the names are the rows' labels.
    """

    to: str
    queries: tuple[tuple[float, ...], ...] = ()
    keys: tuple[tuple[float, ...], ...] = ()
    query_names: tuple[str, ...] = ()
    key_names: tuple[str, ...] = ()


class LessonBus(QObject):
    """Carries handovers; the window opens the lesson addressed and lets it accept."""

    sent = Signal(object)

    def send(self, handover: Handover) -> None:
        """Send matrices to the lesson named in ``handover.to``."""
        self.sent.emit(handover)
