"""The page of the softmax lesson."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import LessonServices, Table
from attention_viewer.lessons.softmax import notes, text, words
from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.controls import Controls
from attention_viewer.lessons.softmax.dimension import DimensionBar
from attention_viewer.lessons.softmax.jacobian_pair import JacobianPair
from attention_viewer.lessons.softmax.job import DrawSpec, run
from attention_viewer.lessons.softmax.picture import picture_data
from attention_viewer.lessons.softmax.readouts import Readouts
from attention_viewer.lessons.softmax.state import State
from attention_viewer.lessons.softmax.tables import page_tables
from attention_viewer.widgets.page import LessonPage
from attention_viewer.widgets.paired_bars import PairedBars
from attention_viewer.widgets.segmented import Segment, Segmented


class SoftmaxView(LessonPage):
    """Unscaled beside scaled: scores, weights and slopes of one query's keys."""

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, text.headline_alive, parent)
        self.setObjectName("softmaxView")
        self._shown: tuple[State, Derived] | None = None
        self.bars = PairedBars("softmaxBars", text.picture_name, text.picture_tip, self)
        self.jacobian = JacobianPair(self)
        self.switch = self._make_switch()
        self.dimension = DimensionBar(self)
        self.body.addWidget(self.bars, 1)
        self.body.addWidget(self.jacobian, 1)
        self.body.addWidget(self.dimension)
        self.controls = Controls(services, self.panel)
        self.readouts = Readouts(self.strip, self)
        self.bars.bar_moved.connect(self._on_bars_bar_moved)
        self.bars.move_finished.connect(services.store.end_merge)
        self.switch.chosen.connect(self._on_switch_chosen)
        self.jacobian.picked.connect(self._on_jacobian_picked)
        self.jacobian.pick_ended.connect(services.store.end_merge)
        self.jacobian.own_range_chosen.connect(self._on_jacobian_own_range_chosen)
        self.dimension.moved.connect(self._on_dimension_moved)
        self.dimension.finished.connect(services.store.end_merge)
        self._draw_ahead(services.store.state)

    def render_state(self, state: State, derived: Derived) -> None:
        """Show a state and its numbers."""
        self._shown = state, derived
        hidden = self.numbers_hidden
        self.headline.set_markup(
            text.headline_predict() if hidden else notes.headline(state, derived)
        )
        self._show_picture(state, derived, hidden)
        self.dimension.set_value(state.d_k)
        self.controls.render(state, derived, hidden)
        self.readouts.show(state, derived, hidden)

    def refresh(self) -> None:
        """Show the present state again."""
        if self._shown is not None:
            self.render_state(*self._shown)

    def picture(self) -> QWidget:
        """Return the charts or the heat maps, whatever is shown."""
        shows_bars = self._shown is None or self._shown[0].view == "bars"
        return self.bars if shows_bars else self.jacobian

    def tables(self) -> Sequence[Table]:
        """Return both sides in full precision."""
        return page_tables(*self._shown) if self._shown is not None else ()

    def _make_switch(self) -> Segmented:
        segments = [
            Segment("bars", words.bars, words.bars_tip),
            Segment("jacobian", words.jacobian, words.jacobian_view_tip),
        ]
        switch = Segmented("softmaxViewSwitch", words.views, segments, self)
        self.add_view_switch(switch)
        return switch

    def _show_picture(self, state: State, derived: Derived, hidden: bool) -> None:
        """Show the chosen view; the other one is not kept up to date."""
        shows_bars = state.view == "bars"
        self.switch.set_value(state.view)
        if shows_bars:
            self.bars.set_data(picture_data(state, derived, hidden))
            self.jacobian.clear()
        else:
            self.bars.setAccessibleDescription("")
            self.jacobian.show_state(state, derived, hidden)
        self.bars.setVisible(shows_bars)
        self.jacobian.setVisible(not shows_bars)

    def _draw_ahead(self, state: State) -> None:
        """Draw the vectors of every d_k beside the window: R's stream takes a third of a second."""
        if state.is_walkthrough_draw:
            self.services.tasks.start(run, DrawSpec(state.stream, state.seed))

    @Slot(object)
    def _on_switch_chosen(self, view: str) -> None:
        self.services.store.end_merge()
        self.services.store.edit(words.step_view(), view=view)

    @Slot(int, int)
    def _on_jacobian_picked(self, row: int, column: int) -> None:
        self.services.store.edit(words.step_pick(), merge="pick", picked=(row, column))

    @Slot(bool)
    def _on_jacobian_own_range_chosen(self, own: bool) -> None:
        self.services.store.end_merge()
        self.services.store.edit(words.step_range(), own_range=own)

    @Slot(int)
    def _on_dimension_moved(self, d_k: int) -> None:
        self.services.store.edit(words.step_d_k(), merge="d_k", d_k=d_k)

    @Slot(int, float)
    def _on_bars_bar_moved(self, index: int, value: float) -> None:
        self.controls.set_divided_score(index, value)
