"""Messages between lessons, so that no lesson imports another."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from attention_viewer.core.limits import StateError, check_finite
from attention_viewer.framework.lesson import Text


@dataclass(frozen=True)
class Handover:
    """Matrices on their way from one lesson to another.

    ``queries`` and ``keys`` hold one tuple of components a row, shapes (n_q, d_k) and
    (n_k, d_k); the names are the rows' labels.

    Raises
    ------
    StateError
        If rows differ in length, or a number is not finite.
    """

    to: str
    queries: tuple[tuple[float, ...], ...] = ()
    keys: tuple[tuple[float, ...], ...] = ()
    query_names: tuple[str, ...] = ()
    key_names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse what is no pair of matrices, so that no lesson has to."""
        widths = {len(row) for row in (*self.queries, *self.keys)}
        if len(widths) > 1 or 0 in widths:
            raise StateError("queries, keys", f"rows of {sorted(widths)} components")
        for row in (*self.queries, *self.keys):
            check_finite("queries, keys", row)


@dataclass(frozen=True)
class Request:
    """A wish for the matrices of the lesson ``to``, which shall be handed to ``sender``."""

    to: str
    sender: str


class Refusal(StateError):
    """A handover that a lesson cannot make or take.

    Parameters
    ----------
    field, why
        As in `StateError`.
    words
        What the window says about it.
    """

    def __init__(self, field: str, why: str, words: Text) -> None:
        super().__init__(field, why)
        self.words = words


class LessonBus(QObject):
    """Carries handovers; the window opens the lesson addressed and lets it accept.

    Signals
    -------
    sent(handover)
        A lesson gives (`Handover`).
    asked(request)
        A lesson wants (`Request`); the window lets the lesson asked offer what it has.
    """

    sent = Signal(object)
    asked = Signal(object)

    def send(self, handover: Handover) -> None:
        """Send matrices to the lesson named in ``handover.to``."""
        self.sent.emit(handover)

    def ask(self, request: Request) -> None:
        """Ask the lesson named in ``request.to`` for its matrices."""
        self.asked.emit(request)
