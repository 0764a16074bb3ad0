"""One of several by mouse and arrow keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.widgets.segmented import Segment, Segmented
from tests.helpers.sample_lesson import said
from tests.helpers.ui import a_window, show, words

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot)


@pytest.fixture
def segmented(window: QWidget) -> Segmented:
    segments = [Segment(name, words(name.upper()), words(f"tip {name}")) for name in "abc"]
    made = Segmented("pick", words("Pick"), segments, window)
    show(window, made)
    return made


@pytest.fixture
def chosen(segmented: Segmented) -> list[object]:
    heard: list[object] = []
    segmented.chosen.connect(heard.append)
    return heard


def button(segmented: Segmented, value: str) -> QAbstractButton:
    found = segmented.findChild(QAbstractButton, f"pick_{value}")
    assert isinstance(found, QAbstractButton)
    return found


def test_setting_a_value_is_silent(segmented: Segmented, chosen: list[object]) -> None:
    assert segmented.value() is None
    segmented.set_value("b")
    assert segmented.value() == "b"
    assert chosen == []


def test_a_click_chooses(segmented: Segmented, chosen: list[object]) -> None:
    segmented.set_value("a")
    QTest.mouseClick(button(segmented, "c"), LEFT)
    assert segmented.value() == "c"
    assert chosen == ["c"]


def test_arrow_keys_choose(segmented: Segmented, chosen: list[object]) -> None:
    segmented.set_value("a")
    button(segmented, "a").setFocus()
    QTest.keyClick(button(segmented, "a"), Qt.Key.Key_Right)
    assert segmented.value() == "b"
    QTest.keyClick(button(segmented, "b"), Qt.Key.Key_Right)
    QTest.keyClick(button(segmented, "c"), Qt.Key.Key_Left)
    assert chosen == ["b", "c", "b"]


def test_the_row_is_one_stop_of_the_tab_key(window: QWidget, segmented: Segmented) -> None:
    after = QLineEdit(window)
    show(window, after)
    segmented.set_value("b")
    after.setFocus()
    QTest.keyClick(after, Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert focused is button(segmented, "b")
    QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is after


def test_each_segment_has_words_for_assistive_technology(segmented: Segmented) -> None:
    assert segmented.accessibleName() == "Pick"
    assert button(segmented, "a").accessibleName() == "A"
    assert button(segmented, "a").toolTip() == "tip a"


def test_words_follow_the_language(window: QWidget) -> None:
    segments = [Segment(1, said("Plain", "ふつう"), said("Tip", "説明"))]
    made = Segmented("style", said("Style", "見せ方"), segments, window)
    i18n.hub().use("ja")
    found = made.findChild(QAbstractButton)
    assert found is not None
    assert (found.accessibleName(), found.toolTip()) == ("ふつう", "説明")
    assert made.accessibleName() == "見せ方"
