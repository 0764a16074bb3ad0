"""The picture of the step shown, one of several that are built when first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.core.exam import ClassResult
from attention_viewer.lessons.derivation.checks import scenes, text
from attention_viewer.lessons.derivation.checks.scenes import Shown
from attention_viewer.lessons.derivation.compute import Derived
from attention_viewer.lessons.derivation.controls import words
from attention_viewer.lessons.derivation.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.density_plot import DensityPlot
from attention_viewer.widgets.symbol_light import SymbolLight

if TYPE_CHECKING:
    from attention_viewer.lessons.derivation.cards.page import RememberPage
    from attention_viewer.lessons.derivation.checks.exam_rows import ExamWords
    from attention_viewer.lessons.derivation.checks.place_picture import PlacePicture
    from attention_viewer.lessons.derivation.checks.terms_picture import TermsPicture
    from attention_viewer.lessons.derivation.checks.three_picture import ThreePicture
    from attention_viewer.lessons.derivation.checks.walks import WalksPicture
    from attention_viewer.widgets.dot_scene import DotScene

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
    """Shows the check of a step; what only one step needs is also imported by that step alone.

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
        self._exam: ExamWords | None = None

    def show_step(
        self, state: State, derived: Derived, shown: Shown | None, *, hidden: bool
    ) -> None:
        """Show the picture of the step."""
        if shown is not None:
            self._show_draws(state.step, derived, shown)
        elif derived.terms is not None:
            self._terms().show_terms(derived.terms, hidden=hidden)
        elif derived.exam is not None:
            self._show_exam(derived.exam, hidden=hidden)
        elif derived.places is not None:
            self._place().show_places(derived.places, hidden=hidden)
        else:
            self._cards().show_answers(state.remember, hidden=hidden)

    def _show_exam(self, result: ClassResult, *, hidden: bool) -> None:
        from attention_viewer.lessons.derivation.checks.exam_rows import ExamWords, exam_scene

        self._exam = self._exam or ExamWords()
        self._dots().set_scene(exam_scene(result, self._exam, hidden=hidden))

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
        known = self._kept("plot", DensityPlot)
        if known is not None:
            return known
        return self._keep(
            "plot", DensityPlot("plot", words.plot, words.plot_tip, self, light=self._light)
        )

    def _pair(self) -> BeforeAfter:
        known = self._kept("pair", BeforeAfter)
        if known is not None:
            return known
        return self._keep("pair", BeforeAfter(self._light, self))

    def _three(self) -> ThreePicture:
        from attention_viewer.lessons.derivation.checks.three_picture import ThreePicture

        known = self._kept("three", ThreePicture)
        if known is not None:
            return known
        return self._keep("three", ThreePicture(self._light, self))

    def _walks(self) -> WalksPicture:
        from attention_viewer.lessons.derivation.checks.walks import WalksPicture

        known = self._kept("walks", WalksPicture)
        if known is not None:
            return known
        return self._keep(
            "walks",
            WalksPicture("walks", words.walks_picture, words.walks_tip, self._light, self),
        )

    def _terms(self) -> TermsPicture:
        from attention_viewer.lessons.derivation.checks.terms_picture import TermsPicture

        known = self._kept("terms", TermsPicture)
        if known is not None:
            return known
        return self._keep(
            "terms",
            TermsPicture("terms", words.terms_picture, words.terms_tip, self._light, self),
        )

    def _dots(self) -> DotScene:
        from attention_viewer.widgets.dot_scene import DotScene

        known = self._kept("dots", DotScene)
        if known is not None:
            return known
        return self._keep(
            "dots",
            DotScene("exam", words.exam_picture, text.exam_tip, self, light=self._light),
        )

    def _place(self) -> PlacePicture:
        from attention_viewer.lessons.derivation.checks.place_picture import PlacePicture

        known = self._kept("place", PlacePicture)
        if known is not None:
            return known
        return self._keep("place", PlacePicture(self._light, self))

    def _cards(self) -> RememberPage:
        from attention_viewer.lessons.derivation.cards.page import RememberPage

        known = self._kept("cards", RememberPage)
        if known is not None:
            return known
        made = RememberPage(self._light, self)
        made.answered.connect(self.answered)
        return self._keep("cards", made)

    def _kept(self, name: str, kind: type[Picked]) -> Picked | None:
        """Return the picture of that name, brought to the top; None before it was made."""
        picture = self._made.get(name)
        if not isinstance(picture, kind):
            return None
        for other in self._made.values():
            if other is not picture:
                other.hide()
        picture.show()
        return picture

    def _keep(self, name: str, picture: Picked) -> Picked:
        """Take in a picture just made, and bring it to the top."""
        self._made[name] = picture
        self._column.addWidget(picture)
        self._kept(name, type(picture))
        return picture
