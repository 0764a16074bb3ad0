"""The curves: over d_k, or over one score."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.lessons.softmax.compute import Derived
from attention_viewer.lessons.softmax.curves import text
from attention_viewer.lessons.softmax.curves.d_k_page import DimensionCurves
from attention_viewer.lessons.softmax.curves.scenes import Curves
from attention_viewer.lessons.softmax.curves.score_bar import ScoreBar
from attention_viewer.lessons.softmax.curves.score_page import ScoreCurves
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.segmented import Segment, Segmented


class CurvesPage(QWidget):
    """A switch over the two kinds of curves; ``bar`` moves a score.

    Signals
    -------
    kind_chosen(kind)
        The other kind is to be shown.
    """

    kind_chosen = Signal(object)

    def __init__(self, bar: ScoreBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("curvesPage")
        segments = [
            Segment("d_k", text.kind_d_k, text.kind_d_k_tip),
            Segment("score", text.kind_score, text.kind_score_tip),
        ]
        self.kind = Segmented("curvesKind", text.kind, segments, self)
        self.legend = RichLabel(text.legend, self, role="label")
        self.d_k = DimensionCurves(self)
        self.score = ScoreCurves(bar, self)
        self._head = QHBoxLayout()
        self._head.addWidget(self.kind)
        self._head.addStretch(1)
        self._head.addWidget(self.legend, 0, Qt.AlignmentFlag.AlignVCenter)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addWidget(self.d_k, 1)
        self._column.addWidget(self.score, 1)
        self.kind.chosen.connect(self.kind_chosen)
        theme.follow(self)

    @property
    def picture(self) -> QWidget:
        """What is exported: the plots without the switch."""
        return self.score.picture if self.kind.value() == "score" else self.d_k

    def show_state(self, state: State, derived: Derived, curves: Curves, hidden: bool) -> None:
        """Show the kind of curves that the state names."""
        over_d_k = state.curves == "d_k"
        self.kind.set_value(state.curves)
        self.legend.setVisible(over_d_k)
        if over_d_k:
            self.d_k.show_state(state, curves, hidden)
            self.score.clear()
        else:
            self.score.show_state(state, derived, hidden)
            self.d_k.clear()
        self.d_k.setVisible(over_d_k)
        self.score.setVisible(not over_d_k)
        self.score.bar.setVisible(not over_d_k)

    def clear(self) -> None:
        """Say nothing while another view is shown."""
        self.d_k.clear()
        self.score.clear()
        self.score.bar.hide()

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        now = theme.current()
        self._head.setContentsMargins(now.px(24), 0, now.px(24), now.px(4))
        self._column.setSpacing(now.px(4))
