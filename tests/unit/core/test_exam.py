"""The exam model: whole points, exact mean and spread, the root, the standard score."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core.exam import (
    POINTS,
    QUESTIONS,
    SUBJECT_EXCESS,
    SUBJECT_MEAN,
    SUBJECT_SD,
    ClassResult,
    draw_class,
)


def test_mean_spread_and_kurtosis_of_a_subject_are_exact() -> None:
    """By convolution of ten fair questions: no sampling is involved."""
    question = np.full(POINTS + 1, 1.0 / (POINTS + 1))
    law = np.array([1.0])
    for _ in range(QUESTIONS):
        law = np.convolve(law, question)
    points = np.arange(law.size)
    mean = float(points @ law)
    variance = float((points - mean) ** 2 @ law)
    fourth = float((points - mean) ** 4 @ law)
    assert mean == pytest.approx(SUBJECT_MEAN, rel=1e-14)
    assert math.sqrt(variance) == pytest.approx(SUBJECT_SD, rel=1e-14)
    assert fourth / variance**2 - 3.0 == pytest.approx(SUBJECT_EXCESS, rel=1e-10)


@given(st.integers(0, 2**63 - 1), st.integers(1, 50))
def test_points_are_whole_and_within_0_to_100(seed: int, subjects: int) -> None:
    result = draw_class(seed, subjects)
    assert result.points.shape == (40, subjects)
    assert result.points.dtype == np.int64
    assert 0 <= int(result.points.min()) <= int(result.points.max()) <= 100
    np.testing.assert_array_equal(result.totals, result.points.sum(axis=1))
    np.testing.assert_allclose(
        result.divided * math.sqrt(subjects) + 50.0 * subjects, result.totals, rtol=1e-13
    )


def test_adding_a_subject_changes_nothing_about_the_others() -> None:
    few, many = draw_class(7, 3), draw_class(7, 50)
    np.testing.assert_array_equal(few.points, many.points[:, :3])


@pytest.mark.parametrize("subjects", [1, 4, 25, 50])
def test_the_spread_grows_with_the_root(subjects: int) -> None:
    result = draw_class(1, subjects, pupils=40_000)
    assert result.theory_sd == pytest.approx(10.0 * math.sqrt(subjects))
    assert float(result.deviations.std()) == pytest.approx(result.theory_sd, rel=0.02)
    assert float(result.divided.std()) == pytest.approx(10.0, rel=0.02)


def test_standard_scores_have_mean_50_and_spread_10() -> None:
    scores = draw_class(3, 9).standard_scores
    assert float(scores.mean()) == pytest.approx(50.0)
    assert float(scores.std()) == pytest.approx(10.0)


def test_standard_scores_do_not_depend_on_the_scale() -> None:
    """Dividing by the root changes no standard score: that is why it may be divided at all."""
    result = draw_class(3, 9)
    divided = result.divided
    own = 50.0 + 10.0 * (divided - divided.mean()) / divided.std()
    np.testing.assert_allclose(own, result.standard_scores)


def test_equal_totals_are_all_50() -> None:
    alike = ClassResult(np.full((4, 2), 70))
    assert alike.standard_scores.tolist() == [50.0] * 4


def test_pupils_differ() -> None:
    pairs = itertools.combinations(draw_class(5, 9).totals.tolist(), 2)
    assert any(one != other for one, other in pairs)
