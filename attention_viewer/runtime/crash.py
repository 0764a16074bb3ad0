"""What happens when the program itself is at fault: say so, keep the work, go on."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

log = logging.getLogger(__name__)

Notify = Callable[[BaseException], None]


class CrashHook:
    """Takes in every exception that nobody caught: logs the trace, tells the person.

    Replaces ``sys.excepthook`` while installed, and the hooks of threads and of what Python cannot
    raise, whose faults are logged only.

    Parameters
    ----------
    notify
        Called with the fault, on the thread of the window.
    """

    def __init__(self, notify: Notify) -> None:
        self._notify = notify
        self._before = sys.excepthook
        self._others_before = threading.excepthook, sys.unraisablehook
        self._telling = False

    def install(self) -> None:
        """Take over the hooks."""
        self._before = sys.excepthook
        self._others_before = threading.excepthook, sys.unraisablehook
        sys.excepthook = self
        threading.excepthook = _log_of_thread
        sys.unraisablehook = _log_unraisable

    def remove(self) -> None:
        """Give the hooks back."""
        sys.excepthook = self._before
        threading.excepthook, sys.unraisablehook = self._others_before

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log and tell; a fault while telling is only logged."""
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        log.error("%s", "".join(traceback.format_exception(kind, error, trace)))
        if self._telling:
            return
        self._telling = True
        try:
            self._notify(error)
        finally:
            self._telling = False


def _log_of_thread(fault: threading.ExceptHookArgs) -> None:
    if fault.exc_value is not None:
        name = "a thread" if fault.thread is None else fault.thread.name
        log.error("%s failed", name, exc_info=fault.exc_value)


def _log_unraisable(fault: sys.UnraisableHookArgs) -> None:
    if fault.exc_value is not None:
        what = fault.err_msg or "ignored"
        log.error("%s: %r", what, fault.object, exc_info=fault.exc_value)
