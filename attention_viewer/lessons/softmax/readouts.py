"""The read-outs below the softmax lesson: both sides of each number, with their marks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from attention_viewer.core.formatting import compact
from attention_viewer.lessons.softmax import shown, text
from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.state import State
from attention_viewer.widgets.strip import Readout, Strip

UNSCALED_MARK = "$\\cu{\u25a0}$ "
SCALED_MARK = "$\\cs{\u25cf}$ "
GAP = "   "
Rooms = tuple[int, int, int, int, int]
ROOMS: Rooms = (286, 252, 262, 226, 222)


class Entry(NamedTuple):
    """A cell's label and value, and whether that is given: it stays when results are hidden."""

    label: str
    value: str
    given: bool = False


class Readouts:
    """Fills the strip; no widget itself."""

    def __init__(self, strip: Strip, parent: QWidget) -> None:
        self.winner = Readout("winnerSlope", text.winner_slope, parent, stretch=True)
        self.weight = Readout("largestWeight", text.largest_weight, parent, stretch=True)
        self.entropy = Readout("entropy", text.entropy, parent, stretch=True, wall=False)
        self.keys = Readout("effectiveKeys", text.effective_keys, parent, stretch=True, wall=False)
        self.total = Readout("slopeSum", text.slope_sum, parent, stretch=True, wall=False)
        self.cells = (self.winner, self.weight, self.entropy, self.keys, self.total)
        self._strip = strip
        strip.flatten_on_wall()
        for cell in self.cells:
            strip.add(cell)

    def show(self, state: State, derived: Derived, hidden: bool) -> None:
        """Show the numbers of both sides."""
        left, right = derived.unscaled, derived.scaled
        winner = left.winner
        most = compact(math.log2(state.count), shown.DECIMALS)
        self.winner.set_label(text.winner_slope().format(key=shown.key(winner)))
        self.entropy.set_label(text.entropy().format(most=most))
        self.keys.set_label(text.effective_keys().format(count=state.count))
        slopes = shown.amount(left.slope[winner]), shown.amount(right.slope[winner])
        self.winner.set_value("", hero(*slopes))
        self.weight.set_value(
            pair(
                shown.weight(left.p[winner], left.rest[winner]),
                shown.weight(right.p[winner], right.rest[winner]),
            )
        )
        self.entropy.set_value(pair(shown.amount(left.entropy), shown.amount(right.entropy)))
        self.keys.set_value(
            pair(shown.effective_keys(left.excess), shown.effective_keys(right.excess))
        )
        self.total.set_label(text.slope_sum())
        self.weight.set_label(text.largest_weight())
        self.total.set_value(pair(shown.amount(left.slope_sum), shown.amount(right.slope_sum)))
        self._finish(ROOMS, hidden)

    def fill(
        self,
        entries: Sequence[Entry],
        rooms: Rooms,
        hidden: bool,
        *,
        matters: bool = True,
    ) -> None:
        """Show labels and values, one a cell; the first may be the number that matters.

        Parameters
        ----------
        entries
            Of the first cells.
        rooms
            How wide the cells are beside each other; 0 for one without an entry.
        """
        for cell, entry in zip(self.cells, entries, strict=False):
            cell.set_label(entry.label)
            large = matters and cell is self.winner
            cell.set_value("" if large else entry.value, entry.value if large else "")
        given = [cell for cell, entry in zip(self.cells, entries, strict=False) if entry.given]
        self._finish(rooms, hidden, given)

    def _finish(self, rooms: Rooms, hidden: bool, given: Sequence[Readout] = ()) -> None:
        self._strip.share_out(rooms)
        for cell in self.cells:
            cell.set_hidden_number(hidden and cell not in given)


def pair(unscaled: str, scaled: str) -> str:
    """Return two numbers with their marks."""
    return f"{UNSCALED_MARK}{unscaled}{GAP}{SCALED_MARK}{scaled}"


def hero(unscaled: str, scaled: str) -> str:
    """Return the number that matters: unscaled against scaled."""
    return f"{UNSCALED_MARK}{unscaled}  {SCALED_MARK}{scaled}"
