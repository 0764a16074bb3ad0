"""The picture of the step shown, one of several that are built when first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.lessons.derivation.cards.page import RememberPage
from attention_viewer.lessons.derivation.checks import scenes, text
from attention_viewer.lessons.derivation.checks.exam_rows import ExamWords, exam_scene
from attention_viewer.lessons.derivation.checks.place_picture import PlacePicture
from attention_viewer.lessons.derivation.checks.scenes import Shown
from attention_viewer.lessons.derivation.checks.terms_picture import TermsPicture
from attention_viewer.lessons.derivation.checks.three_picture import ThreePicture
from attention_viewer.lessons.derivation.checks.walks import WalksPicture
from attention_viewer.lessons.derivation.compute import Derived
from attention_viewer.lessons.derivation.controls import words
from attention_viewer.lessons.derivation.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.density_plot import DensityPlot
from attention_viewer.widgets.dot_scene import DotScene
from attention_viewer.widgets.proof_symbols import SymbolLight

Picked = TypeVar("Picked", bound=QWidget)


class BeforeAfter(QWidget):
    """Two histograms side by side."""

    def __init__(self, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("beforeAfter")
        tip = words.plot_tip
        self.before = DensityPlot("plotBefore", words.plot, tip, self, light=light)
        self.after = DensityPlot("plotAfter", words.plot, tip, self, light=light)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.before, 1)
        self._row.addWidget(self.after, 1)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._row.setSpacing(theme.current().px(24))


class CheckStack(QWidget):
    """Shows the check of a step.

    Signals
    -------
    answered(question, answer)
        From the page with the questions.
    """

    answered = Signal(int, int)

    def __init__(self, light: SymbolLight, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("check")
        self._light = light
        # Not a stacked layout: there the pages that are hidden would ask for room, too.
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._made: dict[str, QWidget] = {}
        self._exam = ExamWords()

    def show_step(
        self, state: State, derived: Derived, shown: Shown | None, *, hidden: bool
    ) -> None:
        """Show the picture of the step."""
        if shown is not None:
            self._show_draws(state.step, derived, shown)
        elif derived.terms is not None:
            self._terms().show_terms(derived.terms, hidden=hidden)
        elif derived.exam is not None:
            scene = exam_scene(derived.exam, self._exam, hidden=hidden)
            self._dots().set_scene(scene)
        elif derived.places is not None:
            self._place().show_places(derived.places, hidden=hidden)
        else:
            self._cards().show_answers(state.remember)

    def _show_draws(self, step: str, derived: Derived, shown: Shown) -> None:
        if step == "divide":
            pair = self._pair()
            pair.before.set_scene(scenes.before_scene(shown))
            pair.after.set_scene(scenes.after_scene(shown))
        elif derived.weights is not None:
            self._three().show_draws(shown, derived.weights)
        elif derived.walks is not None:
            self._walks().show_walks(derived.walks, hidden=shown.hidden)
        else:
            scene = {"total": scenes.total_scene, "real": scenes.real_scene}
            self._plot().set_scene(scene.get(step, scenes.product_scene)(shown))

    def _plot(self) -> DensityPlot:
        return self._shown("plot", self._new_plot, DensityPlot)

    def _pair(self) -> BeforeAfter:
        return self._shown("pair", self._new_pair, BeforeAfter)

    def _three(self) -> ThreePicture:
        return self._shown("three", self._new_three, ThreePicture)

    def _walks(self) -> WalksPicture:
        return self._shown("walks", self._new_walks, WalksPicture)

    def _terms(self) -> TermsPicture:
        return self._shown("terms", self._new_terms, TermsPicture)

    def _dots(self) -> DotScene:
        return self._shown("dots", self._new_dots, DotScene)

    def _place(self) -> PlacePicture:
        return self._shown("place", self._new_place, PlacePicture)

    def _cards(self) -> RememberPage:
        return self._shown("cards", self._new_cards, RememberPage)

    def _shown(self, name: str, make: Callable[[], Picked], kind: type[Picked]) -> Picked:
        """Return a picture, made when it is needed for the first time, and bring it to the top."""
        picture = self._made.get(name)
        if not isinstance(picture, kind):
            picture = make()
            self._made[name] = picture
            self._column.addWidget(picture)
        for other in self._made.values():
            if other is not picture:
                other.hide()
        picture.show()
        return picture

    def _new_plot(self) -> DensityPlot:
        return DensityPlot("plot", words.plot, words.plot_tip, self, light=self._light)

    def _new_pair(self) -> BeforeAfter:
        return BeforeAfter(self._light, self)

    def _new_three(self) -> ThreePicture:
        return ThreePicture(self._light, self)

    def _new_walks(self) -> WalksPicture:
        return WalksPicture("walks", words.walks_picture, words.walks_tip, self)

    def _new_terms(self) -> TermsPicture:
        return TermsPicture("terms", words.terms_picture, words.terms_tip, self)

    def _new_dots(self) -> DotScene:
        return DotScene("exam", words.exam_picture, text.exam_tip, self)

    def _new_place(self) -> PlacePicture:
        return PlacePicture(self)

    def _new_cards(self) -> RememberPage:
        page = RememberPage(self)
        page.answered.connect(self.answered)
        return page
