"""The pages after the proof, the exported picture and the wall, in the lesson on the root."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.messages import Messages
from attention_viewer.lessons.derivation import LESSON
from attention_viewer.lessons.derivation.cards.page import Question
from attention_viewer.lessons.derivation.checks.three_picture import ThreePicture
from attention_viewer.lessons.derivation.compute import RIGHT_ANSWERS
from attention_viewer.lessons.derivation.state import DEFAULT_SEED, STEPS, Setting, State, Step
from attention_viewer.lessons.derivation.view import DerivationView
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.shell.sessions import take_session
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.density_plot import DensityPlot
from attention_viewer.widgets.dot_scene import DotScene
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.segmented import Segmented
from attention_viewer.widgets.strip import Readout
from attention_viewer.widgets.symbol_light import SymbolSpots, symbol_boxes
from tests.helpers.derivation import LEFT, child, go, hero, lines, opened, press
from tests.helpers.ui import a_window, spot

SVG_TEXT = "{http://www.w3.org/2000/svg}text"


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LessonHost]:
    window = a_window(qtbot, 1280, 728)
    made = LessonHost(LESSON, Messages(window), LessonBus(window), window)
    yield made
    made.tasks.close()


@pytest.fixture
def view(host: LessonHost) -> DerivationView:
    return opened(host, State())


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


def test_answers_are_not_written_into_files(host: LessonHost, view: DerivationView) -> None:
    host.store.edit("x", step="remember", remember=(1, 0, 2, 1, 0))
    session = take_session([host], "derivation")
    assert session.states == {"derivation": State(step="remember")}


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


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ("real", {"d_k": 64, "mu": 0.3, "rho": 0.2, "trials": 2500, "seed": DEFAULT_SEED}),
        ("exam", {"subjects": 9, "seed": DEFAULT_SEED}),
        ("place", {"d_k": 4, "seed": DEFAULT_SEED}),
    ],
)
def test_a_copied_table_tells_what_was_drawn(
    host: LessonHost, view: DerivationView, step: Step, told: dict[str, object]
) -> None:
    go(host, step)
    table = view.tables()[0]
    for row in table.rows:
        assert dict(zip(table.header, row, strict=True)).items() >= told.items()


def test_an_example_changes_its_own_step_only(host: LessonHost, view: DerivationView) -> None:
    view.findChildren(Fold)[0].set_open(True)
    host.store.edit("x", total=Setting(d_k=4, trials=1000))
    example = child(view, Choice, "example")
    example.setFocus()
    QTest.keyClick(example, Qt.Key.Key_Down)
    assert host.store.state.step == "product"
    assert host.store.state.total.d_k == 4


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
        assert not child(view, Button, "forward").isVisible()
        press(view, "wallForward")
        assert host.store.state.step == STEPS[1]
        press(view, "wallBack")
        assert host.store.state == State()
        assert not child(view, Button, "wallBack").isEnabled()
    finally:
        theme.hub().use(theme.LIGHT)


def test_while_the_guide_leads_nothing_else_walks(host: LessonHost, view: DerivationView) -> None:
    host.set_guided(True)
    assert not child(view, Button, "forward").isVisible()
    assert not child(view, Button, "back").isVisible()
    QTest.keyClick(view.board.steps, Qt.Key.Key_Home)
    QTest.keyClick(child(view, NumberField, "meanField"), Qt.Key.Key_PageDown)
    assert host.store.state.step == "mean"
    host.set_guided(False)
    QTest.keyClick(child(view, NumberField, "meanField"), Qt.Key.Key_PageDown)
    assert host.store.state.step == "product"
    assert child(view, Button, "forward").isVisible()


def test_unfolded_controls_on_the_wall_leave_the_claim_and_a_wide_check(
    host: LessonHost, view: DerivationView
) -> None:
    try:
        theme.hub().use(replace(theme.PROJECTOR, scale=728 / 1080))
        QApplication.processEvents()
        stage, whole = view.board.stage, lines(view)
        press(view, "panelRail")
        QApplication.processEvents()
        assert lines(view) == whole[-1:]
        assert stage.check.x() == stage.proof.x()
        assert stage.check.width() > 0.9 * stage.width()
        go(host, "remember")
        question = child(view, QWidget, "question0")
        assert not child(view, QWidget, "cardCount").isVisible()
        assert question.width() > 0.9 * stage.width()
        go(host, "mean")
        press(view, "panelRail")
        QApplication.processEvents()
        assert lines(view) == whole
        assert stage.check.x() > stage.proof.x()
    finally:
        theme.hub().use(theme.LIGHT)


def test_pointing_at_the_mean_in_the_panel_lights_it_up_in_the_proof(
    host: LessonHost, view: DerivationView
) -> None:
    go(host, "real")
    row = child(view, NumberField, "meanField").parentWidget()
    assert row is not None
    label = row.findChild(RichLabel)
    assert isinstance(label, RichLabel)
    proof = view.board.stage.proof
    before = proof.grab().toImage()
    label.grab()
    QTest.mouseMove(label, spot(label, "mu"))
    assert view.board.light.symbol == "mu"
    QApplication.processEvents()
    assert proof.grab().toImage() != before


def test_pointing_at_a_key_in_the_proof_lights_up_those_below_the_weights_and_back(
    host: LessonHost, view: DerivationView
) -> None:
    go(host, "by_d_k")
    bars = child(view, QWidget, "weights1")
    before = bars.grab().toImage()
    view.board.light.point_at("k")
    QApplication.processEvents()
    assert bars.grab().toImage() != before
    view.board.light.point_at("")
    QTest.mouseMove(bars, spot(bars, "k"))
    assert view.board.light.symbol == "k"
    QTest.mouseMove(bars, QPoint(bars.width() // 2, bars.height() // 2))
    assert view.board.light.symbol == ""


def under(widget: QWidget, place: QPoint) -> QWidget | None:
    """Return what the pointer meets at a place of a widget."""
    window = widget.window()
    return window.childAt(widget.mapTo(window, place))


@pytest.mark.parametrize("step", STEPS)
def test_every_symbol_on_the_page_lights_up_when_pointed_at(
    host: LessonHost, view: DerivationView, step: Step
) -> None:
    go(host, step)
    host.window().grab()
    QApplication.processEvents()  # what the first picture has moved finds its place
    host.window().grab()
    light, seen = view.board.light, set()
    shown = [each for each in view.findChildren(QWidget) if each.isVisible()]
    for widget in shown:
        symbols = getattr(widget, "symbols", None)
        if not isinstance(symbols, SymbolSpots):
            continue
        if symbols.light is None:
            # Words without symbols need none, nor what only holds others.
            assert isinstance(widget, RichLabel | ThreePicture), widget.objectName()
            words = widget.markup if isinstance(widget, RichLabel) else ""
            assert not symbol_boxes(layout(words, 20)), words
        else:
            assert symbols.light is light
        for symbol in ("q", "k", "d_k", "m", "mu", "rho"):
            place = symbols.place_of(symbol)
            # What the panel has scrolled out of sight cannot be pointed at.
            if place is None or under(widget, place.toPoint()) is not widget:
                continue
            seen.add(symbol)
            QTest.mouseMove(widget, spot(widget, symbol))
            assert light.symbol == symbol, widget.objectName()
    assert seen


def test_pointing_at_a_symbol_in_the_strip_lights_it_up_in_the_proof(
    host: LessonHost, view: DerivationView
) -> None:
    go(host, "root")
    host.window().grab()
    walks = child(view, QWidget, "walks")
    proof = view.board.stage.proof
    before = proof.grab().toImage(), walks.grab().toImage()
    found = child(view, Readout, "found")
    QTest.mouseMove(found, spot(found, "k"))
    QApplication.processEvents()
    assert proof.grab().toImage() != before[0]
    QTest.mouseMove(walks, spot(walks, "d_k"))
    assert view.board.light.symbol == "d_k"
    QApplication.processEvents()
    assert walks.grab().toImage() != before[1]


def test_pointing_at_a_symbol_lights_it_up_in_the_list(view: DerivationView) -> None:
    before = view.board.steps.grab().toImage()
    view.board.light.point_at("q")
    QApplication.processEvents()
    assert view.board.steps.grab().toImage() != before


@pytest.mark.parametrize("step", sorted(set(STEPS) - {"add", "exam", "remember"}))
def test_a_hidden_step_looks_the_same_whatever_was_drawn(
    host: LessonHost, view: DerivationView, step: Step
) -> None:
    def drawn(seed: int) -> QImage:
        setting = replace(getattr(host.store.state, step), seed=seed)
        host.store.edit("seed", **{step: setting})
        QApplication.processEvents()
        return view.board.grab().toImage()

    go(host, step)
    told = drawn(1)
    assert drawn(2) != told
    host.set_numbers_hidden(True)
    hidden = drawn(1)
    assert hidden != told
    assert drawn(2) == hidden
    assert plain(view.headline.markup).endswith("?")
    assert set(lines(view)) == {"?"}


def test_hidden_terms_and_totals_have_plates_and_what_is_given_stays(
    host: LessonHost, view: DerivationView
) -> None:
    host.set_numbers_hidden(True)
    go(host, "exam")
    dots = child(view, DotScene, "exam")
    assert [row.hidden for row in dots.scene.rows] == [False, True, True, True]
    assert all("?" in row.about for row in dots.scene.rows[1:3])
    dots.setFocus()
    QTest.keyClick(dots, Qt.Key.Key_Right)
    assert plain(dots.scene.say(dots.person)).count("?") == 2
    go(host, "add")
    terms = child(view, QWidget, "terms")
    right = terms.rect().adjusted(terms.width() // 2 + 40, 0, 0, 0)
    before = terms.grab(right).toImage()
    host.store.edit("r", add=replace(host.store.state.add, rho=0.8))
    QApplication.processEvents()
    assert terms.grab(right).toImage() == before


def test_hidden_results_are_told_nowhere_in_the_list(
    host: LessonHost, view: DerivationView
) -> None:
    go(host, "total")
    host.set_numbers_hidden(True)
    told = [row.result == "?" for row in view.board.steps.scene.rows]
    assert told == [number >= STEPS.index("total") for number, _ in enumerate(STEPS)]
    assert "?" in child(view, Readout, "found").accessibleName()
    assert not any(row.warns for row in view.board.steps.scene.rows)
    host.set_numbers_hidden(False)
    assert [row.value for row in view.board.steps.scene.rows if row.warns] == ["real"]


def test_hidden_results_keep_back_whether_an_answer_is_right(
    host: LessonHost, view: DerivationView
) -> None:
    go(host, "remember")
    question = child(view, Question, "question0")
    host.set_numbers_hidden(True)
    QTest.mouseClick(child(view, QWidget, "answer0_1"), LEFT)
    assert host.store.state.remember[0] == 1
    assert not question.why.markup
    host.set_numbers_hidden(False)
    assert question.why.markup


@pytest.mark.parametrize(("d_k", "told"), [(1, True), (4, True), (64, False)])
@pytest.mark.parametrize("step", ["total", "divide", "by_d_k", "real"])
def test_a_sum_of_few_terms_is_said_not_to_be_normal_yet(
    host: LessonHost, view: DerivationView, step: Step, d_k: int, told: bool
) -> None:
    setting = Setting(d_k=d_k, trials=2500)
    host.store.load(State(step=step, total=setting, divide=setting, by_d_k=setting, real=setting))
    assert ("shape not yet" in plain(view.board.stage.title.markup)) is told
    for plot in view.findChildren(DensityPlot):
        scene = plot.scene
        if plot.isVisible() and scene is not None:
            assert max(bars.heights.max() for bars in scene.bars) <= scene.y.high
    host.set_numbers_hidden(True)
    assert "shape" not in plain(view.board.stage.title.markup)
