"""Numbers for people: constant decimals, a true minus sign, nothing tiny shown as zero."""

import math
import numbers
from collections.abc import Iterable, Sequence

MINUS = "\N{MINUS SIGN}"
HIDDEN = "?"
"""Stands for a number that is to be predicted first."""
_HYPHEN = "-"
_INFINITY = "\N{INFINITY}"
# From here on a float64 has no decimals to show and digits would only look exact.
_FIXED_LIMIT = 1e15
_COMPACT_RANGE = (1e-4, 1e6)
# More digits than these are counted, not read.
_DIGITS_LIMIT = 1e8


def fixed(value: float, decimals: int, *, sign: bool = False, tiny: bool = False) -> str:
    """Return ``value`` with a constant number of decimals.

    Parameters
    ----------
    value
        Any float; infinities read ``∞`` and a NaN ``NaN``.
    decimals
        Digits after the point, 0 or more.
    sign
        Whether a positive value has a plus sign. A value that shows as zero never has a sign.
    tiny
        Whether a value that is not zero but would show as zero is written like ``3.7e−17``.
    """
    value = float(value)
    if not math.isfinite(value):
        return _not_finite(value, sign)
    if abs(value) >= _FIXED_LIMIT:
        return _signed(scientific(value), value, sign)
    text = f"{value:.{decimals}f}"
    if float(text) != 0.0:
        return _signed(text.replace(_HYPHEN, MINUS), value, sign)
    if tiny and value != 0.0:
        return _signed(scientific(value), value, sign)
    return text.removeprefix(_HYPHEN)


def scientific(value: float, digits: int = 2) -> str:
    """Return a finite ``value`` with that many significant digits, like ``3.7e−17``."""
    mantissa, exponent = f"{value:.{digits - 1}e}".split("e")
    return f"{mantissa}e{int(exponent)}".replace(_HYPHEN, MINUS)


def all_digits(value: float) -> str:
    """Return a finite ``value`` with every digit it has: ``0.1``, ``1e−6``, 0 without a sign."""
    mantissa, mark, exponent = repr(float(value) + 0.0).partition("e")
    text = f"{mantissa}e{int(exponent)}" if mark else mantissa
    return text.replace(_HYPHEN, MINUS)


def compact(value: float, digits: int = 3) -> str:
    """Return ``value`` with about that many significant digits and no idle zeros.

    Digits before the point are never rounded away: 1053.2 at 3 digits reads 1053. Below 0.0001
    and from a million on the scientific form is used.
    """
    value = float(value)
    if not math.isfinite(value):
        return _not_finite(value, sign=False)
    if value == 0.0:
        return "0"
    low, high = _COMPACT_RANGE
    if not low <= abs(value) < high:
        mantissa, exponent = scientific(value, digits).split("e")
        return f"{_without_idle_zeros(mantissa)}e{exponent}"
    decimals = max(0, digits - 1 - math.floor(math.log10(abs(value))))
    return _without_idle_zeros(fixed(value, decimals))


def in_words(value: float) -> str:
    """Return ``value`` as a sentence names it: ``1000000``, ``0.05``, ``1e12``, ``∞``."""
    value = float(value)
    if value.is_integer() and abs(value) < _DIGITS_LIMIT:
        return fixed(value, 0)
    return compact(value, 6)


def probability(p: float, complement: float, decimals: int = 4) -> str:
    """Return a weight so that neither it nor what is missing to 1 is rounded away.

    Parameters
    ----------
    p
        Weight, 0..1.
    complement
        ``1 - p`` computed as the sum of the others, see ``softmax.complement``.
    decimals
        Digits after the point in the ordinary case.

    Returns
    -------
    str
        ``0.6472``, or ``3.7e−17`` for a weight near 0, or ``1 − 3.7e−17`` for one near 1.
    """
    if complement > 0.0 and f"{p:.{decimals}f}" == f"{1.0:.{decimals}f}":
        return f"1 {MINUS} {scientific(complement)}"
    return fixed(p, decimals, tiny=True)


def decimals_needed(values: Iterable[float], cap: int = 6) -> int:
    """Return the least number of decimals, at most ``cap``, that shows every value exactly.

    Exactly means that the text reads back as the same float. Infinities and NaN need none.
    """
    needed = (_decimals_of(float(value), cap) for value in values)
    return max(needed, default=0)


def adds_up(terms: Sequence[float], total: float, decimals: int) -> bool:
    """Return whether the terms as shown with ``decimals`` add up to the total as shown.

    Counted in decimal, as a reader with pencil and paper would. Infinities add up to nothing.
    """
    if not all(map(math.isfinite, (*terms, total))):
        return False
    return sum([_shown_units(term, decimals) for term in terms]) == _shown_units(total, decimals)


def decimals_that_add_up(
    terms: Sequence[float], total: float, decimals: int = 2, cap: int = 6
) -> int | None:
    """Return the least number of decimals from ``decimals`` to ``cap`` with which terms add up.

    None if there is none: the reader must then be told that the terms are rounded.
    """
    usable = (d for d in range(decimals, cap + 1) if adds_up(terms, total, d))
    return next(usable, None)


def to_ascii(text: str) -> str:
    """Return a shown number as it is copied: with the hyphen that programs read as minus."""
    return text.replace(MINUS, _HYPHEN)


def for_csv(value: object) -> str:
    """Return ``value`` as a cell of a CSV file, with as many digits as read back unchanged.

    Floats of any width are widened to float64 and written by ``repr``; minus zero becomes
    ``0.0``, the number it equals. ``None`` becomes the empty cell.
    """
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, numbers.Integral):
        return str(int(value))
    if isinstance(value, numbers.Real):
        return repr(float(value) + 0.0)
    return str(value)


def _not_finite(value: float, sign: bool) -> str:
    if math.isnan(value):
        return "NaN"
    if value < 0.0:
        return MINUS + _INFINITY
    return "+" + _INFINITY if sign else _INFINITY


def _shown_units(value: float, decimals: int) -> int:
    """Return a value as shown with ``decimals``, counted in units of the last one."""
    return int(f"{value:.{decimals}f}".replace(".", ""))


def _without_idle_zeros(text: str) -> str:
    return text.rstrip("0").rstrip(".") if "." in text else text


def _signed(text: str, value: float, sign: bool) -> str:
    return "+" + text if sign and value > 0.0 else text


def _decimals_of(value: float, cap: int) -> int:
    if not math.isfinite(value):
        return 0
    exact = (d for d in range(cap) if float(f"{value:.{d}f}") == value)
    return next(exact, cap)
