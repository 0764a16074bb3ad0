"""Examples to start from."""

from collections.abc import Sequence

from attention_viewer.framework.lesson import Preset
from attention_viewer.lessons.variance import words
from attention_viewer.lessons.variance.exam import words as exam
from attention_viewer.lessons.variance.state import State

IDENTITY = State(
    stream="numpy",
    sampler="identity",
    d_k=(1000, 10_000, 100_000),
    trials=10_000_000,
)


def presets() -> Sequence[Preset]:
    """Return the lesson's examples, the walk-through first."""
    many = 100_000
    return (
        Preset("walkthrough", words.preset_walkthrough, State()),
        Preset("numpy", words.preset_numpy, State(stream="numpy", trials=many)),
        Preset("correlated", words.preset_correlated, State(stream="numpy", rho=0.5)),
        Preset("uniform", words.preset_uniform, State(stream="numpy", distribution="uniform")),
        Preset("signs", words.preset_signs, State(stream="numpy", distribution="signs")),
        Preset("neighbours", words.preset_neighbours, State(stream="numpy", neighbour=0.8)),
        Preset("unit_length", words.preset_unit_length, State(stream="numpy", unit_length=True)),
        Preset("identity", words.preset_identity, IDENTITY),
        Preset("exam", exam.preset, State(topic="exam", stream="numpy")),
    )
