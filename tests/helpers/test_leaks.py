"""Each detector fires on the thing it looks for, and is silent once that is gone."""

from __future__ import annotations

import gc
import logging
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers import leaks
from tests.helpers.log_watch import LogWatch

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def short_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaks, "GRACE_S", 0.05)


def test_a_clean_test_leaves_nothing() -> None:
    assert leaks.leaks_since(leaks.snapshot()) == []


def test_a_running_thread_is_found() -> None:
    before = leaks.snapshot()
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait, name="forgotten")
    thread.start()
    assert leaks.leaks_since(before) == ["thread still running: forgotten"]
    stop.set()
    thread.join()
    assert leaks.leaks_since(before) == []


def test_an_idle_executor_is_found() -> None:
    before = leaks.snapshot()
    executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="idle")
    executor.submit(int).result()
    assert leaks.leaks_since(before) == ["thread still running: idle_0"]
    executor.shutdown()
    assert leaks.leaks_since(before) == []


@pytest.mark.parametrize("owned", [False, True])
def test_a_running_timer_is_found(owned: bool, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    before = leaks.snapshot()
    timer = QTimer(window) if owned else QTimer()
    timer.start(60_000)
    found = leaks.leaks_since(before)
    assert len(found) == 1
    assert found[0].startswith("timer still running: ")
    timer.stop()
    assert leaks.leaks_since(before) == []


def test_a_window_is_found_shown_or_not() -> None:
    before = leaks.snapshot()
    window = QLabel("text")
    window.setWindowTitle("forgotten")
    found = leaks.leaks_since(before)
    assert len(found) == 1
    assert found[0].endswith("'forgotten'")
    del window
    assert leaks.leaks_since(before) == []


def test_a_window_in_a_cycle_is_collected_and_no_leak() -> None:
    before = leaks.snapshot()
    window = QWidget()
    window.itself = window  # type: ignore[attr-defined]
    del window
    assert leaks.leaks_since(before) == []


def test_a_pending_deletion_is_carried_out() -> None:
    before = leaks.snapshot()
    window = QWidget()
    window.deleteLater()
    assert leaks.leaks_since(before) == []


def test_work_in_the_pool_of_qt_is_found() -> None:
    before = leaks.snapshot()
    stop = threading.Event()
    pool = QThreadPool.globalInstance()
    pool.start(stop.wait)
    found = leaks.leaks_since(before)
    stop.set()
    pool.waitForDone()
    assert found == ["1 jobs still running in Qt's thread pool"]


def test_windows_left_behind_are_removed() -> None:
    before = leaks.snapshot()
    window = QWidget()
    window.show()
    leaks.remove_windows(before)
    assert leaks.leaks_since(before) == []
    del window


def test_the_collector_runs_only_between_tests() -> None:
    assert not gc.isenabled()
    assert QApplication.instance() is not None


@pytest.mark.log_allowed("provoked to see that it is kept")
def test_the_log_watch_keeps_warnings_only() -> None:
    with LogWatch() as watch:
        logging.getLogger("a.b").info("fine")
        logging.getLogger("a.b").warning("%s is odd", "this")
    with LogWatch() as none:
        pass
    assert watch.lines == ["WARNING a.b: this is odd"]
    assert none.lines == []
