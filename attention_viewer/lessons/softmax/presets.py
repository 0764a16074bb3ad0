"""The softmax lesson's named states."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from attention_viewer.framework.lesson import Preset
from attention_viewer.lessons.softmax import text
from attention_viewer.lessons.softmax.state import State

EXTREME_D_K = 1024
SMALL_D_K = 4
LEARNING_SEED = 7
"""The second of numpy's seeds from 0 on whose draw of three keys does so: at a watchable pace."""


@lru_cache(maxsize=1)
def presets() -> Sequence[Preset]:
    """Return the examples to start from."""
    return (
        Preset("walkthrough", text.preset_walkthrough, State()),
        Preset("two_10", text.preset_two_10, typed(0.0, 10.0)),
        Preset("two_50", text.preset_two_50, typed(0.0, 50.0)),
        Preset("three", text.preset_three, typed(0.0, 10.0, 50.0)),
        Preset("equal", text.preset_equal, typed(2.0, 2.0, 2.0, 2.0)),
        Preset("eight_keys", text.preset_eight, drawn(64, 8)),
        Preset("many_keys", text.preset_many, drawn(256, 512)),
        Preset("learning", text.preset_learning, learning()),
        Preset("small_d_k", text.preset_small, State(d_k=SMALL_D_K)),
    )


def learning() -> State:
    """Return a draw whose wanted key starts behind, and which learns although it is unscaled."""
    return State(stream="numpy", seed=LEARNING_SEED)


def typed(*scores: float) -> State:
    """Return a state of typed scores whose root is 32, as in the walk-through."""
    return State(source="typed", scores=scores, d_k=EXTREME_D_K)


def drawn(d_k: int, n_keys: int) -> State:
    """Return a state of scores drawn with numpy, which needs no long run-up."""
    return State(d_k=d_k, n_keys=n_keys, stream="numpy")
