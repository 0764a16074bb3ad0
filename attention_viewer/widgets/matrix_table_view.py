"""How an editable table of numbers looks and shares its room; editing is `matrix_table`'s."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QSizePolicy,
    QTableView,
    QWidget,
)

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets.matrix_table_cells import MatrixDelegate
from attention_viewer.widgets.matrix_table_header import ComponentNumbers, RowLabels
from attention_viewer.widgets.matrix_table_model import MatrixModel, Rows

ROW, TIGHT_ROW = 28, 20
WALL_ROW, TIGHT_WALL_ROW = 1.4, 1.18
"""On the wall, in sizes of the letters."""
LEAST_COLUMN = 34
NARROW = 190
"""Width for which room for a scroll bar is kept; not the present one, lest layouts chase it."""
LEAST_ROWS, LEAST_OF_MANY = 3, 2
"""Rows always seen: of a table of three, and of a longer one, which scrolls anyway."""


class MatrixView(QTableView):
    """Rows of numbers with a label each, one of them picked.

    Parameters
    ----------
    label, rename
        Accessible names of the table and of the field that renames a row.
    token
        Colour token of labels and picked row.
    limit
        Largest size of a number.
    """

    def __init__(
        self, label: Text, rename: Text, parent: QWidget, *, token: str, limit: float
    ) -> None:
        super().__init__(parent)
        self._least_rows = LEAST_ROWS
        self._corner = self.findChild(QAbstractButton)
        self._model = MatrixModel(self)
        self._cells = MatrixDelegate(token, limit, label, self)
        self._labels = RowLabels(token, rename, self)
        self._set_up(label)
        theme.follow(self)

    def set_rows(
        self, rows: Rows, labels: tuple[str, ...], names: tuple[str, ...], decimals: int
    ) -> None:
        """Show numbers without a signal."""
        same_width = self._model.columnCount() == len(rows[0])
        same_count = self._model.rowCount() == len(rows)
        self._model.show(rows, labels, decimals)
        self._labels.show_labels(labels, names)
        if not (same_width and same_count):
            self._limit_height()
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
            self._show_picked()

    def set_picked_column(self, column: int) -> None:
        """Light up one column; -1 for none."""
        if column != self._cells.picked_column:
            self._cells.picked_column = column
            self.viewport().update()
            self._show_picked()

    def on_theme_changed(self) -> None:
        """Take over font and row height."""
        now = theme.current()
        self.setFont(fonts.ui_font(now.text_px("body"), tabular=True))
        self._blend_headers(now)
        self._divide_room()
        self._limit_height()

    def sizeHint(self) -> QSize:
        """Return the height of all rows, close together; with more room they move apart."""
        height = self._height(self._model.rowCount(), tight=True)
        return QSize(theme.current().px(232), height)

    def minimumSizeHint(self) -> QSize:
        """Return room for some rows; the others scroll."""
        count = self._model.rowCount()
        rows = count if count <= LEAST_ROWS else LEAST_OF_MANY
        rows = min(rows, self._least_rows)
        return QSize(theme.current().px(110), self._height(rows, tight=True))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room among rows and columns."""
        super().resizeEvent(event)
        self._divide_room()
        self._show_picked()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Paint the corner over the labels as ground: the style would draw a button there."""
        corner = self._corner
        if corner is not None and watched is corner and event.type() == QEvent.Type.Paint:
            QPainter(corner).fillRect(corner.rect(), theme.current().colour("ground"))
            return True
        return super().eventFilter(watched, event)

    def _set_up(self, label: Text) -> None:
        self.setModel(self._model)
        self.setItemDelegate(self._cells)
        self.setVerticalHeader(self._labels)
        self.setHorizontalHeader(ComponentNumbers(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)  # the style's grid cannot be seen in the dark theme
        self.setCornerButtonEnabled(False)
        if self._corner is not None:
            self._corner.installEventFilter(self)
            self._corner_words = Words(self._corner, setAccessibleName=label)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
        )

    def _show_picked(self) -> None:
        """Bring what is lit up into view, unless the person is at another place of the table."""
        row, column = self._cells.picked, self._cells.picked_column
        if not self.hasFocus() and max(row, column) >= 0:
            here = self.columnAt(0) if column < 0 else column
            self.scrollTo(self._model.index(max(row, 0), max(here, 0)))

    def _blend_headers(self, now: theme.Theme) -> None:
        """Give labels and corner the ground of the page."""
        palette = QPalette(self.palette())
        for role in (QPalette.ColorRole.Button, QPalette.ColorRole.Window):
            palette.setColor(role, now.colour("ground"))
        self.setPalette(palette)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setPalette(palette)
            header.viewport().setBackgroundRole(QPalette.ColorRole.Window)

    def _row_px(self, *, tight: bool = False) -> int:
        now = theme.current()
        if now.projected:
            return round((TIGHT_WALL_ROW if tight else WALL_ROW) * now.text_px("body"))
        return now.px(TIGHT_ROW if tight else ROW)

    def _height(self, rows: int, *, tight: bool) -> int:
        head = self.horizontalHeader().sizeHint().height()
        return head + rows * self._row_px(tight=tight) + 2 + self._bar_px()

    def _limit_height(self) -> None:
        """Take no more room than all rows need."""
        self.setMaximumHeight(self._height(max(self._model.rowCount(), 1), tight=False))
        self.updateGeometry()

    def _bar_px(self) -> int:
        needed = self._model.columnCount() * self._least_px()
        room = theme.current().px(NARROW) - self._labels.sizeHint().width() - 2
        return self.horizontalScrollBar().sizeHint().height() if needed > room else 0

    def _least_px(self) -> int:
        now = theme.current()
        digits = 4 + max(0, self._model.decimals - 1)
        return max(now.px(LEAST_COLUMN), round(0.56 * digits * now.text_px("body")) + now.px(1))

    def _divide_room(self) -> None:
        """Let rows and columns fill the room; of those that scroll, none is seen in part."""
        rows, columns = self._model.rowCount(), self._model.columnCount()
        if not columns:
            return
        across, down = self.horizontalHeader(), self.verticalHeader()
        seen = self.viewport().size()
        tight, wanted = self._row_px(tight=True), self._row_px()
        for header, size in (
            (across, _shared(seen.width(), columns, self._least_px(), seen.width())),
            (down, _shared(seen.height(), rows, tight, wanted)),
        ):
            header.setMinimumSectionSize(1)
            header.setDefaultSectionSize(size)
        # Qt has the ends of the scroll bars from the sizes before.
        self.updateGeometries()
        # It keeps the place in px, which is between two rows once their height has changed.
        across.setOffsetToSectionPosition(self.horizontalScrollBar().value())
        down.setOffsetToSectionPosition(self.verticalScrollBar().value())


def _shared(room: int, count: int, least: int, most: int) -> int:
    """Return the size of ``count`` parts; of as many as fill a small room, the others scroll."""
    fitting = min(count, max(1, room // least))
    size = max(room // fitting, least)
    return min(size, most) if fitting == count else size
