"""The head enlarged: its scores beside its weights, or its weights with two divisors."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.core.attention import Array
from attention_viewer.core.formatting import HIDDEN, fixed
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.heads import names, text
from attention_viewer.lessons.heads.compute import Derived, Side, other_divisor
from attention_viewer.lessons.heads.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.colour_maps import diverging, nice_limit, shares
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.heatmap_data import Axis, HeatmapData
from attention_viewer.widgets.heatmap_layout import CELL
from attention_viewer.widgets.rich_label import RichLabel

WEIGHT_DECIMALS = 2
SCORE_DECIMALS = 1
SCORES_SHARE, WEIGHTS_SHARE = 112, 100
"""Of the width: scores are longer than weights."""
AROUND = 112
"""Height of what a map has above and below its cells: titles, labels and the bar of colours."""
ROOMY, WALL_ROOMY = 280, 220
"""Height of a pane from which on there is room below its table."""


class Detail(QWidget):
    """Two heat maps of one head, with what is measured of each below.

    Signals
    -------
    picked(query, key)
        A cell was picked.
    pick_ended()
        A drag or a key press that picked has ended.
    """

    picked = Signal(int, int)
    pick_ended = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._left = _Pane("leftMap", text.left_map, self)
        self._right = _Pane("rightMap", text.right_map, self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for pane in (self._left, self._right):
            self._row.addWidget(pane, WEIGHTS_SHARE)
            pane.map.picked.connect(self.picked)
            pane.map.pick_ended.connect(self.pick_ended)
        theme.follow(self)

    def show_state(self, state: State, derived: Derived, *, hide: bool) -> None:
        """Show a state."""
        other = other_divisor(state)
        if state.compare:
            left = _weights(state, derived.chosen, state.divisor, hide)
            right = _weights(state, derived.other, other, hide)
            lines = (_measures(state, derived.chosen, hide), _measures(state, derived.other, hide))
        else:
            left = _scores(state, derived, hide)
            right = _weights(state, derived.chosen, state.divisor, hide)
            lines = (text.scores_words(), _measures(state, derived.chosen, hide))
        self._row.setStretchFactor(self._left, WEIGHTS_SHARE if state.compare else SCORES_SHARE)
        self._left.show_map(left, lines[0], state.picked)
        self._right.show_map(right, lines[1], state.picked)

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._row.setSpacing(theme.current().px(8))


class _Pane(QWidget):
    """A heat map and a line below."""

    def __init__(self, name: str, label: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.map = Heatmap(name, label, text.map_tip, self)
        self._data: HeatmapData | None = None
        self._picked = (0, 0)
        self._line = RichLabel(text.no_words, self, role="label", colour="muted", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.map, 1)
        column.addWidget(self._line)
        column.addStretch()

    def show_map(self, data: HeatmapData, line: str, picked: tuple[int, int]) -> None:
        """Show a table, the line below it and the picked cell."""
        self._data, self._picked = data, picked
        self._line.set_markup(line)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what the table needs the room of."""
        self._place()

    def _place(self) -> None:
        """Show the table, and line and colour bar as far as there is room for its numbers.

        In a low pane the line goes, which the strip tells in part; on the wall, where it always
        does, the colour bar.
        """
        now = theme.current()
        roomy = self.height() >= now.px(WALL_ROOMY if now.projected else ROOMY)
        self._line.setVisible(roomy and not now.projected)
        if self._data is not None:
            # No more than the largest cells fill, so that the line stays below its table.
            rows = len(self._data.values)
            self.map.setMaximumHeight(now.px(rows * CELL[1] + AROUND))
            data = replace(self._data, key=roomy or not now.projected)
            self.map.set_data(data)
            self.map.set_picked(self._picked)


def _weights(state: State, shown: Side, kind: str, hide: bool) -> HeatmapData:
    division = names.division(state, kind, shown.divisor)
    head = text.head().format(head=state.head + 1)
    titles = (text.head_divided().format(head=head, division=division), division)
    return _map(state, shown.weights[state.head], titles, hide)


def _scores(state: State, derived: Derived, hide: bool) -> HeatmapData:
    values = derived.scores[state.head]
    head = text.head().format(head=state.head + 1)
    titles = (text.scores_title().format(head=head), text.scores_short())
    return HeatmapData(
        values=values,
        scale=diverging(nice_limit(float(abs(values).max()))),
        decimals=SCORE_DECIMALS,
        rows=_axis(state, "q"),
        columns=_axis(state, "k"),
        titles=titles,
        numbers_hidden=hide,
    )


def _map(state: State, values: Array, titles: tuple[str, str], hide: bool) -> HeatmapData:
    return HeatmapData(
        values=values,
        scale=shares(),
        decimals=WEIGHT_DECIMALS,
        rows=_axis(state, "q"),
        columns=_axis(state, "k"),
        titles=titles,
        numbers_hidden=hide,
    )


def _axis(state: State, letter: str) -> Axis:
    title = text.query_axis() if letter == "q" else text.key_axis()
    return Axis(title, names.vectors(letter, state), letter)


def _measures(state: State, shown: Side, hide: bool) -> str:
    numbers = (
        fixed(float(shown.entropy[state.head]), 2, tiny=True),
        fixed(shown.mean_entropy, 2, tiny=True),
        fixed(float(shown.largest[state.head]), 2),
        fixed(shown.mean_largest, 2),
    )
    one, every, largest, mean = (HIDDEN,) * 4 if hide else numbers
    return "\n".join(
        (
            text.means_line().format(count=state.tokens),
            text.entropy_line().format(one=one, all=every),
            text.largest_line().format(one=largest, all=mean),
        )
    )
