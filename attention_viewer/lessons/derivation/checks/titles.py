"""The line over a check: what is drawn, and how often."""

from attention_viewer.core.exam import PUPILS
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.derivation import text as lesson_text
from attention_viewer.lessons.derivation.checks import text
from attention_viewer.lessons.derivation.fill import fill, whole
from attention_viewer.lessons.derivation.job import Drawn
from attention_viewer.lessons.derivation.state import State
from attention_viewer.lessons.derivation.theory import is_near_normal

_TITLES: dict[str, Text] = {
    "mean": text.check_products,
    "product": text.check_products,
    "add": text.check_terms,
    "total": text.check_dots,
    "root": text.check_walks,
    "divide": text.check_dots,
    "by_d_k": text.check_three,
    "real": text.check_scaled,
    "exam": text.check_exam,
    "place": text.check_place,
}

ON_NORMAL = frozenset({"total", "divide", "by_d_k", "real"})
"""Steps that set sums against a normal curve."""


def check_title(state: State, drawn: Drawn | None, *, running: bool, hidden: bool) -> str:
    """Return the words over the check of the step shown; "" for the cards."""
    title = _TITLES.get(state.step)
    if title is None:
        return ""
    if state.step == "exam":
        title = text.check_exam_one if state.exam.subjects == 1 else title
        words = fill(title(), pupils=PUPILS, subjects=state.exam.subjects)
    elif state.step == "place":
        words = fill(title(), size=state.place.d_k)
    else:
        setting = getattr(state, state.step)
        words = fill(title(), count=whole(setting.trials), size=setting.d_k)
        if state.step in ON_NORMAL and not hidden and not is_near_normal(setting):
            words = fill(text.shape_not_yet(), words=words)
    if running:
        done = drawn.moments.n if drawn else 0
        words = fill(lesson_text.drawing(), words=words, done=whole(done))
    return words
