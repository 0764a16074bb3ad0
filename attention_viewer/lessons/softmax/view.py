"""The page of the softmax lesson."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import LessonServices, Table
from attention_viewer.lessons.softmax import notes, text
from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.controls import Controls
from attention_viewer.lessons.softmax.dimension import DimensionBar
from attention_viewer.lessons.softmax.job import DrawSpec, run
from attention_viewer.lessons.softmax.picture import picture_data
from attention_viewer.lessons.softmax.readouts import Readouts
from attention_viewer.lessons.softmax.state import State
from attention_viewer.lessons.softmax.tables import page_tables
from attention_viewer.widgets.page import LessonPage
from attention_viewer.widgets.paired_bars import PairedBars


class SoftmaxView(LessonPage):
    """Unscaled beside scaled: scores, weights and slopes of one query's keys."""

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, text.headline_alive, parent)
        self.setObjectName("softmaxView")
        self._shown: tuple[State, Derived] | None = None
        self.bars = PairedBars("softmaxBars", text.picture_name, text.picture_tip, self)
        self.dimension = DimensionBar(self)
        self.body.addWidget(self.bars, 1)
        self.body.addWidget(self.dimension)
        self.controls = Controls(services, self.panel)
        self.readouts = Readouts(self.strip, self)
        self.bars.bar_moved.connect(self._on_bars_bar_moved)
        self.bars.move_finished.connect(services.store.end_merge)
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
        self.bars.set_data(picture_data(state, derived, hidden))
        self.dimension.set_value(state.d_k)
        self.controls.render(state, derived, hidden)
        self.readouts.show(state, derived, hidden)

    def refresh(self) -> None:
        """Show the present state again."""
        if self._shown is not None:
            self.render_state(*self._shown)

    def picture(self) -> QWidget:
        """Return the charts."""
        return self.bars

    def tables(self) -> Sequence[Table]:
        """Return both sides in full precision."""
        return page_tables(*self._shown) if self._shown is not None else ()

    def _draw_ahead(self, state: State) -> None:
        """Draw the vectors of every d_k beside the window: R's stream takes a third of a second."""
        if state.is_walkthrough_draw:
            self.services.tasks.start(run, DrawSpec(state.stream, state.seed))

    @Slot(int)
    def _on_dimension_moved(self, d_k: int) -> None:
        self.services.store.edit(text.step_d_k(), merge="d_k", d_k=d_k)

    @Slot(int, float)
    def _on_bars_bar_moved(self, index: int, value: float) -> None:
        self.controls.set_divided_score(index, value)
