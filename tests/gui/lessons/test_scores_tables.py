"""The tables of the QK^T lesson: typed into, pasted into, filled, and sent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework.bus import Handover
from attention_viewer.lessons.scores.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.fault_note import FaultNote
from attention_viewer.widgets.matrix_table import MatrixTable
from attention_viewer.widgets.matrix_table_cells import CellField
from tests.helpers.scores_page import Page, shown_page, texts
from tests.helpers.ui import commit

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[Page]:
    yield from shown_page(qtbot)


def type_into_cell(table: MatrixTable, text: str) -> CellField:
    QTest.keyClick(table, Qt.Key.Key_F2)
    field = table.findChild(CellField)
    assert isinstance(field, CellField)
    field.selectAll()
    QTest.keyClicks(field, text)
    return field


def test_typing_a_number_changes_every_picture_as_one_undo_step(page: Page) -> None:
    start = page.state
    field = type_into_cell(page.go("q", 0, 0), "2.5")
    assert page.state.queries[0][0] == 2.5
    assert texts(page.map("left"))[0][0] == "2.27"
    QTest.keyClick(field, Qt.Key.Key_Return)
    page.undo()
    assert page.state == start
    page.redo()
    assert page.state.queries[0][0] == 2.5


def test_full_width_digits_and_nonsense(page: Page) -> None:
    table = page.go("k", 2, 1)
    QTest.keyClick(table, Qt.Key.Key_F2)
    field = table.findChild(CellField)
    assert isinstance(field, CellField)
    field.selectAll()
    commit(field, "０．５")
    assert page.state.keys[2][1] == 0.5
    field.selectAll()
    commit(field, "五")
    assert field.fault
    assert page.state.keys == State().keys
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert page.state.keys == State().keys


def test_escape_takes_a_refused_number_away_and_the_note_about_it(page: Page, qtbot: QtBot) -> None:
    before = page.state
    for text in ("x", "1e99"):
        field = type_into_cell(page.go("q", 0, 0), text)
        assert field.fault
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert not any(note.isVisible() for note in page.top.findChildren(FaultNote))
    qtbot.waitUntil(lambda: page.top.findChildren(FaultNote) == [])
    assert page.state == before


def test_moving_in_a_table_picks_its_row(page: Page) -> None:
    QTest.keyClick(page.go("k", 1, 0), Qt.Key.Key_Down)
    assert page.state.picked == (0, 2)


def test_what_is_typed_is_written_out(page: Page) -> None:
    table = page.go("q", 1, 0)
    heatmap = page.map("left")
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=heatmap.cell_rect(0, 2).center())
    assert page.state.picked == (0, 2)
    QTest.keyClicks(table, "2")  # the cursor still stands in the second row
    assert page.state.picked == (1, 2)
    assert page.child("cellPicture").accessibleDescription().startswith("q_b ⋅ k_z = 2.0 ×")
    page.undo()
    assert page.state.picked == (0, 2)
    page.click("stages_output")
    table = page.go("v", 1, 1)
    QTest.keyClicks(table, "4")
    said = page.child("cellPicture").accessibleDescription()
    assert said.startswith("weights of q_a ⋅ V_2 = ")
    assert said.endswith(f"= {page.readout('pickedScore')}")


def test_the_strip_tells_the_cell_that_is_written_out(page: Page) -> None:
    page.click("stages_output")
    heatmap = page.map("right")
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=heatmap.cell_rect(1, 1).center())
    assert page.child("pickedScore").accessibleName() == "Picked output: 0.685"
    assert not page.child("dividedValue").isVisible()
    assert not page.child("pickedWeight").isVisible()
    heatmap = page.map("left")
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=heatmap.cell_rect(1, 1).center())
    assert page.child("pickedScore").accessibleName() == "Picked score: 0.96"
    assert page.child("dividedValue").isVisible()


def test_the_value_table_is_there_when_the_output_is(page: Page) -> None:
    assert page.host.findChild(MatrixTable, "table_v") is None
    page.click("stages_output")
    assert page.table("v").isVisible()
    assert texts(page.map("right")) == [["0.652", "0.496"], ["0.482", "0.685"]]
    assert "(2, 3)" in page.readout("shapes")
    type_into_cell(page.go("v", 0, 0), "3")
    assert page.state.values[0][0] == 3.0


def test_an_own_divisor_is_typed(page: Page) -> None:
    field = page.child("ownDivisor")
    assert not field.isVisible()
    page.click("divisor_own")
    assert field.isVisible()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4")
    assert page.readout("dividedValue") == "0.230"
    QTest.keyClick(field, Qt.Key.Key_Return)
    field.selectAll()
    QTest.keyClicks(field, "0")
    assert field.fault
    assert page.state.own_divisor == 4.0


def test_typing_d_k_of_two_digits_costs_no_component(page: Page) -> None:
    field = page.child("d_k")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "12")
    assert page.state.queries[0] == (1.0, 0.2, *(0.0,) * 10)
    assert page.said[-1] == "Components 4 to 12 are new and set to 0."
    QTest.keyClick(field, Qt.Key.Key_Return)
    field.selectAll()
    QTest.keyClicks(field, "2")
    assert page.state.keys[2] == (-1.0, -1.0)
    assert page.said[-1] == "Components 3 to 12 were dropped. Undo brings them back."
    QTest.keyClick(field, Qt.Key.Key_Return)
    page.undo()
    page.undo()
    assert page.state == State()


def test_a_larger_block_grows_the_tables_and_says_so(page: Page) -> None:
    table = page.go("q", 1, 0)
    QGuiApplication.clipboard().setText("1\t2\t3\t4\n5\t6\t7\t8")
    QTest.keyClick(table, Qt.Key.Key_V, CONTROL)
    assert page.state.queries[0] == (1.0, 0.2, 0.0, 0.0)
    assert page.state.queries[1:] == ((1.0, 2.0, 3.0, 4.0), (5.0, 6.0, 7.0, 8.0))
    assert page.said == ["The table grew to 3 rows and 4 columns."]
    page.undo()
    assert page.state == replace(State(), picked=(1, 0))


def test_clearing_cells_is_one_step(page: Page) -> None:
    table = page.table("k")
    table.setFocus()
    table.selectAll()
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert page.state.keys == ((0.0,) * 3,) * 3
    page.undo()
    assert page.state.keys == State().keys


def test_rows_are_added_and_removed(page: Page) -> None:
    page.click("more")
    page.click("addKey")
    assert page.state.key_names[-1] == "k_w"
    page.click("removeKey")
    assert page.state.key_names == ("k_y", "k_z", "k_w")
    page.click("removeQuery")
    assert page.state.query_names == ("q_b",)
    assert not page.child("removeQuery").isEnabled()


def test_a_row_is_renamed_in_any_script(page: Page) -> None:
    QTest.keyClick(page.go("k", 0, 0), Qt.Key.Key_F2, SHIFT)
    field = page.table("k").findChild(QWidget, "rowNameField")
    assert field is not None
    commit(field, "$5 のキー")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.state.key_names[0] == "$5 のキー"
    assert page.map("left").data is not None
    assert "$5 のキー" in page.child("cellPicture").accessibleDescription()


@pytest.mark.parametrize("name", ["fillZeros", "fillIdentity", "fillRandom"])
def test_fillings_are_one_undo_step(page: Page, name: str) -> None:
    page.click("more")
    page.click(name)
    assert page.state.queries != State().queries
    page.undo()
    assert page.state == State()


def test_vectors_are_sent_when_they_can_be_drawn(page: Page) -> None:
    page.click("more")
    page.click("takeToVectors")
    assert len(page.sent) == 1
    handover = page.sent[0]
    assert (handover.to, handover.queries) == ("vectors", ((1.0, 0.2, 0.0),))
    assert handover.key_names == ("k_x", "k_y", "k_z")
    page.choose("large")
    assert not page.child("takeToVectors").isEnabled()


def test_vectors_that_come_are_said_to_bring_no_values(page: Page) -> None:
    page.host.accept(Handover(to="scores", queries=((1.0, 0.0),), keys=((1.0, 0.0), (0.0, 1.0))))
    assert page.state.key_names == ("k_1", "k_2")
    assert "did not come along" in page.host.view._note.markup
    page.undo()
    assert page.state == State()


@pytest.mark.parametrize("role", ["q", "k"])
def test_rows_are_moved_added_and_removed_by_keys_as_one_undo_step_each(
    page: Page, role: str
) -> None:
    table, steps = page.go(role, 0, 1), page.host.store.undo_stack

    def names() -> tuple[str, ...]:
        return page.state.query_names if role == "q" else page.state.key_names

    def press(key: Qt.Key) -> int:
        before = steps.count()
        QTest.keyClick(table, key, Qt.KeyboardModifier.AltModifier)
        assert steps.count() == before + 1, key
        return table.currentIndex().row()

    start, last = names(), len(names()) - 1
    for row in range(1, last + 1):
        assert press(Qt.Key.Key_Down) == row
    assert names() == (*start[1:], start[0])
    assert press(Qt.Key.Key_Up) == last - 1
    assert press(Qt.Key.Key_Insert) == last + 1
    assert len(names()) == last + 2
    assert press(Qt.Key.Key_Delete) == last
    assert press(Qt.Key.Key_Delete) == last - 1
    assert len(names()) == last
    while steps.canUndo():
        page.undo()
    assert names() == start


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_Down])
def test_the_keyboard_stays_in_a_table_whose_rows_change_while_a_number_is_typed(
    page: Page, key: Qt.Key
) -> None:
    table = page.go("k", 1, 0)
    names = page.state.key_names
    field = type_into_cell(table, "7")
    QTest.keyClick(field, key, Qt.KeyboardModifier.AltModifier)
    QApplication.processEvents()
    assert page.state.key_names != names
    assert QApplication.focusWidget() is table


def test_the_cursor_stays_in_a_table_whose_shape_is_undone(page: Page) -> None:
    table = page.go("k", 1, 2)
    QTest.keyClick(table, Qt.Key.Key_Insert, Qt.KeyboardModifier.AltModifier)
    assert table.currentIndex().row() == 3
    page.undo()
    assert (table.currentIndex().row(), table.currentIndex().column()) == (2, 2)
    type_into_cell(table, "7")
    assert page.state.keys[2][2] == 7.0


def test_names_of_several_lines_are_pasted_as_one_line(page: Page) -> None:
    QGuiApplication.clipboard().setText('"two\nlines"\t1\t2\t3')
    QTest.keyClick(page.go("q", 0, 0), Qt.Key.Key_V, CONTROL)
    assert page.state.query_names == ("two lines", "q_b")
    assert page.state.queries[0] == (1.0, 2.0, 3.0)


@pytest.mark.qt_log_ignore("raise", extend=True)
def test_long_tokens_are_told_in_full_where_the_pointer_is(page: Page) -> None:
    long = ("a token as long as a sentence of its own", "q_b")
    keys = ("another token that no table has room for", "k_y", "k_z")
    page.host.store.edit("x", query_names=long, key_names=keys)
    QApplication.processEvents()
    assert page.child("cellPicture").toolTip() == f"{long[0]} \u22c5 {keys[0]}"
    row = page.child("rowPicture")
    told = []
    for y in range(1, row.height(), 6):
        at = QPoint(4, y)
        QApplication.sendEvent(row, QHelpEvent(QEvent.Type.ToolTip, at, row.mapToGlobal(at)))
        told.append(QToolTip.text())
    assert list(dict.fromkeys(told)) == [long[0], keys[0], "k_y", "k_z"]
    QToolTip.hideText()


@pytest.mark.parametrize("count", [3, 4, 6])
def test_keys_are_seen_whole_at_every_height_that_has_room_for_them(page: Page, count: int) -> None:
    rows = tuple((number / 10, 0.5, 0.0) for number in range(count))
    names = tuple(f"k_{number}" for number in range(count))
    page.host.store.edit("x", keys=rows, values=rows, key_names=names)
    row = page.child("rowPicture")
    line = theme.current().px(20)
    least = row.minimumSizeHint().height() + (count - 3) * line
    for height in range(least, least + 90):
        row.resize(row.width(), height)
        assert row.focusPolicy() == Qt.FocusPolicy.NoFocus, height
    row.resize(row.width(), least - 2 * line)
    assert row.focusPolicy() == Qt.FocusPolicy.StrongFocus
