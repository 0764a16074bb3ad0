"""The lesson on Q K^T: from two small tables to attention, every number traceable."""

from attention_viewer.framework.files import MATRIX_SUFFIXES
from attention_viewer.framework.lesson import Lesson, LessonParts
from attention_viewer.lessons.scores import text
from attention_viewer.lessons.scores.guide import guide
from attention_viewer.lessons.scores.handover import accept, offer
from attention_viewer.lessons.scores.presets import presets
from attention_viewer.lessons.scores.state import State


def load() -> LessonParts:
    """Import and return the lesson's parts."""
    from attention_viewer.lessons.scores.compute import derive
    from attention_viewer.lessons.scores.view import ScoresView

    return LessonParts(derive, ScoresView)


LESSON = Lesson(
    id="scores",
    order=2,
    title=text.title,
    state_type=State,
    presets=presets,
    guide=guide,
    load=load,
    accept=accept,
    offer=offer,
    file_suffixes=MATRIX_SUFFIXES,
)
