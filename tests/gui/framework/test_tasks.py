"""Long work beside the window: order, rate, stop, restart, faults, and a quick end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework import tasks
from attention_viewer.framework.tasks import (
    InOrder,
    TaskRunner,
    close_all,
)

ShouldStop = Callable[[], bool]
MANY = 4
WAIT_S = 20.0
"""Longer than any machine needs: a test that waits so long has failed."""


class Heard:
    """Keeps what a runner told."""

    def __init__(self, runner: TaskRunner) -> None:
        self.partials: list[int] = []
        self.ends: list[bool] = []
        self.errors: list[BaseException] = []
        runner.progressed.connect(self.on_progressed)
        runner.finished.connect(self.ends.append)
        runner.failed.connect(self.errors.append)

    def on_progressed(self, partial: int) -> None:
        self.partials.append(partial)

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


def count_from_a_million(spec: int, should_stop: ShouldStop) -> Iterator[int]:
    for number in count_to(spec, should_stop):
        yield 1_000_000 + number


def fail_at_three(spec: int, should_stop: ShouldStop) -> Iterator[int]:
    yield 1
    yield 2
    raise ArithmeticError(f"at {spec}")


def count_and_tell(told: threading.Event, should_stop: ShouldStop) -> Iterator[int]:
    """Count until stopped; tell when the first number has been sent."""
    at = 1
    yield at
    told.set()
    while not should_stop():
        at += 1
        yield at


def obey(told: threading.Event, should_stop: ShouldStop) -> Iterator[int]:
    """Wait to be stopped, then tell."""
    while not should_stop():
        yield 0
    told.set()


def wait_for(told: threading.Event, should_stop: ShouldStop) -> Iterator[int]:
    """Listen to nobody until told; give up in the end."""
    told.wait(WAIT_S)
    yield 0


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


def test_at_most_twenty_a_second(qapp: QCoreApplication) -> None:
    now = [100.0]

    def steady(spec: int, should_stop: ShouldStop) -> Iterator[int]:
        for number in range(spec):
            yield number
            now[0] += 1 / 64

    runner = TaskRunner(inline=True, clock=lambda: now[0])
    heard = Heard(runner)
    runner.start(steady, 64)
    assert heard.partials == [*range(0, 64, 4), 63]


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
    sent = threading.Event()
    runner.start(count_and_tell, sent)
    assert sent.wait(WAIT_S)  # a result of the first waits in the queue now
    runner.start(count_from_a_million, 3)
    qtbot.waitUntil(heard.ended)
    QCoreApplication.processEvents()
    assert heard.partials[-1] == 1_000_003
    assert min(heard.partials) > 1_000_000
    assert heard.ends == [False]


def test_abandoned_work_is_silent(runner: TaskRunner, heard: Heard, qtbot: QtBot) -> None:
    sent = threading.Event()
    runner.start(count_and_tell, sent)
    assert sent.wait(WAIT_S)
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


def test_closing_stops_the_job_and_leaves_no_thread(
    runner: TaskRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "CLOSE_LIMIT_S", WAIT_S)
    before, sent = set(threading.enumerate()), threading.Event()
    runner.start(count_and_tell, sent)
    assert sent.wait(WAIT_S)
    assert runner.close()
    assert not runner.running
    for thread in set(threading.enumerate()) - before:
        thread.join(WAIT_S)
    assert set(threading.enumerate()) <= before


def test_closing_gives_up_on_a_job_that_does_not_listen(
    runner: TaskRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    release = threading.Event()
    monkeypatch.setattr(tasks, "CLOSE_LIMIT_S", 0.05)
    runner.start(wait_for, release)
    assert not runner.close()
    release.set()


def test_all_are_stopped_before_one_is_waited_for(
    runner: TaskRunner, wide: TaskRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "CLOSE_LIMIT_S", WAIT_S / 4)
    stopped = threading.Event()
    runner.start(wait_for, stopped)
    wide.start(obey, stopped)
    assert close_all([runner, wide])


def test_a_closed_runner_starts_nothing(runner: TaskRunner, wide: TaskRunner, heard: Heard) -> None:
    before = threading.active_count()
    assert runner.close()
    assert wide.close()
    runner.start(count_to, 2)
    wide.start_wide(squares, 2)
    assert not runner.running
    assert not wide.running
    assert threading.active_count() == before
    QCoreApplication.processEvents()
    assert heard.partials == []
    assert heard.ends == []


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
def wide(qapp: QCoreApplication) -> Iterator[TaskRunner]:
    made = TaskRunner(workers=MANY)
    yield made
    made.close()


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


def test_closing_a_wide_job_leaves_no_thread(
    wide: TaskRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "CLOSE_LIMIT_S", WAIT_S)
    before, at_work = set(threading.enumerate()), threading.Event()

    def endless(spec: int, should_stop: ShouldStop, in_order: InOrder) -> Iterator[None]:
        yield from in_order(lambda _: at_work.set(), range(spec))

    wide.start_wide(endless, 10**9)
    assert at_work.wait(WAIT_S)
    assert len(threading.enumerate()) > len(before) + 1
    assert wide.close()
    for thread in set(threading.enumerate()) - before:
        thread.join(WAIT_S)
    assert set(threading.enumerate()) <= before


def test_inline_wide_work_is_done_at_once(qapp: QCoreApplication) -> None:
    runner = TaskRunner(inline=True)
    heard = Heard(runner)
    before = threading.active_count()
    runner.start_wide(squares, 10)
    assert heard.partials[-1] == 81
    assert threading.active_count() == before
