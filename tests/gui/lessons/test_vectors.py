"""The vectors lesson as a person uses it: tips, fields, keys and hidden numbers."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from attention_viewer.core import vectors
from attention_viewer.lessons.vectors.presets import ZERO
from attention_viewer.lessons.vectors.state import State
from tests.helpers.ui import commit, turn_wheel
from tests.helpers.vectors_bench import LEFT, NO, Bench


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    made = Bench(qtbot)
    yield made
    made.host.tasks.close()


def test_it_opens_on_the_worked_example(bench: Bench) -> None:
    readouts = bench.host.view.readouts
    assert readouts.hand.hero == "0.92"
    assert readouts.divided.value == "0.651"
    assert readouts.angle.value == "5.0°"
    assert readouts.cosine.value == "0.996"
    assert readouts.q_length.value == "1.020"
    assert readouts.k_length.value == "0.906"
    assert "nearly the same direction" in readouts.hand.accessibleName()
    assert bench.host.view.settled()


def test_dragging_a_tip_is_one_step_and_snaps(bench: Bench) -> None:
    bench.drag(bench.canvas.tip_px(0), bench.px(0.5, 0.5), bench.px(0.2, 0.7), bench.px(0.31, 0.79))
    assert bench.state.keys[0] == (0.3, 0.8)
    assert bench.steps == 1
    assert bench.host.view.readouts.hand.hero == "0.46"
    bench.host.store.undo_stack.undo()
    assert bench.state == State()
    bench.host.store.undo_stack.redo()
    assert bench.state.keys[0] == (0.3, 0.8)


def test_two_drags_are_two_steps(bench: Bench) -> None:
    for target in ((0.5, 0.5), (0.2, -0.4)):
        bench.drag(bench.canvas.tip_px(0), bench.px(*target))
    assert bench.steps == 2


def test_the_query_can_be_dragged_and_the_order_changes(bench: Bench) -> None:
    bars = bench.host.view.controls.bars
    assert [row.id for row in bars._rows] == [0, 1, 2]
    bench.drag(bench.canvas.tip_px(-1), bench.px(0.0, 1.0))
    assert bench.state.q == (0.0, 1.0)
    assert [row.id for row in bars._rows] == [1, 0, 2]


@pytest.mark.parametrize("snap", [0.0, 1.0])
def test_a_tip_dragged_out_of_the_picture_is_not_lost(bench: Bench, snap: float) -> None:
    bench.show(replace(State(), snap=snap))
    canvas = bench.canvas
    start = canvas.tip_px(0)
    bench.drag(start, start + QPointF(300, 100), QPointF(canvas.width() + 400, -300))
    assert canvas.rect().contains(canvas.tip_px(0).toPoint())
    x, y = bench.state.keys[0]
    assert x > 1.5
    assert y > 0.9
    # Without snap it has stopped at the edge, and nothing was zoomed.
    assert (bench.state.span == State().span) is (snap == 0.0)


def test_a_refused_component_leaves_no_trace(bench: Bench) -> None:
    field = bench.child("component_0_1")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "12")
    assert bench.state.span > 12
    QTest.keyClicks(field, "e309")
    assert bench.state == State()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert bench.state == State()
    assert bench.steps == 0


def test_a_zoom_amid_typing_is_kept(bench: Bench) -> None:
    field = bench.child("component_0_1")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "0")
    turn_wheel(bench.canvas, -120)
    wide = bench.state.span
    assert wide > State().span
    QTest.keyClicks(field, ".5")
    assert (bench.state.q[0], bench.state.span) == (0.5, wide)


def test_modifiers_keep_direction_and_length(bench: Bench) -> None:
    tip = bench.canvas.tip_px(0)
    bench.drag_held(tip, bench.px(0.0, 0.6), Qt.KeyboardModifier.ControlModifier)
    assert vectors.norm(bench.state.keys[0]) == pytest.approx(math.hypot(0.9, 0.1))
    before = bench.state.keys[0]
    bench.drag_held(bench.canvas.tip_px(0), bench.px(0.3, 0.5), Qt.KeyboardModifier.ShiftModifier)
    angle = vectors.angle_deg(before, bench.state.keys[0])
    assert angle == pytest.approx(0.0, abs=1e-9)
    assert vectors.norm(bench.state.keys[0]) != vectors.norm(before)


def test_the_keyboard_goes_through_the_tips(bench: Bench) -> None:
    canvas = bench.canvas
    canvas.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(canvas, Qt.Key.Key_Tab)
    assert canvas.focused == -1
    QTest.keyClick(canvas, Qt.Key.Key_Tab)
    assert canvas.focused == 0
    assert "k_1" in canvas.accessibleName()
    for _ in range(3):
        QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert bench.state.keys[0] == (1.2, 0.1)
    QTest.keyClick(canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert bench.state.keys[0] == (1.2, -0.9)
    QTest.keyClick(canvas, Qt.Key.Key_Tab)
    QTest.keyClick(canvas, Qt.Key.Key_Space)
    assert bench.state.selected == 1
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    assert bench.state.key_names == ("k_1", "k_3")
    QTest.keyClick(canvas, Qt.Key.Key_Backtab)
    assert canvas.focused == 0


def test_tab_leaves_the_picture_behind_the_last_key(bench: Bench) -> None:
    canvas = bench.canvas
    canvas.setFocus()
    canvas.set_focused(2)
    QTest.keyClick(canvas, Qt.Key.Key_Tab)
    assert not canvas.hasFocus()


def test_the_last_key_cannot_be_deleted(bench: Bench) -> None:
    bench.show(State(keys=((1.0, 0.0),), key_names=("k_1",)))
    told = QSignalSpy(bench.messages.posted)
    canvas = bench.canvas
    canvas.setFocus()
    canvas.set_focused(0)
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    assert len(bench.state.keys) == 1
    assert told.count() == 1


def test_a_double_click_adds_a_key_where_it_is(bench: Bench) -> None:
    QTest.mouseDClick(bench.canvas, LEFT, NO, bench.px(-0.5, 0.7).toPoint())
    assert bench.state.keys[-1] == (-0.5, 0.7)
    assert bench.state.selected == 3
    bench.host.store.undo_stack.undo()
    assert bench.state.keys == State().keys


def test_five_keys_are_enough(bench: Bench) -> None:
    bench.click("addKey")
    bench.click("addKey")
    assert len(bench.state.keys) == 5
    assert not bench.child("addKey").isEnabled()
    told = QSignalSpy(bench.messages.posted)
    QTest.mouseDClick(bench.canvas, LEFT, NO, bench.px(-0.5, 0.7).toPoint())
    assert len(bench.state.keys) == 5
    assert told.count() == 1


def test_wheel_and_ground_move_the_plane_and_f_brings_it_back(bench: Bench) -> None:
    canvas = bench.canvas
    before = canvas.tip_px(0)
    bench.drag(bench.px(-0.5, 0.5), bench.px(0.0, 0.2))
    moved = canvas.tip_px(0) - before
    assert moved.x() == pytest.approx(bench.px(0.5, 0).x() - bench.px(0, 0).x(), abs=1.5)
    canvas.zoom(4.0, bench.px(0.9, 0.1))
    assert bench.state.span == pytest.approx(State().span / 4)
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_F)
    assert bench.state.centre == (0.0, 0.0)
    assert all(canvas.rect().contains(canvas.tip_px(index).toPoint()) for index in (-1, 0, 1, 2))


@pytest.mark.parametrize("size", [1e-6, 1e6])
def test_no_size_of_vectors_is_lost(bench: Bench, size: float) -> None:
    bench.show(State(q=(size, 0.0), keys=((0.0, size), (size, size)), key_names=("k_1", "k_2")))
    told = QSignalSpy(bench.messages.posted)
    bench.child("fit")
    bench.host.view.intents.fit()
    assert told.count() == 1
    tip = bench.canvas.tip_px(0)
    assert math.dist(tip.toTuple(), bench.px(0, 0).toTuple()) > 100
    assert not bench.canvas.grab().isNull()
    bench.drag(tip, bench.px(size / 2, size / 2))
    assert bench.state.keys[0] == pytest.approx((size / 2, size / 2), rel=0.02)


@pytest.mark.parametrize("state", [ZERO, State(q=(0.0, 0.0))])
def test_zero_vectors_are_told_in_words(bench: Bench, state: State) -> None:
    bench.show(state)
    bench.canvas.grab()
    assert bench.host.view.readouts.angle.value == "none"
    assert "zero vector" in bench.host.view.readouts.hand.accessibleName()
    told = QSignalSpy(bench.messages.posted)
    bench.click("orthogonal")
    assert bench.state == state
    assert told.count() == 1


def test_fields_take_what_people_type(bench: Bench) -> None:
    field = bench.child("component_1_2")
    field.setFocus()
    field.selectAll()
    commit(field, "−0,5")
    assert bench.state.keys[0] == (0.9, -0.5)
    QTest.keyClick(field, Qt.Key.Key_Return)
    field.selectAll()
    QTest.keyClicks(field, "abc")
    assert field.fault
    assert bench.state.keys[0] == (0.9, -0.5)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.fault
    assert bench.steps == 1


def test_a_long_number_shows_dots_until_it_is_entered(bench: Bench) -> None:
    bench.click("orthogonal")
    field = bench.child("component_1_1")
    assert field.text() == "0.177…"
    field.setFocus()
    assert field.text() == repr(bench.state.keys[0][0])
    bench.child("component_1_2").setFocus()
    assert field.text() == "0.177…"
    assert bench.steps == 1
    assert bench.host.view.readouts.hand.hero == "0.000"


def test_turning_buttons(bench: Bench) -> None:
    bench.click("opposite")
    assert bench.host.view.readouts.angle.value == "180.0°"
    bench.click("parallel")
    assert bench.host.view.readouts.angle.value == "0.0°"


def test_examples_options_and_draws(bench: Bench) -> None:
    bench.child("moreOptions").setChecked(True)
    bench.click("lockLength")
    assert bench.state.lock_length
    bench.click("showLines")
    assert not bench.state.show_lines
    bench.click("swap")
    assert bench.state.q == (0.9, 0.1)
    bench.click("draw")
    drawn = bench.state.q
    bench.host.store.undo_stack.undo()
    bench.click("draw")
    assert bench.state.q == drawn
    assert bench.child("example").value() is None
    bench.child("example").chosen.emit("unit")
    assert bench.state.q == (1.0, 0.0)
    assert bench.child("example").value() == "unit"


def test_hidden_numbers_are_revealed_one_key_at_a_time(bench: Bench) -> None:
    bench.show(replace(State(), q=(-1.0, 0.2)))
    bench.host.set_numbers_hidden(True)
    view = bench.host.view
    assert [row.id for row in view.controls.bars._rows] == [0, 1, 2]
    assert all(row.shown == "?" and row.value is None for row in view.controls.bars._rows)
    assert view.readouts.angle.accessibleName().endswith("?")
    assert {tip.score for tip in bench.canvas.scene.keys} == {"?"}
    scene = bench.canvas.scene
    assert scene.angle == "?"
    # Sign and size could be read off what the query does to the ground, and off the foot.
    assert not scene.show_lines
    assert not scene.show_projection
    high = view.controls.bars.height() // 3
    QTest.mouseClick(view.controls.bars, LEFT, NO, QPoint(30, high + high // 2))
    assert bench.state.selected == 1
    assert [row.shown for row in view.controls.bars._rows] == ["?", "0.08", "?"]
    assert view.readouts.angle.accessibleName().endswith("°")
    assert bench.canvas.scene.show_projection
    assert not bench.canvas.scene.show_lines
    bench.host.set_numbers_hidden(False)
    assert bench.canvas.scene.show_lines
    assert "?" not in {row.shown for row in view.controls.bars._rows}


@pytest.mark.parametrize(("typed", "grid"), [("4000", "2000"), ("0,5", "")])
def test_a_tip_typed_out_of_sight_is_brought_back_and_the_grid_is_told(
    bench: Bench, typed: str, grid: str
) -> None:
    told = QSignalSpy(bench.messages.posted)
    field = bench.child("component_1_2")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    canvas = bench.canvas
    assert all(canvas.rect().contains(canvas.tip_px(index).toPoint()) for index in (-1, 0, 1, 2))
    if grid:
        assert told.at(told.count() - 1)[0].text == f"One square of the grid is now {grid}."
        squares = canvas.frame().ticks_x(canvas.grid_of(bench.state.span))
        assert min(map(abs, squares)) == float(grid)
    else:
        assert told.count() == 0
        assert bench.state.span == State().span
    commit(field, "")
    bench.host.store.undo_stack.undo()
    assert bench.state == State()


def test_tips_too_short_to_be_told_apart_are_enlarged(bench: Bench) -> None:
    bench.show(State(q=(1e-5, 0.0), keys=((0.0, 2e-5),), key_names=("k_1",), snap=0.0))
    canvas = bench.canvas
    canvas.setFocus()
    canvas.set_focused(0)
    QTest.keyClick(canvas, Qt.Key.Key_F)
    assert bench.state.span < 1e-3
    assert math.dist(canvas.tip_px(0).toTuple(), bench.px(0, 0).toTuple()) > 100


def test_drawn_vectors_are_in_sight(bench: Bench) -> None:
    for seed in range(12):
        bench.show(State(seed=seed))
        bench.click("draw")
        canvas = bench.canvas
        tips = [canvas.tip_px(index).toPoint() for index in (-1, 0, 1, 2)]
        assert all(canvas.rect().contains(tip) for tip in tips)


def test_every_digit_is_one_click_away_where_figures_are_rounded(bench: Bench) -> None:
    assert not bench.child("exactDigits").isVisible()
    bench.show(State(q=(1.23456, 0.2), keys=((0.12345, 0.6789),), key_names=("k_1",)))
    assert "≈" in bench.host.view.readouts.hand.accessibleName()
    bench.click("exactDigits")
    lines = bench.child("allDigitsLines")
    assert lines.isVisible()
    assert lines.accessibleName().split("\n") == [
        "1.23456×0.12345 = 0.152406432",
        "0.2×0.6789 = 0.13578",
        "q ⋅ k_1 = 0.288186432",
    ]
    assert bench.child("allDigits").isChecked()
    bench.click("exactDigits")
    assert not bench.state.all_digits
    assert not lines.isVisible()
    bench.host.set_numbers_hidden(True)
    assert not bench.child("exactDigits").isVisible()
