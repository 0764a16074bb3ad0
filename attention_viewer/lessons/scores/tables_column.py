"""The editable tables of Q, K and, where it matters, V."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.scores import names, text
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.edits import ROLES, Role, names_of, rows_of
from attention_viewer.lessons.scores.intents import Intents
from attention_viewer.lessons.scores.state import MAX_D_K, MAX_ROWS, VALUE_LIMIT, State
from attention_viewer.runtime import theme
from attention_viewer.widgets.matrix_table import Block, MatrixTable, RowAction
from attention_viewer.widgets.matrix_table_view import LEAST_ROWS
from attention_viewer.widgets.rich_label import RichLabel

WIDTH = 232
_TITLES: dict[Role, tuple[Text, Text]] = {
    "q": (text.query_table, text.query_table_name),
    "k": (text.key_table, text.key_table_name),
    "v": (text.value_table, text.value_table_name),
}
_ACTIONS = (
    RowAction("add", text.add_row),
    RowAction("remove", text.remove_row),
    RowAction("up", text.move_up),
    RowAction("down", text.move_down),
)
_STEPS = {"up": -1, "down": 1}


class TablesColumn(QWidget):
    """Three tables, one below the other."""

    def __init__(self, intents: Intents, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._parts = {role: _Part(role, intents, self) for role in ROLES}
        for part in self._parts.values():
            self._column.addWidget(part.title)
            self._column.addWidget(part.table)
            self._column.addSpacing(1)
        self._column.addStretch(1)
        theme.follow(self)

    def table(self, role: Role) -> MatrixTable:
        """Return the table of Q, K or V."""
        return self._parts[role].table

    def show_state(self, state: State, derived: Derived) -> None:
        """Show the numbers; V only beside its stage."""
        picked = {"q": state.picked[0], "k": state.picked[1], "v": state.picked[1]}
        for role, decimals in zip(ROLES, derived.table_decimals, strict=True):
            part = self._parts[role]
            given = names_of(state, role)
            labels = names.markups(given, role)
            part.table.set_rows(rows_of(state, role), labels, given, decimals)
            part.table.set_picked(picked[role])
        shown = "output" in (state.left, state.right)
        # Before V is shown, so that the page never asks for the room of three full tables.
        for part in self._parts.values():
            part.table.set_least_rows(1 if shown else LEAST_ROWS)
        self._parts["v"].set_shown(shown)
        # The wall has room for two tables only.
        self._parts["q"].set_shown(not (shown and theme.current().projected))

    def on_theme_changed(self) -> None:
        """Take over the width and the gaps."""
        now = theme.current()
        self.setMaximumWidth(now.px(WIDTH))
        for index in range(self._column.count()):
            item = self._column.itemAt(index)
            spacer = item.spacerItem() if item is not None else None
            if spacer is not None and index < self._column.count() - 1:
                spacer.changeSize(0, now.px(10 if not now.projected else 2))
        self._column.invalidate()


class _Part(QObject):
    """One table with its title; passes on what the person wants with its role."""

    def __init__(self, role: Role, intents: Intents, parent: QWidget) -> None:
        super().__init__(parent)
        self._role, self._intents = role, intents
        title, name = _TITLES[role]
        self.title = RichLabel(title, parent, role="body", weight=600)
        self.table = MatrixTable(
            f"table_{role}",
            name,
            text.table_tip,
            parent,
            token=role,
            limit=VALUE_LIMIT,
            most=(MAX_ROWS, MAX_D_K),
            words=(text.copy, text.cut, text.paste, text.rename),
            row_actions=_ACTIONS,
        )
        self.table.typed.connect(self._on_table_typed)
        self.table.edit_finished.connect(intents.end_edit)
        self.table.block_written.connect(self._on_table_block_written)
        self.table.renamed.connect(self._on_table_renamed)
        self.table.row_picked.connect(self._on_table_row_picked)
        self.table.row_action.connect(self._on_table_row_action)

    def set_shown(self, shown: bool) -> None:
        """Show or hide table and title."""
        self.title.setVisible(shown)
        self.table.setVisible(shown)

    @Slot(int, int, float)
    def _on_table_typed(self, row: int, column: int, value: float) -> None:
        self._intents.type_number(self._role, row, column, value)

    @Slot(object, bool)
    def _on_table_block_written(self, block: Block, pasted: bool) -> None:
        self._intents.write(self._role, block, pasted)

    @Slot(int, str)
    def _on_table_renamed(self, row: int, name: str) -> None:
        self._intents.rename(self._role, row, name)

    @Slot(int)
    def _on_table_row_picked(self, row: int) -> None:
        self._intents.pick_row(self._role, row)

    @Slot(str, int)
    def _on_table_row_action(self, name: str, row: int) -> None:
        if name == "add":
            self._intents.add_row(self._role)
        elif name == "remove":
            self._intents.remove_row(self._role, row)
        else:
            self._intents.move_row(self._role, row, _STEPS[name])
