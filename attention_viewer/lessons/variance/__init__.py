"""Lesson 3: how far scores spread as d_k grows, measured on random queries and keys."""

from attention_viewer.framework.lesson import Lesson, LessonParts
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.guide import guide
from attention_viewer.lessons.variance.presets import presets
from attention_viewer.lessons.variance.state import State


def _load() -> LessonParts:
    from attention_viewer.lessons.variance.compute import derive
    from attention_viewer.lessons.variance.view import VarianceView

    return LessonParts(derive, VarianceView)


LESSON = Lesson(
    id="variance",
    order=3,
    title=text.title,
    state_type=State,
    presets=presets,
    guide=guide,
    load=_load,
)
