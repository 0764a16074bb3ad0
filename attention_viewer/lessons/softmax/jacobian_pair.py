"""Both Jacobians side by side, in colours of one locked range or each of its own."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from attention_viewer.lessons.softmax import jacobian, text, words
from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.picture import scaled_formula, unscaled_formula
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Toggle
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.rich_label import RichLabel


class JacobianPair(QWidget):
    """Unscaled left, scaled right; the same entry is picked in both.

    Signals
    -------
    picked(row, column)
        An entry was picked.
    pick_ended()
        The drag or key press that picked has ended.
    own_range_chosen(own)
        Each heat map is to have its own range, or both the same.
    """

    picked = Signal(int, int)
    pick_ended = Signal()
    own_range_chosen = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("jacobianPair")
        self.left = Heatmap("jacobianUnscaled", words.jacobian_unscaled, words.jacobian_tip, self)
        self.right = Heatmap("jacobianScaled", words.jacobian_scaled, words.jacobian_tip, self)
        self._titles = [RichLabel(words.no_words, self, weight=600) for _ in range(2)]
        self._captions = [RichLabel(words.no_words, self, wrap=True) for _ in self._titles]
        self._sums = RichLabel(words.rows_add_up, self, role="label", colour="muted", wrap=True)
        self.own = Toggle("ownRange", words.own_range, words.own_range_tip, self)
        self._grid = QGridLayout(self)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.own)
        self._foot.addWidget(self._sums, 1)
        for column, heatmap in enumerate((self.left, self.right)):
            self._grid.addWidget(self._titles[column], 0, column)
            self._grid.addWidget(heatmap, 1, column)
            self._grid.addWidget(self._captions[column], 2, column)
            self._grid.setColumnStretch(column, 1)
            heatmap.picked.connect(self.picked)
            heatmap.pick_ended.connect(self.pick_ended)
        self._grid.addLayout(self._foot, 3, 0, 1, 2)
        self._grid.setRowStretch(1, 1)
        self.own.clicked.connect(self.own_range_chosen)
        theme.follow(self)

    def show_state(self, state: State, derived: Derived, hidden: bool) -> None:
        """Show both Jacobians."""
        self.own.setChecked(state.own_range)
        titles = (text.table_unscaled(), text.table_scaled())
        formulas = (unscaled_formula(state), scaled_formula(state))
        heatmaps = (self.left, self.right)
        for number, data in enumerate(jacobian.maps(state, derived, hidden)):
            heatmaps[number].set_data(data)
            inside = max(state.picked) < data.shape[0]
            heatmaps[number].set_picked(state.picked if inside else None)
            self._titles[number].set_markup(f"{titles[number]}   {formulas[number]}")
            lines = jacobian.caption(state, data)
            # On the wall the cells need the room; the strip has the slope of the winner.
            few = lines[:1] if theme.current().projected else lines
            self._captions[number].set_markup("\n".join(few))

    def clear(self) -> None:
        """Say nothing while another view is shown, rather than something outdated."""
        for label in (*self._titles, *self._captions):
            label.set_markup("")
        for heatmap in (self.left, self.right):
            heatmap.setAccessibleDescription("")

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        now = theme.current()
        self._grid.setContentsMargins(now.px(24), 0, now.px(24), 0)
        self._grid.setHorizontalSpacing(now.px(28))
        self._grid.setVerticalSpacing(now.px(6))
        self._foot.setSpacing(now.px(28))
