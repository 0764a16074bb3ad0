"""Four plots against d_k: how far softmax saturates, divided by nothing, the root and d_k."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from attention_viewer.core.saturation import MEASURES
from attention_viewer.lessons.softmax.curves import scenes, text
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.line_plot import LinePlot


class DimensionCurves(QWidget):
    """The plots; a drag chooses d_k.

    Signals
    -------
    d_k_moved(d_k)
        Another d_k is to be marked.
    move_finished()
        Ends an undo step.
    """

    d_k_moved = Signal(int)
    move_finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("dimensionCurves")
        self.plots = [
            LinePlot(f"curves_{measure}", scenes.TITLES[measure], text.d_k_tip, self)
            for measure in MEASURES
        ]
        self._grid = QGridLayout(self)
        for number, plot in enumerate(self.plots):
            self._grid.addWidget(plot, number // 2, number % 2)
            plot.cursor_moved.connect(self._on_plot_cursor_moved)
            plot.move_finished.connect(self.move_finished)
        theme.follow(self)

    def show_state(self, state: State, curves: scenes.Curves, hidden: bool) -> None:
        """Show what is known so far."""
        for plot, scene in zip(self.plots, scenes.scenes(state, curves, hidden), strict=True):
            plot.set_scene(scene)

    def clear(self) -> None:
        """Say nothing while another view is shown."""
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
        self.d_k_moved.emit(scenes.nearest_d_k(value))
