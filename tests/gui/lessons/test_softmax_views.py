"""Curves and descent of the softmax lesson as a person uses them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from attention_viewer.core.saturation import Saturation
from attention_viewer.lessons.softmax.draws import draw, is_drawn
from attention_viewer.lessons.softmax.presets import learning
from attention_viewer.lessons.softmax.state import MAX_KEYS, State
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.line_plot import LinePlot
from tests.helpers.softmax_page import child, choose, click, opened, state, type_into
from tests.helpers.ui import cell_text

HOLLOW = str.maketrans("■●◆", "□○◇")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LessonHost]:
    yield from opened(qtbot)


@pytest.fixture
def descent(host: LessonHost, qtbot: QtBot) -> LessonHost:
    click(host, "softmaxViewSwitch_descent")
    qtbot.waitUntil(host.view.settled)
    return host


@pytest.fixture
def curves(host: LessonHost, qtbot: QtBot) -> LessonHost:
    host.store.edit("few", curve_draws=200)
    click(host, "softmaxViewSwitch_curves")
    qtbot.waitUntil(host.view.settled)
    return host


def labels(plot: LinePlot) -> list[str]:
    assert plot.scene is not None
    return [line.label for line in plot.scene.lines]


def plots(host: LessonHost) -> list[LinePlot]:
    found: list[LinePlot] = host.view.pages.made_descent()[0].plots
    return found


# --- descent ---


def test_the_walkthrough_gets_stuck_unscaled(descent: LessonHost) -> None:
    assert "only the scaled side learns" in descent.view.headline.markup
    assert any("1 − 3.7e−17" in label for label in labels(plots(descent)[0]))
    assert any("0.7352" in label for label in labels(plots(descent)[1]))
    assert "1.6e−15" in labels(plots(descent)[3])[0]
    assert cell_text(child(descent, "descentTable"), 3, 2) == "?"
    descent.store.edit("end", step=100)
    assert cell_text(child(descent, "descentTable"), 3, 2) != "?"
    descent.store.edit("back", step=10)
    assert cell_text(child(descent, "descentTable"), 3, 2) == "0.0021"
    assert "1.2e−20" in child(descent, "winnerSlope").accessibleName()
    assert not child(descent, "dimensionSlider").isVisible()
    assert not child(descent, "drawAgain").isVisible()


def test_it_says_what_the_values_are(descent: LessonHost) -> None:
    assert "unit vector" in child(descent, "descentValues").markup
    assert "p V - v" in child(descent, "slopeSum")._label


def test_steps_on_back_and_to_the_start(descent: LessonHost) -> None:
    click(descent, "descentStep")
    assert state(descent).step == 11
    click(descent, "descentBack")
    click(descent, "descentBack")
    assert state(descent).step == 9
    click(descent, "descentRestart")
    assert state(descent).step == 0
    assert not child(descent, "descentBack").isEnabled()
    assert any("0.1544" in label for label in labels(plots(descent)[1]))
    descent.store.undo_stack.undo()
    assert state(descent).step in (9, 10)


def test_it_runs_to_the_end_and_stops(descent: LessonHost, qtbot: QtBot) -> None:
    descent.store.edit("fast", speed=50, steps=20, step=15)
    before = descent.store.undo_stack.count()
    click(descent, "descentRun")
    player = descent.view.pages.descent.player
    assert player.runs
    qtbot.waitUntil(lambda: not player.runs)
    assert state(descent).step == 20
    assert descent.store.undo_stack.count() == before + 1
    assert "Run" in child(descent, "descentRun").accessibleName()


def test_a_run_is_paused_and_starts_again_from_the_start(descent: LessonHost) -> None:
    player = descent.view.pages.descent.player
    descent.store.edit("end", step=100)
    click(descent, "descentRun")
    assert state(descent).step == 0
    assert "Pause" in child(descent, "descentRun").accessibleName()
    click(descent, "descentRun")
    assert not player.runs
    click(descent, "descentRun")
    click(descent, "softmaxViewSwitch_bars")
    assert not player.runs


def test_the_cursor_is_dragged_through_the_plots(descent: LessonHost) -> None:
    plot = plots(descent)[2]
    frame = plot.frame()
    assert frame is not None
    QTest.mousePress(plot, LEFT, pos=QPoint(round(frame.x_px(50.0)), 60))
    QTest.mouseMove(plot, QPoint(round(frame.x_px(75.0)), 60))
    QTest.mouseRelease(plot, LEFT, pos=QPoint(round(frame.x_px(75.0)), 60))
    assert state(descent).step == 75
    assert child(descent, "descentField").value == 75
    descent.store.undo_stack.undo()
    assert state(descent).step == 10
    QTest.keyClick(plot, Qt.Key.Key_Right)
    assert state(descent).step == 11


def test_a_row_of_the_table_leads_to_its_step(descent: LessonHost) -> None:
    child(descent, "descentTable").picked.emit(50)
    assert state(descent).step == 50
    assert any("0.9196" in label for label in labels(plots(descent)[1]))


def test_settings_change_the_run(descent: LessonHost) -> None:
    choose(descent, "descentWanted", 0)
    assert state(descent).wanted == 0
    type_into(child(descent, "descentStepSize"), "0.5")
    assert state(descent).step_size == 0.5
    QTest.keyClick(child(descent, "descentStepSize"), Qt.Key.Key_Return)
    type_into(child(descent, "descentStepSize"), "0")
    assert child(descent, "descentStepSize").fault
    assert state(descent).step_size == 0.5
    descent.store.edit("step", step=90)
    type_into(child(descent, "descentSteps"), "50")
    assert (state(descent).steps, state(descent).step) == (50, 50)
    choose(descent, "descentSpeed", 2)
    assert state(descent).speed == 50
    child(descent, "descentLearned").chosen.emit("weights")
    assert state(descent).learned == "weights"


def test_a_draw_that_learns_is_shown(descent: LessonHost) -> None:
    click(descent, "descentSee")
    assert "both sides learn" in descent.view.headline.markup
    assert state(descent).seed == learning().seed
    assert child(descent, "example").value() == "learning"
    assert "larger step" not in child(descent, "descentNote").markup


def test_draws_are_counted_and_the_count_can_be_stopped(descent: LessonHost, qtbot: QtBot) -> None:
    descent.store.edit("small", d_k=16)
    click(descent, "descentCount")
    assert not descent.view.settled()
    assert "Stop" in child(descent, "descentCount").accessibleName()
    qtbot.waitUntil(descent.view.settled, timeout=20000)
    assert "Of 4000 random draws" in child(descent, "descentNote").markup
    assert not child(descent, "descentBusy").isVisible()
    descent.store.edit("larger", d_k=4096)
    assert "Of 4000" not in child(descent, "descentNote").markup
    click(descent, "descentCount")
    qtbot.waitUntil(lambda: child(descent, "descentBusy").share > 0.0)
    click(descent, "descentCount")
    qtbot.waitUntil(descent.view.settled)
    assert "random draws (3 keys, $d_k = 4096$" in child(descent, "descentNote").markup


def test_typed_scores_are_left_for_drawn_vectors(host: LessonHost, qtbot: QtBot) -> None:
    click(host, "source_typed")
    click(host, "softmaxViewSwitch_descent")
    qtbot.waitUntil(host.view.settled)
    assert (state(host).source, state(host).view) == ("drawn", "descent")
    host.store.undo_stack.undo()
    assert (state(host).source, state(host).view) == ("typed", "bars")


def test_vectors_that_are_missing_are_waited_for(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(State(source="typed", scores=(1.0, 2.0), view="descent", seed=424242))
    assert "being drawn" in host.view.headline.markup
    qtbot.waitUntil(host.view.settled)
    assert "being drawn" not in host.view.headline.markup


def test_the_descent_is_hidden_until_it_has_run(descent: LessonHost) -> None:
    descent.set_numbers_hidden(True)
    assert "Which side will learn" in descent.view.headline.markup
    assert all(plot.accessibleDescription() == "" for plot in plots(descent))
    assert cell_text(child(descent, "descentTable"), 1, 1) == "?"
    assert not child(descent, "descentNote").isVisible()
    assert all(plot.scene is not None and plot.scene.hidden for plot in plots(descent))
    assert "η" in child(descent, "slopeSum").accessibleName()
    assert "?" in child(descent, "largestWeight").accessibleName()
    descent.set_numbers_hidden(False)
    assert child(descent, "descentNote").isVisible()


def test_what_is_to_come_is_seen_after_it_was_run_and_only_then(descent: LessonHost) -> None:
    def reach() -> float:
        scene = plots(descent)[1].scene
        assert scene is not None
        return scene.lines[0].xs[-1]

    descent.store.edit("start", step=0)
    assert reach() == 10
    click(descent, "softmaxViewSwitch_bars")
    click(descent, "softmaxViewSwitch_descent")
    assert reach() == 0
    assert "Which side will learn" in descent.view.headline.markup
    descent.store.edit("end", step=100)
    click(descent, "descentRestart")
    assert (state(descent).step, reach()) == (0, 100)
    assert "only the scaled side learns" in descent.view.headline.markup


def test_fields_of_the_fold_draw_other_vectors(descent: LessonHost, qtbot: QtBot) -> None:
    choose(descent, "descentStream", 1)
    type_into(child(descent, "descentKeys"), "5")
    type_into(child(descent, "descentDimension"), "64")
    type_into(child(descent, "descentSeed"), "3")
    shown = state(descent)
    assert (shown.stream, shown.n_keys, shown.d_k, shown.seed) == ("numpy", 5, 64, 3)
    click(descent, "descentAgain")
    qtbot.waitUntil(descent.view.settled)
    assert state(descent).seed != 3


# --- curves over d_k ---


def known(host: LessonHost) -> Saturation:
    found = host.view.pages.made_curves()[1].known
    assert isinstance(found, Saturation)
    return found


def test_curves_are_measured_when_they_are_looked_at(curves: LessonHost) -> None:
    assert known(curves).done == 200
    assert "200 of 200" in child(curves, "curveProgress").markup
    scene = child(curves, "curves_max_p").scene
    assert [line.token for line in scene.lines] == ["unscaled", "scaled", "by_d_k"]
    assert child(curves, "runAgain").isVisible()
    assert not child(curves, "drawAgain").isVisible()
    assert len(curves.view.tables()[0].rows) == 84


@pytest.fixture
def just_opened(qtbot: QtBot) -> Iterator[LessonHost]:
    """Yield a page whose vectors are not drawn yet."""
    for seed in range(4):
        draw("numpy", seed, MAX_KEYS)  # so large that no other draw is remembered
    yield from opened(qtbot, settle=False)


def test_curves_do_not_wait_for_vectors(just_opened: LessonHost, qtbot: QtBot) -> None:
    host = just_opened
    host.view.work.draw_for(State(seed=271828))  # no other test draws with it
    assert not host.view.settled()
    click(host, "softmaxViewSwitch_curves")
    assert host.view.work.measuring
    assert child(host, "curves_max_p").scene.note == "Measuring …"
    qtbot.waitUntil(host.view.settled)
    assert known(host).done == State().curve_draws
    assert child(host, "curves_max_p").scene.note == ""
    assert is_drawn("r", State().seed, State().n_keys)  # once the curves were done


def test_the_marked_d_k_is_the_pages(curves: LessonHost) -> None:
    QTest.keyClick(child(curves, "curves_entropy"), Qt.Key.Key_Left)
    assert state(curves).d_k == 256
    assert child(curves, "dimensionField").value == 256
    assert "256" in child(curves, "winnerSlope").accessibleName()
    curves.store.undo_stack.undo()
    assert state(curves).d_k == 1024


def test_other_settings_are_measured_anew(curves: LessonHost, qtbot: QtBot) -> None:
    type_into(child(curves, "curveKeys"), "16")
    qtbot.waitUntil(curves.view.settled)
    assert known(curves).spec.n_keys == 16
    seed = state(curves).curve_seed
    click(curves, "runAgain")
    qtbot.waitUntil(curves.view.settled)
    assert state(curves).curve_seed != seed
    assert known(curves).spec.seed == state(curves).curve_seed
    type_into(child(curves, "curveKeys"), "1")
    assert child(curves, "curveKeys").fault


def test_earlier_curves_stand_until_there_are_new_ones(curves: LessonHost, qtbot: QtBot) -> None:
    before = child(curves, "curves_max_p").scene
    reading = child(curves, "winnerSlope").value
    click(curves, "runAgain")
    earlier = child(curves, "curves_max_p").scene
    assert [line.ys for line in earlier.lines] == [line.ys for line in before.lines]
    assert earlier.strength < before.strength
    assert all(line.label == "" for line in earlier.lines)
    assert child(curves, "winnerSlope").value == reading.translate(HOLLOW)
    assert "0 of 200" in child(curves, "curveProgress").markup
    qtbot.waitUntil(curves.view.settled)
    after = child(curves, "curves_max_p").scene
    assert after.strength == 1.0
    assert [line.ys for line in after.lines] != [line.ys for line in before.lines]


def test_earlier_curves_keep_the_axis_of_their_keys(curves: LessonHost, qtbot: QtBot) -> None:
    type_into(child(curves, "curveKeys"), "64")
    assert child(curves, "curves_entropy").scene.y.high == 3.0
    qtbot.waitUntil(curves.view.settled)
    assert child(curves, "curves_entropy").scene.y.high == 6.0


def test_a_measurement_is_stopped_and_stays_so(curves: LessonHost, qtbot: QtBot) -> None:
    curves.store.edit("long", curve_draws=100_000, curve_keys=512)
    qtbot.waitUntil(lambda: curves.view.pages.made_curves()[1].known is not None)
    click(curves, "runAgain")
    qtbot.waitUntil(curves.view.settled)
    assert known(curves).done < 100_000
    assert "Stopped" in child(curves, "curveProgress").markup
    curves.store.edit("d_k", d_k=64)
    assert curves.view.settled()


def test_drawing_does_not_lose_the_measurement(curves: LessonHost, qtbot: QtBot) -> None:
    curves.view.work.edit_drawn("draw", seed=31337)
    qtbot.waitUntil(lambda: state(curves).seed == 31337)
    curves.store.edit("keys", curve_keys=4)
    qtbot.waitUntil(curves.view.settled)
    assert known(curves).spec.n_keys == 4


def test_curves_wait_for_a_guess(curves: LessonHost) -> None:
    curves.set_numbers_hidden(True)
    assert child(curves, "curves_max_p").scene.lines == ()
    assert "Guess" in curves.view.headline.markup
