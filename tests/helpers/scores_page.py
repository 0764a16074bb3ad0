"""The QK^T lesson in a window, for its tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework.bus import Handover, LessonBus
from attention_viewer.framework.messages import Message, Messages
from attention_viewer.lessons.scores import LESSON
from attention_viewer.lessons.scores.state import State
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.matrix_table import MatrixTable
from attention_viewer.widgets.strip import Readout


class Page:
    """A lesson in a window, what it has said, and what it has sent."""

    def __init__(self, top: QWidget) -> None:
        self.top = top
        messages, bus = Messages(top), LessonBus(top)
        self.said: list[str] = []
        self.sent: list[Handover] = []
        messages.posted.connect(self._on_posted)
        bus.sent.connect(self.sent.append)
        self.host = LessonHost(LESSON, messages, bus, top)
        self.host.resize(top.size())
        self.host.open()

    def _on_posted(self, message: Message) -> None:
        self.said.append(message.text if isinstance(message.text, str) else message.text())

    @property
    def state(self) -> State:
        shown: State = self.host.store.state
        return shown

    def child(self, name: str) -> Any:  # noqa: ANN401 - a widget of any kind
        found = self.host.findChild(QWidget, name)
        assert found is not None, name
        return found

    def map(self, side: str) -> Heatmap:
        found = self.child(f"{side}Map")
        assert isinstance(found, Heatmap)
        return found

    def table(self, role: str) -> MatrixTable:
        found = self.child(f"table_{role}")
        assert isinstance(found, MatrixTable)
        return found

    def readout(self, name: str) -> str:
        found = self.child(name)
        assert isinstance(found, Readout)
        return found.value

    def click(
        self, name: str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.mouseClick(self.child(name), Qt.MouseButton.LeftButton, modifier)
        QApplication.processEvents()  # lays out what has unfolded

    def go(self, role: str, row: int, column: int) -> MatrixTable:
        table = self.table(role)
        table.setFocus()
        table.setCurrentIndex(table.model().index(row, column))
        return table

    def undo(self) -> None:
        self.host.store.undo_stack.undo()

    def redo(self) -> None:
        self.host.store.undo_stack.redo()

    def choose(self, preset: str) -> None:
        self.host.store.replace("x", next(p.state for p in LESSON.presets() if p.id == preset))


def shown_page(qtbot: QtBot) -> Iterator[Page]:
    """Yield the lesson in a window of its own, with the keyboard, which is closed afterwards."""
    top = QWidget()
    qtbot.addWidget(top)
    top.resize(1280, 728)
    made = Page(top)
    top.show()
    top.activateWindow()
    QApplication.processEvents()
    yield made
    made.host.tasks.close()
    QGuiApplication.clipboard().clear()


def texts(heatmap: Heatmap) -> list[list[str]]:
    data = heatmap.data
    assert data is not None
    rows, columns = data.shape
    return [[data.text(row, column) for column in range(columns)] for row in range(rows)]
