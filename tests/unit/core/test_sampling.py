"""Components and dot products against scipy's distributions."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from scipy import stats

from attention_viewer.core.sampling import (
    BUFFER,
    DISTRIBUTIONS,
    Components,
    Distribution,
    PairDrawer,
    PathRecorder,
    draw_dots,
    fill_pair,
)

STANDARD: dict[str, Any] = {
    "normal": stats.norm(),
    "uniform": stats.uniform(-math.sqrt(3), 2 * math.sqrt(3)),
    "laplace": stats.laplace(scale=math.sqrt(0.5)),
    "student_t": stats.t(5, scale=math.sqrt(3 / 5)),
}


def rng(seed: int = 1) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


def pair(components: Components, n: int = 40_000) -> tuple[Any, Any]:
    q, k = np.empty((2, n, 1))
    fill_pair(rng(), components, q, k)
    return q.ravel(), k.ravel()


@pytest.mark.parametrize("distribution", STANDARD)
@pytest.mark.parametrize("rho", [0.0, -0.6])
def test_both_sides_have_the_named_distribution(distribution: Distribution, rho: float) -> None:
    components = Components(distribution=distribution, mean=2.0, variance=9.0, rho=rho)
    for side in pair(components):
        standard = (side - 2.0) / 3.0
        assert stats.kstest(standard, STANDARD[distribution].cdf).pvalue > 0.001


@pytest.mark.parametrize("rho", [0.0, 0.4])
def test_signs_are_plus_and_minus_one_with_equal_chance(rho: float) -> None:
    for side in pair(Components(distribution="signs", rho=rho)):
        assert set(np.unique(side)) == {-1.0, 1.0}
        assert abs(side.mean()) < 0.02


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
@pytest.mark.parametrize("rho", [-1.0, -0.5, 0.0, 0.7, 1.0])
def test_correlation_between_q_i_and_k_i(distribution: Distribution, rho: float) -> None:
    q, k = pair(Components(distribution=distribution, nu=12.0, mean=1.0, rho=rho))
    assert np.corrcoef(q, k)[0, 1] == pytest.approx(rho, abs=0.025)


def test_dot_of_one_component_is_the_product_of_normals() -> None:
    dots = draw_dots(rng(), Components(), 2, 40_000)
    # The sum of two products of independent normals has the Laplace distribution of scale 1.
    assert stats.kstest(dots, stats.laplace().cdf).pvalue > 0.001


def test_unit_vectors_give_the_cosine_of_a_random_angle() -> None:
    d_k = 7
    cosines = draw_dots(rng(), Components(unit_length=True), d_k, 40_000)
    beta = stats.beta((d_k - 1) / 2, (d_k - 1) / 2, loc=-1, scale=2)
    assert stats.kstest(cosines, beta.cdf).pvalue > 0.001


@pytest.mark.parametrize("d_k", [1, 3, BUFFER, BUFFER + 5])
def test_dots_are_the_dots_of_the_vectors_drawn(d_k: int) -> None:
    dots = draw_dots(rng(4), Components(), d_k, 3)
    source, expected = rng(4), np.zeros(3)
    rows = 3 if d_k < BUFFER else 1
    for trial in range(0, 3, rows):
        for start in range(0, d_k, BUFFER):
            width = min(BUFFER, d_k - start)
            q, k = source.standard_normal((2, rows, width))
            expected[trial : trial + rows] += (q * k).sum(axis=1)
    np.testing.assert_allclose(dots, expected, rtol=1e-9)


@pytest.mark.parametrize("unit_length", [False, True])
@pytest.mark.parametrize("d_k", [1, 5, 1000, 2 * BUFFER + 3])
def test_paths_end_at_the_dot_product(d_k: int, unit_length: bool) -> None:
    recorder = PathRecorder(d_k, 6)
    dots = np.empty(9)
    PairDrawer(Components(unit_length=unit_length), d_k).fill_dots(rng(), dots, recorder)
    assert recorder.wanted == 0
    assert recorder.positions[0] == 1
    assert recorder.positions[-1] == d_k
    assert len(recorder.positions) == min(d_k, 256)
    np.testing.assert_allclose(recorder.sums()[:, -1], dots[:6], rtol=1e-9, atol=1e-12)


def test_path_holds_the_running_sums() -> None:
    recorder = PathRecorder(4, 2)
    q = np.array([[1.0, 2.0, 3.0, 4.0], [1.0, 1.0, 1.0, 1.0]])
    recorder.add(0, q, np.ones((2, 4)))
    assert recorder.sums().tolist() == [[1.0, 3.0, 6.0, 10.0], [1.0, 2.0, 3.0, 4.0]]
