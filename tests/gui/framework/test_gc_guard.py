"""The collector runs on the GUI thread, by a timer, and is handed back."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import gc_guard
from attention_viewer.runtime.gc_guard import CollectorGuard


@pytest.fixture
def collector_as_it_was() -> Iterator[None]:
    """Leave the collector switched as the test session has it."""
    before = gc.isenabled()
    yield
    if before:
        gc.enable()
    else:
        gc.disable()


class Cycle:
    """Garbage that only the collector can find."""

    found = 0

    def __init__(self) -> None:
        self.itself = self

    def __del__(self) -> None:
        Cycle.found += 1


@pytest.mark.usefixtures("collector_as_it_was")
def test_garbage_is_collected_by_the_timer_and_not_before(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc_guard, "INTERVAL_MS", 1)
    Cycle.found = 0
    gc.enable()
    guard = CollectorGuard()
    assert not gc.isenabled()
    for _ in range(5000):
        Cycle()
    assert Cycle.found == 0
    qtbot.waitUntil(lambda: Cycle.found == 5000)
    guard.close()
    assert gc.isenabled()
    assert not any(timer.isActive() for timer in guard.findChildren(QTimer))


@pytest.mark.usefixtures("collector_as_it_was")
def test_old_objects_are_gone_through_only_when_nothing_is_dragged(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc_guard, "INTERVAL_MS", 1)
    # All generations are due, always.
    monkeypatch.setattr(gc, "get_count", lambda: (1000, 1000, 1000))
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", collected.append)
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    QTest.mousePress(widget, Qt.MouseButton.LeftButton)
    guard = CollectorGuard()
    qtbot.waitUntil(lambda: len(collected) > 1)
    assert set(collected) == {0}
    QTest.mouseRelease(widget, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: 2 in collected)
    guard.close()
