"""Closed forms against simulation, against each other and against known special cases."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy import stats

from attention_viewer.core import theory
from attention_viewer.core.sampling import DISTRIBUTIONS, Components, Distribution, draw_dots
from attention_viewer.core.theory import (
    band_95,
    theory_kurtosis,
    theory_mean,
    theory_variance,
    variance_band,
)


def rng() -> np.random.Generator:
    return np.random.Generator(np.random.SFC64(3))


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
@pytest.mark.parametrize("rho", [0.0, 0.3, -0.6])
@pytest.mark.parametrize("mean", [0.0, 0.5])
def test_mean_variance_and_kurtosis_meet_simulation(
    distribution: Distribution, rho: float, mean: float
) -> None:
    components = Components(distribution=distribution, nu=30.0, mean=mean, variance=1.7, rho=rho)
    n = 60_000
    dots = draw_dots(rng(), components, 6, n)
    variance = theory_variance(components, 6)
    kurtosis = theory_kurtosis(components, 6)
    assert variance is not None
    assert kurtosis is not None
    error = math.sqrt(variance / n)
    assert dots.mean() == pytest.approx(theory_mean(components, 6), abs=4.5 * error)
    low, high = band_95(variance, kurtosis, n)
    width = high - low
    assert low - width < dots.var(ddof=1) < high + width
    # Laplace components have such long tails that the sample's kurtosis scatters widely.
    loose = 0.35 if distribution == "laplace" else 0.2
    assert stats.kurtosis(dots, fisher=False) == pytest.approx(kurtosis, rel=loose)


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
@pytest.mark.parametrize("rho", [0.0, 0.25, -1.0])
def test_closed_form_equals_the_expansion_in_joint_moments(
    distribution: Distribution, rho: float
) -> None:
    components = Components(distribution=distribution, nu=9.0, mean=-0.8, variance=2.5, rho=rho)
    joint = theory.joint_moments(components)
    assert joint is not None
    second, _ = theory.central_moments(components, joint)
    assert theory_variance(components, 1) == pytest.approx(second, rel=1e-12)


@pytest.mark.parametrize("d_k", [1, 4, 8, 50, 64, 1024])
def test_standard_normal_components(d_k: int) -> None:
    assert theory_variance(Components(), d_k) == d_k
    assert theory_variance(Components(), d_k, "sqrt") == 1.0
    assert theory_variance(Components(), d_k, "dk") == 1.0 / d_k
    assert theory_kurtosis(Components(), d_k) == pytest.approx(3.0 + 6.0 / d_k)


def test_normal_with_correlation_has_the_textbook_variance() -> None:
    components = Components(mean=0.7, variance=2.0, rho=0.5)
    assert theory_variance(components, 3) == pytest.approx(
        3 * (4.0 * (1 + 0.25) + 2 * 0.49 * 2.0 * 1.5)
    )


def test_products_of_signs_are_signs() -> None:
    assert theory_variance(Components(distribution="signs"), 9) == 9.0
    assert theory_kurtosis(Components(distribution="signs"), 1) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("distribution", "even"),
    [
        ("normal", (1, 3, 15, 105)),
        ("uniform", (1, 9 / 5, 27 / 7, 9)),
        ("signs", (1, 1, 1, 1)),
        ("laplace", (1, 6, 90, 2520)),
    ],
)
def test_moments_of_standard_components(
    distribution: Distribution, even: tuple[float, ...]
) -> None:
    components = Components(distribution=distribution)
    for order in range(1, 9):
        expected = 0.0 if order % 2 else even[order // 2 - 1]
        assert theory.component_moment(components, order) == pytest.approx(expected)


@pytest.mark.parametrize("nu", [4.5, 8.0, 8.5, 40.0])
def test_moments_of_student_t_equal_scipy(nu: float) -> None:
    components = Components(distribution="student_t", nu=nu)
    assert theory.component_moment(components, 2) == pytest.approx(1.0)
    assert theory.component_moment(components, 4) == pytest.approx(
        3.0 + float(stats.t(nu).stats("k"))
    )
    # E[t^8] = nu^4 E[z^8] E[1 / chi^8], the last by the gamma function.
    inverse = math.gamma(nu / 2 - 4) / math.gamma(nu / 2) / 16 if nu > 8 else math.inf
    eighth = nu**4 * 105 * inverse * ((nu - 2) / nu) ** 4
    assert theory.component_moment(components, 8) == pytest.approx(eighth)


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
def test_unit_vectors_have_variance_one_over_d_k(distribution: Distribution) -> None:
    components = Components(distribution=distribution, unit_length=True)
    assert theory_variance(components, 16) == 1 / 16
    dots = draw_dots(rng(), components, 16, 40_000)
    assert dots.var(ddof=1) * 16 == pytest.approx(1.0, rel=0.035)
    kurtosis = theory_kurtosis(components, 16)
    if kurtosis is not None:
        assert stats.kurtosis(dots, fisher=False) == pytest.approx(kurtosis, abs=0.1)


def test_where_nothing_is_exact_nothing_is_claimed() -> None:
    assert theory_variance(Components(unit_length=True, mean=1.0), 4) is None
    assert theory_variance(Components(unit_length=True, rho=0.1), 4) is None
    assert theory_kurtosis(Components(unit_length=True, rho=0.1), 4) is None
    assert theory_kurtosis(Components(unit_length=True, distribution="laplace"), 4) is None
    assert theory_kurtosis(Components(unit_length=True, distribution="laplace"), 1) == 1.0
    assert theory_kurtosis(Components(distribution="student_t", nu=8.0, rho=0.1), 4) is None
    assert theory_kurtosis(Components(distribution="signs", rho=1.0), 4) is None
    assert variance_band(Components(distribution="signs", rho=1.0), 4, "none", 100) is None


def test_unit_vectors_far_apart_from_the_origin_meet_the_limit() -> None:
    components = Components(unit_length=True, mean=1.0, rho=0.5)
    dots = draw_dots(rng(), components, 2000, 500)
    assert dots.mean() == pytest.approx(theory_mean(components, 2000), abs=0.005)


def test_band_of_normal_values_is_that_of_chi_square() -> None:
    for n in (10, 50, 5000):
        exact = stats.chi2.ppf([0.025, 0.975], n - 1) / (n - 1)
        assert band_95(1.0, 3.0, n) == pytest.approx(tuple(exact), rel=0.01)


def test_band_scales_with_the_variance_and_never_falls_below_zero() -> None:
    low, high = band_95(4.0, 4.5, 500)
    assert (low / 4, high / 4) == pytest.approx(band_95(1.0, 4.5, 500))
    assert band_95(1.0, 9.0, 2)[0] == 0.0
    low, high = band_95(1.0, 1.0, 100)
    assert low < 1.0 < high


@pytest.mark.parametrize(
    ("components", "d_k"),
    [
        (Components(), 1),
        (Components(), 4),
        (Components(), 32),
        (Components(distribution="laplace"), 8),
        (Components(distribution="signs"), 16),
        (Components(mean=0.5, rho=0.4), 8),
        (Components(unit_length=True), 8),
    ],
)
def test_band_holds_about_95_percent_of_runs(components: Components, d_k: int) -> None:
    runs, n = 2000, 500
    variances = draw_dots(rng(), components, d_k, runs * n).reshape(runs, n).var(axis=1, ddof=1)
    band = variance_band(components, d_k, "none", n)
    assert band is not None
    inside = np.mean((band[0] <= variances) & (variances <= band[1]))
    assert 0.93 <= inside <= 0.965


@pytest.mark.parametrize("distribution", ["normal", "uniform", "signs", "laplace"])
@pytest.mark.parametrize(("rho", "r"), [(0.0, 0.8), (0.5, 0.6), (-0.6, -0.7)])
def test_variance_with_correlated_neighbours_meets_simulation(
    distribution: Distribution, rho: float, r: float
) -> None:
    components = Components(distribution=distribution, mean=0.5, variance=1.7, rho=rho, neighbour=r)
    for d_k in (2, 9):
        dots = draw_dots(rng(), components, d_k, 300_000)
        variance = theory_variance(components, d_k)
        assert variance is not None
        # The spread of a sample variance, from the sample's own kurtosis.
        spread = math.sqrt((stats.kurtosis(dots, fisher=False) - 1.0) / dots.size)
        assert dots.var() / variance == pytest.approx(1.0, abs=4.5 * spread)
        error = math.sqrt(variance / dots.size)
        assert dots.mean() == pytest.approx(theory_mean(components, d_k), abs=4.5 * error)


@pytest.mark.parametrize("rho", [0.0, 0.5])
def test_normal_neighbours_by_the_matrix(rho: float) -> None:
    n, r = 12, 0.6
    places = np.arange(n)
    matrix = r ** np.abs(places[:, np.newaxis] - places)
    components = Components(rho=rho, neighbour=r)
    by_trace = (1.0 + rho**2) * np.trace(matrix @ matrix)
    assert theory_variance(components, n) == pytest.approx(by_trace, rel=1e-12)
    # Each eigenvalue adds a term of its own: cumulants are powers of it times those of one term.
    eigenvalues = np.linalg.eigvalsh(matrix)
    one = theory_kurtosis(Components(rho=rho), 1)
    assert one is not None
    expected = 3.0 + (one - 3.0) * (eigenvalues**4).sum() / (eigenvalues**2).sum() ** 2
    assert theory_kurtosis(components, n) == pytest.approx(expected, rel=1e-10)


def test_neighbours_without_correlation_change_nothing() -> None:
    for distribution in DISTRIBUTIONS:
        plain = Components(distribution=distribution, nu=20.0, mean=0.4, rho=0.3)
        near = Components(distribution=distribution, nu=20.0, mean=0.4, rho=0.3, neighbour=1e-12)
        exact = theory_variance(plain, 50)
        assert theory_variance(near, 50) == pytest.approx(exact, rel=1e-9)


def test_what_has_no_closed_form_with_neighbours_says_so() -> None:
    assert theory_variance(Components(unit_length=True, neighbour=0.5), 4) is None
    assert theory_kurtosis(Components(unit_length=True, neighbour=0.5), 4) is None
    assert theory_kurtosis(Components(distribution="uniform", neighbour=0.5), 4) is None
    assert theory_kurtosis(Components(mean=1.0, neighbour=0.5), 4) is None


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
def test_sums_of_values_meet_simulation(distribution: Distribution) -> None:
    components = Components(
        distribution=distribution, nu=20.0, mean=50.0, variance=100.0, terms="values"
    )
    for m in (1, 7):
        sums = draw_dots(rng(), components, m, 60_000)
        assert theory_mean(components, m) == 50.0 * m
        assert theory_variance(components, m) == pytest.approx(100.0 * m)
        assert theory_variance(components, m, "sqrt") == pytest.approx(100.0)
        band = variance_band(components, m, "none", sums.size)
        assert band is not None
        width = band[1] - band[0]
        assert band[0] - width < sums.var(ddof=1) < band[1] + width
        kurtosis = theory_kurtosis(components, m)
        assert stats.kurtosis(sums, fisher=False) == pytest.approx(kurtosis, rel=0.15)


def test_sums_of_correlated_values() -> None:
    components = Components(mean=50.0, variance=4.0, neighbour=0.5, terms="values")
    sums = draw_dots(rng(), components, 5, 200_000)
    assert sums.var() == pytest.approx(theory_variance(components, 5), rel=0.02)
    assert theory_kurtosis(components, 5) == 3.0
    other = Components(distribution="signs", neighbour=0.5, terms="values")
    assert theory_kurtosis(other, 5) is None
