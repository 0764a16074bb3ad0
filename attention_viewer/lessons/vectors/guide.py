"""The steps that lead through the lesson."""

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.vectors import text
from attention_viewer.lessons.vectors.presets import LENGTHS, SPACE, THREE_KEYS, UNIT
from attention_viewer.lessons.vectors.state import State

ORTHOGONAL = State(q=(1.0, 0.2), keys=((-0.2, 1.0), (0.9, 0.1), (-1.0, -1.0)))


def guide() -> tuple[GuideStep, ...]:
    """Return the steps, each with the scene it talks about."""
    return (
        GuideStep(text.guide_start, THREE_KEYS),
        GuideStep(text.guide_unit, UNIT),
        GuideStep(text.guide_zero_line, ORTHOGONAL),
        GuideStep(text.guide_length, LENGTHS),
        GuideStep(text.guide_space, SPACE),
        GuideStep(text.guide_high, State(view="high")),
    )
