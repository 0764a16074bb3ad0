"""The vectors lesson in space and many dimensions, its exports, languages and themes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.bus import Handover
from attention_viewer.lessons.vectors import job
from attention_viewer.lessons.vectors.presets import SPACE
from attention_viewer.lessons.vectors.spread import PAIRS, spread_of
from attention_viewer.lessons.vectors.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.arrow_scene import GROUND
from attention_viewer.widgets.export import image_of, save_svg
from tests.helpers.vectors_bench import Bench


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    made = Bench(qtbot)
    yield made
    made.host.tasks.close()


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


def test_who_is_in_the_picture_stays_in_it_when_the_view_changes(bench: Bench) -> None:
    bench.canvas.setFocus()
    bench.show(SPACE)
    assert bench.canvas.hasFocus()
    bench.show(State())
    assert bench.canvas.hasFocus()
    assert bench.canvas.focused == GROUND


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


@pytest.mark.parametrize("held", [Qt.Key.Key_3, Qt.Key.Key_Z])
def test_a_tip_in_space_moves_along_the_axis_held(bench: Bench, held: Qt.Key) -> None:
    bench.show(replace(SPACE, snap=0.0))
    canvas = bench.canvas
    canvas.setFocus()
    QTest.keyPress(canvas, held)
    start = canvas.tip_px(1)
    bench.drag(start, start + QPointF(5, -60))
    QTest.keyRelease(canvas, held)
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
    assert sum(view.spread.histograms[0].counts) == PAIRS
    assert view.readouts.hand.value == r"theory $\sqrt{64}$ = 8.00, measured"
    assert not bench.child("sendToScores").isEnabled()
    slider = bench.child("dimensionSlider")
    slider.setFocus()
    QTest.keyClick(slider, Qt.Key.Key_End)
    assert bench.state.d_k == 1024
    bench.settle()
    wide = view.spread.histograms[1]
    assert wide.marks == (-32.0, 32.0)
    field = bench.child("dimensionField")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4")
    assert bench.state.d_k == 4
    bench.settle()
    assert max(view.spread.histograms[1].counts) > 2 * max(wide.counts)
    before = view.spread.histograms
    bench.click("drawAgain")
    bench.settle()
    assert view.spread.histograms != before
    assert [table.name for table in view.tables()] == ["angles", "scores"]
    bench.host.set_numbers_hidden(True)
    assert set(view.spread.histograms[0].counts) == {0}
    assert all(each.hidden and not each.note for each in view.spread.histograms)
    assert view.headline_text().endswith("Predict first.")
    assert "8.00" not in view.readouts.hand.accessibleName()
    assert view.readouts.hand.accessibleName().endswith("?")
    bench.click("viewSwitch_2d")
    assert bench.state.q == State().q


def test_many_dimensions_keep_up_with_the_slider(bench: Bench) -> None:
    bench.click("viewSwitch_high")
    bench.settle()
    slider = bench.child("dimensionSlider")
    slider.setFocus()
    for _ in range(40):
        QTest.keyClick(slider, Qt.Key.Key_Right)
    for _ in range(15):
        QTest.keyClick(slider, Qt.Key.Key_Left)
    bench.settle()
    wanted = spread_of(bench.state.d_k, bench.state.seed)
    assert bench.canvas.histograms[1].counts == wanted.score_counts


def test_leaving_many_dimensions_drops_the_job(bench: Bench) -> None:
    bench.show(State(view="high", d_k=1024, seed=99))
    assert bench.host.view.readouts.hand.hero == "…"
    assert set(bench.canvas.histograms[0].counts) == {0}
    bench.show(State())
    assert bench.host.view.settled()
    bench.show(State(view="high", d_k=1024, seed=99))
    bench.settle()
    assert bench.canvas.histograms[0].counts == spread_of(1024, 99).angle_counts


@pytest.mark.log_allowed("a failure that is told is logged, too")
def test_a_job_that_fails_is_told(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(d_k: int, seed: int) -> None:
        raise MemoryError("no room")

    posted = QSignalSpy(bench.messages.posted)
    monkeypatch.setattr(job, "spread_of", fail)
    bench.show(State(view="high", d_k=1024, seed=98))
    bench.settle()
    assert "no room" in posted.at(0)[0].text
    assert bench.host.view.settled()


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


def test_tab_goes_row_by_row_whenever_the_fields_were_made(bench: Bench) -> None:
    bench.click("viewSwitch_3d")
    bench.click("addKey")
    field = bench.child("component_0_1")
    field.setFocus()
    names = []
    for _ in range(8):
        at = QApplication.focusWidget()
        assert at is not None
        names.append(at.objectName())
        QTest.keyClick(at, Qt.Key.Key_Tab)
    assert names == [
        "component_0_1",
        "component_0_2",
        "component_0_3",
        "component_1_1",
        "component_1_2",
        "component_1_3",
        "remove_1",
        "component_2_1",
    ]
