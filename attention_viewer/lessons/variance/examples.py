"""The sweeps of the examples, by which settings are known for an example's. Without Qt."""

from collections.abc import Mapping
from functools import cache

from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.lessons.variance.compute import spec_of
from attention_viewer.lessons.variance.presets import presets


@cache
def example_ids() -> Mapping[SweepSpec, str]:
    """Return the ids of the examples by their sweeps; each runs in seconds on any machine."""
    return {spec_of(preset.state): preset.id for preset in presets()}
