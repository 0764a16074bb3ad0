"""The strip of the vectors lesson: the hand calculation and the numbers beside it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from attention_viewer.lessons.vectors import text, words
from attention_viewer.lessons.vectors.compute import Derived, derive
from attention_viewer.lessons.vectors.names import markup
from attention_viewer.lessons.vectors.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.strip import Readout, Strip


class Readouts(QObject):
    """Fills the strip's cells."""

    def __init__(self, strip: Strip) -> None:
        super().__init__(strip)
        self._state = State()
        self._derived = derive(self._state)
        self._hidden = False
        self.hand = Readout("handCalculation", self._hand_label, strip, stretch=True)
        self.divided = Readout("divided", self._divided_label, strip)
        self.angle = Readout("angle", text.angle, strip)
        self.cosine = Readout("cosine", text.cosine, strip)
        self.q_length = Readout("queryLength", self._q_label, strip, wall=False)
        self.k_length = Readout("keyLength", self._k_label, strip, wall=False)
        for cell in self._cells():
            strip.add(cell)

    def show_state(self, state: State, derived: Derived, *, hidden: bool) -> None:
        """Show the numbers of the chosen key."""
        self._state, self._derived, self._hidden = state, derived, hidden
        facts = derived.keys[state.selected]
        products = not hidden and not theme.current().projected
        self.hand.set_label(self._hand_label())
        self.hand.set_value(
            words.hand_markup(state, derived.hand, products=products), derived.hand.total
        )
        self.divided.set_label(self._divided_label())
        self.divided.set_value(words.number(facts.scaled, 3))
        self.angle.set_value(words.degrees(facts.angle_deg))
        self.cosine.set_value(words.cosine(facts.cosine))
        self.q_length.set_label(self._q_label())
        self.q_length.set_value(words.number(derived.q_length, 3))
        self.k_length.set_label(self._k_label())
        self.k_length.set_value(words.number(facts.length, 3))
        for cell in (self.hand, self.divided, self.angle, self.cosine):
            cell.set_hidden_number(hidden)

    def _cells(self) -> tuple[Readout, ...]:
        return (self.hand, self.divided, self.angle, self.cosine, self.q_length, self.k_length)

    def _hand_label(self) -> str:
        if self._hidden:
            return text.by_hand()
        facts = self._derived.keys[self._state.selected]
        return text.by_hand_with().format(sentence=words.sentence(self._state, facts))

    def _divided_label(self) -> str:
        return text.divided().format(d_k=self._state.dimensions)

    def _q_label(self) -> str:
        return text.length().format(name=markup(self._state.query_name, "q"))

    def _k_label(self) -> str:
        name = self._state.key_names[self._state.selected]
        return text.length().format(name=markup(name, "k"))
