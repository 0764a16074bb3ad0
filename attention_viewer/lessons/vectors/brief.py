"""Numbers in a narrow field: cut, never rounded, and never cut without saying so. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import ROUND_DOWN, Decimal

from attention_viewer.core.formatting import MINUS, fixed

DOTS = "\u2026"
_LEAST_DECIMALS, _MOST_DECIMALS = 2, 3
# Below, a cut number would show nothing but noughts; above, more digits than one can count.
_PLAIN = (0.01, 1e6)


def brief(value: float, room: int) -> str:
    """Return a number in at most ``room`` signs; dots behind it say that digits follow.

    Where neither the usual nor the scientific form fits, its beginning is returned.
    """
    usual = fixed(value, _LEAST_DECIMALS)
    exact = Decimal(repr(value))
    if len(usual) <= room and Decimal(usual.replace(MINUS, "-")) == exact:
        return usual
    fitting = (text for text in _forms(exact) if len(text) <= room)
    return next(fitting, f"{_cut(exact, _LEAST_DECIMALS).rstrip(DOTS)[: room - 1]}{DOTS}")


def _forms(exact: Decimal) -> Iterator[str]:
    """Yield forms of a number, the best first."""
    low, high = _PLAIN
    if low <= abs(exact) < high:
        for decimals in range(_MOST_DECIMALS, -1, -1):
            yield _cut(exact, decimals)
    sign, digits, _ = exact.as_tuple()
    exponent = f"e{exact.adjusted()}".replace("-", MINUS)
    mantissa = Decimal((sign, digits, 1 - len(digits)))
    for decimals in range(_MOST_DECIMALS, -1, -1):
        yield _cut(mantissa, decimals, exponent)


def _cut(exact: Decimal, decimals: int, exponent: str = "") -> str:
    kept = exact.quantize(Decimal(1).scaleb(-decimals), ROUND_DOWN)
    text = f"{kept:f}".replace("-", MINUS)
    if kept != exact:
        return text + exponent + DOTS
    return (text.rstrip("0").rstrip(".") if decimals else text) + exponent
