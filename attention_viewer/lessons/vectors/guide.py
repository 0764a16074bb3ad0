"""The steps that lead through the lesson."""

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.vectors import presets, text
from attention_viewer.lessons.vectors.state import State

ORTHOGONAL = State(q=(1.0, 0.2), keys=((-0.2, 1.0), (0.9, 0.1), (-1.0, -1.0)))


def guide() -> tuple[GuideStep, ...]:
    """Return the steps, each with the scene it talks about."""
    return (
        GuideStep(text.guide_start, presets.THREE_KEYS),
        GuideStep(text.guide_unit, presets.UNIT),
        GuideStep(text.guide_zero_line, ORTHOGONAL),
        GuideStep(text.guide_length, presets.LENGTHS),
        GuideStep(text.guide_space, presets.SPACE),
    )
