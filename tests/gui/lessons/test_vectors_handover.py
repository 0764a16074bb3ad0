"""The way between the vectors lesson and the next one, in the program's window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import registry
from attention_viewer.framework.settings import AppSettings
from attention_viewer.lessons.vectors.state import State
from attention_viewer.shell.main_window import MainWindow
from tests.helpers.shell import CTRL, click, open_lesson, press, state


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    lessons = [one for one in registry.lessons() if one.id in ("vectors", "scores")]
    made = MainWindow(lessons, AppSettings(lesson="vectors"))
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitExposed(made)
    click(made, "moreOptions")
    yield made
    for host in made.hosts:
        host.tasks.close()


def scores_state(window: MainWindow, **fields: object) -> None:
    """Change the next lesson's state."""
    host = window.host("scores")
    assert host is not None
    host.store.replace("change", replace(host.store.state, **fields))


def take(window: MainWindow) -> None:
    """Press the button by the keyboard, whether or not it is scrolled into view."""
    button = window.current_host().findChild(QWidget, "takeFromScores")
    assert isinstance(button, QWidget)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)


def test_the_picked_query_and_its_keys_are_taken(window: MainWindow) -> None:
    scores_state(window, picked=(1, 0))
    take(window)
    assert open_lesson(window) == "vectors"
    taken = state(window)
    assert (taken.view, taken.q, taken.query_name) == ("3d", (0.0, 1.0, 0.3), "q_b")
    assert taken.keys == ((0.9, 0.1, 0.0), (0.1, 0.9, 0.2), (-1.0, -1.0, 0.0))
    assert taken.key_names == ("k_x", "k_y", "k_z")
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State()


def test_vectors_of_four_components_stay_where_they_are_and_it_is_said(window: MainWindow) -> None:
    scores_state(window, queries=((1.0,) * 4,) * 2, keys=((1.0,) * 4,) * 3)
    take(window)
    assert state(window) == State()
    assert window.message_bar.isVisible()
    assert window.message_bar.message is not None
    words = window.message_bar.message.text
    assert callable(words)
    assert "three components" in words()


def test_what_is_sent_comes_back_as_it_was(window: MainWindow) -> None:
    click(window, "sendToScores")
    assert open_lesson(window) == "scores"
    assert state(window).queries == ((1.0, 0.2),)
    window.show_lesson("vectors")
    before = state(window)
    take(window)
    assert (state(window).q, state(window).keys) == (before.q, before.keys)


def place(window: MainWindow, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def test_a_notice_leaves_the_sum_of_a_table_to_be_read(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.show_lesson("scores")
    QApplication.processEvents()
    window.messages.info("The table grew to 3 rows and 4 columns.")
    notice = window.message_bar
    assert notice.isVisible()
    host = window.current_host()
    for name in ("cellPicture", "rowPicture", "pickedScore", "leftMap"):
        widget = host.findChild(QWidget, name)
        assert isinstance(widget, QWidget)
        assert not place(window, widget).intersects(notice.geometry()), name
    formula = host.findChild(QWidget, "formula")
    assert isinstance(formula, QWidget)
    painted = QRect(place(window, formula).topLeft(), formula.sizeHint())
    assert notice.geometry().left() < painted.left()
    assert notice.geometry().right() > painted.right(), "nothing of it looks out"
    window.show_lesson("vectors")
    window.messages.info("elsewhere")
    strip = window.current_host().findChild(QWidget, "strip")
    assert isinstance(strip, QWidget)
    assert not place(window, strip).intersects(notice.geometry())
