"""The vectors lesson as a person uses it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core import vectors
from attention_viewer.framework import i18n
from attention_viewer.framework.bus import Handover, LessonBus
from attention_viewer.framework.messages import Messages
from attention_viewer.lessons.vectors import LESSON
from attention_viewer.lessons.vectors.presets import SPACE, ZERO
from attention_viewer.lessons.vectors.state import State
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.export import image_of, save_svg
from tests.helpers.ui import commit

NO = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


class Bench:
    """A host with its bus and messages."""

    def __init__(self, qtbot: QtBot) -> None:
        self.top = QWidget()
        qtbot.addWidget(self.top)
        self.top.resize(1280, 728)
        self.messages, self.bus = Messages(self.top), LessonBus(self.top)
        self.host = LessonHost(LESSON, self.messages, self.bus, self.top)
        self.host.resize(1280, 728)
        self.host.open()
        self.top.show()
        self.top.activateWindow()
        qtbot.waitExposed(self.top)

    @property
    def state(self) -> State:
        state: State = self.host.store.state
        return state

    @property
    def steps(self) -> int:
        return self.host.store.undo_stack.count()

    @property
    def canvas(self) -> Any:  # noqa: ANN401 - either of two pictures
        return self.host.view.picture()

    def child(self, name: str) -> Any:  # noqa: ANN401 - of any class
        found = self.host.findChild(QWidget, name)
        assert found is not None, name
        return found

    def click(self, name: str) -> None:
        QTest.mouseClick(self.child(name), LEFT)

    def show(self, state: State) -> None:
        self.host.store.replace("show", state)

    def drag(self, start: QPointF, *path: QPointF, modifier: Qt.KeyboardModifier = NO) -> None:
        canvas = self.canvas
        QTest.mousePress(canvas, LEFT, modifier, start.toPoint())
        for point in path:
            QTest.mouseMove(canvas, point.toPoint())
        QTest.mouseRelease(canvas, LEFT, modifier, path[-1].toPoint())

    def drag_held(self, start: QPointF, end: QPointF, modifier: Qt.KeyboardModifier) -> None:
        """Drag with a modifier that is down while the mouse moves."""
        canvas = self.canvas
        QTest.mousePress(canvas, LEFT, modifier, start.toPoint())
        canvas._last = end
        canvas._drag_tip(modifier)
        QTest.mouseRelease(canvas, LEFT, modifier, end.toPoint())

    def px(self, x: float, y: float) -> QPointF:
        return QPointF(*self.canvas.frame().px(x, y))


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    made = Bench(qtbot)
    yield made
    made.host.close_tasks()


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
    assert bench.host.view.readouts.hand.hero == "0.0000"


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
    assert bench.canvas.scene.angle == "?"
    high = view.controls.bars.height() // 3
    QTest.mouseClick(view.controls.bars, LEFT, NO, QPoint(30, high + high // 2))
    assert bench.state.selected == 1
    assert [row.shown for row in view.controls.bars._rows] == ["?", "0.08", "?"]
    assert view.readouts.angle.accessibleName().endswith("°")
    bench.host.set_numbers_hidden(False)
    assert "?" not in {row.shown for row in view.controls.bars._rows}


def test_into_space_and_back_says_what_is_lost(bench: Bench) -> None:
    told = QSignalSpy(bench.messages.posted)
    bench.click("viewSwitch_3d")
    assert bench.state.q == (1.0, 0.2, 0.0)
    assert bench.canvas is bench.host.view.space
    bench.host.view.intents.set_component(0, 2, 0.5)
    bench.click("viewSwitch_2d")
    assert bench.state.keys == State().keys
    assert "k_1" in told.at(1)[0].text
    bench.host.store.undo_stack.undo()
    assert bench.state.keys[0] == (0.9, 0.1, 0.5)


def test_space_is_turned_by_mouse_keys_and_buttons(bench: Bench) -> None:
    bench.show(SPACE)
    corner = QPointF(20, 20)
    bench.drag(corner, QPointF(70, 40))
    assert bench.state.azimuth_deg == pytest.approx(-113.0 - 20.0)
    assert bench.state.elevation_deg == pytest.approx(27.0 + 8.0)
    canvas = bench.canvas
    canvas.setFocus()
    canvas.set_focused(-2)
    QTest.keyClick(canvas, Qt.Key.Key_Left)
    assert bench.state.azimuth_deg != pytest.approx(-133.0)
    bench.click("camera_xy")
    assert (bench.state.azimuth_deg, bench.state.elevation_deg) == (-90.0, 90.0)
    bench.click("camera_reset")
    assert (bench.state.azimuth_deg, bench.state.elevation_deg) == (-113.0, 27.0)


def test_a_tip_in_space_follows_the_pointer(bench: Bench) -> None:
    bench.show(replace(SPACE, snap=0.0))
    canvas = bench.canvas
    target = canvas.tip_px(1) + QPointF(40, -25)
    bench.drag(canvas.tip_px(1), target)
    assert math.dist(canvas.tip_px(1).toTuple(), target.toTuple()) < 2.5


def test_a_tip_in_space_moves_along_the_axis_held(bench: Bench) -> None:
    bench.show(replace(SPACE, snap=0.0))
    canvas = bench.canvas
    canvas.setFocus()
    QTest.keyPress(canvas, Qt.Key.Key_Z)
    start = canvas.tip_px(1)
    bench.drag(start, start + QPointF(5, -60))
    QTest.keyRelease(canvas, Qt.Key.Key_Z)
    x, y, z = bench.state.keys[1]
    assert (x, y) == (0.1, 0.9)
    assert z > 0.3
    canvas.set_focused(1)
    QTest.keyClick(canvas, Qt.Key.Key_PageDown)
    assert bench.state.keys[1][2] == pytest.approx(z - 0.1)


def test_many_dimensions(bench: Bench) -> None:
    bench.click("viewSwitch_high")
    view = bench.host.view
    assert bench.canvas is view.spread
    assert view.readouts.hand.value == r"theory $\sqrt{64}$ = 8.00, measured"
    assert not bench.child("sendToScores").isEnabled()
    slider = bench.child("dimensionSlider")
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert bench.state.d_k == 1024
    wide = view.spread.histograms[1]
    assert wide.marks == (-32.0, 32.0)
    field = bench.child("dimensionField")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4")
    assert bench.state.d_k == 4
    assert max(view.spread.histograms[1].counts) > 2 * max(wide.counts)
    before = view.spread.histograms
    bench.click("drawAgain")
    assert view.spread.histograms != before
    assert [table.name for table in view.tables()] == ["angles", "scores"]
    bench.host.set_numbers_hidden(True)
    assert set(view.spread.histograms[0].counts) == {0}
    assert view.readouts.hand.accessibleName().endswith("?")
    bench.click("viewSwitch_2d")
    assert bench.state.q == State().q


def test_sending_to_the_next_lesson(bench: Bench) -> None:
    sent = QSignalSpy(bench.bus.sent)
    bench.click("sendToScores")
    assert sent.at(0)[0] == Handover(
        "scores", ((1.0, 0.2),), State().keys, ("q",), ("k_1", "k_2", "k_3")
    )


def test_taking_from_another_lesson(bench: Bench) -> None:
    bench.host.accept(Handover("vectors", ((0.0, 2.0),), ((1.0, 1.0),), ("猫",), ("犬",)))
    assert bench.state.q == (0.0, 2.0)
    assert "犬" in bench.canvas.scene.keys[0].markup
    bench.canvas.grab()


def test_every_string_follows_the_language(bench: Bench) -> None:
    try:
        i18n.hub().use("ja")
        view = bench.host.view
        assert "どのキー" in view.headline.markup
        assert "手計算" in view.readouts.hand.accessibleName()
        assert "平面のベクトル" in bench.canvas.accessibleName()
        assert bench.canvas.scene.words.angle.startswith("なす角")
        assert bench.child("parallel").accessibleName() == "平行に"
    finally:
        i18n.hub().use("en")
    assert "Which key" in bench.host.view.headline.markup


@pytest.mark.parametrize("name", ["dark", "projector"])
def test_other_themes_draw_the_same_scene(bench: Bench, name: str) -> None:
    try:
        theme.hub().use(theme.THEMES[name])
        bench.show(SPACE)
        image = bench.canvas.grab().toImage()
        ground = theme.current().colour("ground")
        assert image.pixelColor(2, 2) == ground
        assert bench.child("sendToScores").isVisible() == (name == "dark")
    finally:
        theme.hub().use(theme.LIGHT)


@pytest.mark.parametrize("state", [State(), SPACE, State(view="high")])
def test_pictures_are_exported_as_seen(bench: Bench, state: State, tmp_path: Path) -> None:
    bench.show(state)
    picture = bench.canvas
    assert image_of(picture, 4.0).width() == 4 * picture.width()
    svg = tmp_path / "picture.svg"
    save_svg(picture, svg, "Vectors")
    source = svg.read_text(encoding="utf-8")
    assert "<text" in source
    assert "<image" not in source
    assert svg.stat().st_size < 400_000
    drawn = QImage(picture.size(), QImage.Format.Format_RGB32)
    drawn.fill(Qt.GlobalColor.white)
    painter = QPainter(drawn)
    QSvgRenderer(str(svg)).render(painter)
    painter.end()
    shown = picture.grab().toImage()
    differing = sum(
        abs(drawn.pixelColor(x, y).lightness() - shown.pixelColor(x, y).lightness()) > 60
        for x in range(0, shown.width(), 7)
        for y in range(0, shown.height(), 7)
    )
    assert differing < 0.02 * (shown.width() // 7) * (shown.height() // 7)
    # Vector files know no clipping: what the loupe enlarges must end at its frame all the same.
    key = theme.current().colour("k")
    edge = [drawn.pixelColor(x, y) for x in range(20) for y in range(drawn.height())]
    assert not any(abs(c.red() - key.red()) + abs(c.green() - key.green()) < 40 for c in edge)


def test_every_control_can_be_named(bench: Bench) -> None:
    for button in bench.host.findChildren(QAbstractButton):
        assert button.accessibleName(), button.objectName()
        assert button.objectName(), button.accessibleName()
    assert bench.canvas.accessibleDescription()
    assert bench.canvas.toolTip()
