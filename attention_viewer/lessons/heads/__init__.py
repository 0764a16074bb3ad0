"""Lesson 6: one vector split over many heads, and the d_k that stands under the root then."""

from attention_viewer.framework.lesson import Lesson, LessonParts
from attention_viewer.lessons.heads import text
from attention_viewer.lessons.heads.guide import guide
from attention_viewer.lessons.heads.presets import presets
from attention_viewer.lessons.heads.state import State


def load() -> LessonParts:
    """Import and return the lesson's parts."""
    from attention_viewer.lessons.heads.compute import derive
    from attention_viewer.lessons.heads.view import HeadsView

    return LessonParts(derive, HeadsView)


LESSON = Lesson(
    id="heads",
    order=6,
    title=text.title,
    state_type=State,
    presets=presets,
    guide=guide,
    load=load,
)
