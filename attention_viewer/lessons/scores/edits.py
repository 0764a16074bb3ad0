"""What an edit makes of a state: pure functions, each tells what else it changed. No Qt."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

import numpy as np

from attention_viewer.core.limits import StateError
from attention_viewer.lessons.scores.names import next_name
from attention_viewer.lessons.scores.state import MAX_D_K, MAX_ROWS, Names, Rows, State

Role = Literal["q", "k", "v"]
Fields = dict[str, Any]
"""New values by field of `State`."""

ROLES: tuple[Role, ...] = ("q", "k", "v")
FIELDS: dict[Role, str] = {"q": "queries", "k": "keys", "v": "values"}
RANDOM_DECIMALS = 2


def rows_of(state: State, role: Role) -> Rows:
    """Return the rows of Q, K or V."""
    return {"q": state.queries, "k": state.keys, "v": state.values}[role]


def names_of(state: State, role: Role) -> Names:
    """Return the names of the rows of Q, K or V."""
    return state.query_names if role == "q" else state.key_names


def made_values(count: int) -> Rows:
    """Return values for keys that came without: (1, 0), (0, 1), (1, 1) over and over."""
    pattern = ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
    return tuple(pattern[index % len(pattern)] for index in range(count))


def resized(rows: Rows, width: int) -> Rows:
    """Return rows of ``width`` components: new ones are 0, the last ones are dropped."""
    have = len(rows[0])
    if width <= have:
        return tuple(row[:width] for row in rows)
    return tuple(row + (0.0,) * (width - have) for row in rows)


def with_d_k(state: State, d_k: int) -> Fields:
    """Return Q and K with ``d_k`` components."""
    return {"queries": resized(state.queries, d_k), "keys": resized(state.keys, d_k)}


def with_block(
    state: State, role: Role, row: int, column: int, block: Rows, names: Names | None = None
) -> Fields:
    """Return the fields after a block of numbers was written into one table.

    Parameters
    ----------
    role
        The table.
    row, column
        Where the upper left number of the block goes. The table grows as far as the block reaches.
    block
        Rows of equal length.
    names
        Names for the rows written, if they came with some.

    Raises
    ------
    StateError
        If the table would become larger than the lesson allows.
    """
    grown = _grown(state, role, row + len(block), column + len(block[0]))
    fields = dict(grown)
    field = FIELDS[role]
    rows = list(fields.get(field, rows_of(state, role)))
    for index, new in enumerate(block, start=row):
        old = rows[index]
        rows[index] = old[:column] + tuple(new) + old[column + len(new) :]
    fields[field] = tuple(rows)
    if names is not None:
        fields |= _named(fields, state, role, row, names)
    if role == "v":
        fields["values_given"] = True
    return fields


def with_name(state: State, role: Role, row: int, name: str) -> Fields:
    """Return the names after one row was renamed."""
    names = list(names_of(state, role))
    names[row] = name
    return {_names_field(role): tuple(names)}


def with_row_added(state: State, role: Role) -> Fields:
    """Return the fields with one more row of zeros; a key brings a value along."""
    return _grown(state, role, len(rows_of(state, role)) + 1, 0)


def with_row_removed(state: State, role: Role, row: int) -> Fields:
    """Return the fields without one row; a key takes its value along. The last row stays."""
    if len(rows_of(state, role)) == 1:
        return {}
    query, key = state.picked
    if role == "q":
        last = len(state.queries) - 2
        return {
            "queries": _without(state.queries, row),
            "query_names": _without(state.query_names, row),
            "picked": (_moved(query, row, last), key),
        }
    hidden = tuple(each - (each > row) for each in state.hidden_keys if each != row)
    return {
        "keys": _without(state.keys, row),
        "values": _without(state.values, row),
        "key_names": _without(state.key_names, row),
        "hidden_keys": hidden,
        "picked": (query, _moved(key, row, len(state.keys) - 2)),
    }


def with_row_moved(state: State, role: Role, row: int, step: int) -> Fields:
    """Return the fields with a row one place higher (-1) or lower (1), values with their keys."""
    other = row + step
    if not 0 <= other < len(rows_of(state, role)):
        return {}
    query, key = state.picked
    follow = {row: other, other: row}
    if role == "q":
        return {
            "queries": _swapped(state.queries, row, other),
            "query_names": _swapped(state.query_names, row, other),
            "picked": (follow.get(query, query), key),
        }
    return {
        "keys": _swapped(state.keys, row, other),
        "values": _swapped(state.values, row, other),
        "key_names": _swapped(state.key_names, row, other),
        "hidden_keys": tuple(sorted(follow.get(each, each) for each in state.hidden_keys)),
        "picked": (query, follow.get(key, key)),
    }


def with_key_toggled(state: State, key: int) -> Fields:
    """Return the fields after one key was hidden or shown again."""
    hidden = set(state.hidden_keys) ^ {key}
    return {"mask": "keys", "hidden_keys": tuple(sorted(hidden))}


def zeros(state: State) -> Fields:
    """Return Q and K full of zeros."""
    return _filled(state, lambda _role, rows: tuple((0.0,) * len(row) for row in rows))


def identity(state: State) -> Fields:
    """Return Q and K whose row i is the i-th unit vector (0 throughout beyond d_k)."""
    return _filled(state, lambda _role, rows: _unit_rows(len(rows), len(rows[0])))


def random_normal(state: State, seed: int) -> Fields:
    """Return Q and K of standard normal numbers rounded to two decimals.

    The decimals are few so that products can be checked by hand. Q is drawn first, then K.
    """
    stream = np.random.default_rng(seed)
    return _filled(state, lambda _role, rows: normal_rows(stream, len(rows), len(rows[0])))


def normal_rows(stream: np.random.Generator, count: int, width: int) -> Rows:
    """Return ``count`` rows of standard normal numbers rounded to two decimals."""
    drawn = np.round(stream.standard_normal((count, width)), RANDOM_DECIMALS) + 0.0
    return tuple(map(tuple, drawn.tolist()))


def _filled(state: State, fill: Callable[[str, Rows], Rows]) -> Fields:
    return {"queries": fill("q", state.queries), "keys": fill("k", state.keys)}


def _unit_rows(count: int, width: int) -> Rows:
    return tuple(tuple(float(row == column) for column in range(width)) for row in range(count))


def _grown(state: State, role: Role, count: int, width: int) -> Fields:
    """Return the fields that change when a table must have at least so many rows and columns."""
    if count > MAX_ROWS or width > MAX_D_K:
        raise StateError(FIELDS[role], f"{count} x {width} is more than {MAX_ROWS} x {MAX_D_K}")
    wide = state
    if width > len(rows_of(state, role)[0]):
        changed = (
            {"values": resized(state.values, width)} if role == "v" else with_d_k(state, width)
        )
        wide = replace(state, **changed)
    while len(rows_of(wide, role)) < count:
        wide = replace(wide, **_one_more(wide, role))
    names = ("queries", "keys", "values", "query_names", "key_names")
    return {
        name: getattr(wide, name)
        for name in names
        if getattr(wide, name) is not getattr(state, name)
    }


def _one_more(state: State, role: Role) -> Fields:
    if role == "q":
        return {
            "queries": (*state.queries, (0.0,) * state.d_k),
            "query_names": (*state.query_names, next_name(state.query_names, "q")),
        }
    return {
        "keys": (*state.keys, (0.0,) * state.d_k),
        "values": (*state.values, (0.0,) * state.d_v),
        "key_names": (*state.key_names, next_name(state.key_names, "k")),
    }


def _named(fields: Fields, state: State, role: Role, row: int, new: Names) -> Fields:
    names = list(fields.get(_names_field(role), names_of(state, role)))
    for index, name in enumerate(new, start=row):
        if name.strip():
            names[index] = name
    return {_names_field(role): tuple(names)}


def _names_field(role: Role) -> str:
    return "query_names" if role == "q" else "key_names"


def _without(items: tuple[Any, ...], index: int) -> tuple[Any, ...]:
    return items[:index] + items[index + 1 :]


def _swapped(items: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    moved = list(items)
    moved[one], moved[other] = moved[other], moved[one]
    return tuple(moved)


def _moved(index: int, removed: int, last: int) -> int:
    return min(index - (index > removed), last)
