"""The read-outs of the curves over d_k. Must not import Qt widgets."""

from __future__ import annotations

from attention_viewer.core.saturation import DIVISORS, MEASURES
from attention_viewer.lessons.softmax.curves import scenes, text
from attention_viewer.lessons.softmax.curves.scenes import Curves
from attention_viewer.lessons.softmax.readouts import GAP, SCALED_MARK, UNSCALED_MARK, Entry, Rooms
from attention_viewer.lessons.softmax.state import State

BY_D_K_MARK = "$\\cm{\u25c6}$ "
ROOMS: Rooms = (1, 1, 1, 1, 0)
MARKS = (UNSCALED_MARK, SCALED_MARK, BY_D_K_MARK)
HOLLOW_MARKS = ("$\\cu{\u25a1}$ ", "$\\cs{\u25cb}$ ", "$\\cm{\u25c7}$ ")


def readings(state: State, curves: Curves) -> list[Entry]:
    """Return label and value of each cell: the means at the marked d_k.

    Earlier ones have hollow marks: something else is about to take their place.
    """
    measured, marks = curves.measured, MARKS if curves.current else HOLLOW_MARKS
    d_k = scenes.nearest_d_k(state.d_k)
    names = (
        text.strip_weight().format(d_k=d_k),
        text.strip_slopes(),
        text.strip_share(),
        text.strip_entropy(),
    )
    entries = []
    for measure, name in zip(MEASURES, names, strict=True):
        means = [scenes.mean(measured, each, measure, d_k) for each in DIVISORS] if measured else []
        values = zip(marks, (scenes.number(each.value) for each in means), strict=False)
        entries.append(Entry(name, GAP.join(f"{mark}{value}" for mark, value in values)))
    return entries
