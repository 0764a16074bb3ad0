"""The notice over the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.messages import Messages
from attention_viewer.runtime import paths
from attention_viewer.shell import text
from attention_viewer.shell.faults import FaultTeller, fault_words
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.shell.message_bar import MessageBar
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.shell import CTRL, click, find, press
from tests.helpers.ui import a_window, show

LONG = "Some words about what happened, and what can be done about it. " * 4


def test_the_newest_notice_is_shown(window: MainWindow) -> None:
    window.messages.info("first")
    window.messages.warn("second")
    assert window.message_bar.isVisible()
    assert window.message_bar.accessibleName() == "second"


def test_a_notice_is_dismissed(window: MainWindow) -> None:
    window.messages.error("odd")
    click(window, "messageClose")
    assert not window.message_bar.isVisible()


@pytest.mark.parametrize(
    ("tell", "stays_after_edit"),
    [(Messages.info, False), (Messages.warn, False), (Messages.error, True)],
)
def test_a_notice_goes_with_what_it_was_about(
    window: MainWindow, tell: Callable[[Messages, str], None], stays_after_edit: bool
) -> None:
    tell(window.messages, "told")
    window.current_host().store.edit("x", number=3.0)
    assert window.message_bar.isVisible() == stays_after_edit
    tell(window.messages, "told")
    press(window, Qt.Key.Key_2, CTRL)
    assert not window.message_bar.isVisible()


def test_a_lasting_notice_stays_until_it_is_dismissed(window: MainWindow) -> None:
    window.messages.warn("about the program", lasting=True)
    window.current_host().store.edit("x", number=3.0)
    press(window, Qt.Key.Key_2, CTRL)
    assert window.message_bar.isVisible()
    click(window, "messageClose")
    assert not window.message_bar.isVisible()


def test_a_notice_goes_by_itself(qtbot: QtBot) -> None:
    page = a_window(qtbot)
    messages = Messages(page)
    bar = MessageBar(messages, page, stay_ms=1)
    show(page)
    messages.error("odd")
    qtbot.waitUntil(lambda: not bar.isVisible())


def test_a_notice_lies_over_the_foot_of_the_page(qtbot: QtBot) -> None:
    page = a_window(qtbot)
    messages = Messages(page)
    bar = MessageBar(messages, page, lambda: 150)
    show(page)
    messages.error("odd")
    assert page.height() - 180 < bar.geometry().bottom() < page.height() - 150


def test_clearing_takes_the_notice_away(window: MainWindow) -> None:
    window.messages.warn("odd")
    window.messages.clear()
    assert not window.message_bar.isVisible()


def test_a_notice_that_can_changes_its_language(window: MainWindow) -> None:
    window.messages.warn(text.work_kept)
    i18n.hub().use("ja")
    assert window.message_bar.isVisible()
    assert window.message_bar.accessibleName().startswith("前回は")
    assert find(window, RichLabel, "messageText").markup


def test_a_notice_that_cannot_goes_when_the_language_changes(window: MainWindow) -> None:
    window.messages.warn("only English")
    i18n.hub().use("ja")
    assert not window.message_bar.isVisible()


@pytest.mark.parametrize("look", ["light", "projector"])
def test_a_long_notice_is_whole_and_inside_the_window(window: MainWindow, look: str) -> None:
    window.appearance.use(look)
    window.messages.warn(LONG)
    QApplication.processEvents()
    assert window.rect().contains(window.message_bar.geometry())
    label = find(window, RichLabel, "messageText")
    assert label.height() >= label.heightForWidth(label.width())
    window.resize(900, 640)
    QApplication.processEvents()
    assert window.rect().contains(window.message_bar.geometry())


def test_a_refused_value_is_told(window: MainWindow) -> None:
    window.current_host().store.edit("x", number=1e9)
    assert window.message_bar.accessibleName().startswith("That value cannot be used")


def fail(spec: int, _should_stop: Callable[[], bool]) -> Iterator[int]:
    yield spec
    raise ArithmeticError(f"odd $ {spec}")


def test_a_job_that_fails_is_told_and_logged_with_its_trace(
    window: MainWindow, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    host = window.current_host()
    with qtbot.waitSignal(host.tasks.finished):
        host.tasks.start(fail, 7)
    said = window.message_bar.accessibleName()
    assert said.startswith("Something went wrong inside the program")
    assert "ArithmeticError: odd $ 7" in said
    assert "a job of sample failed" in caplog.text
    assert "Traceback" in caplog.text


def test_a_fault_of_the_program_is_told_once_in_a_row(window: MainWindow) -> None:
    teller = FaultTeller()
    teller.tell(KeyError("before there is a window"))
    teller.messages = window.messages
    teller.tell(ValueError("$ odd"))
    assert "(ValueError: $ odd)" in window.message_bar.accessibleName()
    window.message_bar.dismiss()
    teller.tell(ValueError("$ odd"))
    assert not window.message_bar.isVisible()
    teller.tell(ValueError("even"))
    assert window.message_bar.isVisible()


def test_a_fault_says_where_it_is_written_down_and_not_all_of_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    assert fault_words(ValueError()).endswith("(ValueError)")
    paths.log_file().parent.mkdir()
    paths.log_file().write_text("", encoding="utf-8")
    said = fault_words(ValueError("x" * 5000))
    assert said.endswith(f"…) Whoever helps you finds the details in {paths.log_file()}")
    assert "x" * 300 not in said
