"""Edits, drags, refusals and undo of a lesson's state."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from attention_viewer.core.limits import StateError, check_range
from attention_viewer.framework.store import LessonStore
from attention_viewer.framework.undo import UNDO_LIMIT


@dataclass(frozen=True)
class Plain:
    x: float = 0.0
    y: float = 0.0

    def __post_init__(self) -> None:
        check_range("x", self.x, -1000, 1000)


class Heard:
    """Keeps what the store told."""

    def __init__(self, store: LessonStore) -> None:
        self.changes: list[tuple[object, object]] = []
        self.refusals: list[StateError] = []
        store.changed.connect(self.on_changed)
        store.refused.connect(self.refusals.append)

    def on_changed(self, old: object, new: object) -> None:
        self.changes.append((old, new))


@pytest.fixture
def store() -> LessonStore:
    return LessonStore(Plain)


@pytest.fixture
def heard(store: LessonStore) -> Heard:
    return Heard(store)


def test_a_store_starts_with_the_worked_example(store: LessonStore) -> None:
    assert store.state == Plain()
    assert not store.undo_stack.canUndo()


def test_an_edit_replaces_the_state_and_tells_old_and_new(store: LessonStore, heard: Heard) -> None:
    assert store.edit("move", x=2.0)
    assert store.state == Plain(2.0)
    assert heard.changes == [(Plain(), Plain(2.0))]
    assert store.undo_stack.undoText() == "move"


def test_undo_and_redo_return_equal_states(store: LessonStore, heard: Heard) -> None:
    store.edit("move", x=2.0)
    store.edit("move", y=3.0)
    store.undo_stack.undo()
    assert store.state == Plain(2.0)
    store.undo_stack.undo()
    assert store.state == Plain()
    store.undo_stack.redo()
    store.undo_stack.redo()
    assert store.state == Plain(2.0, 3.0)
    assert len(heard.changes) == 6


def test_an_equal_edit_is_silent(store: LessonStore, heard: Heard) -> None:
    assert store.edit("move", x=0.0)
    store.replace("move", Plain())
    assert heard.changes == []
    assert store.undo_stack.count() == 0


def test_a_bad_value_is_refused_and_changes_nothing(store: LessonStore, heard: Heard) -> None:
    store.edit("move", x=1.0)
    assert not store.edit("move", x=5000.0)
    assert store.state == Plain(1.0)
    assert [error.field for error in heard.refusals] == ["x"]
    assert store.undo_stack.count() == 1


def test_a_programming_error_is_not_taken_for_a_bad_value(store: LessonStore) -> None:
    with pytest.raises(TypeError):
        store.edit("move", z=1.0)


def test_a_drag_is_one_step(store: LessonStore, heard: Heard) -> None:
    for x in (1.0, 2.0, 3.0):
        store.edit("drag", merge="drag q", x=x)
    assert store.undo_stack.count() == 1
    assert len(heard.changes) == 3
    store.undo_stack.undo()
    assert store.state == Plain()
    store.undo_stack.redo()
    assert store.state == Plain(3.0)


def test_the_end_of_a_drag_starts_a_new_step(store: LessonStore) -> None:
    store.edit("drag", merge="drag q", x=1.0)
    store.end_merge()
    store.edit("drag", merge="drag q", x=2.0)
    assert store.undo_stack.count() == 2
    store.undo_stack.undo()
    assert store.state == Plain(1.0)


def test_drags_of_two_things_do_not_merge(store: LessonStore) -> None:
    store.edit("drag", merge="drag q", x=1.0)
    store.edit("drag", merge="drag k", y=1.0)
    assert store.undo_stack.count() == 2


def test_edits_without_a_name_do_not_merge(store: LessonStore) -> None:
    store.edit("type", x=1.0)
    store.edit("type", x=2.0)
    assert store.undo_stack.count() == 2


def test_a_drag_back_to_where_it_began_leaves_no_step(store: LessonStore) -> None:
    store.edit("drag", merge="drag q", x=1.0)
    store.edit("drag", merge="drag q", x=0.0)
    assert store.state == Plain()
    assert not store.undo_stack.canUndo()


def test_a_drag_after_undo_does_not_merge_into_the_past(store: LessonStore) -> None:
    store.edit("drag", merge="drag q", x=1.0)
    store.end_merge()
    store.edit("drag", merge="drag q", x=2.0)
    store.undo_stack.undo()
    store.edit("drag", merge="drag q", x=7.0)
    store.undo_stack.undo()
    assert store.state == Plain(1.0)


def test_reset_returns_to_the_worked_example_and_can_be_undone(store: LessonStore) -> None:
    store.edit("drag", merge="drag q", x=1.0)
    store.reset("reset")
    assert store.state == Plain()
    store.undo_stack.undo()
    assert store.state == Plain(1.0)


def test_reset_of_the_worked_example_is_no_step(store: LessonStore) -> None:
    store.reset("reset")
    assert store.undo_stack.count() == 0


def test_a_loaded_state_starts_a_new_history(store: LessonStore, heard: Heard) -> None:
    store.edit("move", x=1.0)
    store.load(Plain(9.0))
    assert store.state == Plain(9.0)
    assert not store.undo_stack.canUndo()
    assert heard.changes[-1] == (Plain(1.0), Plain(9.0))


def test_the_history_has_an_end(store: LessonStore) -> None:
    for x in range(1, UNDO_LIMIT + 50):
        store.edit("move", x=float(x))
    assert store.undo_stack.count() == UNDO_LIMIT
    while store.undo_stack.canUndo():
        store.undo_stack.undo()
    assert store.state == Plain(49.0)
