"""Lesson 1: query, keys and their dot product as arrows that can be dragged."""

from attention_viewer.framework.lesson import Lesson, LessonParts
from attention_viewer.lessons.vectors import text
from attention_viewer.lessons.vectors.guide import guide
from attention_viewer.lessons.vectors.handover import accept
from attention_viewer.lessons.vectors.presets import presets
from attention_viewer.lessons.vectors.state import State


def _load() -> LessonParts:
    from attention_viewer.lessons.vectors.compute import derive
    from attention_viewer.lessons.vectors.view import VectorsView

    return LessonParts(derive, VectorsView)


LESSON = Lesson(
    id="vectors",
    order=1,
    title=text.title,
    state_type=State,
    presets=presets,
    guide=guide,
    load=_load,
    accept=accept,
)
