"""Checks of values, whatever a file may hold."""

from __future__ import annotations

import math

import pytest

from attention_viewer.core.limits import StateError, check_finite, check_range

HUGE = 10**400


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, HUGE, -HUGE, 2.5, -1])
def test_what_is_outside_is_refused_with_its_name(value: float) -> None:
    with pytest.raises(StateError, match=r"^trials: ") as caught:
        check_range("trials", value, 0, 2)
    assert caught.value.field == "trials"


@pytest.mark.parametrize("value", [math.nan, -math.inf, HUGE, 3.5])
def test_one_wrong_number_of_many_is_refused(value: float) -> None:
    with pytest.raises(StateError, match=r"^q: "):
        check_finite("q", (0.0, value, 1.0), 3.0)


def test_the_limits_themselves_are_allowed() -> None:
    check_range("trials", 2, 0, 2)
    check_range("trials", 0.0, 0, 2)
    check_finite("q", (-3.0, 3), 3.0)
    check_finite("q", (1e308,))
