"""Markup that proofs need: double-struck letters, and indices that end where they end."""

from __future__ import annotations

import pytest

from attention_viewer.widgets.math_markup import MarkupError, Run, parse, plain


def test_an_expectation_is_double_struck() -> None:
    first, *_ = parse("$\\bb{E}[x]$")
    assert isinstance(first, Run)
    assert first.text == "E"
    assert first.style.double
    assert plain("$\\bb{E}[\\cq{q_i}] = 0$") == "E[q_i] = 0"


def test_a_double_struck_letter_needs_braces() -> None:
    with pytest.raises(MarkupError):
        parse("$\\bb E$")


@pytest.mark.parametrize(
    ("markup", "spoken"),
    [
        ("$\\cq{q_i}\\ck{k_i}$", "q_i k_i"),
        ("$d_k^2$", "d_k^2"),
        ("$d_k$ = 4", "d_k = 4"),
        ("$x^2y$", "x^2y"),
        ("$\\pi \\ne 3$", "π ≠ 3"),
    ],
)
def test_what_follows_an_index_stands_apart(markup: str, spoken: str) -> None:
    assert plain(markup) == spoken
