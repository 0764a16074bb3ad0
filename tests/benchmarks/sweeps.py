"""How fast the sweep is, and what it costs the window."""

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from attention_viewer.core.sampling import Components
from attention_viewer.core.sweep import SweepSpec, run, total_normals
from tests.benchmarks.figures import Figure, median, percentile

ROUNDS = 5
BEAT_MS = 2
LARGE_D_K, LARGE_TRIALS = 4096, 100_000
WATCH_S = 3.0


def golden_spec(trials: int = 5000) -> SweepSpec:
    """Return the walk-through's settings on the numpy stream."""
    return SweepSpec(
        d_k=(4, 16, 64, 256, 1024),
        trials=trials,
        seed=20260714,
        stream="numpy",
        components=Components(),
    )


def never() -> bool:
    """Answer "should I stop" with no."""
    return False


def sweep_vs_rng_floor() -> float:
    """Time of the sweep over that of filling as many normals with numpy's default generator."""
    spec = golden_spec()
    count = total_normals(spec)
    buffer = np.empty(131_072)
    floor, own = [], []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        generator = np.random.default_rng(1)
        for _ in range(count // buffer.size):
            generator.standard_normal(out=buffer)
        floor.append(time.perf_counter() - start)
        start = time.perf_counter()
        for _ in run(spec, never):
            pass
        own.append(time.perf_counter() - start)
    return median(own) / median(floor)


def large_job(spec: SweepSpec, should_stop: Callable[[], bool]) -> Iterator[Any]:
    """Run a sweep as the window's task runner does."""
    yield from run(spec, should_stop)


def large_spec() -> SweepSpec:
    """Return a sweep that lasts longer than any measurement here."""
    return SweepSpec(
        d_k=(LARGE_D_K,),
        trials=LARGE_TRIALS,
        seed=1,
        stream="numpy",
        components=Components(),
    )


def heartbeat_gaps() -> list[float]:
    """Return the gaps in ms of a 2 ms heartbeat in the window's thread while a sweep runs.

    Meanwhile the vectors lesson is dragged, as a teacher does who does not wait.
    """
    from PySide6.QtCore import QTimer

    from tests.benchmarks.drags import Dragger
    from tests.benchmarks.window import fresh_window, settle_events

    window = fresh_window("vectors")
    host = window.host("variance")
    assert host is not None
    dragger = Dragger(window, "vectors")
    beats: list[float] = []
    timer = QTimer(window)
    timer.setInterval(BEAT_MS)
    timer.timeout.connect(_Beats(beats))
    host.tasks.start(large_job, large_spec())
    timer.start()
    end = time.perf_counter() + WATCH_S
    while time.perf_counter() < end:
        dragger.step()
        settle_events()
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
    from tests.benchmarks.window import fresh_window, settle_events

    window = fresh_window("vectors")
    host = window.host("variance")
    assert host is not None
    taken = []
    for _ in range(ROUNDS):
        host.tasks.start(large_job, large_spec())
        end = time.perf_counter() + 0.2
        while time.perf_counter() < end:
            settle_events()
        start = time.perf_counter()
        host.tasks.stop()
        while host.tasks.running:
            settle_events()
        taken.append(1000 * (time.perf_counter() - start))
    window.close()
    return max(taken)


SWEEP_FIGURES = (
    Figure("sweep_vs_rng_floor", 1.10, sweep_vs_rng_floor),
    Figure("gap_p99_ms", 12.0, gap_p99_ms),
    Figure("gap_max_ms", 35.0, gap_max_ms),
    Figure("stop_ms", 50.0, stop_ms),
)
