"""Makes the widgets of the descent's panel."""

from __future__ import annotations

from functools import partial

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.softmax import text as common
from attention_viewer.lessons.softmax.descent import text
from attention_viewer.lessons.softmax.state import (
    MAX_D_K,
    MAX_DESCENT_KEYS,
    MAX_SEED,
    MAX_STEP_SIZE,
    MAX_STEPS,
    MIN_DRAWN_KEYS,
    MIN_STEP_SIZE,
    MIN_STEPS,
    SPEEDS,
)
from attention_viewer.widgets.busy_bar import BusyBar
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.data_table import DataTable
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.segmented import Segment, Segmented


class DescentWidgets:
    """The widgets, in the order of the panel; no widget itself."""

    def __init__(self, panel: Panel) -> None:
        self.goal, self.pace = Group(panel), Group(panel)
        self.wanted, self.step_size = self._add_goal()
        self.steps, self.speed = self._add_pace()
        self.way = Group(panel, text.table)
        self.table = DataTable("descentTable", text.table, text.table_tip, self.way)
        self.way.add(self.table)
        self.random = Group(panel)
        self.note, self.see, self.count, self.busy = self._add_note()
        self.fold = Fold("descentMore", common.more, common.more_tip, panel)
        self._add_fold(self.fold)
        self.groups = (
            self.goal,
            self.pace,
            self.way,
            self.random,
            self.fold,
        )
        for group in self.groups:
            panel.add(group)

    def _add_goal(self) -> tuple[Choice, NumberField]:
        left, right = Group(self.goal, text.wanted), Group(self.goal, text.step_size)
        options = [(key, partial(_key_name, key)) for key in range(MAX_DESCENT_KEYS)]
        wanted = Choice("descentWanted", text.wanted, text.wanted_tip, options, left)
        left.add(wanted)
        limits = MIN_STEP_SIZE, MAX_STEP_SIZE
        words = text.step_size, text.step_size_tip
        step_size = _field(right, "descentStepSize", words, limits, decimals=3)
        self.goal.add_row(left, right, stretch=(1, 1))
        values = RichLabel(text.values, self.goal, role="label", colour="muted", wrap=True)
        values.setObjectName("descentValues")
        self.goal.add(values)
        return wanted, step_size

    def _add_learned(self, fold: Fold) -> Segmented:
        group = Group(fold, text.learned)
        segments = [
            Segment("q", text.learned_q, text.learned_q_tip),
            Segment("weights", text.learned_weights, text.learned_weights_tip),
        ]
        learned = Segmented("descentLearned", text.learned, segments, group)
        group.add(learned)
        fold.add(group)
        return learned

    def _add_pace(self) -> tuple[NumberField, Choice]:
        left, right = Group(self.pace, text.steps), Group(self.pace, text.speed)
        words = text.steps, text.steps_tip
        steps = _field(left, "descentSteps", words, (MIN_STEPS, MAX_STEPS), step=10.0)
        options = [(speed, partial(_speed_name, speed)) for speed in SPEEDS]
        speed = Choice("descentSpeed", text.speed, text.speed_tip, options, right)
        right.add(speed)
        self.pace.add_row(left, right, stretch=(1, 1))
        return steps, speed

    def _add_note(self) -> tuple[RichLabel, Button, Button, BusyBar]:
        title = RichLabel(text.note_title, self.random, role="label", weight=600, wrap=True)
        note = RichLabel(text.note_general, self.random, role="label", colour="muted", wrap=True)
        note.setObjectName("descentNote")
        busy = BusyBar("descentBusy", text.counting, self.random)
        see = Button("descentSee", text.see_learning, text.see_learning_tip, self.random)
        count = Button("descentCount", text.count, text.count_tip, self.random)
        for widget in (title, note, busy):
            self.random.add(widget)
        self.random.add_row(see, count, stretch=(1, 1))
        busy.hide()
        return note, see, count, busy

    def _add_fold(self, fold: Fold) -> None:
        self.learned = self._add_learned(fold)
        sizes = Group(fold)
        keys, d_k = Group(sizes, common.keys), Group(sizes, common.dimension)
        self.keys = _field(
            keys,
            "descentKeys",
            (common.keys, common.keys_tip),
            (MIN_DRAWN_KEYS, MAX_DESCENT_KEYS),
        )
        self.d_k = _field(
            d_k,
            "descentDimension",
            (common.dimension_name, common.dimension_tip),
            (1, MAX_D_K),
        )
        sizes.add_row(keys, d_k, stretch=(1, 1))
        seeds = Group(fold, common.seed)
        self.seed = _field(seeds, "descentSeed", (common.seed, common.seed_tip), (0, MAX_SEED))
        self.again = Button(
            "descentAgain", common.draw_again, common.draw_again_tip, seeds, icon="refresh"
        )
        seeds.add(self.again)
        streams = Group(fold, common.stream)
        options = [("r", common.stream_r), ("numpy", common.stream_numpy)]
        self.stream = Choice("descentStream", common.stream, common.stream_tip, options, streams)
        streams.add(self.stream)
        for group in (sizes, seeds, streams):
            fold.add(group)


def _field(
    group: Group,
    name: str,
    words: tuple[Text, Text],
    limits: tuple[float, float],
    *,
    step: float = 1.0,
    decimals: int = 0,
) -> NumberField:
    field = NumberField(
        name, *words, group, minimum=limits[0], maximum=limits[1], step=step, decimals=decimals
    )
    group.add(field)
    return field


def _key_name(key: int) -> str:
    return text.key_name().format(number=key + 1)


def _speed_name(speed: int) -> str:
    return text.speed_name().format(count=speed)
