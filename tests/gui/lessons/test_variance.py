"""The lesson on variance on screen, with real mouse, keys and the real worker thread."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.messages import Message
from attention_viewer.lessons.variance.compute import derive
from attention_viewer.lessons.variance.job import Update
from attention_viewer.lessons.variance.state import State
from attention_viewer.lessons.variance.view import VarianceView
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.busy_bar import BusyBar
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.export import save_svg
from attention_viewer.widgets.formula_label import FormulaLabel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.strip import Readout
from tests.helpers.ui import a_window, show
from tests.helpers.variance_page import (
    LIMIT_MS,
    child,
    column,
    new_host,
    opened,
    opened_more,
    run_button,
    said,
)

ARTICLE = json.loads((Path(__file__).parents[2] / "data" / "article.json").read_text("utf-8"))
LONG = State(d_k=(4096,), trials=200_000, stream="numpy", picked=4096)


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
    # Rows still to come have no mark, the one being filled a hollow one.
    assert sum(firm) < 3 * len(State().d_k)
    assert run_button(view).isEnabled()
    # At the end there are the digits of the walk-through.
    assert column(view, 1) == [f"{value:.6f}" for value in ARTICLE["sweep"]["variance"]]
    assert column(view, 3) == [f"{value:.7f}" for value in ARTICLE["sweep"]["scaled_variance"]]
    assert view._raw.value.endswith("32.45  theory 32")
    assert view._scaled.value.endswith("0.9992  theory 1")


def told(view: QWidget) -> str:
    """Return the words of all labels to be seen."""
    return " ".join(each.markup for each in view.findChildren(RichLabel) if each.isVisible())


def test_stop_keeps_what_is_there(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    host.store.replace("change", LONG)
    assert "Cost: about" in told(view)
    seen: list[Update] = []
    host.tasks.progressed.connect(seen.append)
    QTest.mouseClick(run_button(view), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(seen) > 1, timeout=LIMIT_MS)
    assert "Cost: about" not in told(view)  # it is being paid
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
    for typed, fault in (
        ("0, 4", "too small"),
        ("-4", "too small"),
        ("4.5", "not a whole number"),
        ("4, 4", "twice"),
        ("1..2..3", "Write one as in 4..1024"),
        ("1 " + " ".join(map(str, range(2, 70))), "at most 64"),
    ):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, typed)
        assert fault in field.fault, typed
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
    assert "Cost: about" in told(view)
    # The note may be scrolled away, or folded on the wall; the strip is always there.
    assert re.search(
        r"press Run again \(about \d+ minutes\)", view._status.readout.accessibleName()
    )
    host.store.edit("less", trials=100)
    assert "about" not in view._status.readout.accessibleName()
    assert "Cost: about" not in told(view)


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


def reddish(widget: QWidget) -> int:
    """Count the pixels of walks, one in 25."""
    image = widget.grab().toImage()
    across, down = range(0, image.width(), 5), range(0, image.height(), 5)
    colours = (image.pixelColor(x, y) for x in across for y in down)
    return sum(colour.red() > colour.green() + 60 for colour in colours)


def test_hidden_numbers_are_nowhere(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    host.set_numbers_hidden(True)
    assert set(column(view, 1)) == {"?"}
    assert child(view, Readout, "sdRaw").accessibleName().endswith(": ?")
    assert "hidden" in view.plots.sd.accessibleDescription()
    assert "Predict" in view.headline.markup
    plots = view.plots
    for plot in (plots.sd, plots.variance, plots.ratio, plots.shared, plots.enlarged):
        assert plot.scene is not None
        assert plot.scene.hidden
    words = [each.markup for each in view.panel.findChildren(RichLabel) if each.isVisible()]
    assert "Measured variance" in words
    host.store.edit("walks", scene="walks")
    assert reddish(view.walks) == 0
    host.store.edit("theory", scene="theory")
    assert not any(label.isVisible() for label in view.picture().findChildren(FormulaLabel))
    host.set_numbers_hidden(False)
    assert any(label.isVisible() for label in view.picture().findChildren(FormulaLabel))
    assert "widen" in view.headline.markup
    host.store.edit("walks", scene="walks")
    assert reddish(view.walks) > 10
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
