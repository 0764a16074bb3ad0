"""The descent's panel. Sends intents; must not compute."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.framework.lesson import LessonServices
from attention_viewer.lessons.softmax import words as common
from attention_viewer.lessons.softmax.descent import note, scenes, text
from attention_viewer.lessons.softmax.descent.panel_widgets import DescentWidgets
from attention_viewer.lessons.softmax.descent.paths import Descents
from attention_viewer.lessons.softmax.descent.seen import Look
from attention_viewer.lessons.softmax.job import ShareUpdate, share_spec
from attention_viewer.lessons.softmax.presets import learning
from attention_viewer.lessons.softmax.state import MAX_SEED, State
from attention_viewer.lessons.softmax.work import Work
from attention_viewer.widgets.panel import Panel


class DescentPanel(QObject):
    """Connects the panel's widgets to the store and to the count of random draws.

    Signals
    -------
    step_moved(step)
        Another step is to be shown.
    """

    step_moved = Signal(int)

    def __init__(self, services: LessonServices, work: Work, panel: Panel) -> None:
        super().__init__(panel)
        self._store, self._work = services.store, work
        self._update: ShareUpdate | None = None
        self._hidden = False
        self.widgets = DescentWidgets(panel)
        self._connect()

    @property
    def state(self) -> State:
        """The state being edited."""
        state: State = self._store.state
        return state

    def render(self, state: State, both: Descents | None, look: Look) -> None:
        """Show the state, and of what it leads to what may be seen."""
        made = self.widgets
        self._hidden = look.hidden
        made.wanted.set_value(state.wanted_key)
        made.step_size.set_value(state.step_size)
        made.learned.set_value(state.learned)
        made.steps.set_value(state.steps)
        made.speed.set_value(state.speed)
        if both is not None:
            made.table.set_scene(scenes.table(state, both, look))
        made.keys.set_value(state.descent_keys)
        made.d_k.set_value(state.d_k)
        made.seed.set_value(state.seed)
        made.stream.set_value(state.stream)
        self._show_count()

    def _connect(self) -> None:
        made = self.widgets
        made.wanted.chosen.connect(self._on_wanted_chosen)
        made.step_size.edited.connect(self._on_step_size_edited)
        made.learned.chosen.connect(self._on_learned_chosen)
        made.steps.edited.connect(self._on_steps_edited)
        made.speed.chosen.connect(self._on_speed_chosen)
        made.table.picked.connect(self._on_table_picked)
        made.see.clicked.connect(self._on_see_clicked)
        made.count.clicked.connect(self._on_count_clicked)
        made.keys.edited.connect(self._on_keys_edited)
        made.d_k.edited.connect(self._on_d_k_edited)
        made.seed.edited.connect(self._on_seed_edited)
        made.again.clicked.connect(self._on_again_clicked)
        made.stream.chosen.connect(self._on_stream_chosen)
        for field in (made.step_size, made.steps, made.keys, made.d_k, made.seed):
            field.edit_finished.connect(self._store.end_merge)
        self._work.counted.connect(self._on_work_counted)
        self._work.changed.connect(self._on_work_changed)

    def _edit(self, step: str, **fields: Any) -> None:
        self._store.end_merge()
        self._store.edit(step, **fields)

    def _show_count(self) -> None:
        made, counting = self.widgets, self._work.counting
        made.note.set_markup(note.words(self.state, self._update, self._hidden))
        made.busy.setVisible(counting)
        if counting:
            made.count.set_words(text.stop, text.stop_tip)
        else:
            made.count.set_words(text.count, text.count_tip)

    @Slot(object)
    def _on_work_counted(self, update: ShareUpdate) -> None:
        self._update = update
        self.widgets.busy.set_share(update.share.trials / update.spec.trials)
        self._show_count()

    @Slot()
    def _on_work_changed(self) -> None:
        self._show_count()

    @Slot(object)
    def _on_wanted_chosen(self, key: int) -> None:
        self._edit(text.undo_wanted(), wanted=min(key, self.state.descent_keys - 1))

    @Slot(object)
    def _on_step_size_edited(self, value: float) -> None:
        self._store.edit(text.undo_settings(), merge="step size", step_size=float(value))

    @Slot(object)
    def _on_learned_chosen(self, value: str) -> None:
        self._edit(text.undo_settings(), learned=value)

    @Slot(object)
    def _on_steps_edited(self, steps: int) -> None:
        step = min(self.state.step, steps)
        self._store.edit(text.undo_settings(), merge="steps", steps=steps, step=step)

    @Slot(object)
    def _on_speed_chosen(self, speed: int) -> None:
        self._edit(text.undo_settings(), speed=speed)

    @Slot(object)
    def _on_table_picked(self, step: int) -> None:
        self.step_moved.emit(step)

    @Slot()
    def _on_see_clicked(self) -> None:
        self._store.end_merge()
        end = self.state.steps
        speed = self.state.speed
        wanted = replace(learning(), view="descent", speed=speed, steps=end, step=end)
        self._work.replace_drawn(common.step_preset(), wanted)

    @Slot()
    def _on_count_clicked(self) -> None:
        if self._work.counting:
            self._work.stop()
            return
        self.widgets.busy.set_share(0.0)
        self._work.count(share_spec(self.state))

    @Slot(object)
    def _on_keys_edited(self, count: int) -> None:
        self._work.edit_drawn(common.step_keys(), merge="keys", n_keys=count)

    @Slot(object)
    def _on_d_k_edited(self, d_k: int) -> None:
        self._store.edit(common.step_d_k(), merge="d_k", d_k=d_k)

    @Slot(object)
    def _on_seed_edited(self, seed: int) -> None:
        self._work.edit_drawn(common.step_draw(), merge="seed", seed=seed)

    @Slot()
    def _on_again_clicked(self) -> None:
        self._store.end_merge()
        self._work.edit_drawn(common.step_draw(), seed=secrets.randbelow(MAX_SEED + 1))

    @Slot(object)
    def _on_stream_chosen(self, stream: str) -> None:
        self._store.end_merge()
        self._work.edit_drawn(common.step_draw(), stream=stream)
