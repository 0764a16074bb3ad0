"""Keeps results with the settings that they belong to. Must not import Qt."""

from typing import Final

from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.lessons.variance.job import Pace, Update

KEPT: Final = 32
"""Results, half a megabyte each: more than a lesson asks for."""


class Runs:
    """The run going on, the latest one, and the last few results by their settings."""

    def __init__(self) -> None:
        self.pace = Pace()
        self._current: SweepSpec | None = None
        self._latest: SweepSpec | None = None
        self._kept: dict[SweepSpec, Update] = {}

    @property
    def running(self) -> tuple[SweepSpec, Update | None]:
        """The run that is going on."""
        if self._current is None:
            raise LookupError("nothing is being run")
        return self._current, self._kept.get(self._current)

    def begin(self, spec: SweepSpec) -> None:
        """Start afresh with these settings; what was measured with them before is dropped."""
        self._current = self._latest = spec
        self._kept.pop(spec, None)

    def take(self, update: Update) -> None:
        """Take in an update of the run that is going on."""
        if self._current is not None:
            self._kept[self._current] = update

    def turn_to(self, spec: SweepSpec) -> bool:
        """Note which settings are looked at now, so that their result counts as the latest.

        Returns
        -------
        bool
            Whether another run is going on beside a result of these settings: nobody sees it.
        """
        if not (spec in self._kept or spec == self._current):
            return False
        self._latest = spec
        return self._current not in (None, spec)

    def drop(self) -> None:
        """Forget the run that is going on, with what it has measured."""
        spec, self._current = self._current, None
        if spec is not None:
            self._kept.pop(spec, None)
        if self._latest == spec:
            self._latest = None

    def end(self) -> None:
        """Note that the run has ended; the oldest results give way."""
        spec, self._current = self._current, None
        if spec is None or spec not in self._kept:
            return
        self.pace.learn(spec, self._kept[spec])
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]

    def going_on(self, spec: SweepSpec) -> bool:
        """Tell whether these settings are being run now."""
        return spec == self._current

    def finished(self, spec: SweepSpec) -> bool:
        """Tell whether there is a full result for these settings."""
        return spec in self._kept and self._kept[spec].finished

    def stopped(self, spec: SweepSpec) -> bool:
        """Tell whether the result is of a run that was stopped, or gave way to another one."""
        return spec in self._kept and not (self.finished(spec) or self.going_on(spec))

    def for_settings(self, spec: SweepSpec) -> tuple[SweepSpec, Update | None]:
        """Return the result for these settings, else the latest with the settings it has."""
        latest = self._latest
        if spec in self._kept or spec == self._current or latest is None:
            return spec, self._kept.get(spec)
        return (latest, self._kept[latest]) if latest in self._kept else (spec, None)
