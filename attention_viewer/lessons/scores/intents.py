"""What the person wants done, turned into edits of the state and words about side effects."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from PySide6.QtCore import QObject, Slot

from attention_viewer.core.limits import StateError
from attention_viewer.framework.bus import Handover
from attention_viewer.framework.lesson import LessonServices, Text
from attention_viewer.lessons.scores import edits, text, words
from attention_viewer.lessons.scores.edits import Fields, Role
from attention_viewer.lessons.scores.presets import presets
from attention_viewer.lessons.scores.state import MAX_ROWS, STAGES, Stage, State
from attention_viewer.widgets.matrix_table import Block

LOOKS = frozenset({"left", "right", "picked", "range_locked", "transposed"})
"""Fields that change what is looked at; all others make an example."""
NUMBERS = tuple(field.name for field in fields(State) if field.name not in LOOKS)
MOST_DRAWN = 3
MOST_DRAWN_KEYS = 5


class Intents(QObject):
    """The only place from which this lesson's page edits its state."""

    def __init__(self, services: LessonServices, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._messages, self._bus = services.store, services.messages, services.bus
        self._resized_from: State | None = None
        self._resized_to: State | None = None

    @property
    def state(self) -> State:
        """The present state."""
        state: State = self._store.state
        return state

    def edit(self, name: str, merge: str | None = None, **new: Any) -> None:
        """Change fields as one undo step."""
        if merge is None:
            self._store.end_merge()
        self._store.edit(name, merge=merge, **new)

    @Slot()
    def end_edit(self) -> None:
        """End typing or dragging: the next edit is an undo step of its own."""
        self._store.end_merge()
        self._resized_from = None

    def type_number(self, role: Role, row: int, column: int, value: float) -> None:
        """Put a number into a table while it is being typed."""
        new = edits.with_block(self.state, role, row, column, ((value,),))
        self.edit(words.undo_number(), f"cell {role} {row} {column}", **new)

    def write(self, role: Role, block: Block, pasted: bool) -> None:
        """Write a block; say when the tables grew."""
        before = self.state
        try:
            new = edits.with_block(before, role, block.row, block.column, block.rows, block.names)
        except StateError as error:
            self._store.refused.emit(error)
            return
        self.edit(words.undo_paste() if pasted else words.undo_clear(), **new)
        rows = edits.rows_of(self.state, role)
        old = edits.rows_of(before, role)
        if (len(rows), len(rows[0])) != (len(old), len(old[0])):
            self._messages.info(_filled(text.table_grown, rows=len(rows), columns=len(rows[0])))

    def rename(self, role: Role, row: int, name: str) -> None:
        """Give a row another name."""
        self.edit(words.undo_rename(), **edits.with_name(self.state, role, row, name))

    def add_row(self, role: Role) -> None:
        """Add a row of zeros."""
        if len(edits.rows_of(self.state, role)) >= MAX_ROWS:
            self._messages.warn(_filled(text.table_full, rows=MAX_ROWS))
            return
        self.edit(words.undo_rows(), **edits.with_row_added(self.state, role))

    def remove_row(self, role: Role, row: int) -> None:
        """Remove a row; say so when it is the last, which stays."""
        new = edits.with_row_removed(self.state, role, row)
        if not new:
            self._messages.warn(text.last_row_stays)
            return
        self.edit(words.undo_rows(), **new)

    def move_row(self, role: Role, row: int, step: int) -> None:
        """Move a row up or down."""
        self.edit(words.undo_rows(), **edits.with_row_moved(self.state, role, row, step))

    def pick_row(self, role: Role, row: int) -> None:
        """Pick the query or the key of a table's row."""
        query, key = self.state.picked
        self.pick(row if role == "q" else query, key if role == "q" else row)

    def pick(self, query: int, key: int) -> None:
        """Pick a cell; picks in a row are one undo step."""
        self.edit(words.undo_pick(), "pick", picked=(query, key))

    def resize(self, d_k: int) -> None:
        """Change d_k. While one number is typed every step starts from the vectors before it.

        Typing 16 passes through 1, which must not cost the components 2 to 16.
        """
        if self._resized_from is None or self.state is not self._resized_to:
            self._resized_from = self.state
        before = self._resized_from
        self.edit(words.undo_d_k(), "d_k", **edits.with_d_k(before, d_k))
        self._resized_to = self.state
        self._messages.clear() if d_k == before.d_k else self._tell_size(before.d_k, d_k)

    def choose_stage(self, stage: Stage, at_left: bool) -> None:
        """Look at a stage at one side."""
        self.edit(words.undo_stage(), **{"left" if at_left else "right": stage})

    @Slot()
    def next_stage(self) -> None:
        """Look at the next stage at the right, at the first after the last."""
        after = STAGES[(STAGES.index(self.state.right) + 1) % len(STAGES)]
        self.choose_stage(after, False)

    def toggle_key(self, key: int) -> None:
        """Hide a key or show it again."""
        self.edit(words.undo_mask(), **edits.with_key_toggled(self.state, key))

    def fill(self, new: Fields) -> None:
        """Fill Q and K."""
        self.edit(words.undo_fill(), **new)

    def choose_preset(self, preset_id: object) -> None:
        """Start from a ready example."""
        state = next(each.state for each in presets() if each.id == preset_id)
        self._store.end_merge()
        self._store.replace(words.undo_example(), state)

    @Slot()
    def take_to_vectors(self) -> None:
        """Send the picked query and the keys, as many as the other lesson draws."""
        state = self.state
        if state.d_k > MOST_DRAWN:
            self._messages.warn(text.too_many_components)
            return
        query = state.picked[0]
        self._bus.send(
            Handover(
                to="vectors",
                queries=(state.queries[query],),
                keys=state.keys[:MOST_DRAWN_KEYS],
                query_names=(state.query_names[query],),
                key_names=state.key_names[:MOST_DRAWN_KEYS],
            )
        )

    def _tell_size(self, old: int, new: int) -> None:
        grown = new > old
        first, last = (old + 1, new) if grown else (new + 1, old)
        if first == last:
            said = text.one_component_added if grown else text.one_component_dropped
        else:
            said = text.components_added if grown else text.components_dropped
        self._messages.info(_filled(said, first=first, last=last))


def _filled(words: Text, **pieces: int) -> Text:
    """Return words with their pieces put in, which stay in step with the language."""

    def say() -> str:
        return words().format(**pieces)

    return say


def same_numbers(one: State, other: State) -> bool:
    """Tell whether two states differ at most in what is looked at."""
    return all(getattr(one, name) == getattr(other, name) for name in NUMBERS)
