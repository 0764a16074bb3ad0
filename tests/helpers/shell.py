"""What tests of the window do over and over: press its keys, find its parts, read its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QTabBar,
    QWidget,
)

from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.strip import Readout

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
Found = TypeVar("Found", bound=QObject)


def find(parent: QObject, kind: type[Found], name: str) -> Found:
    """Return the child of that name; there must be one."""
    found = parent.findChild(kind, name)
    assert isinstance(found, kind), name
    return found


def press(
    window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Press a key where the keyboard is, as a person would."""
    QTest.keyClick(QApplication.focusWidget() or window, key, modifier)


def click(window: MainWindow, name: str) -> None:
    """Click the button of that name."""
    button = find(window, QAbstractButton, name)
    assert button.isVisible(), name
    assert button.isEnabled(), name
    QTest.mouseClick(button, LEFT)


def state(window: MainWindow) -> Any:  # noqa: ANN401 - of the open lesson's own type
    """Return the open lesson's state."""
    return window.current_host().store.state


def open_lesson(window: MainWindow) -> str:
    """Return the id of the lesson shown."""
    return window.current_host().lesson.id


def visible_words(root: QWidget) -> Iterator[tuple[str, str]]:
    """Yield the words of what is visible below a widget."""
    for widget in root.findChildren(QWidget):
        if widget.isVisible():
            owner = widget.objectName() or type(widget).__name__
            texts = [*_shown(widget), widget.toolTip(), widget.accessibleName()]
            yield from ((owner, text) for text in (*texts, widget.accessibleDescription()) if text)


def said_words(root: QWidget) -> Iterator[tuple[str, str]]:
    """Yield all words that a person or a screen reader meets below a widget, with their owner."""
    for widget in [root, *root.findChildren(QWidget)]:
        if isinstance(widget, QMenu) and not widget.objectName():
            continue  # what once did not fit into the menu bar, and is in it now
        owner = widget.objectName() or type(widget).__name__
        for text in (
            *_shown(widget),
            widget.toolTip(),
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.windowTitle(),
            widget.statusTip(),
        ):
            if text:
                yield owner, text
        for action in widget.actions():
            for text in (action.text(), action.toolTip(), action.statusTip()):
                yield action.objectName() or owner, text


def _shown(widget: QWidget) -> list[str]:
    """Return what a widget shows; the words of our own buttons are their accessible names."""
    if isinstance(widget, RichLabel):
        return [plain(widget.markup)]
    if isinstance(widget, Readout):
        return [plain(widget.value), plain(widget.hero)]
    if isinstance(widget, QTabBar):
        tabs = range(widget.count())
        return [text for at in tabs for text in (widget.tabText(at), widget.tabToolTip(at))]
    if isinstance(widget, QComboBox):
        return [widget.itemText(at) for at in range(widget.count())]
    if isinstance(widget, QMenu):
        return [widget.title()]
    return [widget.text()] if isinstance(widget, QAbstractButton | QLabel) else []


def actions_of(window: MainWindow) -> list[QAction]:
    """Return the actions of all menus."""
    menus = window.findChildren(QMenu)
    return [action for menu in menus for action in menu.actions() if not action.isSeparator()]
