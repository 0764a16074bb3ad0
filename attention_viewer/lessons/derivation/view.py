"""The page of the lesson on the root: steps at the left, the proof, and its check below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import LessonServices, Table
from attention_viewer.lessons.derivation import job, text
from attention_viewer.lessons.derivation.board import Board
from attention_viewer.lessons.derivation.checks.scenes import shown_of
from attention_viewer.lessons.derivation.checks.titles import check_title
from attention_viewer.lessons.derivation.compute import Derived, derive
from attention_viewer.lessons.derivation.controls.controls import Controls, Walk
from attention_viewer.lessons.derivation.job import Drawn
from attention_viewer.lessons.derivation.proof.proofs import proof_scene
from attention_viewer.lessons.derivation.readings import readings, tables
from attention_viewer.lessons.derivation.readings import text as reading_text
from attention_viewer.lessons.derivation.runs import Runs
from attention_viewer.lessons.derivation.state import State
from attention_viewer.lessons.derivation.steps import (
    WORDS,
    headline_of,
    rests_on_broken,
    result_of,
    sentence_of,
    step_scene,
)
from attention_viewer.widgets.page import LessonPage
from attention_viewer.widgets.strip import Readout


class DerivationView(LessonPage):
    """Shows one step of the proof; steps draw at once, or by a job where that takes long."""

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, text.head_mean, parent)
        self._state = State()
        self._derived = derive(self._state)
        self._runs = Runs()
        self._build_board()
        self.controls = Controls(services, self.board.light, self.panel)
        self.walk = Walk(self.controls.intents, self.panel)
        self.panel.set_primary(self.walk)
        self._build_strip()
        self._page_keys = [
            QShortcut(key, self, autoRepeat=False)
            for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
        ]
        self._connect()

    def render_state(self, state: State, derived: Derived) -> None:
        """Show the step, and start its draws when they take long."""
        self._state, self._derived = state, derived
        if derived.spec is not None and self._runs.wanted(derived.spec):
            self._runs.begin(derived.spec)
            self.services.tasks.start(job.run, derived.spec)
        elif self._runs.running is not None and self._runs.running != derived.spec:
            self._runs.end(stopped=False)
            self.services.tasks.abandon()
        hidden = self.numbers_hidden
        self.say(headline_of(state), WORDS[state.step].question)
        self.board.steps.set_scene(step_scene(state, hidden=hidden))
        proof = proof_scene(state, hidden=hidden)
        self.board.stage.show_proof(sentence_of(state, hidden=hidden), proof)
        self.controls.show_state(state, hidden=hidden)
        for walk in (self.walk, self._wall_walk):
            walk.show_state(state, guided=self.guided)
        for shortcut in self._page_keys:
            shortcut.setEnabled(not self.guided)
        self._show_draws()

    def refresh(self) -> None:
        """Show the present state anew."""
        self.render_state(self._state, self._derived)

    def picture(self) -> QWidget:
        """Return headline, proof and check."""
        return self.board.page

    def tables(self) -> list[Table]:
        """Return what was measured, in full precision."""
        return tables.tables_of(self._state, self._derived, self._drawn())

    def settled(self) -> bool:
        """Tell whether nothing is being drawn."""
        return self._runs.running is None and not self.services.tasks.running

    def on_theme_changed(self) -> None:
        """Leave the edges to the board, which reaches to the window's."""
        super().on_theme_changed()
        self.head.setContentsMargins(0, 0, 0, 0)

    def _build_board(self) -> None:
        """Put the board, with a headline of its own, in place of the page's."""
        self.board = Board(text.head_mean, self)
        plain, self.headline = self.headline, self.board.headline
        self.headline.setObjectName(plain.objectName())
        self.head.removeWidget(plain)
        plain.hide()
        plain.deleteLater()
        self.body.addWidget(self.board, 1)

    def _build_strip(self) -> None:
        light = self.board.light
        self._found = Readout("found", reading_text.found, self.strip, light=light)
        self._ahead = Readout(
            "ahead", reading_text.next_label, self.strip, stretch=True, wall=False, light=light
        )
        self._first = Readout("first", reading_text.measured_mean, self.strip, light=light)
        self._second = Readout("second", reading_text.measured_variance, self.strip, light=light)
        for cell in (self._found, self._ahead, self._first, self._second):
            self.strip.add(cell)
        self._wall_walk = Walk(self.controls.intents, self.strip, wall=True)
        self.strip.add(self._wall_walk, wall_only=True)

    def _connect(self) -> None:
        tasks, intents = self.services.tasks, self.controls.intents
        tasks.progressed.connect(self._on_tasks_progressed)
        tasks.finished.connect(self._on_tasks_finished)
        self.controls.stop_wanted.connect(tasks.stop)
        # The keys of a presenter's remote control; they walk whatever part has the keyboard.
        for shortcut, walk in zip(self._page_keys, (intents.go_on, intents.go_back), strict=True):
            shortcut.activated.connect(walk)
        self.board.steps.chosen.connect(intents.go_to)
        self.board.steps.fold_wanted.connect(intents.fold)
        self.board.stage.check.answered.connect(intents.answer)

    @Slot(object)
    def _on_tasks_progressed(self, drawn: Drawn) -> None:
        self._runs.take(drawn)
        self._show_draws()

    @Slot(bool)
    def _on_tasks_finished(self, stopped: bool) -> None:
        self._runs.end(stopped=stopped)
        self._show_draws()

    def _drawn(self) -> Drawn | None:
        spec = self._derived.spec
        if self._derived.drawn is not None or spec is None:
            return self._derived.drawn
        return self._runs.of(spec)

    def _show_draws(self) -> None:
        """Show what has been drawn: picture, table and strip."""
        state, derived, drawn, hidden = (
            self._state, self._derived, self._drawn(), self.numbers_hidden,
        )  # fmt: skip
        running = self._runs.running is not None
        shown = shown_of(derived, drawn, hidden=hidden)
        self.board.stage.show_check(state, derived, shown, hidden=hidden)
        self.board.stage.show_title(check_title(state, drawn, running=running, hidden=hidden))
        rows = readings.readings_of(state, derived, drawn)
        scene = tables.table_scene(state.step, rows, hidden=hidden, firm=not running)
        self.controls.show_table(scene, readings.table_words(rows, hidden))
        self.controls.show_running(running)
        self._show_strip(rows)

    def _show_strip(self, rows: list[readings.Reading]) -> None:
        only_if = rests_on_broken(self._state)
        self._found.set_label(reading_text.found_if() if only_if else reading_text.found())
        self._found.set_value(result_of(self._state.step, hidden=self.numbers_hidden))
        self._ahead.set_value(WORDS[self._state.step].ahead())
        first, second = readings.strip_of(self._state, self._derived, rows)
        self._first.set_label(first.label)
        self._first.set_value(first.value)
        self._second.set_label(second.label)
        self._second.set_value("", second.value)
        for cell in (self._first, self._second):
            cell.set_hidden_number(self.numbers_hidden)
