"""The components of query and keys as fields, a row each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from attention_viewer.core.formatting import all_digits
from attention_viewer.framework import i18n
from attention_viewer.lessons.vectors import text as lesson_text
from attention_viewer.lessons.vectors.brief import brief
from attention_viewer.lessons.vectors.moves import QUERY, vector_at
from attention_viewer.lessons.vectors.names import markup
from attention_viewer.lessons.vectors.panel import text
from attention_viewer.lessons.vectors.state import COMPONENT_LIMIT, State
from attention_viewer.runtime import theme
from attention_viewer.widgets.arrow import ArrowStyle, draw_arrow
from attention_viewer.widgets.buttons import FIELD_HEIGHT, Button, Kind
from attention_viewer.widgets.math_layout import draw_in, layout
from attention_viewer.widgets.number_field import NumberField, show_number
from attention_viewer.widgets.rich_label import RichLabel

AXES = 3
_ROOM_DIGITS = 7
_NARROW_DIGITS = 5
_NAME_GROWTH = 1.25


class ComponentTable(QWidget):
    """A row for the query and for each key.

    Signals
    -------
    component_edited(index, axis, value)
        A component was typed or stepped; index -1 is the query.
    edit_finished()
        The field was left.
    key_removed(index), key_chosen(index)
        Wishes about a key.
    """

    component_edited = Signal(int, int, object)
    edit_finished = Signal()
    key_removed = Signal(int)
    key_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("componentTable")
        self._selected = 0
        self._look: tuple[object, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._heads = [
            RichLabel(
                partial(_heading, axis),
                self,
                role="label",
                colour="muted",
                align=Qt.AlignmentFlag.AlignHCenter,
            )
            for axis in range(AXES)
        ]
        for axis, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, 1 + axis)
        self._rows: list[_Row] = []
        theme.follow(self)

    def field(self, index: int, axis: int) -> NumberField:
        """Return the field of a component; index -1 is the query."""
        return self._rows[index + 1].fields[axis]

    def show_state(self, state: State) -> None:
        """Show names and components."""
        names = (state.query_name, *state.key_names)
        look = (names, state.dimensions, state.selected, i18n.hub().language)
        # Names and rows stand still while a tip is dragged, and so do most numbers.
        if look != self._look:
            self._look = look
            self._show_rows(state)
        for number, row in enumerate(self._rows[: 1 + len(state.keys)]):
            vector = vector_at(state, number - 1)
            for field, value in zip(row.fields, vector, strict=False):
                if field.fault or field.value != value:
                    field.set_value(value)

    def _show_rows(self, state: State) -> None:
        """Show as many rows and columns as there are vectors and components."""
        self._make_room(1 + len(state.keys), state.dimensions)
        space = state.dimensions == AXES
        for axis, head in enumerate(self._heads):
            head.setVisible(axis < state.dimensions)
            # In space the columns are as narrow as a number.
            head.set_markup(str(axis + 1) if space else _heading(axis))
        for number, row in enumerate(self._rows):
            self._show_row(state, number, row)
        self._selected = state.selected
        self.update()

    def _show_row(self, state: State, number: int, row: _Row) -> None:
        names = (state.query_name, *state.key_names)
        shown = number < len(names)
        row.name.setVisible(shown)
        if shown:
            strong = number - 1 == state.selected
            row.name.show_name(names[number], strong, narrow=state.dimensions == AXES)
        for axis, field in enumerate(row.fields):
            field.setVisible(shown and axis < state.dimensions)
            field.set_narrow(state.dimensions == AXES)
        if row.remover is not None:
            row.remover.setVisible(shown)
            row.remover.setEnabled(len(state.keys) > 1)

    # Rows and columns are made when they are first needed: the lesson shall open at once.

    def _make_room(self, rows: int, axes: int) -> None:
        before = sum(len(row.fields) for row in self._rows)
        while len(self._rows) < rows:
            self._rows.append(self._new_row(len(self._rows)))
        for number, row in enumerate(self._rows[:rows]):
            while len(row.fields) < axes:
                row.fields.append(self._new_field(number, len(row.fields)))
        if sum(len(row.fields) for row in self._rows) != before:
            self._chain()

    def _new_row(self, number: int) -> _Row:
        name = _NameCell(number - 1, self)
        name.chosen.connect(self.key_chosen)
        self._grid.addWidget(name, number + 1, 0)
        remover = None
        if number > 0:
            remover = _RemoveButton(number - 1, self)
            remover.removed.connect(self.key_removed)
            self._grid.addWidget(remover, number + 1, 1 + AXES)
        return _Row(name, [], remover)

    def _new_field(self, number: int, axis: int) -> _ComponentField:
        field = _ComponentField(number - 1, axis, self)
        field.component_edited.connect(self.component_edited)
        field.edit_finished.connect(self.edit_finished)
        self._grid.addWidget(field, number + 1, 1 + axis)
        return field

    def _chain(self) -> None:
        """Let Tab go row by row, whenever the fields were made."""
        chain: list[QWidget] = []
        for row in self._rows:
            chain += row.fields
            chain += [row.remover] if row.remover is not None else []
        for one, other in pairwise(chain):
            self.setTabOrder(one, other)

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        now = theme.current()
        self._grid.setContentsMargins(0, 0, 0, now.px(6))
        self._grid.setHorizontalSpacing(now.px(4))
        self._grid.setVerticalSpacing(now.px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of the chosen row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cell = self._rows[self._selected + 1].name
        now = theme.current()
        area = QRectF(0, cell.y() - now.px(3), self.width(), cell.height() + 2 * now.px(3))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.colour("text", 0.06))
        painter.drawRoundedRect(area, now.px(3), now.px(3))


@dataclass
class _Row:
    """The widgets of a vector; the query cannot be removed."""

    name: _NameCell
    fields: list[_ComponentField]
    remover: _RemoveButton | None


class _NameCell(QWidget):
    """A small arrow and the name; a click chooses the key."""

    chosen = Signal(int)

    def __init__(self, index: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"name_{index + 1}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._index = index
        self._markup, self._strong, self._narrow = "", False, False
        theme.follow(self)

    def show_name(self, name: str, strong: bool, *, narrow: bool) -> None:
        shown = f"${markup(name, 'q' if self._index == QUERY else 'k')}$"
        strong = strong or self._index == QUERY
        if (shown, strong, narrow) != (self._markup, self._strong, self._narrow):
            self._markup, self._strong, self._narrow = shown, strong, narrow
            self.setAccessibleName(name)
            self.updateGeometry()
            self.update()

    def on_theme_changed(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        now = theme.current()
        line = layout(self._markup, _NAME_GROWTH * now.text_px("body"))
        wide = line.width + now.px(6) + (0 if self._narrow else now.px(34))
        return QSize(min(max(round(wide), now.px(26)), now.px(110)), now.px(FIELD_HEIGHT))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._index != QUERY:
            self.chosen.emit(self._index)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        token = "q" if self._index == QUERY else "k"
        x, middle = float(now.px(2)), self.height() / 2
        if not self._narrow:
            width = now.line_px(3.0 if self._strong else 1.75)
            style = ArrowStyle(width, now.px(9), now.px(9))
            tip = QPointF(x + now.px(24), middle)
            draw_arrow(painter, QPointF(x, middle), tip, now.colour(token), style)
            x += now.px(33)
        # A long word is set smaller, never cut.
        size = _NAME_GROWTH * now.text_px("body")
        room = self.width() - x
        size *= min(1.0, room / max(1.0, layout(self._markup, size).width))
        draw_in(
            painter, QPointF(x, middle + 0.3 * size), self._markup, size, now.colours, default=token
        )


class _ComponentField(NumberField):
    """A number field that shows few digits until it is entered, and knows its place."""

    component_edited = Signal(int, int, object)

    def __init__(self, index: int, axis: int, parent: QWidget) -> None:
        self._index, self._axis = index, axis
        self._narrow = False
        super().__init__(
            f"component_{index + 1}_{axis + 1}",
            partial(_field_name, index, axis),
            text.component_field_tip,
            parent,
            minimum=-COMPONENT_LIMIT,
            maximum=COMPONENT_LIMIT,
            step=0.1,
            decimals=2,
        )
        self.edited.connect(self._on_edited)

    def set_narrow(self, narrow: bool) -> None:
        """Show fewer digits where three fields share the room of two."""
        if narrow != self._narrow:
            self._narrow = narrow
            if self.value is not None and not self.hasFocus():
                self.setText(self._show_number(self.value))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show all digits for editing."""
        if self.value is not None and not self.fault:
            self.setText(_all_of(self.value))
        super().focusInEvent(event)

    def _show_number(self, value: float) -> str:
        if self.hasFocus():
            return _all_of(value)
        return brief(value, _NARROW_DIGITS if self._narrow else _ROOM_DIGITS)

    @Slot(object)
    def _on_edited(self, value: object) -> None:
        self.component_edited.emit(self._index, self._axis, value)


class _RemoveButton(Button):
    """Removes the key of its row."""

    removed = Signal(int)

    def __init__(self, index: int, parent: QWidget) -> None:
        self._index = index
        words = partial(_remove_words, index)
        super().__init__(
            f"remove_{index + 1}",
            words,
            words,
            parent,
            kind=Kind.FLAT,
            icon="close",
            show_text=False,
        )
        self.clicked.connect(self._on_clicked)

    def sizeHint(self) -> QSize:
        """Return a small square."""
        now = theme.current()
        return QSize(now.px(24), now.px(24))

    def minimumSizeHint(self) -> QSize:
        """Return as `sizeHint`."""
        return self.sizeHint()

    @Slot()
    def _on_clicked(self) -> None:
        self.removed.emit(self._index)


def _all_of(value: float) -> str:
    """Return every digit of a number; noughts behind the point only where there is room."""
    usual = show_number(value, 2)
    return usual if len(usual) <= _ROOM_DIGITS else all_digits(value).removesuffix(".0")


def _heading(axis: int) -> str:
    return lesson_text.component().format(number=axis + 1)


def _field_name(index: int, axis: int) -> str:
    name = text.query_word() if index == QUERY else text.key_word().format(number=index + 1)
    return text.component_field().format(name=name, number=axis + 1)


def _remove_words(index: int) -> str:
    return text.remove_key().format(number=index + 1)
