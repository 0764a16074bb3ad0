"""What the softmax lesson computes beside its page: edits wait for vectors and are never lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.lesson import LessonServices
from attention_viewer.framework.messages import Messages
from attention_viewer.framework.store import LessonStore
from attention_viewer.framework.tasks import TaskRunner
from attention_viewer.lessons.softmax import work
from attention_viewer.lessons.softmax.job import share_spec
from attention_viewer.lessons.softmax.state import State
from attention_viewer.lessons.softmax.work import Work

NOT_YET_DRAWN = 987_654_321


@pytest.fixture
def services(qapp: QApplication) -> Iterator[LessonServices]:
    store = LessonStore(State)
    store.load(State(source="drawn", stream="r"))
    made = LessonServices(store, TaskRunner(), Messages(), LessonBus())
    yield made
    made.tasks.close()


@pytest.fixture
def owner() -> QObject:
    return QObject()


def test_an_edit_that_waits_comes_before_a_count_asked_for_meanwhile(
    services: LessonServices, owner: QObject, qtbot: QtBot
) -> None:
    made = Work(services, owner)
    seeds: list[int] = []

    def on_changed() -> None:
        if made.counting:
            seeds.append(services.store.state.seed)

    made.changed.connect(on_changed)
    made.edit_drawn("draw", seed=NOT_YET_DRAWN)
    assert made.waiting
    made.count(share_spec(services.store.state))
    assert not made.counting
    qtbot.waitUntil(lambda: made.counting)
    made.stop()
    qtbot.waitUntil(lambda: not services.tasks.running)
    assert set(seeds) == {NOT_YET_DRAWN}
    assert services.store.undo_stack.count() == 1


def test_an_edit_whose_vectors_cannot_be_drawn_is_given_up(
    services: LessonServices, owner: QObject, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[object] = []

    def broken(spec: object, _should_stop: Callable[[], bool]) -> Iterator[None]:
        tries.append(spec)
        yield None
        raise MemoryError

    monkeypatch.setattr(work, "run", broken)
    made = Work(services, owner)
    before = services.store.state
    made.edit_drawn("draw", seed=NOT_YET_DRAWN + 1)
    with qtbot.waitSignal(services.tasks.finished):
        pass
    assert not made.waiting
    assert not services.tasks.running
    assert services.store.state == before
    assert len(tries) == 1
