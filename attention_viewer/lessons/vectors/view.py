"""The page of the vectors lesson."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QWidget

from attention_viewer.core.formatting import compact
from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import LessonServices, Table, Text
from attention_viewer.lessons.vectors import phrases, text, words
from attention_viewer.lessons.vectors.compute import Derived, derive
from attention_viewer.lessons.vectors.intents import Intents
from attention_viewer.lessons.vectors.job import SpreadSpec
from attention_viewer.lessons.vectors.names import markup
from attention_viewer.lessons.vectors.panel.controls import Controls
from attention_viewer.lessons.vectors.readouts import Readouts
from attention_viewer.lessons.vectors.scene import description, scene_of
from attention_viewer.lessons.vectors.spread import NOTHING_YET, PAIRS, Spread, spread_of
from attention_viewer.lessons.vectors.spread_feed import SpreadFeed
from attention_viewer.lessons.vectors.state import State
from attention_viewer.lessons.vectors.tables import tables_of
from attention_viewer.widgets.arrow_canvas import ArrowCanvas
from attention_viewer.widgets.page import LessonPage
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.segmented import Segment, Segmented

if TYPE_CHECKING:
    from attention_viewer.widgets.vector_plot import VectorPlot
    from attention_viewer.widgets.vector_plot_spread import SpreadPlot
    from attention_viewer.widgets.vector_view3d import VectorView3D


class VectorsView(LessonPage):
    """Picture at the left, controls at the right, hand calculation below."""

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, text.headline_plane, parent)
        self._state = State()
        self._derived = derive(self._state)
        self._feed = SpreadFeed(services.tasks, self)
        self._feed.arrived.connect(self.refresh)
        self._revealed: frozenset[int] = frozenset()
        self._pictures: list[QWidget] = []
        self.headline.set_text(self._headline)
        self.intents = Intents(services, self)
        self._digits = RichLabel(self._digits_words, self)
        self._digits.setObjectName("allDigitsLines")
        self.body.addWidget(self._digits, 0, Qt.AlignmentFlag.AlignHCenter)
        self.intents.fitted.connect(self._on_intents_fitted)
        self._switch = Segmented(
            "viewSwitch",
            text.view_switch,
            [
                Segment("2d", text.view_2d, text.view_2d_tip),
                Segment("3d", text.view_3d, text.view_3d_tip),
                Segment("high", text.view_high, text.view_high_tip),
            ],
            self,
        )
        self._switch.chosen.connect(self.intents.set_view)
        self.add_view_switch(self._switch)
        self.controls = Controls(self.panel, self.intents)
        self.controls.revealed.connect(self._on_controls_revealed)
        self.readouts = Readouts(self.strip)
        self.readouts.exact.exact_wanted.connect(self.intents.set_all_digits)

    def render_state(self, state: State, derived: Derived) -> None:
        """Show a state and its numbers."""
        hidden = self._hidden_keys(state)
        high = state.view == "high"
        self._feed.want(SpreadSpec(state.d_k, state.seed) if high else None)
        if high:
            derived = replace(derived, spread=self._feed.spread)
        self._state, self._derived = state, derived
        self.headline.set_markup(self._headline())
        self._switch.set_value(state.view)
        self._show_picture()
        self._digits.set_markup(self._digits_words())
        self._digits.setVisible(bool(self._digits.markup))
        if high:
            self._show_spread(derived.spread)
        else:
            self._show_scene(state, derived, hidden)
        self.controls.show_state(state, derived, hidden)
        self.readouts.show_state(state, derived, hidden=state.selected in hidden)

    def _show_picture(self) -> None:
        """Show the picture of the view alone; who was in another one goes on in it."""
        shown = self.picture()
        shown.show()
        stays = shown.focusPolicy() != Qt.FocusPolicy.NoFocus
        if stays and any(canvas.hasFocus() for canvas in self._pictures):
            shown.setFocus(Qt.FocusReason.OtherFocusReason)
        for canvas in self._pictures:
            canvas.setVisible(canvas is shown)

    def _show_scene(self, state: State, derived: Derived, hidden: frozenset[int]) -> None:
        scene = scene_of(state, derived, hidden)
        told = description(state, derived, hidden=state.selected in hidden)
        if state.view == "3d":
            self.space.show_scene(scene, state.azimuth_deg, state.elevation_deg, state.span)
            self.space.set_words(text.space_picture(), text.space_tip(), told)
        else:
            self.plane.show_scene(scene, state.centre, state.span)
            self.plane.set_words(text.plane_picture(), text.plane_tip(), told)

    def _show_spread(self, spread: Spread | None) -> None:
        """Show the distributions, for the first moment without bars."""
        from attention_viewer.lessons.vectors import spread_scene

        hidden, waiting = self.numbers_hidden, spread is None
        spread = spread or replace(NOTHING_YET, d_k=self._state.d_k)
        histograms = spread_scene.histograms_of(spread, hidden=hidden, waiting=waiting)
        self.spread.show_histograms(histograms, spread_scene.peaks_note())
        told = spread_scene.description(spread, hidden=hidden or waiting)
        self.spread.set_words(text.high_picture(), text.high_tip().format(pairs=PAIRS), told)

    @Slot()
    def refresh(self) -> None:
        """Show the present state again."""
        state: State = self.services.store.state
        self.render_state(state, derive(state))

    def set_numbers_hidden(self, hidden: bool) -> None:
        """Hide or reveal the numbers; hiding begins with none revealed."""
        self._revealed = frozenset()
        super().set_numbers_hidden(hidden)

    def picture(self) -> QWidget:
        """Return the picture that is shown."""
        view = self._state.view
        return self.plane if view == "2d" else self.space if view == "3d" else self.spread

    def tables(self) -> Sequence[Table]:
        """Return vectors and scores in full precision."""
        if self._state.view == "high":
            from attention_viewer.lessons.vectors import spread_scene

            # The pair of the moment, even where the picture is not yet that far.
            return spread_scene.tables_of(spread_of(self._state.d_k, self._state.seed))
        return tables_of(self._state, self._derived)

    def _hidden_keys(self, state: State) -> frozenset[int]:
        """Return the keys whose results are hidden; other keys start with none revealed."""
        if len(state.keys) != len(self._state.keys):
            self._revealed = frozenset()
        if not self.numbers_hidden:
            return frozenset()
        return frozenset(range(len(state.keys))) - self._revealed

    @Slot(float)
    def _on_intents_fitted(self, span_before: float) -> None:
        """Tell what a square of the grid now stands for, if that has changed."""
        canvas = self.space if self._state.view == "3d" else self.plane
        step = canvas.grid_of(self._state.span)
        if step != canvas.grid_of(span_before):
            self.services.messages.info(words.new_grid().format(step=compact(step)))

    @Slot(int)
    def _on_controls_revealed(self, index: int) -> None:
        self._revealed |= {index}
        self.refresh()

    def _headline(self) -> str:
        if self._state.view == "high":
            hidden = self.numbers_hidden
            return text.headline_high_question() if hidden else text.headline_high()
        q = markup(self._state.query_name, "q")
        if self._state.view == "2d":
            return text.headline_plane().format(q=q)
        k = markup(self._state.key_names[self._state.selected], "k")
        return text.headline_space().format(k=k, q=q)

    # The pictures are made when they are first shown: the lesson shall open at once.

    @cached_property
    def plane(self) -> VectorPlot:
        """The picture in the plane."""
        from attention_viewer.widgets.vector_plot import VectorPlot

        made = VectorPlot("plane", self)
        made.view_moved.connect(self.intents.move_plane)
        self._connect(made, text.plane_tip)
        return made

    @cached_property
    def space(self) -> VectorView3D:
        """The picture in space."""
        from attention_viewer.widgets.vector_view3d import VectorView3D

        made = VectorView3D("space", self)
        made.camera_moved.connect(self.intents.move_camera)
        self._connect(made, text.space_tip)
        return made

    @cached_property
    def spread(self) -> SpreadPlot:
        """The picture of many dimensions."""
        from attention_viewer.widgets.vector_plot_spread import SpreadPlot

        made = SpreadPlot("spread", self)
        self._add_picture(made)
        return made

    def _add_picture(self, picture: QWidget) -> None:
        self.body.insertWidget(0, picture, 1)
        self._pictures.append(picture)

    def _digits_words(self) -> str:
        """Return the calculation with all digits, where it is wanted and may be seen."""
        exact, state = self._derived.exact, self._state
        hidden = state.selected in self._hidden_keys(state)
        if exact is None or hidden or state.view == "high":
            return ""
        return phrases.exact_lines(state, exact)

    def _connect(self, canvas: ArrowCanvas, tip: Text) -> None:
        self._add_picture(canvas)
        Words(canvas, setToolTip=tip)
        canvas.tip_moved.connect(self.intents.move_tip)
        canvas.tip_stepped.connect(self.intents.step_tip)
        canvas.finished.connect(self.intents.finish)
        canvas.key_chosen.connect(self.intents.choose_key)
        canvas.key_removed.connect(self.intents.remove_key)
        canvas.key_added.connect(self.intents.add_key_at)
        canvas.fit_requested.connect(self.intents.fit)
