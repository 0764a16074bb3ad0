"""The lesson on variance on screen, with real mouse, keys and the real worker thread."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core.formatting import to_ascii
from attention_viewer.framework import i18n
from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.messages import Message, Messages
from attention_viewer.lessons.variance import LESSON
from attention_viewer.lessons.variance.compute import derive
from attention_viewer.lessons.variance.job import Update
from attention_viewer.lessons.variance.more import MoreControls
from attention_viewer.lessons.variance.staged import Staged
from attention_viewer.lessons.variance.state import State
from attention_viewer.lessons.variance.view import VarianceView
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.busy_bar import BusyBar
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.field import Field
from attention_viewer.widgets.formula_label import FormulaLabel
from attention_viewer.widgets.panel import Fold
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.strip import Readout
from tests.helpers.ui import a_window, show

ARTICLE = json.loads((Path(__file__).parents[2] / "data" / "article.json").read_text("utf-8"))
SMALL = State(d_k=(4, 16, 64), trials=300, picked=64)
LONG = State(d_k=(4096,), trials=200_000, stream="numpy", picked=4096)
LIMIT_MS = 20_000


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 1280, 728)


@pytest.fixture
def posted() -> list[Message]:
    return []


@pytest.fixture
def host(window: QWidget, posted: list[Message]) -> Iterator[LessonHost]:
    messages = Messages(window)
    messages.posted.connect(posted.append)
    made = LessonHost(LESSON, messages, LessonBus(window), window)
    made.store.load(SMALL)
    yield made
    made.close_tasks()


def opened(host: LessonHost, qtbot: QtBot) -> VarianceView:
    """Open the lesson and wait until its first run has ended."""
    host.open()
    show(host.window(), host)
    qtbot.waitUntil(host.view.settled, timeout=LIMIT_MS)
    QApplication.processEvents()
    view: VarianceView = host.view
    return view


def child(view: QWidget, kind: type, name: str) -> QWidget:
    found: QWidget | None = view.findChild(kind, name)
    assert found is not None, name
    return found


def opened_more(view: VarianceView) -> MoreControls:
    """Unfold the other controls."""
    fold = view.findChild(Fold)
    assert isinstance(fold, Fold)
    fold.set_open(True)
    QApplication.processEvents()
    more = view._controls._more
    assert more is not None
    return more


def column(view: VarianceView, number: int) -> list[str]:
    table = view._controls.table
    return [to_ascii(table.cell_text(row, number)) for row in range(len(table.scene.rows))]


def said(message: Message) -> str:
    return message.text() if callable(message.text) else message.text


def run_button(view: VarianceView) -> Button:
    button = child(view, Button, "run")
    assert isinstance(button, Button)
    return button


def test_the_table_shows_the_digits_of_the_walk_through(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(State())
    view = opened(host, qtbot)
    assert column(view, 1) == [f"{value:.6f}" for value in ARTICLE["sweep"]["variance"]]
    assert column(view, 3) == [f"{value:.7f}" for value in ARTICLE["sweep"]["scaled_variance"]]
    assert view._raw.value.endswith("32.45  theory 32")
    assert view._scaled.value.endswith("0.9992  theory 1")


def test_results_arrive_while_the_run_goes_on(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(State())
    host.open()
    seen: list[Update] = []
    host.tasks.progressed.connect(seen.append)
    show(host.window(), host)
    qtbot.waitUntil(lambda: len(seen) > 2, timeout=LIMIT_MS)
    view: VarianceView = host.view
    assert not view.settled()
    assert not run_button(view).isEnabled()
    assert "to come" in column(view, 3)
    bar = child(view, BusyBar, "progress")
    assert isinstance(bar, BusyBar)
    assert 0.0 < bar.share < 1.0
    assert child(view, Button, "stop").isVisible()
    scene = view.plots.sd.scene
    assert scene is not None
    firm = [point.firm for curve in scene.curves for point in curve.points]
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    assert not all(firm)
    assert run_button(view).isEnabled()


def test_stop_keeps_what_is_there(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    host.store.replace("change", LONG)
    seen: list[Update] = []
    host.tasks.progressed.connect(seen.append)
    QTest.mouseClick(run_button(view), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(seen) > 1, timeout=LIMIT_MS)
    stop = child(view, Button, "stop")
    with qtbot.waitSignal(host.tasks.finished, timeout=LIMIT_MS) as ended:
        QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
    assert ended.args == [True]
    assert view.settled()
    table = view.tables()[0]
    assert table.rows
    assert 0 < int(str(table.rows[0][1])) < LONG.trials
    scene = view.plots.sd.scene
    assert scene is not None
    assert [point.firm for curve in scene.curves for point in curve.points] == [False] * 3
    assert "Stopped" in child(view, Readout, "verdict").accessibleName()


def test_changed_settings_mute_the_old_result_and_undo_brings_it_back(
    host: LessonHost, qtbot: QtBot
) -> None:
    view = opened(host, qtbot)
    before = column(view, 1)
    field = child(view, QLineEdit, "trials")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyRelease(field, Qt.Key.Key_Up)
    assert host.store.state.trials == 1300
    assert column(view, 1) == before
    assert "earlier settings" in child(view, Readout, "verdict").accessibleName()
    scene = view.plots.sd.scene
    assert scene is not None
    assert scene.faded
    assert all(cell.muted for cell in view._controls.table.scene.rows[0].cells[1:])
    QTest.mouseClick(run_button(view), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    after = column(view, 1)
    assert after != before
    host.store.undo_stack.undo()
    assert column(view, 1) == before
    assert view.plots.sd.scene is not None
    assert not view.plots.sd.scene.faded
    host.store.undo_stack.redo()
    assert column(view, 1) == after


def test_nonsense_in_the_list_is_explained(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    field = view._controls.d_k
    for typed, said in (
        ("0, 4", "too small"),
        ("-4", "too small"),
        ("4.5", "not a whole number"),
        ("4, 4", "twice"),
        ("1..2..3", "not a number"),
        ("1 " + " ".join(map(str, range(2, 70))), "at most 64"),
    ):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
        assert said in field.fault, typed
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert field.text() == ", ".join(map(str, host.store.state.d_k))
    field.selectAll()
    QTest.keyClicks(field, "4..32")
    assert host.store.state.d_k == (4, 8, 16, 32)


def test_clicks_and_keys_follow_one_d_k_everywhere(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    ridges = view.plots.shared
    frame = ridges.frame()
    assert frame is not None
    at = QPoint(round(frame.left + 5), round(frame.top + 0.5 * frame.height / 3))
    QTest.mouseClick(ridges, Qt.MouseButton.LeftButton, pos=at)
    assert host.store.state.picked == 4
    QTest.keyClick(ridges, Qt.Key.Key_Down)
    assert host.store.state.picked == 16
    QTest.keyClick(view.plots.sd, Qt.Key.Key_End)
    assert host.store.state.picked == 64
    QTest.keyClick(view._controls.table, Qt.Key.Key_Up)
    plots = view.plots
    picked = {
        plot.picked_value()
        for plot in (plots.sd, plots.variance, plots.ratio, plots.shared, plots.enlarged)
    }
    assert picked == {16}
    assert view._controls.table.scene.picked == 16
    assert "d_k = 16" in child(view, Readout, "sdRaw").accessibleName()


def test_pointing_at_a_mark_reads_it(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    plot = view.plots.ratio
    scene, frame = plot.scene, plot.frame()
    assert scene is not None
    assert frame is not None
    curve = scene.curves[1]
    QTest.mouseMove(plot, plot.place_of(curve, curve.points[2], frame).toPoint())
    qtbot.waitUntil(lambda: plot.hovered == curve.points[2], timeout=2000)
    assert "95%" in scene.say(curve.points[2].about)
    QApplication.sendEvent(plot, QEvent(QEvent.Type.Leave))
    assert plot.hovered is None


def test_components_and_stream_give_way_to_one_another(
    host: LessonHost, qtbot: QtBot, posted: list[Message]
) -> None:
    view = opened(host, qtbot)
    shapes = child(view, QComboBox, "distribution")
    shapes.setFocus()
    QTest.keyClick(shapes, Qt.Key.Key_Down)
    assert (host.store.state.stream, host.store.state.distribution) == ("numpy", "uniform")
    assert "numpy" in said(posted[-1])
    stream = child(view, QComboBox, "stream")
    stream.setFocus()
    QTest.keyClick(stream, Qt.Key.Key_Up)
    assert (host.store.state.stream, host.store.state.distribution) == ("r", "normal")
    assert "normal" in said(posted[-1])
    host.store.undo_stack.undo()
    assert host.store.state.distribution == "uniform"
    host.store.edit("seed", seed=2**40)
    QTest.keyClick(stream, Qt.Key.Key_Up)
    assert host.store.state.seed == 20260714
    assert str(2**40) in said(posted[-1])


def test_a_long_run_is_announced_and_not_started_by_itself(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(replace(LONG, trials=10_000_000))
    view = opened(host, qtbot)
    assert not host.tasks.running
    assert "Cost: about" in view._controls._cost_words.markup
    assert view._controls._cost.isVisible()
    host.store.edit("less", trials=100)
    assert not view._controls._cost.isVisible()


def test_an_example_is_run_at_once(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    example = child(view, QComboBox, "example")
    assert isinstance(example, QComboBox)
    example.setCurrentIndex(6)
    example.activated.emit(6)
    assert host.store.state.unit_length
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    assert view.tables()[0].rows[0][4] == pytest.approx(0.25)
    assert "narrow" in view.headline.markup


def test_walks_end_at_the_scores_of_the_picked_d_k(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    button = child(view, QWidget, "scene_walks")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert host.store.state.scene == "walks"
    assert view.picture() is view.walks
    assert "64, 32 pairs" in view.walks.accessibleDescription()
    QTest.keyClick(view.walks, Qt.Key.Key_Left)
    assert "16, 32 pairs" in view.walks.accessibleDescription()
    assert host.store.state.picked == 16


def test_hidden_numbers_are_nowhere(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    host.set_numbers_hidden(True)
    assert set(column(view, 1)) == {"?"}
    assert child(view, Readout, "sdRaw").accessibleName().endswith(": ?")
    assert "hidden" in view.plots.sd.accessibleDescription()
    host.set_numbers_hidden(False)
    assert "?" not in column(view, 1)


def test_the_last_divisor_shown_stays(host: LessonHost, qtbot: QtBot) -> None:
    opened(host, qtbot)
    view: VarianceView = host.view
    more = opened_more(view)
    toggles = more._shown
    for divisor in ("none", "sqrt", "dk"):
        toggles[divisor].click()
    assert host.store.state.divisors == ("dk",)
    assert toggles["dk"].isChecked()
    scene = view.plots.sd.scene
    assert scene is not None
    assert [curve.mark for curve in scene.curves] == ["diamond"]


def test_japanese_leaves_no_english(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    i18n.hub().use("ja")
    texts = [view.headline.markup, view._controls._chance.markup]
    texts += [each.accessibleName() for each in view.findChildren(Readout) if each.isVisible()]
    texts += [each.toolTip() for each in view.findChildren(QWidget) if each.toolTip()]
    for plot in (view.plots.sd, view.plots.variance, view.plots.ratio):
        assert plot.scene is not None
        texts += [plot.scene.title, *(item.text for item in plot.scene.legend)]
    english = re.compile(r"[A-Za-z]{4,}")
    bare = [re.sub(r"\$[^$]*\$|numpy", "", text) for text in texts]
    assert [text for text in bare if english.search(text)] == []


@pytest.mark.parametrize("name", ["light", "dark", "projector"])
def test_pictures_go_out_as_vectors(
    host: LessonHost, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    theme.hub().use(theme.THEMES[name])
    view = opened(host, qtbot)
    file = tmp_path / "plots.svg"
    save_svg(view.picture(), file, "plots")
    source = file.read_text("utf-8")
    assert "<text" in source
    assert "<image" not in source
    assert "nan" not in source.lower().replace("font-name", "")


def test_any_state_can_be_rendered(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    for state in (
        State(d_k=(1,), picked=1),
        State(d_k=(1024, 4), stream="numpy", distribution="signs", rho=1.0),
        State(stream="numpy", unit_length=True, mean=1.0),
        State(stream="numpy", distribution="student_t", nu=4.5, rho=0.5),
        State(d_k=tuple(range(1, 65)), scene="walks"),
    ):
        for _ in range(2):
            view.render_state(state, derive(state))
            assert not view.grab().isNull()


def test_odd_runs_are_shown(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    # Every score is just d_k: the variance is 0, which no logarithmic axis can show.
    host.store.load(
        State(d_k=(1, 4), trials=150, stream="numpy", distribution="signs", rho=1.0, picked=4)
    )
    run_button(view).click()
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    assert column(view, 1) == ["0", "0"]
    assert column(view, 2) == ["—", "—"]
    assert not view.grab().isNull()


def chosen(view: VarianceView, kind: type, name: str, value: object) -> None:
    """Choose an option of a combo box as a person does."""
    box = child(view, kind, name)
    assert isinstance(box, Choice)
    index = [option for option, _ in box._options].index(value)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_exam_points_tell_totals_of_subjects(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    more = opened_more(view)
    QTest.mouseClick(child(more, QWidget, "topic_exam"), Qt.MouseButton.LeftButton)
    assert host.store.state.topic == "exam"
    controls = view._controls
    assert controls.subjects.isVisible()
    assert not controls.d_k.isVisible()
    assert not more.mean.isVisible()
    assert "subjects" in view.headline.markup
    QTest.mouseClick(run_button(view), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    assert column(view, 0) == ["1", "2", "5", "10", "20", "50"]
    table = view.tables()[0]
    assert table.header[0] == "subjects"
    assert [row[4] for row in table.rows if row[2] == "none"] == [100.0 * m for m in view_m(host)]
    assert [row[4] for row in table.rows if row[2] == "sqrt"] == pytest.approx([100.0] * 6)
    scene = view.plots.shared.scene
    assert scene is not None
    assert "minus their mean" in scene.title
    assert scene.x.low == pytest.approx(-scene.x.high)
    assert "total" in view.plots.sd.accessibleDescription()
    host.store.undo_stack.undo()
    assert controls.d_k.isVisible()
    assert column(view, 0) == ["4", "16", "64"]


def view_m(host: LessonHost) -> tuple[int, ...]:
    subjects: tuple[int, ...] = host.store.state.subjects
    return subjects


@pytest.mark.parametrize(
    ("typed", "said"),
    [("0", "too small"), ("51", "too large"), ("2, 2", "twice"), ("1.5", "whole")],
)
def test_nonsense_about_subjects_is_explained(
    host: LessonHost, qtbot: QtBot, typed: str, said: str
) -> None:
    host.store.load(replace(SMALL, topic="exam"))
    view = opened(host, qtbot)
    field = view._controls.subjects
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    assert said in field.fault
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ", ".join(map(str, host.store.state.subjects))


@pytest.mark.parametrize(
    ("name", "typed"), [("rho", "1.5"), ("nu", "2"), ("neighbour", "1"), ("trials", "1")]
)
def test_nonsense_about_numbers_is_explained(
    host: LessonHost, qtbot: QtBot, name: str, typed: str
) -> None:
    host.store.load(replace(SMALL, stream="numpy", distribution="student_t"))
    view = opened(host, qtbot)
    opened_more(view)
    field = child(view, QLineEdit, name)
    assert isinstance(field, Field)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    assert field.fault
    assert getattr(host.store.state, name) != float(typed)


def test_the_identity_asks_for_plain_components_and_gives_way_to_others(
    host: LessonHost, qtbot: QtBot, posted: list[Message]
) -> None:
    host.store.load(replace(SMALL, rho=0.5))
    view = opened(host, qtbot)
    more = opened_more(view)
    chosen(view, QComboBox, "sampler", "identity")
    state = host.store.state
    assert (state.sampler, state.stream, state.rho) == ("identity", "numpy", 0.0)
    assert "mean 0" in said(posted[-1])
    QTest.mouseClick(run_button(view), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    assert len(view.tables()[0].rows) == 9
    host.store.edit("look", scene="walks")
    assert not view.grab().isNull()
    more.mean.setFocus()
    QTest.keyClick(more.mean, Qt.Key.Key_Up)
    assert (host.store.state.sampler, host.store.state.mean) == ("components", 0.1)
    assert "component by component" in said(posted[-1])
    host.store.undo_stack.undo()
    assert (host.store.state.sampler, host.store.state.mean) == ("identity", 0.0)


def test_ten_million_trials_by_the_identity_need_no_patience(
    host: LessonHost, qtbot: QtBot
) -> None:
    view = opened(host, qtbot)
    chosen(view, QComboBox, "example", "identity")
    assert host.store.state.trials == 10_000_000
    assert max(host.store.state.d_k) == 100_000
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    assert {row[1] for row in view.tables()[0].rows} == {10_000_000}


def test_theory_is_typeset_with_the_chosen_settings(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(replace(SMALL, stream="numpy"))
    view = opened(host, qtbot)
    QTest.mouseClick(child(view, QWidget, "scene_theory"), Qt.MouseButton.LeftButton)
    page = view.picture()
    assert page.objectName() == "theory"
    shown = {label.objectName(): label._tex for label in page.findChildren(FormulaLabel)}
    assert shown["formula_chosen"].endswith(r"=d_k")
    assert child(page, QWidget, "formula_samplers").isVisible()
    host.store.edit("rho", rho=0.5)
    shown = {label.objectName(): label._tex for label in page.findChildren(FormulaLabel)}
    assert shown["formula_chosen"].endswith(r"=1.25\,d_k")
    assert not child(page, QWidget, "formula_samplers").isVisible()
    host.store.edit("unit", unit_length=True)
    assert not child(page, QWidget, "formula_chosen").isVisible()
    assert "closed form" in " ".join(each.markup for each in page.findChildren(RichLabel))
    assert not view.grab().isNull()


def test_strong_correlation_leaves_no_slivers(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(State(d_k=(4, 64, 1024), trials=300, stream="numpy", rho=0.9, picked=64))
    view = opened(host, qtbot)
    scene = view.plots.shared.scene
    assert scene is not None
    assert "minus its mean" in scene.title
    # The widest histogram fills the axis.
    spread = max(curve[1] for row in scene.rows for curve in row.curves)
    assert 6 * spread <= scene.x.high - scene.x.low <= 8 * spread
    assert all(curve[0] == 0.0 for row in scene.rows for curve in row.curves)
    host.store.edit("walks", scene="walks")
    assert "minus their mean" in view.walks.accessibleDescription()


def test_locked_axes_hold_another_run(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    more = opened_more(view)
    before = view.plots.sd.scene
    assert before is not None
    more.lock.click()
    host.store.edit("more", d_k=(16, 4096), variance=9.0)
    QTest.mouseClick(run_button(view), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    after = view.plots.sd.scene
    assert after is not None
    for one, two in ((before.x, after.x), (before.y, after.y)):
        assert (one.low, one.high) == (two.low, two.high)
    assert [tick.text for tick in after.x.ticks] == ["16"]
    assert "4 beyond" in after.title
    for curve in after.curves:
        assert all(after.x.low <= point.x <= after.x.high for point in curve.points)
    ridges = view.plots.shared.scene
    assert ridges is not None
    assert "axes locked" in ridges.title
    assert not view.grab().isNull()
    more.lock.click()
    freed = view.plots.sd.scene
    assert freed is not None
    assert [tick.text for tick in freed.x.ticks] == ["16", "4096"]


def test_locked_walks_compare_d_k(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(replace(SMALL, scene="walks"))
    view = opened(host, qtbot)
    more = opened_more(view)
    more.lock.click()
    before = view.walks.reach()
    host.store.edit("pick", picked=4)
    assert view.walks.reach() == before == (64.0, before[1])
    assert "axes locked" in view.walks.accessibleDescription()
    assert not view.grab().isNull()
    more.lock.click()
    assert view.walks.reach()[0] == 4.0


def test_the_table_is_copied_and_saved_in_full_precision(
    host: LessonHost, qtbot: QtBot, tmp_path: Path, posted: list[Message]
) -> None:
    view = opened(host, qtbot)
    QTest.mouseClick(child(view, Button, "copyTable"), Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[1].split("\t")[:4] == ["d_k", "trials", "divisor", "empirical_variance"]
    first = view.tables()[0].rows[0]
    assert lines[2].split("\t")[3] == repr(first[3])
    assert "clipboard" in said(posted[-1])
    QTest.mouseClick(child(view, Button, "saveTable"), Qt.MouseButton.LeftButton)
    dialog = host.window().findChild(QFileDialog, "tableDialog")
    assert dialog is not None
    file = tmp_path / "table.csv"
    dialog.fileSelected.emit(str(file))
    dialog.close()
    assert repr(first[3]) in file.read_text("utf-8-sig")
    assert "table.csv" in said(posted[-1])
    view._controls.tables._on_file_selected(str(tmp_path / "none" / "table.csv"))
    assert "could not be saved" in said(posted[-1])


def test_partial_results_are_shown_in_parts_and_whole_at_the_end(
    host: LessonHost, qtbot: QtBot
) -> None:
    view = opened(host, qtbot)
    called: list[int] = []

    def first() -> None:
        called.append(0)

    def second() -> None:
        called.append(1)
        if called.count(1) == 1:
            staged.ask()  # in the middle: the round goes on until all have been called once more

    def third() -> None:
        called.append(2)

    staged = Staged([first, second, third], view)
    staged.ask()
    assert called == []
    qtbot.waitUntil(lambda: len(called) == 5, timeout=2000)
    assert called == [0, 1, 2, 0, 1]
    assert not staged._timer.isActive()
    staged.ask()
    staged.drop()
    assert not staged._timer.isActive()
