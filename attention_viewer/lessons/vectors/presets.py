"""Prepared sets of vectors."""

from attention_viewer.framework.lesson import Preset
from attention_viewer.lessons.vectors import text
from attention_viewer.lessons.vectors.state import State

THREE_KEYS = State()
UNIT = State(
    q=(1.0, 0.0), keys=((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)), key_names=("k_1", "k_2", "k_3")
)
SPACE = State(
    view="3d",
    q=(1.0, 0.2, 0.0),
    keys=((0.9, 0.1, 0.0), (0.1, 0.9, 0.2), (-1.0, -1.0, 0.0)),
    key_names=("k_x", "k_y", "k_z"),
    selected=1,
)
NEAR = State(
    q=(1.0, 0.2),
    keys=((1.0, 0.2), (0.96, 0.24), (0.9, 0.4)),
    key_names=("k_1", "k_2", "k_3"),
    selected=1,
    snap=0.0,
)
LENGTHS = State(
    q=(0.3, 0.9),
    keys=((0.4, 0.5), (1.4, 0.3), (-0.8, -0.2)),
    key_names=("k_1", "k_2", "k_3"),
    selected=1,
)
ZERO = State(keys=((0.0, 0.0), (0.1, 0.9)), key_names=("k_1", "k_2"))


def presets() -> tuple[Preset, ...]:
    """Return the lesson's named states."""
    return (
        Preset("three_keys", text.preset_three_keys, THREE_KEYS),
        Preset("unit", text.preset_unit, UNIT),
        Preset("space", text.preset_space, SPACE),
        Preset("near", text.preset_near, NEAR),
        Preset("lengths", text.preset_lengths, LENGTHS),
        Preset("zero", text.preset_zero, ZERO),
    )
