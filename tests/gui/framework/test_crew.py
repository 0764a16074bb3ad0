"""Workers that compute side by side and hand back what they made in order."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from attention_viewer.framework.tasks import AHEAD, Crew, worker_count

MANY = 4
WAIT_S = 20.0
"""Longer than any machine needs: a test that waits so long has failed."""


def test_a_closed_crew_computes_nothing(crew: Crew) -> None:
    before = threading.active_count()
    crew.close()
    assert list(crew.in_order(threading.Event(), str, range(3))) == []
    assert threading.active_count() == before


@pytest.fixture
def crew() -> Iterator[Crew]:
    made = Crew(MANY)
    yield made
    made.close()


def test_workers_hand_back_results_in_order(crew: Crew) -> None:
    started, later = threading.Barrier(MANY), threading.Event()
    seen: set[str] = set()

    def slow_first(number: int) -> int:
        if number < MANY:
            started.wait(WAIT_S)  # all workers are at it at once
            seen.add(threading.current_thread().name)
        if number == 0:
            assert later.wait(WAIT_S)
        elif number == MANY:
            later.set()
        return number

    got = list(crew.in_order(threading.Event(), slow_first, range(50)))
    assert got == list(range(50))
    assert len(seen) == MANY


def test_tasks_are_taken_by_the_one_who_asks_and_not_far_ahead(crew: Crew) -> None:
    taken: list[int] = []
    takers: set[threading.Thread] = set()

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            takers.add(threading.current_thread())
            yield number

    results = crew.in_order(threading.Event(), str, tasks())
    assert next(results) == "0"
    assert len(taken) == AHEAD * MANY
    assert takers == {threading.current_thread()}
    results.close()  # type: ignore[attr-defined]


def test_stop_drops_what_has_not_begun(crew: Crew) -> None:
    stop, done = threading.Event(), []

    def note(number: int) -> int:
        done.append(number)
        return number

    got = []
    for number in crew.in_order(stop, note, range(10_000)):
        got.append(number)
        if number == 20:
            stop.set()
    assert got == list(range(21))
    assert len(done) <= 21 + AHEAD * MANY


def test_a_fault_of_a_worker_comes_in_its_place(crew: Crew) -> None:
    def invert(number: int) -> float:
        return 1 / (3 - number)

    results = crew.in_order(threading.Event(), invert, range(9))
    assert [next(results) for _ in range(3)] == [1 / 3, 1 / 2, 1.0]
    with pytest.raises(ZeroDivisionError):
        next(results)


def test_one_worker_needs_no_thread(qapp: QCoreApplication) -> None:
    before = threading.active_count()
    results = Crew(1).in_order(threading.Event(), lambda _: threading.current_thread(), range(3))
    assert set(results) == {threading.main_thread()}
    assert threading.active_count() == before


def test_there_is_a_worker_for_each_core() -> None:
    assert worker_count() == len(os.sched_getaffinity(0))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives each thread a priority")
def test_workers_give_way_to_the_window(crew: Crew) -> None:
    def priority(_: int) -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    own = priority(0)
    assert all(value > own for value in crew.in_order(threading.Event(), priority, range(8)))
    assert priority(0) == own
