"""Says that the program itself is at fault, and where its own account of that stands."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication, QMessageBox

from attention_viewer.framework.messages import Messages
from attention_viewer.runtime import paths
from attention_viewer.shell import text
from attention_viewer.widgets.math_markup import escape, plain

_LONGEST = 200
"""Letters of a fault's own words in a notice: they may hold a whole state."""


class FaultTeller:
    """Tells of faults that nobody caught, in the window or before there is one.

    The same fault is told once in a row: one while painting would come back with every notice
    about it.

    Attributes
    ----------
    messages
        The window's, as soon as it is there.
    """

    def __init__(self) -> None:
        self.messages: Messages | None = None
        self._last = ""

    def tell(self, error: BaseException) -> None:
        """Say it where the person looks; on a terminal the log has said it."""
        if repr(error) == self._last:
            return
        self._last = repr(error)
        if self.messages is not None:
            tell_fault(self.messages, error)
        elif sys.__stderr__ is None and QApplication.instance() is not None:
            QMessageBox.critical(None, text.program(), plain(fault_words(error)))


def tell_fault(messages: Messages, error: BaseException) -> None:
    """Post a notice about an error that nobody expected; the person's values are kept."""
    messages.error(fault_words(error))


def fault_words(error: BaseException) -> str:
    """Return, as markup, what is said about such an error, with the log's place if there is one."""
    what = f"{type(error).__name__}: {error}".removesuffix(": ")
    shown = what if len(what) <= _LONGEST else f"{what[:_LONGEST]}…"
    log = paths.log_file()
    words = text.fault_logged if log.is_file() else text.fault
    return words().format(what=escape(shown), log=escape(str(log)))
