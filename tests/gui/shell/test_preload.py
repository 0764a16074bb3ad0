"""The lessons' modules are imported while the window is idle, one at a time."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from attention_viewer.framework import registry
from attention_viewer.shell.preload import Preloader


def test_every_module_of_every_lesson_is_imported(qtbot: QtBot) -> None:
    owner = QObject()
    preloader = Preloader(registry.lessons(), owner)
    with qtbot.waitSignal(preloader.finished, timeout=60_000):
        preloader.start(0)
    for lesson in registry.lessons():
        assert f"attention_viewer.lessons.{lesson.id}.view" in sys.modules
    assert "numpy.random" in sys.modules


def test_nothing_is_imported_once_it_is_stopped(qtbot: QtBot) -> None:
    owner = QObject()
    preloader = Preloader(registry.lessons(), owner)
    preloader.start(0)
    preloader.stop()
    with qtbot.assertNotEmitted(preloader.finished, wait=50):
        pass
