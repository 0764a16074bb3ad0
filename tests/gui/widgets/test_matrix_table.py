"""The editable table: typing, nonsense, clipboard, names, and the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.fault_note import FaultNote
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.matrix_table import Block, MatrixTable, RowAction
from attention_viewer.widgets.matrix_table_cells import CellField
from tests.helpers.ui import a_window, commit, show, words

ROWS = ((0.9, 0.1, 0.0), (0.1, 0.9, 0.2), (-1.0, -1.0, 0.0))
NAMES = ("k_x", "k_y", "k_z")
LABELS = ("$\\k_x$", "$\\k_y$", "$\\k_z$")
MENU = tuple(words(text) for text in ("Copy", "Cut", "Paste", "Rename"))
SLIVER = 7
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[MatrixTable]:
    window = a_window(qtbot, 300, 260)
    before = QPushButton("before", window)
    made = MatrixTable(
        "keys",
        words("Keys"),
        words("tip"),
        window,
        token="k",
        limit=1e6,
        most=(10, 8),
        words=(MENU[0], MENU[1], MENU[2], MENU[3]),
        row_actions=(RowAction("add", words("Add a row"), Qt.Key.Key_Insert),),
    )
    made.set_rows(ROWS, LABELS, NAMES, 1)
    show(window, before, made, QPushButton("after", window))
    made.setFocus()
    go(made, 0, 0)
    yield made
    QGuiApplication.clipboard().clear()


def go(table: MatrixTable, row: int, column: int) -> None:
    table.setCurrentIndex(table.model().index(row, column))


def here(table: MatrixTable) -> tuple[int, int]:
    return table.currentIndex().row(), table.currentIndex().column()


def field_of(table: MatrixTable) -> CellField:
    found = table.findChild(CellField)
    assert isinstance(found, CellField)
    return found


def shown(table: MatrixTable, row: int, column: int) -> str:
    return str(table.model().index(row, column).data())


def copy_text(text: str) -> None:
    QGuiApplication.clipboard().setText(text)


def test_numbers_have_constant_decimals(table: MatrixTable) -> None:
    assert [shown(table, 2, column) for column in range(3)] == ["−1.0", "−1.0", "0.0"]


def test_typing_tells_each_good_number_and_enter_ends_it(table: MatrixTable, qtbot: QtBot) -> None:
    told: list[tuple[int, int, float]] = []
    table.typed.connect(lambda *cell: told.append(cell))
    go(table, 1, 2)
    QTest.keyClick(table, Qt.Key.Key_F2)
    field = field_of(table)
    field.selectAll()
    QTest.keyClicks(field, "1.25")
    assert told == [(1, 2, 1.0), (1, 2, 1.2), (1, 2, 1.25)]
    with qtbot.waitSignal(table.edit_finished):
        QTest.keyClick(field, Qt.Key.Key_Return)


def test_full_width_digits_are_read(table: MatrixTable, qtbot: QtBot) -> None:
    QTest.keyClick(table, Qt.Key.Key_Return)
    field = field_of(table)
    field.selectAll()
    with qtbot.waitSignal(table.typed) as told:
        commit(field, "－２．５")
    assert told.args == [0, 0, -2.5]


def test_nonsense_is_explained_and_changes_nothing(table: MatrixTable, qtbot: QtBot) -> None:
    QTest.keyClick(table, Qt.Key.Key_F2)
    field = field_of(table)
    field.selectAll()
    with qtbot.assertNotEmitted(table.typed):
        QTest.keyClicks(field, "abc")
    assert "abc" in field.fault
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "abc"
    assert "abc" in field.fault
    QTest.keyClick(field, Qt.Key.Key_Tab)
    QApplication.processEvents()
    said = [each for each in table.window().findChildren(FaultNote) if each.isVisible()]
    assert ["abc" in each.accessibleName() for each in said] == [True]
    assert shown(table, 0, 0) == "0.9"


def test_escape_takes_back_what_was_typed(table: MatrixTable) -> None:
    told: list[tuple[int, int, float]] = []
    table.typed.connect(lambda *cell: told.append(cell))
    QTest.keyClick(table, Qt.Key.Key_F2)
    field = field_of(table)
    field.selectAll()
    QTest.keyClicks(field, "7")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert told == [(0, 0, 7.0), (0, 0, 0.9)]


def test_the_field_stays_open_while_its_number_comes_back(table: MatrixTable) -> None:
    QTest.keyClick(table, Qt.Key.Key_F2)
    field = field_of(table)
    field.selectAll()
    QTest.keyClicks(field, "1.")
    table.set_rows(((1.0, 0.1, 0.0), *ROWS[1:]), LABELS, NAMES, 1)
    assert field.text() == "1."
    QTest.keyClicks(field, "5")
    assert field.text() == "1.5"


def test_arrows_and_tab_move(table: MatrixTable) -> None:
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert here(table) == (1, 1)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert here(table) == (1, 2)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert here(table) == (2, 0)


def test_tab_leaves_after_the_last_cell_and_before_the_first(table: MatrixTable) -> None:
    go(table, 2, 2)
    QTest.keyClick(table, Qt.Key.Key_Tab)
    after = QApplication.focusWidget()
    assert isinstance(after, QPushButton)
    assert after.text() == "after"
    table.setFocus()
    go(table, 0, 0)
    QTest.keyClick(table, Qt.Key.Key_Backtab)
    before = QApplication.focusWidget()
    assert isinstance(before, QPushButton)
    assert before.text() == "before"


def test_moving_to_another_row_tells(table: MatrixTable, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.row_picked) as told:
        QTest.keyClick(table, Qt.Key.Key_Down)
    assert told.args == [1]


def test_copy_gives_all_digits_with_ascii_minus(table: MatrixTable) -> None:
    table.set_rows((ROWS[0], ROWS[1], (-1.0, 1 / 3, 0.0)), LABELS, NAMES, 1)
    table.selectAll()
    QTest.keyClick(table, Qt.Key.Key_C, CONTROL)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines == ["0.9\t0.1\t0.0", "0.1\t0.9\t0.2", "-1.0\t0.3333333333333333\t0.0"]


def test_cut_and_delete_set_to_0(table: MatrixTable, qtbot: QtBot) -> None:
    go(table, 1, 1)
    with qtbot.waitSignal(table.block_written) as told:
        QTest.keyClick(table, Qt.Key.Key_X, CONTROL)
    assert told.args == [Block(1, 1, ((0.0,),)), False]
    assert QGuiApplication.clipboard().text() == "0.9"
    with qtbot.waitSignal(table.block_written) as told:
        QTest.keyClick(table, Qt.Key.Key_Delete)
    assert told.args == [Block(1, 1, ((0.0,),)), False]


@pytest.mark.parametrize(
    ("text", "block"),
    [
        ("1\t2\n3\t4", Block(1, 1, ((1.0, 2.0), (3.0, 4.0)))),
        ("1,2\n3,4", Block(1, 1, ((1.0, 2.0), (3.0, 4.0)))),
        ("\ta\tb\n猫\t１\t−２", Block(1, 1, ((1.0, -2.0),), ("猫",))),
        ("0.5", Block(1, 1, ((0.5,),))),
    ],
)
def test_blocks_of_spreadsheets_are_pasted(
    table: MatrixTable, qtbot: QtBot, text: str, block: Block
) -> None:
    go(table, 1, 1)
    copy_text(text)
    with qtbot.waitSignal(table.block_written) as told:
        QTest.keyClick(table, Qt.Key.Key_V, CONTROL)
    assert told.args == [block, True]
    assert not table.fault


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1\tx", "x"),
        ("1\t2\n3", "1"),
        ("", "number"),
        ("1\n" * 12, "More than 10 rows"),
        ("nan\t1", "nan"),
    ],
)
def test_a_bad_block_is_explained_and_changes_nothing(
    table: MatrixTable, qtbot: QtBot, text: str, said: str
) -> None:
    copy_text(text)
    with qtbot.assertNotEmitted(table.block_written):
        QTest.keyClick(table, Qt.Key.Key_V, CONTROL)
    assert said in table.fault
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert not table.fault


def rename_field(table: MatrixTable) -> QLineEdit:
    found = table.findChild(QLineEdit, "rowNameField")
    assert isinstance(found, QLineEdit)
    return found


def test_a_double_click_on_a_name_renames(table: MatrixTable, qtbot: QtBot) -> None:
    header = table.verticalHeader()
    y = header.sectionViewportPosition(1) + header.sectionSize(1) // 2
    QTest.mouseDClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(10, y))
    field = rename_field(table)
    assert field.text() == "k_y"
    commit(field, "猫")
    with qtbot.waitSignal(table.renamed) as told:
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert told.args == [1, "猫"]
    assert not field.isVisible()


def test_escape_and_an_empty_name_rename_nothing(table: MatrixTable, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(table.renamed):
        QTest.keyClick(table, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClicks(rename_field(table), "new")
        QTest.keyClick(rename_field(table), Qt.Key.Key_Escape)
        QTest.keyClick(table, Qt.Key.Key_F2, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(rename_field(table), Qt.Key.Key_Delete)
        QTest.keyClick(rename_field(table), Qt.Key.Key_Return)
    assert not rename_field(table).isVisible()


@pytest.mark.qt_log_ignore("raise", "grabbing the keyboard", extend=True)
def test_the_menu_offers_what_the_keys_do(table: MatrixTable, qtbot: QtBot) -> None:
    go(table, 2, 0)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(table.viewport(), event)
    menu = table.findChild(QMenu)
    assert isinstance(menu, QMenu)
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == ["Copy", "Cut", "Paste", "Rename", "Add a row"]
    go(table, 2, 0)
    with qtbot.waitSignal(table.row_action) as told:
        menu.actions()[-1].trigger()
    assert told.args == ["add", 2]
    menu.close()


def test_setting_rows_never_tells(table: MatrixTable, qtbot: QtBot) -> None:
    with (
        qtbot.assertNotEmitted(table.typed),
        qtbot.assertNotEmitted(table.block_written),
        qtbot.assertNotEmitted(table.row_picked),
    ):
        table.set_rows(ROWS[:2], LABELS[:2], NAMES[:2], 2)
        table.set_picked(1)
    assert shown(table, 1, 2) == "0.20"
    assert table.model().rowCount() == 2


def test_of_an_edit_only_the_cells_that_changed_are_told(table: MatrixTable) -> None:
    told: list[tuple[int, int, int, int]] = []

    def remember(first: QModelIndex, last: QModelIndex) -> None:
        told.append((first.row(), first.column(), last.row(), last.column()))

    table.model().dataChanged.connect(remember)
    one, two, three = ROWS
    for edited, expected in (
        (((7.0, *one[1:]), two, three), (0, 0, 0, 0)),
        (ROWS, (0, 0, 0, 0)),
        ((one, (two[0], 7.0, 8.0), three), (1, 1, 1, 2)),
        (ROWS, (1, 1, 1, 2)),
        ((one, (7.0, *two[1:]), (8.0, *three[1:])), (1, 0, 2, 2)),
        (((*one,), two, three), (1, 0, 2, 2)),
    ):
        table.set_rows(edited, LABELS, NAMES, 1)
        assert told[-1] == expected
    assert len(told) == 6


def many(table: MatrixTable, rows: int, columns: int) -> None:
    names = tuple(f"k_{row}" for row in range(rows))
    table.set_rows(((0.5,) * columns,) * rows, names, names, 1)


@pytest.mark.parametrize(("width", "height"), [(170, 101), (181, 122), (203, 147), (300, 260)])
def test_rows_and_columns_are_seen_whole_or_not_at_all(
    table: MatrixTable, width: int, height: int
) -> None:
    many(table, 11, 7)
    table.setFixedSize(width, height)
    for picked in (0, 5, 10):
        table.clearFocus()
        table.set_picked(picked)
        QApplication.processEvents()
        seen = table.viewport().rect()
        rows, columns = range(11), range(7)
        cells = [table.visualRect(table.model().index(r, c)) for r in rows for c in columns]
        parts = [(cell, cell & seen) for cell in cells if not seen.contains(cell)]
        # What is left of the room when it is divided may show an edge, but nothing to be read.
        readable = [cell for cell, part in parts if min(part.width(), part.height()) > SLIVER]
        assert readable == [], (picked, seen)
        assert seen.contains(table.visualRect(table.model().index(picked, 0)))


def test_the_picked_row_stays_in_view_when_the_room_changes(table: MatrixTable) -> None:
    many(table, 11, 3)
    table.clearFocus()
    table.set_picked(7)
    for height in (260, 90, 140, 80):
        table.setFixedHeight(height)
        QApplication.processEvents()
        picked = table.visualRect(table.model().index(7, 0))
        assert table.viewport().rect().contains(picked), height


def test_rows_that_all_fit_have_no_scroll_bar(table: MatrixTable) -> None:
    many(table, 4, 64)
    many(table, 3, 64)
    least = table.sizeHint().height()
    for height in (least + 30, least - 30, least, least - 8, least + 4):
        table.setFixedHeight(height)
        QApplication.processEvents()
        assert (table.verticalScrollBar().maximum() == 0) == (height >= least), height


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (" \n", "There are no numbers on the clipboard."),
        ("1\t\n2\t3", "Row 1, column 2: this cell is empty."),
        ("1\t2\n3\t2e6", "Row 2, column 2: 2000000 is too large. The largest value is 1000000."),
        ("x\t2\ny\t-2e6", "Row 2, column 2: \u22122000000 is too small."),
    ],
)
def test_what_cannot_be_pasted_is_told_with_its_place_and_value(
    table: MatrixTable, qtbot: QtBot, text: str, said: str
) -> None:
    copy_text(text)
    with qtbot.assertNotEmitted(table.block_written):
        QTest.keyClick(table, Qt.Key.Key_V, CONTROL)
    assert plain(table.fault).startswith(said)


def test_keys_change_rows_as_the_menu_does(table: MatrixTable, qtbot: QtBot) -> None:
    go(table, 1, 2)
    alt = Qt.KeyboardModifier.AltModifier
    with qtbot.waitSignal(table.row_action) as told:
        QTest.keyClick(table, Qt.Key.Key_Insert, alt)
    assert told.args == ["add", 1]
    with qtbot.assertNotEmitted(table.row_action):
        QTest.keyClick(table, Qt.Key.Key_Insert)


@pytest.mark.qt_log_ignore("raise", "grabbing the keyboard", extend=True)
def test_the_menu_opens_below_the_cursor_by_shift_f10(table: MatrixTable) -> None:
    go(table, 1, 1)
    QTest.keyClick(table, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    cell = table.visualRect(table.model().index(1, 1))
    assert menu.pos() == table.viewport().mapToGlobal(cell.bottomLeft())
    assert menu.actions()[0].shortcut() == QKeySequence(QKeySequence.StandardKey.Copy)
    menu.close()


def test_the_cursor_is_put_on_a_row_without_a_signal(table: MatrixTable, qtbot: QtBot) -> None:
    go(table, 0, 2)
    with qtbot.assertNotEmitted(table.row_picked):
        table.put_cursor(1)
        assert here(table) == (1, 2)
        table.put_cursor(99)
    assert here(table) == (2, 2)
