"""A field explains nonsense and keeps the last good value."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core.formatting import fixed
from attention_viewer.core.parsing import parse_number
from attention_viewer.framework import i18n
from attention_viewer.widgets import fault_note
from attention_viewer.widgets.fault_note import FaultNote
from attention_viewer.widgets.field import Field
from tests.helpers.ui import a_window, commit, show, words


class Heard:
    def __init__(self, field: Field) -> None:
        self.values: list[object] = []
        self.finished = 0
        field.edited.connect(self.values.append)
        field.edit_finished.connect(self.on_finished)

    def on_finished(self) -> None:
        self.finished += 1


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot)


@pytest.fixture
def field(window: QWidget) -> Field:
    def show_number(value: float) -> str:
        return fixed(value, 2)

    made = Field("x", words("x"), words("Tip"), window, parse=parse_number, show=show_number)
    made.set_value(0.5)
    show(window, made, QLineEdit(window))
    made.setFocus()
    made.selectAll()
    return made


@pytest.fixture
def heard(field: Field) -> Heard:
    return Heard(field)


def note(window: QWidget) -> FaultNote:
    found = window.findChild(FaultNote)
    assert isinstance(found, FaultNote)
    return found


def leave(field: Field) -> None:
    QTest.keyClick(field, Qt.Key.Key_Tab)


def test_typing_a_number_tells_it(field: Field, heard: Heard) -> None:
    QTest.keyClicks(field, "12")
    assert heard.values == [1.0, 12.0]
    assert field.value == 12.0
    assert field.text() == "12"
    leave(field)
    assert field.text() == "12.00"
    assert heard.finished == 1


def test_nonsense_is_explained_and_the_last_good_value_stays(
    window: QWidget, field: Field, heard: Heard
) -> None:
    QTest.keyClicks(field, "3x")
    assert heard.values == [3.0, 0.5]
    assert field.value == 0.5
    assert note(window).isVisible()
    assert "3x" in field.fault
    assert field.accessibleDescription() == field.fault
    leave(field)
    assert field.text() == "0.50"
    assert field.fault == ""
    assert field.accessibleDescription() == ""


def test_the_note_stays_for_a_while_after_the_field_was_left(
    window: QWidget, field: Field, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fault_note, "LINGER_MS", 50)
    QTest.keyClicks(field, "3x")
    leave(field)
    assert note(window).isVisible()
    assert "3x" in note(window).accessibleName()
    qtbot.waitUntil(lambda: not note(window).isVisible())


def test_a_note_that_stayed_makes_way_for_the_next_entry(window: QWidget, field: Field) -> None:
    QTest.keyClicks(field, "3x")
    leave(field)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "2")
    assert not note(window).isVisible()


def test_a_note_that_stayed_goes_with_what_it_stood_by(window: QWidget, field: Field) -> None:
    page = QWidget(window)
    field.setParent(page)
    show(window, page)
    field.show()
    field.setFocus()
    QTest.keyClicks(field, "3x")
    leave(field)
    assert note(window).isVisible()
    page.hide()
    assert not note(window).isVisible()


def test_the_note_goes_as_soon_as_the_text_is_good(window: QWidget, field: Field) -> None:
    QTest.keyClicks(field, "3x")
    QTest.keyClick(field, Qt.Key.Key_Backspace)
    assert field.fault == ""
    assert not note(window).isVisible()


def test_full_width_digits_are_numbers(field: Field, heard: Heard) -> None:
    field.clear()
    commit(field, "－１．５")
    assert field.value == -1.5
    assert field.fault == ""
    assert heard.values[-1] == -1.5


@pytest.mark.parametrize("typed", ["$", "$$", "a$b$c", "\\$", "$x_", "<b>", "%1", "{0}", "{text}"])
def test_any_nonsense_can_be_shown(window: QWidget, field: Field, typed: str) -> None:
    QTest.keyClicks(field, typed)
    assert field.fault
    assert typed in note(window).accessibleName()
    window.grab()


def test_escape_puts_the_last_good_value_back_before_the_window_hears_of_it(
    window: QWidget, field: Field
) -> None:
    pressed: list[str] = []

    def on_activated() -> None:
        pressed.append("window")

    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
    shortcut.activated.connect(on_activated)
    QTest.keyClicks(field, "x")
    assert field.fault
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), field.fault) == ("0.50", "")
    assert pressed == []
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert pressed == ["window"]


def test_enter_keeps_nonsense_in_sight(field: Field, heard: Heard) -> None:
    QTest.keyClicks(field, "x")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "x"
    assert field.fault
    assert heard.finished == 1


def test_escape_gives_a_good_entry_up_too(field: Field, heard: Heard) -> None:
    QTest.keyClicks(field, "7")
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), field.value) == ("0.50", 0.5)
    assert heard.values == [7.0, 0.5]
    assert heard.finished == 1


def test_after_enter_a_new_entry_begins(field: Field) -> None:
    QTest.keyClicks(field, "7")
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClicks(field, "x")
    assert field.fault
    assert field.value == 7.0


def test_keys_of_the_window_work_where_a_text_field_has_its_own_use_for_them(
    window: QWidget, field: Field
) -> None:
    pressed: list[str] = []

    def on_triggered() -> None:
        pressed.append("window")

    action = QAction(window)
    # To a text field this is the next word, as on X11 Ctrl+E is the end of the line.
    action.setShortcut(QKeySequence("Ctrl+Right"))
    action.triggered.connect(on_triggered)
    window.addAction(action)
    QTest.keyClick(field, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert pressed == ["window"]
    assert field.selectedText() == "0.50"


def test_undo_keys_go_to_the_window(window: QWidget, field: Field) -> None:
    pressed: list[str] = []

    def on_activated() -> None:
        pressed.append("undo")

    shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), window)
    shortcut.activated.connect(on_activated)
    QTest.keyClicks(field, "7")
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert pressed == ["undo"]
    assert field.text() == "7"


def test_setting_a_value_is_silent_and_leaves_typing_alone(field: Field, heard: Heard) -> None:
    QTest.keyClicks(field, "2.")
    field.set_value(2.0)
    assert field.text() == "2."
    field.set_value(4.0)
    assert field.text() == "4.00"
    assert heard.values == [2.0]


def test_setting_a_value_takes_a_note_away(window: QWidget, field: Field) -> None:
    QTest.keyClicks(field, "x")
    field.set_value(4.0)
    assert field.text() == "4.00"
    assert not note(window).isVisible()


def test_the_note_speaks_japanese(window: QWidget, field: Field) -> None:
    i18n.hub().use("ja")
    QTest.keyClicks(field, "x")
    assert "数では" in note(window).accessibleName()


def test_the_note_stays_inside_the_window(window: QWidget, field: Field, qtbot: QtBot) -> None:
    QTest.keyClicks(field, "x")
    assert window.rect().contains(note(window).geometry())
    field.move(0, window.height() - field.height())
    QTest.keyClicks(field, "x")
    assert window.rect().contains(note(window).geometry())


def test_the_note_hides_no_other_field(window: QWidget, field: Field) -> None:
    below = window.findChildren(QLineEdit)[-1]
    window.resize(700, 300)
    field.setFixedWidth(120)
    below.setFixedWidth(120)
    below.move(field.x(), field.geometry().bottom() + 8)
    QTest.keyClicks(field, "x")
    lies = note(window).geometry()
    assert not lies.intersects(below.geometry())
    assert not lies.intersects(field.geometry())


def test_the_note_lies_beside_a_column_that_scrolls(window: QWidget, field: Field) -> None:
    window.resize(900, 300)
    column = QScrollArea(window)
    column.setFixedWidth(300)
    layout = window.layout()
    assert layout is not None
    layout.addWidget(column)
    layout.setAlignment(column, Qt.AlignmentFlag.AlignRight)
    column.setWidget(field)
    QApplication.processEvents()
    field.setFocus()
    QTest.keyClicks(field, "x")
    assert note(window).geometry().right() < column.x()


def test_the_note_goes_when_its_field_is_hidden(window: QWidget, field: Field) -> None:
    QTest.keyClicks(field, "x")
    field.hide()
    QApplication.processEvents()
    assert not note(window).isVisible()


def test_the_note_follows_its_field(window: QWidget, field: Field) -> None:
    QTest.keyClicks(field, "x")
    before = note(window).pos()
    field.move(field.x(), field.y() + 20)
    QApplication.processEvents()
    assert note(window).pos().y() == before.y() + 20


def test_a_long_value_is_shown_from_its_beginning(field: Field) -> None:
    field.set_value(0.125)
    assert field.cursorPosition() == len(field.text())  # while one types, the cursor stays behind
    field.clearFocus()
    field.set_value(123_456_789.0)
    assert field.cursorPosition() == 0


@pytest.mark.parametrize("file", [False, True])
def test_text_is_dropped_into_a_field_but_no_file(field: Field, file: bool) -> None:
    data = QMimeData()
    data.setText("0.25")
    if file:
        data.setUrls([QUrl("file:///tables/q.csv")])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton)
    enter = QDragEnterEvent(QPoint(9, 9), *how, Qt.KeyboardModifier.NoModifier)
    enter.ignore()
    QApplication.sendEvent(field, enter)
    assert enter.isAccepted() is not file
