"""Starts what the softmax lesson computes beside the window, and waits for it with an edit."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.core.limits import StateError
from attention_viewer.framework.lesson import LessonServices
from attention_viewer.lessons.softmax.draw_job import DrawSpec, run
from attention_viewer.lessons.softmax.draws import is_drawn, takes_long, vectors_needed
from attention_viewer.lessons.softmax.state import State

if TYPE_CHECKING:
    from attention_viewer.core.descent import ShareSpec
    from attention_viewer.core.saturation import SaturationSpec

Wish = tuple[str, str | None, dict[str, Any] | State]
Task = Literal["", "draw", "curves", "count"]


class Work(QObject):
    """One job at a time; keeps edits that need new vectors until these are drawn.

    Vectors that nobody waits for are drawn when nothing else is to be done.

    Signals
    -------
    drawn()
        Vectors that were missing are there.
    measured(saturation)
        What is known of the curves so far.
    counted(update)
        How many random draws learnt so far.
    changed()
        A job began or ended.
    """

    drawn = Signal()
    measured = Signal(object)
    counted = Signal(object)
    changed = Signal()

    def __init__(self, services: LessonServices, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._tasks = services.store, services.tasks
        self._wish: Wish | None = None
        self._next: tuple[Task, Any, object] | None = None
        self._task: Task = ""
        self._gave_up = False
        self._tasks.progressed.connect(self._on_tasks_progressed)
        self._tasks.failed.connect(self._on_tasks_failed)
        self._tasks.finished.connect(self._on_tasks_finished)

    @property
    def counting(self) -> bool:
        """Whether random draws are being counted."""
        return self._task == "count"

    @property
    def measuring(self) -> bool:
        """Whether the curves are being measured."""
        return self._task == "curves"

    @property
    def waiting(self) -> bool:
        """Whether an edit waits for its vectors."""
        return self._wish is not None

    def draw_ahead(self) -> None:
        """Draw what the d_k slider will ask for: R's stream takes some tenths of a second."""
        state: State = self._store.state
        drawn = state.source == "typed" or is_drawn("r", state.seed, state.n_keys)
        if state.stream == "r" and not drawn:
            self._begin("draw", run, DrawSpec("r", state.seed, state.n_keys))

    def draw_for(self, state: State) -> None:
        """Draw the vectors that a state lacks, then tell."""
        if self._task != "draw":
            spec = DrawSpec(state.stream, state.seed, vectors_needed(state))
            self._begin("draw", run, spec)

    def edit_drawn(self, step: str, merge: str | None = None, **fields: Any) -> None:
        """Edit the state, at once or as soon as the vectors are there."""
        try:
            wanted = replace(self._store.state, **fields)
        except StateError:
            wanted = self._store.state  # the store refuses and explains
        self._wait_or_do((step, merge, fields), wanted)

    def replace_drawn(self, step: str, state: State) -> None:
        """Replace the state, at once or as soon as the vectors are there."""
        self._wait_or_do((step, None, state), state)

    def measure(self, spec: SaturationSpec) -> None:
        """Measure the curves against d_k."""
        from attention_viewer.lessons.softmax.job import run_curves

        self._begin_after_wish("curves", run_curves, spec)

    def count(self, spec: ShareSpec) -> None:
        """Count how many random draws learn."""
        from attention_viewer.lessons.softmax.job import run_shares

        self._begin_after_wish("count", run_shares, spec)

    def stop(self) -> None:
        """Stop what runs; what is known so far stands."""
        self._tasks.stop()

    def _begin_after_wish(self, task: Task, job: Any, spec: object) -> None:
        """Begin at once, unless an edit waits for vectors, which are being drawn."""
        if self._wish is None:
            self._begin(task, job, spec)
        else:
            self._next = (task, job, spec)

    def _begin(self, task: Task, job: Any, spec: object) -> None:
        self._task, self._next = task, None
        self._tasks.start(job, spec)
        self.changed.emit()

    def _wait_or_do(self, wish: Wish, wanted: State) -> None:
        if not takes_long(wanted):
            self._wish = None
            self._do(wish)
            return
        self._wish = wish
        self._begin("draw", run, DrawSpec(wanted.stream, wanted.seed, vectors_needed(wanted)))

    def _do(self, wish: Wish) -> None:
        step, merge, change = wish
        if isinstance(change, State):
            self._store.replace(step, change, merge=merge)
        else:
            self._store.edit(step, merge=merge, **change)

    @Slot(object)
    def _on_tasks_progressed(self, result: object) -> None:
        if self.measuring:
            self.measured.emit(result)
        elif self.counting:
            self.counted.emit(result)

    @Slot(object)
    def _on_tasks_failed(self, _error: Exception) -> None:
        """Give up what waits for the job, which the window explains; trying again fails again."""
        self._wish = self._next = None
        self._gave_up = True

    @Slot(bool)
    def _on_tasks_finished(self, _stopped: bool) -> None:
        task, self._task = self._task, ""
        wish, self._wish = self._wish, None
        following, self._next = self._next, None
        if self._gave_up:
            self._gave_up = False
            self.changed.emit()
            return
        if wish is not None:
            self._do(wish)
        if following is not None and not self._task:
            self._begin(*following)
        if task == "draw":
            self.drawn.emit()
        elif not self._task:
            self.draw_ahead()  # what this job may have stopped
        self.changed.emit()
