"""The QK^T lesson with queries, keys and values computed from embeddings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.lessons.scores import LESSON
from attention_viewer.lessons.scores.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.matrix_table import MatrixTable
from attention_viewer.widgets.matrix_table_cells import CellField
from tests.helpers.scores_page import Page, shown_page, texts

SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[Page]:
    for made in shown_page(qtbot):
        made.click("source_embeddings")
        yield made


def type_at(page: Page, role: str, row: int, column: int, text: str) -> None:
    table = page.go(role, row, column)
    QTest.keyClick(table, Qt.Key.Key_F2)
    field = table.findChild(CellField)
    assert isinstance(field, CellField)
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_the_projection_is_a_stage(page: Page) -> None:
    assert (page.state.left, page.state.right) == ("projected", "scores")
    assert page.child("stages_projected").isVisible()
    assert texts(page.map("left"))[0] == ["2.00", "0.00", "1.50", "−0.50", "2.00", "0.00"]
    assert texts(page.map("right"))[0] == ["3.00", "−1.00", "2.00"]
    assert not page.table("q").isVisible()
    assert page.table("x").isVisible()
    data = page.map("left").data
    assert data is not None
    columns = data.columns.spoken  # not q_1, the name of a whole query
    assert [each.replace("\N{THIN SPACE}", "") for each in columns[:3]] == ["Q1", "Q2", "K1"]
    saved = next(each for each in page.host.view.tables() if each.name == "projected")
    assert list(saved.header) == ["", "Q_1", "Q_2", "K_1", "K_2", "V_1", "V_2"]
    page.undo()
    assert page.state == State()
    assert not page.child("stages_projected").isVisible()


def test_a_projected_cell_is_explained_with_its_weights(page: Page) -> None:
    heatmap = page.map("left")
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=heatmap.cell_rect(1, 3).center())
    assert page.state.explained == "projection"
    said = page.child("cellPicture").accessibleDescription()
    assert said.endswith("= 0.0 × 0.0 + 1.0 × 1.0 + 0.0 × (−0.5) + 1.0 × 1.0 = 2.00")
    assert page.child("weights").value() == "wk"
    assert page.table("wk").isVisible()
    QTest.keyClick(heatmap, Qt.Key.Key_Right)
    assert page.child("weights").value() == "wv"


def test_weights_and_embeddings_are_typed(page: Page) -> None:
    type_at(page, "x", 0, 0, "2")
    assert texts(page.map("left"))[0][:2] == ["3.00", "0.00"]
    page.click("weights_wv")
    type_at(page, "wv", 3, 1, "5")
    assert page.state.w_v[3][1] == 5.0
    assert texts(page.map("left"))[1][-1] == "6.00"
    page.undo()
    page.undo()
    assert page.state.embeddings == State().embeddings


def test_the_tables_keep_what_the_embeddings_gave(page: Page) -> None:
    scores = texts(page.map("right"))
    page.click("source_tables")
    assert page.state.source == "tables"
    assert page.state.queries == ((2.0, 0.0), (0.0, 2.0), (1.0, 1.0))
    assert page.state.keys == ((1.5, -0.5), (-0.5, 2.0), (1.0, 1.0))
    assert page.state.values == ((2.0, 0.0), (0.0, 3.0), (1.0, 1.0))
    assert page.state.left == "scores"
    assert texts(page.map("right")) == scores
    page.undo()
    assert page.state.embedded


def test_embeddings_grow_by_zeros_and_weights_with_them(page: Page) -> None:
    field = page.child("d_model")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "12")
    assert page.said[-1] == "Components 5 to 12 are new and set to 0."
    assert page.state.embeddings[0] == (*State().embeddings[0], *(0.0,) * 8)
    assert page.state.w_k[:4] == State().w_k
    assert page.state.w_k[4:] == ((0.0, 0.0),) * 8
    QTest.keyClick(field, Qt.Key.Key_Return)
    page.undo()
    assert page.state.d_model == 4


def test_a_block_of_weights_is_pasted(page: Page) -> None:
    table = page.go("wq", 0, 0)
    QGuiApplication.clipboard().setText("1\t2\t3\n4\t5\t6")
    QTest.keyClick(table, Qt.Key.Key_V, CONTROL)
    assert page.state.w_q[:2] == ((1.0, 2.0, 3.0), (4.0, 5.0, 6.0))
    assert page.state.w_k[0] == (1.0, 0.0, 0.0)
    assert page.state.d_k == 3


def test_tokens_are_added_and_removed(page: Page) -> None:
    page.click("more")
    page.click("addToken")
    assert page.state.token_names[2:] == ("x_3", "x_4")
    page.click("removeToken")
    assert page.readout("shapes").startswith("$(3, 2)")
    assert page.state.token_names[0] == "x_2"
    assert not page.child("addQuery").isVisible()


def test_identity_weights_give_the_embeddings_back(page: Page) -> None:
    field = page.child("d_k")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4")
    page.click("more")
    page.click("fillIdentity")
    page.click("source_tables")
    assert page.state.queries == page.state.keys == State().embeddings


def test_numbers_too_large_for_a_table_are_refused_in_words(page: Page) -> None:
    large = ((1e6,) * 4,) * 3
    page.host.store.edit("x", embeddings=large, w_q=((1e6, 1e6),) * 4)
    page.click("source_tables")
    assert page.state.source == "embeddings"
    assert "beyond 1000000" in page.said[-1]


def test_computed_queries_are_taken_to_the_vectors(page: Page) -> None:
    page.click("more")
    page.click("takeToVectors")
    handover = page.sent[-1]
    assert handover.queries == ((2.0, 0.0),)
    assert handover.keys == ((1.5, -0.5), (-0.5, 2.0), (1.0, 1.0))
    assert handover.query_names == ("q_1",)


def test_colours_are_chosen(page: Page) -> None:
    page.click("more")
    page.click("scoreColours_CET-CBD1")
    page.click("weightColours_viridis")
    page.click("stages_weights")
    left, right = page.map("left").data, page.map("right").data
    assert left is not None
    assert right is not None
    assert (left.scale.name, right.scale.name) == ("CET-CBD1", "viridis")
    page.undo()
    page.undo()
    assert replace(page.state, weight_colours="cividis").score_colours == "CET-CBD1"


def test_the_remark_on_the_fourth_root_says_the_divided_score(page: Page) -> None:
    page.click("source_tables")
    page.choose("walk_through")
    said = page.child("rooted").accessibleName()
    assert "0.760 × 0.684 + 0.152 × 0.076 + 0.000 × 0.000 = 0.531" in said
    assert page.readout("dividedValue") == "0.531"
    page.click("divisor_none")
    assert not page.child("rooted").isVisible()


def on_the_wall(page: Page, height: int) -> None:
    theme.hub().use(theme.PROJECTOR)
    page.top.resize(1920, height)
    page.host.resize(page.top.size())
    QApplication.processEvents()
    page.host.refresh()
    QApplication.processEvents()


@pytest.mark.parametrize("height", [1020, 924])
def test_on_the_wall_each_table_is_seen_whole_also_beside_the_guide(
    page: Page, height: int
) -> None:
    on_the_wall(page, height)
    for role in ("x", "wq", "wk", "wv"):
        page.click(f"alone_{role}")
        QApplication.processEvents()
        tables = page.host.findChildren(MatrixTable)
        assert [each.objectName() for each in tables if each.isVisible()] == [f"table_{role}"]
        assert page.table(role).verticalScrollBar().maximum() == 0
    for side in ("left", "right"):
        assert page.map(side).shows_numbers()


def test_on_the_wall_the_guide_shows_the_mixing_and_the_saturation_in_numbers(page: Page) -> None:
    on_the_wall(page, 900)
    guide = LESSON.guide()
    page.host.store.replace("x", guide[3].state)
    QApplication.processEvents()
    tables = page.host.findChildren(MatrixTable)
    assert [each.objectName() for each in tables if each.isVisible()] == ["table_v"]
    assert page.table("v").verticalScrollBar().maximum() == 0
    page.host.store.replace("x", guide[-1].state)
    QApplication.processEvents()
    row, column = page.state.picked
    for side, least, most in (("left", 0.98, 1.0), ("right", 0.3, 0.7)):
        heatmap = page.map(side)
        assert heatmap.shows_numbers()
        assert heatmap.data is not None
        largest = heatmap.data.values.max(axis=1)
        assert (largest > least).all()
        assert (largest < most).all()
        assert heatmap.data.values[row, column] == largest[row]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_small_window_beside_the_guide_shows_numbers_and_whole_tables(
    page: Page, language: str
) -> None:
    i18n.hub().use(language)
    page.top.resize(1024, 568)  # what an XGA projector leaves below menus, tabs and two lines
    page.host.resize(page.top.size())
    for step in LESSON.guide():
        page.host.store.replace("x", step.state)
        QApplication.processEvents()
        assert all(page.map(side).shows_numbers() for side in ("left", "right")), step.text()
        terms = page.child("cellPicture")
        assert page.state.d_k == 64 or terms.focusPolicy() == Qt.FocusPolicy.NoFocus, "all are seen"
    page.host.store.replace("x", LESSON.guide()[0].state)
    QApplication.processEvents()
    for role in ("x", "wq"):
        page.click(f"alone_{role}")
        table = page.table(role)
        assert table.isVisible()
        assert table.verticalScrollBar().maximum() == table.horizontalScrollBar().maximum() == 0


def test_cells_of_both_sides_are_alike_however_many_columns_there_are(page: Page) -> None:
    left, right = page.map("left"), page.map("right")
    assert abs(left.cell_rect(0, 0).width() - right.cell_rect(0, 0).width()) <= 2
    page.click("stages_scores", SHIFT)
    page.click("stages_projected")
    QApplication.processEvents()
    assert abs(left.cell_rect(0, 0).width() - right.cell_rect(0, 0).width()) <= 2


def test_on_the_wall_the_weights_of_a_picked_component_come_up(page: Page) -> None:
    on_the_wall(page, 1020)
    assert page.table("x").isVisible()
    heatmap = page.map("left")
    QTest.mouseClick(heatmap, Qt.MouseButton.LeftButton, pos=heatmap.cell_rect(1, 3).center())
    QApplication.processEvents()
    assert page.child("alone").value() == "wk"
    assert page.table("wk").isVisible()
    assert not page.child("weights").isVisible()


def test_the_headline_gives_way_to_the_guide(page: Page) -> None:
    assert page.child("headline").isVisible()
    page.host.resize(1280, 680)
    QApplication.processEvents()
    assert not page.child("headline").isVisible()
    page.host.resize(1280, 728)
    QApplication.processEvents()
    assert page.child("headline").isVisible()
    on_the_wall(page, 924)
    assert not page.child("headline").isVisible()
    on_the_wall(page, 1020)
    assert page.child("headline").isVisible()
    on_the_wall(page, 924)
    theme.hub().use(theme.LIGHT)
    assert page.child("headline").isVisible()


def test_the_remark_says_its_own_numbers_on_the_wall_too(page: Page) -> None:
    page.click("source_tables")
    on_the_wall(page, 1020)
    for preset in ("walk_through", "causal"):
        page.choose(preset)
        QApplication.processEvents()
        remark = page.child("rooted")
        assert remark.isVisible()
        shown = remark.shown
        assert shown is not None
        assert "\u00d7" in shown[1]
        assert shown[1].endswith(f"= {page.readout('dividedValue')}")


def test_on_the_wall_every_key_of_four_has_its_line(page: Page) -> None:
    page.click("source_tables")
    on_the_wall(page, 1020)
    page.choose("causal")
    QApplication.processEvents()
    row = page.child("rowPicture")
    assert row.focusPolicy() == Qt.FocusPolicy.NoFocus, "nothing is out of sight"
    assert page.map("left").shows_numbers()
    assert page.map("right").shows_numbers()


def test_a_long_token_is_cut_in_the_remark(page: Page) -> None:
    page.click("source_tables")
    page.choose("walk_through")
    long = "supercalifragilistic"
    page.host.store.edit("x", query_names=(long, "q_b"))
    said = page.child("rooted").accessibleName()
    assert long not in said
    assert "supercalifr\u2026" in said


def test_the_shapes_are_told_on_the_wall_too(page: Page) -> None:
    shapes = page.child("wallShapes")
    assert not shapes.isVisible()
    on_the_wall(page, 1020)
    assert shapes.isVisible()
    page.click("source_tables")
    page.choose("animal")
    assert plain(shapes.markup) == "(11, 4) \u22c5 (4, 11) \u2192 (11, 11)"
    assert shapes.geometry().right() < page.child("leftMap").window().width()
