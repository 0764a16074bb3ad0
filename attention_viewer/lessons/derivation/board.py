"""Everything left of the panel: the steps, and beside them headline, proof and check."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.derivation.controls import words
from attention_viewer.lessons.derivation.stage import Stage
from attention_viewer.runtime import theme
from attention_viewer.widgets.page import EDGE
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.step_list import StepList
from attention_viewer.widgets.symbol_light import SymbolLight

ROOMY = 844
"""Below this width, and on the wall, the list of steps shows numbers only."""


class Board(QWidget):
    """The steps, and the page beside them: what is copied and exported as the picture."""

    def __init__(self, headline: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("board")
        self.light = SymbolLight(self)
        self.steps = StepList("steps", words.steps, words.steps_tip, self.light, self)
        self.page = QWidget(self)
        self.headline = RichLabel(
            headline, self.page, role="headline", weight=600, wrap=True, light=self.light
        )
        self.stage = Stage(self.light, self.page)
        self._column = QVBoxLayout(self.page)
        self._column.addWidget(self.headline)
        self._column.addWidget(self.stage, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.steps)
        row.addWidget(self.page, 1)
        theme.follow(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the list of steps to its numbers where there is little room."""
        super().resizeEvent(event)
        self._fold_steps()

    def on_theme_changed(self) -> None:
        """Take over margins."""
        now = theme.current()
        edge = now.px(EDGE)
        self._column.setContentsMargins(edge, now.px(14), edge, now.px(8))
        self._column.setSpacing(now.px(2))
        self._fold_steps()

    def _fold_steps(self) -> None:
        now = theme.current()
        self.steps.set_narrow(now.projected or self.width() < now.px(ROOMY))
