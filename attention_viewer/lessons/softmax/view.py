"""The page of the softmax lesson."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import LessonServices, Table
from attention_viewer.lessons.softmax import headlines, text, words
from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.controls import Controls
from attention_viewer.lessons.softmax.draws import takes_long
from attention_viewer.lessons.softmax.pages import Pages
from attention_viewer.lessons.softmax.picture import picture_data
from attention_viewer.lessons.softmax.readouts import Readouts
from attention_viewer.lessons.softmax.state import State
from attention_viewer.lessons.softmax.tables import curve_table, descent_table, page_tables
from attention_viewer.lessons.softmax.work import Work
from attention_viewer.runtime import theme
from attention_viewer.widgets.page import LessonPage
from attention_viewer.widgets.paired_bars import PairedBars
from attention_viewer.widgets.segmented import Segment, Segmented

if TYPE_CHECKING:
    from attention_viewer.lessons.softmax.descent.paths import Descents
    from attention_viewer.lessons.softmax.jacobian_pair import JacobianPair


class SoftmaxView(LessonPage):
    """Unscaled beside scaled: bars, Jacobian, curves and descent of one query's keys."""

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, text.headline_alive, parent)
        self.setObjectName("softmaxView")
        self._shown: tuple[State, Derived] | None = None
        self.switch = self._make_switch()
        self.work = Work(services, self)
        self.controls = Controls(services, self.work, self.panel)
        self.pages = Pages(services, self.work, self.controls, self.body, self.panel, self)
        self.dimension = self.pages.foot.dimension
        self.readouts = Readouts(self.strip, self)
        self.switch.chosen.connect(self._on_switch_chosen)
        self.dimension.moved.connect(self._on_dimension_moved)
        self.dimension.finished.connect(services.store.end_merge)
        self.pages.measured.connect(self.refresh)
        self.work.drawn.connect(self.refresh)
        self.work.draw_ahead()

    @property
    def bars(self) -> PairedBars:
        """The charts."""
        return self.pages.bars

    @property
    def jacobian(self) -> JacobianPair:
        """The heat maps."""
        return self.pages.made_jacobian()

    def render_state(self, state: State, derived: Derived) -> None:
        """Show a state and its numbers; views that are hidden are not kept up to date."""
        self._shown = state, derived
        hidden = self.numbers_hidden
        self.switch.set_value(state.view)
        self.dimension.set_value(state.d_k)
        self.controls.render(state, derived, hidden)
        if state.view == "descent":
            self._render_descent(state, hidden)
        elif state.view == "curves":
            self._render_curves(state, derived, hidden)
        else:
            self._render_softmax(state, derived, hidden)
        self.pages.show(state, hidden)
        self.dimension.setVisible(_has_slider(state))

    @Slot()
    def refresh(self) -> None:
        """Show the present state again."""
        if self._shown is not None:
            self.render_state(*self._shown)

    def foot_height(self) -> int:
        """Return the height of the read-outs and of the sliders or the player over them."""
        view = "bars" if self._shown is None else self._shown[0].view
        player = self.pages.made_descent()[0].player.height() if view == "descent" else 0
        return super().foot_height() + self.pages.foot.height() + player

    def picture(self) -> QWidget:
        """Return what the present view shows."""
        view = "bars" if self._shown is None else self._shown[0].view
        if view == "jacobian":
            return self.jacobian
        if view == "curves":
            return self.pages.made_curves()[0].picture
        return self.pages.made_descent()[0].picture if view == "descent" else self.bars

    def tables(self) -> Sequence[Table]:
        """Return what the present view shows, in full precision."""
        if self._shown is None:
            return ()
        state, derived = self._shown
        if state.view == "descent":
            from attention_viewer.lessons.softmax.descent.paths import descents

            return (descent_table(descents(state)),)
        if state.view == "curves" and state.curves == "d_k":
            known = self.pages.made_curves()[1].known
            return () if known is None else (curve_table(known),)
        return page_tables(state, derived)

    def _make_switch(self) -> Segmented:
        segments = [
            Segment("bars", words.bars, words.bars_tip),
            Segment("jacobian", words.jacobian, words.jacobian_view_tip),
            Segment("curves", words.curves, words.curves_tip),
            Segment("descent", words.descent, words.descent_tip),
        ]
        switch = Segmented("softmaxViewSwitch", words.views, segments, self)
        self.add_view_switch(switch)
        return switch

    def _render_softmax(self, state: State, derived: Derived, hidden: bool) -> None:
        if state.view == "bars":
            self.bars.set_data(picture_data(state, derived, hidden))
        else:
            self.jacobian.show_state(state, derived, hidden)
        self.headline.set_markup(headlines.softmax(state, derived, hidden))
        self.readouts.show(state, derived, hidden)

    def _render_curves(self, state: State, derived: Derived, hidden: bool) -> None:
        from attention_viewer.lessons.softmax.curves.readings import ROOMS, readings

        page, panel = self.pages.made_curves()
        page.show_state(state, derived, panel.curves, hidden)
        self.headline.set_markup(headlines.curves(state, hidden))
        if state.curves == "score":
            self.readouts.show(state, derived, hidden)
            return
        panel.render(state)
        self.readouts.fill(readings(state, panel.curves), ROOMS, hidden, matters=False)
        panel.ensure(state)

    def _render_descent(self, state: State, hidden: bool) -> None:
        from attention_viewer.lessons.softmax.descent.paths import descents
        from attention_viewer.lessons.softmax.descent.readings import ROOMS, readings

        page, panel = self.pages.made_descent()
        both: Descents | None = None
        look = page.look(state, hidden)
        if takes_long(state):
            self.work.draw_for(state)
        else:
            both = descents(state)
            page.show_state(state, both, look)
            self.readouts.fill(readings(state, both), ROOMS, hidden)
        panel.render(state, both, look)
        self.headline.set_markup(headlines.descent(state, both, look))

    @Slot(object)
    def _on_switch_chosen(self, view: str) -> None:
        self.services.store.end_merge()
        if view == "descent":
            # Typed scores have no vectors to descend with.
            self.work.edit_drawn(words.step_view(), view=view, source="drawn")
        else:
            self.services.store.edit(words.step_view(), view=view)

    @Slot(int)
    def _on_dimension_moved(self, d_k: int) -> None:
        self.services.store.edit(words.step_d_k(), merge="d_k", d_k=d_k)


def _has_slider(state: State) -> bool:
    """Tell whether the d_k slider has room: on the wall curves over d_k need all there is."""
    over_d_k = state.view == "curves" and state.curves == "d_k"
    return state.view != "descent" and not (over_d_k and theme.current().projected)
