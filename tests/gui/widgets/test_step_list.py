"""The list of steps: chosen, folded and walked through by mouse and keys."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.step_list import StepList, StepRow, StepScene, row_heights
from attention_viewer.widgets.symbol_light import SymbolLight
from tests.helpers.ui import a_window, show, words

ROWS = (
    StepRow("one", "First", "$\\cq{q_i} = 0$", done=True),
    StepRow("two", "Second", "$d_k$"),
    StepRow("three", "Third", "words", foldable=False),
)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 260, 400)


@pytest.fixture
def steps(window: QWidget) -> StepList:
    made = StepList("steps", words("steps"), words("tip"), SymbolLight(window), window)
    made.set_scene(StepScene(ROWS, "two"))
    show(window, made)
    return made


def middle(steps: StepList, value: str) -> QPoint:
    return steps.area_of(value).center().toPoint()


def test_a_click_chooses_a_step(steps: StepList, qtbot: QtBot) -> None:
    for row in ROWS:
        with qtbot.waitSignal(steps.chosen) as caught:
            QTest.mouseClick(steps, LEFT, pos=middle(steps, row.value))
        assert caught.args == [row.value]


def test_a_click_on_the_arrow_folds(steps: StepList, qtbot: QtBot) -> None:
    at = middle(steps, "one")
    at.setX(steps.width() - 10)
    with qtbot.waitSignal(steps.fold_wanted) as caught:
        QTest.mouseClick(steps, LEFT, pos=at)
    assert caught.args == ["one", True]


def _is_inked(steps: StepList, value: str) -> bool:
    """Tell whether anything is painted where the arrow of a step goes."""
    area = steps.area_of(value).toRect()
    area.setLeft(steps.width() - 24)
    area.setWidth(18)
    image = steps.grab(area).toImage()
    return len({image.pixel(x, y) for x in range(18) for y in range(image.height() - 1)}) > 1


def test_arrows_stand_at_the_step_shown_the_one_pointed_at_and_folded_ones(
    steps: StepList,
) -> None:
    def inked() -> list[str]:
        return [row.value for row in ROWS if _is_inked(steps, row.value)]

    assert inked() == ["two"]
    QTest.mouseMove(steps, middle(steps, "one"))
    assert inked() == ["one", "two"]
    QTest.mouseMove(steps, middle(steps, "three"))
    assert inked() == ["two"]
    steps.set_scene(StepScene((replace(ROWS[0], folded=True), *ROWS[1:]), "two"))
    assert inked() == ["one", "two"]


def test_what_cannot_be_folded_is_chosen_at_its_edge_too(steps: StepList, qtbot: QtBot) -> None:
    at = middle(steps, "three")
    at.setX(steps.width() - 10)
    with qtbot.waitSignal(steps.chosen):
        QTest.mouseClick(steps, LEFT, pos=at)


@pytest.mark.parametrize(
    ("key", "chosen"),
    [
        (Qt.Key.Key_Up, "one"),
        (Qt.Key.Key_Down, "three"),
        (Qt.Key.Key_Home, "one"),
        (Qt.Key.Key_End, "three"),
    ],
)
def test_keys_walk(steps: StepList, qtbot: QtBot, key: Qt.Key, chosen: str) -> None:
    with qtbot.waitSignal(steps.chosen) as caught:
        QTest.keyClick(steps, key)
    assert caught.args == [chosen]


@pytest.mark.parametrize(("key", "folded"), [(Qt.Key.Key_Left, True), (Qt.Key.Key_Right, False)])
def test_keys_fold(steps: StepList, qtbot: QtBot, key: Qt.Key, folded: bool) -> None:
    with qtbot.waitSignal(steps.fold_wanted) as caught:
        QTest.keyClick(steps, key)
    assert caught.args == ["two", folded]


def test_folding_makes_a_row_lower(steps: StepList) -> None:
    before = steps.area_of("two").height()
    folded = StepRow("two", "Second", "$d_k$", folded=True)
    steps.set_scene(StepScene((ROWS[0], folded, ROWS[2]), "two"))
    assert steps.area_of("two").height() < before


def test_the_numbers_alone_need_less_room(steps: StepList) -> None:
    wide = steps.sizeHint().width()
    steps.set_narrow(True)
    assert steps.sizeHint().width() < wide / 2


def test_a_screen_reader_hears_what_is_not_folded(steps: StepList) -> None:
    assert steps.accessibleDescription() == "1. First: q_i = 0; 2. Second: d_k; 3. Third: words"


@pytest.mark.parametrize("room", [100.0, 300.0, 500.0, 2000.0])
def test_rows_fit_into_what_room_there_is(room: float) -> None:
    heights = row_heights([True, False] * 5, room, 1.0)
    assert sum(heights) <= room + 1e-6
    assert heights[0] > heights[1] > 0.0
