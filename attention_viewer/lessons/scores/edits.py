"""What an edit makes of a state: pure functions, each tells what else it changed. No Qt."""

from dataclasses import replace
from itertools import pairwise
from typing import Any, Literal

from attention_viewer.core.limits import StateError
from attention_viewer.lessons.scores.names import next_name, usable
from attention_viewer.lessons.scores.state import (
    MAX_D_K,
    MAX_NAME,
    MAX_ROWS,
    Explained,
    Names,
    Rows,
    Stage,
    State,
    stages_of,
)

Role = Literal["q", "k", "v", "x", "wq", "wk", "wv"]
"""A table that can be edited: Q, K, V, the embeddings X, and the weights that make Q, K, V."""
Fields = dict[str, Any]
"""New values by field of `State`."""

GIVEN: tuple[Role, ...] = ("q", "k", "v")
WEIGHTS: tuple[Role, ...] = ("wq", "wk", "wv")
ROLES: tuple[Role, ...] = (*GIVEN, "x", *WEIGHTS)
FIELDS: dict[Role, str] = {
    "q": "queries",
    "k": "keys",
    "v": "values",
    "x": "embeddings",
    "wq": "w_q",
    "wk": "w_k",
    "wv": "w_v",
}
_NAMES: dict[Role, str] = {
    "q": "query_names",
    "k": "key_names",
    "v": "key_names",
    "x": "token_names",
}


def rows_of(state: State, role: Role) -> Rows:
    """Return the rows of a table."""
    rows: Rows = getattr(state, FIELDS[role])
    return rows


def names_of(state: State, role: Role) -> Names:
    """Return the names of a table's rows; rows of weights have none."""
    names: Names = getattr(state, _NAMES[role]) if role in _NAMES else ()
    return names


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
    """Return Q and K, or the weights that make them, with ``d_k`` components."""
    if state.embedded:
        return {"w_q": resized(state.w_q, d_k), "w_k": resized(state.w_k, d_k)}
    return {"queries": resized(state.queries, d_k), "keys": resized(state.keys, d_k)}


def with_d_model(state: State, d_model: int) -> Fields:
    """Return X with ``d_model`` components, and weights with as many rows; new numbers are 0."""
    fields: Fields = {"embeddings": resized(state.embeddings, d_model)}
    for role in WEIGHTS:
        rows = rows_of(state, role)
        more = ((0.0,) * len(rows[0]),) * (d_model - len(rows))
        fields[FIELDS[role]] = rows[:d_model] + more
    return fields


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


def picked_by(state: State, role: Role, row: int) -> tuple[int, int]:
    """Return the picked query and key once one of them is that of a table's row."""
    query, key = state.picked
    return (row, key) if role in ("q", "x") else (query, row)


def with_picked(state: State, role: Role, row: int, column: int) -> Fields:
    """Return the fields that explain what a number of a table goes into.

    A value goes into its component of the output. Rows of weights are of no token.
    """
    if role in WEIGHTS:
        return {}
    fields: Fields = {"picked": picked_by(state, role, row)}
    if role == "v":
        fields |= {"explained": "output", "component": column}
    return fields


def stage_pairs(state: State) -> list[tuple[Stage, Stage]]:
    """Return each stage with the next, without those that would show the same numbers again."""
    same = {"masked"} if state.mask == "none" else set()
    same |= {"scaled"} if state.divisor == "none" else set()
    return list(pairwise(each for each in stages_of(state.source) if each not in same))


def explained_at(left: Stage, right: Stage) -> Explained:
    """Return which sum tells how numbers of two neighbouring stages are made."""
    if right == "output":
        return "output"
    return "projection" if left == "projected" else "score"


def with_name(state: State, role: Role, row: int, name: str) -> Fields:
    """Return the names after one row was renamed."""
    names = list(names_of(state, role))
    names[row] = usable(name, MAX_NAME) or names[row]
    return {_NAMES[role]: tuple(names)}


def with_row_added(state: State, role: Role) -> Fields:
    """Return the fields with one more row of zeros; a key brings a value along.

    More rows of weights come with more components of the embeddings.
    """
    return _grown(state, role, len(rows_of(state, role)) + 1, 0)


def with_row_removed(state: State, role: Role, row: int) -> Fields:
    """Return the fields without one row; a key takes its value along. The last row stays."""
    if len(rows_of(state, role)) == 1:
        return {}
    query, key = state.picked
    hidden = tuple(each - (each > row) for each in state.hidden_keys if each != row)
    if role == "x":
        last = len(state.embeddings) - 2
        return {
            "embeddings": _without(state.embeddings, row),
            "token_names": _without(state.token_names, row),
            "hidden_keys": hidden,
            "picked": (_moved(query, row, last), _moved(key, row, last)),
        }
    if role == "q":
        last = len(state.queries) - 2
        return {
            "queries": _without(state.queries, row),
            "query_names": _without(state.query_names, row),
            "picked": (_moved(query, row, last), key),
        }
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
    hidden = tuple(sorted(follow.get(each, each) for each in state.hidden_keys))
    if role == "x":
        return {
            "embeddings": _swapped(state.embeddings, row, other),
            "token_names": _swapped(state.token_names, row, other),
            "hidden_keys": hidden,
            "picked": (follow.get(query, query), follow.get(key, key)),
        }
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
        "hidden_keys": hidden,
        "picked": (query, follow.get(key, key)),
    }


def with_key_toggled(state: State, key: int) -> Fields:
    """Return the fields after one key was hidden or shown again."""
    hidden = set(state.hidden_keys) ^ {key}
    return {"mask": "keys", "hidden_keys": tuple(sorted(hidden))}


def with_tables(state: State, q: Rows, k: Rows, v: Rows) -> Fields:
    """Return the fields of a state whose tables hold what was computed from the embeddings."""
    return {
        "source": "tables",
        "queries": q,
        "keys": k,
        "values": v,
        "query_names": state.token_names,
        "key_names": state.token_names,
        "values_given": True,
        "left": _given_stage(state.left),
        "right": _given_stage(state.right),
        "explained": "score" if state.explained == "projection" else state.explained,
    }


def with_embeddings(state: State) -> Fields:
    """Return the fields of a state that computes Q, K and V from its embeddings."""
    last = len(state.embeddings) - 1
    query, key = state.picked
    return {
        "source": "embeddings",
        "left": "projected",
        "right": "scores",
        "hidden_keys": tuple(each for each in state.hidden_keys if each <= last),
        "picked": (min(query, last), min(key, last)),
    }


def _given_stage(stage: Stage) -> Stage:
    return "scores" if stage == "projected" else stage


def _grown(state: State, role: Role, count: int, width: int) -> Fields:
    """Return the fields that change when a table must have at least so many rows and columns."""
    most = MAX_D_K if role in WEIGHTS else MAX_ROWS
    if count > most or width > MAX_D_K:
        raise StateError(FIELDS[role], f"{count} x {width} is more than {most} x {MAX_D_K}")
    wide = state
    if width > len(rows_of(state, role)[0]):
        wide = replace(state, **_wider(state, role, width))
    if role in WEIGHTS and count > state.d_model:
        wide = replace(wide, **with_d_model(wide, count))
    while len(rows_of(wide, role)) < count:
        wide = replace(wide, **_one_more(wide, role))
    names = (*FIELDS.values(), "query_names", "key_names", "token_names")
    return {
        name: getattr(wide, name)
        for name in names
        if getattr(wide, name) is not getattr(state, name)
    }


def _wider(state: State, role: Role, width: int) -> Fields:
    """Return the tables that must be wider together with one of them."""
    if role == "x":
        return with_d_model(state, width)
    together: dict[Role, tuple[Role, ...]] = {"q": ("q", "k"), "wq": ("wq", "wk")}
    together |= {"k": together["q"], "wk": together["wq"]}
    tables = together.get(role, (role,))
    return {FIELDS[each]: resized(rows_of(state, each), width) for each in tables}


def _one_more(state: State, role: Role) -> Fields:
    if role == "x":
        return {
            "embeddings": (*state.embeddings, (0.0,) * state.d_model),
            "token_names": (*state.token_names, next_name(state.token_names, "x")),
        }
    if role == "q":
        return {
            "queries": (*state.queries, (0.0,) * len(state.queries[0])),
            "query_names": (*state.query_names, next_name(state.query_names, "q")),
        }
    return {
        "keys": (*state.keys, (0.0,) * len(state.keys[0])),
        "values": (*state.values, (0.0,) * len(state.values[0])),
        "key_names": (*state.key_names, next_name(state.key_names, "k")),
    }


def _named(fields: Fields, state: State, role: Role, row: int, new: Names) -> Fields:
    if role not in _NAMES:
        return {}
    names = list(fields.get(_NAMES[role], names_of(state, role)))
    for index, name in enumerate(new, start=row):
        names[index] = usable(name, MAX_NAME) or names[index]
    return {_NAMES[role]: tuple(names)}


def _without(items: tuple[Any, ...], index: int) -> tuple[Any, ...]:
    return items[:index] + items[index + 1 :]


def _swapped(items: tuple[Any, ...], one: int, other: int) -> tuple[Any, ...]:
    moved = list(items)
    moved[one], moved[other] = moved[other], moved[one]
    return tuple(moved)


def _moved(index: int, removed: int, last: int) -> int:
    return min(index - (index > removed), last)
