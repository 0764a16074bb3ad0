"""State, presets, moves and handover of the vectors lesson."""

import math
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core import vectors
from attention_viewer.core.limits import StateError
from attention_viewer.framework.bus import Handover
from attention_viewer.lessons.vectors import moves
from attention_viewer.lessons.vectors.guide import guide
from attention_viewer.lessons.vectors.handover import accept
from attention_viewer.lessons.vectors.names import free_name, markup
from attention_viewer.lessons.vectors.presets import SPACE, presets
from attention_viewer.lessons.vectors.state import MAX_KEYS, State
from attention_viewer.widgets.math_markup import parse, plain

STATES = [
    State(),
    State(view="high", d_k=1024),
    *(p.state for p in presets()),
    *(step.state for step in guide()),
]
components = st.floats(-1e6, 1e6, allow_nan=False).map(lambda x: x + 0.0)
pairs = st.tuples(components, components)


def test_the_worked_example() -> None:
    state = State()
    assert state.q == (1.0, 0.2)
    assert state.keys == ((0.9, 0.1), (0.1, 0.9), (-1.0, -1.0))
    assert state.dimensions == 2


@pytest.mark.parametrize("state", STATES)
def test_states_survive_a_file(state: State) -> None:
    assert msgspec.convert(msgspec.to_builtins(state), State) == state
    text = msgspec.json.encode(state)
    assert msgspec.json.decode(text, type=State) == state


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("q", {"q": (1.0, 2.0, 3.0)}),
        ("q", {"q": (math.nan, 0.0)}),
        ("q", {"q": (2e6, 0.0)}),
        ("keys", {"keys": ((1.0,),), "key_names": ("k_1",)}),
        ("keys", {"keys": (), "key_names": ()}),
        ("keys", {"keys": ((1.0, 0.0),) * 6, "key_names": ("k_1",) * 6}),
        ("key_names", {"key_names": ("k_1",)}),
        ("key_names", {"key_names": ("k_1", "", "k_3")}),
        ("key_names", {"query_name": "x" * 99}),
        ("selected", {"selected": 3}),
        ("snap", {"snap": 0.3}),
        ("span", {"span": 0.0}),
        ("span", {"span": math.inf}),
        ("view", {"view": "4d"}),
        ("elevation_deg", {"elevation_deg": 91.0}),
        ("seed", {"seed": -1}),
        ("d_k", {"d_k": 1}),
        ("d_k", {"d_k": 1025}),
    ],
)
def test_what_no_state_may_hold(field: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(StateError) as caught:
        State(**wrong)
    assert caught.value.field == field


def test_presets_have_different_vectors() -> None:
    seen = {(p.state.q, p.state.keys) for p in presets()}
    assert len(seen) == len(presets()) == len({p.id for p in presets()})


def test_a_drag_snaps_to_exact_decimals() -> None:
    moved = moves.dragged(State(), 0, (0.3001, -0.2999), 0.004)
    assert moved.keys[0] == (0.3, -0.3)


def test_a_drag_without_snap_keeps_what_a_hand_can_aim_at() -> None:
    moved = moves.dragged(State(snap=0.0), 0, (0.123456, 0.5), 0.004)
    assert moved.keys[0] == (0.123, 0.5)


def test_a_snap_coarser_than_the_picture_does_not_swallow_the_tip() -> None:
    moved = moves.dragged(State(span=1e-3, snap=0.1), 0, (2e-4, 1e-4), 1e-6)
    assert moved.keys[0] == (2e-4, 1e-4)


def test_shift_keeps_the_direction_and_control_the_length() -> None:
    stretched = moves.dragged(State(), 0, (2.0, 0.0), 0.004, "direction")
    assert vectors.angle_deg(stretched.keys[0], (0.9, 0.1)) == pytest.approx(0.0, abs=1e-12)
    assert vectors.norm(stretched.keys[0]) == pytest.approx(2.0)
    turned = moves.dragged(State(), 0, (0.0, 5.0), 0.004, "length")
    assert turned.keys[0] == pytest.approx((0.0, math.hypot(0.9, 0.1)))


def test_the_length_lock_holds_while_dragging_and_stepping() -> None:
    locked = State(lock_length=True)
    for moved in (
        moves.dragged(locked, 0, (-3.0, 1.0), 0.004),
        moves.stepped(locked, 0, 1, 0.1),
    ):
        assert moved.keys[0] != locked.keys[0]
        assert vectors.norm(moved.keys[0]) == pytest.approx(math.hypot(0.9, 0.1))


def test_a_locked_tip_over_the_origin_stays() -> None:
    locked = State(lock_length=True)
    assert moves.dragged(locked, 0, (0.0, 0.0), 0.004) == locked


def test_steps_add_up_without_dust() -> None:
    state = State()
    for _ in range(7):
        state = moves.stepped(state, moves.QUERY, 0, -0.1)
    assert state.q == (0.3, 0.2)


def test_a_tip_stops_at_the_limit() -> None:
    assert moves.with_vector(State(), 1, (9e9, -9e9)).keys[1] == (1e6, -1e6)


@given(q=pairs, k=pairs)
def test_orthogonal_scores_zero_and_keeps_the_length(
    q: tuple[float, float], k: tuple[float, float]
) -> None:
    state = State(q=q, keys=(k,), key_names=("k_1",))
    key = moves.turned(state, "orthogonal").keys[0]
    if vectors.norm(q) < 1e-150 or vectors.norm(k) < 1e-150:
        return
    scale = vectors.norm(q) * vectors.norm(k)
    assert abs(vectors.dot(q, key)) <= 1e-15 * scale
    assert vectors.norm(key) == pytest.approx(min(vectors.norm(k), vectors.norm(key)), rel=1e-9)


def test_parallel_and_opposite() -> None:
    state = State(q=(3.0, 4.0), keys=((0.0, 10.0),), key_names=("k_1",))
    assert moves.turned(state, "parallel").keys[0] == pytest.approx((6.0, 8.0))
    assert moves.turned(state, "opposite").keys[0] == pytest.approx((-6.0, -8.0))


def test_keys_come_and_go() -> None:
    state = State()
    for _ in range(4):
        state = moves.with_key(state)
    assert len(state.keys) == MAX_KEYS
    assert state.key_names == ("k_1", "k_2", "k_3", "k_4", "k_5")
    assert len(set(state.keys)) == MAX_KEYS
    fewer = moves.without_key(replace(state, selected=2), 0)
    assert fewer.key_names == ("k_2", "k_3", "k_4", "k_5")
    assert fewer.selected == 1
    assert moves.with_key(fewer).key_names[-1] == "k_1"


def test_a_new_key_stays_within_the_limits() -> None:
    far = moves.with_key(State(), (-4e6, 2e6))
    assert far.keys[-1] == (-1e6, 5e5)
    long = State(q=(1e6, 1e6), keys=((1e6, -1e6),), key_names=("k_1",))
    assert max(map(abs, moves.with_key(long).keys[-1])) <= 1e6


def test_the_last_key_stays() -> None:
    one = State(keys=((1.0, 0.0),), key_names=("k_1",))
    assert moves.without_key(one, 0) == one


def test_removing_the_selected_last_key_selects_its_neighbour() -> None:
    assert moves.without_key(State(selected=2), 2).selected == 1


def test_swapping_keeps_the_score() -> None:
    swapped = moves.swapped(State(selected=1))
    assert swapped.q == (0.1, 0.9)
    assert swapped.keys[1] == (1.0, 0.2)


def test_a_seed_draws_the_same_tenths() -> None:
    one, again = moves.drawn(State(seed=7)), moves.drawn(State(seed=7))
    assert one == again
    assert one.q != moves.drawn(State(seed=8)).q
    values = [x for v in (one.q, *one.keys) for x in v]
    assert all(x == round(x, 1) and abs(x) <= 1.5 for x in values)


def test_into_space_and_back() -> None:
    there = moves.in_view(State(), "3d")
    assert there.q == (1.0, 0.2, 0.0)
    assert moves.lost_components(there, "2d") == ()
    lifted = moves.with_vector(there, 1, (0.1, 0.9, 0.5))
    assert moves.lost_components(lifted, "2d") == (1,)
    assert moves.in_view(lifted, "2d").keys == State().keys


def test_many_dimensions_leave_the_vectors_alone() -> None:
    space = moves.in_view(State(), "3d")
    high = moves.in_view(space, "high")
    assert (high.q, high.keys, high.view) == (space.q, space.keys, "high")
    assert moves.lost_components(space, "high") == ()
    assert moves.in_view(high, "3d") == space
    assert moves.in_view(moves.in_view(State(), "high"), "2d") == State()


@pytest.mark.parametrize("size", [1e-6, 0.03, 1.0, 700.0, 1e6])
def test_fitting_brings_every_tip_into_the_picture(size: float) -> None:
    state = State(q=(size, 0.0), keys=((0.0, -size),), key_names=("k_1",), centre=(5.0, 5.0))
    fitted = moves.fitted(state)
    assert fitted.centre == (0.0, 0.0)
    assert 0.3 * fitted.span < size < 0.5 * fitted.span


def test_fitting_zero_vectors_shows_the_usual_picture() -> None:
    state = State(q=(0.0, 0.0), keys=((0.0, 0.0),), key_names=("k_1",), span=99.0)
    assert moves.fitted(state).span == State().span


# --- handover -----------------------------------------------------------------------------------


def test_matrices_of_three_components_open_in_space() -> None:
    sent = Handover(
        "vectors",
        ((1.0, 0.2, 0.0), (0.0, 1.0, 0.3)),
        ((0.9, 0.1, 0.0), (0.1, 0.9, 0.2)),
        ("q_a", "q_b"),
        ("k_x", "k_y"),
    )
    state = accept(State(snap=0.5), sent)
    assert (state.view, state.q, state.query_name) == ("3d", (1.0, 0.2, 0.0), "q_a")
    assert state.key_names == ("k_x", "k_y")
    assert state.snap == 0.5


def test_one_component_gets_a_second_of_zero_and_names_are_made() -> None:
    state = accept(State(), Handover("vectors", ((2.0,),), ((3.0,), (-1.0,))))
    assert (state.view, state.q, state.keys) == ("2d", (2.0, 0.0), ((3.0, 0.0), (-1.0, 0.0)))
    assert state.key_names == ("k_1", "k_2")


def test_large_vectors_arrive_within_the_picture() -> None:
    state = accept(State(), Handover("vectors", ((500.0, 0.0),), ((1.0, 1.0),)))
    assert state.span > 1000.0


@pytest.mark.parametrize(
    ("queries", "keys"),
    [((), ((1.0, 0.0),)), (((1.0, 0.0),), ()), (((1.0,) * 4,), ((1.0,) * 4,))],
)
def test_what_cannot_be_drawn_is_refused(
    queries: tuple[tuple[float, ...], ...], keys: tuple[tuple[float, ...], ...]
) -> None:
    with pytest.raises(StateError):
        accept(State(), Handover("vectors", queries, keys))


# --- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [("k_1", "k_1"), ("k_xy", "k_xy"), ("q", "q"), ("猫", "猫"), ("cat", "cat"), ("king", "king")],
)
def test_names_read_as_written(name: str, shown: str) -> None:
    assert plain(f"${markup(name, 'k')}$") == shown


@given(st.text(min_size=1, max_size=24))
def test_no_name_breaks_the_markup(name: str) -> None:
    parse(f"${markup(name, 'q')}$")


def test_a_free_name() -> None:
    assert free_name(("k_1", "k_3")) == "k_2"
    assert free_name(()) == "k_1"


@pytest.mark.parametrize(
    ("state", "fits"),
    [
        (State(), True),
        (SPACE, True),
        (State(keys=((0.0, 0.0),), key_names=("k_1",)), True),
        (State(keys=((0.0, 1.6),), key_names=("k_1",)), False),
        (State(centre=(2.0, 0.0)), False),
        (State(q=(0.01, 0.0), keys=((0.0, 0.02),), key_names=("k_1",)), False),
        (State(q=(0.0, 0.0), keys=((0.0, 0.0),), key_names=("k_1",)), True),
    ],
)
def test_what_is_out_of_sight_is_fitted(state: State, fits: bool) -> None:
    shown = moves.in_sight(state)
    assert (shown == state) is fits
    assert moves.in_sight(shown) == shown
