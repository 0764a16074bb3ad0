"""The labels beside the rows of an editable table; a double click renames one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QLineEdit, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets.heatmap_layout import elided
from attention_viewer.widgets.math_layout import draw, layout

WIDTH = 44
MOST_WIDTH = 96
LONGEST = 8


class RowLabels(QHeaderView):
    """Labels set as markup.

    Signals
    -------
    renamed(row, name)
        A new name was typed.
    """

    renamed = Signal(int, str)

    def __init__(self, token: str, rename_label: Text, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self._table, self._token = parent, token
        self._labels: tuple[str, ...] = ()
        self._names: tuple[str, ...] = ()
        self.picked = -1
        self._row = -1
        self._field = QLineEdit(self)
        self._field.setObjectName("rowNameField")
        self._field.setFrame(True)
        self._field.hide()
        self._field.installEventFilter(self)
        self._field.editingFinished.connect(self._on_field_editing_finished)
        self._words = Words(self._field, setAccessibleName=rename_label)

    def show_labels(self, labels: tuple[str, ...], names: tuple[str, ...]) -> None:
        """Show other labels; ``names`` are what is edited."""
        if (labels, names) != (self._labels, self._names):
            self._labels, self._names = labels, names
            self.updateGeometry()
            self.viewport().update()

    @property
    def named(self) -> bool:
        """Whether the rows have names that can be edited."""
        return bool(self._names)

    def edit_name(self, row: int) -> None:
        """Open the field for one row's name."""
        if not 0 <= row < len(self._names):
            return
        now = theme.current()
        self._row = row
        area = QRect(0, self.sectionViewportPosition(row), self.width(), self.sectionSize(row))
        self._field.setFont(fonts.ui_font(now.text_px("body")))
        self._field.setText(self._names[row])
        self._field.setGeometry(area)
        self._field.show()
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        """Return room for the labels, long ones cut."""
        now = theme.current()
        longest = sorted(self._labels, key=len, reverse=True)[:LONGEST]
        size = self._size()
        widest = max((layout(each, size).width for each in longest), default=0.0)
        width = min(max(now.px(WIDTH), round(widest) + now.px(14)), now.px(MOST_WIDTH))
        return QSize(width, 0)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Rename the row."""
        self.edit_name(self.logicalIndexAt(event.position().toPoint()))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Paint one label, right-aligned."""
        if logicalIndex >= len(self._labels):
            return
        now = theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._size()
        room = rect.width() - now.px(12)
        line = layout(elided(self._labels[logicalIndex], size, room), size)
        at = QPointF(rect.right() - now.px(9) - line.width, rect.center().y() + 0.36 * size)
        if logicalIndex == self.picked:
            back = QRectF(at.x() - now.px(5), rect.top() + 2, line.width + now.px(10), 0)
            back.setBottom(rect.bottom() - 1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.colour(self._token, 0.12))
            painter.drawRoundedRect(back, now.px(3), now.px(3))
        draw(painter, at, line, now.colours, self._token)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Escape close the field without a new name."""
        pressed = watched is self._field and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._row = -1
            self._close()
            return True
        return super().eventFilter(watched, event)

    @Slot()
    def _on_field_editing_finished(self) -> None:
        row, self._row = self._row, -1
        name = self._field.text().strip()
        self._close()
        if 0 <= row < len(self._names) and name and name != self._names[row]:
            self.renamed.emit(row, name)

    def _close(self) -> None:
        if self._field.isVisible():
            had_focus = self._field.hasFocus()
            self._field.hide()
            if had_focus:
                self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _size(self) -> float:
        return 1.07 * theme.current().text_px("body")


class ComponentNumbers(QHeaderView):
    """The numbers of the components over the columns."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHighlightSections(False)
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:
        """Return room for one line."""
        return QSize(super().sizeHint().width(), round(1.25 * theme.current().text_px("label")))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Paint one number, centred."""
        now = theme.current()
        painter.setPen(now.colour("muted"))
        painter.setFont(fonts.ui_font(now.text_px("label"), tabular=True))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(logicalIndex + 1))
