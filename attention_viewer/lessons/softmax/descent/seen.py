"""How far each descent has been followed: what is still to come is not told. Must not import Qt."""

from __future__ import annotations

from typing import NamedTuple

from attention_viewer.lessons.softmax.descent.paths import Spec, spec_of
from attention_viewer.lessons.softmax.state import State


class Look(NamedTuple):
    """What of a descent may be shown: steps up to ``seen``, and whether results are hidden."""

    seen: int
    hidden: bool = False


class Seen:
    """Remembers the furthest step of the descent that is followed, until another one is."""

    def __init__(self) -> None:
        self._spec: Spec | None = None
        self._step = 0

    def reach(self, state: State) -> int:
        """Take note of the step that is shown; return the furthest of this descent."""
        spec = spec_of(state)
        known = self._step if spec == self._spec else 0
        self._spec, self._step = spec, max(known, state.step)
        return self._step

    def forget(self) -> None:
        """Begin anew, for a class that has not seen it."""
        self._spec = None
