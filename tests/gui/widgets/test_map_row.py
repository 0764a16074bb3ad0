"""The row of small maps, the blocks above it, the wide map and the sideways scroll area."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_maps import diverging, shares
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.head_blocks import BlockScene, Group, HeadBlocks
from attention_viewer.widgets.head_blocks_bracket import SpanBracket
from attention_viewer.widgets.map_row import MapRow, MapRowScene
from attention_viewer.widgets.map_row_columns import Columns, columns_for
from attention_viewer.widgets.map_row_scroll import SidewaysScroll
from attention_viewer.widgets.map_row_wide import WideMap, WideScene
from tests.helpers.ui import a_window, pixels_of, show, turn_wheel, words

TEXT, TIP = words("A row"), words("How to use it")
LEFT = Qt.MouseButton.LeftButton
FIVE = Columns(5, 80.0, 6.0)


@pytest.fixture
def row(qtbot: QtBot) -> Iterator[MapRow]:
    window = a_window(qtbot, 480, 200)
    made = MapRow("row", TEXT, TIP, window)
    tables = np.linspace(0.0, 1.0, 5 * 4).reshape(5, 2, 2)
    made.set_scene(scene(tables, 1), FIVE)
    show(window, made)
    yield made
    window.close()


def scene(tables: np.ndarray, picked: int) -> MapRowScene:
    numbers = range(1, len(tables) + 1)
    return MapRowScene(
        tables,
        shares(),
        tuple(f"Map {number}" for number in numbers),
        tuple(map(str, numbers)),
        picked,
        tuple(f"tip {number}" for number in numbers),
        "five maps",
    )


def test_columns_fill_the_room_or_are_scrolled() -> None:
    few, many = columns_for(4, 800.0, theme.LIGHT), columns_for(96, 800.0, theme.LIGHT)
    assert (few.pitch, few.width) == (198.5, 800)
    assert (many.pitch, many.width) == (40.0, 3846)
    assert columns_for(96, 800.0, theme.PROJECTOR).pitch == 80.0
    assert [many.at(x) for x in (-5.0, 0.0, 42.9, 43.0, 1e6)] == [0, 0, 0, 1, 95]
    assert list(many.seen(88.0, 133.0)) == [2, 3]


def test_each_cell_has_the_colour_of_its_value(row: MapRow) -> None:
    image = row.grab().toImage()
    for index, value in ((0, 0.0), (4, 1.0)):
        area = row.map_rect(index)
        x = area.left() + (0.25 if index == 0 else 0.75) * area.width()
        y = area.top() + (0.25 if index == 0 else 0.75) * area.height()
        assert image.pixelColor(round(x), round(y)) == shares().colour(value)


def test_clicks_and_drags_pick(row: MapRow) -> None:
    picked: list[int] = []
    ended: list[bool] = []
    row.picked.connect(picked.append)
    row.pick_ended.connect(lambda: ended.append(True))
    QTest.mousePress(row, LEFT, pos=row.map_rect(3).center().toPoint())
    QTest.mouseMove(row, row.map_rect(4).center().toPoint())
    QTest.mouseRelease(row, LEFT, pos=row.map_rect(4).center().toPoint())
    assert picked == [3, 4]
    assert ended
    QTest.mouseClick(row, LEFT, pos=row.map_rect(1).center().toPoint())
    assert picked == [3, 4]  # the one picked already says nothing
    QTest.mouseClick(row, Qt.MouseButton.RightButton, pos=row.map_rect(0).center().toPoint())
    assert picked == [3, 4]


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 4),
        (Qt.Key.Key_PageDown, 4),
        (Qt.Key.Key_PageUp, 0),
    ],
)
def test_keys_pick(row: MapRow, qtbot: QtBot, key: Qt.Key, wanted: int) -> None:
    row.setFocus()
    with qtbot.waitSignal(row.picked) as signal:
        QTest.keyClick(row, key)
    assert signal.args == [wanted]


def test_the_pointer_reads_what_is_measured(row: MapRow, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def remember(at: QPoint, tip: str, *rest: object) -> None:
        shown.append(tip)

    monkeypatch.setattr(QToolTip, "showText", remember)
    at = row.map_rect(2).center().toPoint()
    QApplication.sendEvent(row, QHelpEvent(QEvent.Type.ToolTip, at, row.mapToGlobal(at)))
    assert shown == ["tip 3"]


def test_labels_shrink_to_numbers_in_narrow_columns(row: MapRow, tmp_path: Path) -> None:
    tables = np.zeros((5, 2, 2))
    for pitch, shown, hidden in ((80.0, "Map 3", ">3<"), (36.0, ">3<", "Map 3")):
        row.set_scene(scene(tables, 0), Columns(5, pitch, 4.0))
        save_svg(row, tmp_path / "row.svg")
        written = (tmp_path / "row.svg").read_text(encoding="utf-8")
        assert (shown in written, hidden in written) == (True, False)


def test_the_picked_map_is_framed(row: MapRow) -> None:
    row.set_scene(scene(np.zeros((5, 2, 2)), 0), FIVE)
    text = theme.LIGHT.colour("text")
    area = row.map_rect(0).toAlignedRect().adjusted(-8, -8, 8, 8)
    framed = pixels_of(row.grab(area).toImage(), QColor(text))
    other = row.map_rect(3).toAlignedRect().adjusted(-8, -8, 8, 8)
    assert framed > 100
    assert pixels_of(row.grab(other).toImage(), QColor(text)) < 20


def test_a_hundred_heads_export_and_paint_only_what_is_seen(qtbot: QtBot, tmp_path: Path) -> None:
    window = a_window(qtbot, 400, 200)
    area = SidewaysScroll("scroll", window)
    row = MapRow("row", TEXT, TIP, area)
    columns = columns_for(128, 380.0, theme.current())
    row.set_scene(scene(np.zeros((128, 5, 5)), 0), columns)
    row.resize(row.sizeHint())
    area.setWidget(row)
    show(window, area)
    save_svg(area, tmp_path / "area.svg")
    written = (tmp_path / "area.svg").read_text(encoding="utf-8")
    assert written.count("<rect") < 25 * 30
    bar = area.horizontalScrollBar()
    assert turn_wheel(area.viewport(), -240)
    assert bar.value() == 240
    assert bar.height() == theme.current().px(10)


def test_the_wheel_is_left_to_others_when_everything_is_seen(qtbot: QtBot) -> None:
    window = a_window(qtbot, 600, 200)
    area = SidewaysScroll("scroll", window)
    small = QWidget(area)
    small.resize(100, 20)
    area.setWidget(small)
    show(window, area)
    assert not turn_wheel(area.viewport(), -240)


def test_blocks_show_their_numbers_and_what_they_share(qtbot: QtBot, tmp_path: Path) -> None:
    window = a_window(qtbot, 480, 200)
    blocks = HeadBlocks("blocks", TEXT, TIP, window)
    values = np.tile(np.array([-3.0, 0.0, 3.0]), (5, 1))
    alone = BlockScene(values, diverging(3.5), "3", 1)
    blocks.set_scene(alone, FIVE)
    low = blocks.wanted_height()
    groups = (Group(0, 1, "$\\K_1$"), Group(2, 4, "$\\K_2$"))
    blocks.set_scene(BlockScene(values, diverging(3.5), "3", 1, groups), FIVE)
    assert blocks.wanted_height() > low
    show(window, blocks)
    image = blocks.grab().toImage()
    area = blocks.block_rect(0)
    for third, value in ((1, -3.0), (3, 0.0), (5, 3.0)):
        x = area.left() + third * area.width() / 6
        at = QPointF(x, area.center().y()).toPoint()
        assert image.pixelColor(at) == diverging(3.5).colour(value)
    save_svg(blocks, tmp_path / "blocks.svg")
    written = (tmp_path / "blocks.svg").read_text(encoding="utf-8")
    assert written.count(">3<") == 5
    assert pixels_of(image, theme.LIGHT.colour("k")) > 50


def test_the_bracket_keeps_its_words_inside(qtbot: QtBot) -> None:
    window = a_window(qtbot, 120, 60)
    bracket = SpanBracket("bracket", window)
    bracket.show_words("$\\q_a$ has 12 \u00d7 64 = 768 numbers", 100)
    show(window, bracket)
    assert bracket.accessibleName() == "q_a has 12 \u00d7 64 = 768 numbers"
    assert bracket.markup.startswith("$\\q_a$")


def test_the_wide_map_reads_its_values(qtbot: QtBot) -> None:
    window = a_window(qtbot, 400, 160)
    wide = WideMap("wide", TEXT, TIP, window)
    values = np.arange(12.0).reshape(2, 6) - 6.0
    wide.set_scene(WideScene("Title", values, diverging(8.0), ("a", "b")))
    show(window, wide)
    area = wide.table_rect()
    at = QPointF(area.left() + 0.99 * area.width(), area.top() + 0.9 * area.height())
    assert wide.text_at(at) == "b [6]: 5.000"
    assert wide.text_at(QPointF(area.left() + 1, area.top() + 1)) == "a [1]: \u22126.000"
    assert wide.text_at(QPointF(0, 0)) == ""
    assert wide.grab().toImage().pixelColor(at.toPoint() - QPoint(2, 2)) == diverging(8.0).colour(5)
    wide.set_scene(WideScene("Title", values, diverging(8.0), ("a", "b"), hide=True))
    assert wide.text_at(at) == "b [6]: ?"
