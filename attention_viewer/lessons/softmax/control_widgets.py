"""Makes the widgets of the softmax lesson's panel."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.lessons.softmax import text
from attention_viewer.lessons.softmax.curves import text as curves_text
from attention_viewer.lessons.softmax.presets import presets
from attention_viewer.lessons.softmax.state import (
    MAX_KEYS,
    MAX_SCORE,
    MAX_SEED,
    MAX_TEMPERATURE,
    MIN_TEMPERATURE,
)
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.score_table import ScoreTable
from attention_viewer.widgets.score_table_field import LongNumberField
from attention_viewer.widgets.segmented import Segment, Segmented


class Widgets:
    """The widgets, in the order of the panel; no widget itself."""

    def __init__(self, panel: Panel) -> None:
        self.example = self._add_example(panel)
        self.source, self.table = self._add_scores(panel)
        self.count, self.add = self._add_keys(panel)
        self.temperature, self.root = self._add_temperature(panel)
        self.number_format, self.note = self._add_number_format(panel)
        self.fold = Fold("more", text.more, text.more_tip, panel)
        self.slope_axis = self._add_slope_axis(self.fold)
        self.seed, self.stream = self._add_draw(self.fold)
        panel.add(self.fold)
        self.draw_again, self.run_again = self._add_foot(panel)

    def _add_foot(self, panel: Panel) -> tuple[Button, Button]:
        """Add the primary button, which is another one for the curves."""
        foot = QWidget(panel)
        column = QVBoxLayout(foot)
        column.setContentsMargins(0, 0, 0, 0)
        again, tip, kind = text.draw_again, text.draw_again_tip, Kind.PRIMARY
        draw = Button("drawAgain", again, tip, foot, kind=kind, icon="refresh")
        words, tip = curves_text.run_again, curves_text.run_again_tip
        run = Button("runAgain", words, tip, foot, kind=kind, icon="refresh")
        for button in (draw, run):
            column.addWidget(button)
        run.hide()
        panel.set_primary(foot)
        return draw, run

    def _add_example(self, panel: Panel) -> Choice:
        group = self.example_group = Group(panel, text.example)
        options = [(preset.id, preset.title) for preset in presets()]
        example = Choice(
            "example", text.example, text.example_tip, options, group, none_text=text.own_values
        )
        group.add(example)
        panel.add(group)
        return example

    def _add_scores(self, panel: Panel) -> tuple[Segmented, ScoreTable]:
        group = self.source_group = Group(panel, text.scores)
        segments = [
            Segment("typed", text.typed, text.typed_tip),
            Segment("drawn", text.drawn, text.drawn_tip),
        ]
        source = Segmented("source", text.scores, segments, group)
        group.add(source)
        panel.add(group)
        table = ScoreTable(
            "scoreTable",
            text.table_name,
            panel,
            left=text.table_unscaled,
            right=text.table_scaled,
            field_label=text.score_field,
            field_tip=text.score_field_tip,
            limit=MAX_SCORE,
        )
        panel.add(table)
        return source, table

    def _add_keys(self, panel: Panel) -> tuple[NumberField, Button]:
        group = self.keys_group = Group(panel, text.keys)
        count = NumberField(
            "keyCount", text.keys, text.keys_tip, group, minimum=1, maximum=MAX_KEYS
        )
        add = Button("addKey", text.add_key, text.add_key_tip, group, icon="plus")
        group.add_row(count, add, stretch=(1, 1))
        panel.add(group)
        return count, add

    def _add_temperature(self, panel: Panel) -> tuple[LongNumberField, Button]:
        group = self.temperature_group = Group(panel, text.temperature)
        temperature = LongNumberField(
            "temperature",
            text.temperature_name,
            text.temperature_tip,
            group,
            minimum=MIN_TEMPERATURE,
            maximum=MAX_TEMPERATURE,
            step=0.5,
            decimals=2,
        )
        root = Button("setRoot", text.set_root, text.set_root_tip, group)
        group.add_row(temperature, root, stretch=(1, 1))
        panel.add(group)
        return temperature, root

    def _add_number_format(self, panel: Panel) -> tuple[Choice, RichLabel]:
        group = self.format_group = Group(panel, text.number_format)
        options = [
            ("float64", text.float64),
            ("float32", text.float32),
            ("float16", text.float16),
            ("bfloat16", text.bfloat16),
        ]
        choice = Choice("numberFormat", text.number_format, text.number_format_tip, options, group)
        note = RichLabel(text.number_format_tip, group, role="label", colour="muted", wrap=True)
        note.setObjectName("formatNote")
        group.add(choice)
        group.add(note)
        panel.add(group)
        return choice, note

    def _add_slope_axis(self, fold: Fold) -> Segmented:
        group = Group(fold, text.slope_axis)
        segments = [
            Segment("linear", text.linear, text.linear_tip),
            Segment("log", text.log, text.log_tip),
        ]
        axis = Segmented("slopeAxis", text.slope_axis, segments, group)
        group.add(axis)
        fold.add(group)
        return axis

    def _add_draw(self, fold: Fold) -> tuple[NumberField, Choice]:
        seeds = Group(fold, text.seed)
        seed = NumberField("seed", text.seed, text.seed_tip, seeds, minimum=0, maximum=MAX_SEED)
        seeds.add(seed)
        fold.add(seeds)
        streams = Group(fold, text.stream)
        options = [("r", text.stream_r), ("numpy", text.stream_numpy)]
        stream = Choice("stream", text.stream, text.stream_tip, options, streams)
        streams.add(stream)
        fold.add(streams)
        return seed, stream
