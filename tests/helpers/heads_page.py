"""The lesson on heads in a window, for its tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework.bus import LessonBus
from attention_viewer.framework.messages import Messages
from attention_viewer.lessons.heads import LESSON
from attention_viewer.lessons.heads.state import State
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.ui import a_window, commit, show

Kind = TypeVar("Kind", bound=QWidget)


def opened(qtbot: QtBot) -> Iterator[LessonHost]:
    """Yield the lesson, open in a shown window on one of its heads, and end its job."""
    window = a_window(qtbot, 1280, 728)
    made = LessonHost(LESSON, Messages(window), LessonBus(window), window)
    made.store.load(State(head=10))
    made.open()
    show(window, made)
    yield made
    made.tasks.close()


def fit(host: LessonHost, width: int, height: int) -> None:
    """Give the page the size that it has in a window of the program."""
    window = host.window()
    window.resize(width + window.width() - host.width(), height + window.height() - host.height())


def child(host: LessonHost, kind: type[Kind], name: str) -> Kind:
    found = host.view.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def type_into(field: NumberField, text: str) -> None:
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)


def picked_head(host: LessonHost) -> int:
    state: State = host.store.state
    return state.head


def put_whole(field: NumberField, text: str) -> None:
    """Put a text in at once, as an input method does."""
    field.selectAll()
    commit(field, text)


def notes(host: LessonHost) -> str:
    labels = host.view.panel.findChildren(RichLabel)
    return " ".join(plain(label.markup) for label in labels if label.isVisible())
