"""The page of the softmax lesson, opened for a test and used as a person does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.messages import Messages
from attention_viewer.lessons.softmax import LESSON
from attention_viewer.lessons.softmax.state import State
from attention_viewer.shell.lesson_host import LessonHost


def opened(qtbot: QtBot, *, settle: bool = True) -> Iterator[LessonHost]:
    """Yield a host with the page as it opens; stop its work afterwards.

    Parameters
    ----------
    settle
        Whether the vectors that are drawn ahead are waited for.
    """
    top = QWidget()
    qtbot.addWidget(top)
    top.resize(1280, 728)
    made = LessonHost(LESSON, Messages(top), LessonBus(top), top)
    made.resize(1280, 728)
    made.open()
    top.show()
    if settle:
        qtbot.waitUntil(made.view.settled)
    yield made
    made.tasks.close()


def child(host: LessonHost, name: str) -> Any:  # noqa: ANN401 - of the kind that is named
    """Return a widget of the page by its name."""
    found = host.findChild(QWidget, name)
    assert found is not None, name
    return found


def state(host: LessonHost) -> State:
    """Return what the page shows."""
    shown: State = host.store.state
    return shown


def click(host: LessonHost, name: str) -> None:
    """Click a button."""
    QTest.mouseClick(child(host, name), Qt.MouseButton.LeftButton)


def type_into(field: QLineEdit, text: str) -> None:
    """Replace a field's text; what has no key comes from an input method."""
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    if text.isascii():
        QTest.keyClicks(field, text)
        return
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(field, event)


def choose(host: LessonHost, name: str, index: int) -> None:
    """Walk to an option by the arrow keys."""
    box = child(host, name)
    assert isinstance(box, QComboBox)
    assert box.isEnabled()
    box.setFocus()
    while box.currentIndex() != index:
        QTest.keyClick(box, Qt.Key.Key_Down if box.currentIndex() < index else Qt.Key.Key_Up)
