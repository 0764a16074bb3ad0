"""The page of the lesson on variance, opened for a test."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core.formatting import to_ascii
from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.messages import Message, Messages
from attention_viewer.lessons.variance import LESSON
from attention_viewer.lessons.variance.more import MoreControls
from attention_viewer.lessons.variance.state import State
from attention_viewer.lessons.variance.view import VarianceView
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.panel import Fold
from tests.helpers.ui import cell_text, show

SMALL = State(d_k=(4, 16, 64), trials=300, picked=64)
LIMIT_MS = 45_000


def new_host(window: QWidget, posted: list[Message]) -> LessonHost:
    """Return a host with a small sweep, whose notices go to a list."""
    messages = Messages(window)
    messages.posted.connect(posted.append)
    made = LessonHost(LESSON, messages, LessonBus(window), window)
    made.store.load(SMALL)
    return made


def opened(host: LessonHost, qtbot: QtBot) -> VarianceView:
    """Open the lesson and wait until its first run has ended."""
    host.open()
    show(host.window(), host)
    qtbot.waitUntil(host.view.settled, timeout=LIMIT_MS)
    QApplication.processEvents()
    view: VarianceView = host.view
    return view


def child(view: QWidget, kind: type, name: str) -> QWidget:
    found: QWidget | None = view.findChild(kind, name)
    assert found is not None, name
    return found


def opened_more(view: VarianceView) -> MoreControls:
    """Unfold the other controls."""
    fold = view.findChild(Fold)
    assert isinstance(fold, Fold)
    fold.set_open(True)
    QApplication.processEvents()
    more = view._controls._more
    assert more is not None
    return more


def column(view: VarianceView, number: int) -> list[str]:
    table = view._controls.table
    return [to_ascii(cell_text(table, row, number)) for row in range(len(table.scene.rows))]


def said(message: Message) -> str:
    return message.text() if callable(message.text) else message.text


def run_button(view: VarianceView) -> Button:
    button = child(view, Button, "run")
    assert isinstance(button, Button)
    return button


def chosen(view: VarianceView, kind: type, name: str, value: object) -> None:
    """Choose an option of a combo box as a person does."""
    box = child(view, kind, name)
    assert isinstance(box, Choice)
    index = [option for option, _ in box._options].index(value)
    box.setCurrentIndex(index)
    box.activated.emit(index)
