"""The slider by mouse and keys, on both scales."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.slider import ValueSlider
from tests.helpers.ui import a_window, show, words

LEFT = Qt.MouseButton.LeftButton


class Heard:
    def __init__(self, slider: ValueSlider) -> None:
        self.values: list[float] = []
        self.released = 0
        slider.moved.connect(self.values.append)
        slider.released.connect(self.on_released)

    def on_released(self) -> None:
        self.released += 1


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot)


@pytest.fixture
def linear(window: QWidget) -> ValueSlider:
    made = ValueSlider(
        "x", words("x"), words("Tip"), window, minimum=-1, maximum=1, step=0.1, decimals=1
    )
    show(window, made)
    made.setFocus()
    return made


@pytest.fixture
def doubling(window: QWidget) -> ValueSlider:
    ticks = (1, 4, 16, 64)
    made = ValueSlider(
        "d", words("d"), words("Tip"), window, minimum=1, maximum=64, doubling=True, ticks=ticks
    )
    show(window, made)
    made.setFocus()
    return made


def at(slider: ValueSlider, share: float) -> QPoint:
    left = 10
    return QPoint(round(left + share * (slider.width() - 2 * left)), 12)


def test_setting_a_value_is_silent(linear: ValueSlider) -> None:
    heard = Heard(linear)
    linear.set_value(0.33)
    assert linear.value == 0.33
    assert heard.values == []


def test_a_drag_tells_each_value_once_and_the_end(linear: ValueSlider) -> None:
    heard = Heard(linear)
    QTest.mousePress(linear, LEFT, pos=at(linear, 0.5))
    for share in (0.55, 0.6, 0.6, 0.75):
        QTest.mouseMove(linear, at(linear, share))
    QTest.mouseRelease(linear, LEFT, pos=at(linear, 0.75))
    assert heard.values == [0.0, 0.1, 0.2, 0.5]
    assert heard.released == 1
    QTest.mouseMove(linear, at(linear, 0.1))
    assert linear.value == 0.5


def test_a_drag_beyond_the_ends_stops_there(linear: ValueSlider) -> None:
    QTest.mousePress(linear, LEFT, pos=at(linear, 0.5))
    QTest.mouseMove(linear, QPoint(5000, 12))
    assert linear.value == 1.0
    QTest.mouseMove(linear, QPoint(-5000, 12))
    assert linear.value == -1.0
    QTest.mouseRelease(linear, LEFT, pos=at(linear, 0.0))


def test_keys_step_and_jump(linear: ValueSlider) -> None:
    linear.set_value(0.0)
    heard = Heard(linear)
    for key in (
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Left,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_Home,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_End,
    ):
        QTest.keyClick(linear, key)
    assert heard.values == [0.1, 0.2, 0.1, 0.0, 1.0, -1.0, 1.0]


def test_a_doubling_scale_gives_equal_room_to_equal_factors(doubling: ValueSlider) -> None:
    heard = Heard(doubling)
    for share in (0.0, 1 / 3, 2 / 3, 1.0):
        QTest.mouseClick(doubling, LEFT, pos=at(doubling, share))
    assert heard.values == [4, 16, 64]


def test_page_keys_double_and_halve(doubling: ValueSlider) -> None:
    doubling.set_value(16)
    heard = Heard(doubling)
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(doubling, key)
    assert heard.values == [32, 16, 17, 16]


def test_steps_stay_within_the_ends(doubling: ValueSlider) -> None:
    doubling.set_value(64)
    heard = Heard(doubling)
    QTest.keyClick(doubling, Qt.Key.Key_Right)
    QTest.keyClick(doubling, Qt.Key.Key_PageUp)
    assert heard.values == []


def test_the_value_is_told_to_assistive_technology(linear: ValueSlider) -> None:
    assert linear.accessibleDescription() == "−1.0"
    linear.set_value(0.5)
    assert linear.accessibleDescription() == "0.5"


def test_ticks_take_room(linear: ValueSlider, doubling: ValueSlider) -> None:
    assert doubling.sizeHint().height() > linear.sizeHint().height() + 10


def test_a_value_beyond_the_ends_is_drawn_at_the_end(doubling: ValueSlider) -> None:
    doubling.set_value(64)
    end = doubling.grab().toImage()
    doubling.set_value(4096)
    beyond = doubling.grab().toImage()
    rows = range(24)
    assert all(end.pixel(x, y) == beyond.pixel(x, y) for x in range(end.width()) for y in rows)


def test_other_limits_leave_the_value(linear: ValueSlider) -> None:
    linear.set_value(0.8)
    linear.set_limits(0, 10, (0, 5, 10))
    assert linear.value == 0.8
    QTest.keyClick(linear, Qt.Key.Key_PageUp)
    assert linear.value == pytest.approx(1.8)
    assert not linear.grab().isNull()


def test_numbers_that_would_touch_are_left_out_but_not_the_chosen_one(window: QWidget) -> None:
    ticks = (1, 4, 16, 64, 256, 1024, 4096)
    made = ValueSlider(
        "d", words("d"), words("Tip"), window, minimum=1, maximum=4096, doubling=True, ticks=ticks
    )
    show(window, made)
    made.setFixedWidth(600)
    assert made.named == list(ticks)
    made.setFixedWidth(150)
    made.set_value(1024)
    assert 1024 in made.named
    assert 4096 not in made.named
    made.set_value(1000)
    assert 4096 in made.named
    assert 1024 not in made.named
