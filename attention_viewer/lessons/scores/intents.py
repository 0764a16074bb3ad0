"""What the person wants done, turned into edits of the state and words about side effects."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.core.limits import StateError
from attention_viewer.framework.lesson import LessonServices, Text
from attention_viewer.lessons.scores import edits, text, words
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.edits import Fields, Role
from attention_viewer.lessons.scores.handover import offer
from attention_viewer.lessons.scores.presets import example_state
from attention_viewer.lessons.scores.state import (
    MAX_ROWS,
    VALUE_LIMIT,
    Explained,
    Stage,
    State,
)
from attention_viewer.widgets.matrix_table import Block

MOST_DRAWN = 3
MOST_DRAWN_KEYS = 5


class Intents(QObject):
    """The only place from which this lesson's page edits its state.

    Signals
    -------
    shown_again()
        Something that belongs to the page, not to the state, is to be shown anew.
    """

    shown_again = Signal()

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

    def show_again(self) -> None:
        """Ask the page to show the present state anew."""
        self.shown_again.emit()

    def type_number(self, role: Role, row: int, column: int, value: float) -> None:
        """Put a number into a table while it is being typed."""
        new = edits.with_block(self.state, role, row, column, ((value,),))
        new |= edits.with_picked(self.state, role, row, column)
        self.edit(words.undo_number(), f"cell {role} {row} {column}", **new)

    def write(self, role: Role, block: Block, pasted: bool) -> None:
        """Write a block; say when the tables grew."""
        before = self.state
        try:
            new = edits.with_block(before, role, block.row, block.column, block.rows, block.names)
            new |= edits.with_picked(before, role, block.row, block.column)
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

    def choose_source(self, source: object, derived: Derived) -> None:
        """Give Q, K and V in tables, which keep what was computed, or compute them."""
        state = self.state
        if source == state.source:
            return
        new = edits.with_embeddings(state)
        if source == "tables":
            tables = (derived.q, derived.k, derived.v)
            if max(derived.largest["projected"], 0.0) > VALUE_LIMIT:
                self._messages.warn(_filled(text.too_large_to_keep, limit=f"{VALUE_LIMIT:.0f}"))
                return
            new = edits.with_tables(state, *(tuple(map(tuple, t.tolist())) for t in tables))
        self.edit(words.undo_source(), **new)

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
        """Pick the query or the key of a table's row; rows of weights are of no token."""
        if role not in edits.WEIGHTS:
            self.edit(words.undo_pick(), "pick", picked=edits.picked_by(self.state, role, row))

    def pick(self, query: int, key: int) -> None:
        """Pick a cell of scores; picks in a row are one undo step."""
        self.edit(words.undo_pick(), "pick", picked=(query, key), explained="score")

    def pick_component(self, explained: Explained, query: int, component: int) -> None:
        """Pick a component of a query's output or projections."""
        self.edit(
            words.undo_pick(),
            "pick",
            picked=(query, self.state.picked[1]),
            explained=explained,
            component=component,
        )

    def resize(self, d_k: int) -> None:
        """Change d_k."""
        self._resize("d_k", d_k)

    def resize_embeddings(self, d_model: int) -> None:
        """Change the number of components of an embedding."""
        self._resize("d_model", d_model)

    def _resize(self, what: str, size: int) -> None:
        """Change a width. While a number is typed every step starts from the tables before it.

        Typing 16 passes through 1, which must not cost the components 2 to 16.
        """
        if self._resized_from is None or self.state is not self._resized_to:
            self._resized_from = self.state
        before = self._resized_from
        old = before.d_k if what == "d_k" else before.d_model
        change = edits.with_d_k if what == "d_k" else edits.with_d_model
        name = words.undo_d_k() if what == "d_k" else words.undo_d_model()
        self.edit(name, what, **change(before, size))
        self._resized_to = self.state
        self._messages.clear() if size == old else self._tell_size(old, size)

    def choose_stage(self, stage: Stage, at_left: bool) -> None:
        """Look at a stage at one side."""
        self.edit(words.undo_stage(), **{"left" if at_left else "right": stage})

    def step_stage(self, step: int) -> None:
        """Look at the next stage beside the one before it (1), or go back (-1), round and round.

        From any other two stages it begins with the first, or going back with the last.
        """
        pairs = edits.stage_pairs(self.state)
        seen = (self.state.left, self.state.right)
        at = pairs.index(seen) + step if seen in pairs else min(step, 0)
        left, right = pairs[at % len(pairs)]
        made = edits.explained_at(left, right)
        self.edit(words.undo_stage(), left=left, right=right, explained=made)

    def toggle_key(self, key: int) -> None:
        """Hide a key or show it again."""
        self.edit(words.undo_mask(), **edits.with_key_toggled(self.state, key))

    def fill(self, new: Fields) -> None:
        """Fill Q and K."""
        self.edit(words.undo_fill(), **new)

    def choose_preset(self, preset_id: object) -> None:
        """Start from a ready example."""
        self._store.end_merge()
        self._store.replace(words.undo_example(), example_state(preset_id))

    @Slot()
    def take_to_vectors(self) -> None:
        """Send the picked query and the keys, as many as the other lesson draws."""
        if self.state.d_k > MOST_DRAWN:
            self._messages.warn(text.too_many_components)
            return
        given = offer(self.state, "vectors")
        few = slice(MOST_DRAWN_KEYS)
        self._bus.send(replace(given, keys=given.keys[few], key_names=given.key_names[few]))

    def _tell_size(self, old: int, new: int) -> None:
        grown = new > old
        first, last = (old + 1, new) if grown else (new + 1, old)
        if first == last:
            said = text.one_component_added if grown else text.one_component_dropped
        else:
            said = text.components_added if grown else text.components_dropped
        self._messages.info(_filled(said, first=first, last=last))


def _filled(words: Text, **pieces: object) -> Text:
    """Return words with their pieces put in, which stay in step with the language."""

    def say() -> str:
        return words().format(**pieces)

    return say
