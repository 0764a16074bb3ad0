"""Puts values into words that also hold braces of math, which `str.format` would trip over."""

from attention_viewer.core.formatting import compact, fixed


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
    """Return a value of theory, with no more decimals than it needs."""
    return compact(value, 4)


def whole(count: int) -> str:
    """Return a count as people read it, in groups of three digits: 100,000."""
    return f"{count:,}"
