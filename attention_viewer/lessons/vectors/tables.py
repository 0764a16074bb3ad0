"""The page's table for copying, CSV and the report."""

from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.vectors import text, words
from attention_viewer.lessons.vectors.compute import Derived
from attention_viewer.lessons.vectors.state import State


def tables_of(state: State, derived: Derived) -> tuple[Table, ...]:
    """Return one table: a row per vector, the query first, in full precision."""
    components = [text.component().format(number=n + 1) for n in range(state.dimensions)]
    header = [
        words.column_key(),
        *components,
        words.column_score(),
        words.column_divided(),
        words.column_angle(),
        words.column_cosine(),
        words.column_projection(),
        words.column_length(),
    ]
    nothing: list[object] = [None] * 5
    rows: list[list[object]] = [[state.query_name, *state.q, *nothing, derived.q_length]]
    for name, key, facts in zip(state.key_names, state.keys, derived.keys, strict=True):
        reach = None if facts.projection is None else facts.projection.length
        rows.append(
            [
                name,
                *key,
                facts.score,
                facts.scaled,
                facts.angle_deg,
                facts.cosine,
                reach,
                facts.length,
            ]
        )
    return (Table("vectors", header, rows),)
