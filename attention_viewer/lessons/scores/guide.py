"""The steps that lead through the QK^T lesson, each with its scene."""

from collections.abc import Sequence
from dataclasses import replace

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.scores import text
from attention_viewer.lessons.scores.presets import causal, drawn, embedded
from attention_viewer.lessons.scores.state import State


def guide() -> Sequence[GuideStep]:
    """Return the steps in order."""
    return (
        GuideStep(text.guide_projection, replace(embedded(), explained="projection")),
        GuideStep(text.guide_scores, State()),
        GuideStep(text.guide_divide, State(left="scores", right="scaled")),
        GuideStep(text.guide_weights, State(left="weights", right="output", explained="output")),
        GuideStep(text.guide_mask, causal()),
        GuideStep(text.guide_saturated, drawn(64)),
    )
