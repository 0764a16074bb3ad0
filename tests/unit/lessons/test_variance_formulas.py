"""Formulas of the theory: what they say with numbers is what theory computes."""

from __future__ import annotations

import re

import pytest

from attention_viewer.core.neighbours import geometric_pairs
from attention_viewer.core.sampling import Components
from attention_viewer.core.theory import theory_variance
from attention_viewer.lessons.variance.theory.formulas import chosen, divided, general, number

ALL = [
    Components(),
    Components(mean=-0.5, variance=2.0, rho=-0.3),
    Components(distribution="laplace", mean=0.5, rho=0.4),
    Components(distribution="student_t", nu=7.0),
    Components(neighbour=0.8),
    Components(neighbour=-0.8, mean=0.5),
    Components(distribution="uniform", neighbour=0.5),
    Components(distribution="uniform", neighbour=0.5, rho=0.4, mean=1.0),
    Components(unit_length=True),
    Components(terms="values", mean=50.0, variance=49.0),
]


def value(tex: str) -> float:
    """Evaluate a formula whose numbers are filled in, d_k being 1."""
    plain = tex.replace(r"\left", "").replace(r"\right", "").replace(r"\cdot", "*")
    plain = plain.replace("d_k", "1").replace("m", "1").replace("^", "**").replace(r"\,", "*")
    return float(eval(re.sub(r"\)\(", ")*(", plain.replace("1(", "1*("))))


@pytest.mark.parametrize("components", ALL)
def test_braces_are_balanced(components: Components) -> None:
    for tex in (general(components), chosen(components, 16), divided(components)):
        if tex is not None:
            assert tex.count("{") == tex.count("}")
            assert tex.count(r"\left") == tex.count(r"\right")


@pytest.mark.parametrize("components", ALL[:4])
def test_filled_in_formulas_come_to_the_value_told(components: Components) -> None:
    tex = chosen(components, 16)
    assert tex is not None
    _, filled, result = tex.split("=")
    assert value(filled) == pytest.approx(theory_variance(components, 1), rel=1e-3)
    assert value(result) == pytest.approx(theory_variance(components, 1), rel=1e-3)


def test_with_neighbours_the_sums_at_the_picked_d_k_are_told() -> None:
    tex = chosen(ALL[5], 64)
    assert tex is not None
    assert "d_k=64" in tex
    assert f"S(0.64)={number(geometric_pairs(0.64, 64))}" in tex
    assert f"S(-0.8)={number(geometric_pairs(-0.8, 64))}" in tex
    assert tex.endswith(number(theory_variance(ALL[5], 64) or 0.0))
    copied = chosen(ALL[7], 64)
    assert copied is not None
    assert r"\kappa=1.8" in copied


def test_unit_length_and_points() -> None:
    assert chosen(ALL[8], 4) == r"=\frac{1}{d_k}"
    assert chosen(ALL[9], 4) == r"=m\cdot 7^2=49\,m"
    assert divided(ALL[9]) is not None
    assert divided(ALL[4]) is None


def test_without_a_closed_form_there_is_no_formula() -> None:
    unknown = Components(unit_length=True, rho=0.5)
    assert general(unknown) is chosen(unknown, 4) is divided(unknown) is None


@pytest.mark.parametrize(
    ("plain", "tex"), [(1.0, "1"), (-0.3, "-0.3"), (1e-7, r"1\cdot 10^{-7}"), (0.0, "0")]
)
def test_numbers_in_tex(plain: float, tex: str) -> None:
    assert number(plain) == tex
