"""What happens when the program itself is at fault: say so, keep the work, go on."""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtGui import QPainter

log = logging.getLogger(__name__)

Notify = Callable[[BaseException], None]
Place = tuple[type[BaseException], str, int]

QUIET_S = 10.0
"""For so long a fault that comes again from the same place is only counted: a picture that fails
is painted, and fails, sixty times a second."""


class CrashHook:
    """Takes in every exception that nobody caught: logs the trace, tells the person.

    Replaces ``sys.excepthook`` while installed, and the hooks of threads and of what Python cannot
    raise, whose faults are logged only.

    Parameters
    ----------
    notify
        Called with the fault, on the thread of the window.
    clock
        Seconds from some moment on.
    """

    def __init__(self, notify: Notify, clock: Callable[[], float] = time.monotonic) -> None:
        self._notify, self._clock = notify, clock
        self._told: dict[Place, float] = {}
        self._counted: dict[Place, int] = {}
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
        """Log and tell; a fault while telling is only logged, one that repeats is counted."""
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        end_painters(trace)
        place = _place_of(kind, trace)
        if self._is_repeated(place):
            return
        counted = self._counted.pop(place, 0)
        again = f"{counted} more of these since the last one\n" if counted else ""
        log.error("%s%s", again, "".join(traceback.format_exception(kind, error, trace)))
        if self._telling:
            return
        self._telling = True
        try:
            self._notify(error)
        finally:
            self._telling = False

    def _is_repeated(self, place: Place) -> bool:
        """Tell whether the place was told of a moment ago, and count that."""
        now = self._clock()
        if now - self._told.get(place, -QUIET_S) < QUIET_S:
            self._counted[place] = self._counted.get(place, 0) + 1
            return True
        self._told[place] = now
        return False


def end_painters(trace: TracebackType | None) -> None:
    """End the painters of all functions that a fault has left.

    The trace keeps them alive, and Qt cannot bring a window to the screen, or let go of a picture,
    while somebody still paints on it.
    """
    while trace is not None:
        for value in list(trace.tb_frame.f_locals.values()):
            if isinstance(value, QPainter) and value.isActive():
                value.end()
        trace = trace.tb_next


def _place_of(kind: type[BaseException], trace: TracebackType | None) -> Place:
    """Return what tells a fault from others: its kind, and the line that raised it."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return kind, "", 0
    return kind, trace.tb_frame.f_code.co_filename, trace.tb_lineno


def _log_of_thread(fault: threading.ExceptHookArgs) -> None:
    if fault.exc_value is not None:
        name = "a thread" if fault.thread is None else fault.thread.name
        log.error("%s failed", name, exc_info=fault.exc_value)


def _log_unraisable(fault: sys.UnraisableHookArgs) -> None:
    if fault.exc_value is not None:
        what = fault.err_msg or "ignored"
        log.error("%s: %r", what, fault.object, exc_info=fault.exc_value)
