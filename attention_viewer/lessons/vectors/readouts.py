"""The strip of the vectors lesson: the hand calculation and the numbers beside it."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject

from attention_viewer.core.formatting import fixed
from attention_viewer.lessons.vectors import phrases, words
from attention_viewer.lessons.vectors.compute import Derived, derive
from attention_viewer.lessons.vectors.exact_cell import ExactCell
from attention_viewer.lessons.vectors.names import markup
from attention_viewer.lessons.vectors.spread import Spread
from attention_viewer.lessons.vectors.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.strip import Readout, Strip

_WAITING = "\u2026"


class Readouts(QObject):
    """Fills the strip's cells."""

    def __init__(self, strip: Strip) -> None:
        super().__init__(strip)
        self._state = State()
        self._derived = derive(self._state)
        self._hidden = False
        self.hand = Readout("handCalculation", self._hand_label, strip, stretch=True)
        self.divided = Readout("divided", self._divided_label, strip)
        self.angle = Readout("angle", self._angle_label, strip)
        self.cosine = Readout("cosine", self._cosine_label, strip)
        self.q_length = Readout("queryLength", self._q_label, strip, wall=False)
        self.k_length = Readout("keyLength", self._k_label, strip, wall=False)
        self.exact = ExactCell(strip)
        hand, *others = self._cells()
        for cell in (hand, self.exact, *others):
            strip.add(cell)
        self.exact.hide()

    def show_state(self, state: State, derived: Derived, *, hidden: bool) -> None:
        """Show the numbers of the chosen key."""
        self._state, self._derived, self._hidden = state, derived, hidden
        self._show_labels()
        if derived.spread is not None:
            self._show_spread(derived.spread)
        elif self._high:
            self._show_waiting()
        else:
            self._show_chosen(state, derived)
        if self._high:
            self.exact.hide()
        else:
            self.exact.show_hand(derived.hand, exact=state.all_digits, hidden=hidden)
        for cell in (self.hand, self.divided, self.angle, self.cosine):
            cell.set_hidden_number(hidden)

    def _show_labels(self) -> None:
        self.hand.set_label(self._hand_label())
        self.divided.set_label(self._divided_label())
        self.angle.set_label(self._angle_label())
        self.cosine.set_label(self._cosine_label())
        self.q_length.set_label(self._q_label())
        self.k_length.set_label(self._k_label())

    def _show_chosen(self, state: State, derived: Derived) -> None:
        facts = derived.keys[state.selected]
        products = not self._hidden and not theme.current().projected
        line = phrases.hand_markup(state, derived.hand, products=products)
        short = phrases.hand_markup(state, derived.hand, products=False) if products else ""
        self.hand.set_value(line, derived.hand.total, short)
        self.divided.set_value(phrases.number(facts.scaled, 3))
        self.angle.set_value(phrases.degrees(facts.angle_deg))
        self.cosine.set_value(phrases.cosine(facts.cosine))
        self.q_length.set_value(phrases.number(derived.q_length, 3))
        self.k_length.set_value(phrases.number(facts.length, 3))

    def _show_spread(self, spread: Spread) -> None:
        root = math.sqrt(spread.d_k)
        theory = words.spread_markup().format(d_k=spread.d_k, theory=fixed(root, 2))
        self.hand.set_value("" if self._hidden else theory, fixed(spread.score_sd, 2))
        self.divided.set_value(fixed(spread.score_sd / root, 3))
        self.angle.set_value(words.degrees().format(value=fixed(spread.angle_mean_deg, 1)))
        self.cosine.set_value(words.degrees().format(value=fixed(spread.angle_sd_deg, 1)))
        self.q_length.set_value(fixed(spread.q_length, 2))
        self.k_length.set_value(fixed(spread.k_length, 2))

    def _show_waiting(self) -> None:
        """Show that numbers are on their way."""
        self.hand.set_value("", _WAITING)
        for cell in self._cells()[1:]:
            cell.set_value(_WAITING)

    def _cells(self) -> tuple[Readout, ...]:
        return (self.hand, self.divided, self.angle, self.cosine, self.q_length, self.k_length)

    @property
    def _high(self) -> bool:
        return self._state.view == "high"

    def _hand_label(self) -> str:
        if self._high:
            return words.spread_label()
        if self._hidden:
            return words.by_hand()
        facts = self._derived.keys[self._state.selected]
        return words.by_hand_with().format(sentence=phrases.sentence(self._state, facts))

    def _divided_label(self) -> str:
        spread = self._derived.spread
        d_k = self._state.d_k if self._high else self._state.dimensions
        d_k = spread.d_k if spread is not None else d_k
        return (words.divided_sd() if self._high else words.divided()).format(d_k=d_k)

    def _angle_label(self) -> str:
        return words.mean_angle() if self._high else words.angle()

    def _cosine_label(self) -> str:
        return words.angle_sd() if self._high else words.cosine()

    def _q_label(self) -> str:
        if self._high:
            return words.mean_length().format(name=markup("q", "q"))
        return words.length().format(name=markup(self._state.query_name, "q"))

    def _k_label(self) -> str:
        if self._high:
            return words.mean_length().format(name=markup("k", "k"))
        name = self._state.key_names[self._state.selected]
        return words.length().format(name=markup(name, "k"))
