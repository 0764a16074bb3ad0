"""The steps that lead through the QK^T lesson, each with its scene."""

from collections.abc import Sequence
from dataclasses import replace

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.scores import words
from attention_viewer.lessons.scores.presets import causal, drawn
from attention_viewer.lessons.scores.state import State


def guide() -> Sequence[GuideStep]:
    """Return the steps in order."""
    return (
        GuideStep(words.guide_scores, State(left="scores", right="scores")),
        GuideStep(words.guide_divide, State(left="scores", right="scaled")),
        GuideStep(words.guide_weights, State(left="scaled", right="weights")),
        GuideStep(words.guide_mask, causal()),
        GuideStep(words.guide_saturated, replace(drawn(64), left="scores", right="weights")),
        GuideStep(words.guide_output, State(left="weights", right="output")),
    )
