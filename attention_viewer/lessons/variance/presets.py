"""Examples to start from."""

from collections.abc import Sequence

from attention_viewer.framework.lesson import Preset
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.state import State


def presets() -> Sequence[Preset]:
    """Return the lesson's examples, the walk-through first."""
    many = 100_000
    return (
        Preset("walkthrough", text.preset_walkthrough, State()),
        Preset("numpy", text.preset_numpy, State(stream="numpy", trials=many)),
        Preset("correlated", text.preset_correlated, State(stream="numpy", rho=0.5)),
        Preset("uniform", text.preset_uniform, State(stream="numpy", distribution="uniform")),
        Preset("signs", text.preset_signs, State(stream="numpy", distribution="signs")),
        Preset("unit_length", text.preset_unit_length, State(stream="numpy", unit_length=True)),
    )
