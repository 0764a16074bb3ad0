"""A picture that fails: its painter is ended, the fault is told, the window goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime.crash import CrashHook
from tests.helpers.ui import a_window, show


class FailingPicture(QWidget):
    """Fails while it is being painted, as long as it is told to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.failing = True
        self.used: list[QPainter] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.used.append(painter)
        if self.failing:
            raise ValueError("no picture")
        painter.fillRect(self.rect(), "black")
        painter.end()


@pytest.fixture
def told() -> Iterator[list[BaseException]]:
    faults: list[BaseException] = []
    hook = CrashHook(faults.append)
    hook.install()
    yield faults
    hook.remove()


def test_a_picture_that_fails_does_not_hold_its_window(
    qtbot: QtBot, told: list[BaseException], caplog: pytest.LogCaptureFixture
) -> None:
    window = a_window(qtbot)
    picture = FailingPicture(window)
    show(window, picture)
    picture.update()
    QApplication.processEvents()
    assert [str(fault) for fault in told] == ["no picture"]
    assert "ValueError: no picture" in caplog.text
    assert len(picture.used) > 1
    assert not any(painter.isActive() for painter in picture.used)
    picture.failing = False
    image = picture.grab().toImage()
    assert image.pixelColor(5, 5).name() == "#000000"
