"""Work survives a bad end."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework.settings import AppSettings
from attention_viewer.shell import autosave
from attention_viewer.shell.main_window import MainWindow
from tests.helpers.sample_lesson import LESSONS, State
from tests.helpers.shell import open_lesson, state

Open = Callable[[], MainWindow]
NO_PROCESS = 2**31 - 1


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


@pytest.fixture
def blocked(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """Return a window whose state folder cannot be made."""
    monkeypatch.setattr(autosave, "DELAY_MS", 1)
    (tmp_path / "file").write_text("", encoding="utf-8")
    window = MainWindow(LESSONS, AppSettings(), tmp_path / "file")
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    yield window
    window.close()


def edit_and_save(window: MainWindow, folder: Path, qtbot: QtBot, number: float) -> None:
    """Change a number and wait until that is on the disk."""
    window.current_host().store.edit("x", number=number)
    wanted = f'"number": {number}'

    def written() -> bool:
        return any(wanted in file.read_text(encoding="utf-8") for file in running(folder))

    qtbot.waitUntil(written)


def running(folder: Path) -> list[Path]:
    """Return the files of windows that are open, or were never closed."""
    return sorted(folder.glob(autosave.RUNNING))


def die(folder: Path) -> None:
    """Let the locks look as if the process of the open windows had died."""
    for lock in folder.glob(f"{autosave.RUNNING}.lock"):
        lines = lock.read_text(encoding="utf-8").splitlines(keepends=True)
        # A new file: the process that is alive in truth holds on to the old one.
        lock.unlink()
        lock.write_text("".join([f"{NO_PROCESS}\n", *lines[1:]]), encoding="utf-8")


def reopened(window: MainWindow) -> State:
    """Reopen the last session and return the open lesson's state."""
    window.actions_by_id["reopen"].trigger()
    got: State = state(window)
    return got


def test_after_a_bad_end_the_work_can_be_reopened(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    first = open_window()
    first.show_lesson("second")
    edit_and_save(first, state_folder, qtbot, 2.5)
    die(state_folder)
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
    edit_and_save(first, state_folder, qtbot, 3.5)
    first.current_host().store.edit("x", number=7.5)
    first.close()
    assert [file.name for file in state_folder.iterdir()] == [autosave.LAST]
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


def test_two_windows_leave_each_other_alone(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    first = open_window()
    edit_and_save(first, state_folder, qtbot, 2.5)
    second = open_window()
    assert not second.message_bar.isVisible()
    edit_and_save(second, state_folder, qtbot, 7.5)
    assert len(running(state_folder)) == 2
    second.close()
    assert len(running(state_folder)) == 1
    assert reopened(open_window()) == State(number=7.5)
    first.close()
    assert reopened(open_window()) == State(number=2.5)


def test_of_two_that_died_the_newer_is_reopened(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    for number in (2.5, 7.5):
        edit_and_save(open_window(), state_folder, qtbot, number)
    older, newer = sorted(running(state_folder), key=lambda file: "7.5" in file.read_text("utf-8"))
    os.utime(older, (1, 1))
    die(state_folder)
    assert reopened(open_window()) == State(number=7.5)
    assert not newer.exists()
    kept = (state_folder / f"{autosave.LAST}.bak").read_text(encoding="utf-8")
    assert '"number": 2.5' in kept


def test_nothing_to_reopen_is_told(open_window: Open) -> None:
    window = open_window()
    window.actions_by_id["reopen"].trigger()
    assert window.message_bar.accessibleName() == "There is no earlier session to reopen."


def test_steady_edits_are_kept_while_they_go_on(
    open_window: Open, state_folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Longer than it takes to ask again and again, each time with an edit.
    monkeypatch.setattr(autosave, "DELAY_MS", 200)
    window = open_window()

    def kept_after_one_more_edit() -> bool:
        window.current_host().store.edit("x", number=-state(window).number)
        return bool(running(state_folder))

    qtbot.waitUntil(kept_after_one_more_edit)


def test_a_folder_that_cannot_be_written_is_told_once(
    blocked: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    blocked.current_host().store.edit("x", number=2.5)
    qtbot.waitUntil(blocked.message_bar.isVisible)
    said = blocked.message_bar.accessibleName()
    assert said.startswith(f"Your work could not be kept automatically in {tmp_path / 'file'}:")
    assert "part of the path is not a folder" in said
    assert "Save as…" in said
    blocked.message_bar.dismiss()
    blocked.current_host().store.edit("x", number=3.5)
    assert blocked.close()
    assert not blocked.message_bar.isVisible()
    assert (tmp_path / "file").read_text(encoding="utf-8") == ""


def test_a_folder_that_can_be_written_again_is_used(
    blocked: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    blocked.current_host().store.edit("x", number=2.5)
    qtbot.waitUntil(blocked.message_bar.isVisible)
    (tmp_path / "file").unlink()
    qtbot.waitUntil(lambda: bool(running(tmp_path / "file")))
    assert blocked.close()
    assert [file.name for file in (tmp_path / "file").iterdir()] == [autosave.LAST]


def test_closing_waits_once_for_work_that_cannot_be_kept(blocked: MainWindow) -> None:
    blocked.current_host().store.edit("x", number=2.5)
    assert not blocked.close()
    assert blocked.isVisible()
    assert blocked.message_bar.accessibleName().endswith("once more to leave without it.")
    assert blocked.close()


def test_what_was_kept_earlier_outlives_an_end_that_fails(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    first = open_window()
    edit_and_save(first, state_folder, qtbot, 2.5)
    (state_folder / autosave.LAST).mkdir()
    first.current_host().store.edit("x", number=7.5)
    assert not first.close()
    assert first.close()
    (state_folder / autosave.LAST).rmdir()
    second = open_window()
    assert "did not end properly" in second.message_bar.accessibleName()
    assert reopened(second) == State(number=2.5)


def test_a_failed_last_step_of_the_end_loses_nothing(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    first = open_window()
    edit_and_save(first, state_folder, qtbot, 2.5)
    (state_folder / autosave.LAST).mkdir()
    assert first.close()
    (state_folder / autosave.LAST).rmdir()
    assert reopened(open_window()) == State(number=2.5)


def test_nothing_is_written_while_a_button_is_held(
    open_window: Open, state_folder: Path, qtbot: QtBot
) -> None:
    window = open_window()
    handle = window.windowHandle()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=window.rect().center())
    window.current_host().store.edit("x", number=2.5)
    rounds: list[int] = []
    timer = QTimer(interval=5)
    timer.timeout.connect(lambda: rounds.append(1))
    timer.start()
    qtbot.waitUntil(lambda: len(rounds) >= 20)
    timer.stop()
    assert running(state_folder) == []
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=window.rect().center())
    qtbot.waitUntil(lambda: len(running(state_folder)) == 1)
