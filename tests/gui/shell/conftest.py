"""A window with the two sample lessons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework.settings import AppSettings
from attention_viewer.shell.main_window import MainWindow
from tests.helpers.sample_lesson import LESSONS


@pytest.fixture
def state_folder(tmp_path: Path) -> Path:
    return tmp_path / "state"


@pytest.fixture
def window(qtbot: QtBot, state_folder: Path) -> Iterator[MainWindow]:
    made = MainWindow(LESSONS, AppSettings(), state_folder)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    yield made
    made.close()
