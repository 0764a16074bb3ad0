"""The state of the lesson on heads: its worked example, its limits, its models, its file form."""

import json
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import msgspec
import pytest

from attention_viewer.core.limits import StateError
from attention_viewer.lessons.heads import shape_edits
from attention_viewer.lessons.heads.guide import guide
from attention_viewer.lessons.heads.models import MODELS
from attention_viewer.lessons.heads.presets import model_of, presets, state_of
from attention_viewer.lessons.heads.state import MAX_HEADS, MAX_JOINED, State
from attention_viewer.runtime import paths

PUBLISHED = json.loads((paths.resources() / "models.json").read_text(encoding="utf-8"))


def test_the_table_of_models_is_the_published_file() -> None:
    assert [asdict(model) for model in MODELS] == PUBLISHED["models"]
    assert "Published model shapes" in PUBLISHED["about"]


def test_the_worked_example_is_bert_base() -> None:
    state = State()
    assert (state.d_model, state.heads, state.d_k, state.seed) == (768, 12, 64, 42)
    assert presets()[0].id == "bert_base"
    assert presets()[0].state == state


def test_every_model_is_a_valid_preset_of_its_own_name() -> None:
    assert len({each.id for each in presets()}) == len(presets()) == len(MODELS) + 1
    for model in MODELS:
        state = state_of(model)
        assert model_of(state) == model
        assert (state.d_k, state.kv_heads) == (model.d_k, model.kv_heads)


def test_models_alike_are_told_apart_by_the_name_chosen() -> None:
    small = next(state_of(model) for model in MODELS if model.name == "GPT-2 small")
    found = model_of(small), model_of(replace(small, model="")), model_of(replace(small, d_k=32))
    assert [each and each.name for each in found] == ["GPT-2 small", "BERT-base", None]


def test_scales_become_divisors() -> None:
    divisors = {model.name: state_of(model).divisor for model in MODELS}
    assert divisors["T5 v1 11B"] == "none"
    assert divisors["Gemma 2 27B"] == "own"
    assert set(divisors.values()) == {"sqrt", "none", "own"}
    gemma = next(state_of(model) for model in MODELS if model.name == "Gemma 2 27B")
    assert gemma.own_divisor == 12.0


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("model", "x" * 41),
        ("d_model", 0),
        ("d_model", 32_769),
        ("heads", 0),
        ("heads", 10_000),
        ("heads", 11),  # fewer than the heads of keys
        ("kv_heads", 5),  # does not divide 12
        ("kv_heads", 13),
        ("d_k", 0),
        ("d_k", 6000),  # 72,000 numbers in all
        ("divisor", "dk"),
        ("own_divisor", 0.0),
        ("own_divisor", float("nan")),
        ("tokens", 1),
        ("tokens", 9),
        ("seed", -1),
        ("head", 12),
        ("head", -1),
        ("picked", (0, 5)),
        ("picked", (-1, 0)),
        ("scene", "maps"),
        ("trials", 99),
    ],
)
def test_bad_values_are_refused(field: str, value: object) -> None:
    with pytest.raises(StateError):
        State(**{field: value})  # type: ignore[arg-type]


def test_states_survive_a_file() -> None:
    prepared = [each.state for each in presets()] + [each.state for each in guide()]
    for state in prepared:
        assert msgspec.convert(msgspec.to_builtins(state), State) == state


def test_heads_that_divide_keep_dividing() -> None:
    state = replace(State(), **shape_edits.with_heads(State(), 16))
    assert (state.heads, state.kv_heads, state.d_k, state.divides) == (16, 16, 48, True)
    state = replace(state, **shape_edits.with_d_model(state, 1024))
    assert (state.d_k, state.divides) == (64, True)


def test_a_d_k_of_its_own_stays() -> None:
    gemma = next(state_of(model) for model in MODELS if model.name == "Gemma 7B")
    assert not gemma.divides
    changed = replace(gemma, **shape_edits.with_heads(gemma, 5))
    assert (changed.heads, changed.d_k, changed.d_model) == (5, 256, 3072)
    assert shape_edits.heads_possible(gemma)[-1] == MAX_JOINED // 256
    assert shape_edits.widths_possible(gemma)[:3] == [1, 2, 3]


def test_shared_keys_stay_shared_as_far_as_they_can() -> None:
    llama = next(state_of(model) for model in MODELS if model.name == "Llama 3.1 8B")
    looked_at = replace(llama, head=10)
    changed = replace(llama, **shape_edits.with_heads(looked_at, 4))
    assert (changed.heads, changed.kv_heads, changed.head) == (4, 4, 3)
    changed = replace(llama, **shape_edits.with_heads(llama, 1))
    assert (changed.kv_heads, changed.head) == (1, 0)
    assert shape_edits.key_heads_possible(llama) == [1, 2, 4, 8, 16, 32]


def test_possible_heads_are_the_divisors() -> None:
    found = shape_edits.heads_possible(State())
    assert found == [n for n in range(1, MAX_HEADS + 1) if 768 % n == 0]
    assert shape_edits.nearest(5, found) == (4, 6)
    assert shape_edits.nearest(0, found) == (1,)
    assert shape_edits.nearest(10_000, found) == (256,)


def test_fewer_tokens_keep_the_picked_cell_inside() -> None:
    state = State(picked=(4, 3))
    changed = replace(state, **shape_edits.with_tokens(state, 3))
    assert changed.picked == (2, 2)


def test_importing_the_lesson_is_cheap() -> None:
    code = (
        "import sys, attention_viewer.lessons.heads; "
        "sys.exit(any(name in sys.modules for name in ('numpy', 'PySide6.QtWidgets')))"
    )
    root = Path(__file__).parents[3]
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0
