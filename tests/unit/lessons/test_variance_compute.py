"""What the lesson on variance computes: theory, band, readings, histograms, the job."""

import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from attention_viewer.core.moments import Moments
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.sweep_statistics import (
    Measurement,
    SweepProgress,
    histogram_counts,
    histogram_scale,
)
from attention_viewer.core.theory import Divisor, divisor_value, theory_variance, variance_band
from attention_viewer.lessons.variance import job
from attention_viewer.lessons.variance.bars import Bars, bars_of
from attention_viewer.lessons.variance.compute import derive, spec_of, theory_of
from attention_viewer.lessons.variance.readings import in_hand, read, share_inside
from attention_viewer.lessons.variance.runs import KEPT, Runs
from attention_viewer.lessons.variance.shown import four
from attention_viewer.lessons.variance.state import State

ARTICLE = json.loads((Path(__file__).parents[2] / "data" / "article.json").read_text("utf-8"))
SMALL = State(d_k=(1, 4, 16), trials=400, stream="numpy", picked=16)


def never() -> bool:
    return False


def last(spec: SweepSpec) -> job.Update:
    *_, update = job.run(spec, never)
    return update


def test_the_job_gives_the_printed_tables() -> None:
    spec = derive(State()).spec
    update = last(spec)
    readings = read(spec, update.progress)
    raw = [readings[d_k, "none"].variance or math.nan for d_k in spec.d_k]
    scaled = [readings[d_k, "sqrt"].variance or math.nan for d_k in spec.d_k]
    assert [round(value, 6) for value in raw] == ARTICLE["sweep"]["variance"]
    assert [round(value, 7) for value in scaled] == ARTICLE["sweep"]["scaled_variance"]
    assert update.finished
    assert update.share == 1.0
    assert share_inside(spec, readings) == (10, 10)


def test_draws_that_are_only_divided_count_once() -> None:
    # This seed has one d_k outside; its two variances have one and the same ratio to theory.
    spec = spec_of(State(d_k=(4, 16, 64), trials=300, stream="numpy", seed=1, picked=64))
    readings = read(spec, last(spec).progress)
    ratios = [(readings[d_k, "none"].ratio, readings[d_k, "sqrt"].ratio) for d_k in spec.d_k]
    assert all(raw == pytest.approx(divided, rel=1e-12) for raw, divided in ratios)
    assert share_inside(spec, readings) == (2, 3)


def test_the_job_stops_and_keeps_what_is_there() -> None:
    seen: list[job.Update] = []
    for update in job.run(spec_of(SMALL), lambda: len(seen) == 2):
        seen.append(update)
    assert len(seen) == 2
    assert not seen[-1].finished
    assert seen[0].progress.done < seen[1].progress.done


@pytest.mark.parametrize(
    "state",
    [
        State(),
        State(rho=0.5),
        State(stream="numpy", mean=2.0, variance=3.0),
        State(stream="numpy", distribution="laplace", rho=-0.25),
        State(stream="numpy", unit_length=True),
    ],
)
def test_theory_lines_go_through_the_closed_form(state: State) -> None:
    spec = spec_of(state)
    theory = theory_of(spec)
    for d_k in spec.d_k:
        for divisor in spec.divisors:
            wanted = theory_variance(spec.components, d_k, divisor)
            assert theory.variance(d_k, divisor) == pytest.approx(wanted, rel=1e-14)


def test_there_is_no_theory_where_no_closed_form_is_exact() -> None:
    theory = theory_of(spec_of(State(stream="numpy", unit_length=True, rho=0.5)))
    assert not theory.known
    assert theory.variance(16, "sqrt") is None
    assert theory.band == ()


def test_the_band_reaches_beyond_the_list_and_holds_its_d_k() -> None:
    spec = spec_of(State())
    band = {d_k: (low, high) for d_k, low, high in theory_of(spec).band}
    assert min(band) < 4
    assert max(band) > 1024
    wanted = variance_band(spec.components, 64, "none", 5000)
    assert wanted is not None
    assert band[64] == pytest.approx((wanted[0] / 64, wanted[1] / 64), rel=1e-14)


def test_the_picked_d_k_is_one_of_the_list() -> None:
    assert derive(State(picked=64)).picked == 64
    assert derive(State(picked=63)).picked == 1024


def test_readings_before_the_run_know_theory_alone() -> None:
    reading = read(spec_of(SMALL), None)[16, "none"]
    assert (reading.variance, reading.ratio, reading.inside, reading.sd) == (None,) * 4
    assert reading.theory_sd == 4.0


def test_readings_agree_with_scipy_on_the_same_draws() -> None:
    from attention_viewer.core.sampling import PairDrawer
    from attention_viewer.core.sweep import block_dots

    spec = spec_of(replace(SMALL, d_k=(16,)))
    dots = block_dots(spec, PairDrawer(spec.components, 16), 0)
    assert dots.size == spec.trials
    readings = read(spec, last(spec).progress)
    assert readings[16, "none"].variance == pytest.approx(stats.tvar(dots), rel=1e-12)
    assert readings[16, "sqrt"].sd == pytest.approx(stats.tstd(dots) / 4.0, rel=1e-12)
    assert readings[16, "dk"].ratio == pytest.approx(readings[16, "none"].ratio, rel=1e-12)


def test_histograms_hold_all_trials_but_the_far_tails() -> None:
    spec = spec_of(SMALL)
    update = last(spec)
    for measured in update.progress.measurements:
        bars = bars_of(spec, measured)
        spread = math.sqrt(theory_of(spec).variance(measured.d_k, measured.divisor) or 0.0)
        area = sum(bars.heights) * bars.step / (spread * math.sqrt(2.0 * math.pi))
        outside = (measured.counts[0] + measured.counts[-1]) / spec.trials
        assert area == pytest.approx(1.0 - outside, rel=1e-12)


def test_heights_are_over_the_normal_peak() -> None:
    spec = spec_of(State(d_k=(64,), trials=60_000, stream="numpy"))
    *_, measured = last(spec).progress.measurements
    heights = np.array(bars_of(spec, measured).heights)
    assert heights.size == 160
    assert heights[75:85].mean() == pytest.approx(1.0, abs=0.05)


@pytest.mark.parametrize("d_k", [9, 64, 256, 1000, 1024, 4096])
@pytest.mark.parametrize("divisor", ["none", "sqrt", "dk"])
def test_bars_of_signs_are_no_comb(d_k: int, divisor: Divisor) -> None:
    # Sums of +1 and -1 are even or odd, so bars of any other width hold now more, now fewer values.
    bars = _bars_of_signs(d_k, divisor)
    middles = bars.left + bars.step * (np.arange(len(bars.heights)) + 0.5)
    z = middles * divisor_value(divisor, d_k) / math.sqrt(d_k)
    near = np.abs(z) < 2.0
    assert near.sum() >= 4
    heights = np.array(bars.heights)[near]
    assert np.allclose(heights, np.exp(-0.5 * z[near] ** 2), atol=0.06)


def test_bars_of_few_signs_have_the_chances_as_areas() -> None:
    bars = _bars_of_signs(2, "none")
    areas = np.array(bars.heights) * bars.step / math.sqrt(2.0) / math.sqrt(2.0 * math.pi)
    assert areas[areas > 0.0] == pytest.approx([0.25, 0.5, 0.25], abs=0.01)
    first = int(np.flatnonzero(areas)[0])
    assert bars.left + first * bars.step == pytest.approx(-3.0)
    assert bars.step == 2.0


def _bars_of_signs(d_k: int, divisor: Divisor) -> Bars:
    """Return bars of many draws that need no drawing of components: sums of signs are binomial."""
    spec = spec_of(State(d_k=(d_k,), stream="numpy", distribution="signs"))
    ones = np.random.default_rng(1).binomial(d_k, 0.5, 400_000)
    dots = np.asarray(2.0 * ones - d_k, dtype=np.float64)
    counts = histogram_counts(dots, *histogram_scale(spec.components, d_k, "none"))
    measured = Measurement(d_k, divisor, Moments.of(dots), counts, finished=True)
    return bars_of(spec, measured)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (32.4483, "32.45"), (0.99918, "0.9992"), (0.031559, "0.03156"), (0.00098617, "0.0009862"),
        (0.00003125, "3.125e−5"), (1052.891, "1053"), (14567.8, "14568"), (0.0, "0"),
    ],
)  # fmt: skip
def test_measured_values_have_four_digits(value: float, words: str) -> None:
    assert four(value) == words


def test_the_row_in_hand_follows_the_stream() -> None:
    spec = spec_of(State(d_k=(4, 400), trials=3000, picked=4))
    rows = [in_hand(spec, update.progress.measurements) for update in job.run(spec, never)]
    named = [(row.d_k, row.divisor) for row in rows if row is not None]
    assert named[0] == (400, "none")
    assert named[-1] == (400, "sqrt")
    assert rows[-1] is None


def test_pace_is_learnt_from_runs() -> None:
    spec = spec_of(State())
    pace = job.Pace()
    before = pace.seconds(spec)
    assert 0.1 < before < 10.0
    # The start of a run on a busy machine would foretell minutes.
    pace.learn(spec, job.Update(SweepProgress(200_000, 27_280_000, (), ()), 2.0))
    assert pace.seconds(spec) == before
    pace.learn(spec, job.Update(SweepProgress(5_000_000, 27_280_000, (), ()), 2.0))
    assert pace.seconds(spec) == pytest.approx(2.0 * 27.28 / 5.0)
    # Another run was slowed down by something; a third one was not.
    pace.learn(spec, job.Update(SweepProgress(5_000_000, 27_280_000, (), ()), 20.0))
    assert pace.seconds(spec) == pytest.approx(2.0 * 27.28 / 5.0)
    pace.learn(spec, job.Update(SweepProgress(27_280_000, 27_280_000, (), ()), 4.0))
    assert pace.seconds(spec) == pytest.approx(4.0)


def test_the_pace_of_one_kind_tells_that_of_another() -> None:
    one, other = spec_of(State()), spec_of(State(stream="numpy"))
    pace = job.Pace()
    fast = pace.seconds(other)
    pace.learn(
        one, job.Update(SweepProgress(27_280_000, 27_280_000, (), ()), 4 * pace.seconds(one))
    )
    assert pace.seconds(other) == pytest.approx(4.0 * fast)


def test_time_left_is_told_once_it_can_be() -> None:
    start = SweepProgress(1000, 27_280_000, (), ())
    assert job.Update(start, 0.3).seconds_left is None
    half = SweepProgress(13_640_000, 27_280_000, (), ())
    assert job.Update(half, 2.0).seconds_left == pytest.approx(2.0)


def test_runs_never_mix() -> None:
    runs, one, other = Runs(), spec_of(SMALL), spec_of(replace(SMALL, seed=1))
    runs.begin(one)
    first = last(one)
    runs.take(first)
    runs.end()
    assert runs.for_settings(other) == (one, first)
    runs.begin(other)
    assert runs.for_settings(other) == (other, None)
    second = last(other)
    runs.take(second)
    assert runs.for_settings(one) == (one, first)
    runs.end()
    assert runs.for_settings(other) == (other, second)
    assert not runs.stopped(other)  # it had got to its end before the stop


def test_a_run_that_gave_way_to_another_is_a_stopped_one() -> None:
    runs, one, other = Runs(), spec_of(SMALL), spec_of(replace(SMALL, seed=1))
    partial = next(iter(job.run(one, never)))
    assert not partial.finished
    runs.begin(one)
    runs.take(partial)
    assert not runs.stopped(one)  # it is still going on
    runs.begin(other)
    assert runs.for_settings(one) == (one, partial)
    assert runs.stopped(one)
    assert not runs.finished(one)
    runs.begin(one)
    runs.take(partial)
    runs.end()
    assert runs.stopped(one)


def test_running_again_starts_from_nothing() -> None:
    runs, spec = Runs(), spec_of(SMALL)
    runs.begin(spec)
    runs.take(last(spec))
    runs.end()
    runs.begin(spec)
    assert runs.going_on(spec)
    assert runs.running == (spec, None)


def test_only_a_few_results_are_kept() -> None:
    runs, update = Runs(), last(spec_of(SMALL))
    specs = [spec_of(replace(SMALL, seed=seed)) for seed in range(KEPT + 2)]
    for spec in specs:
        runs.begin(spec)
        runs.take(update)
        runs.end()
    assert runs.for_settings(specs[0]) == (specs[-1], update)
    assert runs.for_settings(specs[2]) == (specs[2], update)


def test_a_row_is_judged_once_all_its_trials_are_in() -> None:
    spec = spec_of(replace(SMALL, d_k=(4096,), trials=300))
    updates = list(job.run(spec, never))
    begun = read(spec, updates[1].progress)[4096, "none"]
    assert begun.band is not None
    assert not begun.finished
    assert begun.inside is None
    ended = read(spec, updates[-1].progress)[4096, "none"]
    assert ended.inside is not None
