"""Asks which array of the opened files is to become which table."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.framework.matrix_files import Tensor
from attention_viewer.lessons.scores import text, words
from attention_viewer.lessons.scores.edits import WEIGHTS, Role
from attention_viewer.lessons.scores.files import text as file_text
from attention_viewer.lessons.scores.files.loading import ROLES_OF, Plan, guessed
from attention_viewer.lessons.scores.state import Source
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Button, Kind, Toggle
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.math_markup import escape
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.segmented import Segment, Segmented
from attention_viewer.widgets.spoken import Words

WIDTH = 620
MOST_LEADING = 2
MOST_NAME = 44
"""Letters of a name in the lists."""
AXES: tuple[Text, Text] = (file_text.first_axis, file_text.second_axis)
_LABELS: dict[Role, Text] = {
    "q": text.query_table,
    "k": text.key_table,
    "v": text.value_table,
    "x": text.embedding_table,
    "wq": text.query_weights_table,
    "wk": text.key_weights_table,
    "wv": text.value_weights_table,
}
Row = tuple[RichLabel, Choice]


class OpenDialog(QDialog):
    """Lists the arrays with shape and type beside each table that they can fill.

    Signals
    -------
    planned(plan)
        The person has chosen; the dialog stays open until it is accepted.
    """

    planned = Signal(object)

    def __init__(self, tensors: tuple[Tensor, ...], source: Source, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("openDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._tensors, self._source = tensors, source
        self._rows: dict[Role, Row] = {}
        self._grid = QGridLayout()
        self._column = QVBoxLayout(self)
        self._title = RichLabel(file_text.which_tables, self, role="headline", weight=600)
        self._column.addWidget(self._title)
        self._add_source()
        for role in (*ROLES_OF["tables"], *ROLES_OF["embeddings"]):
            self._add_row(role)
        self._grid.setColumnStretch(1, 1)
        self._column.addLayout(self._grid)
        self._axes = self._add_axes()
        self._rows_first = Toggle("rowsFirst", file_text.rows_first, file_text.rows_first_tip, self)
        self._rows_first.clicked.connect(self._on_rows_first_clicked)
        self._column.addWidget(self._rows_first)
        self._turned = Toggle("turnedWeights", file_text.turned, file_text.turned_tip, self)
        self._column.addWidget(self._turned)
        self._fault = RichLabel(_nothing, self, wrap=True)
        self._fault.setObjectName("openFault")
        self._fault.hide()
        self._column.addWidget(self._fault)
        self._column.addStretch(1)
        self._add_buttons()
        self._words = Words(self, setWindowTitle=file_text.open_title)
        theme.follow(self)
        self._guess()

    def plan(self) -> Plan:
        """Return what is chosen."""
        chosen: dict[Role, Tensor] = {}
        for role in ROLES_OF[self._source]:
            index = self._rows[role][1].value()
            if isinstance(index, int):
                chosen[role] = self._tensors[index]
        leading = tuple(int(field.value) for _, field in self._axes)
        turned, rows_first = self._turned.isChecked(), self._rows_first.isChecked()
        return Plan(self._source, chosen, leading, rows_first, turned)

    def say(self, fault: Text) -> None:
        """Say why the arrays cannot be used as chosen."""
        self._fault.set_text(fault)
        self._fault.show()

    def on_theme_changed(self) -> None:
        """Take over margins, gaps and width."""
        now = theme.current()
        margin = now.px(24)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(now.px(12))
        self._grid.setHorizontalSpacing(now.px(16))
        self._grid.setVerticalSpacing(now.px(8))
        # Not the dialog's own, which would take the place of what the lists need.
        self._title.setMinimumWidth(now.px(WIDTH) - 2 * margin)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter open."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._on_accept_clicked()
            return
        super().keyPressEvent(event)

    def _add_source(self) -> None:
        segments = [
            Segment("tables", words.source_tables, words.source_tables_tip),
            Segment("embeddings", words.source_embeddings, words.source_embeddings_tip),
        ]
        self._choice = Segmented("openSource", words.source_label, segments, self)
        self._choice.set_value(self._source)
        self._choice.chosen.connect(self._on_source_chosen)
        self._column.addWidget(self._choice)

    def _add_row(self, role: Role) -> None:
        options: list[tuple[Hashable, Text]] = [("keep", file_text.keep)]
        several = len({tensor.file for tensor in self._tensors}) > 1
        options += [
            (index, partial(_words, each, several)) for index, each in enumerate(self._tensors)
        ]
        label = RichLabel(_LABELS[role], self)
        choice = Choice(f"open_{role}", _LABELS[role], file_text.choose_tip, options, self)
        choice.chosen.connect(self._on_array_chosen)
        row = self._grid.rowCount()
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(choice, row, 1)
        self._rows[role] = (label, choice)

    def _add_axes(self) -> tuple[tuple[RichLabel, NumberField], ...]:
        made = []
        for number, words_of in enumerate(AXES, start=1):
            label = RichLabel(words_of, self, role="label", colour="muted")
            field = NumberField(f"axis{number}", words_of, words_of, self, minimum=0, maximum=0)
            field.set_value(0)
            self._column.addWidget(label)
            self._column.addWidget(field)
            made.append((label, field))
        return tuple(made)

    def _add_buttons(self) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        cancel = Button("openCancel", file_text.cancel, file_text.cancel_tip, self)
        accept = Button(
            "openAccept",
            file_text.open_button,
            file_text.open_button_tip,
            self,
            kind=Kind.PRIMARY,
        )
        cancel.clicked.connect(self.reject)
        accept.clicked.connect(self._on_accept_clicked)
        row.addWidget(cancel)
        row.addWidget(accept)
        self._column.addLayout(row)

    def _guess(self) -> None:
        for source, roles in ROLES_OF.items():
            found = guessed(source, self._tensors)
            for role in roles:
                self._rows[role][1].set_value(found.get(role, "keep"))
        self._show()

    def _show(self) -> None:
        """Show the tables of the way in, and an index for each axis before the last two."""
        for role, (label, choice) in self._rows.items():
            offered = role in ROLES_OF[self._source]
            label.setVisible(offered)
            choice.setVisible(offered)
        self._turned.setVisible(self._source == "embeddings")
        plan = self.plan()
        shapes = [
            tensor.other_axes(rows_first=plan.rows_first and role not in WEIGHTS)
            for role, tensor in plan.chosen.items()
        ]
        self._rows_first.setVisible(any(shapes))
        for number, (words_of, (label, field)) in enumerate(zip(AXES, self._axes, strict=True)):
            sizes = [shape[number] for shape in shapes if number < len(shape) <= MOST_LEADING]
            label.setVisible(bool(sizes))
            field.setVisible(bool(sizes))
            last = max(min(sizes, default=1) - 1, 0)
            label.set_text(partial(_with_range, words_of, last))
            field.set_limits(0, last)
            if field.value > last:
                field.set_value(0)

    @Slot(object)
    def _on_source_chosen(self, source: Source) -> None:
        self._source = source
        self._choice.set_value(source)
        self._show()

    @Slot(object)
    def _on_array_chosen(self, _index: object) -> None:
        self._show()

    @Slot(bool)
    def _on_rows_first_clicked(self, _checked: bool) -> None:
        self._show()

    @Slot()
    def _on_accept_clicked(self) -> None:
        self.planned.emit(self.plan())


def _nothing() -> str:
    return ""


def _with_range(words_of: Text, last: int) -> str:
    return f"{words_of()}   0\u2013{last}"


def _words(tensor: Tensor, several: bool) -> str:
    """Return name, shape and type of an array; its file, too, where there are several."""
    sizes = " \u00d7 ".join(map(str, tensor.shape))
    name = _end_of(tensor.name, MOST_NAME) if tensor.name else _end_of(tensor.file, MOST_NAME)
    if tensor.name and several:
        name = f"{_end_of(tensor.file, MOST_NAME // 2)}: {_end_of(tensor.name, MOST_NAME // 2)}"
    return escape(f"{name}   {sizes}   {tensor.dtype}")


def _end_of(name: str, most: int) -> str:
    """Return a name that is not too long; its end tells more than its beginning."""
    return name if len(name) <= most else f"\N{HORIZONTAL ELLIPSIS}{name[1 - most :]}"
