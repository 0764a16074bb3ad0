"""The descent's read-outs. Must not import Qt widgets."""

from __future__ import annotations

from attention_viewer.lessons.softmax import shown
from attention_viewer.lessons.softmax.descent import scenes, text
from attention_viewer.lessons.softmax.descent.paths import Descents
from attention_viewer.lessons.softmax.readouts import Entry, Rooms, hero, pair
from attention_viewer.lessons.softmax.state import State

ROOMS: Rooms = (292, 236, 226, 276, 190)


def readings(state: State, both: Descents) -> list[Entry]:
    """Return label and value of each cell at the present step."""
    step, key = state.step, both.wanted
    sides = both.unscaled, both.scaled
    weights = [scenes.weight(path, step, key) for path in sides]
    losses = [scenes.number(float(path.loss[step])) for path in sides]
    norms = [scenes.number(float(path.gradient_norm[step])) for path in sides]
    others = [scenes.weight(path, step, scenes.strongest_other(path, step, key)) for path in sides]
    return [
        Entry(text.now().format(key=shown.key(key), step=step), hero(*weights)),
        Entry(text.gradient(), pair(*norms)),
        Entry(text.loss(), pair(*losses)),
        Entry(text.winner(), pair(*others)),
        Entry(text.rule_label(), text.rule(), given=True),
    ]
