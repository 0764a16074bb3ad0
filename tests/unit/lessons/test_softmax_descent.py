"""The descents and curves that the softmax page shows: numbers, words and states."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from attention_viewer.core.descent import Share, ShareSpec
from attention_viewer.core.saturation import SaturationSpec, run
from attention_viewer.lessons.softmax import headlines
from attention_viewer.lessons.softmax.compute import derive
from attention_viewer.lessons.softmax.controls import looked_at
from attention_viewer.lessons.softmax.curves import scenes as curves
from attention_viewer.lessons.softmax.curves import score_scenes
from attention_viewer.lessons.softmax.descent import note, scenes
from attention_viewer.lessons.softmax.descent.paths import descents
from attention_viewer.lessons.softmax.descent.seen import Look, Seen
from attention_viewer.lessons.softmax.job import CURVE_D_K, ShareUpdate, share_spec
from attention_viewer.lessons.softmax.presets import learning, presets
from attention_viewer.lessons.softmax.state import Learned, State
from attention_viewer.lessons.softmax.tables import curve_table, descent_table
from attention_viewer.widgets.line_plot_scene import pieces
from attention_viewer.widgets.plot_axes import Frame

GOLDEN = json.loads((Path(__file__).parents[2] / "data" / "descent.json").read_text("utf-8"))
DESCENT = State(view="descent")


def test_the_page_runs_the_golden_descent() -> None:
    both = descents(DESCENT)
    for side, path in (("unscaled", both.unscaled), ("scaled", both.scaled)):
        for row in GOLDEN[side]:
            assert path.p[row["step"]] == pytest.approx(row["p"], rel=1e-9)
            assert path.loss[row["step"]] == pytest.approx(row["loss"], rel=1e-9)
    assert both.outcome == "scaled"


@pytest.mark.parametrize(
    ("state", "outcome"),
    [
        (learning(), "both"),
        (State(d_k=4), "both"),
        (State(wanted=1), "leads"),
        (State(step_size=0.001, steps=10), "neither"),
        (State(step_size=1e6), "scaled"),
        (State(learned="weights"), "scaled"),
    ],
    ids=str,
)
def test_outcomes(state: State, outcome: str) -> None:
    assert descents(state).outcome == outcome


def test_the_learning_draw_starts_behind() -> None:
    both = descents(learning())
    assert both.unscaled.p[0, 2] < 1e-4
    assert both.unscaled.p[-1, 2] > 0.99


def test_at_most_eight_keys_and_a_wanted_one_among_them() -> None:
    state = State(n_keys=512, stream="numpy", wanted=7)
    assert descents(state).unscaled.p.shape == (101, 8)
    assert State(n_keys=3, wanted=7).wanted_key == 2
    assert State(n_keys=2, wanted=7).descent_keys == 2


def test_weights_near_one_and_zero_keep_their_digits() -> None:
    both = descents(DESCENT)
    scene = scenes.weights(DESCENT, both.unscaled, "unscaled", 2, Look(100))
    labels = [line.label for line in scene.lines]
    assert any("1 − 3.7e−17" in label for label in labels)
    assert "1.2e−20" in labels[-1]
    assert scene.lines[-1].strong
    assert "1.2e−20" in scene.description
    hidden = scenes.weights(DESCENT, both.unscaled, "unscaled", 2, Look(100, hidden=True))
    assert hidden.description == ""
    assert hidden.hidden


@pytest.mark.parametrize("seen", [0, 10, 37])
def test_steps_that_were_not_seen_are_in_no_picture_and_no_row(seen: int) -> None:
    state = replace(DESCENT, step=seen)
    both = descents(state)
    look = Look(seen)
    made = [
        scenes.weights(state, both.scaled, "scaled", 2, look),
        scenes.loss(state, both, look),
        scenes.gradient(state, both, look),
    ]
    for scene in made:
        assert {len(line.xs) for line in scene.lines} == {seen + 1}
        assert scene.x.high == 100.0
    cells = {row.value: row.cells[1].text for row in scenes.table(state, both, look).rows}
    assert all((text == "?") == (step > seen) for step, text in cells.items())


def test_a_descent_is_seen_as_far_as_it_was_followed_and_another_one_is_not() -> None:
    seen = Seen()
    assert [seen.reach(replace(DESCENT, step=step)) for step in (0, 10, 3)] == [0, 10, 10]
    assert seen.reach(replace(DESCENT, step=2, step_size=0.5)) == 2
    assert seen.reach(replace(DESCENT, step=1)) == 1
    seen.forget()
    assert seen.reach(replace(DESCENT, step=0)) == 0


def test_the_headline_asks_until_the_answer_was_seen() -> None:
    both = descents(DESCENT)
    said = [headlines.descent(DESCENT, both, Look(step)) for step in (0, 10, 100)]
    assert ["Which side" in words for words in said] == [True, False, False]
    neither = replace(DESCENT, d_k=4096, step_size=0.001)
    said = [headlines.descent(neither, descents(neither), Look(step)) for step in (50, 100)]
    assert "Which side" in said[0]
    assert "neither" in said[1]


def test_of_many_keys_three_are_named() -> None:
    state = replace(DESCENT, n_keys=8, stream="numpy", wanted=5)
    scene = scenes.weights(state, descents(state).scaled, "scaled", 5, Look(100))
    assert sum(bool(line.label) for line in scene.lines) == 3
    assert len(scene.lines) == 8


def test_the_table_shows_the_present_step_once() -> None:
    for step, steps in ((10, [0, 10, 50, 100]), (37, [0, 10, 37, 50, 100])):
        state = replace(DESCENT, step=step)
        table = scenes.table(state, descents(state), Look(100))
        assert [row.value for row in table.rows] == steps
        assert table.picked == step
    assert [cell.text for cell in table.rows[0].cells] == [
        "0",
        "1.0000",
        "0.5866",
        "1.6e−15",
        "0.2696",
    ]


def test_what_is_exactly_zero_says_so() -> None:
    assert scenes.number(0.0) == "exactly 0"
    assert scenes.number(1e-300) == "1.0e−300"


def test_the_note_tells_a_count_with_its_band() -> None:
    spec = share_spec(DESCENT)
    update = ShareUpdate(spec, Share(4000, 675, 4000))
    told = note.words(DESCENT, update, hidden=False)
    assert "16.9% (" not in told
    assert "16.9%" in told
    assert "15.7% to 18.1%" in told
    assert "100.0% scaled" in told
    assert "larger step" in told
    other = replace(DESCENT, d_k=64)
    assert "16.9" not in note.words(other, update, hidden=False)
    assert "larger step" not in note.words(other, update, hidden=False)
    many = replace(DESCENT, n_keys=8, wanted=7)
    assert "larger step" not in note.words(many, None, hidden=False)
    leading = replace(DESCENT, wanted=1)
    assert "larger step" not in note.words(leading, None, hidden=False)
    assert "larger step" in note.words(replace(DESCENT, wanted=0), None, hidden=False)
    assert note.words(DESCENT, update, hidden=True) == ""
    empty = ShareUpdate(spec, Share(0, 0, 0))
    assert "one random draw in six" in note.words(DESCENT, empty, hidden=False)


@pytest.mark.parametrize(
    ("share", "shown"),
    [(0.0, "0.0%"), (1.0, "100.0%"), (0.99999, "> 99.9%"), (1e-5, "< 0.1%"), (0.5, "50.0%")],
)
def test_percents_are_whole_only_when_they_are(share: float, shown: str) -> None:
    assert note.percent(share) == shown


def test_the_share_is_of_the_states_own_settings() -> None:
    spec = share_spec(State(d_k=64, n_keys=5, step_size=2.0))
    assert spec == ShareSpec(d_k=64, n_keys=5, trials=4000, steps=100, step_size=2.0)


def test_every_step_is_in_the_table() -> None:
    table = descent_table(descents(DESCENT))
    assert len(table.rows) == 101
    assert len(table.header) == 11
    row = dict(zip(table.header, table.rows[50], strict=True))
    assert row["p_3 scaled"] == pytest.approx(0.9196305713965314)
    assert row["loss unscaled"] == pytest.approx(1.0)


def test_curves_have_a_value_a_band_and_a_note_at_each_d_k() -> None:
    state = State(view="curves", curve_draws=400)
    spec = SaturationSpec(d_k=CURVE_D_K, n_keys=8, draws=400, seed=1)
    *_, known = run(spec, lambda: False)
    made = curves.scenes(state, curves.Curves(known, True), hidden=False)
    assert len(made) == 4
    line = made[0].lines[0]
    assert line.band is not None
    for low, value, high in zip(line.band[0], line.ys, line.band[1], strict=True):
        assert low <= value <= high
    assert "95% band" in line.notes[3]
    assert "d_k = 64" in line.notes[3]
    assert made[0].cursor == 1024.0
    assert "not divided" in made[0].description
    assert curves.scenes(state, curves.Curves(None, False), hidden=False)[0].lines == ()
    assert curves.scenes(state, curves.Curves(known, True), hidden=True)[0].lines == ()
    assert len(curve_table(known).rows) == 7 * 3 * 4


def test_the_nearest_d_k_is_nearest_by_its_factor() -> None:
    assert [curves.nearest_d_k(d_k) for d_k in (1, 2.1, 30, 600, 4000)] == [1, 4, 16, 1024, 4096]


def test_two_keys_give_a_sigmoid_and_its_derivative() -> None:
    state = State(source="typed", scores=(0.0, 2.0), d_k=4, view="curves", curves="score")
    weight, slope = score_scenes.scenes(state, derive(state), hidden=False)
    x = np.array(weight.lines[0].xs)
    sigmoid = 1.0 / (1.0 + np.exp(2.0 - x))
    assert weight.lines[0].ys == pytest.approx(sigmoid)
    assert weight.lines[1].ys == pytest.approx(1.0 / (1.0 + np.exp((2.0 - x) / 2.0)))
    assert slope.lines[0].ys == pytest.approx(sigmoid * (1.0 - sigmoid), abs=1e-12)
    assert weight.cursor == 0.0
    assert "0.1192" in weight.lines[0].label
    beyond = replace(state, scores=(70.0, 2.0))
    assert score_scenes.scenes(beyond, derive(beyond), hidden=False)[0].cursor is None
    log = replace(state, slope_axis="log")
    assert score_scenes.scenes(log, derive(log), hidden=False)[1].y.log


def test_typed_examples_have_no_descent() -> None:
    by_id = {preset.id: preset.state for preset in presets()}
    assert looked_at(by_id["two_10"], DESCENT).view == "bars"
    assert looked_at(by_id["learning"], DESCENT).view == "descent"
    assert looked_at(by_id["many_keys"], DESCENT).step == DESCENT.step


@pytest.mark.parametrize("learned", ["q", "weights"])
@pytest.mark.parametrize("d_k", [1, 1024, 4096])
@pytest.mark.parametrize("step_size", [0.001, 1e6])
def test_extreme_runs_stay_within_what_can_be_shown(
    step_size: float, d_k: int, learned: Learned
) -> None:
    state = State(step_size=step_size, d_k=d_k, learned=learned, n_keys=8, stream="numpy")
    both = descents(state)
    for path in (both.unscaled, both.scaled):
        assert np.isfinite(path.p).all()
        assert np.isfinite(path.gradient_norm).all()
    scene = scenes.gradient(state, both, Look(100))
    frame = Frame(0.0, 0.0, 100.0, 100.0, scene.x, scene.y)
    for line in scene.lines:
        for piece in pieces(line, frame):
            assert np.isfinite(piece).all()


def test_a_log_axis_of_slopes_holds_the_smallest_floats() -> None:
    state = State(source="typed", scores=(0.0, 7.0), d_k=1, temperature=0.08, slope_axis="log")
    slope = score_scenes.scenes(state, derive(state), hidden=False)[1]
    assert min(value for value in slope.lines[0].ys if value > 0.0) < 1e-300
    frame = Frame(0.0, 0.0, 100.0, 100.0, slope.x, slope.y)
    for piece in pieces(slope.lines[0], frame):
        assert np.isfinite(piece).all()
