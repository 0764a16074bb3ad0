"""Takes in matrices from another lesson. Pure; must not import widgets."""

from __future__ import annotations

from typing import Protocol

from attention_viewer.framework.bus import Refusal
from attention_viewer.lessons.vectors import moves, words
from attention_viewer.lessons.vectors.names import free_name
from attention_viewer.lessons.vectors.state import MAX_KEYS, MAX_NAME, State, Vector, ViewKind

_PLANE, _SPACE = 2, 3


class Matrices(Protocol):
    """What is sent: rows of queries and keys with their names."""

    @property
    def queries(self) -> tuple[Vector, ...]:
        """Rows (n_q, d_k)."""

    @property
    def keys(self) -> tuple[Vector, ...]:
        """Rows (n_k, d_k)."""

    @property
    def query_names(self) -> tuple[str, ...]:
        """Names of the queries; may be empty."""

    @property
    def key_names(self) -> tuple[str, ...]:
        """Names of the keys; may be empty."""


def accept(state: State, payload: Matrices) -> State:
    """Return the state with the first query and the first keys of the payload.

    A single component is drawn with a second one of 0: its scores are the same.

    Raises
    ------
    Refusal
        If there is no query or key, or they have more than three components: a picture of some
        of them would show other scores than theirs.
    """
    if not payload.queries or not payload.keys:
        raise Refusal("q", "a query and a key are needed", words.nothing_taken)
    size = len(payload.queries[0])
    if not 0 < size <= _SPACE:
        why = f"only vectors of 1 to 3 components can be drawn, not {size}"
        raise Refusal("q", why, words.too_many_components)
    view: ViewKind = "3d" if size == _SPACE else "2d"
    keys = payload.keys[:MAX_KEYS]
    made = State(
        view=view,
        q=_padded(payload.queries[0]),
        keys=tuple(_padded(key) for key in keys),
        query_name=(*payload.query_names, "q")[0][:MAX_NAME] or "q",
        key_names=_names(payload.key_names, len(keys)),
        snap=state.snap,
        seed=state.seed,
    )
    fitted = moves.fitted(made)
    return fitted if fitted.span > made.span else made


def _padded(row: Vector) -> Vector:
    return row if len(row) >= _PLANE else (*row, 0.0)


def _names(given: tuple[str, ...], count: int) -> tuple[str, ...]:
    names: tuple[str, ...] = ()
    for number in range(count):
        name = given[number][:MAX_NAME] if number < len(given) else ""
        names = (*names, name or free_name(names))
    return names
