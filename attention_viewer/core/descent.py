"""Gradient descent on attention: one query, a few keys, and the key that ought to win."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.softmax import complement, softmax

Array = NDArray[np.float64]
Learned = Literal["q", "weights"]
LEARNED: Final[tuple[Learned, ...]] = get_args(Learned)

WINNING: Final = 0.5
"""A wanted key has won when its weight is above this: no other can be as large."""
_BATCH_NUMBERS: Final = 400_000


@dataclass(frozen=True, slots=True, eq=False)
class Problem:
    """What is learnt from: vectors to start with, and which value the output ought to be.

    Attributes
    ----------
    q, keys, values
        Query (d_k,), keys (n, d_k) and values (n, d_v).
    wanted
        Index of the key whose value is the wanted output.
    """

    q: Array
    keys: Array
    values: Array
    wanted: int


@dataclass(frozen=True, slots=True, eq=False)
class Gradient:
    """Slopes of the loss: of the divided scores (n,), of the query (d_k,), of the keys (n, d_k)."""

    scores: Array
    q: Array
    keys: Array


@dataclass(frozen=True, slots=True, eq=False)
class Path:
    """One run, with the start as step 0.

    Attributes
    ----------
    p, rest
        Weights and ``1 - p`` as the sum of the others, shape (steps + 1, n).
    loss, gradient_norm
        Half the squared error, and the length of the gradient of all that is learnt, (steps + 1,).
    """

    p: Array
    rest: Array
    loss: Array
    gradient_norm: Array


def loss_of(p: Array, problem: Problem) -> float:
    """Return half the squared error of ``p @ V`` against the wanted value, ``p`` (n,)."""
    error = p @ (problem.values - problem.values[problem.wanted])
    return float(0.5 * (error @ error))


def gradient(p: Array, problem: Problem, divisor: float) -> Gradient:
    """Return the gradient of `loss_of` at weights ``p`` of scores ``K q / divisor``.

    Notes
    -----
    Chain rule through output, softmax and scores. As the weights add up to 1, the error is
    ``sum_i p_i (v_i - v_wanted)``; and the softmax's slope is written
    ``p_i sum_j (g_i - g_j) p_j`` instead of ``p_i (g_i - sum_j g_j p_j)``: both say the same, but
    here nothing is lost beside a weight next to 1.
    """
    away = problem.values - problem.values[problem.wanted]
    scores = score_slopes(p, away @ (p @ away))
    return Gradient(
        scores=scores,
        q=scores @ problem.keys / divisor,
        keys=np.outer(scores, problem.q) / divisor,
    )


def score_slopes(p: Array, g: Array) -> Array:
    """Return ``p_i sum_j (g_i - g_j) p_j`` for weights and slopes of shape (..., n)."""
    differences = g[..., :, np.newaxis] - g[..., np.newaxis, :]
    slopes: Array = p * (differences * p[..., np.newaxis, :]).sum(axis=-1)
    return slopes


def descend(
    problem: Problem, divisor: float, step_size: float, steps: int, learned: Learned = "q"
) -> Path:
    """Run plain gradient descent.

    Parameters
    ----------
    problem
        Where to start and what is wanted; unchanged.
    divisor
        By which the dot products are divided.
    step_size
        Factor on the gradient.
    steps
        How many steps, 0 or more.
    learned
        ``q``: the query alone. ``weights``: the matrices W_Q and W_K, for tokens whose embeddings
        are the unit vectors e_0 (query) and e_1 ... e_n (keys). The rows of the matrices that
        matter are then q and the keys, so the start is the same, and so is the gradient:
        ``dL/dW_Q = x^T dL/dq``, ``dL/dW_K = X^T dL/dK``.
    """
    q, keys = problem.q.copy(), problem.keys.copy()
    moving = Problem(q, keys, problem.values, problem.wanted)
    weights, losses, norms = [], [], []
    for step in range(steps + 1):
        p = softmax(keys @ q / divisor)
        slope = gradient(p, moving, divisor)
        weights.append(p)
        losses.append(loss_of(p, moving))
        norms.append(_norm(slope, learned))
        if step < steps:
            q -= step_size * slope.q
            if learned == "weights":
                keys -= step_size * slope.keys
    table = np.array(weights)
    return Path(table, complement(table), np.array(losses), np.array(norms))


def _norm(slope: Gradient, learned: Learned) -> float:
    squares = float(slope.q @ slope.q)
    if learned == "weights":
        squares += float(np.einsum("ij,ij->", slope.keys, slope.keys))
    return float(np.sqrt(squares))


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareSpec:
    """Random problems to be tried: standard normal q and keys, each key with a value of its own.

    Attributes
    ----------
    d_k, n_keys
        Dimension, and how many keys; the last of them is wanted.
    trials
        How many draws are to count: those in which another key leads at the start.
    steps, step_size
        Of the descent on q.
    seed
        For numpy's default generator.
    """

    d_k: int
    n_keys: int = 3
    trials: int = 4000
    steps: int = 100
    step_size: float = 1.0
    seed: int = 20260714


@dataclass(frozen=True, slots=True)
class Share:
    """How many of the draws that counted so far ended with the wanted key above 1/2."""

    trials: int
    unscaled: int
    scaled: int


def shares(spec: ShareSpec, should_stop: Callable[[], bool]) -> Iterator[Share]:
    """Try descent on random draws, and yield the counts after each batch.

    Notes
    -----
    Descent on q moves q by combinations of the keys only, so the scores alone are followed: a step
    changes ``s = K q / c`` by ``-step_size / c**2 * (K K^T) dL/ds``, the same in n numbers as in
    d_k.
    """
    generator = np.random.default_rng(spec.seed)
    size = max(1, _BATCH_NUMBERS // (spec.d_k * (spec.n_keys + 1)))
    trials = unscaled = scaled = 0
    while trials < spec.trials and not should_stop():
        raw, gram = _behind(generator, spec, size)
        raw, gram = raw[: spec.trials - trials], gram[: spec.trials - trials]
        trials += len(raw)
        unscaled += _wins(raw, gram, 1.0, spec)
        scaled += _wins(raw, gram, float(np.sqrt(spec.d_k)), spec)
        yield Share(trials, unscaled, scaled)


def _behind(generator: np.random.Generator, spec: ShareSpec, size: int) -> tuple[Array, Array]:
    """Draw problems; return scores (b, n) and K K^T (b, n, n) where another key leads."""
    q = generator.standard_normal((size, spec.d_k))
    keys = generator.standard_normal((size, spec.n_keys, spec.d_k))
    raw = np.matmul(keys, q[:, :, np.newaxis])[:, :, 0]
    behind = raw.argmax(axis=1) != spec.n_keys - 1
    chosen = keys[behind]
    return raw[behind], np.matmul(chosen, chosen.transpose(0, 2, 1))


def _wins(raw: Array, gram: Array, divisor: float, spec: ShareSpec) -> int:
    """Follow the scores (b, n) of all problems at once; return how many wanted keys won."""
    scores = raw / divisor
    factor = spec.step_size / divisor**2
    for _ in range(spec.steps):
        p = softmax(scores)
        # With values that are unit vectors the error is p, but minus the rest at the wanted key.
        error = p.copy()
        error[:, -1] = -p[:, :-1].sum(axis=1)
        slopes = score_slopes(p, error)
        scores -= factor * np.matmul(gram, slopes[:, :, np.newaxis])[:, :, 0]
    return int((softmax(scores)[:, -1] > WINNING).sum())
