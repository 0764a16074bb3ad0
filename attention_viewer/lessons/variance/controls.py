"""The column of controls: example, list of d_k, trials, components, random numbers, table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attention_viewer.core.parsing import parse_int_list
from attention_viewer.framework.lesson import LessonServices, Text
from attention_viewer.lessons.variance import text, words
from attention_viewer.lessons.variance.compute import spec_of
from attention_viewer.lessons.variance.exam import words as exam
from attention_viewer.lessons.variance.examples import example_ids
from attention_viewer.lessons.variance.intents import Intents
from attention_viewer.lessons.variance.presets import presets
from attention_viewer.lessons.variance.shown import Shown, duration
from attention_viewer.lessons.variance.state import (
    D_K_MAX,
    ENTRIES_MAX,
    POINTS_SD_MAX,
    POINTS_SD_MIN,
    SEED_LIMITS,
    SUBJECTS_MAX,
    TRIALS_MAX,
    TRIALS_MIN,
    State,
)
from attention_viewer.lessons.variance.table import chance_words, heading, table_scene
from attention_viewer.lessons.variance.table_buttons import TableButtons
from attention_viewer.runtime import theme
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.data_table import DataTable
from attention_viewer.widgets.field import Field
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel
from attention_viewer.widgets.rich_label import RichLabel

LONG_RUN_S = 10.0
Options = Sequence[tuple[Hashable, Text]]
SHAPES: Options = (
    ("normal", words.normal),
    ("uniform", words.uniform),
    ("signs", words.signs),
    ("laplace", words.laplace),
    ("student_t", words.student_t),
)
STREAM_NAMES: Options = (("r", words.stream_r), ("numpy", words.stream_numpy))

if TYPE_CHECKING:
    from attention_viewer.lessons.variance.more import MoreControls


class Controls(QWidget):
    """Builds the groups of a panel and keeps them in step with the state.

    Signals
    -------
    example_taken()
        After the settings of an example were taken over: its result is wanted.
    """

    example_taken = Signal()

    def __init__(self, services: LessonServices, panel: Panel) -> None:
        super().__init__(panel)
        self.hide()
        self._intents = Intents(services, self)
        self._panel = panel
        self._add_example()
        self._add_d_k()
        self._add_points()
        self._add_numbers()
        self._cost = Group(panel)
        self._cost_words = RichLabel(_nothing, self._cost, role="label", wrap=True)
        self._cost.add(self._cost_words)
        panel.add(self._cost)
        panel.set_group_shown(self._cost, False)
        self._add_table()
        self._fold = Fold("more", words.more, words.more_tip, panel)
        self._more: MoreControls | None = None
        self._fold.opened.connect(self._on_fold_opened)
        panel.add(self._fold)

    def show_state(self, state: State) -> None:
        """Show the settings."""
        self._example.set_value(example_ids().get(spec_of(state)))
        self._show_topic(state.topic == "exam")
        self.d_k.set_value(state.d_k)
        self.subjects.set_value(state.subjects)
        self.points_sd.set_value(state.points_sd)
        self.trials.set_value(state.trials)
        self._distribution.set_value(state.distribution)
        self._stream.set_value(state.stream)
        self.seed.set_limits(*SEED_LIMITS[state.stream])
        self.seed.set_value(state.seed)
        if self._more is not None:
            self._more.show_state(state)

    def show_run(self, shown: Shown) -> None:
        """Show the table of a run."""
        label, wall = self._table_group.label, theme.current().projected
        if label is not None:
            label.set_markup(heading(shown, wall=wall))
        self.table.set_scene(table_scene(shown, wall=wall))
        self._chance.set_markup(chance_words(shown))

    def show_cost(self, seconds: float) -> None:
        """Say before a long run how long it will take."""
        self._panel.set_group_shown(self._cost, seconds > LONG_RUN_S)
        if seconds > LONG_RUN_S:
            self._cost_words.set_markup(words.cost().format(time=duration(seconds)))

    def _show_topic(self, exam_points: bool) -> None:
        self._panel.set_group_shown(self._d_k_group, not exam_points)
        self._panel.set_group_shown(self._points, exam_points)
        _set_label(self._trials_group, exam.students_label if exam_points else words.trials_label)
        shapes = exam.distribution_label if exam_points else words.distribution_label
        _set_label(self._shapes_group, shapes)

    def _add_points(self) -> None:
        left, right = Group(self._panel, exam.subjects_label), Group(self._panel, exam.spread_label)
        self.subjects = Field(
            "subjects", exam.subjects_label, exam.subjects_tip, left,
            parse=_parse_subjects, show=_show_d_k,
        )  # fmt: skip
        self.points_sd = NumberField(
            "pointsSd", exam.spread_label, exam.spread_tip, right,
            minimum=POINTS_SD_MIN, maximum=POINTS_SD_MAX, step=1.0, decimals=1,
        )  # fmt: skip
        left.add(self.subjects)
        right.add(self.points_sd)
        self._points = _Pair(left, right, self._panel)
        self._panel.add(self._points)
        self.subjects.edited.connect(self._intents.set_subjects)
        self.points_sd.edited.connect(self._intents.set_points_sd)
        for field in (self.subjects, self.points_sd):
            field.edit_finished.connect(self._intents.end)

    @Slot()
    def _on_fold_opened(self) -> None:
        """Make what is folded when it is first wanted; most classes never open it."""
        if self._more is not None:
            return
        from attention_viewer.lessons.variance.more import MoreControls

        self._more = MoreControls(self._intents, self._fold)
        self._fold.add(self._more)
        self._more.show_state(self._intents.state)

    def _add_example(self) -> None:
        group = Group(self._panel, words.example)
        self._examples = presets()
        options = [(preset.id, preset.title) for preset in self._examples]
        self._example = Choice(
            "example", words.example, words.example_tip, options, group, none_text=words.example_own
        )
        group.add(self._example)
        self._panel.add(group)
        self._example.chosen.connect(self._on_example_chosen)

    def _add_d_k(self) -> None:
        group = Group(self._panel, words.d_k_label)
        self.d_k = Field(
            "dK", words.d_k_label, words.d_k_tip, group, parse=_parse_d_k, show=_show_d_k
        )
        group.add(self.d_k)
        self._d_k_group = group
        self._panel.add(group)
        self.d_k.edited.connect(self._intents.set_d_k)
        self.d_k.edit_finished.connect(self._intents.end)

    def _add_numbers(self) -> None:
        trials, self.trials = _number_group(
            self._panel, "trials", words.trials_label, words.trials_tip, (TRIALS_MIN, TRIALS_MAX)
        )
        self.trials.set_step(1000)
        seed, self.seed = _number_group(
            self._panel, "seed", words.seed_label, words.seed_tip, SEED_LIMITS["numpy"]
        )
        components, self._distribution = _choice_group(
            self._panel, "distribution", words.distribution_label, words.distribution_tip, SHAPES
        )
        stream, self._stream = _choice_group(
            self._panel, "stream", words.stream_label, words.stream_tip, STREAM_NAMES
        )
        self._trials_group, self._shapes_group = trials, components
        self._panel.add(_Pair(trials, components, self._panel))
        self._panel.add(_Pair(stream, seed, self._panel))
        self.trials.edited.connect(self._intents.set_trials)
        self.seed.edited.connect(self._intents.set_seed)
        self._distribution.chosen.connect(self._intents.set_distribution)
        self._stream.chosen.connect(self._intents.set_stream)
        for field in (self.trials, self.seed):
            field.edit_finished.connect(self._intents.end)

    def _add_table(self) -> None:
        self._table_group = Group(self._panel, text.table_label)
        self.table = DataTable("results", text.table_label, text.table_tip, self._table_group)
        self._chance = RichLabel(
            _nothing, self._table_group, role="label", colour="muted", wrap=True
        )
        self._table_group.add(self.table)
        self.tables = TableButtons(self._table_group)
        row = QHBoxLayout()
        row.addWidget(self._chance, 1)
        row.addWidget(self.tables, 0, Qt.AlignmentFlag.AlignTop)
        self._table_group.add_layout(row)
        self._panel.add(self._table_group, keep=True)
        self.table.picked.connect(self._intents.pick)

    @Slot(object)
    def _on_example_chosen(self, wanted: object) -> None:
        for preset in self._examples:
            if preset.id == wanted:
                self._intents.take(preset.state)
                self.example_taken.emit()


class _Pair(QWidget):
    """Two groups side by side, equally wide."""

    def __init__(self, left: QWidget, right: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(left, 1)
        self._row.addWidget(right, 1)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._row.setSpacing(theme.current().px(8))


def _number_group(
    parent: QWidget, name: str, label: Text, tip: Text, limits: tuple[int, int]
) -> tuple[Group, NumberField]:
    group = Group(parent, label)
    field = NumberField(name, label, tip, group, minimum=limits[0], maximum=limits[1])
    group.add(field)
    return group, field


def _choice_group(
    parent: QWidget, name: str, label: Text, tip: Text, options: Options
) -> tuple[Group, Choice]:
    group = Group(parent, label)
    choice = Choice(name, label, tip, options, group)
    group.add(choice)
    return group, choice


def _nothing() -> str:
    return ""


def _set_label(group: Group, label: Text) -> None:
    if group.label is not None:
        group.label.set_text(label)


def _parse_subjects(typed: str) -> tuple[int, ...]:
    return parse_int_list(typed, minimum=1, maximum=SUBJECTS_MAX, max_count=SUBJECTS_MAX)


def _parse_d_k(typed: str) -> tuple[int, ...]:
    return parse_int_list(typed, minimum=1, maximum=D_K_MAX, max_count=ENTRIES_MAX)


def _show_d_k(values: tuple[int, ...]) -> str:
    return ", ".join(map(str, values))
