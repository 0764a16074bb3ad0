"""The folded controls of the QK^T lesson: rows, ready fillings, the way to other lessons."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.scores import fillings, words
from attention_viewer.lessons.scores.files import text as file_text
from attention_viewer.lessons.scores.files.commands import Files
from attention_viewer.lessons.scores.intents import MOST_DRAWN, Intents
from attention_viewer.lessons.scores.presets import SEED
from attention_viewer.lessons.scores.state import State
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel
from attention_viewer.widgets.segmented import Segment, Segmented

MOST_SEED = 2**32 - 1


class MoreControls(QObject):
    """Fills the fold and sends intents."""

    def __init__(self, intents: Intents, files: Files, panel: Panel) -> None:
        super().__init__(panel)
        self._intents, self._files = intents, files
        self._fold = Fold("more", words.more, words.more_tip, panel)
        self._add_files()
        self._add_rows()
        self._add_tokens()
        self._add_fill()
        self._add_colours()
        self._take = Button(
            "takeToVectors", words.take_to_vectors, words.take_to_vectors_tip, self._fold
        )
        self._take.clicked.connect(intents.take_to_vectors)
        self._fold.add(self._take)
        panel.add(self._fold)

    def show_state(self, state: State) -> None:
        """Offer only what can be done."""
        self._remove_query.setEnabled(state.n_q > 1)
        self._remove_key.setEnabled(state.n_k > 1)
        self._remove_token.setEnabled(state.n_q > 1)
        self._rows.setVisible(not state.embedded)
        self._tokens.setVisible(state.embedded)
        self._fill_label(state.embedded)
        self._score_colours.set_value(state.score_colours)
        self._weight_colours.set_value(state.weight_colours)
        self._take.setEnabled(state.d_k <= MOST_DRAWN)

    def _add_files(self) -> None:
        group = Group(self._fold, file_text.files_label)
        opens = self._button("openFile", file_text.open_file, file_text.open_tip, group)
        stage = self._button("saveStage", file_text.save_stage, file_text.save_stage_tip, group)
        everything = self._button("saveAll", file_text.save_all, file_text.save_all_tip, group)
        group.add(opens)
        group.add_row(stage, everything, stretch=(1, 1))
        opens.clicked.connect(self._files.ask_open)
        stage.clicked.connect(self._files.ask_save_stage)
        everything.clicked.connect(self._files.ask_save_all)
        self._fold.add(group)

    def _add_rows(self) -> None:
        group = Group(self._fold, words.rows_label)
        self._add_query = self._button("addQuery", words.add_query, words.add_query_tip, group)
        self._remove_query = self._button(
            "removeQuery", words.remove_query, words.remove_query_tip, group
        )
        self._add_key = self._button("addKey", words.add_key, words.add_key_tip, group)
        self._remove_key = self._button("removeKey", words.remove_key, words.remove_key_tip, group)
        self._rows = group
        group.add_row(self._add_query, self._remove_query, stretch=(1, 1))
        group.add_row(self._add_key, self._remove_key, stretch=(1, 1))
        self._add_query.clicked.connect(self._on_add_query_clicked)
        self._remove_query.clicked.connect(self._on_remove_query_clicked)
        self._add_key.clicked.connect(self._on_add_key_clicked)
        self._remove_key.clicked.connect(self._on_remove_key_clicked)
        self._fold.add(group)

    def _add_tokens(self) -> None:
        group = Group(self._fold, words.rows_label)
        self._add_token = self._button("addToken", words.add_token, words.add_token_tip, group)
        self._remove_token = self._button(
            "removeToken", words.remove_token, words.remove_token_tip, group
        )
        group.add_row(self._add_token, self._remove_token, stretch=(1, 1))
        self._add_token.clicked.connect(self._on_add_token_clicked)
        self._remove_token.clicked.connect(self._on_remove_token_clicked)
        self._tokens = group
        self._fold.add(group)

    def _add_colours(self) -> None:
        group = Group(self._fold, words.colours_label)
        self._score_colours = Segmented(
            "scoreColours",
            words.score_colours,
            [
                Segment("CET-D1A", words.colours_d1a, words.colours_d1a_tip),
                Segment("CET-CBD1", words.colours_cbd1, words.colours_cbd1_tip),
            ],
            group,
        )
        self._weight_colours = Segmented(
            "weightColours",
            words.weight_colours,
            [
                Segment("cividis", words.colours_cividis, words.colours_cividis_tip),
                Segment("viridis", words.colours_viridis, words.colours_viridis_tip),
            ],
            group,
        )
        self._score_colours.chosen.connect(self._on_score_colours_chosen)
        self._weight_colours.chosen.connect(self._on_weight_colours_chosen)
        group.add(self._score_colours)
        group.add(self._weight_colours)
        self._fold.add(group)

    def _fill_label(self, embedded: bool) -> None:
        if self._fill.label is not None:
            markup = words.fill_weights_label() if embedded else words.fill_label()
            self._fill.label.set_markup(markup)

    def _add_fill(self) -> None:
        group = self._fill = Group(self._fold, words.fill_label)
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
        self._intents.fill(fillings.zeros(self._intents.state))

    @Slot()
    def _on_identity_clicked(self) -> None:
        self._intents.fill(fillings.identity(self._intents.state))

    @Slot()
    def _on_random_clicked(self) -> None:
        self._intents.fill(fillings.random_normal(self._intents.state, int(self._seed.value)))

    @Slot()
    def _on_add_token_clicked(self) -> None:
        self._intents.add_row("x")

    @Slot()
    def _on_remove_token_clicked(self) -> None:
        self._intents.remove_row("x", self._intents.state.picked[0])

    @Slot(object)
    def _on_score_colours_chosen(self, name: object) -> None:
        self._intents.edit(words.undo_colours(), score_colours=name)

    @Slot(object)
    def _on_weight_colours_chosen(self, name: object) -> None:
        self._intents.edit(words.undo_colours(), weight_colours=name)
