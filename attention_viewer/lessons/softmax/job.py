"""What the softmax lesson measures and counts beside the window. Must not import Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from attention_viewer.core import descent, saturation
from attention_viewer.core.descent import Share, ShareSpec
from attention_viewer.core.saturation import Saturation, SaturationSpec
from attention_viewer.lessons.softmax.state import State

CURVE_D_K = (1, 4, 16, 64, 256, 1024, 4096)
SHARE_TRIALS = 4000
SHARE_STEPS = 100


@dataclass(frozen=True, slots=True)
class ShareUpdate:
    """Counts so far, and what was asked for."""

    spec: ShareSpec
    share: Share


def run_curves(spec: SaturationSpec, should_stop: Callable[[], bool]) -> Iterator[Saturation]:
    """Measure saturation, see `core.saturation.run`."""
    yield from saturation.run(spec, should_stop)


def run_shares(spec: ShareSpec, should_stop: Callable[[], bool]) -> Iterator[ShareUpdate]:
    """Count how many random draws learn, see `core.descent.shares`."""
    for share in descent.shares(spec, should_stop):
        yield ShareUpdate(spec, share)


def curves_spec(state: State) -> SaturationSpec:
    """Return what the curves against d_k are drawn from."""
    return SaturationSpec(
        d_k=CURVE_D_K, n_keys=state.curve_keys, draws=state.curve_draws, seed=state.curve_seed
    )


def share_spec(state: State) -> ShareSpec:
    """Return the random draws whose share is counted: the state's d_k and step size."""
    return ShareSpec(
        d_k=state.d_k,
        n_keys=state.descent_keys,
        trials=SHARE_TRIALS,
        steps=SHARE_STEPS,
        step_size=state.step_size,
    )
