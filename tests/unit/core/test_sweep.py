"""The sweep as a whole: digits, order, stopping and what is refused."""

from __future__ import annotations

import dataclasses
import json
import math
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from attention_viewer.core import sampling, sweep, sweep_blocks, sweep_spec
from attention_viewer.core.moments import Moments
from attention_viewer.core.r_stream import RStream
from attention_viewer.core.sampling import Components, FloatArray, PairDrawer, PathRecorder
from attention_viewer.core.sweep import (
    HISTOGRAM_EDGES,
    Measurement,
    SpecError,
    SweepProgress,
    SweepSpec,
    block_dots,
    block_trials,
    estimate_seconds,
    histogram_scale,
    total_normals,
)
from attention_viewer.core.sweep_spec import SPEC_ERROR_CODES, spec_errors
from attention_viewer.core.sweep_statistics import WALKS, histogram_counts

GOLDEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "r_streams.json").read_text("utf-8")
)
SMALL = SweepSpec(d_k=(3, 700), trials=1000, seed=5)
SMALL_R = dataclasses.replace(SMALL, stream="r")


def never() -> bool:
    return False


def after(chunks: int) -> Callable[[], bool]:
    answers = iter([False] * chunks)
    return lambda: next(answers, True)


def reports(spec: SweepSpec) -> list[SweepProgress]:
    return list(sweep.run(spec, never))


def rows(spec: SweepSpec) -> dict[tuple[int, str], Measurement]:
    return {(m.d_k, m.divisor): m for m in reports(spec)[-1].measurements}


def all_dots(spec: SweepSpec, d_k: int) -> FloatArray:
    drawer = PairDrawer(spec.components, d_k)
    blocks = math.ceil(spec.trials / block_trials(d_k))
    # Backwards, as a second worker might.
    parts = {b: block_dots(spec, drawer, b) for b in reversed(range(blocks))}
    return np.concatenate([parts[b] for b in range(blocks)])


def test_statistics_are_those_of_the_dots() -> None:
    measured = rows(SMALL)
    for d_k in SMALL.d_k:
        dots = all_dots(SMALL, d_k)
        raw = measured[d_k, "none"]
        assert raw.moments.n == SMALL.trials == raw.counts.sum()
        assert raw.moments.variance == pytest.approx(dots.var(ddof=1), rel=1e-12)
        assert raw.moments.mean == pytest.approx(dots.mean(), rel=1e-10)
        inside, _ = np.histogram(dots, HISTOGRAM_EDGES * math.sqrt(d_k))
        assert raw.counts[1:-1].tolist() == inside.tolist()


def test_each_d_k_has_numbers_of_its_own() -> None:
    long = sampling.BUFFER
    spec = SweepSpec(d_k=(1, long), trials=long, seed=5)
    recorder = PathRecorder(long, 1)
    block_dots(spec, PairDrawer(spec.components, long), 0, recorder)
    short = block_dots(spec, PairDrawer(spec.components, 1), 0)
    # From one generator the first product would be the same in both.
    assert recorder.sums()[0, 0] != short[0]


def test_divided_rows_are_exact_rescalings_of_the_same_draws() -> None:
    measured = rows(SMALL)
    for d_k in SMALL.d_k:
        raw, root, whole = (measured[d_k, name] for name in ("none", "sqrt", "dk"))
        assert root.moments.variance == pytest.approx(raw.moments.variance / d_k, rel=1e-15)
        assert whole.moments.variance == pytest.approx(raw.moments.variance / d_k**2, rel=1e-15)
        assert root.counts.tolist() == raw.counts.tolist()


def test_same_seed_same_digits_and_other_seed_other_digits() -> None:
    one, two = rows(SMALL), rows(SMALL)
    other = rows(dataclasses.replace(SMALL, seed=6))
    for key, measurement in one.items():
        assert measurement.moments == two[key].moments
        assert measurement.moments != other[key].moments


def test_digits_of_a_row_do_not_depend_on_the_other_rows() -> None:
    alone = rows(dataclasses.replace(SMALL, d_k=(700,)))
    assert alone[700, "none"].moments == rows(SMALL)[700, "none"].moments


def test_blocks_merged_in_order_give_the_digits_of_the_run_whoever_computes_them() -> None:
    moments = Moments()
    dots, size = all_dots(SMALL, 700), block_trials(700)
    for start in range(0, SMALL.trials, size):
        moments = moments.merge(Moments.of(dots[start : start + size]))
    assert moments == rows(SMALL)[700, "none"].moments


def backwards(function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    """Compute all tasks, the last one first, as workers might; tell results in order."""
    waiting = list(tasks)
    yield from reversed([function(task) for task in reversed(waiting)])


CHOICES = {
    "numpy": SweepSpec(d_k=(5, 300, 5000), trials=7000, seed=5),
    "copies": SweepSpec(
        d_k=(5, 300),
        trials=9000,
        seed=5,
        components=Components(distribution="laplace", rho=0.5, neighbour=0.4),
    ),
    "values": SweepSpec(d_k=(1, 50), trials=20_000, seed=5, components=Components(terms="values")),
    "identity": SweepSpec(d_k=(5, 300), trials=200_000, seed=5, sampler="identity"),
    "r": SweepSpec(d_k=(5, 300), trials=2000, seed=5, stream="r"),
}


@pytest.mark.parametrize("name", CHOICES)
def test_digits_do_not_depend_on_workers_or_chunks(name: str) -> None:
    spec = CHOICES[name]
    whole = reports(spec)[-1]
    for in_order, chunk in ((backwards, 1), (sweep_blocks.one_by_one, 3), (backwards, 1000)):
        other = list(sweep.run(spec, never, in_order, chunk))[-1]
        assert other.done == whole.done
        for one, two in zip(whole.measurements, other.measurements, strict=True):
            assert (one.d_k, one.divisor, one.moments) == (two.d_k, two.divisor, two.moments)
            assert one.counts.tolist() == two.counts.tolist()
        for walk, again in zip(whole.walks, other.walks, strict=True):
            assert walk.sums.tolist() == again.sums.tolist()


def test_long_chunks_report_seldom() -> None:
    spec = CHOICES["numpy"]
    assert len(list(sweep.run(spec, never, chunk=1000))) == len(spec.d_k)
    assert len(reports(spec)) > 100


def test_sums_of_values() -> None:
    components = Components(terms="values", mean=50.0, variance=100.0)
    spec = SweepSpec(d_k=(1, 20), trials=3000, seed=2, components=components)
    measured = rows(spec)
    assert measured[20, "none"].moments.mean == pytest.approx(1000.0, abs=4.0)
    assert measured[20, "none"].moments.variance == pytest.approx(2000.0, rel=0.1)
    assert measured[20, "sqrt"].moments.variance == pytest.approx(100.0, rel=0.1)
    assert total_normals(spec) == 3000 * 21
    stream = RStream(2)
    expected = (50.0 + 10.0 * stream.normal(3000 * 21)[3000:].reshape(3000, 20)).sum(axis=1)
    by_r = rows(dataclasses.replace(spec, stream="r"))[20, "none"].moments
    assert by_r.variance == pytest.approx(expected.var(ddof=1), rel=1e-11)


def test_r_stream_links_neighbours() -> None:
    spec = SweepSpec(d_k=(3,), trials=50, seed=1, stream="r", components=Components(neighbour=0.5))
    vectors = RStream(1).normal(300).reshape(100, 3)
    for i in (1, 2):
        vectors[:, i] = 0.5 * vectors[:, i - 1] + math.sqrt(0.75) * vectors[:, i]
    expected = (vectors[0::2] * vectors[1::2]).sum(axis=1).var(ddof=1)
    assert rows(spec)[3, "none"].moments.variance == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("spec", [SMALL, SMALL_R], ids=["numpy", "r"])
def test_progress_grows_to_the_total_and_rows_finish(spec: SweepSpec) -> None:
    told = reports(spec)
    done = [report.done for report in told]
    assert done == sorted(set(done))
    assert done[-1] == told[-1].total == total_normals(spec)
    keys = [(d_k, divisor) for d_k in spec.d_k for divisor in spec.divisors]
    for report in told:
        assert [(m.d_k, m.divisor) for m in report.measurements] == keys
        assert all(m.finished == (m.moments.n == spec.trials) for m in report.measurements)
    assert all(m.finished for m in told[-1].measurements)


def test_all_rows_of_the_numpy_stream_have_points_early() -> None:
    first_round = reports(dataclasses.replace(SMALL, d_k=(64, 128, 256), trials=5000))[2]
    assert all(m.moments.n > 0 for m in first_round.measurements)
    assert not all(m.finished for m in first_round.measurements)


def test_rows_of_the_r_stream_fill_one_after_another() -> None:
    for report in reports(SMALL_R):
        counts = [m.moments.n for m in report.measurements if m.divisor == "none"]
        assert counts[1] == 0 or counts[0] == SMALL.trials


def test_tables_of_the_r_stream_by_turns_have_the_same_digits() -> None:
    by_turns = list(sweep.run(SMALL_R, never, by_turns=True))
    both = [
        {m.divisor: m.finished for m in report.measurements if m.d_k == SMALL_R.d_k[0]}
        for report in by_turns
    ]
    # All rows but the last ones of both tables are full before those begin.
    early = next(number for number, row in enumerate(both) if row["none"] and row["sqrt"])
    begun = [m.moments.n for m in by_turns[early].measurements if m.d_k == SMALL_R.d_k[1]]
    assert not any(begun)
    ended, usual = by_turns[-1], reports(SMALL_R)[-1]
    assert ended.done == ended.total
    for one, other in zip(ended.measurements, usual.measurements, strict=True):
        assert one.moments == other.moments
        assert one.counts.tolist() == other.counts.tolist()
    for walks, others in zip(ended.walks, usual.walks, strict=True):
        assert walks.sums.tolist() == others.sums.tolist()


def test_a_table_too_long_to_be_passed_over_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("attention_viewer.core.sweep_r.AHEAD_MAX", 10)
    counts = [
        [m.moments.n for m in report.measurements]
        for report in sweep.run(SMALL_R, never, by_turns=True)
    ]
    assert counts == [[m.moments.n for m in report.measurements] for report in reports(SMALL_R)]


def test_stop_while_passing_over_ends_the_run() -> None:
    assert len(list(sweep.run(SMALL_R, after(1), by_turns=True))) == 1


@pytest.mark.parametrize("spec", [SMALL, SMALL_R], ids=["numpy", "r"])
def test_stop_keeps_what_is_there(spec: SweepSpec) -> None:
    stopped = list(sweep.run(spec, after(2)))
    assert len(stopped) == 2
    assert 0 < stopped[-1].done < stopped[-1].total
    whole = reports(spec)[1]
    assert [m.moments for m in stopped[-1].measurements] == [m.moments for m in whole.measurements]


def test_stop_before_the_first_chunk_tells_nothing() -> None:
    assert list(sweep.run(SMALL, after(0))) == []


def test_earlier_reports_stay_as_they_were() -> None:
    run = sweep.run(dataclasses.replace(SMALL, trials=3000), never)
    first = next(run)
    before = [m.counts.copy() for m in first.measurements]
    list(run)
    for measurement, counts in zip(first.measurements, before, strict=True):
        assert measurement.counts.tolist() == counts.tolist()
        assert not measurement.counts.flags.writeable


@pytest.mark.parametrize("spec", [SMALL, SMALL_R], ids=["numpy", "r"])
def test_walks_are_running_sums_of_the_first_pairs(spec: SweepSpec) -> None:
    walks = {walk.d_k: walk for walk in reports(spec)[-1].walks}
    assert set(walks) == set(spec.d_k)
    for d_k, walk in walks.items():
        assert walk.sums.shape == (WALKS, min(d_k, 256))
        assert walk.positions[-1] == d_k
    if spec.stream == "numpy":
        np.testing.assert_allclose(walks[700].sums[:, -1], all_dots(spec, 700)[:WALKS], rtol=1e-9)
    else:
        q, k = RStream(spec.seed).normal(6).reshape(2, 3)
        np.testing.assert_allclose(walks[3].sums[0], np.cumsum(q * k), rtol=1e-12)


def test_walks_of_long_vectors_gather_over_blocks() -> None:
    spec = SweepSpec(d_k=(sweep_spec.D_K_MAX,), trials=4, seed=1)
    told = reports(spec)
    assert [len(report.walks[0].sums) for report in told] == [2, 4]
    np.testing.assert_allclose(
        told[-1].walks[0].sums[:, -1], all_dots(spec, spec.d_k[0]), rtol=1e-9
    )


def test_r_stream_draws_q_then_k_trial_by_trial_and_the_scaled_table_anew() -> None:
    measured = rows(SweepSpec(d_k=(2, 5), trials=40, seed=42, stream="r"))
    stream = RStream(42)
    for divisor in ("none", "sqrt"):
        for d_k in (2, 5):
            q, k = stream.normal(80 * d_k).reshape(40, 2, d_k).transpose(1, 0, 2)
            variance = (q * k).sum(axis=1).var(ddof=1) / (d_k if divisor == "sqrt" else 1)
            assert measured[d_k, divisor].moments.variance == pytest.approx(variance, rel=1e-12)
    raw, whole = measured[5, "none"], measured[5, "dk"]
    assert whole.moments.variance == pytest.approx(raw.moments.variance / 25, rel=1e-14)


def test_scaled_table_alone_has_the_same_digits_as_after_the_raw_table() -> None:
    both = rows(SMALL_R)
    alone = rows(dataclasses.replace(SMALL_R, divisors=("sqrt",)))
    assert {key: m.moments for key, m in alone.items()} == {key: both[key].moments for key in alone}


def test_r_stream_takes_mean_variance_rho_and_unit_length() -> None:
    components = Components(mean=1.0, variance=4.0, rho=0.5)
    spec = SweepSpec(d_k=(2,), trials=3000, seed=1, stream="r", components=components)
    q, k = RStream(1).normal(4 * 3000).reshape(3000, 2, 2).transpose(1, 0, 2)
    q, k = 1 + 2 * q, 1 + 2 * (0.5 * q + math.sqrt(0.75) * k)
    variance = (q * k).sum(axis=1).var(ddof=1)
    assert rows(spec)[2, "none"].moments.variance == pytest.approx(variance, rel=1e-12)
    unit = dataclasses.replace(spec, d_k=(9,), components=Components(unit_length=True))
    assert rows(unit)[9, "none"].moments.variance == pytest.approx(1 / 9, rel=0.1)


def test_chunks_stay_small_whatever_d_k_is() -> None:
    for d_k in (1, 100, 100_000, 131_072):
        assert 2**17 <= d_k * block_trials(d_k) <= 2**18
    spec = SweepSpec(d_k=(100_000,), trials=10_000_000, seed=1)
    report = next(sweep.run(spec, never))
    assert report.done == 400_000
    assert report.total == 2 * 10**12


def test_histogram_puts_values_beyond_the_edges_at_the_ends() -> None:
    counts = histogram_counts(np.array([-1e9, -8.05, -8.0, 0.0, 7.95, 8.0, 1e9]), 0.0, 1.0)
    assert counts.size == HISTOGRAM_EDGES.size + 1
    assert counts[[0, 1, 81, 160, 161]].tolist() == [2, 1, 1, 1, 2]


def test_histogram_is_centred_on_the_theoretical_mean() -> None:
    components = Components(mean=1.0, variance=4.0)
    assert histogram_scale(components, 9, "none") == pytest.approx((9.0, math.sqrt(9 * 24.0)))
    assert histogram_scale(components, 9, "sqrt") == pytest.approx((3.0, math.sqrt(24.0)))
    unknown = Components(unit_length=True, mean=1.0)
    assert histogram_scale(unknown, 16, "none") == pytest.approx((0.5, 0.25))
    assert histogram_scale(Components(distribution="signs", rho=1.0), 16, "none")[1] == 0.25


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("d_k_empty", {"d_k": ()}),
    ("d_k_many", {"d_k": tuple(range(1, 66))}),
    ("d_k_range", {"d_k": (4, 0)}),
    ("d_k_range", {"d_k": (-4,)}),
    ("d_k_range", {"d_k": (2**17 + 1,)}),
    ("d_k_doubled", {"d_k": (4, 16, 4)}),
    ("trials_range", {"trials": 1}),
    ("trials_range", {"trials": 10_000_001}),
    ("seed_numpy_range", {"seed": -1}),
    ("seed_numpy_range", {"seed": 2**63}),
    ("seed_r_range", {"seed": 2**31, "stream": "r"}),
    ("seed_r_range", {"seed": -(2**31), "stream": "r"}),
    ("stream_unknown", {"stream": "s"}),
    ("stream_r_normal", {"stream": "r", "components": Components(distribution="laplace")}),
    ("distribution_unknown", {"components": Components(distribution="cauchy")}),  # type: ignore[arg-type]
    ("nu_range", {"components": Components(distribution="student_t", nu=4.0)}),
    ("nu_range", {"components": Components(distribution="student_t", nu=math.nan)}),
    ("mean_range", {"components": Components(mean=math.inf)}),
    ("variance_range", {"components": Components(variance=0.0)}),
    ("rho_range", {"components": Components(rho=1.5)}),
    ("rho_range", {"components": Components(rho=math.nan)}),
    ("neighbour_range", {"components": Components(neighbour=1.0)}),
    ("neighbour_range", {"components": Components(neighbour=math.nan)}),
    ("terms_unknown", {"components": Components(terms="sums")}),  # type: ignore[arg-type]
    ("values_plain", {"components": Components(terms="values", rho=0.5)}),
    ("values_plain", {"components": Components(terms="values", unit_length=True)}),
    ("sampler_unknown", {"sampler": "guess"}),
    ("sampler_identity", {"sampler": "identity", "components": Components(mean=1.0)}),
    ("sampler_identity", {"sampler": "identity", "stream": "r"}),
    ("divisors_empty", {"divisors": ()}),
    ("divisor_unknown", {"divisors": ("half",)}),
]


@pytest.mark.parametrize(("code", "change"), WRONG)
def test_what_cannot_be_run_is_refused_with_a_code(code: str, change: dict[str, Any]) -> None:
    spec = dataclasses.replace(SMALL, **change)
    assert [error.code for error in spec_errors(spec)] == [code]
    with pytest.raises(SpecError) as caught:
        next(sweep.run(spec, never))
    assert caught.value.code == code
    assert caught.value.detail in str(caught.value)
    assert "{" not in str(caught.value)


def test_every_code_is_tried() -> None:
    assert {code for code, _ in WRONG} == SPEC_ERROR_CODES


def test_limits_themselves_are_allowed() -> None:
    widest = SweepSpec(d_k=(*range(1, 64), 2**17), trials=10_000_000, seed=2**63 - 1)
    assert list(spec_errors(widest)) == []
    assert list(spec_errors(dataclasses.replace(SMALL_R, seed=-(2**31) + 1, trials=2))) == []
    # nu of another distribution is not looked at
    assert list(spec_errors(dataclasses.replace(SMALL, components=Components(nu=1.0)))) == []


def test_cost_is_told_in_components_and_seconds() -> None:
    assert total_normals(SMALL) == 2 * 1000 * 703
    assert total_normals(SMALL_R) == 2 * total_normals(SMALL)
    raw_only = dataclasses.replace(SMALL_R, divisors=("none", "dk"))
    assert total_normals(raw_only) == total_normals(SMALL)
    assert estimate_seconds(SMALL, 1e6) == pytest.approx(1.406)
