"""Paints the cells of an editable table and makes the field to type into."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from attention_viewer.core.parsing import parse_number
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets.field import Field

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
Index = QModelIndex | QPersistentModelIndex


class CellField(Field):
    """The field over a cell while a number is typed."""

    def __init__(self, label: Text, limit: float, parent: QWidget) -> None:
        self._limit = limit
        super().__init__("cellField", label, label, parent, parse=self._parse_cell, show=_shown)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def on_theme_changed(self) -> None:
        """Be as high as the cell."""
        super().on_theme_changed()
        self.setMinimumHeight(0)
        self.setMaximumHeight(1 << 20)
        self.setTextMargins(0, 0, 0, 0)

    def has_entry(self) -> bool:
        """Tell that Escape ends the edit, whatever was typed."""
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape end the edit: the table puts the number before back."""
        event.ignore() if event.key() == Qt.Key.Key_Escape else super().keyPressEvent(event)

    def _parse_cell(self, text: str) -> float:
        return parse_number(text, minimum=-self._limit, maximum=self._limit)


class MatrixDelegate(QStyledItemDelegate):
    """Paints numbers and edits them live.

    Parameters
    ----------
    token
        Colour of the picked row.
    limit
        Largest size of a number.

    Signals
    -------
    typed(row, column, value)
        While typing, whenever the text is another good number, and when Escape takes it back.
    """

    typed = Signal(int, int, float)

    def __init__(self, token: str, limit: float, label: Text, parent: QObject) -> None:
        super().__init__(parent)
        self._token, self._limit, self._label = token, limit, label
        self._at = (0, 0)
        self.picked = self.picked_column = -1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell."""
        now = theme.current()
        area = QRectF(option.rect)
        state: Any = option.state
        picked = index.row() == self.picked or index.column() == self.picked_column
        painter.fillRect(area, now.colour("field"))
        if picked:
            painter.fillRect(area, now.colour(self._token, 0.12))
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, now.colour("text", 0.12))
        painter.setPen(now.colour(self._token if picked else "text"))
        painter.setFont(_cell_font(now.text_px("body"), 500 if picked else 400))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, index.data())
        _draw_grid(painter, area, index, QPen(now.colour("edge", 0.5), 1.0))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(now.colour("text"), now.line_px(2.0)))
            painter.drawRect(area.adjusted(1, 1, -2, -2))

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> CellField:
        """Make the field to type into."""
        field = CellField(self._label, self._limit, parent)
        self._at = (index.row(), index.column())
        field.edited.connect(self._on_field_edited)
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the cell's number in its field."""
        if isinstance(editor, CellField):
            editor.set_value(index.data(Qt.ItemDataRole.EditRole))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Do nothing: numbers were told while typing."""

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Take the number back when Escape ends the edit; let Enter end none that is refused."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key, field = event.key(), editor if isinstance(editor, CellField) else None
            if field is not None and field.fault and key in _ENTER:
                return True
            if field is not None and key == Qt.Key.Key_Escape:
                field.give_up()
        return super().eventFilter(editor, event)

    @Slot(object)
    def _on_field_edited(self, value: float) -> None:
        self.typed.emit(*self._at, value)


@lru_cache(maxsize=16)
def _cell_font(size_px: int, weight: int) -> QFont:
    return fonts.ui_font(size_px, weight, tabular=True)


def _shown(value: float) -> str:
    """Return a number with all of its digits."""
    text = repr(float(value))
    return text.removesuffix(".0").replace("-", "\u2212")


def _draw_grid(painter: QPainter, area: QRectF, index: Index, pen: QPen) -> None:
    """Draw a cell's right and lower line, and the outer lines of the first row and column."""
    painter.setPen(pen)
    inner = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawLine(inner.topRight(), inner.bottomRight())
    painter.drawLine(inner.bottomLeft(), inner.bottomRight())
    if index.column() == 0:
        painter.drawLine(inner.topLeft(), inner.bottomLeft())
    if index.row() == 0:
        painter.drawLine(inner.topLeft(), inner.topRight())
