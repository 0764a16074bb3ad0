"""The panel of the softmax lesson. Sends intents; must not compute."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Slot

from attention_viewer.framework.lesson import LessonServices
from attention_viewer.lessons.softmax import notes, shown, words
from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.control_widgets import Widgets
from attention_viewer.lessons.softmax.presets import presets
from attention_viewer.lessons.softmax.state import (
    MAX_KEYS,
    MAX_SCORE,
    MAX_SEED,
    MAX_TYPED_KEYS,
    MIN_DRAWN_KEYS,
    State,
)
from attention_viewer.lessons.softmax.work import Work
from attention_viewer.widgets.panel import Panel
from attention_viewer.widgets.score_table import ScoreColumns


class Controls(QObject):
    """Connects the panel's widgets to the store."""

    def __init__(self, services: LessonServices, work: Work, panel: Panel) -> None:
        super().__init__(panel)
        self._store, self._messages, self._work = services.store, services.messages, work
        self.widgets = Widgets(panel)
        self._raw: tuple[float, ...] = ()
        self._connect()

    @property
    def state(self) -> State:
        """The state being edited."""
        state: State = self._store.state
        return state

    def render(self, state: State, derived: Derived, hidden: bool) -> None:
        """Show the state; with ``hidden`` without what it leads to."""
        self._raw = derived.raw
        made = self.widgets
        made.example.set_value(preset_id(state))
        made.source.set_value(state.source)
        made.table.set_rows(_rows(derived), editable=state.source == "typed")
        limits = (1, MAX_TYPED_KEYS) if state.source == "typed" else (MIN_DRAWN_KEYS, MAX_KEYS)
        made.count.set_limits(*limits)
        made.count.set_value(state.count)
        made.add.setEnabled(state.count < limits[1])
        made.temperature.set_value(state.temperature)
        made.root.setEnabled(not state.same_divisor)
        made.number_format.set_value(state.number_format)
        made.note.set_markup("" if hidden else notes.format_note(state, derived))
        made.slope_axis.set_value(state.slope_axis)
        made.seed.set_value(state.seed)
        made.stream.set_value(state.stream)
        for widget in (made.seed, made.stream):
            widget.setEnabled(state.source == "drawn")

    def _connect(self) -> None:
        made = self.widgets
        made.example.chosen.connect(self._on_example_chosen)
        made.source.chosen.connect(self._on_source_chosen)
        made.table.edited.connect(self._on_table_edited)
        made.count.edited.connect(self._on_count_edited)
        made.add.clicked.connect(self._on_add_clicked)
        made.temperature.edited.connect(self._on_temperature_edited)
        made.root.clicked.connect(self._on_root_clicked)
        made.number_format.chosen.connect(self._on_number_format_chosen)
        made.slope_axis.chosen.connect(self._on_slope_axis_chosen)
        made.seed.edited.connect(self._on_seed_edited)
        made.stream.chosen.connect(self._on_stream_chosen)
        made.draw_again.clicked.connect(self._on_draw_again_clicked)
        for field in (made.table, made.count, made.temperature, made.seed):
            field.edit_finished.connect(self._store.end_merge)

    def _edit(self, step: str, **fields: Any) -> None:
        """Make one undo step of its own."""
        self._store.end_merge()
        self._store.edit(step, **fields)

    def _draw(self, step: str, **fields: Any) -> None:
        """Make one undo step, once its vectors are drawn."""
        self._store.end_merge()
        self._work.edit_drawn(step, **fields)

    @Slot(object)
    def _on_example_chosen(self, value: str) -> None:
        chosen = next(preset.state for preset in presets() if preset.id == value)
        self._store.end_merge()
        self._work.replace_drawn(words.step_preset(), looked_at(chosen, self.state))

    @Slot(object)
    def _on_source_chosen(self, value: str) -> None:
        if value in ("drawn", self.state.source):
            self._draw(words.step_source(), source=value)
            return
        if len(self._raw) > MAX_TYPED_KEYS:
            self._messages.info(words.first_scores)
        self._edit(words.step_source(), source="typed", scores=self._raw[:MAX_TYPED_KEYS])

    @Slot(int, float)
    def _on_table_edited(self, index: int, value: float) -> None:
        self.set_score(index, value)

    def set_score(self, index: int, value: float) -> None:
        """Change one typed score; until `end_merge` all changes of it are one step."""
        scores = list(self.state.scores)
        scores[index] = value
        self._store.edit(words.step_score(), merge=f"score {index}", scores=tuple(scores))

    def move_score(self, value: float) -> None:
        """Change the score that is moved; drawn scores are typed from then on."""
        key = min(self.state.moved_key, MAX_TYPED_KEYS - 1)
        scores = list(self._raw[:MAX_TYPED_KEYS])
        scores[key] = value
        if self.state.source == "drawn" and len(self._raw) > MAX_TYPED_KEYS:
            self._messages.info(words.first_scores)
        merge = f"move {key}"
        fields = {"source": "typed", "scores": tuple(scores), "moved": key}
        self._store.edit(words.step_score(), merge=merge, **fields)

    def set_divided_score(self, index: int, value: float) -> None:
        """Change the typed score whose bar, divided by the temperature, has this value."""
        self.set_score(index, min(max(value * self.state.temperature, -MAX_SCORE), MAX_SCORE))

    @Slot(object)
    def _on_count_edited(self, count: int) -> None:
        if self.state.source == "drawn":
            self._work.edit_drawn(words.step_keys(), merge="keys", n_keys=count)
        else:
            scores = (*self.state.scores, *(0.0,) * MAX_TYPED_KEYS)[:count]
            self._store.edit(words.step_keys(), merge="keys", scores=scores)

    @Slot()
    def _on_add_clicked(self) -> None:
        self._store.end_merge()
        self._on_count_edited(self.state.count + 1)
        self._store.end_merge()

    @Slot(object)
    def _on_temperature_edited(self, value: float) -> None:
        self._store.edit(words.step_temperature(), merge="temperature", temperature=value)

    @Slot()
    def _on_root_clicked(self) -> None:
        self._edit(words.step_temperature(), temperature=self.state.root)

    @Slot(object)
    def _on_number_format_chosen(self, value: str) -> None:
        self._edit(words.step_format(), number_format=value)

    @Slot(object)
    def _on_slope_axis_chosen(self, value: str) -> None:
        self._edit(words.step_axis(), slope_axis=value)

    @Slot(object)
    def _on_seed_edited(self, value: int) -> None:
        self._work.edit_drawn(words.step_draw(), merge="seed", seed=value)

    @Slot(object)
    def _on_stream_chosen(self, value: str) -> None:
        self._draw(words.step_draw(), stream=value)

    @Slot()
    def _on_draw_again_clicked(self) -> None:
        self._draw(words.step_draw(), source="drawn", seed=secrets.randbelow(MAX_SEED + 1))


def preset_id(state: State) -> str | None:
    """Return the example that the state is, however it is looked at."""
    drawn = _example(state)
    return next((preset.id for preset in presets() if _example(preset.state) == drawn), None)


def _example(state: State) -> tuple[object, ...]:
    """Return what makes a state an example."""
    source = (state.seed, state.stream, state.n_keys) if state.source == "drawn" else state.scores
    return state.source, state.d_k, state.temperature, source


def looked_at(example: State, state: State) -> State:
    """Return the example looked at as ``state`` is: number format, view, axis, descent."""
    typed = example.source == "typed" and state.view == "descent"
    return replace(
        example,
        slope_axis=state.slope_axis,
        number_format=state.number_format,
        view="bars" if typed else state.view,  # typed scores have no vectors to descend with
        own_range=state.own_range,
        picked=state.picked,
        curves=state.curves,
        moved=state.moved,
        curve_keys=state.curve_keys,
        curve_draws=state.curve_draws,
        curve_seed=state.curve_seed,
        wanted=state.wanted,
        learned=state.learned,
        step_size=state.step_size,
        steps=state.steps,
        step=state.step,
        speed=state.speed,
    )


def _rows(derived: Derived) -> ScoreColumns:
    return ScoreColumns(
        letters=shown.letters(len(derived.raw)),
        left=shown.Scores(derived.unscaled),
        right=shown.Scores(derived.scaled),
        values=derived.raw,
    )
