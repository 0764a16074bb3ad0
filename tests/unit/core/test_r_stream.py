"""R's stream against numbers that R itself printed."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from attention_viewer.core.qnorm import qnorm
from attention_viewer.core.r_stream import SEED_MAX, SEED_MIN, RStream, SeedError, WordNormals

GOLDEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "r_streams.json").read_text("utf-8")
)
each_seed = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: str(golden["seed"]))


def test_there_are_golden_streams_for_five_seeds() -> None:
    assert len(GOLDEN) == 5


@each_seed
def test_uniforms_equal_r_to_the_last_bit(golden: dict[str, Any]) -> None:
    assert RStream(golden["seed"]).uniform(12).tolist() == golden["runif_first_12"]


@each_seed
def test_normals_equal_r(golden: dict[str, Any]) -> None:
    normals = RStream(golden["seed"]).normal(1_000_000)
    np.testing.assert_allclose(normals[:12], golden["rnorm_first_12"], rtol=1e-14, atol=0)
    np.testing.assert_allclose(normals[-1], golden["rnorm_number_1000000"][0], rtol=1e-14, atol=0)


@given(
    st.lists(st.tuples(st.sampled_from("unsf"), st.integers(0, 700)), max_size=6),
)
def test_position_is_kept_for_any_mix_of_calls(calls: list[tuple[str, int]]) -> None:
    mixed, words = RStream(7), 0
    for kind, n in calls:
        if kind == "u":
            mixed.uniform(n)
        elif kind == "n":
            mixed.normal(n)
        elif kind == "s":
            mixed.skip_normals(n)
        else:
            mixed.fill_normal(np.empty(n))
        words += n if kind == "u" else 2 * n
    assert mixed.uniform(1)[0] == RStream(7).uniform(words + 1)[-1]


def test_normals_do_not_depend_on_how_they_are_asked_for() -> None:
    whole, pieces = RStream(3).normal(100_000), RStream(3)
    parts = np.concatenate([pieces.normal(n) for n in (1, 32_767, 2, 40_000, 27_230)])
    np.testing.assert_array_equal(parts, whole)


def test_a_stream_goes_on_from_a_place_of_another_one() -> None:
    stream = RStream(20260714)
    stream.skip_normals(1001)
    place = stream.place
    expected = stream.normal(700).tolist()
    stream.skip_normals(5)
    for _ in range(2):
        assert RStream.resumed(place).normal(700).tolist() == expected


def test_long_skip_lands_where_drawing_does() -> None:
    drawn, skipped = RStream(5), RStream(5)
    drawn.normal(600_001)
    skipped.skip_normals(600_001)
    assert skipped.uniform(1)[0] == drawn.uniform(1)[0]


@pytest.mark.parametrize("seed", [SEED_MIN - 1, SEED_MAX + 1, 2**40])
def test_a_seed_that_r_does_not_take_is_refused_in_words(seed: int) -> None:
    with pytest.raises(SeedError, match=f"not {seed}"):
        RStream(seed)


def test_smallest_and_largest_seed_are_taken() -> None:
    assert 0 < RStream(SEED_MIN).uniform(1)[0] < 1
    assert 0 < RStream(SEED_MAX).uniform(1)[0] < 1


def test_a_word_of_zero_becomes_the_smallest_uniform_that_r_gives() -> None:
    stream = RStream(1)
    stream._bits.state = {
        "bit_generator": "MT19937",
        "state": {"key": np.zeros(624, dtype=np.uint32), "pos": 0},
    }
    smallest = 0.5 * 2.328306437080797e-10
    assert stream.uniform(1)[0] == smallest
    assert stream.normal(1)[0] == pytest.approx(stats.norm.ppf(smallest / 2**27), rel=1e-14)


@given(st.lists(st.tuples(*2 * [st.integers(0, 2**32 - 1) | st.just(0)]), min_size=1))
def test_two_words_are_put_together_as_r_does(pairs: list[tuple[int, int]]) -> None:
    smallest = 0.5 * 2.328306437080797e-10
    u = [[max(word * 2.3283064365386963e-10, smallest) for word in pair] for pair in pairs]
    expected = [(math.floor(2**27 * high) + low) / 2**27 for high, low in u]
    normals = np.empty(len(pairs))
    WordNormals().fill(np.array(pairs, dtype=np.uint32).ravel(), normals)
    assert normals.tolist() == qnorm(np.array(expected)).tolist()


def test_normals_are_standard_normal() -> None:
    assert stats.kstest(RStream(11).normal(50_000), "norm").pvalue > 0.001


def test_qnorm_agrees_with_scipy_from_centre_to_far_tail() -> None:
    rng = np.random.default_rng(1)
    p = np.concatenate([rng.random(20_000), 10.0 ** rng.uniform(-300, 0, 20_000)])
    p = np.concatenate([p, 1 - 2.0 ** -np.arange(1, 53), [0.075, 0.925]])
    np.testing.assert_allclose(qnorm(p), stats.norm.ppf(p), rtol=3e-15, atol=1e-16)


def test_qnorm_at_the_ends_and_in_the_middle() -> None:
    assert qnorm(np.array([0.0, 0.5, 1.0])).tolist() == [-np.inf, 0.0, np.inf]


def test_qnorm_keeps_the_shape() -> None:
    assert qnorm(np.full((2, 3), 0.3)).shape == (2, 3)
    assert qnorm(np.empty(0)).shape == (0,)
