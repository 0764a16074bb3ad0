"""R's default random stream: Mersenne-Twister, seeds scrambled as ``set.seed`` does, inversion."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from attention_viewer.core.qnorm import NormalQuantile

FloatArray = NDArray[np.float64]
WordArray = NDArray[np.uint32]
Place = tuple[WordArray, int]

SEED_MAX: Final = 2**31 - 1
SEED_MIN: Final = -SEED_MAX  # -2**31 is R's NA

_STATE_WORDS: Final = 624
_SCRAMBLE_ROUNDS: Final = 50
_WORD: Final = 2.0**-32  # R writes 2.3283064365386963e-10
_SMALLEST_UNIFORM: Final = 0.5 * 2.328306437080797e-10  # R's fixup of an exact 0
_BIG: Final = 2.0**27
_LOW_BITS: Final = 5  # floor(2^27 u) keeps the upper 27 of 32 bits

# Two words seen as one number of 64 bits, the first one lower; arrays save numpy a conversion.
_UPPER_27: Final = np.array(2**32 - 2**_LOW_BITS, dtype=np.uint64)
_RAISE: Final = np.array(32 - _LOW_BITS, dtype=np.uint64)
_SECOND: Final = np.array(32, dtype=np.uint64)
_PAIR: Final = np.array(2.0**-59)

_BLOCK: Final = 2**18  # shorter ones let two workers wait for the interpreter's lock
_SKIP_SLICE: Final = 2**19  # about 2 ms


class SeedError(ValueError):
    """A seed that R's ``set.seed`` would not take."""


class RStream:
    """The numbers that R's ``runif`` and ``rnorm`` give after ``set.seed(seed)``.

    Uniforms agree with R to the last bit. Normals follow R's ``norm_rand`` (kind "Inversion", two
    uniforms each). Calls may be mixed and split in any way; the position in the stream is R's.

    Parameters
    ----------
    seed
        Whole number from -(2**31 - 1) to 2**31 - 1.

    Raises
    ------
    SeedError
        If the seed is outside that range.

    Notes
    -----
    Source of the algorithm: R's documentation of ``RNG`` and ``set.seed`` (generator of Matsumoto
    and Nishimura, 1998; initial scrambling by the congruential generator 69069 s + 1).
    """

    def __init__(self, seed: int) -> None:
        self._bits = np.random.MT19937(0)
        self._go_to((_scrambled(seed), _STATE_WORDS))
        self._normals = WordNormals()

    @classmethod
    def resumed(cls, place: Place) -> RStream:
        """Return a stream that goes on from a `place` of another one."""
        stream = cls(0)
        stream._go_to(place)
        return stream

    @property
    def place(self) -> Place:
        """Where the stream stands: the generator's words, (624,), and how many are used up."""
        state = self._bits.state["state"]
        return state["key"], state["pos"]

    def uniform(self, n: int) -> FloatArray:
        """Return the next n uniforms of ``runif``, shape (n,), each strictly between 0 and 1."""
        out = np.empty(n)
        for start in range(0, n, _BLOCK):
            piece = out[start : start + _BLOCK]
            _fill_uniforms(self.next_words(piece.size), piece)
        return out

    def normal(self, n: int) -> FloatArray:
        """Return the next n standard normals of ``rnorm``, shape (n,)."""
        out = np.empty(n)
        self.fill_normal(out)
        return out

    def fill_normal(self, out: FloatArray) -> None:
        """Fill a one-dimensional array with the next standard normals of ``rnorm``."""
        for start in range(0, out.size, _BLOCK):
            piece = out[start : start + _BLOCK]
            self._normals.fill(self.next_words(2 * piece.size), piece)

    def skip_normals(self, n: int) -> None:
        """Move on as if n normals had been drawn, at a fraction of their cost."""
        # In slices, because numpy holds the interpreter's lock while it draws without storing.
        for start in range(0, 2 * n, _SKIP_SLICE):
            self._bits.random_raw(min(_SKIP_SLICE, 2 * n - start), output=False)

    def _go_to(self, place: Place) -> None:
        key, pos = place
        self._bits.state = {"bit_generator": "MT19937", "state": {"key": key, "pos": pos}}

    def next_words(self, n: int) -> WordArray:
        """Return the next n words of 32 bits, shape (n,); two make a normal, one a uniform."""
        # Unlike Generator.integers this lets other threads run meanwhile; it widens words to 64
        # bits, but narrowing them again costs next to nothing.
        return self._bits.random_raw(n).astype(np.uint32)


class WordNormals:
    """Turns words of the stream into normals, apart from the stream: one for each thread."""

    def __init__(self) -> None:
        self._quantile = NormalQuantile(_BLOCK)
        self._p = np.empty(_BLOCK)
        self._high, self._low = np.empty((2, _BLOCK), dtype=np.uint64)

    def fill(self, words: WordArray, out: FloatArray) -> None:
        """Fill ``out``, shape (n,), from words, shape (2 n,)."""
        for start in range(0, out.size, _BLOCK):
            piece = out[start : start + _BLOCK]
            p = self._p[: piece.size]
            self._fill_probabilities(words[2 * start : 2 * (start + piece.size)], p)
            self._quantile.fill(p, piece)

    def _fill_probabilities(self, words: WordArray, p: FloatArray) -> None:
        """``norm_rand``'s p = (floor(2^27 u_1) + u_2) / 2^27 with both u in words, 2^32 u.

        As p 2^59 is a whole number but for a u_2 of 0, it is put together as one and rounded once,
        as R's sum is; that takes half the time of the sum.
        """
        pairs = words.view("<u8")
        high, low = self._high[: p.size], self._low[: p.size]
        np.bitwise_and(pairs, _UPPER_27, out=high)
        np.left_shift(high, _RAISE, out=high)
        np.right_shift(pairs, _SECOND, out=low)
        np.bitwise_or(high, low, out=high)
        np.multiply(high.view(np.int64), _PAIR, out=p)
        if not words.min():
            zero = np.flatnonzero(words[1::2] == 0)
            p[zero] = ((words[2 * zero] >> _LOW_BITS) + _SMALLEST_UNIFORM) / _BIG


def _fill_uniforms(words: WordArray, out: FloatArray) -> None:
    np.multiply(words, _WORD, out=out)
    np.maximum(out, _SMALLEST_UNIFORM, out=out)


def _scrambled(seed: int) -> NDArray[np.uint32]:
    """Return the 624 state words after ``set.seed``; the generator starts at their end."""
    if not SEED_MIN <= seed <= SEED_MAX:
        raise SeedError(f"R takes seeds from {SEED_MIN} to {SEED_MAX}, not {seed}")
    word = seed % 2**32
    # One round more than the scrambling: R's first stored word is the position, set to 624.
    for _ in range(_SCRAMBLE_ROUNDS + 1):
        word = (69069 * word + 1) % 2**32
    key = np.empty(_STATE_WORDS, dtype=np.uint32)
    for index in range(_STATE_WORDS):
        word = (69069 * word + 1) % 2**32
        key[index] = word
    return key
