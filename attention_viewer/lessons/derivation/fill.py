"""Puts values into words that also hold braces of math, which `str.format` would trip over."""

import math
from typing import Final

from attention_viewer.core.formatting import compact, fixed, to_ascii

APPROX: Final = r"\approx"
_ALL, _ROUNDED = 6, 4


def fill(markup: str, /, **values: object) -> str:
    """Return ``markup`` with each ``{name}`` replaced by its value; other braces stay."""
    for name, value in values.items():
        markup = markup.replace(f"{{{name}}}", str(value))
    return markup


def four(value: float) -> str:
    """Return a measured value with four decimals, from 100 on with fewer; never 0 when it is not.

    So a column of measured values keeps its decimals while it changes.
    """
    size = abs(value)
    decimals = 4 if size < 100.0 else 2  # noqa: PLR2004 - five to seven digits are read easily
    return fixed(value, decimals, tiny=True)


def exact(value: float) -> str:
    """Return a value of theory with all its digits where six will do, else rounded to four."""
    return compact(value, _ALL if ends(value) else _ROUNDED)


def equals(value: float) -> str:
    """Return a value of theory behind the sign that is true of it: ``= 0.015625``, ``≈ 0.3333``."""
    return f"{'=' if ends(value) else APPROX} {exact(value)}"


def ends(value: float) -> bool:
    """Tell whether six digits are all a value has, but for what a float cannot hold."""
    return math.isclose(value, float(to_ascii(compact(value, _ALL))), rel_tol=1e-12)


def whole(count: int) -> str:
    """Return a count as people read it, in groups of three digits: 100,000."""
    return f"{count:,}"
