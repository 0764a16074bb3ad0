"""What folds under "More": locks, swaps, random vectors, parts of the picture."""

from __future__ import annotations

from PySide6.QtCore import Slot

from attention_viewer.lessons.vectors.intents import Intents
from attention_viewer.lessons.vectors.panel import text
from attention_viewer.lessons.vectors.state import MAX_SEED, State
from attention_viewer.widgets.buttons import Button, Toggle
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel
from attention_viewer.widgets.rich_label import RichLabel


class Options(Fold):
    """The folded controls."""

    def __init__(self, panel: Panel, intents: Intents) -> None:
        super().__init__("moreOptions", text.more, text.more_tip, panel)
        self._intents = intents
        self._state = State()
        self._toggles: list[Toggle] = []
        self.opened.connect(self._on_opened)

    @Slot()
    def _on_opened(self) -> None:
        """Make the controls when they are first wanted: the lesson shall open at once."""
        if not self._toggles:
            self._add_toggles(self._intents)
            self._add_actions(self._intents)
            self._add_draw(self._intents)
            self._add_take(self._intents)
            self.show_state(self._state)

    def show_state(self, state: State) -> None:
        """Show the state without signals."""
        self._state = state
        if not self._toggles:
            return
        values = (
            state.lock_length,
            state.show_lines,
            state.show_angle,
            state.show_projection,
            state.all_digits,
        )
        for toggle, value in zip(self._toggles, values, strict=True):
            toggle.setChecked(value)
        self._seed.set_value(state.seed)

    def _add_toggles(self, intents: Intents) -> None:
        group = Group(self)
        made = (
            ("lockLength", text.lock_length, text.lock_length_tip, intents.set_lock_length),
            ("showLines", text.show_lines, text.show_lines_tip, intents.set_show_lines),
            ("showAngle", text.show_angle, text.show_angle_tip, intents.set_show_angle),
            (
                "showProjection",
                text.show_projection,
                text.show_projection_tip,
                intents.set_show_projection,
            ),
            ("allDigits", text.all_digits, text.all_digits_tip, intents.set_all_digits),
        )
        for name, words, tip, slot in made:
            toggle = Toggle(name, words, tip, group)
            # clicked, not toggled: showing a state must not be an edit.
            toggle.clicked.connect(slot)
            group.add(toggle)
            self._toggles.append(toggle)
        self.add(group)

    def _add_actions(self, intents: Intents) -> None:
        group = Group(self)
        swap = Button("swap", text.swap, text.swap_tip, group)
        swap.clicked.connect(intents.swap)
        fit = Button("fit", text.fit, text.fit_tip, group)
        fit.clicked.connect(intents.fit)
        group.add_row(swap, fit, stretch=(1, 0))
        self.add(group)

    def _add_take(self, intents: Intents) -> None:
        take = Button("takeFromScores", text.take, text.take_tip, self)
        take.clicked.connect(intents.take)
        self.add(take)

    def _add_draw(self, intents: Intents) -> None:
        group = Group(self)
        draw = Button("draw", text.draw, text.draw_tip, group, icon="refresh")
        draw.clicked.connect(intents.draw)
        label = RichLabel(text.seed, group, role="label", colour="muted")
        self._seed = NumberField(
            "seed", text.seed, text.seed_tip, group, minimum=0, maximum=MAX_SEED
        )
        self._seed.edited.connect(intents.set_seed)
        self._seed.edit_finished.connect(intents.finish)
        group.add_row(draw, label, self._seed, stretch=(0, 0, 1))
        self.add(group)
