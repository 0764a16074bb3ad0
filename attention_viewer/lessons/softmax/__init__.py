"""Softmax: see the slope die, and see why scaling saves it."""

from __future__ import annotations

from attention_viewer.framework.lesson import Lesson, LessonParts
from attention_viewer.lessons.softmax import text
from attention_viewer.lessons.softmax.accept import accept
from attention_viewer.lessons.softmax.guide import guide
from attention_viewer.lessons.softmax.presets import presets
from attention_viewer.lessons.softmax.state import State


def load() -> LessonParts:
    """Import the numbers and the page, which is not cheap."""
    from attention_viewer.lessons.softmax.compute import derive
    from attention_viewer.lessons.softmax.view import SoftmaxView

    return LessonParts(derive=derive, create_view=SoftmaxView)


LESSON = Lesson(
    id="softmax",
    order=4,
    title=text.title,
    state_type=State,
    presets=presets,
    guide=guide,
    load=load,
    accept=accept,
)
