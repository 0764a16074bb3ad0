"""How a heat map divides its room: formula, labels, sums, and rows level with a map beside it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.heatmap_data import Axis, HeatmapData
from attention_viewer.widgets.heatmap_geometry import Zoom
from attention_viewer.widgets.heatmap_layout import Arrangement, arrange, elided
from attention_viewer.widgets.math_layout import layout
from tests.helpers.heatmaps import SCORES, TEXT, table
from tests.helpers.ui import words

TOKENS = ("because", "animal", "street", "tired")


def arranged(data: HeatmapData, width: int, height: int) -> Arrangement:
    return arrange(data, QSize(width, height), theme.current(), Zoom())


def long_named(size: int) -> HeatmapData:
    names = tuple(TOKENS[number % len(TOKENS)] for number in range(size))
    data = table(np.zeros((size, size)))
    return replace(data, rows=Axis("Query", names, "q"), columns=Axis("Key", names, "k"))


def test_a_formula_stands_behind_the_title_or_below_it_before_it_is_dropped() -> None:
    formula = r"$\rm{softmax}(QK^\top/\sqrt{3})$"
    data = replace(table(SCORES), titles=("Attention weights",), formula=formula)
    behind, below, none = (arranged(data, width, 200) for width in (420, 220, 110))
    assert (behind.title, behind.formula) == (f"Attention weights  {formula}", "")
    assert behind.lines.axis == 0.0, "low maps keep the axis title on the title's line"
    assert (below.title, below.formula) == ("Attention weights", formula)
    assert below.lines.axis > 0.0
    assert below.head > behind.head
    assert (none.title, none.formula, none.lines.axis) == ("Attention weights", "", 0.0)
    assert below.axis_y == below.formula_y, "formula and axis title share a line"


def test_the_axis_title_joins_the_title_where_the_formula_needs_its_line() -> None:
    data = replace(
        table(SCORES),
        titles=("Output",),
        formula=r"$\rm{softmax}(QK^\top/\sqrt{3})\,V$",
        columns=Axis("Component", ("1", "2", "3")),
    )
    plan = arranged(data, 190, 200)
    assert plan.formula == data.formula
    assert plan.axis_y < plan.formula_y


def test_labels_are_upright_turned_or_left_out_as_the_columns_have_room() -> None:
    wide, narrow = (arranged(long_named(4), width, 300) for width in (600, 230))
    none = arranged(long_named(16), 230, 300)
    assert [each.naming for each in (wide, narrow, none)] == ["upright", "turned", ""]
    assert narrow.lines.labels > wide.lines.labels
    assert none.lines.labels == wide.lines.labels, "no room is kept for labels that are left out"


@pytest.mark.parametrize("height", [130, 160, 300])
def test_turned_labels_leave_most_of_the_height_to_the_cells(height: int) -> None:
    plan = arranged(long_named(4), 230, height)
    assert plan.lines.labels <= max(0.25 * height + 10, 40)


def test_sums_below_are_left_out_where_they_could_not_stand_side_by_side() -> None:
    def summed(size: int) -> Arrangement:
        data = replace(table(np.zeros((size, size))), sums=np.ones(size), sums_below=True)
        return arranged(data, 300, 300)

    assert not summed(3).sums.isEmpty()
    assert summed(20).sums.isEmpty()
    assert summed(20).lines.sums == 0.0


def test_maps_side_by_side_have_level_rows_whatever_either_needs(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(760, 260)
    row = QHBoxLayout(window)
    left, right = (Heatmap(name, TEXT, words("tip"), window) for name in ("left", "right"))
    left.set_beside(right)
    for each in (left, right):
        row.addWidget(each)
    window.show()
    QApplication.processEvents()

    def tops() -> tuple[float, float]:
        plans = left.plan(), right.plan()
        assert plans[0] is not None
        assert plans[1] is not None
        return plans[0].geometry.frame.top(), plans[1].geometry.frame.top()

    few, many = long_named(2), long_named(8)
    left.set_data(few)
    right.set_data(few)
    low = tops()
    assert low[0] == low[1]
    right.set_data(many)
    high = tops()
    assert high[0] == high[1] > low[0]
    left.set_data(many)
    right.set_data(few)
    assert tops() == high
    left.set_data(few)
    assert tops() == low
    window.resize(300, 260)
    QApplication.processEvents()
    assert tops()[0] == tops()[1] > low[0], "narrow columns have turned labels"


def test_long_words_are_cut_but_math_is_not() -> None:
    assert layout(elided("a" * 100, 13, 60), 13).width <= 60
    assert elided("a" * 100, 13, 60).endswith("\u2026")
    math = r"$\q_{abc}$" * 4
    assert elided(math, 13, 10) == math
    for room in range(20, 80, 5):  # wherever the cut falls, an escaped sign is kept whole
        cut = elided(r"price \$5 and more", 13, room)
        assert layout(cut, 13).width <= room
        assert "\\\u2026" not in cut
