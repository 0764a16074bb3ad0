"""Multi-head attention head by head, the plain way: what the lesson on heads is compared with."""

from __future__ import annotations

from dataclasses import dataclass

from numpy.typing import ArrayLike

from attention_viewer.core.attention import (
    Array,
    Stages,
    attend,
    merge_heads,
    project,
    split_heads,
)


@dataclass(frozen=True, slots=True, eq=False)
class MultiHead:
    """Every head's stages, and their joined outputs after W_O, (n, d_model)."""

    heads: tuple[Stages, ...]
    output: Array


def multi_head(
    x: ArrayLike,
    w_q: ArrayLike,
    w_k: ArrayLike,
    w_v: ArrayLike,
    w_o: ArrayLike,
    *,
    heads: int,
    divisor: float | None = None,
) -> MultiHead:
    """Compute multi-head self-attention of the embeddings X (n, d_model).

    Parameters
    ----------
    x
        Embeddings, (n, d_model).
    w_q, w_k, w_v, w_o
        Weights (d_model, d_model), used as ``X @ W``; the heads lie side by side in the columns.
    heads
        Must divide d_model; each head has ``d_k = d_model / heads``.
    divisor
        What the scores of every head are divided by; the root of d_k without it.

    Raises
    ------
    ValueError
        If shapes do not fit or ``heads`` does not divide d_model.
    """
    q, k, v = (split_heads(project(x, w), heads) for w in (w_q, w_k, w_v))
    number = q.shape[2] ** 0.5 if divisor is None else divisor
    stages = tuple(attend(*parts, divisor=number) for parts in zip(q, k, v, strict=True))
    outputs = [stage.output for stage in stages if stage.output is not None]
    return MultiHead(stages, project(merge_heads(outputs), w_o))
