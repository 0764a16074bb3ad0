"""The five plots of the first inner view."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.locks import Locks
from attention_viewer.lessons.variance.plot_scenes import ratio_scene, sd_scene, variance_scene
from attention_viewer.lessons.variance.ridge_scenes import enlarged_scene, shared_scene
from attention_viewer.lessons.variance.shown import Shown
from attention_viewer.runtime import theme
from attention_viewer.widgets.curve_plot import CurvePlot
from attention_viewer.widgets.ratio_plot import RatioPlot
from attention_viewer.widgets.ridge_plot import RidgePlot


class Plots(QWidget):
    """Spread, variance and ratio against d_k above, histograms below.

    Signals
    -------
    picked(d_k)
        When a d_k was picked in any of them.
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("plots")
        tip = text.plot_tip
        self.sd = CurvePlot("sdPlot", text.sd, tip, self)
        self.variance = CurvePlot("variancePlot", text.variance, tip, self)
        self.ratio = RatioPlot("ratioPlot", text.ratio_title, tip, self)
        self.shared = RidgePlot("histograms", text.histograms, text.histograms_tip, self)
        self.enlarged = RidgePlot("enlarged", text.enlarged, text.histograms_tip, self)
        self._grid = QGridLayout(self)
        for column in range(3):
            self._grid.setColumnStretch(column, 1)
        self._grid.addWidget(self.sd, 0, 0)
        self._grid.addWidget(self.variance, 0, 1)
        self._grid.addWidget(self.ratio, 0, 2)
        self._grid.addWidget(self.shared, 1, 0, 1, 2)
        self._grid.addWidget(self.enlarged, 1, 2)
        for each in (self.sd, self.variance, self.ratio, self.shared, self.enlarged):
            each.picked.connect(self.picked)
        theme.follow(self)

    def show_lines(self, shown: Shown, locks: Locks) -> None:
        """Show the three plots against d_k, on axes that are held if they are."""
        self.sd.set_scene(locks.curve("sd", sd_scene(shown)))
        self.variance.set_scene(locks.curve("variance", variance_scene(shown)))
        self.ratio.set_scene(locks.curve("ratio", ratio_scene(shown)))

    def show_histograms(self, shown: Shown, locks: Locks) -> None:
        """Show the histograms."""
        wall = theme.current().projected
        self.shared.set_scene(locks.ridge("shared", shared_scene(shown, wall=wall)))
        self.enlarged.set_scene(locks.ridge("enlarged", enlarged_scene(shown, wall=wall)))
        self._make_room("sqrt" in shown.divisors)

    def _make_room(self, enlarged: bool) -> None:
        """Show the divided histograms alone, too, unless they are not to be shown at all."""
        if enlarged == self.enlarged.isHidden():
            self.enlarged.setVisible(enlarged)
            self._grid.addWidget(self.shared, 1, 0, 1, 2 if enlarged else 3)

    def on_theme_changed(self) -> None:
        """Take over margins."""
        now = theme.current()
        edge = now.px(24)
        self._grid.setContentsMargins(edge, 0, edge, now.px(12))
        self._grid.setHorizontalSpacing(now.px(28))
        self._grid.setVerticalSpacing(now.px(16))
        self._grid.setRowStretch(0, 50 if now.projected else 46)
        self._grid.setRowStretch(1, 50 if now.projected else 54)
