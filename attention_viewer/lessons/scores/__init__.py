"""The lesson on Q K^T: from two small tables to attention, every number traceable."""

from dataclasses import replace

from attention_viewer.framework.bus import Handover
from attention_viewer.framework.lesson import Lesson, LessonParts
from attention_viewer.lessons.scores import text
from attention_viewer.lessons.scores.guide import guide
from attention_viewer.lessons.scores.presets import presets
from attention_viewer.lessons.scores.state import State


def load() -> LessonParts:
    """Import and return the lesson's parts."""
    from attention_viewer.lessons.scores.compute import derive
    from attention_viewer.lessons.scores.view import ScoresView

    return LessonParts(derive, ScoresView)


def accept(state: State, handover: Handover) -> State:
    """Return the state with the queries and keys of another lesson, and values made for them.

    Raises
    ------
    StateError
        If the matrices do not make a valid state.
    """
    from attention_viewer.lessons.scores.edits import made_values

    count = len(handover.keys)
    queries = [f"q_{number}" for number in range(1, len(handover.queries) + 1)]
    keys = [f"k_{number}" for number in range(1, count + 1)]
    return replace(
        state,
        queries=handover.queries,
        keys=handover.keys,
        values=made_values(count),
        values_given=False,
        query_names=handover.query_names or tuple(queries),
        key_names=handover.key_names or tuple(keys),
        hidden_keys=(),
        mask="none" if state.mask == "keys" else state.mask,
        picked=(0, 0),
    )


def offer(state: State, to: str) -> Handover:
    """Return the picked query and all keys, for the lesson ``to``."""
    query = state.picked[0]
    return Handover(
        to=to,
        queries=(state.queries[query],),
        keys=state.keys,
        query_names=(state.query_names[query],),
        key_names=state.key_names,
    )


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
)
