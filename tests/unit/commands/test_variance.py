"""The ``variance`` command's table and its complaints."""

from __future__ import annotations

import argparse
import csv
import io
import json
from pathlib import Path

import pytest

from attention_viewer.commands import variance
from attention_viewer.commands.tables import UsageError
from attention_viewer.core import sweep
from attention_viewer.core.sampling import Components
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.theory import variance_band

GOLDEN = json.loads((Path(__file__).parents[2] / "data" / "r_streams.json").read_text("utf-8"))


def table(*words: str) -> list[dict[str, str]]:
    out = io.StringIO()
    parser = argparse.ArgumentParser()
    variance.add_arguments(parser)
    variance.run(parser.parse_args(words), out)
    return list(csv.DictReader(io.StringIO(out.getvalue())))


def test_header_is_the_contract() -> None:
    row = table("--d-k", "4", "--trials", "50")[0]
    assert ",".join(row) == (
        "d_k,trials,divisor,empirical_variance,theoretical_variance,band_low,band_high"
    )


def test_rows_hold_measurement_theory_and_band() -> None:
    rows = table("--d-k", "4,16,64", "--trials", "5000", "--seed", "3")
    assert [row["d_k"] for row in rows] == ["4", "16", "64"]
    for row in rows:
        d_k = int(row["d_k"])
        assert row["trials"] == "5000"
        assert row["divisor"] == "none"
        assert float(row["theoretical_variance"]) == d_k
        assert float(row["empirical_variance"]) == pytest.approx(d_k, rel=0.1)
        band = variance_band(Components(), d_k, "none", 5000)
        assert (float(row["band_low"]), float(row["band_high"])) == band


@pytest.mark.parametrize(("divide", "theory"), [("none", 16.0), ("sqrt", 1.0), ("dk", 1 / 16)])
def test_divisor(divide: str, theory: float) -> None:
    (row,) = table("--d-k", "16", "--trials", "2000", "--divide", divide)
    assert row["divisor"] == divide
    assert float(row["theoretical_variance"]) == theory
    assert float(row["empirical_variance"]) == pytest.approx(theory, rel=0.15)


@pytest.mark.parametrize(("divide", "field"), [("none", "variance"), ("sqrt", "scaled_variance")])
def test_r_stream_gives_the_golden_tables(divide: str, field: str) -> None:
    rows = table("--d-k", "4,16,64,256,1024", "--stream", "r", "--seed", "1", "--divide", divide)
    golden = next(entry for entry in GOLDEN if entry["seed"] == 1)
    measured = [float(row["empirical_variance"]) for row in rows]
    assert measured == pytest.approx(golden[field], rel=1e-12)


def test_components_are_chosen() -> None:
    words = ("--d-k", "8", "--trials", "3000", "--dist", "student_t", "--nu", "30")
    (row,) = table(*words, "--rho", "-0.5", "--mean", "1", "--variance", "2")
    expected = Components(distribution="student_t", nu=30.0, rho=-0.5, mean=1.0, variance=2.0)
    band = variance_band(expected, 8, "none", 3000)
    assert (float(row["band_low"]), float(row["band_high"])) == band


def test_neighbours_are_correlated() -> None:
    (row,) = table("--d-k", "64", "--trials", "3000", "--neighbour", "0.8")
    # S(t) = d_k (1 + t) / (1 - t) - 2 t (1 - t^d_k) / (1 - t)^2 with t = 0.8^2.
    series = 64 * 1.64 / 0.36 - 1.28 * (1 - 0.64**64) / 0.36**2
    assert float(row["theoretical_variance"]) == pytest.approx(series, rel=1e-12)
    assert float(row["empirical_variance"]) == pytest.approx(series, rel=0.15)


def test_the_identity_draws_other_numbers_of_the_same_variance() -> None:
    words = ("--d-k", "4096", "--trials", "50000", "--sampler")
    (row,) = table(*words, "identity")
    spec = SweepSpec(
        d_k=(4096,), trials=50_000, seed=20260714, divisors=("none",), sampler="identity"
    )
    *_, last = sweep.run(spec, lambda: False)
    assert float(row["empirical_variance"]) == last.measurements[0].moments.variance
    assert float(row["empirical_variance"]) == pytest.approx(4096, rel=0.03)


def test_exam_totals_spread_as_the_root_and_standardised_ones_do_not() -> None:
    rows = table("--exam", "--trials", "2000")
    assert [row["d_k"] for row in rows] == ["1", "2", "5", "10", "20", "50"]
    assert [float(row["theoretical_variance"]) for row in rows] == [
        100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0,
    ]  # fmt: skip
    words = ("--exam", "--d-k", "3,7,50", "--points-sd", "5", "--divide", "sqrt")
    for row in table(*words, "--trials", "2000"):
        assert float(row["theoretical_variance"]) == 25.0
        assert float(row["empirical_variance"]) == pytest.approx(25.0, rel=0.15)


def test_cells_without_theory_are_empty() -> None:
    (row,) = table("--d-k", "8", "--trials", "100", "--unit-length", "--rho", "0.5")
    assert row["theoretical_variance"] == row["band_low"] == row["band_high"] == ""
    assert float(row["empirical_variance"]) > 0


def test_a_range_doubles() -> None:
    assert [row["d_k"] for row in table("--d-k", "4..16", "--trials", "9")] == ["4", "8", "16"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--d-k", "4,zero"), "--d-k, value 2"),
        (("--d-k", "0,4"), "--d-k: .*not 0"),
        (("--d-k", "4,4"), "--d-k, .*4 is there twice"),
        (("--d-k", "4.5"), "--d-k, .*4.5"),
        (("--trials", "1"), "--trials: .*not 1"),
        (("--trials", "many"), "--trials: .*many"),
        (("--seed", "-1"), "--seed: .*not -1"),
        (("--seed", "2147483648", "--stream", "r"), "--seed: .*not 2147483648"),
        (("--rho", "1.5"), "--rho: .*not 1.5"),
        (("--rho", "x"), "--rho: .*x"),
        (("--dist", "student_t", "--nu", "2"), "--nu: .*not 2"),
        (("--variance", "0"), "--variance: .*not 0"),
        (("--dist", "signs", "--stream", "r"), "--dist: .*signs"),
        (("--d-k", ""), "--d-k: a number is missing"),
        (("--neighbour", "1"), "--neighbour: .*not 1.0"),
        (("--sampler", "identity", "--rho", "0.1"), "--sampler: .*independent normal"),
        (("--sampler", "identity", "--stream", "r"), "--sampler: .*numpy stream"),
        (("--exam", "--rho", "0.1"), "--rho: has no meaning with --exam"),
        (("--exam", "--unit-length"), "--unit-length: has no meaning with --exam"),
        (("--exam", "--points-sd", "0"), "--points-sd: 0 is below"),
        (("--points-sd", "5"), "--points-sd: .*--exam only"),
    ],
)
def test_bad_input_names_the_option_and_the_value(words: tuple[str, ...], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        table("--trials", "10", *words)
