"""The page of the lesson on heads: blocks and maps of all heads, and one head enlarged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.core.formatting import compact
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.sweep_statistics import Measurement
from attention_viewer.framework.lesson import LessonServices, Table
from attention_viewer.lessons.heads import job, names, shapes, text
from attention_viewer.lessons.heads.compute import Derived
from attention_viewer.lessons.heads.controls import Controls
from attention_viewer.lessons.heads.detail import Detail
from attention_viewer.lessons.heads.head_row import HeadRow
from attention_viewer.lessons.heads.intents import Intents
from attention_viewer.lessons.heads.readouts import Readouts
from attention_viewer.lessons.heads.runs import Runs
from attention_viewer.lessons.heads.shapes_picture import ShapesPicture
from attention_viewer.lessons.heads.state import State
from attention_viewer.lessons.heads.tables import page_tables
from attention_viewer.runtime import theme
from attention_viewer.widgets.page import EDGE, LessonPage
from attention_viewer.widgets.rule import Rule
from attention_viewer.widgets.segmented import Segment, Segmented

SHAPES_SHARE, REST_SHARE = 27, 73
WALL_ROOMY = 640
"""Width of the picture on the wall from which on the shapes stand beside the tables."""
NEAR = 1.6
"""Factor within which a divisor is near the root of d_k."""

if TYPE_CHECKING:
    from attention_viewer.lessons.heads.check.view import CheckView
    from attention_viewer.lessons.heads.output_view import OutputView


class _Canvas(QWidget):
    """The picture: all of the page but headline, controls and strip."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class HeadsView(LessonPage):
    """Shows a state of the lesson; the check of the variance starts when it is looked at."""

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, text.headline, parent)
        self._state = State()
        self._derived: Derived | None = None
        self._runs = Runs()
        self._intents = Intents(services, self)
        segments = (
            Segment("weights", text.view_weights, text.view_weights_tip),
            Segment("output", text.view_output, text.view_output_tip),
            Segment("check", text.view_check, text.view_check_tip),
        )
        self._scenes = Segmented("scene", text.views, segments, self)
        self.add_view_switch(self._scenes)
        self._canvas = _Canvas(self)
        self.body.addWidget(self._canvas)
        self._build_canvas()
        self._controls = Controls(self._intents, self.panel)
        self._readouts = Readouts(self.strip)
        self._connect()
        self.on_theme_changed()

    def render_state(self, state: State, derived: Derived) -> None:
        """Show a state."""
        self._state, self._derived = state, derived
        hide = self.numbers_hidden
        number = derived.chosen.divisor
        said = text.headline_question() if hide else _headline(state, number)
        self.headline.set_markup(said)
        self._scenes.set_value(state.scene)
        self._row.show_state(state, derived, hide=hide)
        self._drop_check(job.spec_of(state) if state.scene == "check" else None)
        self._place_shapes()
        self._shapes.set_scene(shapes.scene_of(state, derived, hide=hide))
        self._show_scene(state, derived, hide)
        self._controls.show_state(state)
        self._readouts.show_state(state, derived, hide=hide)

    def refresh(self) -> None:
        """Show the present state again."""
        if self._derived is not None:
            self.render_state(self._state, self._derived)

    def picture(self) -> QWidget:
        """Return everything but headline, controls and strip."""
        return self._canvas

    def tables(self) -> Sequence[Table]:
        """Return the tables of the page in full precision."""
        if self._derived is None:
            return ()
        measured = self._runs.result(job.spec_of(self._state))
        return page_tables(self._state, self._derived, measured)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the row of maps how much room there is."""
        self._row.set_room(event.size().height())

    def on_theme_changed(self) -> None:
        """Take over margins and gaps."""
        super().on_theme_changed()
        if not hasattr(self, "_row"):
            return
        now = theme.current()
        edge = now.px(EDGE)
        wall = now.projected
        self._column.setContentsMargins(edge, 0, edge, now.px(2 if wall else 10))
        self._column.setSpacing(now.px(3 if wall else 8))
        self._lower.setSpacing(now.px(12))

    def _build_canvas(self) -> None:
        self._row = HeadRow(self._canvas)
        self._rule = Rule(self._canvas)
        self._shapes = ShapesPicture(self._canvas)
        self._detail = Detail(self._canvas)
        self._output: OutputView | None = None
        self._check: CheckView | None = None
        # No stacked layout: that would keep room for the views that are not shown.
        self._views = QVBoxLayout()
        self._views.addWidget(self._detail)
        self._lower = QHBoxLayout()
        self._lower.addWidget(self._shapes, SHAPES_SHARE)
        self._lower.addLayout(self._views, REST_SHARE)
        self._column = QVBoxLayout(self._canvas)
        self._column.addWidget(self._row)
        self._column.addWidget(self._rule)
        self._column.addLayout(self._lower, 1)

    @Slot()
    def _place_shapes(self) -> None:
        """Show the shapes, but for beside the check and beside tables that need their room.

        Those are on the wall while the controls are unfolded: numbers would not fit into cells.
        """
        now = theme.current()
        crowded = now.projected and self._canvas.width() < now.px(WALL_ROOMY)
        self._shapes.setVisible(self._state.scene != "check" and not crowded)

    def _connect(self) -> None:
        self._canvas.resized.connect(self._place_shapes)
        tasks = self.services.tasks
        tasks.progressed.connect(self._on_tasks_progressed)
        tasks.finished.connect(self._on_tasks_finished)
        self._scenes.chosen.connect(self._intents.set_scene)
        self._row.picked.connect(self._intents.pick_head)
        self._row.pick_ended.connect(self._intents.end)
        self._detail.picked.connect(self._intents.pick_cell)
        self._detail.pick_ended.connect(self._intents.end)

    def _show_scene(self, state: State, derived: Derived, hide: bool) -> None:
        if state.scene == "weights":
            self._show_only(self._detail)
            self._detail.show_state(state, derived, hide=hide)
        elif state.scene == "output":
            output = self._output_view()
            self._show_only(output)
            output.show_state(state, derived, hide=hide)
        else:
            self._show_only(self._check_view())
            self._start_check(job.spec_of(state))
            self._show_check()

    def _show_only(self, shown: QWidget) -> None:
        for view in (self._detail, self._output, self._check):
            if view is not None and view is not shown:
                view.hide()
        shown.show()

    def _output_view(self) -> OutputView:
        """Return the way to the output, built when it is first looked at."""
        if self._output is None:
            from attention_viewer.lessons.heads.output_view import OutputView

            self._output = OutputView(self._canvas)
            self._views.addWidget(self._output)
        return self._output

    def _check_view(self) -> CheckView:
        """Return the check, built when it is first looked at: its plots take time to import."""
        if self._check is None:
            from attention_viewer.lessons.heads.check.view import CheckView

            self._check = CheckView(self._canvas)
            self._views.addWidget(self._check)
            self._check.stop_wanted.connect(self.services.tasks.stop)
        return self._check

    def _drop_check(self, wanted: SweepSpec | None) -> None:
        """Leave off a check that the page no longer shows: it may take minutes."""
        if self._runs.current is not None and self._runs.current != wanted:
            self.services.tasks.abandon()
            self._runs.drop()

    def _start_check(self, spec: SweepSpec) -> None:
        """Start the check of a shape unless it has been made, is being made, or was stopped."""
        if self._runs.wanted(spec):
            self._runs.begin(spec)
            self.services.tasks.start(job.run, spec)

    def _show_check(self) -> None:
        spec = job.spec_of(self._state)
        self._check_view().show_check(
            self._state,
            self._runs.result(spec),
            running=self._runs.current == spec,
            hide=self.numbers_hidden,
        )

    @Slot(object)
    def _on_tasks_progressed(self, measured: Measurement) -> None:
        self._runs.take(measured)
        if self._state.scene == "check":
            self._show_check()

    @Slot(bool)
    def _on_tasks_finished(self, stopped: bool) -> None:
        del stopped
        self._runs.end()
        if self._state.scene == "check":
            self._show_check()


def _headline(state: State, number: float) -> str:
    if state.heads == 1:
        return text.headline_one().format(count=state.joined)
    sign, value = f"${names.root(state, state.divisor)}$", compact(number, 3)
    if state.divisor == "none":
        return text.headline_none()
    if state.divisor == "sqrt":
        return text.headline().format(heads=state.heads, sign=sign, value=value)
    right = state.d_k**0.5
    if number > NEAR * right and state.divisor == "model":
        return text.headline_mistake().format(sign=sign, value=value)
    if number > NEAR * right:
        words = text.headline_above()
    else:
        words = text.headline_below() if NEAR * number < right else text.headline_near()
    return words.format(
        heads=state.heads,
        divisor=sign if names.is_exact(state, state.divisor) else f"{sign} = {value}",
        right=f"${names.root(state, 'sqrt')}$ = {compact(right, 3)}",
    )
