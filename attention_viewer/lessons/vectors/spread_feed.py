"""Computes the distributions that were wanted last, beside the window where it takes time."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.framework.tasks import TaskRunner
from attention_viewer.lessons.vectors import job
from attention_viewer.lessons.vectors.job import SpreadSpec
from attention_viewer.lessons.vectors.spread import Spread, is_quick, spread_of


class SpreadFeed(QObject):
    """Has what is wanted at once if it takes less than a frame, or else starts the job for it.

    A running job is not stopped for the next wish: while the slider moves, pictures would then
    never be finished. The last wish is taken up when it has ended.

    Signals
    -------
    arrived()
        There is a new `spread`, later than it was wanted.
    """

    arrived = Signal()

    def __init__(self, tasks: TaskRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._wanted: SpreadSpec | None = None
        self._had: SpreadSpec | None = None
        self._running: SpreadSpec | None = None
        self.spread: Spread | None = None
        tasks.progressed.connect(self._on_tasks_progressed)
        tasks.finished.connect(self._on_tasks_finished)

    def want(self, spec: SpreadSpec | None) -> None:
        """Ask for distributions; None for none: what is computed is dropped."""
        self._wanted = spec
        if spec is None:
            if self._running is not None:
                self._tasks.abandon()
                self._running = None
            return
        if self._running is None:
            self._start()

    def _start(self) -> bool:
        """Compute or have computed what is wanted; return whether it is there."""
        spec = self._wanted
        if spec is None or spec == self._had:
            return False
        if is_quick(spec.d_k, spec.seed):
            self.spread, self._had = spread_of(spec.d_k, spec.seed), spec
            return True
        self._running = spec
        self._tasks.start(job.run, spec)
        return False

    @Slot(object)
    def _on_tasks_progressed(self, spread: Spread) -> None:
        self.spread, self._had = spread, self._running
        self.arrived.emit()

    @Slot(bool)
    def _on_tasks_finished(self, _stopped: bool) -> None:
        # What failed is not tried again until something else is wanted.
        self._had, self._running = self._running, None
        if self._start():
            self.arrived.emit()
