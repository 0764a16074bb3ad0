"""Saturation of random scores: golden means, exact measures, honest bands."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from attention_viewer.core import softmax as one_row
from attention_viewer.core.saturation import (
    ABOVE,
    DIVISORS,
    MEASURES,
    Saturation,
    SaturationSpec,
    draw_scores,
    mean_of,
    measures,
    run,
)

GOLDEN = json.loads((Path(__file__).parents[2] / "data" / "saturation.json").read_text("utf-8"))


def finished(spec: SaturationSpec) -> Saturation:
    *_, last = run(spec, lambda: False)
    return last


@pytest.fixture(scope="module")
def eight_keys() -> Saturation:
    return finished(SaturationSpec(d_k=tuple(GOLDEN["d_k"]), n_keys=8, draws=40_000, seed=1))


@pytest.mark.parametrize(
    ("name", "divisor", "measure"),
    [
        ("none_max_p", "none", "max_p"),
        ("none_sum_p_1_minus_p", "none", "slope_sum"),
        ("none_share_above_99", "none", "share_above"),
        ("sqrt_max_p", "sqrt", "max_p"),
        ("sqrt_sum_p_1_minus_p", "sqrt", "slope_sum"),
        ("dk_max_p", "dk", "max_p"),
    ],
)
def test_means_meet_the_golden_ones(
    eight_keys: Saturation, name: str, divisor: str, measure: str
) -> None:
    found = [mean.value for mean in eight_keys.means[divisor, measure]]  # type: ignore[index]
    assert found == pytest.approx(GOLDEN[name], abs=0.01)


def test_scores_have_the_law_of_dot_products() -> None:
    """Against dot products of real vectors, by the Kolmogorov-Smirnov test."""
    rng = np.random.default_rng(5)
    d_k, rows = 4, 4000
    q, k = rng.standard_normal((2, rows, 2, d_k))
    dots = np.einsum("id,ijd->ij", q[:, 0], k)
    drawn = draw_scores(np.random.default_rng(6), d_k, rows, 2)
    assert stats.ks_2samp(drawn[:, 0], dots[:, 0]).pvalue > 0.01
    # The two keys of one query share its length: sizes go together, signs do not.
    assert stats.ks_2samp(drawn[:, 0] * drawn[:, 1], dots[:, 0] * dots[:, 1]).pvalue > 0.01


@pytest.mark.parametrize("size", [0.0, 1.0, 30.0, 400.0])
def test_measures_are_those_of_one_row(size: float) -> None:
    scores = size * np.random.default_rng(2).standard_normal((20, 5))
    found = measures(scores)
    for row, values in zip(scores, found.T, strict=True):
        p = one_row.softmax(row)
        assert values[0] == pytest.approx(p.max(), rel=1e-14)
        assert values[1] == pytest.approx(one_row.slopes(p).sum(), rel=1e-9, abs=0.0)
        assert values[2] == float(p.max() > ABOVE)
        assert values[3] == pytest.approx(one_row.entropy_bits(p), rel=1e-9, abs=0.0)


def test_chunks_add_up_to_all_draws() -> None:
    spec = SaturationSpec(d_k=(4, 64), n_keys=512, draws=300, seed=3)
    states = list(run(spec, lambda: False))
    assert [state.done for state in states] == [64, 192, 300]
    rng = np.random.default_rng(3)
    values = []
    for rows in (64, 128, 108):
        values.append(measures(draw_scores(rng, 4, rows, 512)))
        draw_scores(rng, 64, rows, 512)
    whole = np.hstack(values)
    found = states[-1].means["none", "entropy"][0]
    assert found.value == pytest.approx(whole[3].mean(), rel=1e-12)
    half = 1.959964 * whole[3].std(ddof=1) / np.sqrt(300)
    assert found.high - found.value == pytest.approx(half, rel=1e-6)


def test_the_first_means_come_after_a_few_draws() -> None:
    """Each part is twice as large as the one before, up to what a stop may wait for."""
    spec = SaturationSpec(d_k=(4,), n_keys=8, draws=100_000, seed=3)
    done = [state.done for state in run(spec, lambda: False)]
    assert done[:3] == [64, 192, 448]
    assert done[-1] == 100_000
    assert max(after - before for before, after in pairwise(done)) == 65_536 // 8


def test_bands_hold_the_truth_about_95_times_in_100() -> None:
    truth = finished(SaturationSpec(d_k=(16,), n_keys=4, draws=60_000, seed=0))
    hits = dict.fromkeys(MEASURES, 0)
    for seed in range(1, 401):
        found = finished(SaturationSpec(d_k=(16,), n_keys=4, draws=200, seed=seed))
        for measure in MEASURES:
            band = found.means["none", measure][0]
            hits[measure] += band.low <= truth.means["none", measure][0].value <= band.high
    assert all(364 <= count <= 396 for count in hits.values()), hits


def test_band_of_a_share_is_wilsons() -> None:
    wanted = stats.binomtest(3, 50).proportion_ci(method="wilson")
    found = mean_of(50, 3.0, 3.0, share=True)
    assert (found.low, found.high) == pytest.approx((wanted.low, wanted.high), rel=1e-9)
    assert mean_of(50, 0.0, 0.0, share=True).high > 0.0


def test_a_single_key_has_no_spread() -> None:
    found = finished(SaturationSpec(d_k=(64,), n_keys=1, draws=10, seed=0))
    assert [found.means["none", measure][0].value for measure in MEASURES] == [1.0, 0.0, 1.0, 0.0]


def test_dividing_by_the_root_keeps_the_spread_for_every_d_k(eight_keys: Saturation) -> None:
    entropies = {d: [m.value for m in eight_keys.means[d, "entropy"]] for d in DIVISORS}
    assert max(entropies["sqrt"][2:]) - min(entropies["sqrt"][2:]) < 0.02
    assert entropies["none"][-1] < 0.15
    assert entropies["dk"][-1] > 2.99


def test_stopping_ends_the_run() -> None:
    spec = SaturationSpec(d_k=(4,), n_keys=8, draws=10**9, seed=0)
    steps = iter([False, False, True])
    assert len(list(run(spec, lambda: next(steps)))) == 2
