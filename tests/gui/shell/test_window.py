"""Tabs, keys, undo and the tools of the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework.bus import Handover, Request
from attention_viewer.framework.settings import AppSettings
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.shell.tab_bar import LessonTabs
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.strip import Readout
from tests.helpers.sample_lesson import LESSONS, State
from tests.helpers.shell import CTRL, LEFT, SHIFT, click, find, open_lesson, press, state


def number_field(window: MainWindow) -> NumberField:
    return find(window.current_host(), NumberField, "number")


def type_number(window: MainWindow, text: str) -> None:
    field = number_field(window)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def test_a_lesson_is_built_when_it_is_first_opened(window: MainWindow) -> None:
    assert [host.view is not None for host in window.hosts] == [True, False]
    window.show_lesson("second")
    assert window.hosts[1].view is not None


def test_tabs_by_mouse(window: MainWindow) -> None:
    tabs = find(window, LessonTabs, "lessonTabs")
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(1).center())
    assert open_lesson(window) == "second"
    assert tabs.currentIndex() == 1


def test_tabs_by_keys(window: MainWindow) -> None:
    press(window, Qt.Key.Key_2, CTRL)
    assert open_lesson(window) == "second"
    press(window, Qt.Key.Key_1, CTRL)
    assert open_lesson(window) == "sample"
    press(window, Qt.Key.Key_PageDown, CTRL)
    assert open_lesson(window) == "second"
    press(window, Qt.Key.Key_PageDown, CTRL)
    assert open_lesson(window) == "sample"
    press(window, Qt.Key.Key_PageUp, CTRL)
    assert open_lesson(window) == "second"
    assert find(window, LessonTabs, "lessonTabs").currentIndex() == 1


def test_tabs_by_arrow_keys(window: MainWindow) -> None:
    tabs = find(window, LessonTabs, "lessonTabs")
    tabs.setFocus()
    QTest.keyClick(tabs, Qt.Key.Key_Right)
    assert open_lesson(window) == "second"


def lesson_with_keyboard(window: MainWindow) -> str:
    held = QApplication.focusWidget()
    assert held is not None
    return next((host.lesson.id for host in window.hosts if host.isAncestorOf(held)), "")


def test_the_keyboard_is_in_the_lesson_from_the_start(window: MainWindow) -> None:
    assert lesson_with_keyboard(window) == "sample"
    number_field(window).setFocus()
    press(window, Qt.Key.Key_2, CTRL)
    assert lesson_with_keyboard(window) == "second"
    press(window, Qt.Key.Key_1, CTRL)
    assert QApplication.focusWidget() is number_field(window)


def test_the_keyboard_stays_with_the_tabs_while_they_are_walked(window: MainWindow) -> None:
    tabs = find(window, LessonTabs, "lessonTabs")
    tabs.setFocus()
    QTest.keyClick(tabs, Qt.Key.Key_Right)
    assert QApplication.focusWidget() is tabs


def test_an_unknown_lesson_opens_the_first(window: MainWindow) -> None:
    window.show_lesson("second")
    window.show_lesson("none")
    assert open_lesson(window) == "sample"


def test_undo_and_redo_while_a_field_has_the_focus(window: MainWindow) -> None:
    type_number(window, "3")
    assert state(window) == State(number=3.0)
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State()
    assert number_field(window).text() == "0.92"
    press(window, Qt.Key.Key_Y, CTRL)
    assert state(window) == State(number=3.0)
    press(window, Qt.Key.Key_Z, CTRL)
    press(window, Qt.Key.Key_Z, CTRL | SHIFT)
    assert state(window) == State(number=3.0)


def test_an_entry_is_one_undo_step_and_a_refused_one_none(window: MainWindow) -> None:
    undo = window.current_host().store.undo_stack
    type_number(window, "1e9")
    assert state(window) == State()
    assert undo.count() == 0
    type_number(window, "3.25")
    press(window, Qt.Key.Key_Return)
    type_number(window, "4.5")
    assert undo.count() == 2
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State(number=3.25)


def test_undo_belongs_to_the_open_lesson(window: MainWindow) -> None:
    type_number(window, "3")
    press(window, Qt.Key.Key_2, CTRL)
    assert not window.actions_by_id["undo"].isEnabled()
    press(window, Qt.Key.Key_Z, CTRL)
    assert window.hosts[0].store.state == State(number=3.0)
    press(window, Qt.Key.Key_1, CTRL)
    assert window.actions_by_id["undo"].isEnabled()


def test_the_menu_names_the_step(window: MainWindow) -> None:
    undo = window.actions_by_id["undo"]
    assert undo.text() == "Undo"
    type_number(window, "3")
    assert undo.text() == "Undo: change the number"
    press(window, Qt.Key.Key_Z, CTRL)
    assert window.actions_by_id["redo"].text() == "Redo: change the number"


def test_undo_and_redo_by_their_tools(window: MainWindow) -> None:
    type_number(window, "3")
    click(window, "tool_undo")
    assert state(window) == State()
    click(window, "tool_redo")
    assert state(window) == State(number=3.0)


def test_reset_returns_to_the_worked_example_and_can_be_undone(window: MainWindow) -> None:
    type_number(window, "3")
    click(window, "tool_reset")
    assert state(window) == State()
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State(number=3.0)
    press(window, Qt.Key.Key_R, CTRL)
    assert state(window) == State()


def test_numbers_are_hidden_in_all_lessons_also_those_opened_later(window: MainWindow) -> None:
    click(window, "tool_hide_numbers")
    first = find(window.current_host(), Readout, "square")
    assert first.accessibleName().endswith("?")
    press(window, Qt.Key.Key_2, CTRL)
    assert find(window.current_host(), Readout, "square").accessibleName().endswith("?")
    press(window, Qt.Key.Key_H, CTRL)
    assert first.accessibleName().endswith("0.85")


def test_a_handover_opens_the_lesson_it_is_for(window: MainWindow) -> None:
    window.show_lesson("second")
    window.bus.send(Handover("sample", ((2.5,),)))
    assert open_lesson(window) == "sample"
    assert state(window).number == 2.5
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State()


def test_a_handover_that_does_not_fit_changes_nothing_and_says_so(window: MainWindow) -> None:
    window.bus.send(Handover("sample", ((1e9,),)))
    assert state(window) == State()
    assert window.message_bar.isVisible()


@pytest.mark.parametrize("to", ["second", "nobody"])
def test_a_handover_nobody_takes_is_harmless(window: MainWindow, to: str) -> None:
    window.bus.send(Handover(to, ((1.0,),)))
    assert window.hosts[1].store.state == State()


def test_a_request_is_answered_by_the_lesson_asked(window: MainWindow) -> None:
    type_number(window, "3")
    window.show_lesson("second")
    window.bus.ask(Request(to="sample", sender="sample"))
    assert open_lesson(window) == "sample"
    assert state(window).number == 3.0


def test_a_request_that_is_refused_changes_nothing_and_says_why(window: MainWindow) -> None:
    type_number(window, "-3")
    window.bus.ask(Request(to="sample", sender="second"))
    assert open_lesson(window) == "sample"
    assert window.message_bar.isVisible()
    assert window.message_bar.message is not None
    words = window.message_bar.message.text
    assert callable(words)
    assert words() == "Nothing below 0 is given."


@pytest.mark.parametrize("to", ["second", "nobody"])
def test_a_request_nobody_answers_is_harmless(window: MainWindow, to: str) -> None:
    window.bus.ask(Request(to=to, sender="sample"))
    assert not window.message_bar.isVisible()


def test_the_about_dialog_names_version_and_licences(window: MainWindow, qtbot: QtBot) -> None:
    from attention_viewer import __version__
    from attention_viewer.shell.about import AboutDialog, licence_texts

    window.actions_by_id["about"].trigger()
    dialog = find(window, AboutDialog, "aboutDialog")
    assert dialog.isVisible()
    assert any(__version__ in text for text in dialog.words())
    texts = licence_texts()
    for part in ("numpy", "SIL OPEN FONT LICENSE", "LGPL", "ziamath"):
        assert part.lower() in texts.lower()
    click(window, "aboutClose")
    assert not dialog.isVisible()


def test_the_window_ends_while_work_is_running(window: MainWindow, qtbot: QtBot) -> None:
    click(window, "run")
    host = window.current_host()
    assert host.tasks.running
    counted = find(host, Readout, "counted")
    qtbot.waitUntil(lambda: counted.value != "")
    with qtbot.waitSignal(window.closed, timeout=1000):
        window.close()
    assert not host.tasks.running


def test_what_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    chosen = AppSettings(
        language="ja", theme="dark", zoom=1.25, lesson="second", width=1400, height=850
    )
    window = MainWindow(LESSONS, chosen)
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    assert open_lesson(window) == "second"
    assert window.settings() == chosen


def test_a_language_never_chosen_is_not_remembered(window: MainWindow) -> None:
    assert window.settings().language == ""
    click(window, "language_ja")
    assert window.settings().language == "ja"
