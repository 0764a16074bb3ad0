"""The small markup for words with inline math."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.widgets.math_markup import (
    MarkupError,
    Root,
    Run,
    Script,
    Style,
    escape,
    parse,
    plain,
)

MATH = Style(math=True)


def test_words_stay_words() -> None:
    assert parse("q and k_1") == (Run("q and k_1", Style()),)
    assert parse("") == ()


def test_vectors_are_bold_upright_in_their_colours() -> None:
    assert parse(r"$\q$") == (Run("q", Style(math=True, bold=True, upright=True, colour="q")),)
    assert parse(r"$\K$") == (Run("K", Style(math=True, colour="k")),)


def test_scripts_take_one_sign_or_a_group() -> None:
    assert parse("$d_k$") == (Run("d", MATH), Script((Run("k", MATH),), below=True))
    assert parse("$x^{12}$") == (Run("x", MATH), Script((Run("12", MATH),), below=False))


def test_an_index_of_a_vector_is_not_bold() -> None:
    assert parse(r"$\k_1$")[1] == Script((Run("1", MATH),), below=True)


def test_a_root_holds_its_body() -> None:
    (root,) = parse(r"$\sqrt{d_k}$")
    assert isinstance(root, Root)
    assert root.body == parse("$d_k$")


def test_colours_reach_what_is_inside() -> None:
    (run,) = parse(r"$\cu{2.5}$")
    assert run == Run("2.5", Style(math=True, colour="unscaled"))
    (vector,) = parse(r"$\cm{\q}$")
    assert isinstance(vector, Run)
    assert vector.style.colour == "muted"


def test_words_upright_and_symbols() -> None:
    assert plain(r"$\rm{Var}(\q\cdot\k) \approx 1$") == "Var(q⋅k) ≈ 1"


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        (r"$\sqrt{2}$", "√2"),
        (r"$\sqrt{d_k}$", "√d_k"),
        (r"$\sqrt{1024}$", "√(1024)"),
        (r"$\Q\K^\top$", "QK⊤"),
        (r"$x^2$", "x^2"),
        ("なす\u200b角", "なす角"),
        (r"100 \$", "100 $"),
    ],
)
def test_plain_words(markup: str, words: str) -> None:
    assert plain(markup) == words


@pytest.mark.parametrize(
    "bad",
    ["$x", "a $b$ $", r"$\unknown$", "$x_$", r"$\sqrt{2$", "$a}$", r"$\sqrt2$", "${x$", "$x^"],
)
def test_broken_markup_is_refused(bad: str) -> None:
    with pytest.raises(MarkupError):
        parse(bad)


@given(st.text(alphabet=st.characters(exclude_characters="\u200b\0\\")))
def test_whatever_is_typed_can_be_shown(words: str) -> None:
    assert plain(escape(words)) == words
