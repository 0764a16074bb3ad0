"""Gradient descent: golden runs, finite differences, and the share that learns."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attention_viewer.core.descent import (
    Learned,
    Problem,
    ShareSpec,
    descend,
    gradient,
    loss_of,
    shares,
)
from attention_viewer.core.softmax import softmax
from attention_viewer.core.walkthrough import DEFAULT_SEED, walkthrough_draw

GOLDEN = json.loads((Path(__file__).parents[2] / "data" / "descent.json").read_text("utf-8"))


def walkthrough(wanted: int = 2) -> Problem:
    draw = walkthrough_draw(DEFAULT_SEED)
    return Problem(draw.q, draw.keys, np.eye(3), wanted)


def random_problem(seed: int, n: int = 4, d_k: int = 5, d_v: int = 3) -> Problem:
    rng = np.random.default_rng(seed)
    return Problem(
        rng.standard_normal(d_k),
        rng.standard_normal((n, d_k)),
        rng.standard_normal((n, d_v)),
        int(rng.integers(n)),
    )


@pytest.mark.parametrize(("side", "divisor"), [("unscaled", 1.0), ("scaled", 32.0)])
def test_the_walkthrough_equals_the_golden_run(side: str, divisor: float) -> None:
    path = descend(walkthrough(), divisor, GOLDEN["step_size"], 100)
    for row in GOLDEN[side]:
        step = row["step"]
        assert path.loss[step] == pytest.approx(row["loss"], rel=1e-9)
        assert path.gradient_norm[step] == pytest.approx(row["gradient_norm"], rel=1e-9)
        assert path.p[step] == pytest.approx(row["p"], rel=1e-9)


def test_the_wanted_key_wins_on_the_scaled_side_alone() -> None:
    assert descend(walkthrough(), 32.0, 1.0, 50).p[-1, 2] == pytest.approx(0.92, abs=0.005)
    assert descend(walkthrough(), 1.0, 1.0, 50).p[-1, 2] < 1e-19


@pytest.mark.parametrize(
    ("wanted", "step_size"), [(2, 10.0), (2, 1e3), (2, 1e6), (2, 1e12), (0, 1e3), (0, 1e6)]
)
def test_a_larger_step_does_not_free_the_walkthrough(step_size: float, wanted: int) -> None:
    """At 1e12 the first key is freed, too, but the page's steps end at 1e6."""
    assert descend(walkthrough(wanted), 1.0, step_size, 100).p[:, wanted].max() < 0.5


def loss_at(q: np.ndarray, keys: np.ndarray, problem: Problem, divisor: float) -> float:
    """Compute the loss by the plain formulas."""
    powers = np.exp(keys @ q / divisor)
    p = powers / powers.sum()
    return 0.5 * float(((p @ problem.values - problem.values[problem.wanted]) ** 2).sum())


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([1.0, math.sqrt(5.0), 5.0]))
def test_gradients_equal_finite_differences(seed: int, divisor: float) -> None:
    problem = random_problem(seed)
    p = softmax(problem.keys @ problem.q / divisor)
    found = gradient(p, problem, divisor)
    assert loss_of(p, problem) == pytest.approx(
        loss_at(problem.q, problem.keys, problem, divisor), rel=1e-9, abs=1e-12
    )
    h = 1e-5
    for i in range(problem.q.size):
        move = np.zeros_like(problem.q)
        move[i] = h
        up = loss_at(problem.q + move, problem.keys, problem, divisor)
        down = loss_at(problem.q - move, problem.keys, problem, divisor)
        assert found.q[i] == pytest.approx((up - down) / (2 * h), rel=1e-5, abs=1e-7)
    for i, j in np.ndindex(problem.keys.shape):
        shift = np.zeros_like(problem.keys)
        shift[i, j] = h
        up = loss_at(problem.q, problem.keys + shift, problem, divisor)
        down = loss_at(problem.q, problem.keys - shift, problem, divisor)
        assert found.keys[i, j] == pytest.approx((up - down) / (2 * h), rel=1e-5, abs=1e-7)


@pytest.mark.parametrize("learned", ["q", "weights"])
def test_matrices_of_weights_learn_as_their_rows_do(learned: Learned) -> None:
    """Descent on W_Q and W_K themselves, by their own chain rule, for tokens as unit vectors."""
    problem = random_problem(3)
    n = len(problem.keys)
    tokens = np.eye(n + 1)
    w_q = np.vstack([problem.q, np.zeros_like(problem.keys)])
    w_k = np.vstack([np.zeros_like(problem.q), problem.keys])
    path = descend(problem, 2.0, 0.3, 20, learned)
    for step in range(21):
        q, keys = tokens[0] @ w_q, tokens[1:] @ w_k
        p = softmax(keys @ q / 2.0)
        assert path.p[step] == pytest.approx(p, rel=1e-9)
        slope = gradient(p, Problem(q, keys, problem.values, problem.wanted), 2.0)
        by_q, by_k = np.outer(tokens[0], slope.q), tokens[1:].T @ slope.keys
        squares = (by_q**2).sum() + ((by_k**2).sum() if learned == "weights" else 0.0)
        assert path.gradient_norm[step] == pytest.approx(math.sqrt(squares), rel=1e-9)
        w_q = w_q - 0.3 * by_q
        if learned == "weights":
            w_k = w_k - 0.3 * by_k


def test_a_single_key_has_nothing_to_learn() -> None:
    problem = Problem(np.ones(4), np.ones((1, 4)), np.eye(1), 0)
    path = descend(problem, 1.0, 1.0, 3)
    assert path.loss.tolist() == [0.0] * 4
    assert path.gradient_norm.tolist() == [0.0] * 4
    assert path.p.tolist() == [[1.0]] * 4


def test_the_problem_is_left_as_it_was() -> None:
    problem = random_problem(5)
    q, keys = problem.q.copy(), problem.keys.copy()
    descend(problem, 1.0, 1.0, 5, "weights")
    assert (problem.q == q).all()
    assert (problem.keys == keys).all()


def test_one_in_six_learns_unscaled_and_every_one_scaled() -> None:
    *_, last = shares(ShareSpec(d_k=1024, trials=1500), lambda: False)
    assert last.trials == 1500
    assert 0.13 < last.unscaled / last.trials < 0.20
    assert last.scaled == last.trials


def test_at_small_d_k_both_sides_learn() -> None:
    *_, last = shares(ShareSpec(d_k=4, trials=500, steps=400), lambda: False)
    assert last.unscaled / last.trials > 0.9


def test_shares_follow_the_same_runs_as_descent_on_q() -> None:
    spec = ShareSpec(d_k=64, trials=40, steps=30)
    *_, last = shares(spec, lambda: False)
    rng = np.random.default_rng(spec.seed)
    size = 400_000 // (64 * 4)
    queries = rng.standard_normal((size, 64))
    keys = rng.standard_normal((size, 3, 64))
    behind = [i for i in range(size) if (keys[i] @ queries[i]).argmax() != 2][:40]
    won = {1.0: 0, 8.0: 0}
    for divisor in won:
        for i in behind:
            path = descend(Problem(queries[i], keys[i], np.eye(3), 2), divisor, 1.0, 30)
            won[divisor] += bool(path.p[-1, 2] > 0.5)
    assert (last.unscaled, last.scaled) == (won[1.0], won[8.0])


def test_stopping_ends_the_trials() -> None:
    assert list(shares(ShareSpec(d_k=16), lambda: True)) == []
