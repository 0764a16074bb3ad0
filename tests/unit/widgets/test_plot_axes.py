"""Axes of plots: round ticks, logarithms, inverses."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.widgets.plot_axes import (
    LEAST_FACTOR,
    Axis,
    Frame,
    linear_axis,
    linear_ticks,
    log_axis,
    nice_step,
    value_axis,
)

numbers = st.floats(1e-9, 1e9)


@pytest.mark.parametrize(
    ("span", "count", "step"), [(10.0, 5, 2.0), (10.0, 10, 1.0), (0.11, 4, 0.05), (220.0, 5, 50.0)]
)
def test_steps_are_round(span: float, count: int, step: float) -> None:
    assert nice_step(span, count) == pytest.approx(step, rel=1e-12)


def test_ticks_have_equal_decimals_and_no_minus_zero() -> None:
    assert [tick.text for tick in linear_ticks(0.93, 1.07, 4)] == ["0.95", "1.00", "1.05"]
    assert [tick.text for tick in linear_ticks(-4.4, 4.4, 5)] == ["−4", "−2", "0", "2", "4"]


@given(numbers, numbers, st.integers(2, 9))
def test_linear_ticks_lie_inside_and_are_few(low: float, span: float, count: int) -> None:
    axis = linear_axis(low, low + max(span, low * 1e-6), count)
    values = [tick.value for tick in axis.ticks]
    assert len(values) <= count + 1
    slack = 1e-6 * (axis.high - axis.low)
    assert all(axis.low - slack <= value <= axis.high + slack for value in values)


@given(st.lists(numbers, min_size=1, max_size=8))
def test_log_axes_hold_their_values_and_at_least_a_factor(values: list[float]) -> None:
    axis = log_axis(values)
    assert all(0.0 <= axis.fraction(value) <= 1.0 for value in values)
    assert axis.high / axis.low >= LEAST_FACTOR * (1 - 1e-9)
    assert axis.ticks


def test_log_axes_leave_out_what_has_no_logarithm() -> None:
    assert log_axis([0.0, -1.0, math.inf, math.nan, 4.0]) == log_axis([4.0])
    assert log_axis([]).low < 1.0 < log_axis([]).high


def test_decades_of_one_axis_are_all_named_alike() -> None:
    few = [tick.text for tick in log_axis([1e-3, 1e3], 12).ticks]
    assert few == ["0.001", "0.01", "0.1", "1", "10", "100", "1000"]
    many = [tick.text for tick in log_axis([1e-5, 1e3], 12).ticks]
    assert many == ["1e−5", "1e−4", "1e−3", "1e−2", "1e−1", "1", "1e1", "1e2", "1e3"]


@given(numbers, st.floats(1.001, 1e6), st.floats(0.0, 1.0), st.booleans())
def test_value_is_the_inverse_of_fraction(
    low: float, factor: float, fraction: float, log: bool
) -> None:
    axis = Axis(low, low * factor, log=log)
    assert axis.fraction(axis.value(fraction)) == pytest.approx(fraction, abs=1e-6)


def test_value_axes_name_just_their_values() -> None:
    axis = value_axis([64, 4, 1024])
    assert [tick.value for tick in axis.ticks] == [4, 64, 1024]
    assert axis.fraction(64) == pytest.approx(0.5)


def test_frames_grow_upwards() -> None:
    frame = Frame(10.0, 20.0, 100.0, 50.0, Axis(0.0, 10.0), Axis(1.0, 100.0, log=True))
    assert (frame.x_px(5.0), frame.y_px(10.0)) == pytest.approx((60.0, 45.0))
    assert (frame.right, frame.bottom) == (110.0, 70.0)
