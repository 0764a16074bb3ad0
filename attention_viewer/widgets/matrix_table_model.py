"""The numbers of an editable table, for Qt's views. Shows rows; never changes them itself."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from attention_viewer.core.formatting import fixed
from attention_viewer.widgets.math_markup import plain

Index = QModelIndex | QPersistentModelIndex
Rows = tuple[tuple[float, ...], ...]
NO_INDEX = QModelIndex()


class MatrixModel(QAbstractTableModel):
    """Rows of numbers with a label each."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: Rows = ()
        self.labels: tuple[str, ...] = ()
        self.decimals = 1

    def show(self, rows: Rows, labels: tuple[str, ...], decimals: int) -> None:
        """Show other numbers; open editors stay open while the shape stays."""
        same_labels = labels == self.labels
        same_shape = len(rows) == len(self.rows) and len(rows[0]) == self.columnCount()
        if not same_shape:
            self.beginResetModel()
            self.rows, self.labels, self.decimals = rows, labels, decimals
            self.endResetModel()
            return
        last = len(rows) - 1
        block = _changed_block(self.rows, rows)
        if decimals != self.decimals:
            block = (0, 0, last, len(rows[0]) - 1)
        self.rows, self.labels, self.decimals = rows, labels, decimals
        if block is not None:
            # Told narrowly, so that a view paints only the cells that changed.
            self.dataChanged.emit(self.index(*block[:2]), self.index(*block[2:]))
        if not same_labels:
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, last)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of components."""
        return 0 if parent.isValid() or not self.rows else len(self.rows[0])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a number as text, or itself for the editor."""
        if not index.isValid():
            return None
        value = self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.EditRole:
            return value
        if role == Qt.ItemDataRole.DisplayRole:
            return fixed(value, self.decimals, tiny=True)
        if role == Qt.ItemDataRole.ToolTipRole:
            return repr(value).replace("-", "\u2212")
        if role == Qt.ItemDataRole.AccessibleTextRole:
            place = f"{plain(self.labels[index.row()])}, {index.column() + 1}"
            return f"{place}: {fixed(value, self.decimals, tiny=True)}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return a row's label in plain words, or the number of a component."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return str(section + 1)
        return plain(self.labels[section]) if section < len(self.labels) else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let every cell be selected and edited."""
        shared = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return shared | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Refuse: numbers are edited through the table's signals."""
        return False


def _changed_block(before: Rows, after: Rows) -> tuple[int, int, int, int] | None:
    """Return top, left, bottom and right of what differs between tables of one shape."""
    if before is after:
        return None
    pairs = enumerate(zip(before, after, strict=True))
    changed = [index for index, (old, new) in pairs if old is not new and old != new]
    if not changed:
        return None
    if len(changed) > 1:
        return changed[0], 0, changed[-1], len(after[0]) - 1
    old, new = before[changed[0]], after[changed[0]]
    columns = [index for index, (a, b) in enumerate(zip(old, new, strict=True)) if a != b]
    return changed[0], columns[0], changed[0], columns[-1]
