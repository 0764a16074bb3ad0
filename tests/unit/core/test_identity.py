"""Both samplers have one distribution: moments, Kolmogorov and Smirnov, and exact laws."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import pytest
from scipy import stats

from attention_viewer.core import identity, sweep
from attention_viewer.core.identity import allows_identity, identity_dots
from attention_viewer.core.sampling import Components, FloatArray, draw_dots
from attention_viewer.core.sweep import SweepSpec, total_normals
from attention_viewer.core.theory import theory_kurtosis, theory_variance

N = 60_000
SPEC = SweepSpec(d_k=(1, 4, 1000), trials=100_000, seed=3, sampler="identity")


def by_identity(d_k: int, variance: float = 1.0) -> FloatArray:
    return identity_dots(11, Components(variance=variance), d_k, 0, N)


def by_components(d_k: int, variance: float = 1.0) -> FloatArray:
    source = np.random.Generator(np.random.PCG64(8))
    return draw_dots(source, Components(variance=variance), d_k, N)


@pytest.mark.parametrize("d_k", [1, 2, 3, 16, 257])
@pytest.mark.parametrize("variance", [1.0, 0.3])
def test_both_samplers_have_one_distribution(d_k: int, variance: float) -> None:
    result = stats.ks_2samp(by_identity(d_k, variance), by_components(d_k, variance))
    assert result.pvalue > 0.001


@pytest.mark.parametrize("d_k", [1, 2, 3, 16, 257, 100_000])
def test_moments_are_those_of_theory(d_k: int) -> None:
    dots, components = by_identity(d_k), Components()
    variance, kurtosis = theory_variance(components, d_k), theory_kurtosis(components, d_k)
    assert variance is not None
    assert kurtosis is not None
    assert abs(dots.mean()) < 4.5 * math.sqrt(variance / N)
    spread = math.sqrt((kurtosis - 1.0) / N)
    assert dots.var() / variance == pytest.approx(1.0, abs=4.5 * spread)
    assert stats.skew(dots) == pytest.approx(0.0, abs=0.3)


def test_two_components_make_a_laplace_variable() -> None:
    assert stats.kstest(by_identity(2), stats.laplace().cdf).pvalue > 0.001


def test_length_and_direction_are_independent_of_one_another() -> None:
    # With d_k = 1 the score is the product of two independent standard normals.
    one, other = np.random.Generator(np.random.PCG64(2)).standard_normal((2, N))
    assert stats.ks_2samp(by_identity(1), one * other).pvalue > 0.001


@pytest.mark.parametrize(
    "change",
    [
        {"distribution": "uniform"},
        {"mean": 0.1},
        {"rho": 0.1},
        {"neighbour": 0.1},
        {"unit_length": True},
        {"terms": "values"},
    ],
)
def test_the_identity_is_for_independent_normal_components_of_mean_0(
    change: dict[str, object],
) -> None:
    assert allows_identity(Components(variance=4.0))
    components = Components(**change)  # type: ignore[arg-type]
    assert not allows_identity(components)
    spec = dataclasses.replace(SPEC, components=components)
    with pytest.raises(sweep.SpecError, match="identity"):
        next(sweep.run(spec, lambda: False))


def test_a_sweep_by_the_identity_costs_two_numbers_a_trial() -> None:
    told = list(sweep.run(SPEC, lambda: False))
    assert told[-1].done == told[-1].total == total_normals(SPEC) == 2 * 3 * SPEC.trials
    assert told[-1].walks == ()
    for measured in told[-1].measurements:
        assert measured.finished
        if measured.divisor == "sqrt":
            assert measured.moments.variance == pytest.approx(1.0, abs=0.05)


def test_blocks_have_numbers_of_their_own() -> None:
    first, second = (identity_dots(1, Components(), 4, block, 10) for block in (0, 1))
    assert not set(first) & set(second)
    assert identity.BLOCK * 8 < 2**20
