"""The heat map: numbers on colours, picking, zooming, hovering, and what is painted anew."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_maps import diverging, shares
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.heatmap_data import Axis, HeatmapData
from attention_viewer.widgets.math_layout import layout
from tests.helpers.heatmaps import SCORES, shown_heatmap, table
from tests.helpers.ui import pixels_of, turn_wheel


@pytest.fixture
def heatmap(qtbot: QtBot) -> Iterator[Heatmap]:
    yield from shown_heatmap(qtbot)


def large(heatmap: Heatmap, size: int = 512) -> HeatmapData:
    values = np.random.default_rng(1).normal(size=(size, size))
    data = table(values)
    heatmap.set_data(data)
    QApplication.processEvents()
    return data


def move_to(heatmap: Heatmap, at: QPoint) -> None:
    where = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        QPointF(heatmap.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(heatmap, event)


def colour_at(heatmap: Heatmap, row: int, column: int) -> QColor:
    corner = heatmap.cell_rect(row, column).topLeft() + QPoint(5, 5)
    return heatmap.grab().toImage().pixelColor(corner)


def test_cells_have_the_colours_of_their_numbers(heatmap: Heatmap) -> None:
    for row in range(2):
        for column in range(3):
            expected = diverging(1.5).colour(float(SCORES[row, column]))
            assert colour_at(heatmap, row, column) == expected


def test_numbers_are_written_with_constant_decimals_and_no_minus_zero(heatmap: Heatmap) -> None:
    data = table(np.array([[-0.001, -1.2, 1e-17, 0.0, -0.0]]))
    assert [data.text(0, column) for column in range(5)] == [
        *("−1.0e−3", "−1.20", "1.0e−17", "0.00", "0.00"),
    ]


def test_numbers_drop_out_of_small_cells_and_the_note_says_them(heatmap: Heatmap) -> None:
    assert heatmap.shows_numbers()
    data = large(heatmap, 64)
    assert not heatmap.shows_numbers()
    assert not heatmap.note.isVisible()
    move_to(heatmap, heatmap.cell_rect(10, 20).center())
    assert heatmap.hovered == (10, 20)
    assert heatmap.note.isVisible()
    assert data.text(10, 20) in heatmap.note.markup
    assert "\\q_{10}" in heatmap.note.markup
    assert heatmap.rect().contains(heatmap.note.geometry())
    QApplication.sendEvent(heatmap, QEvent(QEvent.Type.Leave))
    assert not heatmap.note.isVisible()


def test_hidden_numbers_stay_hidden_in_the_note(heatmap: Heatmap) -> None:
    values = np.random.default_rng(1).normal(size=(64, 64))
    shown = table(values)
    heatmap.set_data(
        HeatmapData(shown.values, shown.scale, 2, shown.rows, shown.columns, numbers_hidden=True)
    )
    move_to(heatmap, heatmap.cell_rect(3, 4).center())
    assert heatmap.note.markup.endswith("?")
    assert shown.text(3, 4) not in heatmap.accessibleDescription()


def test_a_click_picks_and_tells_once(heatmap: Heatmap, qtbot: QtBot) -> None:
    with qtbot.waitSignal(heatmap.picked) as told:
        QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=heatmap.cell_rect(1, 2).center())
    assert told.args == [1, 2]


def test_set_picked_never_tells(heatmap: Heatmap, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(heatmap.picked):
        heatmap.set_picked((1, 1))
    outline = heatmap.grab().toImage()
    assert pixels_of(outline, theme.current().colour("text")) > 300
    assert "q_1 · k_1: 0.96" in heatmap.accessibleDescription()


@pytest.mark.parametrize(
    ("key", "cell"),
    [
        (Qt.Key.Key_Right, [0, 2]),
        (Qt.Key.Key_Left, [0, 0]),
        (Qt.Key.Key_Down, [1, 1]),
        (Qt.Key.Key_Home, [0, 0]),
        (Qt.Key.Key_End, [0, 2]),
    ],
)
def test_keys_move_the_pick(heatmap: Heatmap, qtbot: QtBot, key: Qt.Key, cell: list[int]) -> None:
    heatmap.set_picked((0, 1))
    with qtbot.waitSignal(heatmap.picked) as told:
        QTest.keyClick(heatmap, key)
    assert told.args == cell


def test_keys_stop_at_the_edge(heatmap: Heatmap, qtbot: QtBot) -> None:
    heatmap.set_picked((0, 0))
    with qtbot.assertNotEmitted(heatmap.picked):
        QTest.keyClick(heatmap, Qt.Key.Key_Up)


def test_labels_can_be_clicked(heatmap: Heatmap, qtbot: QtBot) -> None:
    plan = heatmap.plan()
    assert plan is not None
    x = heatmap.cell_rect(0, 2).center().x()
    with qtbot.waitSignal(heatmap.header_clicked) as told:
        QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=QPoint(x, round(plan.head) - 15))
    assert told.args == [False, 2]
    y = heatmap.cell_rect(1, 0).center().y()
    with qtbot.waitSignal(heatmap.header_clicked) as told:
        QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=QPoint(5, y))
    assert told.args == [True, 1]


def test_space_activates_the_cell(heatmap: Heatmap, qtbot: QtBot) -> None:
    heatmap.set_picked((1, 0))
    with qtbot.waitSignal(heatmap.activated) as told:
        QTest.keyClick(heatmap, Qt.Key.Key_Space)
    assert told.args == [1, 0]


def test_masked_cells_are_hatched_not_coloured(heatmap: Heatmap) -> None:
    masked = np.array([[False, True, False], [False, False, True]])
    values = np.where(masked, -np.inf, SCORES)
    heatmap.set_data(table(values, masked))
    area = heatmap.cell_rect(0, 1).adjusted(3, 3, -3, -3)
    image = heatmap.grab().toImage().copy(area)
    colours = {image.pixelColor(x, y).name() for x in range(12) for y in range(12)}
    assert len(colours) == 2  # ground and line
    for each in map(QColor, colours):
        channels = (each.red(), each.green(), each.blue())
        assert max(channels) - min(channels) < 40  # as good as grey
    assert heatmap.data is not None
    assert heatmap.data.text(0, 1) == "−∞"


def test_masked_cells_of_a_large_table_are_hatched_too(heatmap: Heatmap) -> None:
    values = np.zeros((300, 300))
    masked = np.triu(np.ones((300, 300), bool), 1)
    heatmap.set_data(table(np.where(masked, -np.inf, values), masked))
    grey = diverging(1.5).colour(0.0)
    plan = heatmap.plan()
    assert plan is not None
    inside = plan.geometry.frame.toAlignedRect().adjusted(2, 2, -2, -2)
    image = heatmap.grab().toImage().copy(inside)
    upper = image.copy(image.width() // 2, 0, image.width() // 2 - 2, image.height() // 3)
    lower = image.copy(0, image.height() // 2, image.width() // 3, image.height() // 2 - 2)
    assert pixels_of(upper, grey) == 0
    assert pixels_of(lower, grey) == lower.width() * lower.height()


def test_the_wheel_zooms_a_large_table_until_its_numbers_show(heatmap: Heatmap) -> None:
    large(heatmap)
    before = heatmap.cell_rect(0, 0).width()
    for _ in range(40):
        assert turn_wheel(heatmap, 120)
    assert heatmap.cell_rect(256, 256).width() > 10 * before
    assert heatmap.shows_numbers()
    QTest.keyClick(heatmap, Qt.Key.Key_0)
    assert heatmap.cell_rect(0, 0).width() == before


def test_the_wheel_over_a_small_table_is_left_to_others(heatmap: Heatmap) -> None:
    assert not turn_wheel(heatmap, 120)


def test_zooming_keeps_the_cell_under_the_pointer(heatmap: Heatmap) -> None:
    large(heatmap)
    for _ in range(6):  # the first steps fill the room
        turn_wheel(heatmap, 120)
    plan = heatmap.plan()
    assert plan is not None
    centre = QPointF(heatmap.rect().center())
    cell = plan.geometry.at(centre)
    for _ in range(6):
        turn_wheel(heatmap, 120)
    plan = heatmap.plan()
    assert plan is not None
    assert plan.geometry.at(centre) == cell


def test_dragging_pans_a_zoomed_table(heatmap: Heatmap) -> None:
    large(heatmap)
    for _ in range(20):
        turn_wheel(heatmap, 120)
    plan = heatmap.plan()
    assert plan is not None
    start = heatmap.rect().center()
    cell = plan.geometry.at(QPointF(start))
    QTest.mousePress(heatmap, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(heatmap, start + QPoint(40, 25))
    plan = heatmap.plan()
    assert plan is not None
    assert plan.geometry.at(QPointF(start + QPoint(40, 25))) == cell
    QTest.mouseRelease(heatmap, Qt.MouseButton.LeftButton, pos=start + QPoint(40, 25))


def test_a_picked_cell_comes_into_view(heatmap: Heatmap) -> None:
    large(heatmap)
    heatmap.set_picked((0, 0))
    for _ in range(20):
        turn_wheel(heatmap, 120)
    heatmap.set_picked((511, 511))
    plan = heatmap.plan()
    assert plan is not None
    assert plan.geometry.frame.adjusted(-1, -1, 1, 1).contains(plan.geometry.cell(511, 511))


@pytest.fixture
def shown_tips(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    shown: list[str] = []

    def remember(at: QPoint, tip: str, *rest: object) -> None:
        shown.append(tip)

    monkeypatch.setattr(QToolTip, "showText", remember)
    return shown


def test_a_cut_label_is_told_in_full(heatmap: Heatmap, shown_tips: list[str]) -> None:
    long = "a very long token that cannot be shown in full beside its row, ever"
    data = table(SCORES)
    heatmap.set_data(
        HeatmapData(data.values, data.scale, 2, Axis("Query", (long, "b"), "q"), data.columns)
    )
    plan = heatmap.plan()
    assert plan is not None
    assert plan.gutter < 0.5 * heatmap.width()
    for at, expected in (
        (QPoint(20, heatmap.cell_rect(0, 0).center().y()), long),
        (heatmap.cell_rect(1, 1).center(), "b · k_1: 0.96"),
        (QPoint(5, 5), "How to use it"),
    ):
        event = QHelpEvent(QEvent.Type.ToolTip, at, heatmap.mapToGlobal(at))
        QApplication.sendEvent(heatmap, event)
        assert shown_tips[-1] == expected


def test_sums_stand_beside_rows_or_below_columns(heatmap: Heatmap) -> None:
    data = table(SCORES)
    for below in (False, True):
        count = 3 if below else 2
        heatmap.set_data(
            HeatmapData(
                data.values,
                shares(),
                2,
                data.rows,
                data.columns,
                sums=np.ones(count),
                sums_title="sum",
                sums_below=below,
            )
        )
        plan = heatmap.plan()
        assert plan is not None
        frame, sums = plan.geometry.frame, plan.sums
        assert sums.top() >= frame.bottom() if below else sums.left() >= frame.right()
        assert sums.right() <= heatmap.width()


def test_it_comes_out_as_vectors_with_text_as_text(heatmap: Heatmap, tmp_path: Path) -> None:
    heatmap.set_picked((0, 0))
    save_svg(heatmap, tmp_path / "map.svg")
    svg = (tmp_path / "map.svg").read_text(encoding="utf-8")
    assert "−1.20" in svg
    assert "<image" not in svg


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_stays_inside_the_widget(heatmap: Heatmap, scale: float) -> None:
    theme.hub().use(replace(theme.LIGHT, scale=scale))
    plan = heatmap.plan()
    assert plan is not None
    assert plan.bar.bottom() <= heatmap.height() + 1
    assert plan.geometry.frame.right() <= heatmap.width()


def test_the_note_cuts_long_labels_and_never_the_value(heatmap: Heatmap) -> None:
    names = tuple("word " * 30 + str(number) for number in range(64))
    axis = Axis("Query", names, "q")
    values = np.random.default_rng(1).normal(size=(64, 64))
    heatmap.set_data(replace(table(values), rows=axis, columns=axis))
    move_to(heatmap, heatmap.cell_rect(60, 60).center())
    note = heatmap.note
    assert heatmap.rect().contains(note.geometry())
    assert layout(note.markup, theme.current().text_px("body"), 500).width <= note.width()
    assert note.markup.endswith(f"   {values[60, 60]:.2f}".replace("-", "\u2212"))
    assert names[60] in note.accessibleName()
