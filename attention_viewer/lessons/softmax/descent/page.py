"""The descent's four plots and its player."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from attention_viewer.lessons.softmax.descent import scenes, text
from attention_viewer.lessons.softmax.descent.paths import Descents
from attention_viewer.lessons.softmax.descent.player import Player
from attention_viewer.lessons.softmax.descent.seen import Look, Seen
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.line_plot import LinePlot


class DescentPage(QWidget):
    """Weights unscaled and scaled above, loss and gradient of both below.

    Signals
    -------
    step_moved(step)
        Another step is to be shown.
    move_finished()
        Ends an undo step.
    """

    step_moved = Signal(int)
    move_finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("descentPage")
        self._seen = Seen()
        self.picture = QWidget(self)
        self.picture.setObjectName("descentPicture")
        names = {
            "weightsUnscaled": text.weights_unscaled,
            "weightsScaled": text.weights_scaled,
            "loss": text.loss,
            "gradient": text.gradient,
        }
        self.plots = [
            LinePlot(f"descent_{name}", words, text.plot_tip, self.picture)
            for name, words in names.items()
        ]
        self.player = Player(self)
        self._grid = QGridLayout(self.picture)
        for number, plot in enumerate(self.plots):
            self._grid.addWidget(plot, number // 2, number % 2)
            plot.cursor_moved.connect(self._on_plot_cursor_moved)
            plot.move_finished.connect(self.move_finished)
        self._grid.setRowStretch(0, 5)
        self._grid.setRowStretch(1, 4)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.picture, 1)
        column.addWidget(self.player)
        self.player.moved.connect(self.step_moved)
        self.player.finished.connect(self.move_finished)
        theme.follow(self)

    def look(self, state: State, hidden: bool) -> Look:
        """Return what of the state's descent may be shown; its step counts as seen from now on."""
        return Look(self._seen.reach(state), hidden)

    def show_state(self, state: State, both: Descents, look: Look) -> None:
        """Show both runs, the step marked in all plots."""
        left, right, loss, gradient = self.plots
        left.set_scene(scenes.weights(state, both.unscaled, "unscaled", both.wanted, look))
        right.set_scene(scenes.weights(state, both.scaled, "scaled", both.wanted, look))
        loss.set_scene(scenes.loss(state, both, look))
        gradient.set_scene(scenes.gradient(state, both, look))
        self.player.set_state(state)

    def clear(self) -> None:
        """Say nothing while another view is shown, and whoever comes back has seen nothing."""
        self._seen.forget()
        for plot in self.plots:
            plot.setAccessibleDescription("")

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        now = theme.current()
        self._grid.setContentsMargins(now.px(24), 0, now.px(24), 0)
        self._grid.setHorizontalSpacing(now.px(24))
        self._grid.setVerticalSpacing(now.px(8))

    @Slot(float)
    def _on_plot_cursor_moved(self, value: float) -> None:
        self.player.stop()
        self.step_moved.emit(round(value))
