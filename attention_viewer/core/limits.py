"""Checks that lesson states make of their own values. Must not import Qt."""

import math
from collections.abc import Sequence


class StateError(ValueError):
    """A value that no valid state may hold.

    Parameters
    ----------
    field
        Name of the state's field.
    why
        What is wrong with it, in English words for developers and the command line;
        fields on screen explain themselves before a state is ever made.
    """

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


def is_finite(value: float) -> bool:
    """Return whether a float can hold ``value``; a file may hold whole numbers beyond that."""
    try:
        return math.isfinite(value)
    except OverflowError:
        return False


def check_range(field: str, value: float, low: float, high: float) -> None:
    """Raise StateError unless ``value`` is finite and within ``low``..``high``."""
    if not (is_finite(value) and low <= value <= high):
        raise StateError(field, f"{value!r} is not between {low!r} and {high!r}")


def check_choice(field: str, value: object, choices: Sequence[object]) -> None:
    """Raise StateError unless ``value`` is one of ``choices``."""
    if value not in choices:
        raise StateError(field, f"{value!r} is not one of {list(choices)!r}")


def check_finite(field: str, values: Sequence[float], limit: float = math.inf) -> None:
    """Raise StateError unless every value is finite and at most ``limit`` in size."""
    for value in values:
        if not is_finite(value) or abs(value) > limit:
            raise StateError(field, f"{value!r} is not a finite number of at most {limit!r}")
