"""The table of results: picking, fitting, words for screen readers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.busy_bar import BusyBar
from attention_viewer.widgets.data_table import Cell, Column, DataTable, TableRow, TableScene
from tests.helpers.ui import a_window, cell_text, ink, pixels_of, show, words


def a_scene(last: str = "62.5863", *, icon: str = "") -> TableScene:
    texts = {4: "3.9477", 16: "15.5490", 64: last}
    rows = tuple(
        TableRow(d_k, (Cell(str(d_k)), Cell(text, icon=icon))) for d_k, text in texts.items()
    )
    columns = (Column("$d_k$"), Column("Variance", "undivided", "square", "unscaled", icons=True))
    return TableScene(columns, rows, picked=16)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 320, 240)


@pytest.fixture
def table(window: QWidget) -> DataTable:
    made = DataTable("results", words("Results"), words("Tip"), window)
    made.set_scene(a_scene())
    show(window, made)
    return made


def test_rows_are_picked_by_click_and_keys(table: DataTable) -> None:
    heard: list[object] = []
    table.picked.connect(heard.append)
    for number in range(3):
        y = table.height() - 1 - (2.5 - number) * table._row_px()
        QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=QPoint(20, round(y)))
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=QPoint(20, 4))
    QTest.keyClick(table, Qt.Key.Key_Up)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert heard == [4, 16, 64, 4, 64]


def test_the_height_fits_the_rows(table: DataTable) -> None:
    tall = table.height()
    table.set_scene(TableScene(a_scene().columns, a_scene().rows[:1]))
    assert table.height() < tall


def test_without_titles_under_groups_the_header_is_one_line(table: DataTable) -> None:
    two = table.height()
    columns = (
        Column("$d_k$"),
        Column("", "undivided", "square", "unscaled", icons=True),
        Column("ratio", wall=False),
    )
    rows = tuple(replace(row, cells=(*row.cells, Cell("1"))) for row in a_scene().rows)
    table.set_scene(TableScene(columns, rows))
    # A title without a group above it stands in the line of the groups.
    assert table.height() < two
    heard: list[object] = []
    table.picked.connect(heard.append)
    below = table.height() - 2
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=QPoint(20, below))
    assert heard == [64]


def test_a_changed_row_alone_gives_the_whole_picture(table: DataTable) -> None:
    table.grab()
    table.set_scene(a_scene("62.5864"))
    table.repaint()
    partly = table.grab().toImage()
    table.update()
    assert table.grab().toImage() == partly
    assert cell_text(table, 2, 1) == "62.5864"
    assert "64 | 62.5864" in table.accessibleDescription()


def test_icons_leave_ink(table: DataTable) -> None:
    plain = ink(table)
    table.set_scene(a_scene(icon="check"))
    assert ink(table) > plain


def test_long_numbers_are_set_smaller_before_they_touch(table: DataTable) -> None:
    table.set_scene(a_scene("62.586327394115373838"))
    factor, ends = table._columns_px([0, 1], theme.current())
    assert factor == 1.0
    table.window().resize(140, 240)
    table.resize(120, table.height())
    factor, ends = table._columns_px([0, 1], theme.current())
    assert factor < 1.0
    assert ends[-1] <= table.width()


def test_the_busy_bar_shows_a_share_within_its_ends(window: QWidget) -> None:
    bar = BusyBar("progress", words("Progress"), window)
    show(window, bar)
    colour = theme.current().colour("text")
    empty = pixels_of(bar.grab().toImage(), colour)
    bar.set_share(0.5)
    half = pixels_of(bar.grab().toImage(), colour)
    bar.set_share(7.0)
    assert bar.share == 1.0
    assert bar.accessibleDescription() == "100%"
    assert empty < half < pixels_of(bar.grab().toImage(), colour)
