"""What a sweep costs the window: gaps of a heartbeat, the answer to Stop, a partial result."""

import time
from itertools import pairwise
from typing import TYPE_CHECKING

from attention_viewer.lessons.variance.state import TRIALS_MAX, State
from tests.benchmarks.figures import Figure, median, percentile

if TYPE_CHECKING:
    from attention_viewer.shell.main_window import MainWindow

ROUNDS = 5
BEAT_MS = 2
LARGE_D_K = 4096
WATCH_MS = 4000
PARTIALS = 25


def large_state() -> State:
    """Return the largest sweep at that length of q and k: it outlasts any measurement here."""
    return State(d_k=(LARGE_D_K,), trials=TRIALS_MAX, seed=1, stream="numpy", picked=LARGE_D_K)


def running_window() -> "MainWindow":
    """Return a window on the lesson on variance with the largest sweep going on."""
    from tests.benchmarks.window import fresh_window, settle_events

    window = fresh_window("variance")
    host = window.host("variance")
    assert host is not None
    while not host.view.settled():
        settle_events()
    host.store.replace("", large_state())
    start(window)
    return window


def start(window: "MainWindow") -> None:
    """Press Run again."""
    from attention_viewer.widgets.buttons import Button

    button = window.findChild(Button, "run")
    assert button is not None
    button.click()


def heartbeat_gaps() -> list[float]:
    """Return the gaps in ms of a 2 ms heartbeat in the window's thread while a sweep runs.

    The lesson on variance is open and shows every partial result; all cores compute.
    """
    from PySide6.QtCore import QEventLoop, Qt, QTimer

    window = running_window()
    host = window.host("variance")
    assert host is not None
    beats: list[float] = []
    timer = QTimer(window)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(BEAT_MS)
    timer.timeout.connect(_Beats(beats))
    timer.start()
    loop = QEventLoop(window)
    QTimer.singleShot(WATCH_MS, loop.quit)
    loop.exec()
    timer.stop()
    running = host.tasks.running
    window.close()
    assert running, "the sweep ended before the measurement did"
    return [1000 * (after - before) for before, after in pairwise(beats)]


class _Beats:
    """Notes the time of each beat."""

    def __init__(self, beats: list[float]) -> None:
        self._beats = beats

    def __call__(self) -> None:
        self._beats.append(time.perf_counter())


_gaps: list[float] = []


def _measured_gaps() -> list[float]:
    if not _gaps:
        _gaps.extend(heartbeat_gaps())
    return _gaps


def gap_p99_ms() -> float:
    """Return the gap that 99 of 100 stay below."""
    return percentile(_measured_gaps(), 0.99)


def gap_max_ms() -> float:
    """Return the longest gap."""
    return max(_measured_gaps())


def stop_ms() -> float:
    """Return how long a running sweep takes to end once it is asked to stop."""
    from tests.benchmarks.window import settle_events

    window = running_window()
    host = window.host("variance")
    assert host is not None
    taken = []
    for number in range(ROUNDS):
        if number:
            start(window)
        end = time.perf_counter() + 0.2
        while time.perf_counter() < end:
            settle_events()
        begin = time.perf_counter()
        host.tasks.stop()
        while host.tasks.running:
            settle_events()
        taken.append(1000 * (time.perf_counter() - begin))
    window.close()
    return max(taken)


def sweep_partial_ms() -> float:
    """Return what showing one partial result of the walk-through costs the window's thread.

    From the result's arrival to the painted page, all parts together; the middle of many.
    """
    from attention_viewer.lessons.variance import job
    from attention_viewer.lessons.variance.compute import spec_of
    from tests.benchmarks.window import fresh_window, settle_events

    window = fresh_window("variance")
    host = window.host("variance")
    assert host is not None
    while not host.view.settled():
        settle_events()
    updates = list(job.run(spec_of(State()), lambda: False))
    start(window)
    host.tasks.abandon()
    taken = []
    for update in updates[:: max(1, len(updates) // PARTIALS)]:
        begin = time.perf_counter()
        host.tasks.progressed.emit(update)
        # All at once, where a running sweep shows it in parts.
        host.view.show_run()
        settle_events()
        taken.append(1000 * (time.perf_counter() - begin))
    window.close()
    return median(taken)


SWEEP_WINDOW_FIGURES = (
    Figure("gap_p99_ms", 12.0, gap_p99_ms),
    Figure("gap_max_ms", 35.0, gap_max_ms),
    Figure("stop_ms", 50.0, stop_ms),
    Figure("sweep_partial_ms", 8.0, sweep_partial_ms),
)
