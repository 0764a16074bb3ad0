"""The folded controls of the QK^T lesson: rows, ready fillings, the way to other lessons."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.scores import edits, words
from attention_viewer.lessons.scores.intents import MOST_DRAWN, Intents
from attention_viewer.lessons.scores.presets import SEED
from attention_viewer.lessons.scores.state import State
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel

MOST_SEED = 2**32 - 1


class MoreControls(QObject):
    """Fills the fold and sends intents."""

    def __init__(self, intents: Intents, panel: Panel) -> None:
        super().__init__(panel)
        self._intents = intents
        self._fold = Fold("more", words.more, words.more_tip, panel)
        self._add_rows()
        self._add_fill()
        self._take = Button(
            "takeToVectors", words.take_to_vectors, words.take_to_vectors_tip, self._fold
        )
        self._take.clicked.connect(intents.take_to_vectors)
        self._fold.add(self._take)
        panel.add(self._fold)

    def show_state(self, state: State) -> None:
        """Offer only what can be done."""
        self._remove_query.setEnabled(len(state.queries) > 1)
        self._remove_key.setEnabled(len(state.keys) > 1)
        self._take.setEnabled(state.d_k <= MOST_DRAWN)

    def _add_rows(self) -> None:
        group = Group(self._fold, words.rows_label)
        self._add_query = self._button("addQuery", words.add_query, words.add_query_tip, group)
        self._remove_query = self._button(
            "removeQuery", words.remove_query, words.remove_query_tip, group
        )
        self._add_key = self._button("addKey", words.add_key, words.add_key_tip, group)
        self._remove_key = self._button("removeKey", words.remove_key, words.remove_key_tip, group)
        group.add_row(self._add_query, self._remove_query, stretch=(1, 1))
        group.add_row(self._add_key, self._remove_key, stretch=(1, 1))
        self._add_query.clicked.connect(self._on_add_query_clicked)
        self._remove_query.clicked.connect(self._on_remove_query_clicked)
        self._add_key.clicked.connect(self._on_add_key_clicked)
        self._remove_key.clicked.connect(self._on_remove_key_clicked)
        self._fold.add(group)

    def _add_fill(self) -> None:
        group = Group(self._fold, words.fill_label)
        zeros = self._button("fillZeros", words.fill_zeros, words.fill_zeros_tip, group)
        identity = self._button("fillIdentity", words.fill_identity, words.fill_identity_tip, group)
        random = self._button("fillRandom", words.fill_random, words.fill_random_tip, group)
        self._seed = NumberField(
            "seed", words.seed, words.seed_tip, group, minimum=0, maximum=MOST_SEED
        )
        self._seed.set_value(SEED)
        group.add_row(zeros, identity, stretch=(1, 1))
        group.add_row(random, self._seed, stretch=(1, 1))
        zeros.clicked.connect(self._on_zeros_clicked)
        identity.clicked.connect(self._on_identity_clicked)
        random.clicked.connect(self._on_random_clicked)
        self._fold.add(group)

    def _button(self, name: str, label: Text, tip: Text, parent: Group) -> Button:
        return Button(name, label, tip, parent)

    @Slot()
    def _on_add_query_clicked(self) -> None:
        self._intents.add_row("q")

    @Slot()
    def _on_remove_query_clicked(self) -> None:
        self._intents.remove_row("q", self._intents.state.picked[0])

    @Slot()
    def _on_add_key_clicked(self) -> None:
        self._intents.add_row("k")

    @Slot()
    def _on_remove_key_clicked(self) -> None:
        self._intents.remove_row("k", self._intents.state.picked[1])

    @Slot()
    def _on_zeros_clicked(self) -> None:
        self._intents.fill(edits.zeros(self._intents.state))

    @Slot()
    def _on_identity_clicked(self) -> None:
        self._intents.fill(edits.identity(self._intents.state))

    @Slot()
    def _on_random_clicked(self) -> None:
        self._intents.fill(edits.random_normal(self._intents.state, int(self._seed.value)))
