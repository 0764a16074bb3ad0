"""Ready numbers for the tables: zeros, identity, random. Must not import Qt."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attention_viewer.lessons.scores.edits import FIELDS, WEIGHTS, Fields, Role, rows_of
from attention_viewer.lessons.scores.state import Rows, State

if TYPE_CHECKING:
    from numpy.random import Generator

RANDOM_DECIMALS = 2


def filled_roles(state: State) -> tuple[Role, ...]:
    """Return the tables that are filled: Q and K, or the weights that make Q, K and V."""
    return WEIGHTS if state.embedded else ("q", "k")


def zeros(state: State) -> Fields:
    """Return tables full of zeros."""
    return _filled(state, _zero_rows)


def identity(state: State) -> Fields:
    """Return tables whose row i is the i-th unit vector (0 throughout beyond the last column)."""
    return _filled(state, unit_rows)


def random_normal(state: State, seed: int) -> Fields:
    """Return tables of standard normal numbers rounded to two decimals.

    The decimals are few so that products can be checked by hand. They are drawn in the order of
    `filled_roles`.
    """
    # Here, because its import costs as much as half of the page.
    from numpy.random import default_rng

    stream = default_rng(seed)
    return _filled(state, lambda count, width: normal_rows(stream, count, width))


def normal_rows(stream: Generator, count: int, width: int) -> Rows:
    """Return ``count`` rows of standard normal numbers rounded to two decimals."""
    drawn = stream.standard_normal((count, width)).round(RANDOM_DECIMALS) + 0.0
    return tuple(map(tuple, drawn.tolist()))


def unit_rows(count: int, width: int) -> Rows:
    """Return the first rows of an identity matrix."""
    return tuple(tuple(float(row == column) for column in range(width)) for row in range(count))


def _zero_rows(count: int, width: int) -> Rows:
    return ((0.0,) * width,) * count


def _filled(state: State, fill: Callable[[int, int], Rows]) -> Fields:
    fields: Fields = {}
    for role in filled_roles(state):
        rows = rows_of(state, role)
        fields[FIELDS[role]] = fill(len(rows), len(rows[0]))
    return fields
