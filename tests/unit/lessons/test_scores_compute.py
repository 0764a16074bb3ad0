"""Numbers of the QK^T lesson against PyTorch's, einsum and scipy, and by hand."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import ArrayLike, NDArray
from scipy.special import softmax

from attention_viewer.core.attention import DivisorKind, attend
from attention_viewer.core.formatting import adds_up
from attention_viewer.lessons.scores.arrays import EVERYTHING, ArrayMemo, Change, Versions
from attention_viewer.lessons.scores.compute import DIVIDED, derive
from attention_viewer.lessons.scores.presets import presets
from attention_viewer.lessons.scores.stage_memo import LARGE
from attention_viewer.lessons.scores.state import DIVISORS, MaskKind, Rows, State

GOLDEN: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "data" / "attention.json").read_text(encoding="utf-8")
)["attention"]


def rows(values: ArrayLike) -> Rows:
    return tuple(map(tuple, np.asarray(values, dtype=np.float64).tolist()))


def state_of(q: ArrayLike, k: ArrayLike, v: ArrayLike) -> State:
    n_q, n_k = len(rows(q)), len(rows(k))
    return State(
        queries=rows(q),
        keys=rows(k),
        values=rows(v),
        query_names=tuple(f"q_{index}" for index in range(n_q)),
        key_names=tuple(f"k_{index}" for index in range(n_k)),
    )


@pytest.mark.parametrize("case", GOLDEN, ids=lambda case: case["name"])
def test_stages_equal_those_of_pytorch(case: dict[str, Any]) -> None:
    mask = case["mask"]
    state = replace(state_of(case["Q"], case["K"], case["V"]), divisor=case["divide"])
    if isinstance(mask, str):
        state = replace(state, mask=cast(MaskKind, mask))
    else:
        state = replace(state, mask="keys", hidden_keys=tuple(mask))
    derived = derive(state)
    stages = derived.stages
    np.testing.assert_allclose(stages.scores, case["scores"], atol=1e-10, rtol=0)
    np.testing.assert_allclose(stages.weights, case["weights"], atol=1e-10, rtol=0)
    assert stages.output is not None
    np.testing.assert_allclose(stages.output, case["output"], atol=1e-10, rtol=0)


def test_the_worked_example_by_hand() -> None:
    derived = derive(State())
    expected = [[0.92, 0.28, -1.2], [0.10, 0.96, -1.0]]
    np.testing.assert_allclose(derived.stages.scores, expected, atol=1e-15)
    assert [f"{w:.3f}" for w in derived.row.weights] == ["0.504", "0.348", "0.148"]
    assert derived.row.total == pytest.approx(1.0, abs=1e-15)
    cell, product = derived.cell, derived.explained
    assert [f"{t:.2f}" for t in product.terms] == ["0.90", "0.02", "0.00"]
    assert [f"{t:.2f}" for t in product.running] == ["0.90", "0.92", "0.92"]
    assert (product.factor_decimals, product.decimals, product.exact) == ((1, 1), 2, True)
    assert cell.scaled == pytest.approx(0.92 / math.sqrt(3), rel=1e-15)
    assert derived.decimals == {
        "projected": 2,
        **{"scores": 2, "scaled": 3, "masked": 3},
        **{"weights": 3, "output": 3},
    }


SIZES = st.integers(1, 6)


@given(SIZES, SIZES, SIZES, SIZES, st.integers(0, 2**32 - 1), st.data())
@settings(deadline=None)
def test_stages_equal_einsum_and_scipy(
    n_q: int, n_k: int, d_k: int, d_v: int, seed: int, data: st.DataObject
) -> None:
    stream = np.random.default_rng(seed)
    q, k = stream.normal(0, 3, (n_q, d_k)), stream.normal(0, 3, (n_k, d_k))
    v = stream.normal(0, 3, (n_k, d_v))
    own = data.draw(st.floats(0.01, 100.0))
    divisors: dict[DivisorKind, float] = {
        **{"none": 1.0, "sqrt": math.sqrt(d_k)},
        **{"dk": float(d_k), "own": own},
    }
    kind = data.draw(st.sampled_from(DIVISORS))
    divisor = divisors[kind]
    stages = derive(replace(state_of(q, k, v), divisor=kind, own_divisor=own)).stages
    scores = np.einsum("ic,jc->ij", q, k)
    np.testing.assert_allclose(stages.scores, scores, atol=1e-10)
    np.testing.assert_allclose(stages.scaled, scores / divisor, rtol=1e-12, atol=1e-10)
    weights = softmax(scores / divisor, axis=1)
    np.testing.assert_allclose(stages.weights, weights, atol=1e-9)
    assert stages.output is not None
    np.testing.assert_allclose(stages.output, np.einsum("ij,jc->ic", weights, v), atol=1e-8)


def test_scaling_both_sides_by_the_fourth_root_is_the_same_as_dividing() -> None:
    state = next(each.state for each in presets() if each.id == "large")
    factor = 64.0**-0.25
    q = np.array(state.queries) * factor
    k = np.array(state.keys) * factor
    one = derive(state).stages.scaled.copy()
    given = replace(state, queries=rows(q), keys=rows(k), divisor="none")
    other = derive(given).stages.scaled
    np.testing.assert_allclose(one, other, atol=1e-12)


def test_the_causal_mask_hides_later_keys() -> None:
    stages = derive(next(each.state for each in presets() if each.id == "causal")).stages
    assert np.array_equal(np.isneginf(stages.masked), np.triu(np.ones((4, 4), bool), 1))
    assert np.array_equal(stages.weights == 0.0, np.triu(np.ones((4, 4), bool), 1))
    np.testing.assert_allclose(stages.weights.sum(axis=1), 1.0, atol=1e-15)
    assert stages.fully_masked_rows == ()


def test_a_row_without_keys_has_weights_and_output_0() -> None:
    derived = derive(next(each.state for each in presets() if each.id == "blind"))
    assert derived.stages.fully_masked_rows == (0, 1)
    assert not derived.stages.weights.any()
    assert derived.stages.output is not None
    assert not derived.stages.output.any()
    assert derived.row.total == 0.0
    assert derived.cell.hidden


def test_the_picked_cell_is_explained() -> None:
    state = replace(State(), picked=(1, 2), mask="keys", hidden_keys=(0,))
    derived = derive(state)
    assert derived.cell.score == pytest.approx(-1.0, abs=1e-15)
    assert [round(t, 2) for t in derived.explained.terms] == [0.0, -1.0, 0.0]
    assert derived.row.hidden == (True, False, False)
    assert derived.row.weights[0] == 0.0
    assert derived.cell.weight == derived.row.weights[2]


@given(st.integers(0, 10_000), st.integers(1, 12))
@settings(deadline=None, max_examples=50)
def test_products_that_are_said_to_add_up_do(seed: int, d_k: int) -> None:
    stream = np.random.default_rng(seed)
    q, k = np.round(stream.normal(size=(2, d_k)), 2), np.round(stream.normal(size=(3, d_k)), 2)
    product = derive(state_of(q, k, [[1.0]] * 3)).explained
    assert product.exact
    assert adds_up(product.terms, product.total, product.decimals)
    assert product.running[-1] == pytest.approx(product.total, abs=1e-12)


def test_numbers_that_are_rounded_are_not_called_exact() -> None:
    third = 1.0 / 3.0
    assert not derive(state_of([[third]], [[third]], [[1.0]])).explained.exact
    assert not derive(state_of([[0.0]], [[0.0]] * 3, [[1.0]] * 3)).row.exact


def test_long_numbers_have_fewer_decimals_in_cells() -> None:
    derived = derive(replace(state_of([[100.5]], [[30.25]], [[1.0]]), divisor="none"))
    assert derived.decimals["scores"] == 1
    assert derive(state_of([[5.5]], [[3.25]], [[1.0]])).decimals["scores"] == 2


@pytest.mark.parametrize("mask", ["none", "causal", "keys"])
def test_large_tables_are_updated_row_by_row_with_the_same_result(mask: MaskKind) -> None:
    stream = np.random.default_rng(3)
    n, d_k = 128, 80
    assert n * n >= LARGE
    q, k = stream.normal(size=(2, n, d_k))
    state = replace(state_of(q, k, [[1.0, 2.0]] * n), mask=mask, hidden_keys=(1, 3))
    before = derive(state).stages
    kept = before.weights.copy()
    row = (0.5,) * d_k
    changed_q = replace(state, queries=(*state.queries[:7], row, *state.queries[8:]))
    changed_k = replace(changed_q, keys=(*state.keys[:7], row, *state.keys[8:]))
    changed_v = replace(changed_k, values=((3.0, 4.0), *state.values[1:]))
    for each in (changed_q, changed_k, changed_v, changed_q, state):
        derived = derive(each)
        anew = attend(
            each.queries, each.keys, each.values, divisor=math.sqrt(d_k), hidden=derived.hidden
        )
        for name in ("scores", "scaled", "masked", "weights", "output"):
            np.testing.assert_allclose(
                getattr(derived.stages, name), getattr(anew, name), atol=1e-11, err_msg=name
            )
        assert derived.largest["scaled"] == np.abs(anew.scaled).max()
    assert np.array_equal(before.weights, kept)


@pytest.mark.parametrize("mask", ["none", "causal", "keys"])
def test_large_embeddings_are_updated_by_what_changed_with_the_same_result(mask: MaskKind) -> None:
    stream = np.random.default_rng(4)
    n, d_model, d_k = 70, 6, 5
    assert n * n >= LARGE
    sizes = ((n, d_model), (d_model, d_k), (d_model, d_k), (d_model, 3))
    made = [tuple(map(tuple, stream.normal(size=size).tolist())) for size in sizes]
    state = State(
        source="embeddings",
        embeddings=made[0],
        w_q=made[1],
        w_k=made[2],
        w_v=made[3],
        token_names=tuple(f"x_{row}" for row in range(n)),
        mask=mask,
        hidden_keys=(1, 3),
    )
    first = derive(state)
    kept = first.embedding
    assert kept is not None
    before = (kept.projected.copy(), first.stages.scores.copy())
    for field in ("embeddings", *("w_q",) * 3, "w_k", "w_v", "embeddings", "w_k"):
        rows = getattr(state, field)
        row = (*rows[2][:1], float(stream.normal()), *rows[2][2:])
        changed: dict[str, Any] = {field: (*rows[:2], row, *rows[3:])}
        state = replace(state, **changed)
        derived = derive(replace(state, divisor="dk") if field == "w_v" else state)
        x, w_q, w_k, w_v = map(np.array, (state.embeddings, state.w_q, state.w_k, state.w_v))
        anew = attend(x @ w_q, x @ w_k, x @ w_v, divisor=derived.divisor, hidden=derived.hidden)
        for name in ("scores", "scaled", "masked", "weights", "output"):
            ours, theirs = getattr(derived.stages, name), getattr(anew, name)
            np.testing.assert_allclose(ours, theirs, atol=1e-12, err_msg=f"{field} {name}")
        assert derived.embedding is not None
        sides = np.hstack((x @ w_q, x @ w_k, x @ w_v))
        np.testing.assert_allclose(derived.embedding.projected, sides, atol=1e-12)
    assert np.array_equal(kept.projected, before[0])
    assert np.array_equal(first.stages.scores, before[1])


def test_queries_keys_and_values_come_from_embeddings() -> None:
    state = replace(State(), source="embeddings", left="projected")
    derived = derive(state)
    x = np.array(state.embeddings)
    np.testing.assert_allclose(derived.q, x @ np.array(state.w_q), atol=1e-15)
    np.testing.assert_allclose(derived.k, x @ np.array(state.w_k), atol=1e-15)
    np.testing.assert_allclose(derived.v, x @ np.array(state.w_v), atol=1e-15)
    assert derived.stages.scores.tolist() == [[3.0, -1.0, 2.0], [-1.0, 4.0, 2.0], [1.0, 1.5, 2.0]]
    assert derived.embedding is not None
    assert derived.embedding.projected[1].tolist() == [0.0, 2.0, -0.5, 2.0, 0.0, 3.0]
    assert derived.largest["projected"] == 3.0


def test_tables_and_embeddings_in_turn_are_never_mixed_up() -> None:
    embedded = replace(State(), source="embeddings", left="projected")
    expected = derive(embedded).stages.scores.copy()
    given = derive(State()).stages.scores.copy()
    assert np.array_equal(derive(embedded).stages.scores, expected)
    assert np.array_equal(derive(State()).stages.scores, given)


@pytest.mark.parametrize("component", range(8))
def test_a_projected_component_is_explained(component: int) -> None:
    state = replace(
        State(),
        source="embeddings",
        left="projected",
        explained="projection",
        component=component,
        picked=(1, 0),
    )
    derived = derive(state)
    assert derived.embedding is not None
    shown = min(component, 5)
    assert derived.explained.total == derived.embedding.projected[1, shown]
    assert sum(derived.explained.terms) == pytest.approx(derived.explained.total, abs=1e-15)
    assert derived.explained.left == state.embeddings[1]


def test_an_output_component_is_explained() -> None:
    derived = derive(replace(State(), explained="output", component=1, picked=(1, 0)))
    assert derived.stages.output is not None
    assert derived.explained.total == derived.stages.output[1, 1]
    assert derived.explained.right == (0.0, 1.0, 1.0)
    assert sum(derived.explained.terms) == pytest.approx(derived.explained.total, abs=1e-15)


@pytest.mark.parametrize("mask", ["none", "causal"])
@pytest.mark.parametrize("size", [1.0, 30.0, 3000.0])
def test_shares_of_the_exponentials_are_the_weights(mask: MaskKind, size: float) -> None:
    stream = np.random.default_rng(8)
    q, k = stream.normal(size=(2, 5, 4)) * math.sqrt(size)
    for query in range(5):
        row = derive(replace(state_of(q, k, [[1.0]] * 5), mask=mask, picked=(query, 0))).row
        shares = np.array(row.exponentials) / row.exponential_sum
        np.testing.assert_allclose(shares, row.weights, atol=1e-15)
        assert row.exponential_sum == pytest.approx(sum(row.exponentials))
        assert max(row.exponentials) <= math.exp(6.0)
        seen = [x for x, hid in zip(row.scaled, row.hidden, strict=True) if not hid]
        assert row.shift == (0.0 if max(map(abs, seen)) <= 6.0 else max(seen))


def test_a_row_without_keys_has_exponentials_0() -> None:
    row = derive(next(each.state for each in presets() if each.id == "blind")).row
    assert (row.exponentials, row.exponential_sum, row.shift) == ((0.0,) * 3, 0.0, 0.0)


@given(st.integers(0, 10_000), st.integers(1, 40))
@settings(deadline=None, max_examples=50)
def test_scaling_beforehand_gives_the_divided_score(seed: int, d_k: int) -> None:
    q, k = np.random.default_rng(seed).normal(size=(2, 2, d_k))
    derived = derive(replace(state_of(q, k, [[1.0]] * 2), picked=(1, 0)))
    assert derived.rooted.total == pytest.approx(derived.cell.scaled, abs=1e-12)
    assert sum(derived.rooted.terms) == pytest.approx(derived.rooted.total, abs=1e-12)


def test_remembered_arrays_are_never_stale() -> None:
    memo = ArrayMemo()
    first = ((1.0, 2.0), (3.0, 4.0))
    kept, changed = memo.array(first)
    assert changed == EVERYTHING
    assert memo.array(first)[1].nothing
    second = (first[0], (5.0, 6.0))
    array, changed = memo.array(second)
    assert changed == Change((1,), (0, 1))
    assert array.tolist() == [[1.0, 2.0], [5.0, 6.0]]
    assert kept.tolist() == [[1.0, 2.0], [3.0, 4.0]]
    array, _ = memo.array(((1.0,), (2.0,)))
    assert array.shape == (2, 1)
    with pytest.raises(ValueError, match="read-only"):
        array[0, 0] = 1.0


def test_versions_of_a_table_never_mix_while_somebody_holds_them() -> None:
    stream = np.random.default_rng(2)
    versions, table = Versions(), stream.normal(size=(6, 5))
    held: list[tuple[NDArray[np.float64], NDArray[np.float64]]] = []
    seen: set[int] = set()
    for step in range(200):
        rows, columns = (tuple(sorted(set(stream.integers(0, 5, 2).tolist()))) for _ in range(2))
        change = (Change(rows), Change(None, columns), Change(rows, columns))[step % 3]
        expected = table.copy()
        block = stream.normal(size=expected[change.at()].shape)
        expected[change.at()] = block
        table = versions.changed(table, change, block)
        seen.add(id(table))
        np.testing.assert_array_equal(table, expected)
        if step % 7 == 0:
            held = [*held[-2:], (table, expected)]
        for kept, copy in held:
            np.testing.assert_array_equal(kept, copy)
    assert len(seen) < 100, "memory was not used again"


def test_the_animal_is_found() -> None:
    state = next(each.state for each in presets() if each.id == "animal")
    weights = derive(state).stages.weights
    it, animal = state.query_names.index("it"), state.key_names.index("animal")
    assert weights[it].argmax() == animal
    assert weights[it, animal] > 0.5


def test_undivided_scores_saturate_and_divided_do_not() -> None:
    for name in ("large", "huge"):
        derived = derive(next(each.state for each in presets() if each.id == name))
        assert derived.undivided is not None
        assert derived.undivided.weights.max(axis=1).mean() > 0.8
        assert derived.stages.weights.max(axis=1).mean() < 0.6


@pytest.mark.parametrize("mask", ["none", "causal", "keys"])
def test_a_stage_beside_itself_is_compared_with_the_undivided(mask: MaskKind) -> None:
    stream = np.random.default_rng(3)
    q, k, v = stream.normal(size=(3, 5, 16)) * 3.0
    state = replace(state_of(q, k, v), mask=mask, hidden_keys=(1, 3))
    assert derive(state).undivided is None
    for stage in DIVIDED:
        derived = derive(replace(state, left=stage, right=stage))
        anew = attend(q, k, v, divisor=1.0, hidden=derived.hidden)
        assert derived.undivided is not None
        for name in ("scores", "scaled", "masked", "weights", "output"):
            ours, theirs = getattr(derived.undivided, name), getattr(anew, name)
            np.testing.assert_allclose(ours, theirs, atol=1e-12, err_msg=name)
        for side in (derived.undivided, derived.stages):
            assert derived.largest["masked"] >= np.abs(side.scaled[np.isfinite(side.masked)]).max()
            assert side.output is not None
            assert derived.largest["output"] >= np.abs(side.output).max()
        undivided = derive(replace(state, left=stage, right=stage, divisor="none"))
        assert undivided.undivided is None
    assert derive(replace(state, left="scores", right="scores")).undivided is None
