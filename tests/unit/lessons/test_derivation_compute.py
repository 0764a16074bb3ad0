"""The numbers of the lesson on the root, against closed forms, scipy and plain numpy."""

from __future__ import annotations

import itertools
import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import integrate, special, stats

from attention_viewer.core.moments import Moments
from attention_viewer.core.sampling import draw_dots
from attention_viewer.lessons.derivation import job
from attention_viewer.lessons.derivation.compute import (
    RIGHT_ANSWERS,
    derive,
    right_answers,
    spec_of,
)
from attention_viewer.lessons.derivation.fill import equals
from attention_viewer.lessons.derivation.places import places_of
from attention_viewer.lessons.derivation.runs import Runs
from attention_viewer.lessons.derivation.state import (
    PLACE_D_K,
    Distribution,
    Exam,
    Place,
    Setting,
    State,
)
from attention_viewer.lessons.derivation.terms import terms_of
from attention_viewer.lessons.derivation.theory import (
    components_of,
    is_near_normal,
    law_of,
    normal_points,
    product_density,
    product_points,
    range_of,
)

EXACT = [
    Setting(),
    Setting(rho=0.5),
    Setting(rho=-0.9),
    Setting(distribution="uniform"),
    Setting(distribution="laplace"),
]


def never() -> bool:
    return False


def moment(setting: Setting, power: int) -> float:
    """Integrate a power against the density, split at 0 where it is infinite."""

    def value(x: float) -> float:
        density = product_density(setting, np.array([x]))
        assert density is not None
        return float(density[0]) * x**power

    ends = (-math.inf, 0.0, math.inf) if setting.distribution != "uniform" else (-3.0, 0.0, 3.0)
    parts = itertools.pairwise(ends)
    return math.fsum(integrate.quad(value, a, b, limit=400)[0] for a, b in parts)


def test_the_density_of_a_product_is_k0_over_pi() -> None:
    x = np.linspace(0.01, 8.0, 500)
    density = product_density(Setting(), x)
    assert density is not None
    np.testing.assert_allclose(density, special.k0(x) / math.pi, rtol=1e-13)
    np.testing.assert_array_equal(density, product_density(Setting(), -x))


@pytest.mark.parametrize("setting", EXACT, ids=str)
def test_exact_densities_have_the_moments_that_theory_says(setting: Setting) -> None:
    law = law_of(setting)
    assert moment(setting, 0) == pytest.approx(1.0, abs=2e-6)
    mean = moment(setting, 1)
    assert mean == pytest.approx(law.mean, abs=2e-6)
    assert moment(setting, 2) - mean**2 == pytest.approx(law.variance, rel=2e-6)


@pytest.mark.parametrize("setting", EXACT, ids=str)
def test_draws_follow_the_exact_density(setting: Setting) -> None:
    drawn = job.draw(spec_of(setting))
    spec = drawn.spec
    edges = spec.low + spec.step * np.arange(spec.bars + 1)
    middle = (edges[:-1] + edges[1:]) / 2
    far = np.abs(middle) > 0.3
    density = product_density(setting, middle)
    assert density is not None
    expected = density[far] * spec.step * spec.trials
    chi_square = float(((drawn.counts[far] - expected) ** 2 / np.maximum(expected, 1.0)).sum())
    assert chi_square < stats.chi2.ppf(0.9999, int(far.sum()))


@pytest.mark.parametrize(
    "setting",
    [
        Setting(distribution="signs"),
        Setting(distribution="student_t"),
        Setting(mean=0.1),
        Setting(distribution="uniform", rho=0.2),
    ],
)
def test_where_no_closed_form_is_known_no_curve_is_drawn(setting: Setting) -> None:
    assert product_density(setting, np.array([0.5])) is None
    assert product_points(setting, -4.0, 4.0) == ()


def test_the_law_of_the_sum_is_d_k() -> None:
    for d_k in (1, 2, 64, 1024):
        law = law_of(Setting(d_k=d_k, trials=1000))
        assert law.variance == pytest.approx(d_k)
        assert law.mean == 0.0
        half = stats.norm.ppf(0.975) * math.sqrt(d_k / 1000)
        assert law.mean_band == pytest.approx((-half, half))


@pytest.mark.parametrize(("mean", "rho"), [(0.0, 0.0), (0.5, 0.0), (0.0, -0.6), (-1.0, 0.4)])
def test_a_real_model_has_the_mean_and_variance_of_its_proof(mean: float, rho: float) -> None:
    setting = Setting(d_k=16, trials=100_000, mean=mean, rho=rho, seed=3)
    law = law_of(setting)
    assert law.mean == pytest.approx(16 * (mean**2 + rho))
    assert law.variance == pytest.approx(16 * (1 + rho**2 + 2 * mean**2 * (1 + rho)))
    drawn = draw_dots(np.random.default_rng(8), components_of(setting), 16, 100_000)
    assert float(drawn.var()) == pytest.approx(law.variance, rel=0.03)
    assert float(drawn.mean()) == pytest.approx(law.mean, abs=5 * math.sqrt(law.variance / 1e5))


@pytest.mark.parametrize(
    ("distribution", "few", "many"),
    [("normal", 8, 16), ("uniform", 2, 4), ("laplace", 16, 256)],
)
def test_a_sum_gets_near_to_normal_with_its_terms(
    distribution: Distribution, few: int, many: int
) -> None:
    assert not is_near_normal(Setting(distribution=distribution, d_k=few))
    assert is_near_normal(Setting(distribution=distribution, d_k=many))
    assert not is_near_normal(Setting(distribution="signs", d_k=many))


def test_bands_hold_about_95_percent_of_draws() -> None:
    setting = Setting(trials=1000)
    law = law_of(setting)
    assert law.variance_band is not None
    means = variances = 0
    for seed in range(400):
        moments = job.draw(spec_of(replace(setting, seed=seed))).moments
        means += law.mean_band[0] <= moments.mean <= law.mean_band[1]
        variances += law.variance_band[0] <= moments.variance <= law.variance_band[1]
    assert 0.92 * 400 < means < 0.98 * 400
    assert 0.92 * 400 < variances < 0.98 * 400


def test_a_job_gives_what_a_draw_at_once_gives() -> None:
    spec = spec_of(Setting(d_k=8, trials=20_000))
    assert spec.at_once
    parts = list(job.run(spec, never))
    whole = draw_dots(np.random.default_rng(spec.seed), spec.components, 8, 20_000)
    last = parts[-1]
    assert last.finished
    assert last.moments.mean == pytest.approx(Moments.of(whole).mean, rel=1e-12)
    assert last.moments.variance == pytest.approx(float(whole.var(ddof=1)), rel=1e-12)
    counts, _ = np.histogram(whole, spec.bars, (spec.low, spec.high))
    assert np.abs(last.counts - counts).sum() <= 2  # values on an edge may be counted either way
    assert last.counts.sum() + last.outside == 20_000
    assert float(last.heights.sum()) * spec.step == pytest.approx(1 - last.outside / 20_000)


def test_a_job_can_be_stopped_between_chunks() -> None:
    spec = spec_of(Setting(d_k=256, trials=100_000))
    assert not spec.at_once
    asked = 0

    def after_three() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    parts = list(job.run(spec, after_three))
    assert len(parts) == 3
    assert not parts[-1].finished
    assert [part.moments.n for part in parts] == sorted(part.moments.n for part in parts)


def test_chunks_take_less_than_a_frame_each() -> None:
    for d_k in (1, 64, 1024):
        first = next(job.run(spec_of(Setting(d_k=d_k, trials=1_000_000)), never))
        assert 2 * d_k * first.moments.n <= 300_000


def test_a_step_draws_only_what_takes_less_than_a_frame() -> None:
    short = derive(State(step="total"))
    assert short.drawn is not None
    assert short.drawn.finished
    long = derive(State(step="total", total=Setting(d_k=1024, trials=10_000)))
    assert long.drawn is None
    assert long.spec is not None


@settings(max_examples=40)
@given(st.floats(-1.0, 1.0), st.sampled_from(["normal", "uniform", "signs", "laplace"]))
def test_the_variances_of_terms_add_up_with_their_covariance(r: float, kind: str) -> None:
    terms = terms_of(Setting(distribution=kind, trials=2000, rho=r))  # type: ignore[arg-type]
    assert terms.theory_sum == pytest.approx(2 + 2 * r)
    assert terms.var_sum == pytest.approx(terms.var_x + terms.var_y + 2 * terms.cov)
    assert terms.var_x == pytest.approx(1.0, rel=0.35)
    assert terms.var_y == pytest.approx(1.0, rel=0.35)


def test_terms_are_the_sample_covariances_of_what_is_drawn() -> None:
    setting = Setting(trials=400, rho=-0.3)
    terms = terms_of(setting)
    (xx, xy), (_, yy) = np.cov(terms.x, terms.y)
    assert (terms.var_x, terms.var_y, terms.cov) == pytest.approx((xx, yy, xy))
    assert terms.var_sum == pytest.approx(float((terms.x + terms.y).var(ddof=1)))


def test_opposite_terms_cancel() -> None:
    terms = terms_of(Setting(trials=1000, rho=-1.0))
    assert terms.theory_sum == 0.0
    assert terms.var_sum == pytest.approx(0.0, abs=1e-12)
    assert terms.band is None


def test_the_band_of_the_sum_holds_about_95_percent() -> None:
    inside = 0
    for seed in range(400):
        terms = terms_of(Setting(trials=1000, rho=0.6, seed=seed))
        assert terms.band is not None
        inside += terms.band[0] <= terms.var_sum <= terms.band[1]
    assert 0.92 * 400 < inside < 0.98 * 400


@pytest.mark.parametrize("d_k", [1, 3, 256, 1000])
def test_walks_are_the_first_pairs_of_the_draw(d_k: int) -> None:
    setting = Setting(d_k=d_k, trials=400)
    walks = derive(State(step="root", root=setting)).walks
    assert walks is not None
    dots = draw_dots(np.random.default_rng(setting.seed), components_of(setting), d_k, 400)
    np.testing.assert_allclose(walks.sums[:, -1], dots[:40], rtol=1e-12, atol=1e-12)
    assert walks.positions[-1] == d_k


def test_weights_are_the_softmax_of_the_same_scores() -> None:
    weights = derive(State(step="by_d_k")).weights
    assert weights is not None
    none, root, flat = weights.weights
    np.testing.assert_allclose(weights.weights.sum(axis=1), 1.0)
    np.testing.assert_allclose(special.softmax(np.log(root) * 8.0), none, rtol=1e-9)
    np.testing.assert_allclose(special.softmax(np.log(root) / 8.0), flat, rtol=1e-12)
    assert weights.entropies == pytest.approx(
        [stats.entropy(row, base=2) for row in weights.weights]
    )
    assert weights.entropies[0] < weights.entropies[1] < weights.entropies[2]


@pytest.mark.parametrize("d_k", PLACE_D_K)
def test_every_place_of_the_root_gives_the_same_scores(d_k: int) -> None:
    for seed in range(20):
        places = places_of(Place(d_k=d_k, seed=seed))
        first = np.array(places.rows[0].scores)
        for row in places.rows:
            np.testing.assert_allclose(row.scores, first, rtol=1e-12, atol=1e-13)
            assert row.difference == float(np.abs(np.array(row.scores) - first).max())
        assert places.rows[0].largest == pytest.approx(
            math.sqrt(d_k) * places.rows[1].largest, rel=1e-12
        )


def test_places_differ_only_by_rounding_and_some_do() -> None:
    rows = [row for seed in range(10) for row in places_of(Place(d_k=64, seed=seed)).rows]
    assert max(row.difference for row in rows) < 1e-14
    assert any(row.difference for row in rows)


def test_answers_are_counted() -> None:
    assert right_answers(RIGHT_ANSWERS) == 5
    assert right_answers((-1,) * 5) == 0
    assert derive(State(step="remember", remember=(1, 0, 0, -1, 1))).right == 2


def test_the_exam_is_the_class_of_the_seed() -> None:
    exam = derive(State(step="exam", exam=Exam(subjects=4, seed=1))).exam
    assert exam is not None
    assert exam.subjects == 4
    assert exam.theory_sd == 20.0


def test_the_range_holds_the_mean_and_stands_still_when_nothing_moves() -> None:
    assert range_of(Setting(), law_of(Setting())) == (-4.0, 4.0)
    moved = Setting(mean=2.0)
    low, high = range_of(moved, law_of(moved))
    assert low == -high
    assert high >= 4.0 + 3.0 * 3.0
    total = Setting(d_k=16, trials=1000)
    assert range_of(total, law_of(total)) == (-16.0, 16.0)


def test_the_normal_curve_is_the_normal_density() -> None:
    points = normal_points(1.0, 2.0, -5.0, 9.0)
    x, y = np.array(points).T
    np.testing.assert_allclose(y, stats.norm.pdf(x, 1.0, 2.0), rtol=1e-13)
    assert (x[0], x[-1]) == (-5.0, 9.0)
    assert normal_points(0.0, 0.0, -1.0, 1.0) == ()


def test_runs_remember_what_was_drawn_and_what_was_stopped() -> None:
    runs = Runs()
    spec = spec_of(Setting(d_k=1024, trials=10_000))
    assert runs.wanted(spec)
    runs.begin(spec)
    assert not runs.wanted(spec)
    partial = next(job.run(spec, never))
    runs.take(partial)
    runs.end(stopped=False)
    assert runs.of(spec) is partial
    assert runs.wanted(spec)  # given up for another step, to be drawn anew
    runs.begin(spec)
    runs.end(stopped=True)
    assert not runs.wanted(spec)  # stopped by the person: what there is stays
    assert not runs.wanted(None)
    assert not runs.wanted(spec_of(Setting()))


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (1.0 / 64.0, "= 0.015625"),
        (1.0 / 3.0, r"\approx 0.3333"),
        (1.0 / 1024.0, r"\approx 0.0009766"),
        (16.0, "= 16"),
        (5.0**0.5, r"\approx 2.236"),
        (0.3**2 + 0.2, "= 0.29"),
    ],
)
def test_an_equals_sign_stands_only_before_all_digits(value: float, shown: str) -> None:
    assert equals(value) == shown
