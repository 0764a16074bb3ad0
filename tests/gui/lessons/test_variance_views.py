"""Exam points, the identity, theory, locked axes and the table of the lesson on variance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core import identity
from attention_viewer.framework.messages import Message
from attention_viewer.lessons.variance.job import Update
from attention_viewer.lessons.variance.staged import Staged
from attention_viewer.lessons.variance.state import State
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.curve_plot_labels import label_places
from attention_viewer.widgets.field import Field
from attention_viewer.widgets.formula_label import FormulaLabel
from attention_viewer.widgets.ratio_plot import RatioScene
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.strip import Readout
from tests.helpers.ui import a_window
from tests.helpers.variance_page import (
    LIMIT_MS,
    SMALL,
    child,
    chosen,
    column,
    new_host,
    opened,
    opened_more,
    run_button,
    said,
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 1280, 728)


@pytest.fixture
def posted() -> list[Message]:
    return []


@pytest.fixture
def host(window: QWidget, posted: list[Message]) -> Iterator[LessonHost]:
    made = new_host(window, posted)
    yield made
    made.tasks.close()


def test_exam_points_tell_totals_of_subjects(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    more = opened_more(view)
    QTest.mouseClick(child(more, QWidget, "topic_exam"), Qt.MouseButton.LeftButton)
    assert host.store.state.topic == "exam"
    controls = view._controls
    assert controls.subjects.isVisible()
    assert not controls.d_k.isVisible()
    assert not more.mean.isVisible()
    assert "Totals" in view.headline.markup
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    assert "300 students each" in child(view, Readout, "verdict").accessibleName()
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


def test_ten_million_trials_by_the_identity_begin_at_once(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    seen: list[Update] = []
    host.tasks.progressed.connect(seen.append)
    chosen(view, QComboBox, "example", "identity")
    assert host.store.state.trials == 10_000_000
    assert max(host.store.state.d_k) == 100_000
    # Not held back as a run that takes long; how fast it ends is a matter of the benchmarks.
    assert host.tasks.running
    qtbot.waitUntil(lambda: bool(seen), timeout=LIMIT_MS)
    host.tasks.stop()
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    rows = view.tables()[0].rows
    assert {row[0] for row in rows} <= {1000, 10_000, 100_000}
    counts = {int(str(row[1])) for row in rows}
    assert all(count % identity.BLOCK == 0 or count == 10_000_000 for count in counts)


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


def test_theory_on_the_wall_is_scrolled_and_not_squeezed(host: LessonHost, qtbot: QtBot) -> None:
    theme.hub().use(theme.PROJECTOR)
    host.store.load(replace(SMALL, stream="numpy", scene="theory"))
    view = opened(host, qtbot)
    page, scroll = view.picture(), view._theory_view()
    samplers = child(page, FormulaLabel, "formula_length")
    assert scroll.viewport().rect().bottom() < samplers.mapTo(scroll, QPoint()).y()
    labels = [label for label in page.findChildren(FormulaLabel) if label.isVisible()]
    assert all(label.height() == label.heightForWidth(label.width()) for label in labels)
    scroll.setFocus()
    for _ in range(3):
        QTest.keyClick(scroll, Qt.Key.Key_PageDown)
    assert samplers.mapTo(scroll, samplers.rect().bottomLeft()).y() < scroll.viewport().height()
    host.store.edit("identity", sampler="identity")
    QApplication.processEvents()
    general = child(page, FormulaLabel, "formula_general")
    assert samplers.mapTo(page, QPoint()).y() < general.mapTo(page, QPoint()).y()


def test_the_wall_shows_spread_and_variance_side_by_side(host: LessonHost, qtbot: QtBot) -> None:
    theme.hub().use(theme.PROJECTOR)
    host.window().resize(1920, 1010)
    view = opened(host, qtbot)
    plots = view.plots
    row = (plots.sd, plots.variance, plots.ratio)
    assert all(each.isVisible() for each in (*row, plots.shared, plots.enlarged))
    assert max(each.width() for each in row) - min(each.width() for each in row) <= 2
    assert plots.sd.geometry().right() < plots.variance.geometry().left()
    for plot in row[:2]:
        frame, scene = plot.frame(), plot.scene
        assert frame is not None
        assert scene is not None
        places = label_places(frame, scene.curves, theme.current())
        assert len(places) == 3
        areas = [place.area for _, place in places]
        assert not any(a.intersects(b) for a, b in combinations(areas, 2))


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
    # Four products of strongly correlated numbers have a peak far above the normal curve's.
    highest = max(height for row in scene.rows for bars in row.ridges for height in bars.heights)
    assert 1.3 < highest <= scene.top <= 1.25 * highest
    host.store.edit("walks", scene="walks")
    assert "minus their mean" in view.walks.accessibleDescription()


def test_without_theory_the_plot_of_ratios_says_so(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(replace(SMALL, stream="numpy", unit_length=True, mean=0.5))
    view = opened(host, qtbot)
    scene = view.plots.ratio.scene
    assert isinstance(scene, RatioScene)
    assert scene.note == "no exact theory"
    assert not any(curve.points for curve in scene.curves)


def test_ratios_are_shown_whatever_divisor_is(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    for divisors, marks in (
        (("none", "sqrt", "dk"), ["square", "disc"]),
        (("none", "dk"), ["square"]),
        (("dk",), ["diamond"]),
    ):
        host.store.edit("shown", divisors=divisors)
        scene = view.plots.ratio.scene
        assert isinstance(scene, RatioScene)
        assert scene.note == ""
        assert [curve.mark for curve in scene.curves] == marks
        assert all(len(curve.points) == 3 for curve in scene.curves)
        legend = view.plots.variance.scene
        assert legend is not None
        assert len(legend.legend[1].marks) == len(divisors)
        QApplication.processEvents()
        assert view.plots.enlarged.isVisible() == ("sqrt" in divisors)
    whole = view.plots.shared.width()
    host.store.edit("shown", divisors=("none", "sqrt"))
    QApplication.processEvents()
    assert view.plots.enlarged.isVisible()
    assert view.plots.shared.width() < 0.8 * whole


def test_long_numbers_get_the_room_that_is_there(host: LessonHost, qtbot: QtBot) -> None:
    host.window().resize(1920, 728)
    view = opened(host, qtbot)
    before = child(view, Readout, "sdScaled").width()
    host.store.edit("unit", stream="numpy", unit_length=True)
    QTest.mouseClick(run_button(view), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    QApplication.processEvents()
    for name in ("verdict", "sdRaw", "sdScaled"):
        cell = child(view, Readout, name)
        assert cell.width() >= cell.sizeHint().width()
    assert child(view, Readout, "sdScaled").width() > before


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
    assert "(locked)" in ridges.title
    assert not view.grab().isNull()
    more.lock.click()
    freed = view.plots.sd.scene
    assert freed is not None
    assert [tick.text for tick in freed.x.ticks] == ["16", "4096"]
    host.store.undo_stack.undo()
    assert more.lock.isChecked()
    again = view.plots.sd.scene
    assert again is not None
    assert "(locked)" in again.title
    host.store.reset("reset")
    assert not more.lock.isChecked()


def test_locked_walks_compare_d_k(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(replace(SMALL, scene="walks"))
    view = opened(host, qtbot)
    more = opened_more(view)
    more.lock.click()
    before = view.walks.reach()
    host.store.edit("pick", picked=4)
    assert view.walks.reach() == before == (64.0, before[1])
    assert "locked" in view.walks.accessibleDescription()
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
    view._controls.tables._on_file_selected(str(file / "table.csv"))
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
