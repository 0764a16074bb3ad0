"""The softmax lesson's state, presets, guide and what it accepts."""

from __future__ import annotations

import json
import math
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from attention_viewer.core import softmax, walkthrough
from attention_viewer.core.limits import StateError
from attention_viewer.framework.bus import Handover, Refusal
from attention_viewer.framework.lesson import Preset, Text
from attention_viewer.lessons.softmax import words
from attention_viewer.lessons.softmax.accept import accept
from attention_viewer.lessons.softmax.guide import guide
from attention_viewer.lessons.softmax.presets import presets
from attention_viewer.lessons.softmax.state import (
    MAX_SCORE,
    MAX_TYPED_KEYS,
    NUMBER_FORMATS,
    WALKTHROUGH_D_K,
    WALKTHROUGH_SCORES,
    WALKTHROUGH_SEED,
    State,
)

STREAMS = Path(__file__).parents[2] / "data" / "r_streams.json"
REFUSED: list[dict[str, Any]] = [
    {"source": "guessed"},
    {"stream": "dice"},
    {"number_format": "float8"},
    {"slope_axis": "cubic"},
    {"view": "table"},
    {"picked": (0, 512)},
    {"scores": ()},
    {"scores": (0.0,) * (MAX_TYPED_KEYS + 1)},
    {"scores": (math.nan, 1.0)},
    {"scores": (math.inf,)},
    {"scores": (2 * MAX_SCORE,)},
    {"d_k": 0},
    {"d_k": 4097},
    {"n_keys": 1},
    {"n_keys": 513},
    {"seed": -1},
    {"seed": 2**31},
    {"temperature": 0.0},
    {"temperature": math.inf},
    {"temperature": 1e6},
    {"curves": "both"},
    {"moved": 512},
    {"curve_keys": 1},
    {"curve_draws": 99},
    {"curve_seed": -1},
    {"wanted": 8},
    {"learned": "V"},
    {"step_size": 0.0},
    {"step_size": math.nan},
    {"steps": 501},
    {"step": 101},
    {"speed": 3},
]


def test_the_default_is_the_walkthrough() -> None:
    state = State()
    assert state.is_walkthrough_draw
    assert (state.d_k, state.seed) == (walkthrough.EXAMPLE_D_K, walkthrough.DEFAULT_SEED)
    assert list(WALKTHROUGH_SCORES) == json.loads(STREAMS.read_text("utf-8"))[0]["raw_scores"]
    assert (WALKTHROUGH_D_K, WALKTHROUGH_SEED) == (1024, 20260714)
    assert softmax.NUMBER_FORMATS == NUMBER_FORMATS


@pytest.mark.parametrize("fields", REFUSED, ids=str)
def test_no_state_holds_nonsense(fields: dict[str, Any]) -> None:
    with pytest.raises(StateError) as caught:
        State(**fields)
    assert caught.value.field == next(iter(fields))


@pytest.mark.parametrize("preset", presets(), ids=lambda preset: preset.id)
def test_every_preset_survives_a_file(preset: Preset) -> None:
    plain = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(preset.state)))
    assert msgspec.convert(plain, State) == preset.state


def test_presets_are_named_once() -> None:
    ids = [preset.id for preset in presets()]
    assert len(set(ids)) == len(ids)
    assert next(p.state for p in presets() if p.id == "three").scores == (0.0, 10.0, 50.0)


def test_the_guide_is_short_and_each_step_has_its_scene() -> None:
    steps = guide()
    assert 4 <= len(steps) <= 6
    assert all(step.text() for step in steps)
    assert len({step.state for step in steps}) == len(steps)


def test_a_row_of_scores_is_taken_over() -> None:
    payload: Any = SimpleNamespace(
        queries=((1.0, 0.2, 0.0), (0.0, 1.0, 0.3)), keys=walkthrough.KEYS
    )
    state = accept(State(temperature=2.0), payload)
    assert state.source == "typed"
    assert state.d_k == 3
    assert state.temperature == 1.0
    assert state.scores == pytest.approx((0.92, 0.28, -1.2))


@pytest.mark.parametrize(
    ("look", "view"),
    [
        (State(view="descent"), "bars"),
        (State(view="curves", curves="d_k"), "bars"),
        (State(view="curves", curves="score"), "curves"),
        (State(view="jacobian"), "jacobian"),
    ],
)
def test_scores_taken_over_are_looked_at(look: State, view: str) -> None:
    payload = Handover("softmax", ((1.0,),), ((2.0,), (3.0,)))
    assert accept(look, payload).view == view


@pytest.mark.parametrize(
    ("queries", "keys", "reason"),
    [
        ((), ((1.0,),), words.nothing_taken),
        (((1.0,),), (), words.nothing_taken),
        (((1.0,),), ((1.0,),) * (MAX_TYPED_KEYS + 1), words.too_many_taken),
        (((0.0,) * 4097,), ((0.0,) * 4097,), words.too_long_taken),
        (((1e60,),), ((1e60,),), words.too_large_taken),
        (((1e200,),), ((1e200,),), words.too_large_taken),
        (((1e200, 1e200),), ((1e200, -1e200),), words.too_large_taken),
    ],
)
def test_what_cannot_be_shown_is_refused_with_the_reason(
    queries: tuple[tuple[float, ...], ...],
    keys: tuple[tuple[float, ...], ...],
    reason: Text,
) -> None:
    with pytest.raises(Refusal) as refused:
        accept(State(), Handover("softmax", queries, keys))
    assert refused.value.words is reason
