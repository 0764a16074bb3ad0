"""The inner views of the softmax lesson; each is made when it is first looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from attention_viewer.framework.lesson import LessonServices
from attention_viewer.lessons.softmax import text, words
from attention_viewer.lessons.softmax.controls import Controls
from attention_viewer.lessons.softmax.dimension import Foot
from attention_viewer.lessons.softmax.state import State
from attention_viewer.lessons.softmax.work import Work
from attention_viewer.widgets.paired_bars import PairedBars
from attention_viewer.widgets.panel import Panel

if TYPE_CHECKING:
    from attention_viewer.lessons.softmax.curves.page import CurvesPage
    from attention_viewer.lessons.softmax.curves.panel import CurvesPanel
    from attention_viewer.lessons.softmax.descent.page import DescentPage
    from attention_viewer.lessons.softmax.descent.panel import DescentPanel
    from attention_viewer.lessons.softmax.jacobian_pair import JacobianPair


class Pages(QObject):
    """Makes the views and connects them to the store.

    Signals
    -------
    measured()
        More is known of the curves.
    """

    measured = Signal()

    def __init__(
        self,
        services: LessonServices,
        work: Work,
        controls: Controls,
        body: QVBoxLayout,
        panel: Panel,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._services, self._store, self._work = services, services.store, work
        self._controls, self._panel, self._parent = controls, panel, parent
        self._body = body
        self.foot = Foot(parent)
        self.bars = PairedBars("softmaxBars", text.picture_name, text.picture_tip, parent)
        self.bars.bar_moved.connect(self._on_bar_moved)
        self.bars.move_finished.connect(self._store.end_merge)
        body.addWidget(self.bars, 1)
        body.addWidget(self.foot)
        self.jacobian: JacobianPair | None = None
        self.curves: CurvesPage | None = None
        self.curves_panel: CurvesPanel | None = None
        self.descent: DescentPage | None = None
        self.descent_panel: DescentPanel | None = None

    def made_jacobian(self) -> JacobianPair:
        """Return the heat maps."""
        if self.jacobian is None:
            from attention_viewer.lessons.softmax.jacobian_pair import JacobianPair

            made = self.jacobian = JacobianPair(self._parent)
            self._insert(made)
            made.picked.connect(self._on_jacobian_picked)
            made.pick_ended.connect(self._store.end_merge)
            made.own_range_chosen.connect(self._on_own_range_chosen)
        return self.jacobian

    def made_curves(self) -> tuple[CurvesPage, CurvesPanel]:
        """Return the curves and their panel."""
        if self.curves is None or self.curves_panel is None:
            from attention_viewer.lessons.softmax.curves.page import CurvesPage
            from attention_viewer.lessons.softmax.curves.panel import CurvesPanel
            from attention_viewer.lessons.softmax.curves.score_bar import ScoreBar

            bar = ScoreBar(self._parent)
            self.foot.put_first(bar)
            page = self.curves = CurvesPage(bar, self._parent)
            self._insert(page)
            page.kind_chosen.connect(self._on_kind_chosen)
            page.d_k.d_k_moved.connect(self._on_d_k_moved)
            page.d_k.move_finished.connect(self._store.end_merge)
            page.score.score_moved.connect(self._on_score_moved)
            page.score.key_chosen.connect(self._on_key_chosen)
            page.score.move_finished.connect(self._store.end_merge)
            button = self._controls.widgets.run_again
            self.curves_panel = CurvesPanel(self._services, self._work, self._panel, button)
            self.curves_panel.measured.connect(self.measured)
        return self.curves, self.curves_panel

    def made_descent(self) -> tuple[DescentPage, DescentPanel]:
        """Return the descent and its panel."""
        if self.descent is None or self.descent_panel is None:
            from attention_viewer.lessons.softmax.descent.page import DescentPage
            from attention_viewer.lessons.softmax.descent.panel import DescentPanel

            page = self.descent = DescentPage(self._parent)
            self._insert(page)
            page.step_moved.connect(self._on_step_moved)
            page.move_finished.connect(self._store.end_merge)
            self.descent_panel = DescentPanel(self._services, self._work, self._panel)
            self.descent_panel.step_moved.connect(self._on_step_moved)
        return self.descent, self.descent_panel

    def show(self, state: State, hidden: bool) -> None:
        """Show the state's view, and hide and silence the others."""
        pages: dict[str, QWidget | None] = {
            "bars": self.bars,
            "jacobian": self.jacobian,
            "curves": self.curves,
            "descent": self.descent,
        }
        if state.view != "bars":
            self.bars.setAccessibleDescription("")
        for name, page in (("jacobian", self.jacobian), ("curves", self.curves)):
            if page is not None and name != state.view:
                page.clear()
        if self.descent is not None and state.view != "descent":
            self.descent.clear()
        for name, widget in pages.items():
            if widget is not None and name != state.view:
                widget.hide()
        shown = pages[state.view]
        if shown is not None:
            shown.show()
        self._show_groups(state, hidden)

    def _insert(self, page: QWidget) -> None:
        """Put a view over the sliders, which stand last."""
        self._body.insertWidget(self._body.count() - 1, page, 1)

    def _show_groups(self, state: State, hidden: bool) -> None:
        """Show the controls that belong to the view, without those whose words tell results."""
        over_d_k = state.view == "curves" and state.curves == "d_k"
        descent = state.view == "descent"
        made = self._controls.widgets
        self._panel.set_group_shown(made.example_group, not over_d_k)
        for group in (
            made.source_group,
            made.table,
            made.keys_group,
            made.temperature_group,
            made.fold,
        ):
            self._panel.set_group_shown(group, not (over_d_k or descent))
        formats = state.view in ("bars", "jacobian")
        self._panel.set_group_shown(made.format_group, formats)
        made.draw_again.setVisible(not (over_d_k or descent))
        made.run_again.setVisible(over_d_k)
        if self.curves_panel is not None:
            for group in self.curves_panel.groups:
                self._panel.set_group_shown(group, over_d_k)
        if self.descent_panel is not None:
            for group in self.descent_panel.widgets.groups:
                tells = group is self.descent_panel.widgets.random
                self._panel.set_group_shown(group, descent and not (hidden and tells))

    def _edit(self, step: str, **fields: Any) -> None:
        self._store.end_merge()
        self._store.edit(step, **fields)

    @Slot(int, float)
    def _on_bar_moved(self, index: int, value: float) -> None:
        self._controls.set_divided_score(index, value)

    @Slot(int, int)
    def _on_jacobian_picked(self, row: int, column: int) -> None:
        self._store.edit(words.step_pick(), merge="pick", picked=(row, column))

    @Slot(bool)
    def _on_own_range_chosen(self, own: bool) -> None:
        self._edit(words.step_range(), own_range=own)

    @Slot(object)
    def _on_kind_chosen(self, kind: str) -> None:
        self._edit(words.step_view(), curves=kind)

    @Slot(int)
    def _on_d_k_moved(self, d_k: int) -> None:
        self._store.edit(words.step_d_k(), merge="d_k", d_k=d_k)

    @Slot(float)
    def _on_score_moved(self, value: float) -> None:
        self._controls.move_score(value)

    @Slot(int)
    def _on_key_chosen(self, key: int) -> None:
        self._edit(words.step_moved(), moved=min(key, self._store.state.count - 1))

    @Slot(int)
    def _on_step_moved(self, step: int) -> None:
        self._store.edit(words.step_descent(), merge="descent step", step=step)
