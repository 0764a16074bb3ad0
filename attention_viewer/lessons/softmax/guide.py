"""The steps that lead through the softmax lesson."""

from __future__ import annotations

from collections.abc import Sequence

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.softmax import words
from attention_viewer.lessons.softmax.state import WALKTHROUGH_D_K, State

ROOT = float(WALKTHROUGH_D_K) ** 0.5


def guide() -> Sequence[GuideStep]:
    """Return the steps, each with the scene that it talks about."""
    return (
        GuideStep(words.guide_collapse, State()),
        GuideStep(words.guide_slopes, State(slope_axis="log")),
        GuideStep(words.guide_curves, State(view="curves")),
        GuideStep(words.guide_temperature, State(temperature=ROOT)),
        GuideStep(words.guide_formats, State(number_format="float16")),
        GuideStep(words.guide_descent, State(view="descent", step=0)),
    )
