"""Long work beside the window. Threads live here and nowhere else.

A job is a generator function ``run(spec, should_stop) -> Iterator[partial]``. It runs on one
worker thread; what it yields arrives on the GUI thread through one relay that lives as long
as the runner. Must not touch any other Qt object from the worker.
"""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, Signal, Slot

Job = Callable[[Any, Callable[[], bool]], Iterator[Any]]

PROGRESS_INTERVAL_S = 0.05
CLOSE_LIMIT_S = 2.0


class _Relay(QObject):
    """Carries results from the worker to the GUI thread; dies with the runner only."""

    partial = Signal(object, object)
    ended = Signal(object, object, object)


class TaskRunner(QObject):
    """Runs one job at a time; starting another stops the one before.

    Signals
    -------
    progressed(partial)
        The newest partial result, at most 20 a second, and always the last one.
    finished(stopped)
        The job has ended; ``stopped`` tells whether it was stopped before its end.
    failed(error)
        The job raised an exception.
    """

    progressed = Signal(object)
    finished = Signal(bool)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None, *, inline: bool = False) -> None:
        super().__init__(parent)
        self._inline = inline
        self._executor: ThreadPoolExecutor | None = None
        self._futures: list[Future[None]] = []
        self._stop = threading.Event()
        self._generation = 0
        self._running = False
        self._relay = _Relay(self)
        self._relay.partial.connect(self._on_relay_partial, Qt.ConnectionType.QueuedConnection)
        self._relay.ended.connect(self._on_relay_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> bool:
        """Whether a job has been started and has not yet ended."""
        return self._running

    def start(self, job: Job, spec: object) -> None:
        """Start a job; ``spec`` must be immutable, the worker reads nothing else."""
        self._stop.set()
        self._generation += 1
        self._running = True
        self._stop = threading.Event()
        if self._inline:
            self._run(job, spec, self._stop, self._generation)
            QCoreApplication.sendPostedEvents(self)
            return
        if self._executor is None:
            self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="job")
        self._futures = [future for future in self._futures if not future.done()]
        self._futures.append(
            self._executor.submit(self._run, job, spec, self._stop, self._generation)
        )

    def stop(self) -> None:
        """Ask the job to stop; what it has so far is delivered, then `finished`."""
        self._stop.set()

    def abandon(self) -> None:
        """Stop the job and drop whatever it still delivers."""
        self._stop.set()
        self._generation += 1
        self._running = False

    def close(self) -> None:
        """Stop and wait, while events go on, at most two seconds; for the window's end."""
        self.abandon()
        limit = time.monotonic() + CLOSE_LIMIT_S
        while any(not future.done() for future in self._futures) and time.monotonic() < limit:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None
        self._futures = []

    def _run(self, job: Job, spec: object, stop: threading.Event, generation: int) -> None:
        error: BaseException | None = None
        try:
            self._deliver(job(spec, stop.is_set), generation)
        except Exception as caught:  # noqa: BLE001 - whatever it is, the GUI thread decides
            error = caught
        self._relay.ended.emit(generation, stop.is_set(), error)

    def _deliver(self, results: Iterator[Any], generation: int) -> None:
        last_sent = 0.0
        waiting: list[Any] = []
        try:
            for partial in results:
                now = time.monotonic()
                if now - last_sent >= PROGRESS_INTERVAL_S:
                    self._relay.partial.emit(generation, partial)
                    last_sent, waiting = now, []
                else:
                    waiting = [partial]
        finally:
            # Also before a fault is told: what was computed until then stands.
            for partial in waiting:
                self._relay.partial.emit(generation, partial)

    @Slot(object, object)
    def _on_relay_partial(self, generation: int, partial: object) -> None:
        if generation == self._generation:
            self.progressed.emit(partial)

    @Slot(object, object, object)
    def _on_relay_ended(self, generation: int, stopped: bool, error: Exception | None) -> None:
        if generation != self._generation:
            return
        self._running = False
        if error is not None:
            self.failed.emit(error)
        self.finished.emit(stopped)
