"""Axes, hatches and the thinning of labels."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from attention_viewer.widgets.bar_chart import Axis, bar_ends, hatch_lines, nice_axis, nice_step
from attention_viewer.widgets.bar_chart_labels import every, fitting_size, thinned

AREA = QRectF(0, 100, 50, 80)


@given(st.lists(st.floats(-1e100, 1e100), min_size=1))
def test_a_nice_axis_holds_zero_and_every_value(values: list[float]) -> None:
    axis = nice_axis(values)
    slack = 1e-12 * (axis.high - axis.low)
    assert axis.low <= min(0.0, *values) + slack
    assert axis.high >= max(0.0, *values) - slack
    assert axis.low < axis.high
    assert 0.0 in [value for value, _ in axis.ticks]
    assert "−0" not in [words for _, words in axis.ticks]


def test_the_walkthrough_has_round_ends() -> None:
    axis = nice_axis([-20.88, 16.94, -28.92])
    assert axis.ticks == ((-30.0, "−30"), (0.0, "0"), (20.0, "20"))


@pytest.mark.parametrize(("least", "step"), [(0.9, 1), (1, 1), (1.1, 2), (3, 5), (7, 10), (20, 20)])
def test_steps_are_1_2_5(least: float, step: float) -> None:
    assert nice_step(least) == step


def test_bars_end_at_their_values() -> None:
    axis = Axis(-1.0, 1.0, 0.0, ())
    ends = bar_ends(axis, [1.0, 0.0, -0.5, math.nan, -math.inf], AREA)
    assert ends.tolist() == [100, 140, 160, 140, 140]
    assert axis.value_at(axis.y_of(0.25, AREA), AREA) == pytest.approx(0.25)
    assert axis.value_at(0.0, AREA) == 1.0


def test_hatches_stay_inside() -> None:
    lines = hatch_lines(AREA, 9.0)
    assert len(lines) == pytest.approx((AREA.width() + AREA.height()) / 9, abs=1)
    for line in lines:
        for point in (line.p1(), line.p2()):
            assert AREA.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(point)


@given(st.lists(st.floats(0, 1), min_size=1, max_size=64), st.floats(5, 100), st.floats(10, 200))
def test_thinned_labels_keep_apart_and_show_the_largest(
    ranks: list[float], slot: float, width: float
) -> None:
    shown = thinned(ranks, slot, width, 0.5)
    reach = round(width / 2 / slot)
    assert max(ranks) in [ranks[index] for index in shown]
    assert all(max(ranks[max(0, i - reach) : i + reach + 1]) <= ranks[i] + 0.5 for i in shown)
    assert all((b - a) * slot >= width for a, b in pairwise(shown))


def test_the_key_pointed_at_is_never_thinned_away() -> None:
    assert thinned([0.9, 0.8, 0.7], 10, 25, 0.0, first=1) == [1]


def test_a_label_is_left_out_where_a_taller_bar_stands_in_the_way() -> None:
    assert thinned([5, 90, 20, 90, 5], 20, 30, 4.0) == [1, 3]
    assert thinned([-5, -90, 20, -90, -5], 20, 30, 4.0) == [1, 3]
    assert thinned([5, 5, 5, 90, 5, 5, 5], 20, 30, 4.0) == [0, 3, 5]


def test_bars_too_small_to_see_are_not_labelled_unless_none_is_larger() -> None:
    assert thinned([1, 0, 0, 0, 9, 0, 0, 3], 20, 30, 4.0, least=3.0) == [4, 7]
    assert thinned([1, 0, 0, 0, 2], 20, 30, 4.0, least=3.0) == [4]
    assert thinned([1, 0, 0, 0, 2], 20, 30, 4.0, first=2, least=3.0) == [2, 4]


def test_labels_are_made_smaller_before_they_are_thinned() -> None:
    assert fitting_size(["0.25"] * 3, 132, [20, 15, 13]) == 20
    assert fitting_size(["1 − 3.7e−17"] * 3, 80, [20, 15, 13]) is None
    assert fitting_size(["0.25"] * 64, 6, [20, 15, 13]) is None
    assert fitting_size(["0.25"] * 9, 100, [20, 15, 13]) == 15
    assert every(64, 30, 6.2) == 8
    assert every(3, 30, 100) == 1
