"""Lesson 5: the proof that the divisor is the root of d_k, with a check beside every step."""

from attention_viewer.framework.lesson import Lesson, LessonParts
from attention_viewer.lessons.derivation import text
from attention_viewer.lessons.derivation.guide import guide
from attention_viewer.lessons.derivation.presets import presets
from attention_viewer.lessons.derivation.state import State, without_answers


def _load() -> LessonParts:
    from attention_viewer.lessons.derivation.compute import derive
    from attention_viewer.lessons.derivation.view import DerivationView

    return LessonParts(derive, DerivationView)


LESSON = Lesson(
    id="derivation",
    order=5,
    title=text.title,
    state_type=State,
    presets=presets,
    guide=guide,
    load=_load,
    stored=without_answers,
)
