"""The softmax lesson's tables for copy and export."""

from __future__ import annotations

from collections.abc import Sequence

from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.softmax.compute import Derived, Side
from attention_viewer.lessons.softmax.state import State

HEADER = ("key", "side", "divisor", "score", "p", "1-p", "p(1-p)", "ln p")


def page_tables(state: State, derived: Derived) -> Sequence[Table]:
    """Return one table: a row for each key and side, in full precision."""
    rows = [
        *_rows("unscaled", state.temperature, derived.unscaled),
        *_rows("scaled", state.root, derived.scaled),
    ]
    return (Table("softmax", HEADER, rows),)


def _rows(name: str, divisor: float, side: Side) -> list[tuple[object, ...]]:
    columns = (side.scores, side.p, side.rest, side.slope, side.log_p)
    return [
        (f"k{number}", name, divisor, score, p.value, rest.value, slope.value, log_p)
        for number, (score, p, rest, slope, log_p) in enumerate(zip(*columns, strict=True), 1)
    ]
