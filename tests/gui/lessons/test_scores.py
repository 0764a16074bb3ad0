"""The QK^T lesson as a person uses it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core.formatting import fixed
from attention_viewer.framework import i18n
from attention_viewer.lessons.scores import LESSON, text
from attention_viewer.lessons.scores.compute import derive
from attention_viewer.lessons.scores.names import markups
from attention_viewer.lessons.scores.row_plan import arranged
from attention_viewer.lessons.scores.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_maps import ColourScale
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_paint import number_width
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.scores_page import Page, shown_page, texts

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[Page]:
    yield from shown_page(qtbot)


def test_it_opens_on_the_worked_example(page: Page) -> None:
    assert texts(page.map("left")) == [["0.92", "0.28", "−1.20"], ["0.10", "0.96", "−1.00"]]
    assert texts(page.map("right")) == [["0.504", "0.348", "0.148"], ["0.315", "0.518", "0.167"]]
    assert page.readout("pickedScore") == "0.92"
    assert page.readout("dividedValue") == "0.531"
    assert page.readout("pickedWeight") == "0.504"
    assert page.readout("rowSum") == "1.000"
    assert "(2, 3)" in page.readout("shapes")
    assert page.child("cellPicture").accessibleDescription() == (
        "q_a ⋅ k_x = 1.0 × 0.9 + 0.2 × 0.1 + 0.0 × 0.0 = 0.92"
    )


def test_picking_by_mouse_and_keys_lights_up_rows(page: Page) -> None:
    heatmap = page.map("left")
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=heatmap.cell_rect(1, 2).center())
    assert page.state.picked == (1, 2)
    assert page.readout("pickedScore") == "−1.00"
    QTest.keyClick(page.map("right"), Qt.Key.Key_Left)
    picked: tuple[int, ...] = page.state.picked
    assert picked == (1, 1)
    assert "q_b" in page.child("cellPicture").accessibleDescription()
    page.undo()
    page.undo()
    assert page.state == State()


def test_stages_are_chosen_for_either_side_and_stepped_through(page: Page) -> None:
    page.click("stages_scaled")
    assert (page.state.left, page.state.right) == ("scores", "scaled")
    assert texts(page.map("right"))[0] == ["0.531", "0.162", "−0.693"]
    page.click("stages_weights", SHIFT)
    assert (page.state.left, page.state.right) == ("weights", "scaled")
    seen = []
    for _ in range(4):
        page.click("stepByStep")
        seen.append((page.state.left, page.state.right))
    first = ("scores", "scaled")
    assert seen == [first, ("scaled", "weights"), ("weights", "output"), first]


@pytest.mark.parametrize(
    ("divisor", "shown"), [("none", "0.92"), ("sqrt", "0.531"), ("dk", "0.307")]
)
def test_the_divisor(page: Page, divisor: str, shown: str) -> None:
    page.click(f"divisor_{divisor}")
    assert page.state.divisor == divisor
    assert page.readout("dividedValue").startswith(shown)


def test_the_causal_mask_is_hatched(page: Page) -> None:
    page.click("mask_causal")
    page.click("stages_masked", SHIFT)
    assert texts(page.map("left"))[0][1:] == ["−∞", "−∞"]
    assert texts(page.map("right"))[0] == ["1.000", "0.000", "0.000"]


def test_keys_are_hidden_by_click_and_by_space(page: Page) -> None:
    page.click("mask_keys")
    heatmap = page.map("right")
    plan = heatmap.plan()
    assert plan is not None
    at = QPoint(heatmap.cell_rect(0, 1).center().x(), round(plan.head) - 12)
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=at)
    assert page.state.hidden_keys == (1,)
    QTest.keyClick(heatmap, Qt.Key.Key_Space)
    hidden: tuple[int, ...] = page.state.hidden_keys
    assert hidden == (0, 1)
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=at)
    assert page.state.hidden_keys == (0,)


def test_labels_do_nothing_while_no_keys_are_chosen(page: Page) -> None:
    heatmap = page.map("right")
    plan = heatmap.plan()
    assert plan is not None
    at = QPoint(heatmap.cell_rect(0, 1).center().x(), round(plan.head) - 12)
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=at)
    assert page.state == State()


def test_a_fully_masked_row_is_explained(page: Page) -> None:
    page.choose("blind")
    note = page.host.view._note
    assert note.isVisible()
    assert "all weights are 0" in note.markup
    assert page.readout("rowSum") == "0.000"
    page.host.store.reset("reset")
    assert not note.isVisible()


def test_the_range_of_colours_is_locked_across_stages(page: Page) -> None:
    page.click("stages_scaled")
    left, right = page.map("left").data, page.map("right").data
    assert left is not None
    assert right is not None
    assert left.scale == right.scale
    page.click("rangeLock")
    left, right = page.map("left").data, page.map("right").data
    assert left is not None
    assert right is not None
    assert left.scale.high == 1.5
    assert right.scale.high == 0.8
    assert left.locked is False


def scale_of(page: Page, side: str) -> ColourScale:
    data = page.map(side).data
    assert data is not None
    assert data.locked
    return data.scale


def hint_of(page: Page) -> str:
    hint = page.child("rangeHint")
    assert isinstance(hint, RichLabel)
    return plain(hint.markup)


def test_both_sides_share_the_range_whatever_stages_they_show(page: Page) -> None:
    page.choose("embeddings")
    assert scale_of(page, "left") == scale_of(page, "right")
    assert page.child("rangeLock").accessibleName() == "Shared: ±5"
    page.click("stages_output")
    assert scale_of(page, "left") == scale_of(page, "right")
    page.click("stages_weights", SHIFT)  # no signed numbers beside the output
    assert scale_of(page, "right").high == 3.0
    assert page.child("rangeLock").accessibleName() == "Shared: ±3"


def test_a_range_that_had_to_change_says_what_it_was(page: Page) -> None:
    table = page.go("q", 0, 0)
    QTest.keyClicks(table, "7.5")
    assert scale_of(page, "left").high == 8.0
    assert page.child("rangeLock").accessibleName() == "Shared: ±8"
    assert hint_of(page) == "Was ±1.5: changed to fit every number"
    i18n.hub().use("ja")
    assert hint_of(page) == "値に合わせて±1.5 から変えました"
    page.click("stages_output")
    assert hint_of(page) == "左右で、同じ色は同じ値"


def test_transposed_queries_are_columns(page: Page) -> None:
    page.click("transpose")
    assert texts(page.map("left")) == [["0.92", "0.10"], ["0.28", "0.96"], ["−1.20", "−1.00"]]
    heatmap = page.map("left")
    assert heatmap.data is not None
    assert (heatmap.data.rows.title, heatmap.data.columns.title) == ("Key", "Query")
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=heatmap.cell_rect(2, 1).center())
    assert page.state.picked == (1, 2)


def test_the_example_shown_is_that_of_the_numbers(page: Page) -> None:
    example = page.child("example")
    assert example.value() == "walk_through"
    page.click("stages_output")
    assert example.value() == "walk_through"
    page.click("divisor_none")
    assert example.value() is None
    for preset in LESSON.presets():
        page.choose(preset.id)
        assert example.value() == preset.id


def test_hidden_numbers_are_nowhere(page: Page) -> None:
    page.host.set_numbers_hidden(True)
    assert texts(page.map("left")) == [["?"] * 3] * 2
    for name in ("cellPicture", "rowPicture", "leftMap", "rightMap", "pickedScore"):
        child = page.child(name)
        said = child.accessibleDescription() + child.accessibleName()
        assert "0.92" not in said
        assert "0.504" not in said
    assert "1.5" not in page.child("rangeLock").accessibleName()
    page.host.store.edit("x", queries=((7.5, 0.2, 0.0), (0.0, 1.0, 0.3)))
    assert "Was" not in hint_of(page)
    page.undo()
    page.host.set_numbers_hidden(False)
    assert texts(page.map("left"))[0][0] == "0.92"


def test_japanese_leaves_no_english(page: Page) -> None:
    i18n.hub().use("ja")
    for child in page.host.findChildren(QWidget):
        if child.objectName() in {"example"} or not child.isVisibleTo(page.host):
            continue
        for said in (child.toolTip(), child.accessibleName()):
            words = said.replace(text.formula(), "")
            words = words.replace("softmax", "").replace("d_k", "").replace("NaN", "")
            english = [word for word in words.split() if word.isascii() and len(word) > 3]
            assert not [word for word in english if word.isalpha()], said
    data = page.map("left").data
    assert data is not None
    assert "クエリ" in data.rows.title
    i18n.hub().use("en")
    assert page.map("left").accessibleName() == "Left heatmap"


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("preset", [preset.id for preset in LESSON.presets()])
@pytest.mark.parametrize(
    ("look", "width", "height"), [("light", 1024, 628), ("projector", 1920, 1020)]
)
def test_every_example_fits_the_window(
    page: Page, language: str, preset: str, look: str, width: int, height: int
) -> None:
    i18n.hub().use(language)
    theme.hub().use(theme.THEMES[look])
    page.choose(preset)
    for side in ("left", "right"):
        page.host.store.edit("x", **{side: "output"})
    for _ in range(2):
        QApplication.processEvents()
    needed = page.host.minimumSizeHint()
    assert needed.width() <= width
    assert needed.height() <= height


def test_every_control_has_name_tip_and_words(page: Page) -> None:
    for child in page.host.findChildren(QAbstractButton):
        if not child.objectName():
            continue
        assert child.accessibleName(), child.objectName()
    for name in ("leftMap", "rightMap", "table_q", "table_k", "d_k", "example"):
        assert page.child(name).accessibleName()


def test_tables_hold_every_stage_in_full_precision(page: Page) -> None:
    tables = {table.name: table for table in page.host.view.tables()}
    assert list(tables) == ["Q", "K", "V", "scores", "scaled", "masked", "weights", "output"]
    scores = tables["scores"]
    assert scores.header == ["", "k_x", "k_y", "k_z"]
    assert scores.rows[0][0] == "q_a"
    weights = [float(str(value)) for value in tables["weights"].rows[0][1:]]
    assert sum(weights) == pytest.approx(1.0, abs=1e-15)
    assert weights[0] != round(weights[0], 6)


def test_the_picture_comes_out_as_vectors(page: Page, tmp_path: Any) -> None:  # noqa: ANN401
    save_svg(page.host.view.picture(), tmp_path / "page.svg")
    svg = (tmp_path / "page.svg").read_text(encoding="utf-8")
    assert "−1.20" in svg
    assert "0.504" in svg


def test_a_component_of_64_can_be_looked_up(page: Page) -> None:
    page.choose("large")
    picture = page.child("cellPicture")
    before = picture.grab().toImage()
    picture.setFocus()
    QTest.keyClick(picture, Qt.Key.Key_Right)
    assert picture.grab().toImage() != before
    for _ in range(70):
        QTest.keyClick(picture, Qt.Key.Key_Right)
    QTest.keyClick(picture, Qt.Key.Key_PageUp)


@pytest.mark.parametrize("preset", [preset.id for preset in LESSON.presets()])
@pytest.mark.parametrize("width", [190, 246, 349, 700])
def test_columns_of_the_row_never_touch(qapp: QApplication, preset: str, width: int) -> None:
    state = next(each.state for each in LESSON.presets() if each.id == preset)
    now = theme.current()
    row = derive(state).row
    shown = [
        (
            *(fixed(each, 3, tiny=True) for each in (row.scores[key], row.scaled[key])),
            *(fixed(each, 3, tiny=True) for each in (row.exponentials[key], row.weights[key])),
        )
        for key in range(len(row.scores))
    ]
    names_shown = markups(state.names_of_keys, "k")
    heads = ("score", "$\\div\\,\\sqrt{1024}$", "$e^{x-10.25}$", "weight")
    plan = arranged(width, now, names_shown, (heads, *shown))
    left = plan.names
    for column, right in enumerate(plan.right):
        widest = max(number_width(each[column], plan.size, 600) for each in shown)
        assert right - widest >= left
        left = right
    assert plan.right[-1] <= width
    assert plan.right[-2] < plan.bar or plan.bar_room <= 0


def test_typing_moves_nothing_in_the_strip(page: Page) -> None:
    """More decimals, so that a row adds up, would move the read-outs at every edit."""
    decimals, places = set(), set()
    for number in range(12):
        queries = ((0.5 + number / 10, 0.2, 0.0), (0.0, 1.0, 0.3))
        page.host.store.edit("x", queries=queries)
        QApplication.processEvents()
        decimals.add(derive(page.state).row.weight_decimals)
        places.add(tuple(page.child(name).x() for name in ("pickedWeight", "rowSum")))
    assert len(decimals) > 1
    assert len(places) == 1


def test_every_row_of_three_tables_is_seen_in_an_ordinary_window(page: Page) -> None:
    page.host.store.edit("x", right="output")
    QApplication.processEvents()
    for role in ("q", "k", "v"):
        table = page.table(role)
        last = table.model().index(table.model().rowCount() - 1, 0)
        assert table.viewport().rect().contains(table.visualRect(last)), role


def test_tables_take_no_more_room_than_their_rows(page: Page) -> None:
    page.choose("identity")
    page.host.resize(1280, 1400)
    QApplication.processEvents()
    table = page.table("q")
    last = table.visualRect(table.model().index(3, 0))
    assert table.viewport().height() - last.bottom() < theme.current().px(20), "a row's room"
    assert last.height() == theme.current().px(28)
