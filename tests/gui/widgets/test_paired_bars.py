"""Two columns of charts: dragging, keys, what is said, and export."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.bar_chart import Axis, nice_axis
from attention_viewer.widgets.export import image_of, save_svg
from attention_viewer.widgets.paired_bars import PairedBars
from attention_viewer.widgets.paired_bars_layout import (
    BarRow,
    BarSide,
    PairedBarsData,
    fitting,
    large_px,
    places,
)
from attention_viewer.widgets.paired_bars_paint import _note_y

TITLE_ABOVE = 0.75
"""Base line of a row's title above the row, in ticks' sizes."""
CAP_HEIGHT, HALF_DIGIT = 0.73, 0.37
UNIT = Axis(0.0, 1.0, 0.0, ((0.0, "0"), (1.0, "1")))


def data(*scores: float, draggable: int | None = 0) -> PairedBarsData:
    small = tuple(score / 10 for score in scores)
    texts = tuple(f"{score:.1f}" for score in scores)
    side = BarSide("Left", "$\\k_i$", "unscaled", True, (scores, small), (texts, texts))
    rows = (
        BarRow("Scores", nice_axis(scores), 1.0, both_ways=True),
        BarRow("Weights", UNIT, 2.0, note="$p$", large=True),
    )
    letters = tuple(f"$\\k_{{{n}}}$" for n in range(1, len(scores) + 1))
    right = replace(side, token="scaled", hatched=False, title="Right")
    return PairedBarsData(rows, side, right, letters, draggable, "in words")


@pytest.fixture
def bars(qtbot: QtBot) -> Iterator[PairedBars]:
    top = QWidget()
    qtbot.addWidget(top)
    made = PairedBars("bars", lambda: "Bars", lambda: "Tip", top)
    made.resize(944, 536)
    top.resize(944, 536)
    made.set_data(data(2.0, -1.0, 4.0))
    top.show()
    yield made
    top.close()


@pytest.mark.parametrize("height", [1000, 400, 220])
@pytest.mark.parametrize("now", [theme.LIGHT, theme.PROJECTOR], ids=["light", "wall"])
def test_in_a_low_picture_letters_shrink_before_they_are_cut(now: theme.Theme, height: int) -> None:
    rows, size = data(2.0, -1.0, 4.0).rows, QSizeF(1200, height)
    small = fitting(rows, size, now)
    spot = places(rows, 3, size, small)
    assert spot.letters_y + 0.3 * large_px(small) <= height
    assert sum(band for _, band in spot.bands) >= 0.25 * height
    assert small == now or now.projected
    assert small == now or height < 1000


def test_it_says_what_it_shows(bars: PairedBars) -> None:
    assert bars.accessibleName() == "Bars"
    assert bars.accessibleDescription() == "in words"


def test_dragging_a_bar_up_and_down(bars: PairedBars, qtbot: QtBot) -> None:
    moved: list[tuple[int, float]] = []
    bars.bar_moved.connect(lambda index, value: moved.append((index, value)))
    start = bars.place_of(0, 0, 1).toPoint()
    QTest.mousePress(bars, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(bars, start - QPoint(0, 20))
    first = moved[-1]
    QTest.mouseMove(bars, start + QPoint(0, 5000))
    with qtbot.waitSignal(bars.move_finished):
        QTest.mouseRelease(bars, Qt.MouseButton.LeftButton, pos=start)
    assert first[0] == 1
    assert first[1] > -1.0
    assert first[1] == round(first[1], 2)
    assert moved[-1] == (1, -1.0)


def test_the_axis_waits_until_the_drag_is_over(bars: PairedBars) -> None:
    start = bars.place_of(0, 0, 2).toPoint()
    QTest.mousePress(bars, Qt.MouseButton.LeftButton, pos=start)
    bars.set_data(data(2.0, -1.0, 40.0))
    assert bars.axis(0).high == 4.0
    bars.grab()
    QTest.mouseRelease(bars, Qt.MouseButton.LeftButton, pos=start)
    assert bars.axis(0).high == 40.0


def test_what_is_not_typed_cannot_be_dragged(bars: PairedBars) -> None:
    bars.set_data(data(2.0, -1.0, 4.0, draggable=None))
    moved: list[float] = []
    bars.bar_moved.connect(lambda index, value: moved.append(value))
    start = bars.place_of(0, 0, 0).toPoint()
    QTest.mousePress(bars, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(bars, start + QPoint(0, 20))
    QTest.mouseRelease(bars, Qt.MouseButton.LeftButton, pos=start)
    QTest.keyClick(bars, Qt.Key.Key_Up)
    assert moved == []


def test_arrow_keys_choose_and_move(bars: PairedBars) -> None:
    moved: list[tuple[int, float]] = []
    bars.bar_moved.connect(lambda index, value: moved.append((index, value)))
    QTest.keyClick(bars, Qt.Key.Key_Left)
    assert bars.chosen == 0
    QTest.keyClick(bars, Qt.Key.Key_Right)
    QTest.keyClick(bars, Qt.Key.Key_Up)
    QTest.keyClick(bars, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(bars, Qt.Key.Key_PageUp)
    assert moved == [(1, 0.0), (1, -11.0), (1, 9.0)]
    for _ in range(9):
        QTest.keyClick(bars, Qt.Key.Key_Right)
    assert bars.chosen == 2


def test_fewer_keys_move_the_choice_back(bars: PairedBars) -> None:
    for _ in range(3):
        QTest.keyClick(bars, Qt.Key.Key_Right)
    bars.set_data(data(1.0, 2.0))
    assert bars.chosen == 1
    bars.grab()


def test_pointing_at_a_key_marks_it_on_both_sides(bars: PairedBars) -> None:
    plain = image_of(bars)
    QTest.mouseMove(bars, bars.place_of(1, 1, 0).toPoint())
    marked = image_of(bars)
    assert plain != marked
    left, right = (bars.place_of(0, side, 0).toPoint() for side in (0, 1))
    for x in (left.x(), right.x()):
        spot = QPoint(2 * (x + 50), 2 * (bars.height() - 60))
        assert plain.pixelColor(spot) != marked.pixelColor(spot)


def test_the_picture_is_exported_as_vectors_with_text(bars: PairedBars, tmp_path: Path) -> None:
    bars.set_data(data(*[float(n % 7) for n in range(64)]))
    path = tmp_path / "bars.svg"
    save_svg(bars, path)
    text = path.read_text(encoding="utf-8")
    assert "<text" in text
    assert "Scores" in text
    assert "<image" not in text


@pytest.mark.parametrize("name", ["light", "projector"])
def test_a_rows_title_keeps_clear_of_the_tick_below_the_row_above(name: str) -> None:
    now = theme.THEMES[name]
    rows = (BarRow("One", UNIT, 1.0, large=True), BarRow("Two", UNIT, 1.0, large=True))
    placed = places(rows, 3, QSizeF(1000.0, 500.0), now)
    foot, top = placed.area(0, 0).bottom(), placed.area(1, 0).top()
    title = TITLE_ABOVE * now.text_px("tick") + CAP_HEIGHT * now.text_px("body")
    assert top - title > foot + HALF_DIGIT * now.text_px("tick")


def test_a_note_keeps_clear_of_the_ticks_or_takes_the_place_of_those_in_between() -> None:
    ticks = ((0.0, "1e−40"), (0.5, "1e−20"), (1.0, "1"))
    axis = Axis(0.0, 1.0, 0.0, ticks)
    assert _note_y(axis, QRectF(0, 0, 80, 200), 20) in (50.0, 150.0)
    assert _note_y(axis, QRectF(0, 0, 80, 60), 20) == 30.0
    assert _note_y(axis, QRectF(0, 0, 80, 30), 20) is None
