"""A table of keys with a number on either side; the left one may be a field to type in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from PySide6.QtCore import QPointF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.bar_chart import draw_level
from attention_viewer.widgets.math_layout import draw_in
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_paint import draw_number, number_width
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.score_table_field import LongNumberField

ROW = 30
FIELD_ROW = 36
ROWS_SHOWN = 6
ROWS_SPOKEN = 8
FIELD_LEFT = 40
FIELD_WIDTH = 132
GAP = 8
SMALLEST = 0.5
RIGHT_EM = 3.8
"""Room for a number such as -20.88 at the right, in letter sizes."""


@dataclass(frozen=True)
class ScoreColumns:
    """The columns, one entry a key: letters as markup, words of both numbers, values to edit.

    The words are read for the rows in sight only.
    """

    letters: Sequence[str]
    left: Sequence[str]
    right: Sequence[str]
    values: Sequence[float]


EMPTY = ScoreColumns((), (), (), ())


class ScoreTable(QWidget):
    """Header and rows; more than a few rows scroll.

    Parameters
    ----------
    left, right
        Markup over the two columns.
    field_label, field_tip
        Accessible name, with ``{number}``, and tooltip of the fields.
    limit
        Largest size of a typed number.

    Signals
    -------
    edited(index, value)
        While a number is being typed.
    edit_finished()
        When a field is left; ends an undo step.
    """

    edited = Signal(int, float)
    edit_finished = Signal()

    def __init__(
        self,
        name: str,
        label: Text,
        parent: QWidget,
        *,
        left: Text,
        right: Text,
        field_label: Text,
        field_tip: Text,
        limit: float,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._rows = _Rows(name, field_label, field_tip, limit, self)
        self._left = RichLabel(left, self, role="label")
        self._right = RichLabel(right, self, role="label")
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName(f"{name}Scroll")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._rows.setAutoFillBackground(False)
        self._scroll.setWidget(self._rows)
        self._scroll.setWidgetResizable(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._header = QWidget(self)
        column.addWidget(self._header)
        column.addWidget(self._scroll)
        self._rows.edited.connect(self.edited)
        self._rows.edit_finished.connect(self.edit_finished)
        self._rows.resized.connect(self._place_headings)
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label)

    def set_rows(self, rows: ScoreColumns, *, editable: bool) -> None:
        """Show rows, with fields at the left when ``editable``."""
        if self._rows.set_rows(rows, editable):
            self._resize()

    def field(self, index: int) -> LongNumberField:
        """Return the field of a row."""
        return self._rows.fields[index]

    def texts(self) -> list[tuple[str, str, str]]:
        """Return what the rows say."""
        rows = self._rows.rows
        columns = zip(rows.letters, rows.left, rows.right, strict=True)
        return [(plain(letter), left, right) for letter, left, right in columns]

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self._header.setFixedHeight(round(1.6 * theme.current().text_px("label")))
        self._resize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the headings over their columns."""
        super().resizeEvent(event)
        self._place_headings()

    def _resize(self) -> None:
        count = min(self._rows.count, ROWS_SHOWN)
        self._scroll.setFixedHeight(max(1, count) * self._rows.row_px() + 1)
        self._place_headings()
        self.update()

    @Slot()
    def _place_headings(self) -> None:
        edges = self._rows.edges()
        for heading, right in zip((self._left, self._right), edges, strict=True):
            heading.resize(heading.sizeHint())
            heading.move(max(0, round(right) - heading.width()), 0)
            heading.raise_()


@dataclass
class _Used:
    """How many of the fields are in use."""

    count: int = 0


class _Rows(QWidget):
    """The rows below the header."""

    edited = Signal(int, float)
    edit_finished = Signal()
    resized = Signal()

    def __init__(
        self, name: str, field_label: Text, field_tip: Text, limit: float, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(f"{name}Rows")
        self._name, self._field_label, self._field_tip = name, field_label, field_tip
        self._limit = limit
        self._used = _Used()
        self.rows = EMPTY
        self.fields: list[LongNumberField] = []
        self._editable = False
        theme.follow(self)

    @property
    def count(self) -> int:
        return len(self.rows.letters)

    def set_rows(self, rows: ScoreColumns, editable: bool) -> bool:
        """Show rows, and tell whether they need other room than those before."""
        resized = len(rows.letters) != self.count or editable != self._editable
        self.rows, self._editable = rows, editable
        wanted = self.count if editable else 0
        while len(self.fields) < wanted:
            self.fields.append(self._make_field(len(self.fields)))
        for number, field in enumerate(self.fields):
            if number < wanted:
                field.set_value(rows.values[number])
            field.setVisible(number < wanted)
        self._use(wanted)
        if resized:
            self.setMinimumHeight(self.count * self.row_px() + 1)
            self._place_fields()
        self.setAccessibleName(_spoken(rows))
        self.update()
        return resized

    def _use(self, count: int) -> None:
        """Give words to the fields in use only."""
        low, high = sorted((self._used.count, count))
        self._used.count = count
        for field in self.fields[low:high]:
            for words in field.findChildren(Words):
                words.refresh()

    def row_px(self) -> int:
        now = theme.current()
        if now.projected:
            least = round(1.6 * now.text_px("body"))
            return max(least, self._field_px() + now.px(4)) if self._editable else least
        return now.px(FIELD_ROW if self._editable else ROW)

    def _field_px(self) -> int:
        return self.fields[0].height() if self.fields else 0

    def edges(self) -> tuple[float, float]:
        """Return the right edges of the two columns."""
        now = theme.current()
        left = min(now.px(FIELD_LEFT + FIELD_WIDTH - 22), 0.5 * self.width())
        return left, self.width() - now.px(2) - 1.0

    def on_theme_changed(self) -> None:
        self.setMinimumHeight(self.count * self.row_px() + 1)
        self._place_fields()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_fields()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        row = self.row_px()
        first = max(0, event.rect().top() // row)
        last = min(self.count, event.rect().bottom() // row + 1)
        for number in range(first, last + 1):
            y = number * row + 0.5
            draw_level(painter, 0.0, self.width(), y, now, 0.4)
            if number < self.count and y <= event.rect().bottom():
                self._paint_row(painter, now, number, y)

    def _paint_row(self, painter: QPainter, now: theme.Theme, number: int, y: float) -> None:
        size = now.text_px("body")
        baseline = y + self.row_px() / 2 + 0.36 * size
        draw_in(painter, QPointF(0, baseline), self.rows.letters[number], 1.15 * size, now.colours)
        left, right = self.edges()
        start, end = float(now.px(FIELD_LEFT)), left
        if self._editable:
            end = start + self.fields[number].width()
        else:
            at = QPointF(left, baseline)
            self._paint_number(painter, now, self.rows.left[number], at, left - start)
        room = right - end - now.px(GAP)
        self._paint_number(painter, now, self.rows.right[number], QPointF(right, baseline), room)

    def _paint_number(
        self, painter: QPainter, now: theme.Theme, words: str, at: QPointF, room: float
    ) -> None:
        """Paint a number to the left of a point; a long one smaller than others, in its column."""
        size = now.text_px("body")
        wide = number_width(words, size)
        size = size if wide <= room else max(int(size * room / wide), round(SMALLEST * size))
        right = Qt.AlignmentFlag.AlignRight
        draw_number(painter, at, words, size, now.colour("text"), align=right)

    def _make_field(self, index: int) -> LongNumberField:
        field = LongNumberField(
            f"{self._name}_{index}",
            partial(_numbered, self._used, self._field_label, index + 1),
            partial(_numbered, self._used, self._field_tip, index + 1),
            self,
            minimum=-self._limit,
            maximum=self._limit,
            decimals=2,
        )
        field.edited.connect(self._on_field_edited)
        field.edit_finished.connect(self.edit_finished)
        return field

    def _place_fields(self) -> None:
        now = theme.current()
        # The wall's panel is narrow for its letters: the number behind the field keeps its room.
        room = self.edges()[1] - now.px(FIELD_LEFT) - RIGHT_EM * now.text_px("body")
        width = max(0, min(now.px(FIELD_WIDTH), round(room)))
        for number, field in enumerate(self.fields):
            y = number * self.row_px() + (self.row_px() - field.height()) // 2
            field.setGeometry(now.px(FIELD_LEFT), y, width, field.height())

    @Slot(object)
    def _on_field_edited(self, value: float) -> None:
        sender = self.sender()
        for number, field in enumerate(self.fields):
            if field is sender:
                self.edited.emit(number, value)

    def sizeHint(self) -> QSize:
        return QSize(theme.current().px(200), self.count * self.row_px() + 1)


def _numbered(used: _Used, text: Text, number: int) -> str:
    """Return a field's words; none while it waits to be used again."""
    return text().format(number=number) if number <= used.count else ""


def _spoken(rows: ScoreColumns) -> str:
    columns = zip(rows.letters, rows.left, rows.right, strict=True)
    return "; ".join(
        f"{plain(letter)}: {left}, {right}" for letter, left, right in islice(columns, ROWS_SPOKEN)
    )
