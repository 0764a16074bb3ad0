"""One score moved along its axis: curves of weight and slope, linked with the bars."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.curves import score_scenes, text
from attention_viewer.lessons.softmax.curves.score_bar import ScoreBar
from attention_viewer.lessons.softmax.picture import picture_data
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.line_plot import LinePlot
from attention_viewer.widgets.paired_bars import PairedBars


class ScoreCurves(QWidget):
    """Two plots over a row of bars; the slider stands elsewhere, beside that of d_k.

    Signals
    -------
    score_moved(value)
        The score of the chosen key is to be this.
    key_chosen(key)
        Another key's score is to be moved.
    move_finished()
        Ends an undo step.
    """

    score_moved = Signal(float)
    key_chosen = Signal(int)
    move_finished = Signal()

    def __init__(self, bar: ScoreBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("scoreCurves")
        self.picture = QWidget(self)
        self.picture.setObjectName("scorePicture")
        self.plots = [
            LinePlot(name, words, text.score_tip, self.picture)
            for name, words in (
                ("curve_weight", text.weight_plot),
                ("curve_slope", text.slope_plot),
            )
        ]
        self.bars = PairedBars("linkedBars", text.linked_bars, text.linked_bars_tip, self.picture)
        self.bar = bar
        self._arrange()
        self._connect()
        theme.follow(self)

    def show_state(self, state: State, derived: Derived, hidden: bool) -> None:
        """Show the curves of the chosen key, and where it stands."""
        for plot, scene in zip(
            self.plots, score_scenes.scenes(state, derived, hidden), strict=True
        ):
            plot.set_scene(scene)
        data = picture_data(state, derived, hidden)
        row = replace(data.rows[1], share=1.0)
        sides = [
            replace(side, values=side.values[1:2], texts=side.texts[1:2])
            for side in (data.left, data.right)
        ]
        self.bars.set_data(
            replace(data, rows=(row,), left=sides[0], right=sides[1], draggable=None)
        )
        self.bar.set_value(state.moved_key, derived.raw[state.moved_key])

    def clear(self) -> None:
        """Say nothing while another view is shown."""
        for picture in (*self.plots, self.bars):
            picture.setAccessibleDescription("")

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        now = theme.current()
        self._grid.setContentsMargins(now.px(24), 0, now.px(24), 0)
        self._grid.setHorizontalSpacing(now.px(24))
        self.bars.setMinimumHeight(now.px(110))

    def _arrange(self) -> None:
        self._grid = QGridLayout()
        for number, plot in enumerate(self.plots):
            self._grid.addWidget(plot, 0, number)
        inner = QVBoxLayout(self.picture)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(0)
        inner.addLayout(self._grid, 3)
        inner.addWidget(self.bars, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.picture, 1)

    def _connect(self) -> None:
        for plot in self.plots:
            plot.cursor_moved.connect(self._on_moved)
            plot.move_finished.connect(self.move_finished)
        self.bar.moved.connect(self._on_moved)
        self.bar.finished.connect(self.move_finished)
        self.bar.key_chosen.connect(self._on_key_chosen)

    @Slot(object)
    def _on_moved(self, value: float) -> None:
        self.score_moved.emit(round(value, 1) + 0.0)

    @Slot(object)
    def _on_key_chosen(self, key: int) -> None:
        self.key_chosen.emit(key)
