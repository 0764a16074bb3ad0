"""The same assertions for every lesson that the registry finds."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n, registry
from attention_viewer.framework.lesson import Lesson
from attention_viewer.framework.settings import AppSettings
from attention_viewer.runtime import fonts, theme
from attention_viewer.shell.main_window import MainWindow
from tests.contract.states.draws import changed_state

RandomState = Callable[[Random], Any]
Settle = Callable[[], None]
LESSONS = list(registry.lessons())


@pytest.fixture(autouse=True)
def neutral_look(qapp: QApplication) -> Iterator[None]:
    """Put language and theme in force before the test and back after it."""
    fonts.register()
    qapp.setStyle("Fusion")
    i18n.hub().use("en")
    theme.hub().use(theme.LIGHT)
    yield
    i18n.hub().use("en")
    theme.hub().use(theme.LIGHT)


@pytest.fixture(params=LESSONS, ids=[lesson.id for lesson in LESSONS])
def lesson(request: pytest.FixtureRequest) -> Lesson:
    """Return each lesson in turn."""
    found: Lesson = request.param
    return found


@pytest.fixture
def random_state(lesson: Lesson) -> RandomState:
    """Return what draws a valid state of the lesson."""
    name = f"tests.contract.states.{lesson.id}"
    if importlib.util.find_spec(name) is None:
        return partial(changed_state, lesson)
    found: RandomState = importlib.import_module(name).random_state
    return found


@pytest.fixture
def window(lesson: Lesson, qtbot: QtBot) -> Iterator[MainWindow]:
    """Return a window that shows the lesson alone of all."""
    made = MainWindow(LESSONS, AppSettings(lesson=lesson.id))
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    yield made
    made.close()


@pytest.fixture
def settle(window: MainWindow, qtbot: QtBot) -> Settle:
    """Return what waits until the lesson's page shows its final picture."""

    def wait() -> None:
        # Twice: showing a page may itself start its work.
        for _ in range(2):
            QApplication.processEvents()
            qtbot.waitUntil(window.current_host().view.settled, timeout=60_000)
        QApplication.processEvents()

    return wait
