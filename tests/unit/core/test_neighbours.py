"""Chains of correlated neighbours: correlation, distribution, slices, and their sums."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest
from scipy import stats

from attention_viewer.core.neighbours import (
    Chain,
    CopyChain,
    NormalChain,
    geometric_pairs,
    squared_norm_of_square,
)
from attention_viewer.core.sampling import BUFFER, Components, PairDrawer, draw_dots

KINDS = [NormalChain, CopyChain]


def rng(seed: int = 1) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64(seed))


def linked(chain: Chain, widths: tuple[int, ...], n: int = 60_000) -> np.ndarray:
    source = rng()
    slices = []
    for width in widths:
        x = source.standard_normal((n, width))
        chain.link(source, x)
        slices.append(x)
    return np.hstack(slices)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("r", [-0.8, -0.3, 0.5, 0.95])
@pytest.mark.parametrize("widths", [(6,), (1, 2, 3)])
def test_correlation_falls_as_a_power_of_the_distance(
    kind: type[NormalChain] | type[CopyChain], r: float, widths: tuple[int, ...]
) -> None:
    measured = np.corrcoef(linked(kind(r), widths).T)
    places = np.arange(6)
    expected = r ** np.abs(places[:, np.newaxis] - places)
    np.testing.assert_allclose(measured, expected, atol=0.02)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("place", [0, 3, 5])
def test_every_place_stays_standard_normal(
    kind: type[NormalChain] | type[CopyChain], place: int
) -> None:
    column = linked(kind(-0.7), (2, 4), n=20_000)[:, place]
    assert stats.kstest(column, stats.norm().cdf).pvalue > 0.001


def test_a_chain_of_normals_is_the_recursion() -> None:
    x = rng().standard_normal((3, 300))
    expected = x.copy()
    for i in range(1, 300):
        expected[:, i] = 0.9 * expected[:, i - 1] + np.sqrt(1 - 0.81) * x[:, i]
    chain = NormalChain(0.9)
    first, second = x[:, :100], x[:, 100:]
    chain.link(None, first)
    chain.link(None, second)
    np.testing.assert_allclose(x, expected, rtol=1e-12, atol=1e-13)


def test_copies_are_taken_from_the_neighbour_or_mirrored() -> None:
    source, x = rng(), rng(2).standard_normal((2000, 8))
    fresh = x.copy()
    CopyChain(-0.6).link(source, x)
    copied = x[:, 1:] == -x[:, :-1]
    assert np.all(copied | (x[:, 1:] == fresh[:, 1:]))
    assert copied.mean() == pytest.approx(0.6, abs=0.02)


def test_copying_without_random_numbers_is_refused() -> None:
    with pytest.raises(ValueError, match="random"):
        CopyChain(0.5).link(None, np.ones((1, 2)))


def test_slices_of_long_vectors_are_linked() -> None:
    d_k = BUFFER + 7
    dots = draw_dots(rng(4), Components(neighbour=0.5), d_k, 2)
    source, expected = rng(4), []
    for _ in range(2):
        parts = [source.standard_normal((2, 1, width)) for width in (BUFFER, 7)]
        q, k = np.concatenate(parts, axis=2)[:, 0]
        for side in (q, k):
            for i in range(1, d_k):
                side[i] = 0.5 * side[i - 1] + np.sqrt(0.75) * side[i]
        expected.append(q @ k)
    np.testing.assert_allclose(dots, expected, rtol=1e-9)


@pytest.mark.parametrize("r", [-0.9, -0.2, 0.3, 0.99])
@pytest.mark.parametrize("n", [1, 2, 5, 60])
def test_sums_agree_with_the_matrix(r: float, n: int) -> None:
    places = np.arange(n)
    matrix = r ** np.abs(places[:, np.newaxis] - places)
    assert geometric_pairs(r, n) == pytest.approx(matrix.sum(), rel=1e-10)
    fourth = np.trace(np.linalg.matrix_power(matrix, 4))
    assert squared_norm_of_square(r, n) == pytest.approx(fourth, rel=1e-10)


@pytest.mark.parametrize("r", [0.99, -0.8, 1e-3, 1e-200])
def test_sums_of_long_vectors_take_no_long_arrays(r: float) -> None:
    # From some length on each further component adds the same.
    few, more = squared_norm_of_square(r, 10_000), squared_norm_of_square(r, 20_000)
    tracemalloc.start()
    many = squared_norm_of_square(r, 130_000)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert many == pytest.approx(few + 12 * (more - few), rel=1e-9)
    assert peak < 8 * 130_000


def test_sums_between_whole_numbers_lie_between() -> None:
    for t in (-0.7, 0.0, 0.7):
        low, middle, high = (geometric_pairs(t, n) for n in (5.0, 5.5, 6.0))
        assert min(low, high) <= middle <= max(low, high)


@pytest.mark.parametrize("terms", ["products", "values"])
def test_room_may_be_used_again(terms: str) -> None:
    components = Components(terms=terms)  # type: ignore[arg-type]
    room = np.full((2, BUFFER), np.nan)
    once, again, own = np.empty((3, 5))
    PairDrawer(components, 9, room).fill_dots(rng(), once)
    PairDrawer(components, 9, room).fill_dots(rng(), again)
    PairDrawer(components, 9).fill_dots(rng(), own)
    assert once.tolist() == again.tolist() == own.tolist()
