"""Random scores for every d_k at once, so that moving d_k grows the same vectors.

One long draw of 4096 components is made for q and for each key; the first d_k of them are the
vectors at d_k, and one cumulative sum holds their dot products for every d_k. Must not import Qt.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.r_stream import RStream
from attention_viewer.core.sweep import total_normals
from attention_viewer.core.walkthrough import EXAMPLE_D_K, EXAMPLE_KEYS, sweep_spec
from attention_viewer.lessons.softmax.state import MAX_D_K, MAX_KEYS, Stream

FloatArray = NDArray[np.float64]


@lru_cache(maxsize=4)
def score_table(stream: Stream, seed: int) -> FloatArray:
    """Return the scores of 64 keys for every d_k, shape (4096, 64); row d_k - 1 is at d_k.

    A new seed takes some milliseconds with numpy and about 0.3 s with R's stream, which has to
    pass over the walk-through's tables; a seed asked for again is answered at once.
    """
    q, keys = _r_vectors(seed) if stream == "r" else _numpy_vectors(seed)
    table = np.ascontiguousarray(np.cumsum(keys * q, axis=1).T)
    table.flags.writeable = False
    return table


def drawn_scores(stream: Stream, seed: int, d_k: int, n_keys: int) -> tuple[float, ...]:
    """Return q.k_i for the first ``n_keys`` keys at ``d_k``."""
    row: list[float] = score_table(stream, seed)[d_k - 1, :n_keys].tolist()
    return tuple(row)


def _numpy_vectors(seed: int) -> tuple[FloatArray, FloatArray]:
    """Return q (4096,) and the keys (64, 4096), standard normal, q first."""
    generator = np.random.default_rng(seed)
    q = generator.standard_normal(MAX_D_K)
    return q, generator.standard_normal((MAX_KEYS, MAX_D_K))


def _r_vectors(seed: int) -> tuple[FloatArray, FloatArray]:
    """Return q and keys whose beginnings are the walk-through's vectors.

    R's script draws q and three keys of 1024 components after its tables. What they lack comes
    from the stream behind them: the rest of q, of k_1, k_2, k_3, then whole further keys.
    """
    stream = RStream(seed)
    stream.skip_normals(total_normals(sweep_spec(0)))
    heads = stream.normal((1 + EXAMPLE_KEYS) * EXAMPLE_D_K).reshape(-1, EXAMPLE_D_K)
    tails = stream.normal((1 + EXAMPLE_KEYS) * (MAX_D_K - EXAMPLE_D_K)).reshape(len(heads), -1)
    further = stream.normal((MAX_KEYS - EXAMPLE_KEYS) * MAX_D_K).reshape(-1, MAX_D_K)
    vectors = np.hstack([heads, tails])
    return vectors[0], np.vstack([vectors[1:], further])
