"""The panel of the curves against d_k, and their measurement."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from attention_viewer.core.saturation import Saturation
from attention_viewer.framework.lesson import LessonServices
from attention_viewer.lessons.softmax import text as common
from attention_viewer.lessons.softmax.curves import text
from attention_viewer.lessons.softmax.curves.scenes import Curves
from attention_viewer.lessons.softmax.job import curves_spec
from attention_viewer.lessons.softmax.state import (
    MAX_DRAWS,
    MAX_KEYS,
    MAX_SEED,
    MIN_DRAWN_KEYS,
    MIN_DRAWS,
    State,
)
from attention_viewer.lessons.softmax.work import Work
from attention_viewer.widgets.busy_bar import BusyBar
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel
from attention_viewer.widgets.rich_label import RichLabel

DRAWS_STEP = 1000


class CurvesPanel(QObject):
    """Settings of the draws, progress, and the button that runs and stops them.

    Signals
    -------
    measured()
        More is known.
    """

    measured = Signal()

    def __init__(self, services: LessonServices, work: Work, panel: Panel, button: Button) -> None:
        super().__init__(panel)
        self._store, self._work, self._button = services.store, work, button
        self._known: Saturation | None = None
        self._stopped: object = None
        self._running: object = None
        self._add_widgets(panel)
        self._connect()

    @property
    def known(self) -> Saturation | None:
        """What has been measured with the present settings; None before anything is."""
        fits = self._known is not None and self._known.spec == curves_spec(self._store.state)
        return self._known if fits else None

    @property
    def curves(self) -> Curves:
        """What there is to show: of the present settings or, for a moment, of earlier ones."""
        return Curves(self._known, self.known is not None)

    @property
    def complete(self) -> bool:
        """Whether all draws are made, or were stopped."""
        known = self.known
        whole = known is not None and known.done == known.spec.draws
        return whole or self._stopped == curves_spec(self._store.state)

    def render(self, state: State) -> None:
        """Show the settings."""
        self.keys.set_value(state.curve_keys)
        self.draws.set_value(state.curve_draws)
        self.seed.set_value(state.curve_seed)
        self._show_progress()

    def ensure(self, state: State) -> None:
        """Measure unless that has been done, or is being done, with these settings."""
        spec = curves_spec(state)
        if self.complete or self._work.waiting:
            return
        if self._work.measuring and self._running == spec:
            return
        self._running = spec
        self._work.measure(spec)

    def _add_widgets(self, panel: Panel) -> None:
        sizes = Group(panel)
        left, right = Group(sizes, text.keys), Group(sizes, text.draws)
        self.keys = NumberField(
            "curveKeys", text.keys, text.keys_tip, left, minimum=MIN_DRAWN_KEYS, maximum=MAX_KEYS
        )
        self.draws = NumberField(
            "curveDraws",
            text.draws,
            text.draws_tip,
            right,
            minimum=MIN_DRAWS,
            maximum=MAX_DRAWS,
            step=DRAWS_STEP,
        )
        left.add(self.keys)
        right.add(self.draws)
        sizes.add_row(left, right, stretch=(1, 1))
        going = Group(panel, text.progress)
        self.busy = BusyBar("curveBusy", text.progress, going)
        self.words = RichLabel(text.progress, going, role="label", colour="muted")
        self.words.setObjectName("curveProgress")
        going.add(self.busy)
        going.add(self.words)
        notes = Group(panel)
        notes.add(RichLabel(text.explanation, notes, role="label", colour="muted", wrap=True))
        notes.add(RichLabel(text.law, notes, role="label", colour="muted", wrap=True))
        fold = Fold("curveMore", common.more, common.more_tip, panel)
        seeds = Group(fold, common.seed)
        self.seed = NumberField(
            "curveSeed", common.seed, common.seed_tip, seeds, minimum=0, maximum=MAX_SEED
        )
        seeds.add(self.seed)
        fold.add(seeds)
        self.groups = (sizes, going, notes, fold)
        for group in self.groups:
            panel.add(group)

    def _connect(self) -> None:
        self.keys.edited.connect(self._on_keys_edited)
        self.draws.edited.connect(self._on_draws_edited)
        self.seed.edited.connect(self._on_seed_edited)
        for field in (self.keys, self.draws, self.seed):
            field.edit_finished.connect(self._store.end_merge)
        self._button.clicked.connect(self._on_button_clicked)
        self._work.measured.connect(self._on_work_measured)
        self._work.changed.connect(self._on_work_changed)

    def _show_progress(self) -> None:
        known, total = self.known, self._store.state.curve_draws
        done = known.done if known is not None else 0
        self.busy.set_share(done / total)
        stopped = self._stopped == curves_spec(self._store.state) and done < total
        sentence = text.progress_stopped() if stopped else text.progress_words()
        self.words.set_markup(sentence.format(done=done, total=total))
        if self._work.measuring:
            self._button.set_words(text.stop, text.stop_tip)
        else:
            self._button.set_words(text.run_again, text.run_again_tip)
        self._button.set_icon("stop" if self._work.measuring else "refresh")

    def _edit(self, merge: str, **fields: Any) -> None:
        self._store.edit(text.undo_curves(), merge=merge, **fields)

    @Slot(object)
    def _on_keys_edited(self, keys: int) -> None:
        self._edit("curve keys", curve_keys=keys)

    @Slot(object)
    def _on_draws_edited(self, draws: int) -> None:
        self._edit("curve draws", curve_draws=draws)

    @Slot(object)
    def _on_seed_edited(self, seed: int) -> None:
        self._edit("curve seed", curve_seed=seed)

    @Slot()
    def _on_button_clicked(self) -> None:
        if self._work.measuring:
            self._stopped = self._running
            self._work.stop()
            return
        self._store.end_merge()
        self._edit("curve run", curve_seed=secrets.randbelow(MAX_SEED + 1))
        self._store.end_merge()

    @Slot(object)
    def _on_work_measured(self, known: Saturation) -> None:
        self._known = known
        self._show_progress()
        self.measured.emit()

    @Slot()
    def _on_work_changed(self) -> None:
        self._show_progress()
