"""The steps that lead through the lesson; each keeps the run of the walk-through."""

from collections.abc import Sequence

from attention_viewer.framework.lesson import GuideStep
from attention_viewer.lessons.variance import words
from attention_viewer.lessons.variance.state import State


def guide() -> Sequence[GuideStep]:
    """Return the steps."""
    return (
        GuideStep(words.guide_widening, State(divisors=("none",), picked=1024)),
        GuideStep(words.guide_root, State(divisors=("none", "sqrt"), picked=1024)),
        GuideStep(words.guide_too_far, State(divisors=("none", "sqrt", "dk"), picked=256)),
        GuideStep(words.guide_band, State(divisors=("none", "sqrt"), picked=64)),
        GuideStep(words.guide_walks, State(scene="walks", picked=1024)),
        GuideStep(words.guide_shape, State(divisors=("none", "sqrt"), picked=4)),
    )
