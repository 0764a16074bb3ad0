"""Numbers of the softmax lesson as they are read: nothing tiny becomes 0, no NaN is shown."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import overload

from attention_viewer.core.formatting import MINUS, fixed, probability, scientific
from attention_viewer.lessons.softmax import text
from attention_viewer.lessons.softmax.compute import Amount, Side

DECIMALS = 4
SCORE_DECIMALS = 2
KEYS_DECIMALS = 2
KEYS_LISTED = 3
SMALLEST_NORMAL = 2.2250738585072014e-308
LARGEST_EXPONENT = 1e6


def score(value: float) -> str:
    """Return a score with constant decimals."""
    return fixed(value, SCORE_DECIMALS, tiny=True)


def amount(number: Amount, decimals: int = DECIMALS) -> str:
    """Return a weight, slope or entropy: ``0.1985``, ``3.7e−17``, ``5.1e−435``, or in words."""
    if math.isnan(number.value):
        return text.undefined()
    if number.log10 is not None and -math.inf < number.log10 and number.value < SMALLEST_NORMAL:
        return power_of_ten(number.log10)
    if number.value == 0.0 and number.log10 is None:
        return text.exactly_zero()
    return fixed(number.value, decimals, tiny=True)


def weight(p: Amount, rest: Amount) -> str:
    """Return a weight, near 1 by what it lacks: ``1 − 3.7e−17``."""
    nearly_one = fixed(p.value, DECIMALS) == fixed(1.0, DECIMALS)
    if not nearly_one or rest.log10 == -math.inf:
        return amount(p)
    if rest.value >= SMALLEST_NORMAL:
        return probability(1.0, rest.value, DECIMALS)
    if rest.log10 is None:
        return text.exactly_one()
    return f"1 {MINUS} {power_of_ten(rest.log10)}"


def effective_keys(excess: Amount) -> str:
    """Return the effective number of keys from what it exceeds 1 by."""
    if math.isnan(excess.value):
        return text.undefined()
    value = 1.0 + excess.value
    nothing = excess.log10 == -math.inf or (excess.value == 0.0 and excess.log10 is None)
    if fixed(value, KEYS_DECIMALS) != fixed(1.0, KEYS_DECIMALS) or nothing:
        return fixed(value, KEYS_DECIMALS)
    # A whole number would hide it, and four decimals would round it.
    seen = scientific(excess.value) if excess.value >= SMALLEST_NORMAL else amount(excess)
    return f"1 + {seen}"


def power_of_ten(log10: float) -> str:
    """Return ``10 ** log10`` with two digits, also far beyond what a float can hold."""
    exponent = math.floor(log10)
    if abs(log10) > LARGEST_EXPONENT:
        return f"10^({scientific(log10)})"
    mantissa = f"{10.0 ** (log10 - exponent):.1f}"
    if mantissa == "10.0":
        mantissa, exponent = "1.0", exponent + 1
    return f"{mantissa}e{exponent}".replace("-", MINUS)


def key(index: int) -> str:
    """Return the markup of key number ``index`` from 0."""
    return f"$\\k_{{{index + 1}}}$"


@lru_cache(maxsize=8)
def letters(count: int) -> tuple[str, ...]:
    """Return the markup of the first keys."""
    return tuple(key(index) for index in range(count))


def keys(indices: Sequence[int]) -> str:
    """Return the keys by their letters, at most a few of them."""
    listed = text.comma().join(key(index) for index in indices[:KEYS_LISTED])
    more = len(indices) - KEYS_LISTED
    return text.and_more().format(keys=listed, count=more) if more > 0 else listed


class _Column(Sequence[str]):
    """Words for a column of a side, made when they are read: of many keys few are."""

    def __init__(self, side: Side) -> None:
        self._side = side

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self.words(number) for number in range(*index.indices(len(self)))]
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self.words(index)

    def __len__(self) -> int:
        return len(self._side.scores)

    def words(self, index: int) -> str:
        """Return the words of one key."""
        raise NotImplementedError


class Scores(_Column):
    """The scores of a side."""

    def words(self, index: int) -> str:
        """Return one score."""
        return score(float(self._side.scores[index]))


class Weights(_Column):
    """The weights of a side."""

    def words(self, index: int) -> str:
        """Return one weight."""
        return weight(self._side.p[index], self._side.rest[index])


class Slopes(_Column):
    """The slopes of a side."""

    def words(self, index: int) -> str:
        """Return one slope."""
        return amount(self._side.slope[index])
