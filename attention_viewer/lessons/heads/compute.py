"""Random queries, keys and values cut into heads, and every head's attention. Must not import Qt.

Arrays of all heads have shape (heads, tokens, ...). Formulas: Vaswani et al., "Attention Is All
You Need" (2017), section 3.2.2; heads that share keys: Ainslie et al., "GQA" (2023), section 2.2.
"""

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import numpy as np

from attention_viewer.core.attention import Array, merge_heads, softmax_rows, split_heads
from attention_viewer.core.softmax import complement
from attention_viewer.core.theory import band_95
from attention_viewer.lessons.heads.state import State

SHOWN_OUTPUTS: Final = 64
"""Components of the output that are computed: W_O of a large model would not fit into memory."""


@dataclass(frozen=True, slots=True, eq=False)
class Heads:
    """Queries (heads, n, d_k), and keys and values (kv_heads, n, d_k)."""

    q: Array
    k: Array
    v: Array


@dataclass(frozen=True, slots=True, eq=False)
class Side:
    """Every head's attention with one divisor.

    Attributes
    ----------
    divisor
        The number.
    weights
        (heads, n, n); each row adds up to 1.
    entropy, largest
        (heads,): mean over a head's rows of the entropy in bits and of the largest weight.
    sd
        Standard deviation of the divided scores of all heads.
    """

    divisor: float
    weights: Array
    entropy: Array
    largest: Array
    sd: float

    @property
    def mean_entropy(self) -> float:
        """Mean entropy of all rows of all heads, bits."""
        return float(self.entropy.mean())

    @property
    def mean_largest(self) -> float:
        """Mean largest weight of all rows of all heads."""
        return float(self.largest.mean())


@dataclass(frozen=True, slots=True, eq=False)
class Derived:
    """What follows from a state.

    Attributes
    ----------
    vectors
        The random vectors.
    scores
        ``q k^T`` of every head, (heads, n, n), not divided.
    chosen, other
        With the divisor chosen, and with the one it is compared with.
    outputs
        ``weights @ V`` of every head with the divisor chosen, (heads, n, d_k).
    result
        The first components of ``joined @ W_O``, (n, at most 64); None in other scenes.
    sd_band
        Where the SD of scores over the root of d_k falls in 95 % of draws, low and high.
    flat
        Entropy of equal weights, bits.
    """

    vectors: Heads
    scores: Array
    chosen: Side
    other: Side
    outputs: Array
    result: Array | None
    sd_band: tuple[float, float]
    flat: float


def derive(state: State) -> Derived:
    """Return what a state shows; nothing is computed anew when only another head is looked at."""
    return _numbers(replace(state, model="", head=0, picked=(0, 0), compare=False, trials=100))


@lru_cache(maxsize=4)
def _numbers(state: State) -> Derived:
    vectors = drawn(state.seed, state.tokens, state.d_k, state.heads, state.kv_heads)
    table = head_scores(vectors)
    chosen = side(table, divisor_of(state, state.divisor))
    other = side(table, divisor_of(state, other_divisor(state)))
    outputs = head_outputs(chosen.weights, vectors.v)
    result = None
    if state.scene == "output":
        shown = min(state.d_model, SHOWN_OUTPUTS)
        result = merge_heads(outputs) @ drawn_output_weights(state.seed, state.joined, shown)
    return Derived(
        vectors, table, chosen, other, outputs, result, sd_band(state), math.log2(state.tokens)
    )


def divisor_of(state: State, kind: str) -> float:
    """Return the number behind a kind of divisor."""
    return {
        "sqrt": math.sqrt(state.d_k),
        "model": math.sqrt(state.d_model),
        "none": 1.0,
        "own": state.own_divisor,
    }[kind]


def other_divisor(state: State) -> str:
    """Return the divisor to compare with: the root of d_k, and the mistake beside that root."""
    return "model" if state.divisor == "sqrt" else "sqrt"


@lru_cache(maxsize=4)
def drawn(seed: int, tokens: int, d_k: int, heads: int, kv_heads: int) -> Heads:
    """Draw queries, keys and values from the standard normal distribution, in this order.

    Whole vectors are drawn, a token a row, and then split: the heads lie side by side.
    """
    generator = np.random.default_rng(seed)
    q = generator.standard_normal((tokens, heads * d_k))
    k = generator.standard_normal((tokens, kv_heads * d_k))
    v = generator.standard_normal((tokens, kv_heads * d_k))
    return Heads(split_heads(q, heads), split_heads(k, kv_heads), split_heads(v, kv_heads))


@lru_cache(maxsize=2)
def drawn_output_weights(seed: int, joined: int, shown: int) -> Array:
    """Draw the first columns of W_O, (joined, shown), with variance 1 / joined.

    So the numbers of the output are as large as those that go in (Glorot and Bengio 2010).
    """
    generator = np.random.default_rng([seed, 1])
    # Column by column, so that a column is the same however many are shown.
    return generator.standard_normal((shown, joined)).T / math.sqrt(joined)


def head_scores(vectors: Heads) -> Array:
    """Return ``q k^T`` of every head, (heads, n, n).

    Head i of the queries looks at head ``i // (heads / kv_heads)`` of the keys.
    """
    keys = _repeated(vectors.k, len(vectors.q))
    scores: Array = vectors.q @ keys.transpose(0, 2, 1)
    return scores


def head_outputs(weights: Array, v: Array) -> Array:
    """Return ``weights @ v`` of every head, (heads, n, d_k), from values (kv_heads, n, d_k)."""
    outputs: Array = weights @ _repeated(v, len(weights))
    return outputs


def side(table: Array, divisor: float) -> Side:
    """Return all heads' weights and what is measured of them, from scores (heads, n, n)."""
    divided = table / divisor
    weights = softmax_rows(divided)
    return Side(
        divisor,
        weights,
        entropies(weights).mean(axis=1),
        weights.max(axis=2).mean(axis=1),
        float(divided.std(ddof=1)),
    )


def entropies(weights: Array) -> Array:
    """Return the entropy of each row in bits, (heads, n), from weights (heads, n, n).

    A weight near 1 enters by its complement, as in ``core.softmax.entropy_bits``.
    """
    rest = complement(weights)
    large = weights > 0.5  # noqa: PLR2004 - above, the complement is the exact one
    small = (weights > 0.0) & ~large
    logs = np.zeros_like(weights)
    np.log1p(-rest, out=logs, where=large)
    np.log(weights, out=logs, where=small)
    bits: Array = -(weights * logs).sum(axis=-1) / math.log(2.0)
    return bits + 0.0


def sd_band(state: State) -> tuple[float, float]:
    """Return where the SD of all divided scores falls in 95 % of draws, divisor root of d_k.

    Notes
    -----
    The N = heads n^2 scores s are not independent: those of one query share its length, those of
    one key that key's. For standard normal components ``Var[s^2] = 2 + 6 / d_k`` and, for two
    scores that share one vector, ``Cov[s^2, t^2] = 2 / d_k``, both exact. Each score shares its
    query with n - 1 others and its key with ``n heads / kv_heads - 1``. The mean square so has the
    variance ``(2 + 6 / d_k + (others) 2 / d_k) / N``; its band is that of a sample variance.
    """
    n, group = state.tokens, state.group
    count = state.heads * n * n
    others = (n - 1) + (n * group - 1)
    spread = (2.0 + 6.0 / state.d_k + others * 2.0 / state.d_k) / count
    kurtosis = 3.0 + count * (spread - 2.0 / (count - 1))
    low, high = band_95(1.0, kurtosis, count)
    return math.sqrt(low), math.sqrt(high)


def _repeated(shared: Array, heads: int) -> Array:
    """Return (heads, n, d_k): each shared head as often as query heads look at it."""
    return shared if len(shared) == heads else np.repeat(shared, heads // len(shared), axis=0)
