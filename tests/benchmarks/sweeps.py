"""How fast the sweep is: against numpy's generator, on two cores, by the identity, in memory."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Event

import numpy as np

from attention_viewer.core.sampling import Components
from attention_viewer.core.sweep import SweepSpec, run, total_normals
from attention_viewer.framework.tasks import Crew, give_way
from tests.benchmarks.figures import Figure, median
from tests.benchmarks.memory import peak_mb

ROUNDS = 5
D_K = (4, 16, 64, 256, 1024)
MANY_TRIALS = 40_000
IDENTITY_TRIALS = 1_000_000
FEW_TRIALS, MOST_TRIALS = 100_000, 10_000_000


def golden_spec(trials: int = 5000) -> SweepSpec:
    """Return the walk-through's settings on the numpy stream."""
    return SweepSpec(
        d_k=D_K,
        trials=trials,
        seed=20260714,
        stream="numpy",
        components=Components(),
    )


def never() -> bool:
    """Answer "should I stop" with no."""
    return False


def seconds(work: Callable[[], object]) -> float:
    """Return how long a call takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def run_through(spec: SweepSpec, crew: Crew | None = None) -> None:
    """Run a sweep to its end, by a crew or on this thread."""
    in_order = () if crew is None else (partial(crew.in_order, Event()),)
    for _ in run(spec, never, *in_order):
        pass


def sweep_vs_rng_floor() -> float:
    """Time of the sweep over that of filling as many normals with numpy's default generator."""
    spec = golden_spec()
    floor, own = [], []
    for _ in range(ROUNDS):
        floor.append(seconds(partial(fill_normals, total_normals(spec))))
        own.append(seconds(partial(run_through, spec)))
    return median(own) / median(floor)


def fill_normals(count: int) -> None:
    """Fill so many normals with numpy's default generator."""
    buffer = np.empty(131_072)
    generator = np.random.default_rng(1)
    for _ in range(count // buffer.size):
        generator.standard_normal(out=buffer)


def sweep_two_workers_gain() -> float:
    """Time of one worker over that of two, each at a worker's priority.

    The walk-through's d_k with as many trials as make the run last a second or so.
    """
    spec = golden_spec(MANY_TRIALS)
    alone = ThreadPoolExecutor(1, "bench", initializer=give_way)
    crew = Crew(2)
    gains = []
    for _ in range(ROUNDS):
        one = alone.submit(seconds, partial(run_through, spec)).result()
        both = alone.submit(seconds, partial(run_through, spec, crew)).result()
        gains.append(one / both)
    crew.close()
    alone.shutdown()
    return median(gains)


def identity_gain() -> float:
    """Time of a trial drawn component by component over one by the identity, at d_k = 1024."""
    slow = SweepSpec(d_k=(1024,), trials=5000, seed=1)
    fast = SweepSpec(d_k=(1024,), trials=IDENTITY_TRIALS, seed=1, sampler="identity")
    gains = []
    for _ in range(ROUNDS):
        by_components = seconds(partial(run_through, slow)) / slow.trials
        gains.append(by_components / (seconds(partial(run_through, fast)) / fast.trials))
    return median(gains)


def sweep_memory_growth_mb() -> float:
    """Peak memory of ten million trials less that of a hundred thousand, in MB.

    Each in a process of its own, with two workers: component by component at d_k = 4, and by the
    identity at d_k = 100,000; the larger growth counts.
    """
    growth = []
    for kind in ("components", "identity"):
        few, most = (peak_mb(kind, trials) for trials in (FEW_TRIALS, MOST_TRIALS))
        print(f"# {kind}: {few:.0f} MB, {most:.0f} MB", flush=True)
        growth.append(most - few)
    return max(growth)


SWEEP_FIGURES = (
    Figure("sweep_vs_rng_floor", 1.10, sweep_vs_rng_floor),
    Figure("sweep_two_workers_gain", 1.7, sweep_two_workers_gain, at_least=True),
    Figure("identity_gain", 200.0, identity_gain, at_least=True),
    Figure("sweep_memory_growth_mb", 20.0, sweep_memory_growth_mb),
)
