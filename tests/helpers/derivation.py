"""What tests of the lesson on the root do over and over: go to a step, press, read numbers."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from attention_viewer.core.formatting import to_ascii
from attention_viewer.lessons.derivation.state import State, Step
from attention_viewer.lessons.derivation.view import DerivationView
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.strip import Readout
from tests.helpers.ui import cell_text, show

LEFT = Qt.MouseButton.LeftButton
Found = TypeVar("Found", bound=QWidget)


def opened(host: LessonHost, state: State) -> DerivationView:
    host.store.load(state)
    host.open()
    show(host.window(), host)
    made: DerivationView = host.view
    return made


def child(view: DerivationView, kind: type[Found], name: str) -> Found:
    found = view.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def go(host: LessonHost, step: Step) -> None:
    host.store.edit("go", step=step)
    QApplication.processEvents()


def press(view: DerivationView, name: str) -> None:
    QTest.mouseClick(child(view, Button, name), LEFT)


def measured(view: DerivationView) -> dict[str, str]:
    table = view.controls.table
    return {
        cell_text(table, row, 0): to_ascii(cell_text(table, row, 1))
        for row in range(len(table.scene.rows))
    }


def hero(view: DerivationView) -> str:
    return to_ascii(plain(child(view, Readout, "second").hero))


def lines(view: DerivationView) -> list[str]:
    return [plain(line.right) for line in view.board.stage.proof.scene.shown]
