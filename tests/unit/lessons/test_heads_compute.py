"""The numbers of the lesson on heads, against PyTorch's, the core's, and closed forms."""

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core import attention, softmax, sweep
from attention_viewer.lessons.heads import compute, job
from attention_viewer.lessons.heads.check import scenes
from attention_viewer.lessons.heads.compute import Heads, derive
from attention_viewer.lessons.heads.models import MODELS
from attention_viewer.lessons.heads.presets import state_of
from attention_viewer.lessons.heads.state import State
from tests.helpers.multi_head import multi_head

GOLDEN = json.loads((Path(__file__).parents[2] / "data" / "attention.json").read_text("utf-8"))
SHARED = State(d_model=96, heads=12, kv_heads=4, d_k=8)


@pytest.mark.parametrize("case", GOLDEN["multi_head"], ids=lambda case: f"{case['heads']} heads")
def test_golden_multi_head(case: dict[str, Any]) -> None:
    heads = case["heads"]
    projected = [attention.project(case["X"], case[name]) for name in ("W_Q", "W_K", "W_V")]
    vectors = Heads(*(attention.split_heads(each, heads) for each in projected))
    d_k = vectors.q.shape[2]
    side = compute.side(compute.head_scores(vectors), math.sqrt(d_k))
    np.testing.assert_allclose(side.weights, case["weights_per_head"], rtol=0, atol=1e-10)
    joined = attention.merge_heads(compute.head_outputs(side.weights, vectors.v))
    np.testing.assert_allclose(joined @ case["W_O"], case["output"], rtol=0, atol=1e-10)


@given(
    n=st.integers(1, 6), heads=st.integers(1, 9), d_k=st.integers(1, 7), seed=st.integers(0, 999)
)
def test_split_and_merge_are_inverse(n: int, heads: int, d_k: int, seed: int) -> None:
    x = np.random.default_rng(seed).normal(size=(n, heads * d_k))
    split = attention.split_heads(x, heads)
    assert split.shape == (heads, n, d_k)
    np.testing.assert_array_equal(attention.merge_heads(split), x)
    np.testing.assert_array_equal(attention.split_heads(attention.merge_heads(split), heads), split)


def test_all_heads_at_once_equal_heads_one_by_one() -> None:
    derived = derive(State())
    vectors = derived.vectors
    for head in range(12):
        alone = attention.attend(vectors.q[head], vectors.k[head], vectors.v[head], divisor=8.0)
        np.testing.assert_allclose(derived.scores[head], alone.scores, rtol=0, atol=1e-12)
        np.testing.assert_allclose(derived.chosen.weights[head], alone.weights, rtol=0, atol=1e-14)
        assert alone.output is not None
        np.testing.assert_allclose(derived.outputs[head], alone.output, rtol=0, atol=1e-13)


def test_multi_head_of_the_core_agrees() -> None:
    derived = derive(State(d_model=24, heads=3, kv_heads=3, d_k=8, head=0))
    joined = [attention.merge_heads(each) for each in vars_of(derived.vectors)]
    stages = [
        attention.attend(
            *(each[:, 8 * head : 8 * head + 8] for each in joined), divisor=math.sqrt(8)
        )
        for head in range(3)
    ]
    w_q, w_k, w_v = (pad(each) for each in joined)
    whole = multi_head(np.eye(24)[:5], w_q, w_k, w_v, np.eye(24), heads=3)
    for head in range(3):
        np.testing.assert_allclose(whole.heads[head].weights, stages[head].weights, atol=1e-14)
        np.testing.assert_allclose(derived.chosen.weights[head], stages[head].weights, atol=1e-14)
    np.testing.assert_allclose(attention.merge_heads(derived.outputs), whole.output, atol=1e-13)


def vars_of(vectors: Heads) -> tuple[attention.Array, ...]:
    return vectors.q, vectors.k, vectors.v


def pad(joined: attention.Array) -> attention.Array:
    """Return weights (24, 24) that turn the unit vectors 0..4 into the rows given."""
    return np.vstack([joined, np.zeros((19, 24))])


def test_one_head_is_the_attention_of_the_qk_lesson() -> None:
    q = [[1.0, 0.2, 0.0], [0.0, 1.0, 0.3]]
    k = [[0.9, 0.1, 0.0], [0.1, 0.9, 0.2], [-1.0, -1.0, 0.0]]
    v = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]
    vectors = Heads(*(np.array([each]) for each in (q, k, v)))
    scores = compute.head_scores(vectors)
    np.testing.assert_allclose(scores[0], [[0.92, 0.28, -1.2], [0.10, 0.96, -1.0]], atol=1e-15)
    side = compute.side(scores, math.sqrt(3.0))
    alone = attention.attend(q, k, v, divisor=math.sqrt(3.0))
    np.testing.assert_array_equal(side.weights[0], alone.weights)
    np.testing.assert_array_equal(compute.head_outputs(side.weights, vectors.v)[0], alone.output)
    np.testing.assert_allclose(side.weights[0, 0], [0.504, 0.348, 0.148], atol=5e-4)


def test_heads_that_share_keys_look_at_the_key_head_of_their_group() -> None:
    derived = derive(SHARED)
    vectors = derived.vectors
    assert vectors.k.shape == vectors.v.shape == (4, 5, 8)
    for head in range(12):
        alone = attention.attend(
            vectors.q[head], vectors.k[head // 3], vectors.v[head // 3], divisor=math.sqrt(8)
        )
        np.testing.assert_allclose(derived.chosen.weights[head], alone.weights, atol=1e-14)
        assert alone.output is not None
        np.testing.assert_allclose(derived.outputs[head], alone.output, atol=1e-13)


def test_the_worked_example_shows_its_numbers() -> None:
    derived = derive(State())
    # Drawn from numpy's default generator, seed 42; the table of head 11.
    expected = [
        [0.75, 0.07, 0.11, 0.05, 0.02],
        [0.12, 0.10, 0.17, 0.56, 0.06],
        [0.43, 0.31, 0.09, 0.03, 0.14],
        [0.01, 0.78, 0.10, 0.01, 0.11],
        [0.14, 0.28, 0.19, 0.31, 0.08],
    ]
    np.testing.assert_array_equal(np.round(derived.chosen.weights[10], 2), expected)
    assert round(derived.chosen.sd, 2) == 1.00
    assert round(derived.other.sd, 2) == 0.29
    assert (round(derived.chosen.mean_largest, 2), round(derived.other.mean_largest, 2)) == (
        0.47,
        0.28,
    )


def test_the_wrong_root_flattens_every_head() -> None:
    for seed in range(5):
        derived = derive(State(seed=seed))
        assert bool((derived.other.entropy > derived.chosen.entropy).all())
        assert derived.other.mean_entropy > derived.chosen.mean_entropy + 0.3
        assert derived.other.mean_largest < derived.chosen.mean_largest - 0.1
        assert derived.other.mean_entropy <= derived.flat


def test_the_other_divisor_is_the_right_one_beside_the_mistake() -> None:
    wrong = derive(State(divisor="model"))
    right = derive(State())
    assert (wrong.chosen.divisor, wrong.other.divisor) == (math.sqrt(768), 8.0)
    np.testing.assert_array_equal(wrong.other.weights, right.chosen.weights)


def test_entropies_are_those_of_the_core_also_when_saturated() -> None:
    weights = derive(State(divisor="none", d_model=12288, d_k=1024)).chosen.weights
    assert float(weights.max()) > 1.0 - 1e-12
    found = compute.entropies(weights)
    for head in range(12):
        for row in range(5):
            wanted = softmax.entropy_bits(weights[head, row])
            assert found[head, row] == pytest.approx(wanted, rel=1e-12, abs=0.0)
    assert bool((found > 0.0).all())


def test_equal_weights_have_the_flat_entropy() -> None:
    derived = derive(State(tokens=8))
    flat = compute.entropies(np.full((1, 8, 8), 0.125))
    np.testing.assert_allclose(flat, derived.flat, rtol=1e-15)


@pytest.mark.parametrize("state", [State(), SHARED, State(heads=6, kv_heads=1, d_k=4, head=0)])
def test_the_band_of_the_sd_holds_most_draws(state: State) -> None:
    low, high = compute.sd_band(state)
    found = [derive(replace(state, seed=seed)).chosen.sd for seed in range(400)]
    # 95 % of 400 are 380 with a standard deviation of 4.4.
    assert 360 <= sum(low <= sd <= high for sd in found) <= 397


def test_the_variance_of_one_head_is_d_k() -> None:
    for state in (State(), state_of(MODELS[-1])):
        spec = job.spec_of(state)
        *_, last = job.run(spec, lambda: False)
        assert last.finished
        assert last.moments.n == state.trials == 20_000
        row = scenes.check_rows(state, last)[0]
        assert row.theory == state.d_k
        # Standard deviation of a sample variance: root of 2 / n; five of them.
        assert row.measured == pytest.approx(state.d_k, rel=5 * math.sqrt(2.0 / 20_000))
        assert row.band[0] < state.d_k < row.band[1]


def test_the_check_is_the_sweep_of_the_variance_lesson() -> None:
    spec = job.spec_of(State(trials=1000))
    assert (spec.d_k, spec.trials, spec.seed) == ((64,), 1000, 42)
    *_, last = job.run(spec, lambda: False)
    *_, wanted = sweep.run(spec, lambda: False)
    assert last.moments == wanted.measurements[0].moments


def test_the_check_stops_when_asked() -> None:
    assert list(job.run(job.spec_of(State()), lambda: True)) == []


def test_rows_of_the_check_are_rescalings() -> None:
    state = State(divisor="own", own_divisor=2.0)
    *_, last = job.run(job.spec_of(state), lambda: False)
    raw, root, own = scenes.check_rows(state, last)
    assert [row.kind for row in (raw, root, own)] == ["none", "sqrt", "own"]
    wrong = scenes.check_rows(replace(state, divisor="sqrt"), last)[2]
    assert root.theory == pytest.approx(1.0)
    assert wrong.theory == pytest.approx(64 / 768)
    assert own.measured is not None
    assert raw.measured is not None
    assert own.measured == pytest.approx(raw.measured / 4.0)
    one = State(heads=1, kv_heads=1, d_k=768, head=0)
    assert [row.kind for row in scenes.check_rows(one, None)] == ["none", "sqrt"]


def test_four_digits() -> None:
    shown = [scenes.four(value) for value in (63.2134, 0.0823, 1.0, 12345.6, 1e7)]
    assert shown == ["63.21", "0.08230", "1.000", "12346", "1.000e7"]


def test_the_output_is_the_joined_heads_times_w_o() -> None:
    state = State(scene="output")
    derived = derive(state)
    assert derived.result is not None
    assert derived.result.shape == (5, 64)
    weights = compute.drawn_output_weights(42, 768, 64)
    wanted = attention.merge_heads(derived.outputs) @ weights
    np.testing.assert_array_equal(derived.result, wanted)
    # A column is the same however many are drawn, and its numbers keep the variance.
    np.testing.assert_array_equal(compute.drawn_output_weights(42, 768, 5), weights[:, :5])
    assert float(weights.var()) * 768 == pytest.approx(1.0, abs=0.03)
    assert derive(State()).result is None


def test_looking_at_another_head_computes_nothing_anew() -> None:
    assert derive(State(head=0)) is derive(State(head=5, picked=(1, 1), compare=False, model=""))
    assert derive(State(seed=1)) is not derive(State())


def test_the_largest_models_are_computed_while_one_types() -> None:
    for model in MODELS:
        derived = derive(state_of(model))
        assert derived.chosen.weights.shape == (model.heads, 5, 5)
        np.testing.assert_allclose(derived.chosen.weights.sum(axis=2), 1.0, atol=1e-14)
