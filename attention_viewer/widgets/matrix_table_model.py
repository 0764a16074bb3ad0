"""The numbers of an editable table, for Qt's views. Shows rows; never changes them itself."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from attention_viewer.core.formatting import fixed
from attention_viewer.widgets.math_markup import plain

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class MatrixModel(QAbstractTableModel):
    """Rows of numbers with a label each."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: tuple[tuple[float, ...], ...] = ()
        self.labels: tuple[str, ...] = ()
        self.decimals = 1

    def show(
        self, rows: tuple[tuple[float, ...], ...], labels: tuple[str, ...], decimals: int
    ) -> None:
        """Show other numbers; open editors stay open while the shape stays."""
        same_labels = labels == self.labels
        same_shape = len(rows) == len(self.rows) and len(rows[0]) == self.columnCount()
        if not same_shape:
            self.beginResetModel()
            self.rows, self.labels, self.decimals = rows, labels, decimals
            self.endResetModel()
            return
        pairs = enumerate(zip(rows, self.rows, strict=True)) if rows is not self.rows else ()
        changed = [index for index, (new, old) in pairs if new is not old and new != old]
        last = len(rows) - 1
        if decimals != self.decimals:
            changed = [0, last]
        self.rows, self.labels, self.decimals = rows, labels, decimals
        if changed:
            # Told narrowly, so that a view paints only the rows that changed.
            first, end = self.index(changed[0], 0), self.index(changed[-1], self.columnCount() - 1)
            self.dataChanged.emit(first, end)
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
