"""The column of controls of the lesson on heads."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from attention_viewer.lessons.heads import shape_edits, words
from attention_viewer.lessons.heads.divisible_field import NO_FAULT, DivisibleField
from attention_viewer.lessons.heads.intents import Intents
from attention_viewer.lessons.heads.more import MoreControls
from attention_viewer.lessons.heads.note_list import NoteList
from attention_viewer.lessons.heads.notes import layers_of, notes_of
from attention_viewer.lessons.heads.presets import presets, same_shape
from attention_viewer.lessons.heads.state import (
    MAX_D_MODEL,
    MAX_DIVISOR,
    MAX_HEADS,
    MIN_DIVISOR,
    State,
)
from attention_viewer.widgets.buttons import Button, Kind, Toggle
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Group, Panel
from attention_viewer.widgets.rich_label import RichLabel


class Controls(QObject):
    """Fills the panel, shows the state in it and sends intents."""

    def __init__(self, intents: Intents, panel: Panel) -> None:
        super().__init__(panel)
        self._intents, self._panel = intents, panel
        self._presets = presets()
        self._add_model()
        self._add_shape()
        self._add_division()
        self._notes = NoteList(panel)
        panel.add(self._notes)
        self._add_head()
        self._random = RichLabel(words.random, panel, role="label", colour="muted", wrap=True)
        panel.add(self._random)
        self._more = MoreControls(intents, panel)
        draw = Button("draw", words.draw, words.draw_tip, panel, kind=Kind.PRIMARY, icon="refresh")
        draw.clicked.connect(intents.draw_again)
        panel.set_primary(draw)

    def show_state(self, state: State) -> None:
        """Show a state without sending anything."""
        alike = [each for each in self._presets if same_shape(each.state, state)]
        named = (each.id for each in alike if each.state.model == state.model)
        self._model.set_value(next(named, alike[0].id if alike else None))
        label = self._model_group.label
        if label is not None:
            layers = layers_of(state)
            label.set_markup(f"{words.model()} ({layers})" if layers else words.model())
        self._d_model.set_value(state.d_model)
        self._heads.set_value(state.heads)
        self._d_k.set_limits(1, shape_edits.most_d_k(state))
        self._d_k.set_value(state.d_k)
        self._divisor.set_value(state.divisor)
        self._own.set_value(state.own_divisor)
        self._own_group.setVisible(state.divisor == "own")
        self._notes.show_notes(notes_of(state))
        self._head.set_limits(1, state.heads)
        self._head.set_value(state.head + 1)
        self._compare.setChecked(state.compare)
        markup = words.compare() if state.divisor == "sqrt" else words.compare_right()
        self._compare.set_markup(markup)
        self._panel.set_group_shown(self._compare, state.scene == "weights")
        self._random.set_markup(words.random().format(seed=state.seed))
        self._more.show_state(state)

    def _add_model(self) -> None:
        self._model_group = Group(self._panel, words.model)
        options = [(each.id, each.title) for each in self._presets]
        self._model = Choice(
            "model",
            words.model,
            words.model_tip,
            options,
            self._model_group,
            none_text=words.own_shape,
        )
        self._model.chosen.connect(self._intents.take_model)
        self._model_group.add(self._model)
        self._panel.add(self._model_group)

    def _add_shape(self) -> None:
        left, right = Group(self._panel, words.d_model), Group(self._panel, words.heads)
        self._d_model = DivisibleField(
            "d_model",
            words.d_model,
            words.d_model_tip,
            left,
            minimum=1,
            maximum=MAX_D_MODEL,
            fault=self._d_model_fault,
            fitting=self._widths,
        )
        self._heads = DivisibleField(
            "heads",
            words.heads,
            words.heads_tip,
            right,
            minimum=1,
            maximum=MAX_HEADS,
            fault=self._heads_fault,
            fitting=self._head_counts,
        )
        self._d_model.edited.connect(self._intents.set_d_model)
        self._heads.edited.connect(self._intents.set_heads)
        for field, group in ((self._d_model, left), (self._heads, right)):
            field.edit_finished.connect(self._intents.end)
            group.add(field)
        self._panel.add(_pair(left, right, self._panel))

    def _add_division(self) -> None:
        left, right = Group(self._panel, words.d_k), Group(self._panel, words.divisor)
        self._d_k = NumberField("d_k", words.d_k, words.d_k_tip, left, minimum=1, maximum=64)
        self._d_k.edited.connect(self._intents.set_d_k)
        self._d_k.edit_finished.connect(self._intents.end)
        left.add(self._d_k)
        options = (
            ("sqrt", words.divide_sqrt),
            ("model", words.divide_model),
            ("none", words.divide_none),
            ("own", words.divide_own),
        )
        self._divisor = Choice("divisor", words.divisor, words.divisor_tip, options, right)
        self._divisor.chosen.connect(self._intents.set_divisor)
        right.add(self._divisor)
        self._panel.add(_pair(left, right, self._panel))

    def _add_head(self) -> None:
        group = Group(self._panel, words.head_shown)
        self._head = NumberField(
            "headShown", words.head_shown, words.head_shown_tip, group, minimum=1, maximum=1
        )
        self._head.edited.connect(self._intents.show_head)
        self._head.edit_finished.connect(self._intents.end)
        group.add(self._head)
        self._own_group = Group(self._panel, words.own_divisor)
        self._own = NumberField(
            "ownDivisor",
            words.own_divisor,
            words.own_divisor_tip,
            self._own_group,
            minimum=MIN_DIVISOR,
            maximum=MAX_DIVISOR,
            decimals=1,
        )
        self._own.edited.connect(self._intents.set_own_divisor)
        self._own.edit_finished.connect(self._intents.end)
        self._own_group.add(self._own)
        self._panel.add(_pair(group, self._own_group, self._panel))
        self._compare = Toggle("compare", words.compare, words.compare_tip, self._panel)
        self._compare.clicked.connect(self._intents.set_compare)
        self._panel.add(self._compare)

    def _heads_fault(self, heads: int) -> str:
        state = self._intents.base
        possible = shape_edits.heads_possible(state)
        if heads in possible:
            return NO_FAULT
        if not state.divides:
            return words.fault_too_many().format(heads=heads, most=possible[-1])
        return words.fault_heads().format(
            d_model=state.d_model,
            heads=heads,
            quotient=_quotient(state.d_model, heads),
            nearest=_listed(shape_edits.nearest(heads, possible)),
        )

    def _d_model_fault(self, d_model: int) -> str:
        state = self._intents.base
        if not state.divides or d_model % state.heads == 0:
            return NO_FAULT
        possible = shape_edits.widths_possible(state)
        return words.fault_d_model().format(
            d_model=d_model,
            heads=state.heads,
            quotient=_quotient(d_model, state.heads),
            nearest=_listed(shape_edits.nearest(d_model, possible)),
        )

    def _head_counts(self) -> Sequence[int]:
        return shape_edits.heads_possible(self._intents.state)

    def _widths(self) -> Sequence[int]:
        return shape_edits.widths_possible(self._intents.state)


def _quotient(whole: int, parts: int) -> str:
    """Return a quotient behind the sign that is true of it: ``= 12.5``, ``≈ 8.33``."""
    value = whole / parts
    shown = f"{value:.2f}"
    return f"= {shown.rstrip('0')}" if float(shown) == value else f"\u2248 {shown}"


def _pair(left: Group, right: Group, panel: Panel) -> Group:
    """Put two groups side by side."""
    both = Group(panel)
    for group in (left, right):
        group.setParent(both)
    both.add_row(left, right, stretch=(1, 1))
    return both


def _listed(numbers: Sequence[int]) -> str:
    return words.either().format(*numbers) if len(numbers) > 1 else str(numbers[0])
