"""Help in place of the lesson: keys asked of actions and controls, and the terms."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.settings import AppSettings
from attention_viewer.lessons.scores import LESSON as SCORES
from attention_viewer.shell.help.glossary import terms
from attention_viewer.shell.help.key_caps import KeyCaps
from attention_viewer.shell.help.key_list import cap_of
from attention_viewer.shell.help.page import HelpPage
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.matrix_table import MatrixTable
from attention_viewer.widgets.matrix_table_cells import CellField
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.glyphs import missing_glyphs
from tests.helpers.shell import CTRL, click, find, open_lesson, press


def page(window: MainWindow) -> HelpPage:
    return find(window, HelpPage, "helpPage")


def sheet(window: MainWindow) -> QWidget:
    found = find(window, QScrollArea, "helpScroll").widget()
    assert found is not None
    return found


def texts(window: MainWindow) -> list[str]:
    return [plain(label.markup) for label in sheet(window).findChildren(RichLabel)]


def caps(window: MainWindow) -> set[str]:
    return {cap for each in sheet(window).findChildren(KeyCaps) for cap in each.caps}


def test_f1_opens_help_and_escape_leads_back_to_where_the_keyboard_was(window: MainWindow) -> None:
    field = find(window.current_host(), NumberField, "number")
    field.setFocus()
    press(window, Qt.Key.Key_F1)
    assert page(window).isVisible()
    assert not field.isVisible()
    press(window, Qt.Key.Key_Escape)
    assert not page(window).isVisible()
    assert QApplication.focusWidget() is field


def test_help_closes_by_f1_by_its_button_and_with_a_lesson(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F1)
    press(window, Qt.Key.Key_F1)
    assert not page(window).isVisible()
    press(window, Qt.Key.Key_F1)
    click(window, "helpClose")
    assert not page(window).isVisible()
    press(window, Qt.Key.Key_F1)
    press(window, Qt.Key.Key_2, CTRL)
    assert not page(window).isVisible()
    assert open_lesson(window) == "second"
    assert window.current_host().isVisible()


def test_every_key_of_the_program_is_told(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F1)
    wanted = {cap_of(key) for action in window.actions() for key in action.shortcuts()}
    assert wanted <= caps(window)
    assert "" not in caps(window)
    assert "Help" in texts(window)
    assert "Export the picture" in texts(window)
    assert plain(window.hosts[1].lesson.title()) in texts(window)


def test_keys_of_the_lesson_are_those_of_the_controls_shown(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F1)
    told = texts(window)
    assert told[0] == "In this lesson: Sample"
    assert "Number fields" in told
    assert "Heatmaps" not in told
    press(window, Qt.Key.Key_F1)
    find(window.current_host(), NumberField, "number").hide()
    press(window, Qt.Key.Key_F1)
    assert "Number fields" not in texts(window)


def test_the_keyboard_scrolls_help(window: MainWindow) -> None:
    window.resize(800, 600)
    press(window, Qt.Key.Key_F1)
    QApplication.processEvents()
    bar = find(window, QScrollArea, "helpScroll").verticalScrollBar()
    press(window, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_terms_stand_in_both_languages(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F1)
    click(window, "helpSheet_terms")
    told = texts(window)
    assert told[:2] == ["query", "クエリ"]
    i18n.hub().use("ja")
    QApplication.processEvents()
    assert texts(window)[:2] == ["クエリ", "query"]
    assert "内積" in texts(window)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_help_is_whole_on_the_wall_and_in_the_smallest_window(
    window: MainWindow, language: str
) -> None:
    i18n.hub().use(language)
    press(window, Qt.Key.Key_F1)
    for look, size in (("projector", (1024, 768)), ("light", (800, 600))):
        window.appearance.use(look)
        window.resize(*size)
        for name in ("helpSheet_terms", "helpSheet_keys"):
            click(window, name)
            for _ in range(3):
                QApplication.processEvents()
            inside = find(window, QScrollArea, "helpScroll").viewport().width()
            for each in sheet(window).findChildren(QWidget):
                assert each.width() >= each.minimumSizeHint().width()
                assert each.x() + each.width() <= inside


def test_terms_are_complete_and_can_be_drawn() -> None:
    names = [term.en for term in terms()]
    assert len(names) == len(set(names))
    for term in terms():
        for markup in (term.en, term.ja, term.means_en, term.means_ja):
            assert markup
            assert not missing_glyphs(plain(markup))


@pytest.mark.parametrize(
    ("keys", "cap"),
    [("Ctrl+-", "Ctrl+\u2212"), ("Ctrl++", "Ctrl++"), ("+", "+"), ("Shift+Up", "Shift+\u2191")],
)
def test_caps_show_what_stands_on_keys(keys: str, cap: str) -> None:
    assert cap_of(QKeySequence(keys)) == cap


def test_help_closes_though_the_field_that_had_the_keyboard_is_gone(qtbot: QtBot) -> None:
    window = MainWindow([SCORES], AppSettings())
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    table = find(window, MatrixTable, "table_q")
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_5)  # opens a field over the cell
    press(window, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: table.findChild(CellField) is None)
    press(window, Qt.Key.Key_Escape)
    assert not page(window).isVisible()
    held = QApplication.focusWidget()
    assert held is not None
    assert window.current_host().isAncestorOf(held)
    window.close()
