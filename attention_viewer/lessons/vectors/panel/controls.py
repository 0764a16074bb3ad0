"""The panel of the vectors lesson; sends intents and shows the state."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.core.formatting import HIDDEN
from attention_viewer.lessons.vectors import phrases
from attention_viewer.lessons.vectors.compute import Derived
from attention_viewer.lessons.vectors.intents import Intents
from attention_viewer.lessons.vectors.names import markup
from attention_viewer.lessons.vectors.panel import text
from attention_viewer.lessons.vectors.panel.button_row import ButtonRow, CameraButton, TurnButton
from attention_viewer.lessons.vectors.panel.component_table import ComponentTable
from attention_viewer.lessons.vectors.panel.dimension_controls import DimensionControls
from attention_viewer.lessons.vectors.panel.options import Options
from attention_viewer.lessons.vectors.presets import presets
from attention_viewer.lessons.vectors.state import MAX_KEYS, State
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.panel import Group, Panel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.score_bars import ScoreBar, ScoreBars


class Controls(QObject):
    """Builds the groups of the panel and keeps them in step.

    Signals
    -------
    revealed(index)
        A key's hidden numbers shall be shown.
    """

    revealed = Signal(int)

    def __init__(self, panel: Panel, intents: Intents) -> None:
        super().__init__(panel)
        self._panel, self._intents = panel, intents
        self._state = State()
        self._hidden: frozenset[int] = frozenset()
        self._add_example()
        self._add_table()
        # Above what a low window scrolls away: the order of the bars is what a drag changes.
        self._add_scores()
        self._add_turns()
        self._add_cameras()
        self._dimension: DimensionControls | None = None
        self.options = Options(panel, intents)
        panel.add(self.options)
        self._send = Button(
            "sendToScores", text.send, text.send_tip, panel, kind=Kind.PRIMARY, icon="arrow-right"
        )
        self._send.clicked.connect(intents.send)
        panel.set_primary(self._send)

    def show_state(self, state: State, derived: Derived, hidden: frozenset[int]) -> None:
        """Show the state; the results of the keys in ``hidden`` read "?"."""
        self._state, self._hidden = state, hidden
        self._example.set_value(_matching_preset(state))
        self.table.show_state(state)
        self._add.setEnabled(len(state.keys) < MAX_KEYS)
        self._snap.set_value(state.snap)
        if self._turns.label is not None:
            self._turns.label.set_markup(self._turn_words())
        if self._scores.label is not None:
            self._scores.label.set_markup(self._score_words())
        self._show_bars(state, derived, hidden)
        self._show_groups(state)
        self.options.show_state(state)
        if self._dimension is not None:
            self._dimension.show_state(state)

    def _show_groups(self, state: State) -> None:
        """Show the groups that belong to the view."""
        high = state.view == "high"
        for group in (self._examples, self._vectors, self._scores, self._turns, self.options):
            self._panel.set_group_shown(group, not high)
        self._panel.set_group_shown(self._cameras, state.view == "3d")
        if high and self._dimension is None:
            self._dimension = DimensionControls(self._panel, self._intents)
            self._panel.add(self._dimension, keep=True)
        if self._dimension is not None:
            self._panel.set_group_shown(self._dimension, high)
        self._send.setEnabled(not high)

    def _add_example(self) -> None:
        group = Group(self._panel, text.example)
        self._example = Choice(
            "example",
            text.example,
            text.example_tip,
            [(preset.id, preset.title) for preset in presets()],
            group,
            none_text=text.own_values,
        )
        self._example.chosen.connect(self._intents.choose_example)
        self._examples = group
        group.add(self._example)
        self._panel.add(group)

    def _add_table(self) -> None:
        group = Group(self._panel)
        self._vectors = group
        self.table = ComponentTable(group)
        self.table.component_edited.connect(self._intents.set_component)
        self.table.edit_finished.connect(self._intents.finish)
        self.table.key_removed.connect(self._intents.remove_key)
        self.table.key_chosen.connect(self._intents.choose_key)
        group.add(self.table)
        self._add = Button("addKey", text.add_key, text.add_key_tip, group, icon="plus")
        self._add.clicked.connect(self._intents.add_key)
        options = [
            (0.0, text.snap_off),
            (0.1, text.snap_tenth),
            (0.5, text.snap_half),
            (1.0, text.snap_one),
        ]
        self._snap = Choice("snap", text.snap, text.snap_tip, options, group)
        self._snap.chosen.connect(self._intents.set_snap)
        label = RichLabel(text.snap, group, role="label", colour="muted")
        group.add_row(self._add, label, self._snap, stretch=(0, 0, 1))
        self._panel.add(group)

    def _add_scores(self) -> None:
        self._scores = Group(self._panel, self._score_words)
        self.bars = ScoreBars("scoreBars", text.scores_ranked, text.scores_tip, self._scores)
        self.bars.chosen.connect(self._on_bar_chosen)
        self._scores.add(self.bars)
        self._panel.add(self._scores, keep=True)

    def _add_turns(self) -> None:
        self._turns = Group(self._panel, self._turn_words)
        buttons = [
            TurnButton("parallel", self._turns),
            TurnButton("orthogonal", self._turns),
            TurnButton("opposite", self._turns),
        ]
        for button in buttons:
            button.turned.connect(self._intents.turn)
        self._turns.add(ButtonRow(buttons, self._turns))
        self._panel.add(self._turns)

    def _add_cameras(self) -> None:
        self._cameras = Group(self._panel)
        buttons = [CameraButton(name, self._cameras) for name in ("xy", "xz", "yz", "iso")]
        reset = CameraButton("reset", self._cameras)
        for button in (*buttons, reset):
            button.chosen.connect(self._intents.set_camera)
        self._cameras.add(ButtonRow([*buttons, reset], self._cameras))
        self._panel.add(self._cameras, keep=True)

    def _turn_words(self) -> str:
        state = self._state
        k = markup(state.key_names[state.selected], "k")
        return text.turn_label().format(k=k, q=markup(state.query_name, "q"))

    def _score_words(self) -> str:
        return text.scores_given() if self._hidden else text.scores_ranked()

    @Slot(int)
    def _on_bar_chosen(self, index: int) -> None:
        if index in self._hidden:
            self.revealed.emit(index)
        self._intents.choose_key(index)

    def _show_bars(self, state: State, derived: Derived, hidden: frozenset[int]) -> None:
        order = range(len(state.keys)) if hidden else derived.ranking
        rows = [_bar(state, derived, index, index in hidden) for index in order]
        self.bars.set_rows(rows, state.selected, ranked=not hidden)


def _matching_preset(state: State) -> str | None:
    """Return the preset whose vectors these are; how one looks at them does not matter."""
    return next(
        (p.id for p in presets() if (p.state.q, p.state.keys) == (state.q, state.keys)), None
    )


def _bar(state: State, derived: Derived, index: int, hidden: bool) -> ScoreBar:
    name = markup(state.key_names[index], "k")
    if hidden:
        return ScoreBar(index, name, None, HIDDEN)
    facts = derived.keys[index]
    return ScoreBar(
        index,
        name,
        facts.score,
        phrases.score(derived, index),
        divided=rf"$\div\sqrt{{{state.dimensions}}}$",
        divided_shown=phrases.number(facts.scaled, 3),
    )
