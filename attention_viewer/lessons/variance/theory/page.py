"""The third inner view: the formula, the chosen settings in it, and why |q| z is the same."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from attention_viewer.core.identity import allows_identity
from attention_viewer.core.sampling import Components
from attention_viewer.core.theory import theory_kurtosis
from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.variance.compute import Derived
from attention_viewer.lessons.variance.theory import formulas, words
from attention_viewer.runtime import theme
from attention_viewer.widgets.formula_label import FormulaLabel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.scroll_bar import SlimScrollBar


class TheoryPage(QWidget):
    """Sentences, each with the formula that it is about."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._column = QVBoxLayout(self)
        self._general = _Step("general", self)
        self._series = _Step("series", self)
        self._chosen = _Step("chosen", self)
        self._divided = _Step("divided", self)
        self._band = _Step("band", self)
        self._samplers = _Step("samplers", self, title=words.samplers)
        self._length = _Step("length", self)
        self._formula_steps = (
            self._general, self._series, self._chosen, self._divided, self._band
        )  # fmt: skip
        self._sampler_steps = (self._samplers, self._length)
        self._order: tuple[_Step, ...] = ()
        self._column.addStretch(1)
        self._words = Words(self, setAccessibleName=words.page_tip)
        theme.follow(self)

    def show_theory(self, derived: Derived, *, hidden: bool) -> None:
        """Show the theory of the settings, whatever run is shown elsewhere."""
        spec, components = derived.spec, derived.spec.components
        # What is in use comes first: on the wall words are too large for both at a time.
        if spec.sampler == "identity":
            self._put(*self._sampler_steps, *self._formula_steps)
        else:
            self._put(*self._formula_steps, *self._sampler_steps)
        if hidden:  # every formula here tells what is to be predicted
            for step in self._order:
                step.tell(None, None)
            self._general.tell(words.hidden, None)
            return
        self._show_formula(components, derived.picked)
        same = allows_identity(components)
        self._samplers.tell(words.samplers_why if same else None, formulas.IDENTITY[0])
        self._length.tell(words.samplers_cost if same else None, formulas.IDENTITY[1], above=True)

    def _put(self, *order: _Step) -> None:
        """Put the steps below one another in this order."""
        if order != self._order:
            self._order = order
            for place, step in enumerate(order):
                self._column.insertWidget(place, step)

    def _show_formula(self, components: Components, d_k: int) -> None:
        general = formulas.general(components)
        linked = general is not None and bool(components.neighbour)
        self._general.tell(_about(components), general)
        self._series.tell(words.series if linked else None, formulas.SERIES)
        self._chosen.tell(words.chosen if general else None, formulas.chosen(components, d_k))
        divided = formulas.divided(components)
        self._divided.tell(words.divided if divided else None, divided)
        unknown = general is not None and theory_kurtosis(components, d_k) is None
        self._band.tell(words.no_band if unknown else None, None)

    def on_theme_changed(self) -> None:
        """Take over the margins."""
        now = theme.current()
        self._column.setContentsMargins(now.px(24), now.px(4), now.px(24), now.px(12))
        self._column.setSpacing(now.px(14))


class TheoryScroll(QScrollArea):
    """Shows a page through a window as high as there is room; the keyboard scrolls it, too."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.page = TheoryPage("theory", self)
        self.setWidget(self.page)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(SlimScrollBar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.page.setAutoFillBackground(False)
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)
        self._words = Words(
            self, setAccessibleName=words.page_tip, setAccessibleDescription=words.page_scrolls
        )

    @Slot(int, int)
    def _on_range_changed(self, low: int, high: int) -> None:
        """Take the keyboard only where there is something to scroll."""
        policy = Qt.FocusPolicy.StrongFocus if high > low else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)


class _Step(QWidget):
    """A sentence and its formula."""

    def __init__(self, name: str, parent: QWidget, *, title: Text | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        if title is not None:
            self._column.addWidget(RichLabel(title, self, role="body", weight=600))
        self._words = RichLabel(_nothing, self, role="body", colour="muted", wrap=True)
        self._formula = FormulaLabel(f"formula_{name}", "0", words.spoken, self)
        # As high as the formula is wide: it is scrolled to rather than squeezed.
        policy = self._formula.sizePolicy()
        policy.setHeightForWidth(True)
        self._formula.setSizePolicy(policy)
        self._column.addWidget(self._words)
        self._column.addWidget(self._formula)
        theme.follow(self)

    def tell(self, said: Text | None, tex: str | None, *, above: bool = False) -> None:
        """Show a sentence and a formula below it, or above; nothing without a sentence."""
        self.setVisible(said is not None)
        if said is None:
            return
        self._words.set_markup(said())
        self._formula.setVisible(tex is not None)
        if tex is not None:
            self._formula.set_formula(tex)
        if above:
            self._column.removeWidget(self._words)
            self._column.addWidget(self._words)

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._column.setSpacing(theme.current().px(6))


def _about(components: Components) -> Text:
    if components.terms == "values":
        return words.formula_points
    if components.unit_length:
        plain = formulas.general(components) is not None
        return words.formula_unit if plain else words.formula_none
    copied = components.distribution != "normal"
    if components.neighbour:
        return words.formula_linked_copied if copied else words.formula_linked
    return words.formula_copied if copied else words.formula


def _nothing() -> str:
    return ""
