"""Attention stage by stage, against reference values of an independent implementation."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy.special import softmax as scipy_softmax

from attention_viewer.core import attention
from tests.helpers.multi_head import multi_head

GOLDEN = json.loads((Path(__file__).parents[2] / "data" / "attention.json").read_text("utf-8"))
Q = [[1.0, 0.2, 0.0], [0.0, 1.0, 0.3]]
K = [[0.9, 0.1, 0.0], [0.1, 0.9, 0.2], [-1.0, -1.0, 0.0]]


def golden_mask(case: dict[str, Any]) -> attention.Mask | None:
    n_q, n_k = len(case["Q"]), len(case["K"])
    if case["mask"] == "none":
        return None
    if case["mask"] == "causal":
        return attention.causal_mask(n_q, n_k)
    return attention.hidden_keys_mask(n_q, n_k, case["mask"])


@pytest.mark.parametrize("case", GOLDEN["attention"], ids=lambda case: case["name"])
def test_golden_attention(case: dict[str, Any]) -> None:
    divisor = attention.divisor_value(case["divide"], len(case["K"][0]))
    stages = attention.attend(
        case["Q"], case["K"], case["V"], divisor=divisor, hidden=golden_mask(case)
    )
    np.testing.assert_allclose(stages.scores, case["scores"], rtol=0, atol=1e-10)
    np.testing.assert_allclose(stages.weights, case["weights"], rtol=0, atol=1e-10)
    assert stages.output is not None
    np.testing.assert_allclose(stages.output, case["output"], rtol=0, atol=1e-10)


@pytest.mark.parametrize("case", GOLDEN["multi_head"], ids=lambda case: f"{case['heads']} heads")
def test_golden_multi_head(case: dict[str, Any]) -> None:
    matrices = [case[name] for name in ("X", "W_Q", "W_K", "W_V", "W_O")]
    result = multi_head(*matrices, heads=case["heads"])
    found = [head.weights for head in result.heads]
    np.testing.assert_allclose(found, case["weights_per_head"], rtol=0, atol=1e-10)
    np.testing.assert_allclose(result.output, case["output"], rtol=0, atol=1e-10)


def test_worked_example_scores() -> None:
    expected = [[0.92, 0.28, -1.2], [0.1, 0.96, -1.0]]
    np.testing.assert_allclose(attention.scores(Q, K), expected, rtol=1e-15)


def test_divisors() -> None:
    assert attention.divisor_value("none", 64) == 1.0
    assert attention.divisor_value("sqrt", 64) == 8.0
    assert attention.divisor_value("dk", 64) == 64.0
    assert attention.divisor_value("own", 64, 2.5) == 2.5


@pytest.mark.parametrize("own", [None, 0.0, -1.0, float("nan"), float("inf")])
def test_unusable_own_divisor(own: float | None) -> None:
    with pytest.raises(ValueError, match="divisor"):
        attention.divisor_value("own", 4, own)


def test_unusable_d_k_and_divisor() -> None:
    with pytest.raises(ValueError, match="d_k"):
        attention.divisor_value("sqrt", 0)
    with pytest.raises(ValueError, match="above 0"):
        attention.divide([[1.0]], 0.0)


def test_causal_mask_hides_later_keys() -> None:
    assert attention.causal_mask(2, 3).tolist() == [[False, True, True], [False, False, True]]


def test_weights_agree_with_scipy_and_add_up() -> None:
    table = np.random.default_rng(5).normal(size=(40, 30)) * 20
    weights = attention.softmax_rows(table)
    np.testing.assert_allclose(weights, scipy_softmax(table, axis=1), rtol=1e-13)
    np.testing.assert_allclose(weights.sum(axis=1), 1.0, rtol=1e-14)


def test_huge_scores_do_not_overflow() -> None:
    assert attention.softmax_rows([[1e308, -1e308, 1e308]]).tolist() == [[0.5, 0.0, 0.5]]


def test_a_row_without_any_key_has_weights_zero() -> None:
    hidden = [[True, True, True], [False, True, False]]
    stages = attention.attend(Q, K, K, divisor=1.0, hidden=hidden)
    assert stages.fully_masked_rows == (0,)
    assert stages.weights[0].tolist() == [0.0, 0.0, 0.0]
    assert stages.output is not None
    assert stages.output[0].tolist() == [0.0, 0.0, 0.0]
    assert stages.weights[1, 1] == 0.0
    assert stages.weights[1].sum() == pytest.approx(1.0)
    assert np.isneginf(stages.masked[1, 1])


def test_nothing_masked_reports_no_row() -> None:
    stages = attention.attend(Q, K, divisor=3.0**0.5)
    assert stages.fully_masked_rows == ()
    assert stages.output is None
    np.testing.assert_array_equal(stages.masked, stages.scaled)


def test_no_keys_at_all() -> None:
    stages = attention.attend(np.ones((2, 3)), np.ones((0, 3)), np.ones((0, 4)), divisor=1.0)
    assert stages.fully_masked_rows == (0, 1)
    assert stages.output is not None
    assert stages.output.tolist() == [[0.0] * 4] * 2


def test_a_mask_of_another_shape_is_refused() -> None:
    with pytest.raises(ValueError, match="mask"):
        attention.attend(Q, K, divisor=1.0, hidden=[[True]])


def test_a_score_beyond_float64_is_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        attention.attend([[1e200]], [[1e200]], divisor=1.0)


def test_shapes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        attention.scores([[1.0, 2.0]], [[1.0]])
    with pytest.raises(ValueError, match="matrix"):
        attention.project([1.0], [[1.0]])


def test_splitting_is_undone_by_merging() -> None:
    x = np.arange(24.0).reshape(4, 6)
    split = attention.split_heads(x, 3)
    assert split.shape == (3, 4, 2)
    assert split[1, 0].tolist() == [2.0, 3.0]
    np.testing.assert_array_equal(attention.merge_heads(split), x)


@pytest.mark.parametrize("heads", [0, 4, -1])
def test_heads_that_do_not_divide_d_model(heads: int) -> None:
    with pytest.raises(ValueError, match="do not divide"):
        attention.split_heads(np.zeros((2, 6)), heads)


def test_multi_head_with_the_root_of_d_model_flattens() -> None:
    rng = np.random.default_rng(3)
    x, *weights = (rng.normal(size=(8, 8)) for _ in range(5))
    right = multi_head(x, *weights, heads=4)
    wrong = multi_head(x, *weights, heads=4, divisor=8.0**0.5)
    for good, flat in zip(right.heads, wrong.heads, strict=True):
        np.testing.assert_allclose(flat.scaled * 2.0, good.scaled)
        assert flat.weights.max() < good.weights.max()


def test_what_no_float64_holds_is_refused_at_every_stage() -> None:
    with pytest.raises(ValueError, match="a score divided by"):
        attention.attend([[1.0]], [[1.0]], divisor=1e-320)
    with pytest.raises(ValueError, match="the output is too large"):
        attention.attend([[1.0]], [[1.0]], [[np.inf]], divisor=1.0)
