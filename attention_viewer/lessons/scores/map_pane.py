"""One stage as a heat map in which cells are picked and keys hidden."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.scores import maps, text
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.intents import Intents
from attention_viewer.lessons.scores.state import Stage, State
from attention_viewer.widgets.heatmap import Heatmap


class MapPane(QWidget):
    """Shows one of the stages and picks cells in it."""

    def __init__(self, name: str, label: Text, intents: Intents, parent: QWidget) -> None:
        super().__init__(parent)
        self._intents = intents
        self._stage: Stage = "scores"
        self._turned = False
        self._chooses_keys = False
        self.map = Heatmap(name, label, text.map_tip, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.map)
        self.map.picked.connect(self._on_map_picked)
        self.map.pick_ended.connect(intents.end_edit)
        self.map.activated.connect(self._on_map_activated)
        self.map.header_clicked.connect(self._on_map_header_clicked)

    def show_stage(
        self,
        stage: Stage,
        state: State,
        derived: Derived,
        *,
        hide: bool,
        fade: bool,
        compared: bool = False,
    ) -> None:
        """Show a stage of the state; ``fade`` lets it come up through the stage before.

        ``compared`` shows it undivided where it stands beside itself.
        """
        fade = fade and stage != self._stage
        self._stage, self._turned = stage, state.transposed
        self._chooses_keys = state.mask == "keys"
        data = maps.stage_map(stage, state, derived, hide=hide, compared=compared)
        self.map.set_data(data, fade=fade)
        self.map.set_picked(maps.picked(stage, state))

    @Slot(int, int)
    def _on_map_picked(self, row: int, column: int) -> None:
        query, across = (column, row) if self._turned else (row, column)
        if self._stage == "output":
            self._intents.pick_component("output", query, across)
        elif self._stage == "projected":
            self._intents.pick_component("projection", query, across)
        else:
            self._intents.pick(query, across)

    @Slot(int, int)
    def _on_map_activated(self, row: int, column: int) -> None:
        self._hide_key(row if self._turned else column)

    @Slot(bool, int)
    def _on_map_header_clicked(self, is_row: bool, index: int) -> None:
        if is_row == self._turned:
            self._hide_key(index)

    def _hide_key(self, key: int) -> None:
        if self._chooses_keys and self._stage not in ("output", "projected"):
            self._intents.toggle_key(key)
