"""The state of the lesson on variance: its worked example, its limits, its file form."""

import subprocess
import sys
from dataclasses import replace
from typing import get_args

import msgspec
import pytest

from attention_viewer.core import r_stream, sampling, sweep_spec, theory, walkthrough
from attention_viewer.core.limits import StateError
from attention_viewer.lessons.variance import state as module
from attention_viewer.lessons.variance.compute import spec_of
from attention_viewer.lessons.variance.guide import guide
from attention_viewer.lessons.variance.presets import presets
from attention_viewer.lessons.variance.state import State


def test_the_worked_example_is_the_walk_through() -> None:
    spec = spec_of(State())
    wanted = walkthrough.sweep_spec(walkthrough.DEFAULT_SEED)
    assert (spec.d_k, spec.trials, spec.seed) == (wanted.d_k, wanted.trials, wanted.seed)
    assert spec.stream == wanted.stream == "r"
    assert spec.components == wanted.components


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("d_k", ()),
        ("d_k", (0,)),
        ("d_k", (-4, 16)),
        ("d_k", (4, 4)),
        ("d_k", tuple(range(1, 66))),
        ("d_k", (2**17 + 1,)),
        ("trials", 99),
        ("trials", 10_000_001),
        ("seed", 2**31),
        ("stream", "julia"),
        ("distribution", "uniform"),  # not on the R stream
        ("nu", 4.0),
        ("mean", float("nan")),
        ("variance", 0.0),
        ("rho", 1.5),
        ("neighbour", 1.0),
        ("neighbour", -0.995),
        ("topic", "poem"),
        ("subjects", (0, 1)),
        ("subjects", (51,)),
        ("subjects", (2, 2)),
        ("points_sd", 0.0),
        ("sampler", "guess"),
        ("sampler", "identity"),  # not on the R stream
        ("divisors", ()),
        ("divisors", ("sqrt", "none")),
        ("divisors", ("none", "none")),
        ("picked", 0),
        ("scene", "3d"),
    ],
)
def test_bad_values_are_refused(field: str, value: object) -> None:
    with pytest.raises(StateError):
        State(**{field: value})  # type: ignore[arg-type]


def test_seeds_are_limited_by_the_stream() -> None:
    assert replace(State(), stream="numpy", seed=2**63 - 1).seed == 2**63 - 1
    assert replace(State(), seed=-(2**31 - 1)).seed == -(2**31 - 1)
    with pytest.raises(StateError):
        replace(State(), stream="numpy", seed=-1)


def test_limits_agree_with_those_of_the_sweep() -> None:
    assert module.D_K_MAX == sweep_spec.D_K_MAX
    assert module.ENTRIES_MAX == sweep_spec.ENTRIES_MAX
    assert module.TRIALS_MIN >= sweep_spec.TRIALS_MIN
    assert module.TRIALS_MAX == sweep_spec.TRIALS_MAX
    assert module.NEIGHBOUR_MAX == sweep_spec.NEIGHBOUR_MAX
    assert module.SEED_LIMITS["numpy"] == (0, sweep_spec.NUMPY_SEED_MAX)
    assert module.SEED_LIMITS["r"] == (r_stream.SEED_MIN, r_stream.SEED_MAX)
    assert module.NU_MIN > sweep_spec.NU_ABOVE
    assert module.MEAN_MAX <= sweep_spec.MEAN_MAX
    assert sweep_spec.VARIANCE_MIN <= module.VARIANCE_MIN
    assert module.VARIANCE_MAX <= sweep_spec.VARIANCE_MAX
    assert module.STREAMS == sweep_spec.STREAMS
    assert get_args(module.Distribution) == sampling.DISTRIBUTIONS
    assert module.DIVISORS == theory.DIVISORS
    assert module.SAMPLERS == sweep_spec.SAMPLERS


def test_the_identity_bears_plain_normal_components_only() -> None:
    plain = State(stream="numpy", sampler="identity", variance=4.0)
    sweep_spec.validate(spec_of(plain))
    for name, value in (
        ("stream", "r"),
        ("distribution", "laplace"),
        ("mean", 0.1),
        ("rho", -0.1),
        ("neighbour", 0.1),
        ("unit_length", True),
    ):
        assert name in module.IDENTITY
        with pytest.raises(StateError):
            replace(plain, **{name: value})  # type: ignore[arg-type]


def test_points_of_exams_are_a_sweep_of_values() -> None:
    state = State(topic="exam", stream="numpy", points_sd=7.0, rho=0.5, unit_length=True)
    spec = spec_of(state)
    sweep_spec.validate(spec)
    assert spec.d_k == state.subjects
    assert spec.components.terms == "values"
    assert (spec.components.mean, spec.components.variance) == (50.0, 49.0)
    assert spec.components.rho == 0.0
    assert not spec.components.unit_length


@pytest.mark.parametrize("state", [preset.state for preset in presets()])
def test_presets_can_be_run_and_read_back_from_a_file(state: State) -> None:
    sweep_spec.validate(spec_of(state))
    assert msgspec.convert(msgspec.to_builtins(state), State) == state


def test_the_guide_needs_no_other_run() -> None:
    assert {spec_of(step.state) for step in guide()} == {spec_of(State())}


def test_the_lesson_is_found_without_numpy() -> None:
    code = (
        "import sys, attention_viewer.lessons.variance as v; v.LESSON.presets(); v.LESSON.guide();"
        "assert 'numpy' not in sys.modules and 'PySide6.QtWidgets' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
