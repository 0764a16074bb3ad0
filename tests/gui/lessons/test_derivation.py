"""The lesson on the root on screen, with real mouse and keys and the real worker thread."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.messages import Messages
from attention_viewer.lessons.derivation import LESSON
from attention_viewer.lessons.derivation.state import STEPS, Setting, State
from attention_viewer.lessons.derivation.view import DerivationView
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.slider import ValueSlider
from attention_viewer.widgets.step_list import StepList
from attention_viewer.widgets.strip import Readout
from tests.helpers.derivation import LEFT, child, go, hero, lines, measured, opened, press
from tests.helpers.ui import a_window

LIMIT_MS = 20_000
LONG = Setting(d_k=1024, trials=1_000_000)


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LessonHost]:
    window = a_window(qtbot, 1280, 728)
    made = LessonHost(LESSON, Messages(window), LessonBus(window), window)
    yield made
    made.tasks.close()


@pytest.fixture
def view(host: LessonHost) -> DerivationView:
    return opened(host, State())


def test_it_opens_on_the_first_step_with_numbers(view: DerivationView) -> None:
    assert view.board.steps.scene.current == "mean"
    assert set(measured(view)) == {"mean", "variance"}
    assert abs(float(measured(view)["mean"])) < 0.02
    assert abs(float(measured(view)["variance"]) - 1.0) < 0.05
    assert float(hero(view)) == float(measured(view)["mean"])
    assert lines(view)[-1] == "0"
    assert view.settled()


def test_next_and_back_walk_through_all_steps(host: LessonHost, view: DerivationView) -> None:
    assert not child(view, Button, "back").isEnabled()
    for step in STEPS[1:]:
        press(view, "forward")
        assert host.store.state.step == step
        assert plain(view.headline.markup)
    assert not child(view, Button, "forward").isEnabled()
    press(view, "back")
    assert host.store.state.step == STEPS[-2]


def test_the_keys_of_a_remote_control_walk(host: LessonHost, view: DerivationView) -> None:
    field = child(view, NumberField, "meanField")
    other = QPushButton(host.window())
    other.show()
    for focus in (view.board.steps, child(view, Button, "again"), field, other):
        host.store.load(State())
        focus.setFocus()
        QTest.keyClick(focus, Qt.Key.Key_PageDown)
        assert host.store.state.step == "product"
        QTest.keyClick(QApplication.focusWidget() or view, Qt.Key.Key_PageUp)
        assert host.store.state == State()


def test_the_list_goes_to_a_step_and_ticks_those_before(
    host: LessonHost, view: DerivationView
) -> None:
    steps = child(view, StepList, "steps")
    QTest.mouseClick(steps, LEFT, pos=steps.area_of("root").center().toPoint())
    assert host.store.state.step == "root"
    done = [row.value for row in steps.scene.rows if row.done]
    assert done == ["mean", "product", "add", "total"]


def test_a_step_folds_by_its_arrow_and_by_keys(host: LessonHost, view: DerivationView) -> None:
    steps = child(view, StepList, "steps")
    at = steps.area_of("mean").center().toPoint()
    QTest.mouseClick(steps, LEFT, pos=QPoint(steps.width() - 12, at.y()))
    assert host.store.state.folded == ("mean",)
    assert lines(view) == ["0"]
    steps.setFocus()
    QTest.keyClick(steps, Qt.Key.Key_Right)
    assert host.store.state.folded == ()
    assert len(lines(view)) == 3
    QTest.keyClick(steps, Qt.Key.Key_Left)
    host.store.undo_stack.undo()
    assert host.store.state.folded == ()


def test_a_drag_of_the_slider_is_one_undo_step_and_changes_the_proof(
    host: LessonHost, view: DerivationView
) -> None:
    go(host, "product")
    slider = child(view, ValueSlider, "rhoSlider")
    count = host.store.undo_stack.count()
    centre = slider.rect().center().y()
    QTest.mousePress(slider, LEFT, pos=QPoint(slider.width() // 2, centre - 4))
    for part in (0.6, 0.7, 0.75):
        QTest.mouseMove(slider, QPoint(round(part * slider.width()), centre - 4))
    QTest.mouseRelease(slider, LEFT, pos=QPoint(round(0.75 * slider.width()), centre - 4))
    rho = host.store.state.product.rho
    assert 0.4 < rho < 0.6
    assert float(lines(view)[-1]) == pytest.approx(1 + rho**2, rel=1e-3)
    assert float(measured(view)["variance"]) == pytest.approx(1 + rho**2, rel=0.06)
    assert [line.mark for line in view.board.stage.proof.scene.shown].count("breaks") == 2
    assert next(row for row in view.board.steps.scene.rows if row.value == "product").warns
    assert host.store.undo_stack.count() == count + 1
    host.store.undo_stack.undo()
    assert host.store.state.product.rho == 0.0
    assert lines(view)[-1] == "1"


def test_nonsense_is_explained_and_the_last_good_value_stays(
    host: LessonHost, view: DerivationView
) -> None:
    go(host, "real")
    field = child(view, NumberField, "rhoField")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "0.5")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert host.store.state.real.rho == 0.5
    for nonsense in ("abc", "2", ""):
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClicks(field, nonsense)
        assert field.fault
        assert host.store.state.real.rho == 0.5
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.fault


def test_each_step_remembers_its_own_setting(host: LessonHost, view: DerivationView) -> None:
    go(host, "total")
    field = child(view, NumberField, "dKField")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "4")
    QTest.keyClick(field, Qt.Key.Key_Return)
    go(host, "divide")
    assert field.value == 64
    go(host, "total")
    assert field.value == 4
    assert float(measured(view)["variance"]) == pytest.approx(4.0, rel=0.15)
    assert host.store.state.divide == State().divide


def test_drawing_again_takes_the_next_seed(host: LessonHost, view: DerivationView) -> None:
    before = measured(view)
    press(view, "again")
    assert host.store.state.mean.seed == State().mean.seed + 1
    assert measured(view) != before
    host.store.undo_stack.undo()
    assert measured(view) == before


def test_a_long_draw_refines_and_stops(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, State(step="total", total=LONG))
    assert not view.settled()
    qtbot.waitUntil(lambda: "—" not in hero(view), timeout=LIMIT_MS)
    assert abs(float(hero(view)) / 1024.0 - 1.0) < 0.5
    assert child(view, Button, "again").accessibleName() == "Stop"
    press(view, "again")
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    kept = hero(view)
    go(host, "root")
    go(host, "total")
    assert view.settled()  # stopped by the person: not begun anew
    assert hero(view) == kept
    assert child(view, Button, "again").accessibleName() == "Draw again"


def test_another_step_ends_a_long_draw(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, State(step="total", total=LONG))
    assert not view.settled()
    go(host, "exam")
    assert view.settled()
    go(host, "total")
    assert not view.settled()
    go(host, "mean")
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)


def test_a_draw_by_a_job_ends_with_everything_counted(host: LessonHost, qtbot: QtBot) -> None:
    setting = Setting(d_k=128, trials=20_000)
    view = opened(host, State(step="divide", divide=setting))
    assert not view.settled()
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    rows = view.tables()[0].rows
    assert float(str(rows[0][1])) == pytest.approx(128.0, rel=0.05)
    assert float(str(rows[1][1])) == pytest.approx(float(str(rows[0][1])) / 128.0, rel=1e-12)
    press(view, "back")
    press(view, "forward")
    assert view.settled()  # what has been drawn is known


def test_undivided_over_the_root_and_over_d_k(host: LessonHost, view: DerivationView) -> None:
    go(host, "by_d_k")
    none, root, flat = (float(value) for value in measured(view).values())
    assert none == pytest.approx(64.0, rel=0.15)
    assert none / 64.0 == pytest.approx(root, abs=1e-3)
    assert root / 64.0 == pytest.approx(flat, abs=1e-3)


def test_the_terms_shown_add_up(host: LessonHost, view: DerivationView) -> None:
    go(host, "add")
    host.store.edit("r", add=replace(host.store.state.add, rho=0.5))
    x, y, cov, total = (float(str(row[1])) for row in view.tables()[0].rows)
    assert x + y + cov == pytest.approx(total)
    assert total == pytest.approx(3.0, rel=0.1)
    assert lines(view)[-1] == "3"


def test_the_real_model_marks_what_breaks(host: LessonHost, view: DerivationView) -> None:
    go(host, "real")
    marks = [line.mark for line in view.board.stage.proof.scene.shown]
    assert marks == ["breaks", "breaks", "holds", "breaks", "holds"]
    real = replace(host.store.state.real, mean=0.0, rho=0.0)
    host.store.edit("ideal", real=real)
    marks = [line.mark for line in view.board.stage.proof.scene.shown]
    assert marks == ["holds"] * 5


def test_hidden_numbers_are_hidden_everywhere(host: LessonHost, view: DerivationView) -> None:
    for step in STEPS:
        go(host, step)
        if step != "remember":
            host.set_numbers_hidden(True)
            assert "?" in child(view, Readout, "second").accessibleName()
            assert set(measured(view).values()) <= {"?"} or step == "place"
            host.set_numbers_hidden(False)


def test_japanese_and_back(host: LessonHost, view: DerivationView) -> None:
    english = plain(view.headline.markup)
    i18n.hub().use("ja")
    assert "平均" in plain(view.headline.markup)
    assert "積の平均" in view.board.steps.accessibleDescription()
    i18n.hub().use("en")
    assert plain(view.headline.markup) == english
    assert host.store.state == State()
