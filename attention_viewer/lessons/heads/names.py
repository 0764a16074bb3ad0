"""Names and signs of the lesson: tokens, divisors, shapes. Holds no words."""

from attention_viewer.core.formatting import compact
from attention_viewer.lessons.heads.state import State

LETTERS = "abxyzuvw"
"""The tokens of the QK^T lesson first: its queries a, b and its keys x, y, z."""


def vector(letter: str, token: int) -> str:
    """Return the markup of a token's query, key or value, such as q_a."""
    return f"$\\{letter}_{LETTERS[token]}$"


def vectors(letter: str, state: State) -> tuple[str, ...]:
    """Return the markup of every token's vector."""
    return tuple(vector(letter, token) for token in range(state.tokens))


def root(state: State, kind: str) -> str:
    """Return a divisor's sign without dollars: a root, 1 or a number."""
    if kind == "sqrt":
        return rf"\sqrt{{{state.d_k}}}"
    if kind == "model":
        return rf"\sqrt{{{state.d_model}}}"
    return "1" if kind == "none" else compact(state.own_divisor, 6)


def is_exact(state: State, kind: str) -> bool:
    """Tell whether a divisor's sign says its number already."""
    return kind in ("none", "own")


def coloured(state: State, kind: str) -> str:
    """Return the division with its colour: the root of d_k scaled, nothing unscaled."""
    return _coloured(rf"\div\,{root(state, kind)}", kind)


def pair(state: State, kind: str, other: str) -> str:
    """Return two divisors, coloured, as they stand above their two numbers."""
    return " | ".join(f"${_coloured(root(state, each), each)}$" for each in (kind, other))


def _coloured(sign: str, kind: str) -> str:
    if kind == "sqrt":
        return rf"\cs{{{sign}}}"
    return rf"\cu{{{sign}}}" if kind == "none" else sign


def division(state: State, kind: str, number: float) -> str:
    """Return the division as markup with its value, such as ``÷ √64 = 8``."""
    sign = coloured(state, kind)
    if is_exact(state, kind):
        return f"${sign}$"
    return f"${sign}$ = {compact(number, 3)}"


def shape(*sizes: int) -> str:
    """Return a shape such as (5, 768)."""
    return f"({', '.join(map(str, sizes))})"


def heads_of(count: int, *sizes: int) -> str:
    """Return how many tables of a shape, such as 12 × (5, 64)."""
    return f"{count} \u00d7 {shape(*sizes)}"
