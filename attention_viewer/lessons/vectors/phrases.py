"""Numbers and sentences of the vectors lesson, ready to be shown; no widgets."""

from __future__ import annotations

import math
from collections.abc import Callable

from attention_viewer.core.formatting import compact, fixed
from attention_viewer.lessons.vectors import words
from attention_viewer.lessons.vectors.compute import Derived, KeyFacts, Relation
from attention_viewer.lessons.vectors.hand import HandCalculation
from attention_viewer.lessons.vectors.names import markup
from attention_viewer.lessons.vectors.state import State

_PLAIN = 1e5
_FINE_DEG = 0.05

_SENTENCES: dict[Relation, Callable[[], str]] = {
    "zero_q": words.zero_q,
    "zero_k": words.zero_k,
    "equal": words.equal,
    "same": words.same,
    "near": words.near,
    "sideways_positive": words.sideways_positive,
    "orthogonal": words.right_angle,
    "sideways_negative": words.sideways_negative,
    "near_opposite": words.near_opposite,
    "opposite": words.exactly_opposite,
}


def sentence(state: State, facts: KeyFacts) -> str:
    """Return the one plain sentence about the chosen key."""
    q = markup(state.query_name, "q")
    k = markup(state.key_names[state.selected], "k")
    return _SENTENCES[facts.relation]().format(q=q, k=k)


def number(value: float, decimals: int) -> str:
    """Return a result with constant decimals, in scientific form where these would not show it."""
    if abs(value) >= _PLAIN:
        return compact(value, 4)
    return fixed(value, decimals, tiny=True)


def degrees(angle_deg: float | None) -> str:
    """Return an angle with one decimal, more where it is nearly 0, 90 or 180; the word for none."""
    if angle_deg is None:
        return words.no_angle()
    return words.degrees().format(value=_angle_digits(angle_deg))


def _angle_digits(angle_deg: float) -> str:
    for exact in (0.0, 90.0, 180.0):
        apart = abs(angle_deg - exact)
        if 0.0 < apart < _FINE_DEG:
            if exact == 0.0:
                return fixed(angle_deg, 2, tiny=True)
            # As many decimals as tell the angle from the exact one.
            return fixed(angle_deg, min(13, 1 - math.floor(math.log10(apart))))
    return fixed(angle_deg, 1)


def cosine(value: float | None) -> str:
    """Return a cosine with three decimals; the word for none."""
    return words.no_angle() if value is None else fixed(value, 3, tiny=True)


def score_decimals(derived: Derived) -> int:
    """Return the decimals with which all scores are shown: those of the hand calculation."""
    total = derived.hand.total
    if "e" in total or (derived.hand.terms and len(total.partition(".")[2]) > 4):  # noqa: PLR2004
        return 3
    return max(2, len(total.partition(".")[2]))


def score(derived: Derived, index: int) -> str:
    """Return a key's score as shown beside its name and bar."""
    return number(derived.keys[index].score, score_decimals(derived))


def hand_markup(state: State, hand: HandCalculation, *, products: bool, factors: int = 2) -> str:
    """Return the hand calculation up to the last equals sign.

    Parameters
    ----------
    products
        Whether the products are written out, too.
    """
    q = markup(state.query_name, "q")
    k = markup(state.key_names[state.selected], "k")
    pairs = [rf"\cq{{{_in_brackets(a)}}}\times\ck{{{_in_brackets(b)}}}" for a, b in hand.factors]
    first = "=" if hand.inputs_exact else r"\approx"
    line = rf"{q} \cdot {k} {first} {' + '.join(pairs)}"
    last = "=" if hand.sum_exact else r"\approx"
    if products:
        line += f" = {_sum_of(hand.terms)}"
    elif not hand.sum_exact:
        last = r"\approx"
    return f"${line} {last}$"


def exact_lines(state: State, hand: HandCalculation) -> str:
    """Return the calculation with all digits: a line for each component, and one for the sum."""
    told = zip(hand.factors, hand.terms, hand.terms_exact, strict=True)
    lines = [
        rf"$\cq{{{_in_brackets(a)}}}\times\ck{{{_in_brackets(b)}}}"
        + (" = " if right else r" \approx ")
        + f"{term}$"
        for (a, b), term, right in told
    ]
    q = markup(state.query_name, "q")
    k = markup(state.key_names[state.selected], "k")
    last = "=" if hand.sum_exact and all(hand.terms_exact) else r"\approx"
    return "\n".join([*lines, rf"${q} \cdot {k} {last} {hand.total}$"])


def _in_brackets(number_text: str) -> str:
    return f"({number_text})" if number_text.startswith("\u2212") else number_text


def _sum_of(terms: tuple[str, ...]) -> str:
    line = terms[0]
    for term in terms[1:]:
        negative = term.startswith("\u2212")
        line += f" \u2212 {term[1:]}" if negative else f" + {term}"
    return line
