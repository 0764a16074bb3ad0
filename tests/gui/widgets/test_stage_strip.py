"""Boxes of stages: chosen by mouse and keyboard for either side."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.stage_strip import StageBox, StageStrip
from tests.helpers.ui import a_window, ink, show, words

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def strip(qtbot: QtBot) -> Iterator[StageStrip]:
    window = a_window(qtbot, 700, 120)
    boxes = [
        StageBox(name, words(f"${name}$"), words(name), words("tip")) for name in ("a", "b", "c")
    ]
    made = StageStrip("stages", words("Stages"), boxes, (words("Left"), words("Right")), window)
    show(window, made)
    yield made
    window.close()


def box(strip: StageStrip, name: str) -> QAbstractButton:
    found = strip.findChild(QAbstractButton, f"stages_{name}")
    assert isinstance(found, QAbstractButton)
    return found


@pytest.mark.parametrize(
    ("modifier", "left"), [(Qt.KeyboardModifier.NoModifier, False), (SHIFT, True)]
)
def test_a_click_chooses_the_side(
    strip: StageStrip, qtbot: QtBot, modifier: Qt.KeyboardModifier, left: bool
) -> None:
    with qtbot.waitSignal(strip.chosen) as told:
        QTest.mouseClick(box(strip, "b"), Qt.MouseButton.LeftButton, modifier)
    assert told.args == ["b", left]
    with qtbot.waitSignal(strip.chosen) as told:
        QTest.keyClick(box(strip, "c"), Qt.Key.Key_Space, modifier)
    assert told.args == ["c", left]


def test_the_sides_are_tagged_in_picture_and_words(strip: StageStrip) -> None:
    plain = ink(box(strip, "a"))
    strip.set_shown("a", "c")
    assert box(strip, "a").accessibleName() == "a a (Left)"
    assert box(strip, "b").accessibleName() == "b b"
    assert box(strip, "c").accessibleName() == "c c (Right)"
    assert ink(box(strip, "a")) > plain
    strip.set_shown("b", "b")
    assert box(strip, "b").accessibleName() == "b b (Left) (Right)"


def test_a_sign_can_change(strip: StageStrip) -> None:
    strip.set_sign("b", "$\\div\\,3$", "divided")
    assert box(strip, "b").accessibleName() == "÷\u20093 divided"
