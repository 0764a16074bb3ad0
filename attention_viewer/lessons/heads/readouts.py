"""The strip: the formula for d_k, the divisors, and what they do to all heads."""

from PySide6.QtWidgets import QWidget

from attention_viewer.core.formatting import HIDDEN, compact, fixed
from attention_viewer.lessons.heads import names, text
from attention_viewer.lessons.heads.compute import Derived, other_divisor
from attention_viewer.lessons.heads.formula_cell import FormulaCell
from attention_viewer.lessons.heads.state import State
from attention_viewer.widgets.strip import Readout, Strip

MARKS = {"sqrt": r"$\cs{●}$", "none": r"$\cu{■}$"}
"""Disc for the root of d_k, square for nothing, as everywhere."""


class Readouts(QWidget):
    """Fills the strip and shows a state in it."""

    def __init__(self, strip: Strip) -> None:
        super().__init__(strip)
        self.hide()
        self._formula = FormulaCell("formula", strip)
        strip.add(self._formula, 1)
        self._divisor = Readout("divisorValue", text.divisor_value, strip)
        self._other = Readout("otherDivisor", text.other_value, strip, wall=False)
        self._entropy = Readout("entropy", text.entropy, strip)
        self._largest = Readout("largestWeight", text.largest, strip)
        self._sd = Readout("sd", text.sd, strip, wall=False)
        for cell in (self._divisor, self._other, self._entropy, self._largest, self._sd):
            strip.add(cell)

    def show_state(self, state: State, derived: Derived, *, hide: bool) -> None:
        """Show a state."""
        self._formula.set_parts(*_formula(state))
        kind, other = state.divisor, other_divisor(state)
        label = text.divisor_value().format(sign=f"${names.root(state, kind)}$")
        self._divisor.set_label(label)
        self._divisor.set_value(MARKS.get(kind, ""), compact(derived.chosen.divisor, 3))
        label = {"sqrt": text.other_value(), "model": text.right_value()}.get(
            kind, text.compared_value()
        )
        if state.d_k == state.d_model:
            label = text.same_value()
        self._other.set_label(label.format(sign=f"${names.root(state, other)}$"))
        self._other.set_value(compact(derived.other.divisor, 3))
        self._show_pair(self._entropy, derived.chosen.mean_entropy, derived.other.mean_entropy)
        self._show_pair(self._largest, derived.chosen.mean_largest, derived.other.mean_largest)
        self._show_pair(self._sd, derived.chosen.sd, derived.other.sd)
        divisors = names.pair(state, kind, other)
        self._entropy.set_label(text.entropy().format(divisors=divisors))
        self._largest.set_label(text.largest().format(divisors=divisors))
        for cell in (self._entropy, self._largest):
            cell.setToolTip(text.pair_tip().format(flat=fixed(derived.flat, 2)))
        low, high = (HIDDEN if hide else fixed(end, 2) for end in derived.sd_band)
        self._sd.setToolTip(text.sd_tip().format(low=low, high=high))
        for cell in (self._entropy, self._largest, self._sd):
            cell.set_hidden_number(hide)

    def _show_pair(self, cell: Readout, chosen: float, other: float) -> None:
        """Show a number with the divisor chosen, and the same with the other."""
        first, second = fixed(chosen, 2, tiny=True), fixed(other, 2, tiny=True)
        cell.set_value(f"{first} | {second}")


def _formula(state: State) -> tuple[str | tuple[str, str], ...]:
    name = r"$d_\rm{model}$"
    if not state.divides:
        # The heads' own d_k: no fraction would be true.
        product = rf"$h\,d_k = {state.joined}$"
        return (product, rf"≠ {name} $= {state.d_model}$")
    return (
        "$d_k$ =",
        (name, "$h$"),
        "=",
        (f"${state.d_model}$", f"${state.heads}$"),
        f"= ${state.d_k}$",
    )
