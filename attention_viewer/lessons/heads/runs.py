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

    @property
    def current(self) -> SweepSpec | None:
        """The settings being checked now."""
        return self._current

    def result(self, spec: SweepSpec) -> Measurement | None:
        """Return what is known for these settings."""
        return self._results.get(spec)

    def begin(self, spec: SweepSpec) -> None:
        """Note that a check begins."""
        self.drop()
        self._current = spec
        self._results[spec] = None
        while len(self._results) > KEPT:
            del self._results[next(iter(self._results))]

    def drop(self) -> None:
        """Forget the check going on; it will be made anew when it is wanted again."""
        if self._current is not None:
            self._results.pop(self._current, None)
        self._current = None

    def take(self, measured: Measurement) -> None:
        """Take in what the check going on has measured so far."""
        if self._current is not None:
            self._results[self._current] = measured

    def end(self) -> None:
        """Note that the check has ended."""
        self._current = None
