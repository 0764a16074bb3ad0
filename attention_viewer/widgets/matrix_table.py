"""A small table of numbers to type into, with copy and paste to and from spreadsheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QMenu, QWidget

from attention_viewer.core.formatting import for_csv, in_words
from attention_viewer.core.number_errors import NumberError, NumberProblem
from attention_viewer.core.parsing import ParsedMatrix, parse_matrix_text
from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.widgets import key_help
from attention_viewer.widgets.fault_note import FaultNote
from attention_viewer.widgets.matrix_table_model import Rows
from attention_viewer.widgets.matrix_table_view import MatrixView
from attention_viewer.widgets.number_words import explain
from attention_viewer.widgets.words import nothing_to_paste

SHIFT = Qt.KeyboardModifier.ShiftModifier


@dataclass(frozen=True)
class Block:
    """Numbers that go into a table with their upper left corner at ``row``, ``column``."""

    row: int
    column: int
    rows: Rows
    names: tuple[str, ...] | None = None


@dataclass(frozen=True)
class RowAction:
    """An entry of the context menu that concerns a row.

    Parameters
    ----------
    name
        What the signal tells.
    text
        Its words.
    key
        The key that does the same together with Alt.
    """

    name: str
    text: Text
    key: Qt.Key


class MatrixTable(MatrixView):
    """Shows rows of numbers and tells what the person wants changed.

    Parameters
    ----------
    label, tip
        Accessible name and tooltip.
    token
        Colour token of labels and picked row.
    limit
        Largest size of a number.
    most
        Most rows and columns a pasted block may have.
    copy, cut, paste, rename
        Words of the context menu.
    row_actions
        More entries of the context menu.

    Signals
    -------
    typed(row, column, value)
        While a number is typed.
    edit_finished()
        The number is finished; ends an undo step.
    block_written(block, pasted)
        A block was pasted, or cleared to zeros.
    renamed(row, name)
        A row got another name.
    row_picked(row)
        The cursor moved to another row.
    row_action(name, row)
        An entry of the context menu was chosen.
    """

    KEY_HELP = key_help.TYPED_TABLE

    typed = Signal(int, int, float)
    edit_finished = Signal()
    block_written = Signal(object, bool)
    renamed = Signal(int, str)
    row_picked = Signal(int)
    row_action = Signal(str, int)

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        parent: QWidget,
        *,
        token: str,
        limit: float,
        most: tuple[int, int],
        words: tuple[Text, Text, Text, Text],
        row_actions: Sequence[RowAction] = (),
    ) -> None:
        super().__init__(label, words[3], parent, token=token, limit=limit)
        self._limit = limit
        self.setObjectName(name)
        self._most, self._menu_words, self._row_actions = most, words, tuple(row_actions)
        self._note: FaultNote | None = None
        self._silent = False
        self._cells.typed.connect(self._on_cells_typed)
        self._labels.renamed.connect(self.renamed)
        self.selectionModel().currentRowChanged.connect(self._on_current_row_changed)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def fault(self) -> str:
        """What is wrong with what was pasted last; empty when nothing is."""
        return self._note.markup if self._note else ""

    def event(self, event: QEvent) -> bool:
        """Claim copy, cut and paste before the window's menu does."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and self._clipboard_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, cut, paste, clear, rename, change rows; Enter edits; the rest is Qt's."""
        self._say("")
        what, action = self._clipboard_key(event), self._row_key(event)
        if what:
            getattr(self, what)()
        elif action is not None:
            self.setFocus()  # a field over a cell would take the keyboard with it
            self.row_action.emit(action.name, max(self.currentIndex().row(), 0))
        elif (event.key(), event.modifiers()) == (Qt.Key.Key_F10, SHIFT):
            self._menu().popup(self._below_cursor())  # where keyboards have no key for menus
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.clear_block()
        elif event.key() == Qt.Key.Key_F2 and event.modifiers() & SHIFT:
            self._labels.edit_name(self.currentIndex().row())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.state() != QAbstractItemView.State.EditingState:
                self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab go through the cells, and on to the next control after the last."""
        here = self.currentIndex()
        corner = (self._model.rowCount() - 1, self._model.columnCount() - 1) if forward else (0, 0)
        at_end = not here.isValid() or (here.row(), here.column()) == corner
        self.setTabKeyNavigation(not at_end)
        moved = super().focusNextPrevChild(forward)
        self.setTabKeyNavigation(True)
        return moved

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the cursor on a cell."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self._model.index(max(self._cells.picked, 0), 0))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done, at the pointer or below the cell with the cursor."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        self._menu().popup(self._below_cursor() if by_key else event.globalPos())

    def set_rows(
        self, rows: Rows, labels: tuple[str, ...], names: tuple[str, ...], decimals: int
    ) -> None:
        """Show numbers without a signal; the keyboard's cursor stays where it is if it can."""
        before = self.currentIndex()
        row, column = before.row(), before.column()
        super().set_rows(rows, labels, names, decimals)
        if self.hasFocus() and row >= 0 and not self.currentIndex().isValid():
            self._put_cursor(row, column)

    def put_cursor(self, row: int) -> None:
        """Put the cursor on a row, or the last if there are fewer, without a signal."""
        self._put_cursor(row, max(self.currentIndex().column(), 0))

    def copy_block(self) -> None:
        """Put the selected numbers on the clipboard, tabs between them, all digits."""
        top, left, bottom, right = self._selected()
        lines = [
            "\t".join(for_csv(value) for value in row[left : right + 1])
            for row in self._model.rows[top : bottom + 1]
        ]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def cut_block(self) -> None:
        """Copy the selected numbers and set them to 0."""
        self.copy_block()
        self.clear_block()

    def clear_block(self) -> None:
        """Set the selected numbers to 0."""
        top, left, bottom, right = self._selected()
        rows = ((0.0,) * (right - left + 1),) * (bottom - top + 1)
        self.block_written.emit(Block(top, left, rows), False)

    def paste_block(self) -> None:
        """Write the clipboard's table from the cursor on; say what is wrong with it if it is."""
        text = QGuiApplication.clipboard().text()
        top, left, _, _ = self._selected()
        try:
            found = parse_matrix_text(
                text, max_rows=self._most[0] - top, max_columns=self._most[1] - left
            )
            self._check_sizes(found)
        except NumberError as error:
            nothing = error.code is NumberProblem.EMPTY and "row" not in error.detail
            self._say(nothing_to_paste() if nothing else explain(error))
            return
        self.block_written.emit(Block(top, left, found.values, found.row_labels), True)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """End the undo step with the edit."""
        super().closeEditor(editor, hint)
        self.edit_finished.emit()

    def _put_cursor(self, row: int, column: int) -> None:
        last = self._model.rowCount() - 1, self._model.columnCount() - 1
        self._silent = True
        self.setCurrentIndex(self._model.index(min(row, last[0]), min(column, last[1])))
        self._silent = False

    def _selected(self) -> tuple[int, int, int, int]:
        """Return top, left, bottom and right of the selected block that holds the cursor."""
        here = self.currentIndex()
        for block in self.selectionModel().selection().toList():
            if block.contains(here):
                return block.top(), block.left(), block.bottom(), block.right()
        row, column = max(here.row(), 0), max(here.column(), 0)
        return row, column, row, column

    def _check_sizes(self, found: ParsedMatrix) -> None:
        """Raise NumberError for a number that is too large for the table."""
        first = 2 if found.row_labels else 1
        for line, row in zip(found.lines, found.values, strict=True):
            for column, value in enumerate(row, start=first):
                if abs(value) > self._limit:
                    limit = {"minimum": -self._limit, "maximum": self._limit}
                    problem = NumberProblem.TOO_LARGE if value > 0.0 else NumberProblem.TOO_SMALL
                    place = {"row": line, "column": column}
                    raise NumberError(problem, text=in_words(value), **limit, **place)

    def _row_key(self, event: QKeyEvent) -> RowAction | None:
        """Return what the keys do to the row with the cursor."""
        pressed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if pressed != Qt.KeyboardModifier.AltModifier:
            return None
        return next((each for each in self._row_actions if each.key == event.key()), None)

    def _below_cursor(self) -> QPoint:
        cell = self.visualRect(self.currentIndex()) & self.viewport().rect()
        return self.viewport().mapToGlobal(cell.bottomLeft())

    def _clipboard_key(self, event: QKeyEvent) -> str:
        if self.state() == QAbstractItemView.State.EditingState:
            return ""
        keys = {
            QKeySequence.StandardKey.Copy: "copy_block",
            QKeySequence.StandardKey.Cut: "cut_block",
            QKeySequence.StandardKey.Paste: "paste_block",
        }
        return next((what for key, what in keys.items() if event.matches(key)), "")

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        standard = QKeySequence.StandardKey
        slots: dict[str, QKeySequence | QKeySequence.StandardKey] = {
            "copy_block": standard.Copy,
            "cut_block": standard.Cut,
            "paste_block": standard.Paste,
            "rename": QKeySequence(SHIFT | Qt.Key.Key_F2),
        }
        for (name, keys), words in zip(slots.items(), self._menu_words, strict=True):
            if name != "rename" or self._labels.named:
                self._add_action(menu, name, words(), keys)
        menu.addSeparator()
        for action in self._row_actions:
            keys = QKeySequence(Qt.KeyboardModifier.AltModifier | action.key)
            self._add_action(menu, action.name, action.text(), keys)
        menu.triggered.connect(self._on_menu_triggered)
        return menu

    def _add_action(
        self, menu: QMenu, name: str, words: str, keys: QKeySequence | QKeySequence.StandardKey
    ) -> None:
        action = QAction(words, menu)
        action.setObjectName(name)
        action.setShortcut(keys)
        action.setShortcutVisibleInContextMenu(True)
        menu.addAction(action)

    def _say(self, markup: str) -> None:
        if self._note is None:
            if not markup:
                return
            self._note = FaultNote(self)
        self._note.say(markup)

    @Slot(QAction)
    def _on_menu_triggered(self, action: QAction) -> None:
        name, row = action.objectName(), max(self.currentIndex().row(), 0)
        if name == "rename":
            self._labels.edit_name(row)
        elif name in ("copy_block", "cut_block", "paste_block"):
            getattr(self, name)()
        else:
            self.row_action.emit(name, row)

    @Slot(int, int, float)
    def _on_cells_typed(self, row: int, column: int, value: float) -> None:
        self.typed.emit(row, column, value)

    @Slot(QModelIndex, QModelIndex)
    def _on_current_row_changed(self, new: QModelIndex, old: QModelIndex) -> None:
        if new.isValid() and self.hasFocus() and not self._silent:
            self.row_picked.emit(new.row())
