"""Short notices for the person at the screen, without knowing any window."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QObject, Signal

from attention_viewer.framework.lesson import Text


class Severity(Enum):
    """How much a notice matters; told by icon and words, never by colour alone."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True)
class Message:
    """One notice: what happened, and what can be done about it.

    ``text`` is markup. A function stays in step with the language; a string cannot, so its
    notice goes when the language changes. A ``lasting`` one concerns the whole program, and stays
    until it is dismissed or answered; the others pass with what they were about.
    """

    severity: Severity
    text: str | Text
    lasting: bool = False


class Messages(QObject):
    """Anyone may post; the window shows the newest until it is dismissed or outdated."""

    posted = Signal(object)
    cleared = Signal()

    def info(self, text: str | Text) -> None:
        """Tell a fact, such as what was set to 0."""
        self.posted.emit(Message(Severity.INFO, text))

    def warn(self, text: str | Text, *, lasting: bool = False) -> None:
        """Tell about something that needs a look."""
        self.posted.emit(Message(Severity.WARNING, text, lasting))

    def error(self, text: str | Text) -> None:
        """Tell what could not be done, where, and what to do."""
        self.posted.emit(Message(Severity.ERROR, text))

    def clear(self) -> None:
        """Take the notice away."""
        self.cleared.emit()
