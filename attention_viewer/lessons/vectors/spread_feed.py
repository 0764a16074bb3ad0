"""Has the distributions computed beside the window, always those that were wanted last."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.framework.tasks import TaskRunner
from attention_viewer.lessons.vectors import job
from attention_viewer.lessons.vectors.job import SpreadSpec
from attention_viewer.lessons.vectors.spread import Spread


class SpreadFeed(QObject):
    """Starts the job for what is wanted.

    A running job is not stopped for the next wish: while the slider moves, pictures would then
    never be finished. The last wish is taken up when it has ended.

    Signals
    -------
    arrived()
        There is a new `spread`.
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

    def _start(self) -> None:
        if self._wanted is not None and self._wanted != self._had:
            self._running = self._wanted
            self._tasks.start(job.run, self._wanted)

    @Slot(object)
    def _on_tasks_progressed(self, spread: Spread) -> None:
        self.spread, self._had = spread, self._running
        self.arrived.emit()

    @Slot(bool)
    def _on_tasks_finished(self, _stopped: bool) -> None:
        # What failed is not tried again until something else is wanted.
        self._had, self._running = self._running, None
        self._start()
