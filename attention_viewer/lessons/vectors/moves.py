"""What a drag, a key press or a button makes of the vectors. Pure; must not import Qt."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Literal

from attention_viewer.core import vectors
from attention_viewer.lessons.vectors.names import free_name
from attention_viewer.lessons.vectors.state import (
    COMPONENT_LIMIT,
    DEFAULT_SPAN,
    DIMENSIONS,
    MAX_KEYS,
    SPAN_RANGE,
    State,
    Vector,
    ViewKind,
)

QUERY = -1
"""Index of the query among the tips; keys count from 0."""

Keep = Literal["", "direction", "length"]
Relation = Literal["parallel", "orthogonal", "opposite"]
_TURN = {
    "parallel": vectors.parallel_to,
    "orthogonal": vectors.orthogonal_to,
    "opposite": vectors.opposite_to,
}
# A snap that is coarser than this share of the picture would send every tip to the origin.
_COARSEST_SNAP = 0.6
_FIT_ROOM = 0.4
# From the middle of the picture to its edges, and the length below which nothing points anywhere.
_SIGHT_ACROSS, _SIGHT_UP, _LEAST_SIGHT = 0.62, 0.48, 0.02
_RANDOM_RANGE = 15


def vector_at(state: State, index: int) -> Vector:
    """Return the query or a key."""
    return state.q if index == QUERY else state.keys[index]


def with_vector(state: State, index: int, vector: Vector) -> State:
    """Return the state with one vector replaced, shortened where it would pass the limits."""
    largest = max(map(abs, vector))
    # All components alike: cutting one of them would turn the vector.
    factor = COMPONENT_LIMIT / largest if largest > COMPONENT_LIMIT else 1.0
    limited = tuple(min(max(factor * x, -COMPONENT_LIMIT), COMPONENT_LIMIT) + 0.0 for x in vector)
    if index == QUERY:
        return replace(state, q=limited)
    return replace(state, keys=(*state.keys[:index], limited, *state.keys[index + 1 :]))


def dragged(state: State, index: int, to: Vector, resolution: float, keep: Keep = "") -> State:
    """Return the state after a tip was dragged.

    Parameters
    ----------
    index
        Which tip, see `QUERY`.
    to
        Where the pointer is, in units.
    resolution
        What one pixel stands for, in units: without snap, components keep only the digits
        that a hand can aim at.
    keep
        Keep the direction or the length; the lesson's own length lock holds besides.
    """
    old = vector_at(state, index)
    if keep == "direction":
        new = _along(old, to, _snap(state), resolution)
    elif keep == "length" or state.lock_length:
        new = vectors.with_length(to, vectors.norm(old)) if vectors.norm(to) else old
    else:
        new = _rounded(to, _snap(state), resolution)
    return with_vector(state, index, new)


def stepped(state: State, index: int, axis: int, step: float) -> State:
    """Return the state after an arrow key: one component changed by ``step``."""
    old = vector_at(state, index)
    moved = list(old)
    # Twelve digits below the step: adding 0.1 over and over must not leave 0.30000000000000004.
    moved[axis] = round(old[axis] + step, 12 - math.floor(math.log10(abs(step))))
    new = tuple(moved)
    if state.lock_length:
        new = vectors.with_length(new, vectors.norm(old)) if vectors.norm(new) else old
    return with_vector(state, index, new)


def turned(state: State, relation: Relation) -> State:
    """Return the state with the selected key parallel, orthogonal or opposite to the query."""
    key = _TURN[relation](state.keys[state.selected], state.q)
    return with_vector(state, state.selected, key)


def with_key(state: State, key: Vector | None = None) -> State:
    """Return the state with one key more, which is selected; as it is when there is no room."""
    if len(state.keys) >= MAX_KEYS:
        return state
    new = key if key is not None else _unused_place(state)
    grown = replace(
        state,
        keys=(*state.keys, (0.0,) * state.dimensions),
        key_names=(*state.key_names, free_name(state.key_names)),
    )
    return replace(with_vector(grown, len(state.keys), new), selected=len(state.keys))


def without_key(state: State, index: int) -> State:
    """Return the state without one key; the last key stays."""
    if len(state.keys) <= 1:
        return state
    selected = state.selected - (index < state.selected)
    left = len(state.keys) - 1
    return replace(
        state,
        keys=state.keys[:index] + state.keys[index + 1 :],
        key_names=state.key_names[:index] + state.key_names[index + 1 :],
        selected=min(selected, left - 1),
    )


def swapped(state: State) -> State:
    """Return the state with the query and the selected key in each other's place."""
    key = state.keys[state.selected]
    return replace(with_vector(state, state.selected, state.q), q=key)


def drawn(state: State) -> State:
    """Return the state with every component drawn anew, multiples of 0.1 from -1.5 to 1.5."""
    source = random.Random(state.seed)

    def draw() -> Vector:
        tenths = (source.randint(-_RANDOM_RANGE, _RANDOM_RANGE) for _ in range(state.dimensions))
        return tuple(tenth / 10 for tenth in tenths)

    return replace(state, q=draw(), keys=tuple(draw() for _ in state.keys))


def in_view(state: State, view: ViewKind) -> State:
    """Return the state in the plane, in space or beside random vectors of many dimensions.

    What both have is kept; a component that space adds is 0, one that the plane lacks is lost
    (see `lost_components`).
    """
    if view == "high":
        return replace(state, view=view)
    (size,) = DIMENSIONS[view]

    def fit(vector: Vector) -> Vector:
        return (*vector, *([0.0] * size))[:size]

    return replace(
        state, view=view, q=fit(state.q), keys=tuple(map(fit, state.keys)), centre=(0.0, 0.0)
    )


def lost_components(state: State, view: ViewKind) -> tuple[int, ...]:
    """Return the tips whose third component is not 0 and gets lost by going to ``view``."""
    size = max(DIMENSIONS[view])
    tips = range(QUERY, len(state.keys))
    return tuple(index for index in tips if any(vector_at(state, index)[size:]))


def fitted(state: State) -> State:
    """Return the state with a picture that shows every tip, the origin in its middle."""
    longest = max(vectors.norm(vector) for vector in (state.q, *state.keys))
    span = longest / _FIT_ROOM if longest > 0.0 else DEFAULT_SPAN
    low, high = SPAN_RANGE
    return replace(state, centre=(0.0, 0.0), span=min(max(_two_digits(span), low), high))


def in_sight(state: State) -> State:
    """Return the state, fitted if a tip lies out of the picture or none can be told from 0."""
    tips = (state.q, *state.keys)
    longest = max(map(vectors.norm, tips))
    x, y = state.centre
    if state.view == "2d":
        wide = max(abs(tip[0] - x) for tip in tips) / _SIGHT_ACROSS
        away = max(wide, max(abs(tip[1] - y) for tip in tips) / _SIGHT_UP)
    else:
        away = longest / _SIGHT_ACROSS
    lost = away > state.span or 0.0 < longest < _LEAST_SIGHT * state.span
    return fitted(state) if lost else state


def _snap(state: State) -> float:
    return state.snap if state.snap <= _COARSEST_SNAP * state.span else 0.0


def _rounded(to: Vector, snap: float, resolution: float) -> Vector:
    if snap > 0.0:
        # Dividing by a whole number of steps a unit gives 0.3, where 3 * 0.1 gives 0.30000000004.
        steps = round(1 / snap)
        return tuple(round(x * steps) / steps + 0.0 for x in to)
    decimals = -math.floor(math.log10(resolution))
    return tuple(round(x, decimals) + 0.0 for x in to)


def _along(old: Vector, to: Vector, snap: float, resolution: float) -> Vector:
    direction = vectors.unit(old)
    if direction is None:
        return old
    (length,) = _rounded((vectors.dot(direction, to),), snap, resolution)
    return vectors.with_length(old, length)


def _two_digits(value: float) -> float:
    return round(value, 1 - math.floor(math.log10(value)))


def _unused_place(state: State) -> Vector:
    """Return a place for a new tip that is far from the others."""
    reach = max(1.0, *(vectors.norm(v) for v in (state.q, *state.keys))) if state.snap else 1.0
    reach = round(reach, 1)
    rest = (0.0,) * (state.dimensions - 2)
    ring = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
    taken = [vectors.unit(v) or v for v in (state.q, *state.keys)]

    def room(place: Vector) -> float:
        return min(math.dist(vectors.unit(place) or place, other) for other in taken)

    places = [(0.8 * x * reach + 0.0, 0.8 * y * reach + 0.0, *rest) for x, y in ring]
    best = max(places, key=room)
    return tuple(round(x, 1) + 0.0 for x in best)
