"""States of the QK^T lesson, the edits that make them, and what goes to a file."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from attention_viewer.core.limits import StateError
from attention_viewer.framework.bus import Handover
from attention_viewer.framework.lesson import Preset
from attention_viewer.lessons.scores import LESSON, edits, fillings, names
from attention_viewer.lessons.scores.edits import Role
from attention_viewer.lessons.scores.handover import accept, offer
from attention_viewer.lessons.scores.state import MAX_D_K, MAX_ROWS, VALUE_LIMIT, State

START = State()
ROLES = st.sampled_from(edits.GIVEN)


def edited(state: State, new: dict[str, Any]) -> State:
    return replace(state, **new)


def test_it_starts_with_the_worked_example() -> None:
    assert START.queries == ((1.0, 0.2, 0.0), (0.0, 1.0, 0.3))
    assert START.keys == ((0.9, 0.1, 0.0), (0.1, 0.9, 0.2), (-1.0, -1.0, 0.0))
    assert (START.d_k, START.d_v, START.divisor, START.left, START.right) == (
        *(3, 2, "sqrt"),
        *("scores", "weights"),
    )


@pytest.mark.parametrize("preset", LESSON.presets(), ids=lambda preset: preset.id)
def test_every_example_survives_a_file(preset: Preset) -> None:
    raw = msgspec.json.decode(msgspec.json.encode(msgspec.to_builtins(preset.state)))
    assert msgspec.convert(raw, State, strict=True) == preset.state


def test_every_guide_step_has_a_scene() -> None:
    assert 4 <= len(LESSON.guide()) <= 6
    assert all(isinstance(step.state, State) for step in LESSON.guide())


BAD: dict[str, dict[str, Any]] = {
    "no query": {"queries": ()},
    "ragged query": {"queries": ((1.0, 2.0, 3.0), (1.0, 2.0))},
    "d_k of K unequal": {"keys": ((1.0, 2.0),) * 3},
    "a value too few": {"values": ((1.0,),) * 2},
    "NaN": {"queries": ((1.0, float("nan"), 0.0), (0.0, 1.0, 0.3))},
    "NaN first": {"queries": ((float("nan"), 1.0, 0.0), (0.0, 1.0, 0.3))},
    "infinite": {"keys": ((1.0, 0.0, float("-inf")),) * 3},
    "too large": {"keys": ((1.0, 0.0, 2 * VALUE_LIMIT),) * 3},
    "a name too few": {"query_names": ("q_a",)},
    "blank name": {"key_names": ("k_x", " ", "k_z")},
    "unknown divisor": {"divisor": "cube"},
    "own divisor 0": {"own_divisor": 0.0},
    "unknown mask": {"mask": "rows"},
    "unknown stage": {"right": "end"},
    "picked outside": {"picked": (2, 0)},
    "hidden outside": {"hidden_keys": (3,)},
    "hidden twice": {"hidden_keys": (1, 1)},
    "too many rows": {"queries": ((1.0, 0.0, 0.0),) * (MAX_ROWS + 1)},
    "too many components": {"values": ((0.0,) * (MAX_D_K + 1),) * 3},
}


@pytest.mark.parametrize("bad", BAD.values(), ids=BAD.keys())
def test_an_invalid_state_cannot_be_made(bad: dict[str, Any]) -> None:
    with pytest.raises(StateError):
        replace(START, **bad)


def test_a_bad_row_is_found_where_a_good_one_was() -> None:
    # The check passes over rows that are the very same objects as in the state before.
    good = (1.0, 2.0, 3.0)
    state = replace(START, queries=(good, good))
    with pytest.raises(StateError):
        replace(state, queries=(good, (1.0, float("nan"), 3.0)))
    assert replace(state, queries=(good, good)) == state


@given(ROLES, st.integers(0, 4), st.integers(0, 4), st.integers(1, 4), st.integers(1, 4))
def test_a_block_is_written_and_the_table_grows_as_far_as_it_reaches(
    role: Role, row: int, column: int, count: int, width: int
) -> None:
    block = tuple(tuple(10.0 * r + c + 1 for c in range(width)) for r in range(count))
    after = edited(START, edits.with_block(START, role, row, column, block))
    before, rows = edits.rows_of(START, role), edits.rows_of(after, role)
    assert len(rows) == max(len(before), row + count)
    assert len(rows[0]) == max(len(before[0]), column + width)
    for r, line in enumerate(rows):
        for c, value in enumerate(line):
            if row <= r < row + count and column <= c < column + width:
                assert value == block[r - row][c - column]
            elif r < len(before) and c < len(before[0]):
                assert value == before[r][c]
            else:
                assert value == 0.0


def test_a_wider_query_widens_the_keys_with_zeros() -> None:
    after = edited(START, edits.with_block(START, "q", 0, 3, ((7.0,),)))
    assert after.queries == ((1.0, 0.2, 0.0, 7.0), (0.0, 1.0, 0.3, 0.0))
    assert all(row[3] == 0.0 for row in after.keys)


def test_a_block_beyond_the_limits_is_refused() -> None:
    with pytest.raises(StateError):
        edits.with_block(START, "k", MAX_ROWS, 0, ((1.0, 2.0, 3.0),))


def test_names_come_along_with_a_block() -> None:
    new = edits.with_block(START, "k", 1, 0, ((1.0,), (2.0,)), ("猫", ""))
    assert edited(START, new).key_names == ("k_x", "猫", "k_z")


def test_typing_into_v_makes_it_given() -> None:
    state = replace(START, values_given=False)
    assert not edited(state, edits.with_block(state, "q", 0, 0, ((2.0,),))).values_given
    assert edited(state, edits.with_block(state, "v", 0, 0, ((2.0,),))).values_given


@given(ROLES, st.data())
def test_a_row_added_last_and_removed_leaves_what_was(role: Role, data: st.DataObject) -> None:
    more = edited(START, edits.with_row_added(START, role))
    last = len(edits.rows_of(more, role)) - 1
    assert edited(more, edits.with_row_removed(more, role, last)) == START
    row = data.draw(st.integers(0, last))
    fewer = edited(more, edits.with_row_removed(more, role, row))
    expected = edits.names_of(more, role)[:row] + edits.names_of(more, role)[row + 1 :]
    assert edits.names_of(fewer, role) == expected


def test_removing_a_key_takes_its_value_and_mask_along() -> None:
    state = replace(START, mask="keys", hidden_keys=(0, 2), picked=(1, 2))
    after = edited(state, edits.with_row_removed(state, "k", 0))
    assert after.values == START.values[1:]
    assert after.hidden_keys == (1,)
    assert after.picked == (1, 1)


def test_the_last_row_stays() -> None:
    state = edited(START, edits.with_row_removed(START, "q", 0))
    assert edits.with_row_removed(state, "q", 0) == {}


@given(ROLES, st.integers(0, 2), st.sampled_from((-1, 1)))
def test_moving_a_row_there_and_back(role: Role, row: int, step: int) -> None:
    state = replace(START, mask="keys", hidden_keys=(1,), picked=(0, 1))
    count = len(edits.rows_of(state, role))
    row = min(row, count - 1)
    moved = edits.with_row_moved(state, role, row, step)
    if not 0 <= row + step < count:
        assert moved == {}
        return
    after = edited(state, moved)
    assert edits.names_of(after, role)[row + step] == edits.names_of(state, role)[row]
    i, j = state.picked
    k, n = after.picked
    assert after.query_names[k] == state.query_names[i]
    assert after.key_names[n] == state.key_names[j]
    hidden = {state.key_names[key] for key in state.hidden_keys}
    assert {after.key_names[key] for key in after.hidden_keys} == hidden
    assert edited(after, edits.with_row_moved(after, role, row + step, -step)) == state


def test_d_k_grows_by_zeros_and_shrinks_from_the_end() -> None:
    wide = edited(START, edits.with_d_k(START, 5))
    assert wide.queries[0] == (1.0, 0.2, 0.0, 0.0, 0.0)
    assert edited(wide, edits.with_d_k(wide, 3)) == START
    assert edited(START, edits.with_d_k(START, 1)).keys == ((0.9,), (0.1,), (-1.0,))


def test_fillings() -> None:
    assert fillings.zeros(START)["keys"] == ((0.0,) * 3,) * 3
    assert fillings.identity(START)["queries"] == ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0))
    drawn = fillings.random_normal(START, 7)
    assert drawn == fillings.random_normal(START, 7)
    assert drawn != fillings.random_normal(START, 8)
    assert all(value == round(value, 2) for row in drawn["keys"] for value in row)


def test_toggling_a_key_twice_shows_it_again() -> None:
    hidden = edited(START, edits.with_key_toggled(START, 2))
    assert (hidden.mask, hidden.hidden_keys) == ("keys", (2,))
    assert edited(hidden, edits.with_key_toggled(hidden, 2)).hidden_keys == ()


def test_vectors_of_another_lesson_are_taken_over() -> None:
    sent = Handover(
        to="scores",
        queries=((1.0, 0.0),),
        keys=((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.5, 0.5)),
        query_names=("q",),
        key_names=("k_1", "k_2", "k_3", "k_4"),
    )
    start = replace(START, mask="keys", hidden_keys=(2,), picked=(1, 2))
    state = accept(start, sent)
    assert state.queries == sent.queries
    assert state.key_names == sent.key_names
    assert (state.mask, state.hidden_keys, state.picked) == ("none", (), (0, 0))
    assert state.values == ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, 0.0))
    assert not state.values_given


def test_the_picked_query_is_offered_with_all_keys() -> None:
    sent = offer(replace(START, picked=(1, 2)), "vectors")
    assert sent == Handover(
        to="vectors",
        queries=(START.queries[1],),
        keys=START.keys,
        query_names=(START.query_names[1],),
        key_names=START.key_names,
    )


def test_rows_without_names_get_some() -> None:
    state = accept(START, Handover(to="scores", queries=((1.0,), (2.0,)), keys=((3.0,),)))
    assert state.query_names == ("q_1", "q_2")
    assert state.key_names == ("k_1",)


def test_unusable_vectors_are_refused() -> None:
    with pytest.raises(StateError):
        accept(START, Handover(to="scores", queries=((1.0,),), keys=((1.0, 2.0),)))


@pytest.mark.parametrize(
    ("name", "letter", "markup", "plain"),
    [
        ("q_a", "q", "$\\q_{a}$", "q_a"),
        ("k2", "k", "$\\k_{2}$", "k_2"),
        ("q", "q", "$\\q$", "q"),
        ("k_x", "v", "$\\v_{x}$", "v_x"),
        ("k_x", "q", "k_x", "k_x"),
        ("猫", "k", "猫", "猫"),
        ("US$", "k", "US\\$", "US$"),
        ("quick", "q", "quick", "quick"),
    ],
)
def test_names_are_set_as_letters_or_as_they_are(
    name: str, letter: str, markup: str, plain: str
) -> None:
    assert names.markup(name, letter) == markup
    assert names.plain(name, letter) == plain


@pytest.mark.parametrize(
    ("have", "letter", "expected"),
    [
        (("q_a", "q_b"), "q", "q_c"),
        (("k_x", "k_y", "k_z"), "k", "k_w"),
        (("q_1", "q_2"), "q", "q_3"),
        (("猫", "は"), "k", "k_x"),
        (("q_b", "q_a"), "q", "q_c"),
    ],
)
def test_a_new_row_has_a_name_of_its_own(have: tuple[str, ...], letter: str, expected: str) -> None:
    made = names.next_name(have, letter)
    assert made == expected
    assert made not in have


def test_many_rows_can_be_named() -> None:
    have: tuple[str, ...] = ("q_a",)
    for _ in range(80):
        have = (*have, names.next_name(have, "q"))
    assert len(set(have)) == len(have)


def test_the_state_holds_plain_values_only() -> None:
    assert {type(getattr(START, field.name)) for field in fields(State)} <= {
        *(tuple, str, float, int, bool),
    }


def test_computed_queries_are_offered_as_they_are() -> None:
    state = State(source="embeddings", left="projected", picked=(1, 0))
    handover = offer(state, "vectors")
    assert handover.queries == ((0.0, 2.0),)
    assert handover.keys == ((1.5, -0.5), (-0.5, 2.0), (1.0, 1.0))
    assert handover.query_names == ("q_2",)
    assert handover.key_names == ("k_1", "k_2", "k_3")


def test_handed_over_vectors_leave_the_embeddings() -> None:
    state = State(source="embeddings", left="projected", explained="projection", component=3)
    after = accept(state, Handover(to="scores", queries=((1.0, 0.0),), keys=((0.0, 1.0),)))
    assert (after.source, after.left, after.explained) == ("tables", "scores", "score")
    assert after.embeddings == state.embeddings


BAD_EMBEDDINGS: dict[str, dict[str, Any]] = {
    "weights of too few rows": {"w_q": ((1.0, 0.0),) * 3},
    "d_k of W_K unequal": {"w_k": ((1.0,),) * 4},
    "ragged embeddings": {"embeddings": ((1.0, 0.0, 1.0, 0.0), (1.0,), (1.0, 1.0, 0.0, 0.0))},
    "NaN in weights": {"w_v": ((float("nan"), 0.0),) * 4},
    "a token without a name": {"token_names": ("x_1", "", "x_3")},
    "picked beyond the tokens": {"source": "embeddings", "picked": (3, 0)},
    "hidden beyond the tokens": {"source": "embeddings", "hidden_keys": (3,)},
    "projection of given tables": {"left": "projected"},
    "unknown colours": {"score_colours": "jet"},
    "component below 0": {"component": -1},
}


@pytest.mark.parametrize("case", BAD_EMBEDDINGS, ids=str)
def test_invalid_embeddings_are_refused(case: str) -> None:
    with pytest.raises(StateError):
        replace(START, **BAD_EMBEDDINGS[case])


@given(st.integers(1, 9), st.integers(1, 9))
def test_embeddings_and_weights_change_size_together(d_model: int, d_k: int) -> None:
    state = State(source="embeddings")
    state = edited(state, edits.with_d_model(state, d_model))
    state = edited(state, edits.with_d_k(state, d_k))
    assert (state.d_model, state.d_k) == (d_model, d_k)
    assert len(state.w_v) == d_model
    kept = min(d_model, 4)
    assert state.embeddings[0][:kept] == START.embeddings[0][:kept]


@given(st.sampled_from(("x", *edits.WEIGHTS)), st.integers(0, 5), st.integers(0, 5))
def test_a_block_in_an_embedding_table_grows_what_belongs_to_it(
    role: Role, row: int, column: int
) -> None:
    state = State(source="embeddings")
    after = edited(state, edits.with_block(state, role, row, column, ((7.0, 8.0),)))
    rows = edits.rows_of(after, role)
    assert rows[row][column : column + 2] == (7.0, 8.0)
    assert len(after.token_names) == len(after.embeddings)


@given(st.integers(0, 2), st.sampled_from((-1, 1)))
def test_tokens_move_with_their_names_and_marks(row: int, step: int) -> None:
    state = State(source="embeddings", mask="keys", hidden_keys=(1,), picked=(0, 2))
    after = edited(state, edits.with_row_moved(state, "x", row, step))
    assert sorted(after.token_names) == sorted(state.token_names)
    for name, vector in zip(after.token_names, after.embeddings, strict=True):
        assert state.embeddings[state.token_names.index(name)] == vector
    hidden = {after.token_names[index] for index in after.hidden_keys}
    assert hidden == {state.token_names[1]}
    assert after.token_names[after.picked[1]] == state.token_names[2]
