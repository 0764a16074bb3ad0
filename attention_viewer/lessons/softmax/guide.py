"""The steps that lead through the softmax lesson."""

from __future__ import annotations

from collections.abc import Sequence

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.softmax import text
from attention_viewer.lessons.softmax.state import WALKTHROUGH_D_K, State

SMALL_D_K = 4
ROOT = float(WALKTHROUGH_D_K) ** 0.5


def guide() -> Sequence[GuideStep]:
    """Return the steps, each with the scene that it talks about."""
    return (
        GuideStep(text.guide_small, State(d_k=SMALL_D_K)),
        GuideStep(text.guide_collapse, State()),
        GuideStep(text.guide_slopes, State(slope_axis="log")),
        GuideStep(text.guide_jacobian, State(view="jacobian")),
        GuideStep(text.guide_temperature, State(temperature=ROOT)),
        GuideStep(text.guide_formats, State(number_format="float16")),
    )
