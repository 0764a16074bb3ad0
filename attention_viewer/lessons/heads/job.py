"""The check of one head's variance as a job for a worker thread. Must not import Qt."""

from collections.abc import Callable, Iterator

from attention_viewer.core import sweep
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.sweep_statistics import Measurement
from attention_viewer.lessons.heads.state import State


def spec_of(state: State) -> SweepSpec:
    """Return the sweep that draws q.k of one head of a state, standard normal components."""
    return SweepSpec(
        d_k=(state.d_k,), trials=state.trials, seed=state.seed, stream="numpy", divisors=("none",)
    )


def run(spec: SweepSpec, should_stop: Callable[[], bool]) -> Iterator[Measurement]:
    """Run the sweep; each result holds all that is known so far of q.k, not divided."""
    for progress in sweep.run(spec, should_stop):
        yield progress.measurements[0]
