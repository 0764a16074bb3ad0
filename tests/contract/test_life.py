"""Every lesson's page: exported, hidden, closed during work, and gone without survivors."""

from __future__ import annotations

import csv
import gc
import importlib
import importlib.util
import io
import math
import weakref
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import tasks
from attention_viewer.framework.lesson import Lesson
from attention_viewer.framework.settings import AppSettings
from attention_viewer.runtime import theme
from attention_viewer.shell import exports
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.strip import Readout
from tests.contract.conftest import LESSONS, Settle
from tests.helpers.shell import visible_words

SVG_TEXT = "{http://www.w3.org/2000/svg}text"


def endless(spec: int, should_stop: Callable[[], bool]) -> Iterator[int]:
    while not should_stop():
        spec += 1
        yield spec


@pytest.mark.parametrize("look", list(theme.THEMES))
def test_the_picture_is_exported_as_vectors(
    window: MainWindow, tmp_path: Path, settle: Settle, look: str
) -> None:
    window.appearance.use(look)
    settle()
    path = tmp_path / "picture.svg"
    exports.save_picture(window.current_host().view.picture(), path, "title")
    root = ET.parse(path).getroot()
    words = [text for node in root.iter(SVG_TEXT) for text in node.itertext() if text.strip()]
    assert len(words) > 5


def test_the_tables_are_whole(window: MainWindow, settle: Settle) -> None:
    settle()
    tables = window.current_host().view.tables()
    assert tables
    for table in tables:
        assert table.name
        assert table.rows
        assert all(len(row) == len(table.header) for row in table.rows)
    written = exports.tables_as_csv(tables)
    assert "\u2212" not in written
    blocks = written.split("\n\n")
    assert len(blocks) == len(tables)
    for block, table in zip(blocks, tables, strict=True):
        assert len(list(csv.reader(io.StringIO(block)))) == len(table.rows) + 2


def test_hidden_numbers_come_back(window: MainWindow, settle: Settle) -> None:
    settle()
    host = window.current_host()
    before = set(visible_words(host))
    window.actions_by_id["hide_numbers"].trigger()
    hidden = [each.accessibleName() for each in host.findChildren(Readout)]
    assert any("?" in name for name in hidden)
    window.grab()
    window.actions_by_id["hide_numbers"].trigger()
    assert set(visible_words(host)) == before


def test_the_window_closes_while_the_lesson_works(
    window: MainWindow, lesson: Lesson, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = window.current_host()
    name = f"tests.contract.states.{lesson.id}"
    if importlib.util.find_spec(name) is not None:
        host.store.load(getattr(importlib.import_module(name), "LONG", host.store.state))
    QApplication.processEvents()
    if not host.tasks.running:
        host.tasks.start(endless, 0)
    with qtbot.waitSignal(host.tasks.progressed, timeout=10_000):
        pass
    # A job that does not listen would now be waited for until the test is ended from outside.
    monkeypatch.setattr(tasks, "CLOSE_LIMIT_S", math.inf)
    window.close()
    assert not host.tasks.running


def test_nothing_of_the_page_survives_the_window(lesson: Lesson, qapp: QApplication) -> None:
    window = MainWindow(LESSONS, AppSettings(lesson=lesson.id))
    window.show()
    QApplication.processEvents()
    window.grab()
    refs = [weakref.ref(each) for each in [window, *window.findChildren(QWidget)]]
    assert len(refs) > 50
    window.close()
    window.deleteLater()
    del window
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()
        gc.collect()
    survivors = [ref() for ref in refs]
    assert [type(each).__name__ for each in survivors if each is not None] == []
