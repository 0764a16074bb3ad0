"""The drop-down list by keyboard; the wheel leaves it alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.runtime import theme
from attention_viewer.widgets.choice import Choice
from tests.helpers.sample_lesson import said
from tests.helpers.ui import a_window, show, turn_wheel, words

POPUPS = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot)


@pytest.fixture
def choice(window: QWidget) -> Choice:
    options = [
        (1, said("One", "一")),
        (2, said(r"Two $d_k$", "二 $d_k$")),
        (3, said("Three", "三")),
    ]
    made = Choice("pick", words("Pick"), words("Tip"), options, window, none_text=words("own"))
    show(window, made)
    return made


@pytest.fixture
def chosen(choice: Choice) -> list[object]:
    heard: list[object] = []
    choice.chosen.connect(heard.append)
    return heard


def test_setting_a_value_is_silent(choice: Choice, chosen: list[object]) -> None:
    choice.set_value(3)
    assert choice.value() == 3
    choice.set_value("custom")
    assert choice.value() is None
    assert chosen == []


def test_arrow_keys_choose(choice: Choice, chosen: list[object]) -> None:
    choice.set_value(1)
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    QTest.keyClick(choice, Qt.Key.Key_End)
    assert choice.value() == 3
    assert chosen == [2, 3]


@POPUPS
def test_the_list_opens_and_closes_by_keyboard(choice: Choice, chosen: list[object]) -> None:
    choice.set_value(1)
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Space)
    view = choice.view()
    assert view.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert not view.isVisible()
    assert chosen == [2]


@POPUPS
def test_the_option_shown_can_be_picked_again(choice: Choice, chosen: list[object]) -> None:
    choice.set_value(1)
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Space)
    QTest.keyClick(choice.view(), Qt.Key.Key_Return)
    assert chosen == [1]


def test_the_wheel_changes_nothing(choice: Choice, chosen: list[object]) -> None:
    choice.set_value(1)
    choice.setFocus()
    assert not turn_wheel(choice, -120)
    assert choice.value() == 1
    assert chosen == []


def test_options_follow_the_language_and_keep_the_choice(choice: Choice) -> None:
    choice.set_value(2)
    assert choice.currentText() == "Two d_k"
    i18n.hub().use("ja")
    assert choice.currentText() == "二 d_k"
    assert choice.value() == 2


def test_no_option_is_cut_off(choice: Choice) -> None:
    small = choice.minimumSizeHint().width()
    theme.hub().use(theme.PROJECTOR)
    assert choice.minimumSizeHint().width() > 1.5 * small
