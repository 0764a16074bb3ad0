"""What is typed into any lesson's fields: one undo step an entry, none for a refused one."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold


def fields(window: MainWindow) -> Iterator[str]:
    """Yield the names of the fields that can be typed into, also those of folded parts."""
    host = window.current_host()
    for fold in host.findChildren(Fold):
        fold.set_open(True)
    QApplication.processEvents()
    for field in host.findChildren(NumberField):
        if field.isVisible() and field.isEnabled() and not field.isReadOnly():
            yield field.objectName()


def enter(window: MainWindow, name: str, text: str) -> None:
    """Type into the field of that name, as far as it is still shown, and press Enter."""
    field = window.current_host().findChild(NumberField, name)
    if field is None or not field.isVisible() or not field.isEnabled():
        return
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_an_entry_is_at_most_one_undo_step(window: MainWindow) -> None:
    store = window.current_host().store
    names = list(fields(window))
    assert names
    for name in names:
        before, steps = store.state, store.undo_stack.count()
        enter(window, name, "12")
        taken = int(store.state != before)
        assert (name, store.undo_stack.count() - steps) == (name, taken)
        if taken:
            window.actions_by_id["undo"].trigger()
            assert store.state == before
            store.undo_stack.clear()


def test_a_refused_entry_changes_nothing(window: MainWindow) -> None:
    store = window.current_host().store
    names = list(fields(window))
    for name in names:
        before = store.state
        enter(window, name, "1e99")
        assert (name, store.state) == (name, before)
        assert store.undo_stack.count() == 0
