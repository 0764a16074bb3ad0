"""Work survives a bad end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework.settings import AppSettings
from attention_viewer.shell import autosave
from attention_viewer.shell.main_window import MainWindow
from tests.helpers.sample_lesson import LESSONS, State
from tests.helpers.shell import open_lesson, state

Open = Callable[[], MainWindow]


@pytest.fixture
def open_window(qtbot: QtBot, state_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Open:
    monkeypatch.setattr(autosave, "DELAY_MS", 1)

    def make() -> MainWindow:
        window = MainWindow(LESSONS, AppSettings(), state_folder)
        qtbot.addWidget(window)
        window.show()
        QApplication.processEvents()
        return window

    return make


def edit_and_save(window: MainWindow, folder: Path, qtbot: QtBot, number: float) -> None:
    """Change a number and wait until that is on the disk."""
    window.current_host().store.edit("x", number=number)
    running = folder / autosave.RUNNING
    wanted = f'"number": {number}'

    def written() -> bool:
        return running.is_file() and wanted in running.read_text(encoding="utf-8")

    qtbot.waitUntil(written)


def test_after_a_bad_end_the_work_can_be_reopened(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    first = open_window()
    first.show_lesson("second")
    edit_and_save(first, state_folder, qtbot, 2.5)
    # The first window is never closed: as if the process had died.
    second = open_window()
    assert "did not end properly" in second.message_bar.accessibleName()
    assert state(second) == State()
    second.actions_by_id["reopen"].trigger()
    assert open_lesson(second) == "second"
    assert state(second) == State(number=2.5)


def test_a_proper_end_keeps_the_work_and_says_nothing(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    first = open_window()
    edit_and_save(first, state_folder, qtbot, 2.5)
    first.current_host().store.edit("x", number=7.5)
    first.close()
    assert not (state_folder / autosave.RUNNING).exists()
    second = open_window()
    assert not second.message_bar.isVisible()
    second.actions_by_id["reopen"].trigger()
    assert state(second) == State(number=7.5)


def test_a_run_without_changes_keeps_the_earlier_work(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    first = open_window()
    edit_and_save(first, state_folder, qtbot, 2.5)
    first.close()
    open_window().close()
    third = open_window()
    third.actions_by_id["reopen"].trigger()
    assert state(third) == State(number=2.5)


def test_nothing_to_reopen_is_told(open_window: Open) -> None:
    window = open_window()
    window.actions_by_id["reopen"].trigger()
    assert window.message_bar.accessibleName() == "There is no earlier session to reopen."


def test_a_folder_that_cannot_be_written_harms_nothing(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(autosave, "DELAY_MS", 1)
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    window = MainWindow(LESSONS, AppSettings(), blocked)
    qtbot.addWidget(window)
    window.current_host().store.edit("x", number=2.5)
    window.close()
    assert blocked.read_text(encoding="utf-8") == ""
