"""The lesson on the root on screen, with real mouse and keys and the real worker thread."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core.formatting import to_ascii
from attention_viewer.framework import i18n
from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.messages import Messages
from attention_viewer.lessons.derivation import LESSON
from attention_viewer.lessons.derivation.compute import RIGHT_ANSWERS
from attention_viewer.lessons.derivation.state import STEPS, Setting, State, Step
from attention_viewer.lessons.derivation.view import DerivationView
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.dot_scene import DotScene
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold
from attention_viewer.widgets.segmented import Segmented
from attention_viewer.widgets.slider import ValueSlider
from attention_viewer.widgets.step_list import StepList
from attention_viewer.widgets.strip import Readout
from tests.helpers.ui import a_window, show

LEFT = Qt.MouseButton.LeftButton
LIMIT_MS = 20_000
LONG = Setting(d_k=1024, trials=1_000_000)
SVG_TEXT = "{http://www.w3.org/2000/svg}text"
Found = TypeVar("Found", bound=QWidget)


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LessonHost]:
    window = a_window(qtbot, 1280, 728)
    made = LessonHost(LESSON, Messages(window), LessonBus(window), window)
    yield made
    made.close_tasks()


@pytest.fixture
def view(host: LessonHost) -> DerivationView:
    return opened(host, State())


def opened(host: LessonHost, state: State) -> DerivationView:
    host.store.load(state)
    host.open()
    show(host.window(), host)
    made: DerivationView = host.view
    return made


def child(view: DerivationView, kind: type[Found], name: str) -> Found:
    found = view.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def go(host: LessonHost, step: Step) -> None:
    host.store.edit("go", step=step)
    QApplication.processEvents()


def press(view: DerivationView, name: str) -> None:
    QTest.mouseClick(child(view, Button, name), LEFT)


def measured(view: DerivationView) -> dict[str, str]:
    table = view.controls.table
    return {
        table.cell_text(row, 0): to_ascii(table.cell_text(row, 1))
        for row in range(len(table.scene.rows))
    }


def hero(view: DerivationView) -> str:
    return to_ascii(plain(child(view, Readout, "second").hero))


def lines(view: DerivationView) -> list[str]:
    return [plain(line.right) for line in view.board.stage.proof.scene.shown]


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
    for focus in (view.board.steps, child(view, Button, "again")):
        host.store.load(State())
        focus.setFocus()
        QTest.keyClick(focus, Qt.Key.Key_PageDown)
        assert host.store.state.step == "product"
        QTest.keyClick(QApplication.focusWidget() or view, Qt.Key.Key_PageUp)
        assert host.store.state.step == "mean"


def test_page_keys_in_a_field_change_the_number(host: LessonHost, view: DerivationView) -> None:
    field = child(view, NumberField, "meanField")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_PageUp)
    assert host.store.state.step == "mean"
    assert host.store.state.mean.mean == pytest.approx(0.5)


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
    assert marks == ["holds"] * 5
    real = replace(host.store.state.real, mean=0.5)
    host.store.edit("m", real=real)
    marks = [line.mark for line in view.board.stage.proof.scene.shown]
    assert marks == ["breaks", "breaks", "holds", "breaks", "holds"]


def test_subjects_spread_the_class(host: LessonHost, view: DerivationView) -> None:
    go(host, "exam")
    field = child(view, NumberField, "subjectsField")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "25")
    assert host.store.state.exam.subjects == 25
    assert lines(view)[1].endswith("= 50")
    dots = child(view, DotScene, "exam")
    assert len(dots.scene.rows) == 4
    dots.setFocus()
    QTest.keyClick(dots, Qt.Key.Key_Right)
    assert "Pupil 1:" in dots.scene.say(dots.person)


def test_questions_are_answered_explained_undone_and_cleared(
    host: LessonHost, view: DerivationView
) -> None:
    go(host, "remember")
    for number, right in enumerate(RIGHT_ANSWERS):
        choice = child(view, Segmented, f"answer{number}")
        QTest.mouseClick(child(view, QWidget, f"answer{number}_{right}"), LEFT)
        assert choice.value() == right
    assert host.store.state.remember == RIGHT_ANSWERS
    assert hero(view) == "5 / 5"
    host.store.undo_stack.undo()
    assert hero(view) == "4 / 5"
    assert child(view, Segmented, "answer4").value() is None
    wrong = (RIGHT_ANSWERS[4] + 1) % 3
    QTest.mouseClick(child(view, QWidget, f"answer4_{wrong}"), LEFT)
    assert hero(view) == "4 / 5"
    press(view, "clear")
    assert host.store.state.remember == State().remember
    assert hero(view) == "0 / 5"


def test_answers_are_reached_by_keys(host: LessonHost, view: DerivationView) -> None:
    go(host, "remember")
    first = child(view, QWidget, "answer0_0")
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Space)
    assert host.store.state.remember[0] == 0
    QTest.keyClick(first, Qt.Key.Key_Right)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert host.store.state.remember[0] == 1


def test_the_places_of_the_root_agree(host: LessonHost, view: DerivationView) -> None:
    go(host, "place")
    QTest.mouseClick(child(view, QWidget, "placeDK_64"), LEFT)
    assert host.store.state.place.d_k == 64
    rows = view.tables()[0].rows
    for row in rows:
        assert [float(str(value)) for value in row[1:4]] == pytest.approx(
            [float(str(value)) for value in rows[0][1:4]], rel=1e-12
        )


def test_an_example_changes_its_own_step_only(host: LessonHost, view: DerivationView) -> None:
    view.findChildren(Fold)[0].set_open(True)
    host.store.edit("x", total=Setting(d_k=4, trials=1000))
    example = child(view, Choice, "example")
    example.setFocus()
    QTest.keyClick(example, Qt.Key.Key_Down)
    assert host.store.state.step == "product"
    assert host.store.state.total.d_k == 4


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


@pytest.mark.parametrize("step", STEPS)
def test_every_step_is_exported_with_words_as_words(
    host: LessonHost, view: DerivationView, tmp_path: Path, step: Step
) -> None:
    go(host, step)
    save_svg(view.picture(), tmp_path / "picture.svg", step)
    root = ET.parse(tmp_path / "picture.svg").getroot()
    said = [text for node in root.iter(SVG_TEXT) for text in node.itertext() if text.strip()]
    assert len(said) > 20


def test_on_the_wall_the_check_stands_beside_the_proof(
    host: LessonHost, view: DerivationView
) -> None:
    stage = view.board.stage
    assert stage.check.y() >= stage.proof.geometry().bottom()
    try:
        theme.hub().use(replace(theme.PROJECTOR, scale=728 / 1080))
        QApplication.processEvents()
        assert stage.check.x() > stage.proof.x()
        assert view.board.steps.width() < 100
        assert host.store.state == State()
    finally:
        theme.hub().use(theme.LIGHT)


def test_pointing_at_a_symbol_lights_it_up_in_the_list(view: DerivationView) -> None:
    before = view.board.steps.grab().toImage()
    view.board.light.point_at("q")
    QApplication.processEvents()
    assert view.board.steps.grab().toImage() != before
