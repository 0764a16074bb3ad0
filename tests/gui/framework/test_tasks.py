"""Long work beside the window: order, rate, stop, restart, faults, and a quick end."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework import tasks
from attention_viewer.framework.tasks import AHEAD, Crew, InOrder, TaskRunner, worker_count

ShouldStop = Callable[[], bool]
MANY = 4


class Heard:
    """Keeps what a runner told."""

    def __init__(self, runner: TaskRunner) -> None:
        self.partials: list[int] = []
        self.times: list[float] = []
        self.ends: list[bool] = []
        self.errors: list[BaseException] = []
        runner.progressed.connect(self.on_progressed)
        runner.finished.connect(self.ends.append)
        runner.failed.connect(self.errors.append)

    def on_progressed(self, partial: int) -> None:
        self.partials.append(partial)
        self.times.append(time.monotonic())

    def ended(self) -> bool:
        return bool(self.ends)


@pytest.fixture
def runner(qapp: QCoreApplication) -> Iterator[TaskRunner]:
    made = TaskRunner()
    yield made
    made.close()


@pytest.fixture
def heard(runner: TaskRunner) -> Heard:
    return Heard(runner)


def count_to(spec: int, should_stop: ShouldStop) -> Iterator[int]:
    for number in range(1, spec + 1):
        if should_stop():
            return
        yield number


def count_until_stopped(spec: int, should_stop: ShouldStop) -> Iterator[int]:
    at = spec
    while not should_stop():
        at += 1
        yield at


def fail_at_three(spec: int, should_stop: ShouldStop) -> Iterator[int]:
    yield 1
    yield 2
    raise ArithmeticError(f"at {spec}")


def pause(seconds: float) -> None:
    """Let time pass on the worker as a computation would."""
    threading.Event().wait(seconds)


def steady(spec: int, should_stop: ShouldStop) -> Iterator[int]:
    for number in range(spec):
        pause(0.005)
        yield number


def test_results_arrive_in_order_and_the_last_one_always(
    runner: TaskRunner, heard: Heard, qtbot: QtBot
) -> None:
    runner.start(count_to, 20_000)
    assert runner.running
    qtbot.waitUntil(heard.ended)
    assert heard.partials == sorted(heard.partials)
    assert heard.partials[-1] == 20_000
    assert heard.ends == [False]
    assert heard.errors == []
    assert not runner.running


def test_at_most_twenty_a_second(runner: TaskRunner, heard: Heard, qtbot: QtBot) -> None:
    runner.start(steady, 80)
    start = time.monotonic()
    qtbot.waitUntil(heard.ended)
    took = time.monotonic() - start
    assert heard.partials[-1] == 79
    assert 2 <= len(heard.partials) <= 20 * took + 2


def test_results_arrive_on_the_gui_thread(runner: TaskRunner, qtbot: QtBot) -> None:
    threads: list[threading.Thread] = []
    worked: list[threading.Thread] = []

    def job(spec: int, should_stop: ShouldStop) -> Iterator[int]:
        worked.append(threading.current_thread())
        yield spec

    def on_progressed(_partial: object) -> None:
        threads.append(threading.current_thread())

    runner.progressed.connect(on_progressed)
    with qtbot.waitSignal(runner.finished):
        runner.start(job, 1)
    assert threads == [threading.main_thread()]
    assert worked[0] is not threading.main_thread()


def test_stop_keeps_what_is_there(runner: TaskRunner, heard: Heard, qtbot: QtBot) -> None:
    runner.start(count_until_stopped, 0)
    qtbot.waitUntil(lambda: bool(heard.partials))
    before = heard.partials[-1]
    runner.stop()
    qtbot.waitUntil(heard.ended)
    assert heard.ends == [True]
    assert heard.partials[-1] > before


def test_a_second_start_drops_late_results_of_the_first(
    runner: TaskRunner, heard: Heard, qtbot: QtBot
) -> None:
    runner.start(count_until_stopped, 1_000_000)
    pause(0.02)  # results of the first wait in the queue now
    runner.start(count_to, 3)
    qtbot.waitUntil(heard.ended)
    QCoreApplication.processEvents()
    assert heard.partials[-1] == 3
    assert max(heard.partials) == 3
    assert heard.ends == [False]


def test_abandoned_work_is_silent(runner: TaskRunner, heard: Heard, qtbot: QtBot) -> None:
    runner.start(count_until_stopped, 0)
    pause(0.02)
    runner.abandon()
    assert not runner.running
    runner.close()
    QCoreApplication.processEvents()
    assert heard.partials == []
    assert heard.ends == []


def test_a_fault_is_told_after_what_came_before_it(
    runner: TaskRunner, heard: Heard, qtbot: QtBot
) -> None:
    runner.start(fail_at_three, 3)
    qtbot.waitUntil(heard.ended)
    assert heard.partials[-1] == 2
    assert [str(error) for error in heard.errors] == ["at 3"]
    assert not runner.running


def test_a_runner_goes_on_after_a_fault(runner: TaskRunner, heard: Heard, qtbot: QtBot) -> None:
    runner.start(fail_at_three, 3)
    qtbot.waitUntil(heard.ended)
    with qtbot.waitSignal(runner.finished):
        runner.start(count_to, 5)
    assert heard.partials[-1] == 5


def test_closing_during_a_job_is_quick_and_leaves_no_thread(
    runner: TaskRunner, heard: Heard
) -> None:
    before = set(threading.enumerate())
    runner.start(count_until_stopped, 0)
    pause(0.02)
    start = time.monotonic()
    runner.close()
    assert time.monotonic() - start < 1.0
    for thread in set(threading.enumerate()) - before:
        thread.join(1.0)
    assert set(threading.enumerate()) <= before


def test_closing_gives_up_on_a_job_that_does_not_listen(
    runner: TaskRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = threading.Event()

    def deaf(spec: int, should_stop: ShouldStop) -> Iterator[int]:
        release.wait()
        yield spec

    monkeypatch.setattr(tasks, "CLOSE_LIMIT_S", 0.1)
    runner.start(deaf, 0)
    start = time.monotonic()
    runner.close()
    assert 0.1 <= time.monotonic() - start < 1.0
    release.set()


def test_a_closed_runner_can_start_again(runner: TaskRunner, heard: Heard, qtbot: QtBot) -> None:
    runner.close()
    with qtbot.waitSignal(runner.finished):
        runner.start(count_to, 2)
    assert heard.partials[-1] == 2


def test_inline_work_is_done_at_once(qapp: QCoreApplication) -> None:
    runner = TaskRunner(inline=True)
    heard = Heard(runner)
    before = threading.active_count()
    runner.start(count_to, 100)
    assert heard.partials[-1] == 100
    assert heard.ends == [False]
    assert threading.active_count() == before


def squares(spec: int, should_stop: ShouldStop, in_order: InOrder) -> Iterator[int]:
    yield from in_order(lambda number: number**2, range(spec))


@pytest.fixture
def crew() -> Iterator[Crew]:
    made = Crew(MANY)
    yield made
    made.close()


@pytest.fixture
def wide(qapp: QCoreApplication) -> Iterator[TaskRunner]:
    made = TaskRunner(workers=MANY)
    yield made
    made.close()


def test_workers_hand_back_results_in_order(crew: Crew) -> None:
    started = threading.Barrier(MANY)
    seen: set[str] = set()

    def slow_first(number: int) -> int:
        if number < MANY:
            started.wait(5)  # all workers are at it at once
            seen.add(threading.current_thread().name)
        pause(0.02 if number == 0 else 0.0)
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


def test_wide_jobs_deliver_like_others(wide: TaskRunner, qtbot: QtBot) -> None:
    heard = Heard(wide)
    wide.start_wide(squares, 5000)
    qtbot.waitUntil(heard.ended)
    assert heard.partials == sorted(heard.partials)
    assert heard.partials[-1] == 4999**2
    assert heard.ends == [False]
    wide.start_wide(squares, 10**9)
    qtbot.waitUntil(lambda: heard.partials[-1] not in (0, 4999**2))
    wide.stop()
    qtbot.waitUntil(lambda: len(heard.ends) == 2)
    assert heard.ends == [False, True]
    assert heard.errors == []


def test_closing_a_wide_job_leaves_no_thread(wide: TaskRunner) -> None:
    before = set(threading.enumerate())
    wide.start_wide(squares, 10**9)
    pause(0.02)
    assert len(threading.enumerate()) > len(before) + 1
    wide.close()
    for thread in set(threading.enumerate()) - before:
        thread.join(1.0)
    assert set(threading.enumerate()) <= before


def test_inline_wide_work_is_done_at_once(qapp: QCoreApplication) -> None:
    runner = TaskRunner(inline=True)
    heard = Heard(runner)
    before = threading.active_count()
    runner.start_wide(squares, 10)
    assert heard.partials[-1] == 81
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
