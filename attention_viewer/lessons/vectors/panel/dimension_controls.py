"""The controls of the view on many dimensions."""

from __future__ import annotations

from attention_viewer.lessons.vectors.intents import Intents
from attention_viewer.lessons.vectors.panel import text
from attention_viewer.lessons.vectors.state import D_K_RANGE, MAX_SEED, State
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Group, Panel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.slider import ValueSlider

_TICKS = (2, 8, 32, 128, 1024)


class DimensionControls(Group):
    """Slider and field for the dimension, and the seed of the random vectors."""

    def __init__(self, panel: Panel, intents: Intents) -> None:
        super().__init__(panel, text.d_k)
        low, high = D_K_RANGE
        self._slider = ValueSlider(
            "dimensionSlider",
            text.d_k_field,
            text.d_k_tip,
            self,
            minimum=low,
            maximum=high,
            doubling=True,
            ticks=_TICKS,
        )
        self._field = NumberField(
            "dimensionField", text.d_k_field, text.d_k_tip, self, minimum=low, maximum=high
        )
        self._slider.moved.connect(intents.set_d_k)
        self._slider.released.connect(intents.finish)
        self._field.edited.connect(intents.set_d_k)
        self._field.edit_finished.connect(intents.finish)
        self.add(self._slider)
        self.add(self._field)
        again = Button("drawAgain", text.draw_again, text.draw_again_tip, self, icon="refresh")
        again.clicked.connect(intents.draw_again)
        self.add(again)
        label = RichLabel(text.seed, self, role="label", colour="muted")
        self._seed = NumberField(
            "dimensionSeed", text.seed, text.seed_tip, self, minimum=0, maximum=MAX_SEED
        )
        self._seed.edited.connect(intents.set_seed)
        self._seed.edit_finished.connect(intents.finish)
        self.add_row(label, self._seed, stretch=(0, 1))

    def show_state(self, state: State) -> None:
        """Show the state without signals."""
        self._slider.set_value(state.d_k)
        self._field.set_value(state.d_k)
        self._seed.set_value(state.seed)
