"""The column of controls of the QK^T lesson."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QGuiApplication

from attention_viewer.core.formatting import HIDDEN, compact
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.scores import maps, words
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.files.commands import Files
from attention_viewer.lessons.scores.intents import Intents
from attention_viewer.lessons.scores.more import MoreControls
from attention_viewer.lessons.scores.presets import EXAMPLES, example_of
from attention_viewer.lessons.scores.state import MAX_D_K, MAX_DIVISOR, MIN_DIVISOR, State
from attention_viewer.widgets.buttons import Button, Kind, Toggle
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Group, Panel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.segmented import Segment, Segmented


class Controls(QObject):
    """Fills the panel, shows the state in it and sends intents."""

    def __init__(self, intents: Intents, files: Files, panel: Panel) -> None:
        super().__init__(panel)
        self._intents, self._panel = intents, panel
        self._limit = self._limit_before = self._said = ""
        self._ranged: Hashable = None
        self._derived: Derived | None = None
        self._add_example()
        self._add_source()
        self._add_widths()
        self._add_divisor()
        self._add_mask()
        self._add_range()
        self._transpose = Toggle("transpose", words.transpose, words.transpose_tip, panel)
        self._transpose.clicked.connect(self._on_transpose_clicked)
        panel.add(self._transpose)
        self._more = MoreControls(intents, files, panel)
        self._step = Button(
            "stepByStep", words.step, words.step_tip, panel, kind=Kind.PRIMARY, icon="play"
        )
        self._step.clicked.connect(self._on_step_clicked)
        panel.set_primary(self._step)

    def show_state(self, state: State, derived: Derived, *, hide: bool) -> None:
        """Show a state without sending anything.

        While numbers are hidden the range is, too: it tells how large they are.
        """
        self._derived = derived
        self._example.set_value(example_of(state))
        self._source.set_value(state.source)
        self._d_k.set_value(state.d_k)
        self._d_model.set_value(state.d_model)
        self._panel.set_group_shown(self._d_model_group, state.embedded)
        self._divisor.set_value(state.divisor)
        self._own.set_value(state.own_divisor)
        self._own.setVisible(state.divisor == "own")
        self._mask.set_value(state.mask)
        self._hint.setVisible(state.mask == "keys")
        self._show_range(state, derived, hide)
        self._transpose.setChecked(state.transposed)
        self._more.show_state(state)

    def _add_example(self) -> None:
        group = Group(self._panel, words.example)
        options = [(each.id, each.title) for each in EXAMPLES]
        self._example = Choice(
            "example",
            words.example,
            words.example_tip,
            options,
            group,
            none_text=words.own_numbers,
        )
        self._example.chosen.connect(self._intents.choose_preset)
        group.add(self._example)
        self._panel.add(group)

    def _add_source(self) -> None:
        group = Group(self._panel, words.source_label)
        segments = [
            Segment("tables", words.source_tables, words.source_tables_tip),
            Segment("embeddings", words.source_embeddings, words.source_embeddings_tip),
        ]
        self._source = Segmented("source", words.source_label, segments, group)
        self._source.chosen.connect(self._on_source_chosen)
        group.add(self._source)
        self._panel.add(group)

    def _add_widths(self) -> None:
        group = Group(self._panel, words.d_k_label)
        self._d_k = self._width_field("d_k", words.d_k_label, words.d_k_tip, group)
        self._d_k.edited.connect(self._intents.resize)
        self._panel.add(group)
        self._d_model_group = Group(self._panel, words.d_model_label)
        self._d_model = self._width_field(
            "d_model", words.d_model_label, words.d_model_tip, self._d_model_group
        )
        self._d_model.edited.connect(self._intents.resize_embeddings)
        self._panel.add(self._d_model_group)

    def _width_field(self, name: str, label: Text, tip: Text, group: Group) -> NumberField:
        field = NumberField(name, label, tip, group, minimum=1, maximum=MAX_D_K)
        field.edit_finished.connect(self._intents.end_edit)
        group.add(field)
        return field

    def _add_divisor(self) -> None:
        group = Group(self._panel, words.divisor_label)
        segments = [
            Segment("none", words.divide_none, words.divide_none_tip),
            Segment("sqrt", words.divide_sqrt, words.divide_sqrt_tip),
            Segment("dk", words.divide_dk, words.divide_dk_tip),
            Segment("own", words.divide_own, words.divide_own_tip),
        ]
        self._divisor = Segmented("divisor", words.divisor_label, segments, group)
        self._own = NumberField(
            "ownDivisor",
            words.own_divisor,
            words.own_divisor_tip,
            group,
            minimum=MIN_DIVISOR,
            maximum=MAX_DIVISOR,
            step=0.5,
            decimals=1,
        )
        self._divisor.chosen.connect(self._on_divisor_chosen)
        self._own.edited.connect(self._on_own_edited)
        self._own.edit_finished.connect(self._intents.end_edit)
        group.add(self._divisor)
        group.add(self._own)
        self._panel.add(group)

    def _add_mask(self) -> None:
        group = Group(self._panel, words.mask_label)
        segments = [
            Segment("none", words.mask_none, words.mask_none_tip),
            Segment("causal", words.mask_causal, words.mask_causal_tip),
            Segment("keys", words.mask_keys, words.mask_keys_tip),
        ]
        self._mask = Segmented("mask", words.mask_label, segments, group)
        self._mask.chosen.connect(self._on_mask_chosen)
        self._hint = RichLabel(words.mask_hint, group, role="label", colour="muted", wrap=True)
        group.add(self._mask)
        group.add(self._hint)
        self._panel.add(group)

    def _add_range(self) -> None:
        group = Group(self._panel, words.range_label)
        self._lock = Button("rangeLock", self._lock_text, words.range_tip, group, icon="lock")
        self._lock.setCheckable(True)
        self._lock.clicked.connect(self._on_lock_clicked)
        self._range_hint = RichLabel(
            words.range_hint_locked, group, role="label", colour="muted", wrap=True
        )
        self._range_hint.setObjectName("rangeHint")
        group.add_row(self._lock, self._range_hint, stretch=(0, 1))
        self._panel.add(group)

    def _show_range(self, state: State, derived: Derived, hide: bool) -> None:
        """Show the range that is shared; where the numbers have moved it, what it was before."""
        limit = HIDDEN if hide else compact(maps.shared_limit(state, derived))
        sides = (state.left, state.right, state.range_locked, state.d_k, hide)
        ranged = (*sides, state.names_of_queries, state.names_of_keys)
        if ranged != self._ranged:
            self._ranged, self._limit_before = ranged, ""
        elif limit != self._limit:
            self._limit_before = self._limit
        self._limit = limit
        self._lock.setChecked(state.range_locked)
        said = self._lock_words(state.range_locked)
        if said != self._said:  # a change of words lays the whole panel out anew
            self._said = said
            self._lock.set_icon("lock" if state.range_locked else "unlock")
            self._lock.set_markup(said)
        self._range_hint.set_markup(self._hint_words(state.range_locked))

    def _hint_words(self, locked: bool) -> str:
        if not locked:
            return words.range_hint_free()
        if self._limit_before:
            return words.range_hint_moved().format(limit=self._limit_before)
        return words.range_hint_locked()

    def _lock_text(self) -> str:
        return self._lock_words(self._intents.state.range_locked)

    def _lock_words(self, locked: bool) -> str:
        return words.range_locked().format(limit=self._limit) if locked else words.range_free()

    @Slot()
    def _on_step_clicked(self) -> None:
        held = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        self._intents.step_stage(-1 if held else 1)

    @Slot(object)
    def _on_source_chosen(self, source: object) -> None:
        if self._derived is not None:
            self._intents.choose_source(source, self._derived)

    @Slot(object)
    def _on_divisor_chosen(self, divisor: object) -> None:
        self._intents.edit(words.undo_divisor(), divisor=divisor)

    @Slot(object)
    def _on_own_edited(self, number: float) -> None:
        self._intents.edit(words.undo_divisor(), "own divisor", own_divisor=number)

    @Slot(object)
    def _on_mask_chosen(self, mask: object) -> None:
        self._intents.edit(words.undo_mask(), mask=mask)

    @Slot(bool)
    def _on_lock_clicked(self, locked: bool) -> None:
        self._intents.edit(words.undo_range(), range_locked=locked)

    @Slot(bool)
    def _on_transpose_clicked(self, transposed: bool) -> None:
        self._intents.edit(words.undo_transpose(), transposed=transposed)
