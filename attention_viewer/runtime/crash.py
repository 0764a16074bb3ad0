"""What happens when the program itself is at fault: say so, keep the work, go on."""

import logging
import sys
import traceback
from collections.abc import Callable
from types import TracebackType

log = logging.getLogger(__name__)

Notify = Callable[[BaseException], None]


class CrashHook:
    """Replaces ``sys.excepthook`` while installed: log the trace, tell the person once.

    Parameters
    ----------
    notify
        Called with the fault, on the thread of the window.
    """

    def __init__(self, notify: Notify) -> None:
        self._notify = notify
        self._before = sys.excepthook
        self._telling = False

    def install(self) -> None:
        """Take over ``sys.excepthook``."""
        self._before = sys.excepthook
        sys.excepthook = self

    def remove(self) -> None:
        """Give ``sys.excepthook`` back."""
        sys.excepthook = self._before

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
