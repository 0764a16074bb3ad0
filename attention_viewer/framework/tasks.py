"""Long work beside the window. Threads live here and nowhere else.

A job is a generator function ``run(spec, should_stop) -> Iterator[partial]``. It runs on one
worker thread; what it yields arrives on the GUI thread through one relay that lives as long
as the runner. A wide job, ``run(spec, should_stop, in_order)``, may let other workers compute
independent parts: ``in_order(function, tasks)`` yields ``function(task)`` in the order of the
tasks. Must not touch any other Qt object from the workers.
"""

import math
import os
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, Qt, Signal, Slot

Job = Callable[[Any, Callable[[], bool]], Iterator[Any]]
InOrder = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
WideJob = Callable[[Any, Callable[[], bool], InOrder], Iterator[Any]]
_Begin = Callable[[threading.Event], Iterator[Any]]

PROGRESS_INTERVAL_S = 0.05
CLOSE_LIMIT_S = 2.0
CLOSE_PAUSE_S = 0.005
AHEAD = 2
"""Tasks in hand for each worker: one that is computed and one that waits for it."""
STOP_POLL_S = 0.01
_WINDOWS_BELOW_NORMAL = -1
_PRIORITY = 10


def worker_count() -> int:
    """Return how many workers compute a wide job: one for each core this program may use."""
    try:
        return max(1, len(os.sched_getaffinity(0)))
    except AttributeError:
        return os.cpu_count() or 1


def give_way() -> None:
    """Let every other thread of this program go first; the window's above all.

    A thread that only runs when nothing else on the machine wants to would hold Python's lock while
    it waits for a core, and so keep the window waiting: on a busy machine Stop took a second at
    the lowest priority. Therefore it is low, not idle.
    """
    if os.name == "nt":
        import ctypes

        kernel: Any = getattr(ctypes, "windll").kernel32  # noqa: B009 - there on Windows only
        kernel.SetThreadPriority(kernel.GetCurrentThread(), _WINDOWS_BELOW_NORMAL)
    elif hasattr(os, "sched_setscheduler"):
        # On Linux a number names a thread, on other systems the whole program, window included.
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _PRIORITY)


class Crew:
    """Workers that compute tasks side by side and hand back results in the order of the tasks.

    Parameters
    ----------
    workers
        How many; with one the tasks are computed where the results are asked for.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._executor: ThreadPoolExecutor | None = None
        self._closed = False
        self._lock = threading.Lock()

    def in_order(
        self, stop: threading.Event, function: Callable[[Any], Any], tasks: Iterable[Any]
    ) -> Iterator[Any]:
        """Yield ``function(task)`` for each task in order.

        Tasks are taken on the calling thread, ``AHEAD`` for each worker before their results are
        asked for. Once ``stop`` is set what has not begun is dropped, and nothing more is yielded.
        A closed crew computes nothing.
        An exception of the function is raised in the place of its result.
        """
        if self.workers == 1:
            yield from map(function, tasks)
            return
        executor = self._hired()
        if executor is None:
            return
        waiting: deque[Future[Any]] = deque()
        try:
            for task in tasks:
                waiting.append(executor.submit(function, task))
                if len(waiting) >= AHEAD * self.workers:
                    if not _ready(waiting[0], stop):
                        return
                    yield waiting.popleft().result()
            while waiting and _ready(waiting[0], stop):
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

    def close(self) -> None:
        """Let the workers end for good; a task that has begun is finished first."""
        with self._lock:
            self._closed = True
            executor, self._executor = self._executor, None
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def _hired(self) -> ThreadPoolExecutor | None:
        """Return the workers, None once they were let go; asked on a worker's thread."""
        with self._lock:
            if self._executor is None and not self._closed:
                self._executor = ThreadPoolExecutor(self.workers, "crew", initializer=give_way)
            return self._executor


def _ready(future: Future[Any], stop: threading.Event) -> bool:
    """Wait for a result; False as soon as it is not wanted any more, done or not."""
    while not (future.done() or stop.is_set()):
        wait([future], STOP_POLL_S)
    return not stop.is_set()


class _Relay(QObject):
    """Carries results from the worker to the GUI thread; dies with the runner only."""

    partial = Signal(object, object)
    ended = Signal(object, object, object)


class TaskRunner(QObject):
    """Runs one job at a time; starting another stops the one before.

    Parameters
    ----------
    inline
        Run jobs at once on the calling thread, for tests.
    workers
        How many compute a wide job, 0 for `worker_count`.
    clock
        Seconds from some moment on, by which results are sent.

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

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        inline: bool = False,
        workers: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._inline = inline
        self._clock = clock
        self._crew = Crew(1 if inline else workers or worker_count())
        self._executor: ThreadPoolExecutor | None = None
        self._futures: list[Future[None]] = []
        self._stop = threading.Event()
        self._generation = 0
        self._running = False
        self._closed = False
        self._relay = _Relay(self)
        self._relay.partial.connect(self._on_relay_partial, Qt.ConnectionType.QueuedConnection)
        self._relay.ended.connect(self._on_relay_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> bool:
        """Whether a job has been started and has not yet ended."""
        return self._running

    def start(self, job: Job, spec: object) -> None:
        """Start a job; ``spec`` must be immutable, the worker reads nothing else.

        A closed runner does nothing: its window is on the way out.
        """
        self._launch(lambda stop: job(spec, stop.is_set))

    def start_wide(self, job: WideJob, spec: object) -> None:
        """Start a job that spreads its work over several workers, as `start` does otherwise."""
        crew = self._crew
        self._launch(lambda stop: job(spec, stop.is_set, partial(crew.in_order, stop)))

    def stop(self) -> None:
        """Ask the job to stop; what it has so far is delivered, then `finished`."""
        self._stop.set()

    def abandon(self) -> None:
        """Stop the job and drop whatever it still delivers."""
        self._stop.set()
        self._generation += 1
        self._running = False

    def close(self) -> bool:
        """Stop for good and wait for the end, as `close_all` does for several runners."""
        return close_all([self])

    def shut(self) -> list[Future[None]]:
        """Stop the job, refuse any other, and return what has still to end."""
        self._closed = True
        self.abandon()
        return [future for future in self._futures if not future.done()]

    def release(self) -> None:
        """Let go of the threads, whose work has ended or does not listen."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None
        self._crew.close()
        self._futures = []

    def _launch(self, begin: _Begin) -> None:
        if self._closed:
            return
        self._stop.set()
        self._generation += 1
        self._running = True
        self._stop = threading.Event()
        if self._inline:
            self._run(begin, self._stop, self._generation)
            QCoreApplication.sendPostedEvents(self)
            return
        if self._executor is None:
            self._executor = ThreadPoolExecutor(1, "job")
        self._futures = [future for future in self._futures if not future.done()]
        self._futures.append(self._executor.submit(self._run, begin, self._stop, self._generation))

    def _run(self, begin: _Begin, stop: threading.Event, generation: int) -> None:
        error: BaseException | None = None
        try:
            self._deliver(begin(stop), generation)
        except Exception as caught:  # noqa: BLE001 - whatever it is, the GUI thread decides
            error = caught
        self._relay.ended.emit(generation, stop.is_set(), error)

    def _deliver(self, results: Iterator[Any], generation: int) -> None:
        last_sent = -math.inf
        waiting: list[Any] = []
        try:
            for result in results:
                now = self._clock()
                if now - last_sent >= PROGRESS_INTERVAL_S:
                    self._relay.partial.emit(generation, result)
                    last_sent, waiting = now, []
                else:
                    waiting = [result]
        finally:
            # Also before a fault is told: what was computed until then stands.
            for result in waiting:
                self._relay.partial.emit(generation, result)

    @Slot(object, object)
    def _on_relay_partial(self, generation: int, result: object) -> None:
        if generation == self._generation:
            self.progressed.emit(result)

    @Slot(object, object, object)
    def _on_relay_ended(self, generation: int, stopped: bool, error: Exception | None) -> None:
        if generation != self._generation:
            return
        self._running = False
        if error is not None:
            self.failed.emit(error)
        self.finished.emit(stopped)


def close_all(runners: Iterable[TaskRunner]) -> bool:
    """Stop all runners for good and wait for their ends, at most two seconds.

    Events go on meanwhile, so that the window is painted, but nothing that a person does now
    reaches it.

    Returns
    -------
    bool
        False when a job did not listen; its thread ends with its next result.
    """
    ending = list(runners)
    # All are told to stop before any is waited for.
    futures = [future for runner in ending for future in runner.shut()]
    limit = time.monotonic() + CLOSE_LIMIT_S
    while not all(map(Future.done, futures)) and time.monotonic() < limit:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        # A short wait, not a busy loop: the worker needs the interpreter to come to its end.
        wait(futures, timeout=CLOSE_PAUSE_S)
    for runner in ending:
        runner.release()
    return all(map(Future.done, futures))
