"""The lesson on heads on screen, with real mouse, keys and the real worker thread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.lessons.heads.check.view import CheckView
from attention_viewer.lessons.heads.models import MODELS
from attention_viewer.lessons.heads.presets import state_of
from attention_viewer.lessons.heads.shapes_picture import ShapesPicture
from attention_viewer.lessons.heads.state import MAX_TRIALS, State
from attention_viewer.lessons.heads.view import HeadsView
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.buttons import Button, Toggle
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.head_blocks import HeadBlocks
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.map_row import MapRow
from attention_viewer.widgets.map_row_scroll import SidewaysScroll
from attention_viewer.widgets.map_row_wide import WideMap
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.ridge_plot import RidgePlot
from attention_viewer.widgets.strip import Readout
from tests.helpers.heads_page import child, fit, notes, opened, picked_head
from tests.helpers.ui import cell_text, turn_wheel

LIMIT_MS = 20_000
LLAMA = next(state_of(model) for model in MODELS if model.name == "Llama 3.1 8B")
GPT_3 = next(state_of(model) for model in MODELS if model.name == "GPT-3 175B")
Kind = TypeVar("Kind", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LessonHost]:
    yield from opened(qtbot)


def view_of(host: LessonHost) -> HeadsView:
    view: HeadsView = host.view
    return view


def test_it_opens_on_bert_base_with_numbers_on_screen(host: LessonHost) -> None:
    left, right = child(host, Heatmap, "leftMap").data, child(host, Heatmap, "rightMap").data
    assert left is not None
    assert right is not None
    assert left.text(0, 0) == "0.75"
    assert right.text(0, 0) == "0.35"
    assert child(host, Readout, "divisorValue").hero == "8"
    assert child(host, Readout, "largestWeight").value == "0.47 | 0.28"
    assert child(host, Readout, "sd").value == "1.00 | 0.29"
    assert "d_k = d_model / h = 768 / 12 = 64" in child(host, QWidget, "formula").accessibleName()
    assert child(host, Heatmap, "leftMap").shows_numbers()


def test_block_and_map_of_a_head_share_a_column(host: LessonHost) -> None:
    blocks, maps = child(host, HeadBlocks, "blocks"), child(host, MapRow, "headMaps")
    for head in range(12):
        assert blocks.block_rect(head).center().x() == pytest.approx(
            maps.map_rect(head).center().x(), abs=0.01
        )
    assert maps.width() <= host.view.picture().width()


def test_a_click_picks_a_head_everywhere(host: LessonHost) -> None:
    maps = child(host, MapRow, "headMaps")
    QTest.mouseClick(maps, LEFT, pos=maps.map_rect(2).center().toPoint())
    assert picked_head(host) == 2
    assert child(host, NumberField, "headShown").text() == "3"
    left = child(host, Heatmap, "leftMap").data
    assert left is not None
    assert plain(left.titles[0]).startswith("Head 3")
    blocks = child(host, HeadBlocks, "blocks").scene
    assert blocks is not None
    assert blocks.picked == 2
    host.store.undo_stack.undo()
    assert picked_head(host) == 10
    host.store.undo_stack.redo()
    assert picked_head(host) == 2


def test_arrow_keys_pick_heads_and_each_press_can_be_undone(host: LessonHost) -> None:
    maps = child(host, MapRow, "headMaps")
    maps.setFocus()
    QTest.keyClick(maps, Qt.Key.Key_Left)
    QTest.keyClick(maps, Qt.Key.Key_Left)
    assert picked_head(host) == 8
    QTest.keyClick(maps, Qt.Key.Key_Home)
    assert picked_head(host) == 0
    QTest.keyClick(maps, Qt.Key.Key_Left)
    assert picked_head(host) == 0
    QTest.keyClick(maps, Qt.Key.Key_End)
    assert picked_head(host) == 11
    for expected in (0, 8, 9, 10):
        host.store.undo_stack.undo()
        assert picked_head(host) == expected


def test_many_heads_scroll_and_the_picked_one_is_brought_into_view(host: LessonHost) -> None:
    host.store.replace("GPT-3", GPT_3)
    QApplication.processEvents()
    scroll = child(host, SidewaysScroll, "headScroll")
    maps = child(host, MapRow, "headMaps")
    assert maps.width() > scroll.viewport().width()
    maps.setFocus()
    QTest.keyClick(maps, Qt.Key.Key_End)
    assert picked_head(host) == 95
    last = maps.mapTo(scroll.viewport(), maps.map_rect(95).center().toPoint())
    assert scroll.viewport().rect().contains(last)
    before = scroll.horizontalScrollBar().value()
    assert turn_wheel(scroll.viewport(), 120)
    assert scroll.horizontalScrollBar().value() < before
    QTest.mouseClick(maps, LEFT, pos=maps.map_rect(60).center().toPoint())
    assert picked_head(host) == 60


def test_the_picked_query_is_the_vector_in_the_blocks(host: LessonHost) -> None:
    right = child(host, Heatmap, "rightMap")
    QTest.mouseClick(right, LEFT, pos=right.cell_rect(3, 1).center())
    assert host.store.state.picked == (3, 1)
    assert "q_y" in child(host, QWidget, "vectorBracket").accessibleName()
    below = child(host, ShapesPicture, "shapes").scene
    assert below is not None
    assert below.below[1].endswith("\u2192 0.778")


def test_compare_shows_the_scores_instead(host: LessonHost) -> None:
    toggle = child(host, Toggle, "compare")
    QTest.mouseClick(toggle, LEFT)
    assert host.store.state.compare is False
    left, right = child(host, Heatmap, "leftMap").data, child(host, Heatmap, "rightMap").data
    assert left is not None
    assert right is not None
    assert "scores" in plain(left.titles[0])
    assert left.text(0, 0) == "17.3"
    assert right.text(0, 0) == "0.75"


def test_the_switch_to_the_wrong_root_flattens_the_rows(host: LessonHost) -> None:
    choice = child(host, Choice, "divisor")
    maps = child(host, MapRow, "headMaps")
    before = maps.scene
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    assert host.store.state.divisor == "model"
    after = maps.scene
    assert before is not None
    assert after is not None
    assert float(after.tables.max()) < float(before.tables.max())
    first, second = child(host, Readout, "entropy").value.split(" | ")
    assert float(first) > float(second)
    assert "mistake" in notes(host)
    assert child(host, Choice, "model").value() == "bert_base"


def test_draw_again_takes_the_next_seed_and_undo_the_old_vectors(host: LessonHost) -> None:
    before = child(host, MapRow, "headMaps").scene
    QTest.mouseClick(child(host, Button, "draw"), LEFT)
    assert host.store.state.seed == 43
    after = child(host, MapRow, "headMaps").scene
    assert before is not None
    assert after is not None
    assert not bool((before.tables == after.tables).all())
    host.store.undo_stack.undo()
    again = child(host, MapRow, "headMaps").scene
    assert again is not None
    assert bool((before.tables == again.tables).all())
    assert "seed 42" in notes(host)


def test_the_output_is_shown_to_the_last_step(host: LessonHost) -> None:
    QTest.mouseClick(child(host, QWidget, "scene_output"), LEFT)
    assert host.store.state.scene == "output"
    QApplication.processEvents()
    joined = child(host, MapRow, "joinedMaps")
    assert joined.isVisible()
    head, mixed = child(host, WideMap, "headOutput"), child(host, WideMap, "mixedOutput")
    assert head.scene is not None
    assert mixed.scene is not None
    assert head.scene.values.shape == mixed.scene.values.shape == (5, 64)
    assert "first 64 shown" in mixed.scene.title
    shown = child(host, ShapesPicture, "shapes").scene
    assert shown is not None
    assert [row.shape for row in shown.rows] == [
        "(5, 768)", "12 \u00d7 (5, 64)", "12 \u00d7 (5, 5)", "12 \u00d7 (5, 5)",
        "12 \u00d7 (5, 64)", "(5, 768)", "(5, 768)",
    ]  # fmt: skip
    QTest.mouseClick(joined, LEFT, pos=joined.map_rect(0).center().toPoint())
    assert picked_head(host) == 0
    names = [table.name for table in host.view.tables()]
    assert names[-2:] == ["output_head_1", "output"]


def test_the_check_measures_d_k(host: LessonHost, qtbot: QtBot) -> None:
    QTest.mouseClick(child(host, QWidget, "scene_check"), LEFT)
    qtbot.waitUntil(host.view.settled, timeout=LIMIT_MS)
    check = view_of(host).findChild(CheckView)
    assert isinstance(check, CheckView)
    assert cell_text(check.table, 0, 1) == "64"
    assert float(cell_text(check.table, 0, 2)) == pytest.approx(64, rel=0.05)
    assert check.band.scene is not None
    assert check.band.scene.measured is not None
    host.set_numbers_hidden(True)
    assert {cell_text(check.table, 0, column) for column in (1, 2, 3)} == {"?"}
    assert check.band.scene.hidden
    plot = child(host, RidgePlot, "checkHistogram").scene
    assert plot is not None
    assert plot.hidden
    table = host.view.tables()[-1]
    assert table.name == "check"
    assert table.rows[0][-1] == 20_000


def test_a_long_check_can_be_stopped_and_does_not_begin_again(
    host: LessonHost, qtbot: QtBot
) -> None:
    long = State(
        d_model=32_768, heads=1, kv_heads=1, d_k=32_768, head=0, trials=MAX_TRIALS, scene="check"
    )
    with qtbot.waitSignal(host.tasks.progressed, timeout=LIMIT_MS):
        host.store.load(long)
    stop = child(host, Button, "checkStop")
    assert stop.isVisible()
    with qtbot.waitSignal(host.tasks.finished, timeout=LIMIT_MS):
        QTest.mouseClick(stop, LEFT)
    assert not stop.isVisible()
    assert host.view.settled()
    host.view.refresh()
    assert host.view.settled()
    assert 0 < int(str(host.view.tables()[-1].rows[0][-1])) < MAX_TRIALS


def test_a_check_that_is_no_longer_shown_is_left_off_and_made_anew(
    host: LessonHost, qtbot: QtBot
) -> None:
    long = State(d_model=32_768, heads=1, kv_heads=1, d_k=32_768, head=0, scene="check")
    with qtbot.waitSignal(host.tasks.progressed, timeout=LIMIT_MS):
        host.store.replace("shape", long)
    host.store.undo_stack.undo()
    assert host.view.settled()
    host.store.edit("view", scene="check")
    qtbot.waitUntil(host.view.settled, timeout=LIMIT_MS)
    assert host.view.tables()[-1].rows[0][2] == 64
    with qtbot.waitSignal(host.tasks.progressed, timeout=LIMIT_MS):
        host.store.replace("shape", long)
    assert not host.view.settled()


def test_hidden_numbers_hide_colours_and_answers(host: LessonHost) -> None:
    host.set_numbers_hidden(True)
    data = child(host, Heatmap, "leftMap").data
    assert data is not None
    assert data.text(0, 0) == "?"
    assert "?" in child(host, Readout, "entropy").accessibleName()
    assert "between ? and ? in 95%" in child(host, Readout, "sd").toolTip()
    below = child(host, ShapesPicture, "shapes").scene
    assert below is not None
    assert below.below[1] == "? \u00f7 8 \u2248 ? \u2192 ?"
    maps = child(host, MapRow, "headMaps").scene
    assert maps is not None
    assert maps.hidden
    assert host.view.headline_text().endswith("Predict first.")
    host.set_numbers_hidden(False)
    assert "divides by" in host.view.headline_text()
    data = child(host, Heatmap, "leftMap").data
    assert data is not None
    assert data.text(0, 0) == "0.75"
    assert "?" not in child(host, Readout, "sd").toolTip()


def test_every_word_changes_with_the_language(host: LessonHost) -> None:
    i18n.hub().use("ja")
    data = child(host, Heatmap, "leftMap").data
    assert data is not None
    assert plain(data.titles[0]).startswith("\u30d8\u30c3\u30c9 11")
    assert child(host, Choice, "model").currentText() == "BERT-base"
    i18n.hub().use("en")
    data = child(host, Heatmap, "leftMap").data
    assert data is not None
    assert plain(data.titles[0]).startswith("Head 11")


@pytest.mark.parametrize("scene", ["weights", "output", "check"])
def test_the_picture_is_exported_with_text_as_text(
    host: LessonHost, qtbot: QtBot, tmp_path: Path, scene: str
) -> None:
    host.store.load(State(scene=scene, trials=500))  # type: ignore[arg-type]
    qtbot.waitUntil(host.view.settled, timeout=LIMIT_MS)
    QApplication.processEvents()
    file = tmp_path / "heads.svg"
    save_svg(host.view.picture(), file)
    written = file.read_text(encoding="utf-8")
    assert "Head 11" in written
    assert "<rect" in written
    assert "numbers" in written


def test_the_tables_hold_full_precision(host: LessonHost) -> None:
    tables = {table.name: table for table in host.view.tables()}
    assert list(tables) == [
        "shapes", "heads", "scores_head_11", "weights_sqrt_head_11", "weights_model_head_11",
    ]  # fmt: skip
    assert len(tables["heads"].rows) == 12
    row = tables["weights_sqrt_head_11"].rows[0]
    assert row[0] == "q_a"
    assert sum(float(str(each)) for each in row[1:]) == pytest.approx(1.0, abs=1e-15)


def test_a_small_window_cuts_nothing_off(host: LessonHost) -> None:
    host.window().resize(1024, 628)
    QApplication.processEvents()
    assert host.view.minimumSizeHint().width() <= 1024
    assert host.view.minimumSizeHint().height() <= 628
    row = child(host, MapRow, "headMaps")
    assert row.mapTo(host, QPoint(row.width(), 0)).x() <= host.view.panel.x()


@pytest.mark.parametrize(("width", "height"), [(1024, 580), (1024, 628), (1280, 728)])
def test_both_tables_show_their_numbers_in_small_windows(
    host: LessonHost, width: int, height: int
) -> None:
    fit(host, width, height)
    for compare in (False, True):
        host.store.edit("x", compare=compare)
        QApplication.processEvents()
        assert child(host, Heatmap, "leftMap").shows_numbers()
        assert child(host, Heatmap, "rightMap").shows_numbers()


@pytest.mark.parametrize("unfolded", [False, True])
@pytest.mark.parametrize("height", [925, 1020])
def test_both_tables_show_their_numbers_on_the_wall(
    host: LessonHost, height: int, unfolded: bool
) -> None:
    scale = 728 / 1080
    theme.hub().use(replace(theme.PROJECTOR, scale=scale))
    try:
        host.view.panel.set_unfolded(unfolded)
        fit(host, 1280, round(scale * height))  # with the guide and without it
        for compare in (False, True):
            host.store.edit("x", compare=compare)
            QApplication.processEvents()
            assert child(host, Heatmap, "leftMap").shows_numbers()
            assert child(host, Heatmap, "rightMap").shows_numbers()
    finally:
        theme.hub().use(theme.LIGHT)


@pytest.mark.parametrize("height", [580, 628, 728])
def test_nothing_overlaps_on_the_way_to_the_output(host: LessonHost, height: int) -> None:
    fit(host, 1024, height)
    host.store.replace("x", replace(LLAMA, scene="output"))
    QApplication.processEvents()
    picture = host.view.picture()
    below = [child(host, QWidget, name) for name in ("shapes", "headOutput", "mixedOutput")]
    tops = [each.mapTo(picture, QPoint()).y() for each in below]
    bracket = child(host, QWidget, "joinedBracket")
    assert bracket.mapTo(picture, QPoint()).y() + bracket.height() <= min(tops)
    assert tops[1] + below[1].height() <= tops[2]
    assert child(host, MapRow, "joinedMaps").isVisible()
    QTest.mouseClick(child(host, MapRow, "joinedMaps"), LEFT, pos=QPoint(60, 30))
    assert picked_head(host) != LLAMA.head


def test_the_tables_of_the_output_say_what_their_colours_mean(host: LessonHost) -> None:
    host.store.edit("x", scene="output")
    QApplication.processEvents()
    table = child(host, WideMap, "headOutput")
    image = table.grab().toImage()
    scale = table.scene.scale if table.scene else None
    assert scale is not None
    found = {image.pixelColor(x, y).rgb() for x in range(table.width() - 120, table.width())
             for y in range(int(table.table_rect().top()))}  # fmt: skip
    for value in (0.9 * scale.low, 0.9 * scale.high):
        assert any(_near(QColor(each), scale.colour(value)) for each in found)


def _near(one: QColor, other: QColor) -> bool:
    parts = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) <= 12 for a, b in parts)
