"""What a state becomes when tables from files are put into it. Must not import Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from attention_viewer.core.attention import Array
from attention_viewer.framework.matrix_files import Tensor
from attention_viewer.lessons.scores.edits import (
    FIELDS,
    WEIGHTS,
    Fields,
    Role,
    made_values,
    rows_of,
)
from attention_viewer.lessons.scores.files.misfit import LoadError, Misfit
from attention_viewer.lessons.scores.names import usable
from attention_viewer.lessons.scores.state import (
    MAX_D_K,
    MAX_NAME,
    MAX_ROWS,
    VALUE_LIMIT,
    Names,
    Rows,
    Source,
    State,
)

ROLES_OF: dict[Source, tuple[Role, ...]] = {
    "tables": ("q", "k", "v"),
    "embeddings": ("x", *WEIGHTS),
}


@dataclass(frozen=True)
class Plan:
    """What is to be opened.

    Parameters
    ----------
    source
        Whether Q, K and V are given or computed.
    chosen
        The array for each table that is to be replaced.
    leading
        Indices of the axes beside rows and columns, for arrays that have such axes.
    rows_first
        Whether the axis of the rows stands before the last of those, not behind it.
    turned
        Whether weights are stored with a row per output, as some libraries do.
    """

    source: Source
    chosen: Mapping[Role, Tensor]
    leading: tuple[int, ...] = ()
    rows_first: bool = False
    turned: bool = False


def loaded(state: State, plan: Plan) -> Fields:
    """Return the fields of a state in which the chosen tables stand.

    Raises
    ------
    MatrixFileError
        If an array cannot be used.
    LoadError
        If the tables do not fit together.
    """
    if not plan.chosen:
        raise LoadError(Misfit.NOTHING)
    rows = {role: _rows(role, tensor, plan) for role, tensor in plan.chosen.items()}
    fields: Fields = {FIELDS[role]: each for role, each in rows.items()}
    fields |= {
        "source": plan.source,
        "hidden_keys": (),
        "mask": "none" if state.mask == "keys" else state.mask,
        "picked": (0, 0),
        "explained": "score",
    }
    if plan.source == "tables":
        fields |= {"left": _given(state.left), "right": _given(state.right)}
        return fields | _fitting_tables(state, plan, rows)
    _check_embeddings(state, plan, rows)
    return fields | _names(state, plan, "x", "token_names", rows)


def guessed(source: Source, tensors: tuple[Tensor, ...]) -> dict[Role, int]:
    """Return which array is likely meant for which table, by its name."""
    found: dict[Role, int] = {}
    for role in ROLES_OF[source]:
        marks = _MARKS[role]
        for index, tensor in enumerate(tensors):
            stem = (tensor.name or tensor.file.rpartition(".")[0]).lower()
            if index not in found.values() and any(mark(stem) for mark in marks):
                found[role] = index
                break
    if not found and len(tensors) <= len(ROLES_OF[source]):
        found = dict(zip(ROLES_OF[source], range(len(tensors)), strict=False))
    return found


def _ends(*words: str) -> tuple[Callable[[str], bool], ...]:
    def ends(stem: str) -> bool:
        last = stem.removesuffix(".weight").replace("-", "_").rpartition(".")[2]
        return last in words or any(last.endswith(f"_{word}") for word in words)

    return (ends,)


_MARKS: dict[Role, tuple[Callable[[str], bool], ...]] = {
    "q": _ends("q", "query", "queries"),
    "k": _ends("k", "key", "keys"),
    "v": _ends("v", "value", "values"),
    "x": _ends("x", "embedding", "embeddings", "word_embeddings", "wte"),
    "wq": _ends("w_q", "wq", "q_proj", "query", "q"),
    "wk": _ends("w_k", "wk", "k_proj", "key", "k"),
    "wv": _ends("w_v", "wv", "v_proj", "value", "v"),
}


def _rows(role: Role, tensor: Tensor, plan: Plan) -> Rows:
    weights = role in WEIGHTS
    most = (MAX_D_K if weights else MAX_ROWS, MAX_D_K)
    values: Array = tensor.matrix(
        plan.leading[: len(tensor.other_axes())],
        most=most,
        limit=VALUE_LIMIT,
        rows_first=plan.rows_first and not weights,
    )
    if weights and plan.turned:
        values = values.T
    return tuple(map(tuple, values.tolist()))


def _fitting_tables(state: State, plan: Plan, rows: Mapping[Role, Rows]) -> Fields:
    q = rows.get("q", state.queries)
    k = rows.get("k", state.keys)
    if len(q[0]) != len(k[0]):
        raise _misfit(Misfit.D_K, plan, "q" if "q" in rows else "k", len(q[0]), len(k[0]))
    fields: Fields = {}
    v = rows.get("v", state.values)
    if len(v) != len(k):
        if "v" in rows:
            raise _misfit(Misfit.VALUES, plan, "v", len(v), len(k))
        fields |= {"values": made_values(len(k)), "values_given": False}
    elif "v" in rows:
        fields["values_given"] = True
    fields |= _names(state, plan, "q", "query_names", rows)
    return fields | _names(state, plan, "k", "key_names", rows)


def _check_embeddings(state: State, plan: Plan, rows: Mapping[Role, Rows]) -> None:
    def table(role: Role) -> Rows:
        return rows.get(role, rows_of(state, role))

    d_model = len(table("x")[0])
    for role in WEIGHTS:
        if len(table(role)) != d_model:
            at_fault: Role = role if role in rows else "x"
            raise _misfit(Misfit.D_MODEL, plan, at_fault, len(table(role)), d_model)
    q, k = len(table("wq")[0]), len(table("wk")[0])
    if q != k:
        raise _misfit(Misfit.D_K, plan, "wq" if "wq" in rows else "wk", q, k)


def _misfit(misfit: Misfit, plan: Plan, role: Role, first: int, second: int) -> LoadError:
    return LoadError(misfit, plan.chosen[role].file, role, (first, second))


def _names(state: State, plan: Plan, role: Role, field: str, rows: Mapping[Role, Rows]) -> Fields:
    """Return names for the rows of a table: those of the file, or numbers when there are none."""
    if role not in rows:
        return {}
    count = len(rows[role])
    labels = plan.chosen[role].row_labels
    numbers = tuple(f"{role}_{number}" for number in range(1, count + 1))
    if labels is not None:
        pairs = zip(labels, numbers, strict=True)
        return {field: tuple(usable(label, MAX_NAME) or number for label, number in pairs)}
    old: Names = getattr(state, field)
    return {} if len(old) == count and plan.source == state.source else {field: numbers}


def _given(stage: str) -> str:
    return "scores" if stage == "projected" else stage
