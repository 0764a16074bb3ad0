"""Progress of a long command on standard error."""

import sys
import time
from collections.abc import Callable
from typing import Final, TextIO

_SECONDS_BETWEEN: Final = 1.0


class ProgressLines:
    """Say how far a command is, at most once a second and not in its first second.

    Parameters
    ----------
    name
        Command that is running.
    err
        Where to write; standard error by default. On a terminal one line is written over and over.
    clock
        Seconds from some moment on.
    """

    def __init__(
        self,
        name: str,
        err: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._name = name
        self._err = sys.stderr if err is None else err
        self._clock = clock
        self._start = self._last = clock()
        self._open = False

    def show(self, done: int, total: int) -> None:
        """Tell the share done and the time left, unless that was told less than a second ago."""
        now = self._clock()
        if now - self._last < _SECONDS_BETWEEN or not done:
            return
        self._last = now
        left = (now - self._start) * (total - done) / done
        line = f"{self._name}: {100 * done // total} %, about {left:.0f} s left"
        terminal = self._err.isatty()
        print(f"\r{line:<60}" if terminal else line, end="" if terminal else "\n", file=self._err)
        self._err.flush()
        self._open = terminal

    def close(self) -> None:
        """End the line on a terminal, so that what follows starts a new one."""
        if self._open:
            print(file=self._err)
            self._open = False
