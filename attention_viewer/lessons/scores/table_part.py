"""One editable table with its title; passes on what the person wants with its role."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.scores import text
from attention_viewer.lessons.scores.edits import WEIGHTS, Role
from attention_viewer.lessons.scores.intents import Intents
from attention_viewer.lessons.scores.state import MAX_D_K, MAX_ROWS, VALUE_LIMIT
from attention_viewer.widgets.matrix_table import Block, MatrixTable, RowAction
from attention_viewer.widgets.rich_label import RichLabel

_TITLES: dict[Role, tuple[Text, Text]] = {
    "q": (text.query_table, text.query_table_name),
    "k": (text.key_table, text.key_table_name),
    "v": (text.value_table, text.value_table_name),
    "x": (text.embedding_table, text.embedding_table_name),
    "wq": (text.query_weights_table, text.query_weights_tip),
    "wk": (text.key_weights_table, text.key_weights_tip),
    "wv": (text.value_weights_table, text.value_weights_tip),
}
_COLOURS: dict[Role, str] = {"x": "text", "wq": "q", "wk": "k", "wv": "v"}
_ACTIONS = (
    RowAction("add", text.add_row, Qt.Key.Key_Insert),
    RowAction("remove", text.remove_row, Qt.Key.Key_Delete),
    RowAction("up", text.move_up, Qt.Key.Key_Up),
    RowAction("down", text.move_down, Qt.Key.Key_Down),
)
_STEPS = {"up": -1, "down": 1}


class TablePart(QObject):
    """A table of one role."""

    def __init__(self, role: Role, intents: Intents, parent: QWidget) -> None:
        super().__init__(parent)
        self._role, self._intents = role, intents
        title, name = _TITLES[role]
        weights = role in WEIGHTS
        self.title = RichLabel(title, parent, role="body", weight=600)
        self.table = MatrixTable(
            f"table_{role}",
            name,
            text.weights_tip if weights else text.table_tip,
            parent,
            token=_COLOURS.get(role, role),
            limit=VALUE_LIMIT,
            most=(MAX_D_K if weights else MAX_ROWS, MAX_D_K),
            words=(text.copy, text.cut, text.paste, text.rename),
            row_actions=() if weights else _ACTIONS,
        )
        self.table.typed.connect(self._on_table_typed)
        self.table.edit_finished.connect(intents.end_edit)
        self.table.block_written.connect(self._on_table_block_written)
        self.table.renamed.connect(self._on_table_renamed)
        self.table.row_picked.connect(self._on_table_row_picked)
        self.table.row_action.connect(self._on_table_row_action)

    def set_shown(self, shown: bool) -> None:
        """Show or hide table and title; the choice above the weights is title enough."""
        self.title.setVisible(shown and self._role not in WEIGHTS)
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
            self.table.put_cursor(MAX_ROWS)
        elif name == "remove":
            self._intents.remove_row(self._role, row)
            self.table.put_cursor(row)
        else:
            self._intents.move_row(self._role, row, _STEPS[name])
            self.table.put_cursor(max(row + _STEPS[name], 0))
