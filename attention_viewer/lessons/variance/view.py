"""The page of the lesson on variance: runs the sweep and shows what it measures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QStackedLayout, QWidget

from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.framework.lesson import LessonServices, Table, Text
from attention_viewer.lessons.variance import job, text, words
from attention_viewer.lessons.variance.compute import Derived, derive, picked_in
from attention_viewer.lessons.variance.controls import LONG_RUN_S, Controls
from attention_viewer.lessons.variance.exam import words as exam
from attention_viewer.lessons.variance.examples import example_ids
from attention_viewer.lessons.variance.intents import Intents
from attention_viewer.lessons.variance.locks import Locks
from attention_viewer.lessons.variance.pictures import Plots
from attention_viewer.lessons.variance.readings import Reading, read
from attention_viewer.lessons.variance.runs import Runs
from attention_viewer.lessons.variance.shown import Shown, four, theory_text
from attention_viewer.lessons.variance.staged import Staged
from attention_viewer.lessons.variance.state import State
from attention_viewer.lessons.variance.status import Status
from attention_viewer.lessons.variance.table import full_table
from attention_viewer.lessons.variance.topic import topic_of
from attention_viewer.lessons.variance.walks import WalksPicture
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.page import LessonPage
from attention_viewer.widgets.segmented import Segment, Segmented
from attention_viewer.widgets.strip import Readout

if TYPE_CHECKING:
    from attention_viewer.lessons.variance.theory.page import TheoryScroll

OPENING_MS = 40


class VarianceView(LessonPage):
    """Pictures, table and controls around one run at a time.

    A result is kept with the settings that it belongs to, so that two runs never mix, and so that
    undoing a change brings its result back. The first run starts by itself, and so does that of an
    example, however its settings came about; other settings wait for the button.
    """

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, text.headline, parent)
        self._intents = Intents(services, self)
        self._runs = Runs()
        self._locks = Locks()
        self._state = State()
        self._derived = derive(self._state)
        self._opened = False
        self._build_pictures()
        self._controls = Controls(services, self.panel)
        self._run = Button(
            "run", words.run_again, words.run_again_tip, self.panel, kind=Kind.PRIMARY,
            icon="refresh",
        )  # fmt: skip
        self.panel.set_primary(self._run)
        self._build_strip()
        self._connect()
        parts = (self._show_picture, self._show_histograms, self._show_words)
        self._staged = Staged(parts, self)
        self._opening = QTimer(self)
        self._opening.setSingleShot(True)
        self._opening.timeout.connect(self._on_opening)
        # Later than the first paint, which the workers would hold up.
        self._opening.start(OPENING_MS)

    def render_state(self, state: State, derived: Derived) -> None:
        """Show the settings, and the run that belongs to them or else the latest."""
        before, self._state, self._derived = self._derived.spec, state, derived
        if derived.spec != before:
            self._turn_to(derived.spec, before)
        self._locks.set_on(state.locked)
        self._scenes.set_value(state.scene)
        self._stack.setCurrentWidget(self._inner_view())
        self._controls.show_state(state)
        self._show_cost()
        self.show_run()

    def refresh(self) -> None:
        """Show the present state anew."""
        self.render_state(self._state, self._derived)

    def picture(self) -> QWidget:
        """Return the inner view, all of it where it scrolls."""
        if self._state.scene == "theory":
            return self._theory_view().page
        return self._inner_view()

    def tables(self) -> list[Table]:
        """Return the table of the run that is shown, every divisor, in full precision."""
        return [full_table(self._shown())]

    def settled(self) -> bool:
        """Tell whether the first run has begun and none is going on."""
        return self._opened and not self.services.tasks.running

    def _build_pictures(self) -> None:
        segments = (
            Segment("plots", text.view_plots, text.view_plots_tip),
            Segment("walks", text.view_walks, text.view_walks_tip),
            Segment("theory", text.view_theory, text.view_theory_tip),
        )
        self._scenes = Segmented("scene", text.view_label, segments, self)
        self.add_view_switch(self._scenes)
        self._stack = QStackedLayout()
        self.plots = Plots(self)
        self.walks = WalksPicture("walks", text.view_walks, text.walks_tip, self)
        self._stack.addWidget(self.plots)
        self._stack.addWidget(self.walks)
        self._theory: TheoryScroll | None = None
        self.body.addLayout(self._stack)

    def _inner_view(self) -> QWidget:
        if self._state.scene == "theory":
            return self._theory_view()
        return self.walks if self._state.scene == "walks" else self.plots

    def _theory_view(self) -> TheoryScroll:
        # Made when first looked at, as importing the typesetter takes a tenth of a second.
        if self._theory is None:
            from attention_viewer.lessons.variance.theory.page import TheoryScroll

            self._theory = TheoryScroll("theoryScroll", self)
            self._stack.addWidget(self._theory)
        return self._theory

    def _build_strip(self) -> None:
        self._status = Status(self.strip)
        self._raw = Readout("sdRaw", text.sd, self.strip, stretch=True)
        self._scaled = Readout("sdScaled", text.sd, self.strip, stretch=True)
        self.strip.add(self._status, 1)
        # They give way when there is no room, but take none that the status could use.
        self.strip.add(self._raw, 0)
        self.strip.add(self._scaled, 0)

    def _connect(self) -> None:
        tasks = self.services.tasks
        tasks.progressed.connect(self._on_tasks_progressed)
        tasks.finished.connect(self._on_tasks_finished)
        self._run.clicked.connect(self._on_run_clicked)
        self._status.stop_wanted.connect(tasks.stop)
        self._scenes.chosen.connect(self._intents.set_scene)
        self._controls.example_taken.connect(self._on_example_taken)
        tables = self._controls.tables
        tables.asked.connect(self._on_tables_asked)
        tables.done.connect(self.services.messages.info)
        tables.failed.connect(self.services.messages.error)
        self.plots.picked.connect(self._intents.pick)
        self.walks.picked.connect(self._intents.pick)

    @Slot()
    def _on_opening(self) -> None:
        """Start the first run unless it would take long: then it waits to be asked for."""
        self._opened = True
        spec = self._derived.spec
        if spec in example_ids() or self._is_short(spec):
            self._start()

    def _turn_to(self, spec: SweepSpec, before: SweepSpec) -> None:
        """Give up a run that is not seen any more, and begin one that need not be asked for."""
        if self._runs.turn_to(spec):
            self._give_up()
        # Products under the headline of exam points would be told wrong, and the other way round.
        retold = topic_of(spec) is not topic_of(before) and self._is_short(spec)
        if self._opened and (retold or spec in example_ids()):
            self._begin(spec)

    def _is_short(self, spec: SweepSpec) -> bool:
        return self._runs.pace.seconds(spec) <= LONG_RUN_S

    def _give_up(self) -> None:
        """End the run that is going on; it does not count as stopped by anybody."""
        self.services.tasks.abandon()
        self._runs.drop()

    @Slot()
    def _on_run_clicked(self) -> None:
        self._start()

    @Slot()
    def _on_example_taken(self) -> None:
        self._begin(self._derived.spec)
        self.refresh()

    @Slot()
    def _on_tables_asked(self) -> None:
        self._controls.tables.give(self.tables())

    @Slot(object)
    def _on_tasks_progressed(self, update: job.Update) -> None:
        self._runs.take(update)
        self._staged.ask()

    @Slot(bool)
    def _on_tasks_finished(self, stopped: bool) -> None:
        del stopped  # the results tell
        self._runs.end()
        self._show_cost()
        self.show_run()

    def _start(self) -> None:
        self._run_now(self._derived.spec)
        self._show_cost()
        self.show_run()

    def _begin(self, spec: SweepSpec) -> None:
        """Run settings whose result is neither known nor on its way."""
        if not (self._runs.finished(spec) or self._runs.going_on(spec)):
            self._run_now(spec)

    def _run_now(self, spec: SweepSpec) -> None:
        self._runs.begin(spec)
        self.services.tasks.start_wide(job.run, spec)

    def _show_cost(self) -> None:
        """Say how long a run will take, unless these settings are being run or have been."""
        spec = self._derived.spec
        wanted = not (self._runs.going_on(spec) or self._runs.finished(spec))
        self._controls.show_cost(self._runs.pace.seconds(spec) if wanted else 0.0)

    def _shown(self) -> Shown:
        spec, update = self._runs.for_settings(self._derived.spec)
        return Shown(
            spec=spec,
            update=update,
            readings=read(spec, update.progress if update else None),
            divisors=self._state.divisors,
            picked=picked_in(spec, self._state.picked),
            stale=spec != self._derived.spec,
            hidden=self.numbers_hidden,
            running=self._runs.going_on(spec),
        )

    def show_run(self) -> None:
        """Show everything at once."""
        self._staged.drop()
        shown = self._shown().spec
        # The words belong to the pictures, which may be those of earlier settings.
        self.say(_headline(shown), _question(shown))
        self._show_picture()
        self._show_histograms()
        self._show_words()
        # While numbers come in they are set smaller; at last they may ask for the room they need.
        for cell in (self._status.readout, self._raw, self._scaled):
            cell.updateGeometry()

    def _show_picture(self) -> None:
        """Show the inner view but for its histograms."""
        shown = self._shown()
        if self._state.scene == "theory":
            self._theory_view().page.show_theory(self._derived, hidden=self.numbers_hidden)
        elif self._state.scene == "walks":
            self.walks.show_run(shown, self._locks.reach)
            self._locks.walk(self.walks.reach())
        else:
            self.plots.show_lines(shown, self._locks)

    def _show_histograms(self) -> None:
        if self._state.scene == "plots":
            self.plots.show_histograms(self._shown(), self._locks)

    def _show_words(self) -> None:
        """Show table and strip."""
        shown = self._shown()
        self._controls.show_run(shown)
        self._show_strip(shown)
        self._run.setEnabled(not self.services.tasks.running)

    def _show_strip(self, shown: Shown) -> None:
        if self.services.tasks.running:
            self._status.show_progress(self._running_run(shown))
        else:
            cost = self._runs.pace.seconds(self._derived.spec)
            self._status.show_result(
                shown,
                stopped=self._runs.stopped(shown.spec),
                cost=cost if cost > LONG_RUN_S else None,
            )
        raw = shown.readings[shown.picked, "none"]
        scaled = shown.readings[shown.picked, "sqrt"]
        self._show_sd(self._raw, shown, "$\\cu{■}$", raw)
        self._show_sd(self._scaled, shown, "$\\cs{●}$", scaled)

    def _show_sd(self, cell: Readout, shown: Shown, sign: str, reading: Reading) -> None:
        what = shown.topic.labels[reading.divisor]()
        theory = text.theory_value().format(value=theory_text(reading.theory_sd))
        known = "—" if reading.sd is None else four(reading.sd)
        cell.set_label(text.sd_of().format(what=what, name=reading.count, d_k=reading.d_k))
        cell.set_value(f"{sign} {known}  {theory}")
        cell.set_hidden_number(self.numbers_hidden)

    def _running_run(self, shown: Shown) -> Shown:
        """Return the run that is going on, which need not be the one shown."""
        if self._runs.going_on(shown.spec):
            return shown
        spec, update = self._runs.running
        return Shown(spec, update, {}, shown.divisors, max(spec.d_k), stale=True, hidden=False)


def _question(spec: SweepSpec) -> Text:
    return exam.question if spec.components.terms == "values" else text.question


def _headline(spec: SweepSpec) -> Text:
    if spec.components.terms == "values":
        return exam.headline
    if spec.components.unit_length:
        return text.headline_unit
    standard = spec.components.variance == 1.0 and not spec.components.mean
    if spec.components.neighbour:
        return text.headline_linked
    return text.headline if standard and not spec.components.rho else text.headline_constant
