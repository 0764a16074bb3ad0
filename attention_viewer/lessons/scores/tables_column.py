"""The editable tables: Q, K and, where it matters, V; or X and one of its weights."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.lessons.scores import names, text
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.edits import ROLES, WEIGHTS, Role, names_of, rows_of
from attention_viewer.lessons.scores.explained import projected_column
from attention_viewer.lessons.scores.intents import Intents
from attention_viewer.lessons.scores.state import State
from attention_viewer.lessons.scores.table_part import TablePart
from attention_viewer.runtime import theme
from attention_viewer.widgets.matrix_table import MatrixTable
from attention_viewer.widgets.matrix_table_view import LEAST_ROWS
from attention_viewer.widgets.segmented import Segment, Segmented

WIDTH = 232
GAP, WALL_GAP = 8, 2
THREE_TABLES = 280
"""Height that three tables of three rows need."""


class TablesColumn(QWidget):
    """Tables one below the other, each made when it is first shown."""

    def __init__(self, intents: Intents, parent: QWidget) -> None:
        super().__init__(parent)
        self._intents = intents
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._parts: dict[Role, TablePart] = {}
        self._slots: dict[Role, QVBoxLayout] = {}
        self._shown: tuple[Role, ...] = ()
        self._weights: Role = "wq"
        self._alone: Role = "x"
        self._explained: tuple[str, int] = ("", 0)
        self._low = False
        self._choices: dict[str, Segmented] = {}
        self._choice_slots = {"alone": QVBoxLayout(), "weights": QVBoxLayout()}
        before = {"x": "alone", WEIGHTS[0]: "weights"}
        for role in ROLES:
            if role in before:
                self._column.addLayout(self._choice_slots[before[role]])
            self._slots[role] = QVBoxLayout()
            self._column.addLayout(self._slots[role])
        self._column.addStretch(1)
        theme.follow(self)

    def table(self, role: Role) -> MatrixTable:
        """Return a table."""
        return self._part(role).table

    def show_state(self, state: State, derived: Derived) -> None:
        """Show the numbers; V only beside its stage, and one kind of weights."""
        self._follow(state)
        shown = self._shown_roles(state)
        for role, part in self._parts.items():
            if role not in shown:
                part.set_shown(False)
        if shown != self._shown:  # each touch of a layout lays the whole window out anew
            self._shown = shown
            self._set_gaps()
        self._offer_choice(state.embedded)
        decimals = dict(zip(("q", "k", "v"), derived.table_decimals, strict=True))
        if derived.embedding is not None:
            decimals |= zip(("x", *WEIGHTS), derived.embedding.decimals, strict=True)
        # So that the page never asks for the room of three full tables.
        least = LEAST_ROWS if shown == ("q", "k") else 1
        for role in shown:
            self._show(role, state, decimals[role], least)
            self._part(role).set_shown(True)
        for role, slot in self._slots.items():
            # By what each needs; the room below has the least and gets what all others leave.
            self._column.setStretchFactor(slot, slot.sizeHint().height() if role in shown else 0)

    def on_theme_changed(self) -> None:
        """Take over the width and the gaps."""
        now = theme.current()
        self.setMaximumWidth(now.px(WIDTH))
        self._set_gaps()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show fewer tables where three could not be seen whole."""
        super().resizeEvent(event)
        low = self.height() < theme.current().px(THREE_TABLES)
        if low != self._low:
            self._low = low
            self._intents.show_again()

    def _set_gaps(self) -> None:
        """Leave a gap between the tables that are shown; an empty slot would keep one, too."""
        now = theme.current()
        gap = now.px(WALL_GAP if now.projected else GAP)
        for role, slot in self._slots.items():
            above = role in self._shown[:-1]
            slot.setContentsMargins(0, 0, 0, gap if above else 0)
            slot.setSpacing(0)

    def _show(self, role: Role, state: State, decimals: int, least: int) -> None:
        part = self._part(role)
        rows, given = rows_of(state, role), names_of(state, role)
        numbered = role in WEIGHTS
        labels = _numbers(len(rows)) if numbered else names.markups(given, role)
        part.table.set_least_rows(least)
        part.table.set_rows(rows, labels, given, decimals)
        part.table.set_picked(-1 if numbered else state.picked[int(role in ("k", "v"))])
        part.table.set_picked_column(_picked_column(role, state))

    def _shown_roles(self, state: State) -> tuple[Role, ...]:
        if state.embedded:
            # Where there is little room, one of them with all of its rows.
            return (self._alone,) if self._scarce() else ("x", self._weights)
        if "output" not in (state.left, state.right):
            return ("q", "k")
        if self._scarce():  # only those in the sum that is written out
            return ("v",) if state.explained == "output" else ("q", "k")
        return ("q", "k", "v")

    def _scarce(self) -> bool:
        """Tell whether there is room for few tables: on the wall, or in a small window."""
        return self._low or theme.current().projected

    def _follow(self, state: State) -> None:
        """Bring up the weights of the component that was picked last."""
        explained = (state.explained, state.component)
        if explained != self._explained and state.explained == "projection" and state.embedded:
            self._weights = self._alone = WEIGHTS["qkv".index(projected_column(state)[0])]
        self._explained = explained

    def _offer_choice(self, embedded: bool) -> None:
        """Offer the weights, or all tables where only one is seen; make the choice when needed."""
        wanted = ("alone" if self._scarce() else "weights") if embedded else ""
        if wanted and wanted not in self._choices:
            self._choices[wanted] = self._made_choice(wanted)
        for name, choice in self._choices.items():
            choice.set_value(self._alone if name == "alone" else self._weights)
            choice.setVisible(name == wanted)

    def _made_choice(self, name: str) -> Segmented:
        segments = [
            Segment("wq", text.query_weights, text.query_weights_tip),
            Segment("wk", text.key_weights, text.key_weights_tip),
            Segment("wv", text.value_weights, text.value_weights_tip),
        ]
        label = text.weights_choice
        if name == "alone":
            segments.insert(0, Segment("x", text.embeddings_sign, text.embedding_table_name))
            label = text.table_choice
        made = Segmented(name, label, segments, self)
        made.chosen.connect(self._on_choice_chosen)
        self._choice_slots[name].addWidget(made)
        return made

    def _part(self, role: Role) -> TablePart:
        if role not in self._parts:
            made = TablePart(role, self._intents, self)
            made.set_shown(False)  # until it holds something to be measured
            self._slots[role].addWidget(made.title)
            self._slots[role].addWidget(made.table, 1)
            self._parts[role] = made
        return self._parts[role]

    @Slot(object)
    def _on_choice_chosen(self, role: Role) -> None:
        self._alone = role
        if role in WEIGHTS:
            self._weights = role
        self._intents.show_again()


@lru_cache(maxsize=4)
def _numbers(count: int) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, count + 1))


def _picked_column(role: Role, state: State) -> int:
    """Return the column whose numbers are multiplied in the sum that is written out, or -1."""
    if state.explained == "output" and role == "v":
        return min(state.component, state.d_v - 1)
    if state.explained == "projection" and role in WEIGHTS and state.embedded:
        name, column = projected_column(state)
        return column if role == f"w{name}" else -1
    return -1
