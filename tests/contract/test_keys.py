"""What help says of the keys of each lesson's controls is true, and is said of all of them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets import key_help
from attention_viewer.widgets.field import Field
from attention_viewer.widgets.key_help import KeyHelp
from attention_viewer.widgets.panel import Fold

# Qt itself takes these before a control does, they need something typed or picked first, or they
# open a menu: tests of the control press them.
ELSEWHERE = {
    *("Tab", "Esc", "Shift+F2", "F2", "Return", "Shift+F10"),
    *("Ctrl+C", "Ctrl+X", "Ctrl+V"),
}


def controls(window: MainWindow) -> Iterator[QWidget]:
    """Yield the controls shown that take the keyboard."""
    host = window.current_host()
    for fold in host.findChildren(Fold):
        fold.set_open(True)
    QApplication.processEvents()
    for widget in host.findChildren(QWidget):
        by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if widget.isVisible() and widget.isEnabled() and by_tab:
            yield widget


def press(widget: QWidget, key: str) -> bool:
    """Press a key; tell whether the control took it."""
    chord = QKeySequence.fromString(key)
    first: QKeyCombination = chord[0]  # type: ignore[index]  # the stubs do not know it
    event = QKeyEvent(QEvent.Type.KeyPress, first.key(), first.keyboardModifiers())
    QApplication.sendEvent(widget, event)
    taken = event.isAccepted()
    event = QKeyEvent(QEvent.Type.KeyRelease, first.key(), first.keyboardModifiers())
    QApplication.sendEvent(widget, event)
    return taken


def test_controls_with_keys_of_their_own_have_help(window: MainWindow) -> None:
    silent = [
        f"{type(each).__name__} {each.objectName()}"
        for each in controls(window)
        if type(each) is not Field  # which takes no keys but those of any line to type in
        if any("keyPressEvent" in vars(kind) for kind in type(each).__mro__ if is_own(kind))
        if not isinstance(getattr(each, "KEY_HELP", None), KeyHelp)
    ]
    assert silent == []


def is_own(kind: type) -> bool:
    return kind.__module__.startswith("attention_viewer.")


def refused(control: QWidget, found: KeyHelp) -> set[str]:
    """Return the keys that a control takes neither at first nor from another place inside it."""
    keys = [key for use in found.uses for key in use.keys if key not in ELSEWHERE]
    control.setFocus()
    left = {key for key in keys if not press(control, key)}
    for _ in range(2):  # past the query, on to a key
        QTest.keyClick(control, Qt.Key.Key_Tab)
    return {key for key in reversed(keys) if not press(control, key)} & left


def test_every_key_told_is_taken(window: MainWindow) -> None:
    seen: set[KeyHelp] = {key_help.BARS}  # only typed scores can be raised: tests of that lesson
    faults = {}
    for each in list(controls(window)):
        found = getattr(each, "KEY_HELP", None)
        if isinstance(found, KeyHelp) and found not in seen and each.isVisible():
            seen.add(found)
            faults[found.kind()] = refused(each, found)
    assert {kind: keys for kind, keys in faults.items() if keys} == {}
