"""The state of the lesson on the root: limits, files, and a setting for every step."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from attention_viewer.core.limits import StateError
from attention_viewer.lessons.derivation import LESSON, text
from attention_viewer.lessons.derivation.state import (
    DISTRIBUTIONS,
    STEPS,
    Distribution,
    Exam,
    Place,
    Setting,
    State,
)
from attention_viewer.lessons.derivation.steps import (
    breaks_of,
    headline_of,
    neighbour,
    rests_on_broken,
    sentence_of,
)
from attention_viewer.lessons.derivation.theory import law_of


def test_the_proof_has_eight_steps_and_three_pages_follow() -> None:
    assert STEPS[:8] == ("mean", "product", "add", "total", "root", "divide", "by_d_k", "real")
    assert STEPS[8:] == ("exam", "remember", "place")


def test_every_step_has_a_setting() -> None:
    for step in STEPS:
        assert getattr(State(), step) is not None


def test_states_survive_a_file() -> None:
    states = [State(), *(each.state for each in LESSON.presets())]
    states += [each.state for each in LESSON.guide()]
    for state in states:
        assert msgspec.convert(msgspec.to_builtins(state), State) == state


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Setting, {"distribution": "cauchy"}),
        (Setting, {"trials": 99}),
        (Setting, {"trials": 1_000_001}),
        (Setting, {"seed": -1}),
        (Setting, {"d_k": 0}),
        (Setting, {"d_k": 1025}),
        (Setting, {"mean": 2.1}),
        (Setting, {"mean": float("nan")}),
        (Setting, {"rho": -1.1}),
        (Exam, {"subjects": 0}),
        (Exam, {"subjects": 51}),
        (Place, {"d_k": 5}),
        (State, {"step": "proof"}),
        (State, {"folded": ("proof",)}),
        (State, {"folded": ("add", "mean")}),
        (State, {"folded": ("add", "add")}),
        (State, {"remember": (0, 0)}),
        (State, {"remember": (0, 0, 3, 0, 0)}),
        (State, {"mean": Setting(d_k=2)}),
        (State, {"product": Setting(rho=1.0)}),
        (State, {"add": Setting(trials=200_000)}),
    ],
)
def test_what_cannot_be_shown_is_refused(kind: Any, fields: dict[str, Any]) -> None:  # noqa: ANN401
    with pytest.raises(StateError):
        kind(**fields)


def test_terms_may_be_fully_correlated() -> None:
    assert State(add=Setting(rho=-1.0)).add.rho == -1.0


def test_steps_end_at_both_ends() -> None:
    assert neighbour("mean", -1) == "mean"
    assert neighbour("mean", 1) == "product"
    assert neighbour("place", 1) == "place"


def test_only_broken_steps_are_marked() -> None:
    ideal = replace(State(), real=Setting(d_k=4))
    assert breaks_of(State()) == {"real"}
    assert breaks_of(ideal) == frozenset()
    assert breaks_of(replace(ideal, product=Setting(rho=0.1))) == {"product"}


def test_only_a_result_that_needs_the_assumptions_is_told_under_a_condition() -> None:
    assert not rests_on_broken(State(step="real"))
    assert not rests_on_broken(State(step="product"))
    assert rests_on_broken(State(step="product", product=Setting(rho=0.1)))


def test_one_term_makes_the_three_divisors_one() -> None:
    assert headline_of(State(step="by_d_k", by_d_k=Setting(d_k=1))) is text.head_by_d_k_one
    assert headline_of(State(step="by_d_k", by_d_k=Setting(d_k=2))) is text.head_by_d_k


def test_no_line_is_said_to_break_where_all_hold() -> None:
    ideal = State(step="real", real=Setting(d_k=4))
    assert sentence_of(ideal) == text.say_real_ideal()
    assert sentence_of(State(step="real")) == text.say_real()


@pytest.mark.parametrize("distribution", DISTRIBUTIONS)
def test_the_headline_of_a_correlated_product_is_true_of_every_distribution(
    distribution: Distribution,
) -> None:
    setting = Setting(distribution=distribution, rho=0.5)
    assert law_of(setting).variance != 1.0
    assert headline_of(State(step="product", product=setting)) is text.head_product_off
    assert headline_of(State(step="product")) is text.head_product
