"""The ring around the control that has the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.focus_ring import FocusRing
from tests.helpers.ui import a_window, pixels_of, show, words

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot)


@pytest.fixture
def buttons(window: QWidget) -> list[Button]:
    made = [Button(name, words(name), words(""), window) for name in "abc"]
    show(window, *made)
    made[0].setFocus()
    return made


@pytest.fixture
def ring(window: QWidget, buttons: list[Button]) -> FocusRing:
    return FocusRing(window)


def press_tab() -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Tab)


def test_the_tab_key_shows_the_ring_around_the_control(
    window: QWidget, buttons: list[Button], ring: FocusRing
) -> None:
    assert not ring.isVisible()
    press_tab()
    assert ring.isVisible()
    assert ring.geometry().contains(buttons[1].geometry())
    colour = theme.current().colour("q")
    around = 2 * (buttons[1].width() + buttons[1].height())
    assert pixels_of(window.grab().toImage(), colour) > around
    press_tab()
    assert ring.geometry().contains(buttons[2].geometry())


def test_the_mouse_takes_the_ring_away(
    window: QWidget, buttons: list[Button], ring: FocusRing
) -> None:
    press_tab()
    QTest.mouseClick(buttons[2], LEFT)
    assert buttons[2].hasFocus()
    assert not ring.isVisible()
    press_tab()
    assert ring.isVisible()


def test_the_ring_lets_the_mouse_through(
    window: QWidget, buttons: list[Button], ring: FocusRing
) -> None:
    press_tab()
    assert window.childAt(buttons[1].geometry().center()) is buttons[1]


def test_the_ring_follows_its_control(
    window: QWidget, buttons: list[Button], ring: FocusRing
) -> None:
    press_tab()
    buttons[1].setGeometry(120, 40, 100, 32)
    assert ring.geometry() == buttons[1].geometry().adjusted(-4, -4, 4, 4)
    buttons[1].hide()
    assert not ring.isVisible()


def test_a_deleted_control_takes_the_ring_with_it(buttons: list[Button], ring: FocusRing) -> None:
    press_tab()
    buttons[1].deleteLater()
    QApplication.sendPostedEvents(None, 52)
    assert not ring.isVisible()
    buttons[0].setFocus()
    press_tab()
    assert ring.geometry().contains(buttons[2].geometry())


def test_the_ring_follows_a_scrolled_control_and_stays_in_the_area(
    window: QWidget, qtbot: QtBot
) -> None:
    area = QScrollArea(window)
    content = QWidget()
    column = QVBoxLayout(content)
    inner = [Button(f"i{number}", words("x"), words(""), content) for number in range(30)]
    for button in inner:
        column.addWidget(button)
    area.setWidget(content)
    show(window, area)
    ring = FocusRing(window)
    inner[0].setFocus()
    press_tab()
    top = ring.geometry().top()
    area.verticalScrollBar().setValue(10)
    assert ring.geometry().top() < top
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert not ring.isVisible()


def test_the_ring_is_stronger_on_the_wall(
    window: QWidget, buttons: list[Button], ring: FocusRing
) -> None:
    press_tab()
    room = ring.width() - buttons[1].width()
    theme.hub().use(theme.PROJECTOR)
    press_tab()
    assert ring.width() - buttons[2].width() == room + 4
