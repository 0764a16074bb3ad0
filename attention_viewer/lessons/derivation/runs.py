"""Draws that take longer than a frame: started as a job, kept with what they belong to. No Qt."""

from typing import Final

from attention_viewer.lessons.derivation.job import Drawn, DrawSpec

KEPT: Final = 24


class Runs:
    """Remembers the latest draws, so that going back to a setting shows them at once."""

    def __init__(self) -> None:
        self._known: dict[DrawSpec, Drawn] = {}
        self.running: DrawSpec | None = None
        self._stopped: DrawSpec | None = None

    def take(self, drawn: Drawn) -> None:
        """Keep what has been drawn so far."""
        self._known.pop(drawn.spec, None)
        self._known[drawn.spec] = drawn
        while len(self._known) > KEPT:
            del self._known[next(iter(self._known))]

    def of(self, spec: DrawSpec) -> Drawn | None:
        """Return what is known of a spec."""
        return self._known.get(spec)

    def wanted(self, spec: DrawSpec | None) -> bool:
        """Tell whether a spec is to be drawn by a job.

        It is when it is long, not going on, and neither finished nor stopped by the person.
        """
        if spec is None or spec.at_once or spec in (self.running, self._stopped):
            return False
        known = self._known.get(spec)
        return known is None or not known.finished

    def begin(self, spec: DrawSpec) -> None:
        """Take note that a draw starts."""
        self.running, self._stopped = spec, None

    def end(self, *, stopped: bool) -> None:
        """Take note that the draw that was going on has ended."""
        if stopped:
            self._stopped = self.running
        self.running = None
