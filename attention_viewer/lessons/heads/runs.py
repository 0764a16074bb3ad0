"""Keeps the checks with the settings that they belong to. Must not import Qt."""

from typing import Final

from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.sweep_statistics import Measurement

KEPT: Final = 16


class Runs:
    """The check going on and the last few results."""

    def __init__(self) -> None:
        self._current: SweepSpec | None = None
        self._results: dict[SweepSpec, Measurement | None] = {}

    def wanted(self, spec: SweepSpec) -> bool:
        """Tell whether a check has yet to be made; one that was stopped is not begun again."""
        return spec not in self._results

    def running(self, spec: SweepSpec) -> bool:
        """Tell whether these settings are being checked now."""
        return spec == self._current

    def result(self, spec: SweepSpec) -> Measurement | None:
        """Return what is known for these settings."""
        return self._results.get(spec)

    def begin(self, spec: SweepSpec) -> None:
        """Note that a check begins; one that it cuts short will be made anew when wanted."""
        self._forget_unfinished()
        self._current = spec
        self._results[spec] = None
        while len(self._results) > KEPT:
            del self._results[next(iter(self._results))]

    def take(self, measured: Measurement) -> None:
        """Take in what the check going on has measured so far."""
        if self._current is not None:
            self._results[self._current] = measured

    def end(self) -> None:
        """Note that the check has ended."""
        self._current = None

    def _forget_unfinished(self) -> None:
        cut = self._current
        if cut is not None:
            measured = self._results.get(cut)
            if measured is None or not measured.finished:
                self._results.pop(cut, None)
