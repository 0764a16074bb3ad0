"""The numbers in a heat map's cells: large enough to be read, and never cut."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_maps import diverging
from attention_viewer.widgets.heatmap_data import Axis, HeatmapData
from attention_viewer.widgets.heatmap_geometry import Zoom
from attention_viewer.widgets.heatmap_layout import arrange
from attention_viewer.widgets.heatmap_numbers import (
    NUMBERS_FROM,
    PICKED,
    SMALLEST_TEXT,
    fitted,
    number_px,
)
from attention_viewer.widgets.number_paint import number_width

ROWS = ("a", "b", "c")


def table(columns: int, value: float) -> HeatmapData:
    names = tuple(str(number) for number in range(columns))
    values = np.full((len(ROWS), columns), value)
    return HeatmapData(values, diverging(1.5), 2, Axis("Query", ROWS), Axis("Key", names))


@pytest.mark.parametrize("name", ["light", "projector"])
@pytest.mark.parametrize("value", [0.5, -0.88, 9.2e-12])
def test_a_number_is_large_enough_or_not_there_and_fits_inside_the_mark(
    qapp: QApplication, name: str, value: float
) -> None:
    now = theme.THEMES[name]
    sizes = []
    for columns in range(2, 40):
        data = table(columns, value)
        plan = arrange(data, QSize(now.px(460), now.px(420)), now, Zoom())
        size = number_px(data, plan, now)
        mark = now.line_px(PICKED[0]) / 2 + now.line_px(PICKED[1])
        inside = plan.geometry.cell(0, 0).width() - 2 * mark
        shown, fit = fitted(data.text(0, 0), size, plan, now)
        assert shown in (data.text(0, 0), "9e\N{MINUS SIGN}12")
        assert not size or fit >= SMALLEST_TEXT * now.space
        assert not size or number_width(shown, fit, 500) <= inside
        sizes.append(size)
    assert sizes[0] > 0
    assert sizes[-1] == 0


def test_a_tiny_number_is_set_smaller_and_leaves_the_others_their_size(qapp: QApplication) -> None:
    now = theme.LIGHT
    usual, mixed = table(5, 0.5), table(5, 0.5)
    values = mixed.values.copy()
    values[1, 2] = 3.7e-4
    mixed = replace(mixed, values=values)
    plan = arrange(mixed, QSize(300, 300), now, Zoom())
    size = number_px(mixed, plan, now)
    assert size == number_px(usual, plan, now)
    assert fitted(mixed.text(0, 0), size, plan, now) == ("0.50", size)
    shown, fit = fitted(mixed.text(1, 2), size, plan, now)
    assert shown == "3.7e\N{MINUS SIGN}4"
    assert fit < size


def test_a_tiny_number_has_a_digit_less_before_all_numbers_drop_out(qapp: QApplication) -> None:
    now = theme.LIGHT
    data = table(6, 3.7e-4)
    plan = arrange(data, QSize(270, 300), now, Zoom())
    size = number_px(data, plan, now)
    assert size > 0
    assert fitted(data.text(0, 0), size, plan, now)[0] == "4e\N{MINUS SIGN}4"


class Worded(HeatmapData):
    """A table that words its cells its own way, as that of slopes does."""

    def text(self, row: int, column: int) -> str:
        return "less than 1e\N{MINUS SIGN}300"


def test_words_of_a_cell_that_are_no_number_are_left_as_they_are(qapp: QApplication) -> None:
    now = theme.LIGHT
    usual = table(2, 0.5)
    data = Worded(usual.values, usual.scale, 2, usual.rows, usual.columns)
    for width in range(60, 400, 20):
        plan = arrange(data, QSize(width, 300), now, Zoom())
        size = number_px(data, plan, now)
        assert fitted(data.text(0, 0), max(size, 9), plan, now)[0] == data.text(0, 0)


def test_numbers_stay_in_cells_as_low_as_a_line(qapp: QApplication) -> None:
    now = theme.LIGHT
    data = table(5, 0.5)
    heights = {}
    for height in range(120, 300, 4):
        plan = arrange(data, QSize(300, height), now, Zoom())
        heights[plan.geometry.pitch_y] = number_px(data, plan, now)
    assert all((size > 0) == (pitch >= NUMBERS_FROM) for pitch, size in heights.items())
    assert 0 in heights.values()


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("−5.1e−435", "−5e−435"),
        ("9.7e−12", "1e−11"),
        ("3.2e12", "3e12"),
        ("undefined", "undefined"),
    ],
)
def test_a_cell_may_hold_words_and_numbers_below_any_float(
    qapp: QApplication, text: str, short: str
) -> None:
    now = theme.LIGHT
    plan = arrange(table(30, 0.5), QSize(460, 420), now, Zoom())
    assert fitted(text, 14, plan, now)[0] == short
