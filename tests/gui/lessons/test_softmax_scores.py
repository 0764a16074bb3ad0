"""One score that is moved, and the Jacobian, of the softmax lesson as a person uses them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.lessons.softmax import jacobian
from attention_viewer.lessons.softmax.compute import derive
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.colour_maps import argb
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.softmax_page import child, choose, click, opened, state, type_into

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LessonHost]:
    yield from opened(qtbot)


@pytest.fixture
def score(host: LessonHost) -> LessonHost:
    host.store.load(State(source="typed", scores=(0.0, 2.0), d_k=4, view="curves", curves="score"))
    return host


# --- one score ---


def test_the_cursor_moves_the_score_and_the_bars(score: LessonHost) -> None:
    plot = child(score, "curve_weight")
    frame = plot.frame()
    QTest.mousePress(plot, LEFT, pos=QPoint(round(frame.x_px(20.0)), 60))
    QTest.mouseRelease(plot, LEFT, pos=QPoint(round(frame.x_px(20.0)), 60))
    moved = state(score).scores
    assert moved[0] == pytest.approx(20.0, abs=0.3)
    assert moved[1:] == (2.0,)
    assert child(score, "linkedBars").data.left.values[0][0] > 0.999
    assert child(score, "scoreSlider").value == moved[0]
    score.store.undo_stack.undo()
    assert state(score).scores == (0.0, 2.0)
    assert "sigmoid" in score.view.headline.markup


def test_the_slider_moves_the_chosen_key(score: LessonHost) -> None:
    choose(score, "movedKey", 1)
    assert state(score).moved == 1
    QTest.keyClick(child(score, "scoreSlider"), Qt.Key.Key_Right)
    assert state(score).scores == (0.0, 2.1)
    assert child(score, "scoreTable_1").value == 2.1


def test_drawn_scores_are_typed_once_one_moves(host: LessonHost) -> None:
    host.store.edit("score", view="curves", curves="score")
    QTest.keyClick(child(host, "curve_slope"), Qt.Key.Key_Right)
    assert state(host).source == "typed"
    assert state(host).scores[0] == pytest.approx(-19.9)
    assert state(host).scores[1:] == State().scores[1:]
    assert "1/2" in host.view.headline.markup


def test_the_two_kinds_of_curves_are_switched(score: LessonHost, qtbot: QtBot) -> None:
    click(score, "curvesKind_d_k")
    assert state(score).curves == "d_k"
    qtbot.waitUntil(score.view.settled)
    assert child(score, "curves_max_p").isVisible()
    assert not child(score, "curve_weight").isVisible()
    click(score, "curvesKind_score")
    assert not child(score, "curves_max_p").isVisible()


def test_a_single_score_is_explained(score: LessonHost) -> None:
    type_into(child(score, "keyCount"), "1")
    assert "A single key" in score.view.headline.markup
    assert not score.grab().isNull()


@pytest.mark.parametrize("text", ["inf", "-inf", "nan", "1e308", "∞", ""])
def test_scores_that_are_none_are_explained(score: LessonHost, text: str) -> None:
    field = child(score, "scoreTable_0")
    type_into(field, text)
    assert field.fault
    # Of 1e308 the beginning, 1e30, is a score that is computed rightly.
    assert state(score).scores in ((0.0, 2.0), (1e30, 2.0))


@pytest.mark.parametrize("name", ["light", "dark", "projector"])
@pytest.mark.parametrize("view", ["curves", "score", "descent"])
def test_views_are_painted_in_every_theme_and_language(
    host: LessonHost, view: str, name: str, qtbot: QtBot
) -> None:
    kind = "score" if view == "score" else "d_k"
    view = "curves" if view == "score" else view
    host.store.edit("view", view=view, curves=kind, curve_draws=100)
    qtbot.waitUntil(host.view.settled)
    theme.hub().use(theme.THEMES[name])
    i18n.hub().use("ja")
    assert not host.grab().isNull()
    assert not host.view.picture().grab().isNull()
    assert host.view.tables()


# --- Jacobian ---


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("n_keys", [3, 200])
def test_each_entry_has_the_colour_of_its_value_or_the_next_one(n_keys: int, own: bool) -> None:
    shown = State(stream="numpy", seed=5, n_keys=n_keys, d_k=16, own_range=own)
    for data in jacobian.maps(shown, derive(shown), False):
        step_of = {colour: step for step, colour in enumerate(argb(data.scale.name).tolist())}
        steps = np.array([[step_of[colour] for colour in row] for row in data.pixels().tolist()])
        assert abs(steps - data.scale.steps(data.values).astype(int)).max() <= 1
        assert (data.pixels((slice(1, 2), slice(2, 3))) == data.pixels()[1:2, 2:3]).all()


def test_on_the_wall_both_sliders_stand_side_by_side(
    score: LessonHost,
) -> None:
    theme.hub().use(theme.THEMES["projector"])
    QApplication.processEvents()
    slider, dimension = child(score, "scoreSlider"), child(score, "dimensionSlider")
    top = score.view.mapFromGlobal(slider.mapToGlobal(QPoint(0, 0)))
    other = score.view.mapFromGlobal(dimension.mapToGlobal(QPoint(0, 0)))
    assert dimension.isVisible()
    assert abs(top.y() - other.y()) < 4
    assert top.x() + slider.width() < other.x()


def test_on_the_wall_one_line_below_each_jacobian_leaves_room_for_its_numbers(
    host: LessonHost,
) -> None:
    click(host, "softmaxViewSwitch_jacobian")
    pair = host.view.jacobian
    assert ["3.7e−17" in label.markup for label in pair._captions] == [True, False]
    assert all(label.markup.count("\n") == 1 for label in pair._captions)
    theme.hub().use(theme.THEMES["projector"])
    assert all("p_{1}" in label.markup for label in pair._captions)
    assert all(label.markup.count("\n") == 0 for label in pair._captions)


def test_the_jacobian_stands_beside_the_scaled_one(host: LessonHost) -> None:
    click(host, "softmaxViewSwitch_jacobian")
    assert state(host).view == "jacobian"
    assert host.view.picture() is host.view.jacobian
    assert not host.view.bars.isVisible()
    left, right = host.view.jacobian.left.data, host.view.jacobian.right.data
    p = [0.19846718614562295, 0.6471550951275312, 0.1543777187268457]
    assert right.values == pytest.approx(np.diag(p) - np.outer(p, p))
    assert right.values.sum(axis=1) == pytest.approx([0.0] * 3, abs=1e-15)
    assert [right.text(0, n) for n in range(3)] == ["0.1591", "−0.1284", "−0.0306"]
    assert [left.text(1, n) for n in range(3)] == ["−3.7e−17", "3.7e−17", "−1.2e−20"]
    assert left.scale == right.scale
    assert left.locked
    click(host, "ownRange")
    left, right = host.view.jacobian.left.data, host.view.jacobian.right.data
    assert left.scale.high == pytest.approx(4e-17)
    assert right.scale.high == 0.25
    assert child(host, "example").value() == "walkthrough"
    host.store.undo_stack.undo()
    assert not child(host, "ownRange").isChecked()


def test_one_entry_is_written_out_on_both_sides(host: LessonHost) -> None:
    host.store.edit("view", view="jacobian")
    maps = host.view.jacobian
    host.view.grab()
    place = maps.right.cell_rect(2, 2).center()
    QTest.mouseClick(maps.right, Qt.MouseButton.LeftButton, pos=place)
    assert state(host).picked == (2, 2)
    captions = [label.markup for label in maps.findChildren(RichLabel)]
    assert any("p_{3} (1 - p_{3}) = $0.1305" in words for words in captions)
    assert any("p_{3} (1 - p_{3}) = $1.2e−20" in words for words in captions)
    host.set_numbers_hidden(True)
    assert maps.right.data.text(0, 0) == "?"


def test_a_jacobian_keeps_what_underflows(host: LessonHost) -> None:
    host.store.load(State(source="typed", scores=(0.0, 1000.0, 0.0), d_k=1, view="jacobian"))
    data = host.view.jacobian.left.data
    assert data.text(0, 1) == "−5.1e−435"
    assert data.text(0, 2) == "−2.6e−869"
    assert data.text(1, 1) == "1.0e−434"
    host.store.edit("format", number_format="float16")
    assert host.view.jacobian.left.data.text(0, 1) == "exactly 0"
    host.store.load(
        State(source="typed", scores=(1e99, 0.0), d_k=1, number_format="float16", view="jacobian")
    )
    assert host.view.jacobian.left.data.text(0, 1) == "undefined"
    assert not host.view.grab().isNull()
