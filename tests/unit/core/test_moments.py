"""Moments that merge, against numpy and exact fractions."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core.moments import Moments

values = st.lists(
    st.floats(-1e3, 1e3, allow_subnormal=False).filter(lambda x: x == 0 or abs(x) > 1e-6),
    min_size=2,
    max_size=60,
)


def exact_variance(sample: list[float]) -> float:
    fractions = [Fraction(x) for x in sample]
    mean = sum(fractions) / len(fractions)
    return float(sum((x - mean) ** 2 for x in fractions) / (len(fractions) - 1))


@given(values, st.data())
def test_any_grouping_gives_the_moments_of_the_whole(
    sample: list[float], data: st.DataObject
) -> None:
    cuts = sorted(data.draw(st.lists(st.integers(0, len(sample)), max_size=5)))
    edges = [0, *cuts, len(sample)]
    parts = [Moments.of(np.array(sample[a:b])) for a, b in pairwise(edges)]
    merged = Moments()
    for part in parts:
        merged = merged.merge(part)
    backwards = Moments()
    for part in reversed(parts):
        backwards = part.merge(backwards)
    scale = max(map(abs, sample)) ** 2
    for moments in (merged, backwards, Moments.of(np.array(sample))):
        assert moments.n == len(sample)
        assert moments.variance == pytest.approx(
            exact_variance(sample), rel=1e-12, abs=1e-12 * scale
        )
        assert moments.mean == pytest.approx(
            math.fsum(sample) / len(sample), rel=1e-12, abs=1e-12 * max(map(abs, sample))
        )


def test_variance_far_from_zero_keeps_its_digits() -> None:
    sample = np.random.default_rng(1).standard_normal(10_000) + 1e8
    parts = [Moments.of(part) for part in np.array_split(sample, 37)]
    merged = Moments()
    for part in parts:
        merged = merged.merge(part)
    assert merged.variance == pytest.approx(exact_variance(sample.tolist()), rel=1e-9)


def test_divided_moments_are_those_of_divided_values() -> None:
    sample = np.random.default_rng(2).standard_normal(100) + 3
    divided, direct = Moments.of(sample).divided(8.0), Moments.of(sample / 8.0)
    assert divided.variance == pytest.approx(direct.variance, rel=1e-14)
    assert divided.mean == pytest.approx(direct.mean, rel=1e-14)


def test_sd_is_the_root_of_the_variance() -> None:
    assert Moments.of(np.array([1.0, 3.0])).sd == pytest.approx(math.sqrt(2.0))


def test_one_value_and_none_have_no_variance() -> None:
    assert math.isnan(Moments.of(np.array([5.0])).variance)
    assert Moments.of(np.empty(0)) == Moments()
    assert math.isnan(Moments().sd)


def test_merging_with_nothing_changes_nothing() -> None:
    some = Moments.of(np.array([1.0, 2.0, 4.0]))
    assert some.merge(Moments()) == some == Moments().merge(some)
