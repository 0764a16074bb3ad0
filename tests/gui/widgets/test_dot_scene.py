"""The same people as dots: stacked, followed by mouse and keys through all rows."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.dot_scene import DotRow, DotRows, DotScene
from attention_viewer.widgets.plot_axes import linear_axis
from tests.helpers.ui import a_window, ink, show, words

AXIS = linear_axis(-10.0, 10.0, 4)


def say(person: int) -> str:
    return f"person {person}"


ROWS = DotRows(
    (
        DotRow("narrow", "SD 1", (0.0, 0.0, 0.0, 1.0), AXIS, (-1.0, 1.0)),
        DotRow("wide", "SD 8", (-8.0, 0.0, 3.0, 8.0), AXIS, (-8.0, 8.0), "square", "unscaled"),
    ),
    say,
    "note",
    "spoken",
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 500, 300)


@pytest.fixture
def dots(window: QWidget) -> DotScene:
    made = DotScene("dots", words("dots"), words("tip"), window)
    made.set_scene(ROWS)
    show(window, made)
    return made


def test_dots_stand_at_their_values(dots: DotScene) -> None:
    x = [dots.place_of(1, person).x() for person in range(4)]
    assert x == sorted(x)
    steps = [(b - a) for a, b in itertools.pairwise(x)]
    assert steps[0] / steps[1] == pytest.approx(8.0 / 3.0)


def test_equal_values_stand_upon_one_another(dots: DotScene) -> None:
    places = [dots.place_of(0, person) for person in range(3)]
    assert len({place.x() for place in places}) == 1
    assert len({place.y() for place in places}) == 3


def test_the_person_pointed_at_is_followed(dots: DotScene, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dots.followed) as caught:
        QTest.mouseMove(dots, dots.place_of(1, 2).toPoint())
    assert caught.args == [2]
    assert dots.person == 2
    before = ink(dots)
    QTest.mouseMove(dots, QPoint(2, 2))
    assert dots.person == -1
    QApplication.processEvents()
    assert ink(dots) != before


def test_arrow_keys_walk_round(dots: DotScene) -> None:
    dots.setFocus()
    QTest.keyClick(dots, Qt.Key.Key_Right)
    assert dots.person == 0
    QTest.keyClick(dots, Qt.Key.Key_Left)
    assert dots.person == 3
    QTest.keyClick(dots, Qt.Key.Key_Escape)
    assert dots.person == -1


def test_escape_follows_nobody_before_the_window_hears_of_it(
    window: QWidget, dots: DotScene
) -> None:
    pressed: list[str] = []

    def on_activated() -> None:
        pressed.append("window")

    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
    shortcut.activated.connect(on_activated)
    dots.setFocus()
    QTest.keyClick(dots, Qt.Key.Key_Right)
    QTest.keyClick(dots, Qt.Key.Key_Escape)
    assert (dots.person, pressed) == (-1, [])
    QTest.keyClick(dots, Qt.Key.Key_Escape)
    assert pressed == ["window"]


def test_fewer_people_are_not_followed_beyond_the_last(dots: DotScene) -> None:
    dots.setFocus()
    QTest.keyClick(dots, Qt.Key.Key_Left)
    dots.set_scene(DotRows((DotRow("one", "", (1.0,), AXIS),)))
    assert dots.person == -1


def test_stacks_stay_in_low_rows(window: QWidget, dots: DotScene) -> None:
    window.resize(500, 160)
    QApplication.processEvents()
    places = [dots.place_of(0, person) for person in range(3)]
    assert all(0.0 < place.y() < dots.height() / 2 for place in places)


def test_an_empty_scene_takes_keys_calmly(dots: DotScene) -> None:
    dots.set_scene(DotRows())
    QTest.keyClick(dots, Qt.Key.Key_Right)
    assert dots.person == -1
