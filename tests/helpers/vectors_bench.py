"""A window with the vectors lesson alone, and the hands to use it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.messages import Messages
from attention_viewer.lessons.vectors import LESSON
from attention_viewer.lessons.vectors.state import State
from attention_viewer.shell.lesson_host import LessonHost

NO = Qt.KeyboardModifier.NoModifier
LEFT = Qt.MouseButton.LeftButton


class Bench:
    """A host with its bus and messages."""

    def __init__(self, qtbot: QtBot) -> None:
        self.top = QWidget()
        self._qtbot = qtbot
        qtbot.addWidget(self.top)
        self.top.resize(1280, 728)
        self.messages, self.bus = Messages(self.top), LessonBus(self.top)
        self.host = LessonHost(LESSON, self.messages, self.bus, self.top)
        self.host.resize(1280, 728)
        self.host.open()
        self.top.show()
        self.top.activateWindow()
        qtbot.waitExposed(self.top)
        self.click("moreOptions")

    @property
    def state(self) -> State:
        state: State = self.host.store.state
        return state

    @property
    def steps(self) -> int:
        return self.host.store.undo_stack.count()

    @property
    def canvas(self) -> Any:  # noqa: ANN401 - either of two pictures
        return self.host.view.picture()

    def settle(self) -> None:
        """Wait until no job runs."""
        self._qtbot.waitUntil(self.host.view.settled, timeout=20_000)

    def child(self, name: str) -> Any:  # noqa: ANN401 - of any class
        found = self.host.findChild(QWidget, name)
        assert found is not None, name
        return found

    def click(self, name: str) -> None:
        QTest.mouseClick(self.child(name), LEFT)

    def show(self, state: State) -> None:
        self.host.store.replace("show", state)

    def drag(self, start: QPointF, *path: QPointF, modifier: Qt.KeyboardModifier = NO) -> None:
        canvas = self.canvas
        QTest.mousePress(canvas, LEFT, modifier, start.toPoint())
        for point in path:
            QTest.mouseMove(canvas, point.toPoint())
        QTest.mouseRelease(canvas, LEFT, modifier, path[-1].toPoint())

    def drag_held(self, start: QPointF, end: QPointF, modifier: Qt.KeyboardModifier) -> None:
        """Drag with a modifier that is down while the mouse moves."""
        canvas = self.canvas
        QTest.mousePress(canvas, LEFT, modifier, start.toPoint())
        # QTest moves the mouse without modifiers.
        where = canvas.mapToGlobal(end)
        moved = QMouseEvent(
            QEvent.Type.MouseMove, end, where, Qt.MouseButton.NoButton, LEFT, modifier
        )
        QApplication.sendEvent(canvas, moved)
        QTest.mouseRelease(canvas, LEFT, modifier, end.toPoint())

    def px(self, x: float, y: float) -> QPointF:
        return QPointF(*self.canvas.frame().px(x, y))
