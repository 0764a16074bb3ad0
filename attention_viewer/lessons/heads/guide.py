"""The steps that lead through the lesson on heads, each with its scene."""

from collections.abc import Sequence
from dataclasses import replace

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.heads import words
from attention_viewer.lessons.heads.models import MODELS
from attention_viewer.lessons.heads.presets import state_of
from attention_viewer.lessons.heads.state import State


def guide() -> Sequence[GuideStep]:
    """Return the steps in order."""
    shared = next(state_of(model) for model in MODELS if model.name == "Llama 3.1 8B")
    return (
        GuideStep(words.guide_split, State(compare=False)),
        GuideStep(words.guide_heads, State(compare=False, head=3)),
        GuideStep(words.guide_root, State()),
        GuideStep(words.guide_mistake, State(divisor="model")),
        GuideStep(words.guide_check, State(scene="check")),
        GuideStep(words.guide_output, replace(shared, scene="output")),
    )
