"""The steps that lead through the lesson."""

from collections.abc import Sequence

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.derivation import words
from attention_viewer.lessons.derivation.state import Setting, State


def guide() -> Sequence[GuideStep]:
    """Return the steps."""
    return (
        GuideStep(words.guide_one, State(step="product")),
        GuideStep(words.guide_add, State(step="add", add=Setting(rho=0.5))),
        GuideStep(words.guide_walk, State(step="root")),
        GuideStep(words.guide_three, State(step="by_d_k")),
        GuideStep(words.guide_real, State(step="real")),
        GuideStep(words.guide_exam, State(step="exam")),
    )
