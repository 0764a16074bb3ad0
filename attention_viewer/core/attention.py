"""Scaled dot-product attention stage by stage, and the split into heads.

Matrices have a row per token: queries (n_q, d_k), keys (n_k, d_k), values (n_k, d_v); tables of
scores and weights have a row per query and a column per key. Formulas: Vaswani et al., "Attention
Is All You Need" (2017), sections 3.2.1 and 3.2.2.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]
Mask = NDArray[np.bool_]
DivisorKind = Literal["none", "sqrt", "dk", "own"]


@dataclass(frozen=True, slots=True, eq=False)
class Stages:
    """Every stage of one attention table.

    Attributes
    ----------
    scores, scaled, masked, weights : (n_q, n_k) arrays
        ``Q K^T``; divided; with minus infinity where hidden; softmax of each row.
    output : (n_q, d_v) array or None
        ``weights @ V``; None without values.
    fully_masked_rows
        Indices of the queries that see no key; their weights and output are 0.
    """

    scores: Array
    scaled: Array
    masked: Array
    weights: Array
    output: Array | None
    fully_masked_rows: tuple[int, ...]


def project(x: ArrayLike, w: ArrayLike) -> Array:
    """Return ``X W``: embeddings (n, d_model) in the role given by weights (d_model, d_k)."""
    return _product(_matrix(x, "x"), _matrix(w, "w"), "x", "w")


def scores(q: ArrayLike, k: ArrayLike) -> Array:
    """Return ``Q K^T``, (n_q, n_k), from queries (n_q, d_k) and keys (n_k, d_k)."""
    return _product(_matrix(q, "q"), _matrix(k, "k").T, "q", "transposed k")


def divisor_value(kind: DivisorKind, d_k: int, own: float | None = None) -> float:
    """Return the number that scores are divided by.

    Parameters
    ----------
    kind
        "none" for 1, "sqrt" for the root of d_k, "dk" for d_k itself, "own" for ``own``.
    d_k
        Components of one key, at least 1.
    own
        Finite and above 0; read only for kind "own".

    Raises
    ------
    ValueError
        For d_k below 1 or an unusable own number.
    """
    if d_k < 1:
        raise ValueError(f"d_k must be at least 1: {d_k}")
    if kind == "own":
        if own is None or not math.isfinite(own) or own <= 0.0:
            raise ValueError(f"the divisor must be a finite number above 0: {own}")
        return float(own)
    return {"none": 1.0, "sqrt": math.sqrt(d_k), "dk": float(d_k)}[kind]


def divide(table: ArrayLike, divisor: float) -> Array:
    """Return the scores (n_q, n_k) divided by a number above 0; infinite where too large."""
    if not divisor > 0.0:
        raise ValueError(f"the divisor must be above 0: {divisor}")
    with np.errstate(over="ignore"):
        return np.asarray(table, dtype=np.float64) / divisor


def causal_mask(n_q: int, n_k: int) -> Mask:
    """Return (n_q, n_k), True where a query would look at a later key (key index above its own)."""
    return np.arange(n_k)[np.newaxis, :] > np.arange(n_q)[:, np.newaxis]


def hidden_keys_mask(n_q: int, n_k: int, keys: Iterable[int]) -> Mask:
    """Return (n_q, n_k), True in the columns of the given keys; IndexError beyond the last."""
    hidden = np.zeros((n_q, n_k), dtype=np.bool_)
    for key in keys:
        hidden[:, key] = True
    return hidden


def apply_mask(table: ArrayLike, hidden: ArrayLike | None) -> Array:
    """Return scores (n_q, n_k) with minus infinity where ``hidden`` (same shape) is True.

    Without a mask the scores come back as they are, not copied.
    """
    values = np.asarray(table, dtype=np.float64)
    if hidden is None:
        return values
    mask = np.asarray(hidden, dtype=np.bool_)
    if mask.shape != values.shape:
        raise ValueError(f"mask {mask.shape} does not fit scores {values.shape}")
    return np.where(mask, -np.inf, values)


def softmax_rows(masked: ArrayLike) -> Array:
    """Return the softmax over the keys of each row, (n_q, n_k).

    A row that is minus infinity throughout has no key to look at and gives zeros, where the
    formula would give 0 / 0.
    """
    values = np.asarray(masked, dtype=np.float64)
    top = values.max(axis=-1, keepdims=True, initial=-np.inf)
    # Subtracting the largest changes no weight and keeps exp from overflowing.
    with np.errstate(over="ignore"):
        weights: Array = values - np.where(np.isneginf(top), 0.0, top)
    # In place from here: fresh memory costs as much as the arithmetic at 512 x 512.
    np.exp(weights, out=weights)
    total = weights.sum(axis=-1, keepdims=True)
    weights /= np.where(total == 0.0, 1.0, total)
    return weights


def attend(
    q: ArrayLike,
    k: ArrayLike,
    v: ArrayLike | None = None,
    *,
    divisor: float,
    hidden: ArrayLike | None = None,
) -> Stages:
    """Compute every stage of ``softmax(Q K^T / divisor) V``.

    Parameters
    ----------
    q, k, v
        Queries (n_q, d_k), keys (n_k, d_k) and, if wanted, values (n_k, d_v).
    divisor
        Above 0; see :func:`divisor_value`.
    hidden
        (n_q, n_k), True where a query must not see a key.

    Raises
    ------
    ValueError
        If shapes do not fit, or a score, a scaled score or a number of the output is too large
        for a float64 or not a number.
    """
    raw = _finite(scores(q, k), "a score")
    scaled = _finite(divide(raw, divisor), f"a score divided by {divisor:g}")
    masked = apply_mask(scaled, hidden)
    weights = softmax_rows(masked)
    output = None
    if v is not None:
        output = _finite(_product(weights, _matrix(v, "v"), "weights", "v"), "the output")
    return Stages(raw, scaled, masked, weights, output, _blind_rows(masked))


def split_heads(x: ArrayLike, heads: int) -> Array:
    """Return (n, d_model) cut into heads side by side, (heads, n, d_model / heads).

    Raises
    ------
    ValueError
        If ``heads`` is below 1 or does not divide d_model.
    """
    values = _matrix(x, "x")
    n, d_model = values.shape
    if heads < 1 or d_model % heads:
        raise ValueError(f"{heads} heads do not divide d_model = {d_model}")
    return values.reshape(n, heads, d_model // heads).transpose(1, 0, 2)


def merge_heads(x: ArrayLike) -> Array:
    """Return (heads, n, d_k) laid side by side again, (n, heads * d_k)."""
    values = np.asarray(x, dtype=np.float64)
    heads, n, d_k = values.shape
    return values.transpose(1, 0, 2).reshape(n, heads * d_k)


def _blind_rows(masked: Array) -> tuple[int, ...]:
    """Return the indices of the rows in which nothing, or nothing but minus infinity, stands."""
    top = masked.max(axis=1, initial=-np.inf)
    return tuple(int(row) for row in np.flatnonzero(np.isneginf(top)))


def _finite(table: Array, name: str) -> Array:
    if not np.isfinite(table).all():
        raise ValueError(f"{name} is too large to be computed or not a number")
    return table


def _matrix(values: ArrayLike, name: str) -> Array:
    matrix = np.asarray(values, dtype=np.float64)
    if matrix.ndim != 2:  # noqa: PLR2004 - rows and columns
        raise ValueError(f"{name} must be a matrix, not of shape {matrix.shape}")
    return matrix


def _product(a: Array, b: Array, a_name: str, b_name: str) -> Array:
    if a.shape[1] != b.shape[0]:
        raise ValueError(f"{a_name} {a.shape} and {b_name} {b.shape} do not fit together")
    # Too large a product becomes infinite and is reported by the callers that need it finite.
    with np.errstate(over="ignore", invalid="ignore"):
        product: Array = a @ b
    return product
