"""Numbers by steppers, keys and wheel, within their limits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.number_field import NumberField, show_number
from tests.helpers.ui import a_window, show, turn_wheel, words

LEFT = Qt.MouseButton.LeftButton


class Heard:
    def __init__(self, field: NumberField) -> None:
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
def field(window: QWidget) -> NumberField:
    made = NumberField(
        "x", words("x"), words("Tip"), window, minimum=-1.0, maximum=2.0, step=0.1, decimals=2
    )
    made.set_value(0.5)
    other = QLineEdit(window)
    show(window, made, other)
    other.setFocus()
    return made


@pytest.fixture
def heard(field: NumberField) -> Heard:
    return Heard(field)


def upper(field: NumberField) -> QPoint:
    return QPoint(field.width() - 6, 6)


def lower(field: NumberField) -> QPoint:
    return QPoint(field.width() - 6, field.height() - 6)


def test_arrow_keys_step_without_rounding_dust(field: NumberField, heard: Heard) -> None:
    field.setFocus()
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_Up)
    assert heard.values == [0.6, 0.7, 0.8]
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.text() == "0.70"


def test_each_key_is_its_own_undo_step(field: NumberField, heard: Heard) -> None:
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_PageDown)
    assert heard.finished == 2


def test_shift_and_page_keys_step_ten_times_as_far(field: NumberField, heard: Heard) -> None:
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_PageDown)
    QTest.keyClick(field, Qt.Key.Key_Up, Qt.KeyboardModifier.ShiftModifier)
    assert heard.values == [-0.5, 0.5]


def test_steps_end_at_the_limits(field: NumberField, heard: Heard) -> None:
    field.setFocus()
    for _ in range(3):
        QTest.keyClick(field, Qt.Key.Key_PageUp)
    assert heard.values == [1.5, 2.0]
    assert field.text() == "2.00"


def test_steppers_step_by_mouse(field: NumberField, heard: Heard) -> None:
    QTest.mouseClick(field, LEFT, pos=upper(field))
    QTest.mouseClick(field, LEFT, pos=lower(field))
    assert heard.values == [0.6, 0.5]
    assert heard.finished == 2
    assert field.hasFocus()


def test_a_held_stepper_goes_on_until_let_go(
    field: NumberField, heard: Heard, qtbot: QtBot
) -> None:
    QTest.mousePress(field, LEFT, pos=upper(field))
    qtbot.waitUntil(lambda: len(heard.values) >= 3)
    QTest.mouseRelease(field, LEFT, pos=upper(field))
    steps = len(heard.values)
    QTest.mouseMove(field, upper(field))
    assert len(heard.values) == steps
    assert heard.finished == 1


def test_other_mouse_buttons_do_not_step(field: NumberField, heard: Heard) -> None:
    QTest.mouseClick(field, Qt.MouseButton.MiddleButton, pos=upper(field))
    assert heard.values == []


def test_the_wheel_steps_only_with_the_focus(field: NumberField, heard: Heard) -> None:
    assert not turn_wheel(field, 120)
    assert heard.values == []
    field.setFocus()
    assert turn_wheel(field, 120)
    assert turn_wheel(field, -240)
    assert heard.values == [0.6, 0.4]


def test_small_turns_of_a_touch_pad_add_up(field: NumberField, heard: Heard) -> None:
    field.setFocus()
    for _ in range(8):
        turn_wheel(field, 15)
    assert heard.values == [0.6]


def test_a_sideways_turn_steps_nowhere(field: NumberField, heard: Heard) -> None:
    field.setFocus()
    turn_wheel(field, 0, horizontal=120)
    assert heard.values == []


@pytest.mark.parametrize("typed", ["3", "-7", "1e400", "nan", "", "1,5,2"])
def test_what_is_outside_is_explained(field: NumberField, heard: Heard, typed: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, typed)
    assert field.fault
    assert field.value is not None
    assert -1 <= field.value <= 2


def test_a_step_after_nonsense_goes_on_from_the_last_good_value(
    field: NumberField, heard: Heard
) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "x")
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert (field.fault, field.text()) == ("", "0.60")


def test_whole_numbers_stay_whole(window: QWidget) -> None:
    field = NumberField("n", words("n"), words("Tip"), window, minimum=1, maximum=4096)
    field.set_value(4)
    heard = Heard(field)
    show(window, field)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert heard.values == [5]
    assert isinstance(heard.values[0], int)
    field.selectAll()
    QTest.keyClicks(field, "2.5")
    assert field.fault
    assert field.value == 5


def test_nothing_of_a_refused_number_stays(field: NumberField, heard: Heard) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "1e9")
    assert field.fault
    assert field.value == 0.5
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert (field.text(), heard.values) == ("0.50", [1.0, 0.5])


def test_a_step_ends_what_was_typed_before(field: NumberField) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "1")
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClicks(field, "x")
    assert field.value == 1.1


def test_without_a_value_there_is_nothing_to_step(window: QWidget) -> None:
    field = NumberField("n", words("n"), words("Tip"), window, minimum=1, maximum=9)
    heard = Heard(field)
    field.step_by(1)
    assert heard.values == []


@pytest.mark.parametrize(
    ("value", "decimals", "shown"),
    [
        (0.5, 2, "0.50"),
        (-1.0, 2, "−1.00"),
        (0.125, 2, "0.125"),
        (-0.001, 2, "−0.001"),
        (-0.0, 2, "0.00"),
        (1 / 3, 2, "0.3333333333333333"),
        (1e-9, 2, "1e−9"),
        (20260714, 0, "20260714"),
    ],
)
def test_a_value_is_never_shown_rounded(value: float, decimals: int, shown: str) -> None:
    assert show_number(value, decimals) == shown


@pytest.mark.parametrize("value", [0.125, -1e-9, 1 / 3, 0.1 + 0.2, 1.25e-7])
def test_what_is_shown_reads_back_as_the_same_number(field: NumberField, value: float) -> None:
    field.set_value(value)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_End)
    QTest.keyClicks(field, " ")
    assert field.fault == ""
    assert field.value == value


def test_a_long_number_is_set_smaller_so_that_all_of_it_is_seen(
    window: QWidget, field: NumberField
) -> None:
    field.setFixedWidth(96)
    QApplication.processEvents()
    full = field.font().pixelSize()
    field.set_value(-1.25)
    assert field.font().pixelSize() == full
    field.set_value(-8.123456)
    margins = field.textMargins()
    room = field.width() - margins.left() - margins.right()
    assert full > field.font().pixelSize() >= 0.7 * full - 1
    assert field.fontMetrics().horizontalAdvance(field.text()) <= room
    field.set_value(1.0)
    assert field.font().pixelSize() == full


def test_a_field_without_text_may_be_as_narrow_as_it_likes(
    window: QWidget, field: NumberField
) -> None:
    full = field.font().pixelSize()
    field.setFixedWidth(12)
    field.clear()
    assert field.font().pixelSize() == full
