"""Ranked bars: choosing, words, marks that do not depend on colour."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.score_bars import ScoreBar, ScoreBars
from tests.helpers.ui import a_window, ink, show, words

ROWS = [
    ScoreBar(2, r"\k_3", 0.92, "0.92", r"$\div\sqrt{2}$", "0.651"),
    ScoreBar(0, r"\k_1", 0.0, "0.00"),
    ScoreBar(1, r"\k_2", -1.2, "−1.20", r"$\div\sqrt{2}$", "−0.849"),
]
NO = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 320, 120)


@pytest.fixture
def bars(window: QWidget) -> ScoreBars:
    made = ScoreBars("bars", words("Scores"), words("Tip"), window)
    made.set_rows(ROWS, 2)
    show(window, made)
    return made


def test_rows_read_in_their_order(bars: ScoreBars) -> None:
    assert bars.accessibleDescription() == "k_3 0.92, k_1 0.00, k_2 −1.20"


def test_a_click_chooses_by_id(bars: ScoreBars) -> None:
    chosen = QSignalSpy(bars.chosen)
    QTest.mouseClick(bars, Qt.MouseButton.LeftButton, NO, QPoint(30, bars.height() - 4))
    assert chosen.at(0) == [1]


def test_arrow_keys_follow_the_ranking(bars: ScoreBars) -> None:
    chosen = QSignalSpy(bars.chosen)
    QTest.keyClick(bars, Qt.Key.Key_Down)
    QTest.keyClick(bars, Qt.Key.Key_Up)
    assert chosen.count() == 1
    assert chosen.at(0) == [0]


def test_hidden_values_show_neither_length_nor_sign(bars: ScoreBars) -> None:
    shown = ink(bars)
    bars.set_rows([ScoreBar(row.id, row.markup, None, "?") for row in ROWS], 2, ranked=False)
    assert ink(bars) < shown
    assert "−" not in bars.accessibleDescription()


def test_the_wall_has_higher_rows(bars: ScoreBars) -> None:
    desk = bars.sizeHint().height()
    try:
        theme.hub().use(theme.PROJECTOR)
        assert bars.sizeHint().height() > 2 * desk
        bars.grab()
    finally:
        theme.hub().use(theme.LIGHT)


def test_only_rows_that_look_different_are_painted_anew(bars: ScoreBars) -> None:
    rows = [ScoreBar(0, r"\k_1", 2.0, "2.00"), ScoreBar(1, r"\k_2", 1.0, "1.00")]
    bars.set_rows(rows, 0)
    assert bars._rows_to_paint([rows[0], replace(rows[1], value=1.5, shown="1.50")], 0, True) == [1]
    assert bars._rows_to_paint(rows, 1, True) == [0, 1]
    # Another scale, another order, another name: all of them.
    longer = [replace(rows[0], value=3.0, shown="3.00"), rows[1]]
    assert bars._rows_to_paint(longer, 0, True) == [0, 1]
    assert bars._rows_to_paint(rows, 0, False) == [0, 1]
    assert bars._rows_to_paint([rows[0], replace(rows[1], markup=r"\k_{12}")], 0, True) == [0, 1]


@pytest.mark.parametrize("value", [8.485e11, -8.485e11])
def test_on_the_wall_a_long_second_number_is_not_cut(bars: ScoreBars, value: float) -> None:
    long = "8.485e−11 8.485e−11"
    try:
        theme.hub().use(theme.PROJECTOR)
        bars.resize(200, 70)
        bars.set_rows([ScoreBar(0, r"\k_1", value, "8.5e11", r"$\div\sqrt{2}$", long)], 1)
        image = bars.grab().toImage()
    finally:
        theme.hub().use(theme.LIGHT)
    edges = [(x, y) for x in (0, 1, 198, 199) for y in range(image.height())]
    ground = image.pixel(100, 2)
    assert [spot for spot in edges if image.pixel(*spot) != ground] == []
