"""A small table of numbers to type into, with copy and paste to and from spreadsheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QMenu,
    QSizePolicy,
    QTableView,
    QWidget,
)

from attention_viewer.core.formatting import for_csv
from attention_viewer.core.number_errors import NumberError
from attention_viewer.core.parsing import parse_matrix_text
from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets.fault_note import FaultNote
from attention_viewer.widgets.matrix_table_cells import MatrixDelegate
from attention_viewer.widgets.matrix_table_header import ComponentNumbers, RowLabels
from attention_viewer.widgets.matrix_table_model import MatrixModel
from attention_viewer.widgets.number_words import explain

ROW, TIGHT_ROW = 28, 21
WALL_ROW, TIGHT_WALL_ROW = 1.4, 1.18
"""On the wall, in sizes of the letters."""
LEAST_COLUMN = 36
LEAST_ROWS, LEAST_OF_MANY = 3, 2
"""Rows always seen: of a table of three, and of a longer one, which scrolls anyway."""
Rows = tuple[tuple[float, ...], ...]


@dataclass(frozen=True)
class Block:
    """Numbers that go into a table with their upper left corner at ``row``, ``column``."""

    row: int
    column: int
    rows: Rows
    names: tuple[str, ...] | None = None


@dataclass(frozen=True)
class RowAction:
    """An entry of the context menu that concerns a row: its name for the signal, and its words."""

    name: str
    text: Text


class MatrixTable(QTableView):
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
        super().__init__(parent)
        self.setObjectName(name)
        self._most, self._menu_words, self._row_actions = most, words, tuple(row_actions)
        self._note: FaultNote | None = None
        self._least_rows = LEAST_ROWS
        self._corner = self.findChild(QAbstractButton)
        self._model = MatrixModel(self)
        self._cells = MatrixDelegate(token, limit, label, self)
        self._labels = RowLabels(token, words[3], self)
        self._set_up()
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    @property
    def fault(self) -> str:
        """What is wrong with what was pasted last; empty when nothing is."""
        return self._note.markup if self._note else ""

    def set_rows(
        self, rows: Rows, labels: tuple[str, ...], names: tuple[str, ...], decimals: int
    ) -> None:
        """Show numbers without a signal."""
        same_width = self._model.columnCount() == len(rows[0])
        same_count = self._model.rowCount() == len(rows)
        self._model.show(rows, labels, decimals)
        self._labels.show_labels(labels, names)
        if not (same_width and same_count):
            self.updateGeometry()
            self._divide_room()

    def set_least_rows(self, rows: int) -> None:
        """Let the table shrink to so many rows where other tables need room, too."""
        if rows != self._least_rows:
            self._least_rows = rows
            self.updateGeometry()

    def set_picked(self, row: int) -> None:
        """Light up one row; -1 for none."""
        if row != self._cells.picked:
            self._cells.picked = self._labels.picked = row
            self.viewport().update()
            self._labels.viewport().update()
            if not self.hasFocus() and row >= 0:
                self.scrollTo(self._model.index(row, 0))

    def on_theme_changed(self) -> None:
        """Take over font and row height."""
        now = theme.current()
        self.setFont(fonts.ui_font(now.text_px("body"), tabular=True))
        self._blend_headers(now)
        self._divide_room()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        now = theme.current()
        rows = self._model.rowCount()
        height = self.horizontalHeader().sizeHint().height() + rows * self._row_px() + 2
        return QSize(now.px(232), height + self._bar_px())

    def minimumSizeHint(self) -> QSize:
        """Return room for some rows; the others scroll."""
        count = self._model.rowCount()
        rows = count if count <= LEAST_ROWS else LEAST_OF_MANY
        rows = min(rows, self._least_rows)
        head = self.horizontalHeader().sizeHint().height()
        height = head + rows * self._row_px(tight=True) + 2 + self._bar_px()
        return QSize(theme.current().px(110), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room among rows and columns."""
        super().resizeEvent(event)
        self._divide_room()

    def event(self, event: QEvent) -> bool:
        """Claim the keys of copy, cut and paste before the window's menu does."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and self._clipboard_key(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, cut, paste, clear, rename; Enter edits; the rest is Qt's."""
        self._say("")
        what = self._clipboard_key(event)
        if what:
            getattr(self, what)()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.clear_block()
        elif event.key() == Qt.Key.Key_F2 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
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
        """Offer what can be done."""
        self._menu().popup(event.globalPos())

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
        except NumberError as error:
            self._say(explain(error))
            return
        self.block_written.emit(Block(top, left, found.values, found.row_labels), True)

    def _set_up(self) -> None:
        self.setModel(self._model)
        self.setItemDelegate(self._cells)
        self.setVerticalHeader(self._labels)
        self.setHorizontalHeader(ComponentNumbers(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setCornerButtonEnabled(False)
        if self._corner is not None:
            self._corner.installEventFilter(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )
        self._cells.typed.connect(self._on_cells_typed)
        self._labels.renamed.connect(self.renamed)
        self.selectionModel().currentRowChanged.connect(self._on_current_row_changed)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """End the undo step with the edit."""
        super().closeEditor(editor, hint)
        self.edit_finished.emit()

    def _blend_headers(self, now: theme.Theme) -> None:
        """Give labels and corner the ground of the page."""
        palette = QPalette(self.palette())
        for role in (QPalette.ColorRole.Button, QPalette.ColorRole.Window):
            palette.setColor(role, now.colour("ground"))
        grid = QColor(now.colour("edge", 0.45))
        palette.setColor(QPalette.ColorRole.Mid, grid)
        self.setPalette(palette)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setPalette(palette)
            header.viewport().setBackgroundRole(QPalette.ColorRole.Window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Paint the corner over the labels as ground: the style would draw a button there."""
        corner = self._corner
        if corner is not None and watched is corner and event.type() == QEvent.Type.Paint:
            QPainter(corner).fillRect(corner.rect(), theme.current().colour("ground"))
            return True
        return super().eventFilter(watched, event)

    def _row_px(self, *, tight: bool = False) -> int:
        now = theme.current()
        if now.projected:
            return round((TIGHT_WALL_ROW if tight else WALL_ROW) * now.text_px("body"))
        return now.px(TIGHT_ROW if tight else ROW)

    def _bar_px(self) -> int:
        needed = self._model.columnCount() * self._least_px()
        room = self.width() - self._labels.sizeHint().width() - 2
        return self.horizontalScrollBar().sizeHint().height() if needed > room else 0

    def _least_px(self) -> int:
        now = theme.current()
        digits = 4 + max(0, self._model.decimals - 1)
        return max(now.px(LEAST_COLUMN), round(0.56 * digits * now.text_px("body")) + now.px(2))

    def _divide_room(self) -> None:
        """Let columns fill the width, and rows move together before they scroll."""
        rows, columns = self._model.rowCount(), self._model.columnCount()
        if not columns:
            return
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setMinimumSectionSize(1)
        across.setDefaultSectionSize(max(self._least_px(), self.viewport().width() // columns))
        room = self.height() - across.sizeHint().height() - 2 - self._bar_px()
        down.setMinimumSectionSize(1)
        pitch = min(max(room // rows, self._row_px(tight=True)), self._row_px())
        down.setDefaultSectionSize(pitch)

    def _selected(self) -> tuple[int, int, int, int]:
        """Return top, left, bottom and right of what is selected, or the cursor's cell."""
        chosen = self.selectionModel().selection()
        if not chosen.isEmpty():
            first = chosen.first()
            return first.top(), first.left(), first.bottom(), first.right()
        here = self.currentIndex()
        row, column = max(here.row(), 0), max(here.column(), 0)
        return row, column, row, column

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
        slots = ("copy_block", "cut_block", "paste_block", "rename")
        for name, words in zip(slots, self._menu_words, strict=True):
            self._add_action(menu, name, words())
        menu.addSeparator()
        for action in self._row_actions:
            self._add_action(menu, action.name, action.text())
        menu.triggered.connect(self._on_menu_triggered)
        return menu

    def _add_action(self, menu: QMenu, name: str, words: str) -> None:
        action = QAction(words, menu)
        action.setObjectName(name)
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
        if new.isValid() and self.hasFocus():
            self.row_picked.emit(new.row())
