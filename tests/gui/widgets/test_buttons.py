"""Buttons and check boxes by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.widgets.buttons import Button, Kind, Toggle
from tests.helpers.sample_lesson import said
from tests.helpers.ui import a_window, show, words

LEFT = Qt.MouseButton.LeftButton


class Clicks:
    """Counts the clicks of a button."""

    def __init__(self, button: Button) -> None:
        self.count = 0
        button.clicked.connect(self.on_clicked)

    def on_clicked(self) -> None:
        self.count += 1


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot)


def test_a_button_is_clicked_by_mouse_and_space(window: QWidget) -> None:
    button = Button("go", words("Go"), words("Goes"), window)
    clicks = Clicks(button)
    show(window, button)
    QTest.mouseClick(button, LEFT)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert clicks.count == 2


def test_names_for_assistive_technology(window: QWidget) -> None:
    button = Button("go", words(r"Make $\k_1$"), words("Tip"), window)
    assert (button.objectName(), button.accessibleName()) == ("go", "Make k_1")
    assert button.toolTip() == "Tip"


def test_words_follow_the_language_also_after_a_change_of_words(window: QWidget) -> None:
    button = Button("go", said("Run", "実行"), said("Tip", "説明"), window)
    button.set_words(said("Stop", "中止"), said("Stops", "止めます"))
    i18n.hub().use("ja")
    assert (button.accessibleName(), button.toolTip()) == ("中止", "止めます")


@pytest.mark.parametrize("kind", list(Kind))
def test_words_fit_at_the_least_size(window: QWidget, kind: Kind) -> None:
    button = Button("go", words("Words"), words(""), window, kind=kind, icon="play")
    assert button.minimumSizeHint().width() <= button.sizeHint().width()
    alone = Button("go", words("W"), words(""), window, kind=kind)
    assert alone.sizeHint().width() < button.minimumSizeHint().width()


def test_the_primary_button_is_filled_with_the_text_colour(window: QWidget) -> None:
    button = Button("go", words("Go"), words(""), window, kind=Kind.PRIMARY)
    show(window, button)
    assert dark_share(button) > 0.6
    button.setEnabled(False)
    assert dark_share(button) < 0.1


def dark_share(button: Button) -> float:
    image = button.grab().toImage()
    dark = [
        image.pixelColor(x, y).lightness() < 80
        for x in range(image.width())
        for y in range(image.height())
    ]
    return sum(dark) / len(dark)


def test_a_disabled_button_does_nothing(window: QWidget) -> None:
    button = Button("go", words("Go"), words(""), window)
    clicks = Clicks(button)
    show(window, button)
    button.setEnabled(False)
    QTest.mouseClick(button, LEFT)
    assert clicks.count == 0


def test_a_toggle_switches_by_its_words_and_by_space(window: QWidget) -> None:
    toggle = Toggle("mark", words("Mark the row"), words("Tip"), window)
    show(window, toggle)
    QTest.mouseClick(toggle, LEFT, pos=QPoint(toggle.sizeHint().width() - 4, 8))
    assert toggle.isChecked()
    toggle.setFocus()
    QTest.keyClick(toggle, Qt.Key.Key_Space)
    assert not toggle.isChecked()
    assert toggle.accessibleName() == "Mark the row"
