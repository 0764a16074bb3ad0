"""The slider that moves one score, with the choice of the key beside it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attention_viewer.lessons.softmax import shown
from attention_viewer.lessons.softmax.curves import text
from attention_viewer.lessons.softmax.state import MAX_TYPED_KEYS, SCORE_REACH
from attention_viewer.runtime import theme
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.slider import ValueSlider

TICKS = (-60, -40, -20, 0, 20, 40, 60)
CHOICE_WIDTH = 76
CHOICES_SHOWN = 12


class ScoreBar(QWidget):
    """Choice and slider.

    Signals
    -------
    moved(value)
        The score of the chosen key is to be this.
    key_chosen(key)
        Another key's score is to be moved.
    finished()
        A move has ended; ends an undo step.
    """

    moved = Signal(object)
    key_chosen = Signal(object)
    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        options = [(key, partial(shown.key, key)) for key in range(MAX_TYPED_KEYS)]
        self.key = Choice("movedKey", text.moved_key, text.moved_key_tip, options, self)
        self.key.setMaxVisibleItems(CHOICES_SHOWN)
        self.slider = ValueSlider(
            "scoreSlider",
            text.score_slider,
            text.score_slider_tip,
            self,
            minimum=-SCORE_REACH,
            maximum=SCORE_REACH,
            step=0.1,
            ticks=TICKS,
        )
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.key, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.slider, 1, Qt.AlignmentFlag.AlignTop)
        self.slider.moved.connect(self.moved)
        self.slider.released.connect(self.finished)
        self.key.chosen.connect(self.key_chosen)
        theme.follow(self)

    def set_value(self, key: int, score: float) -> None:
        """Show a key and its score without a signal."""
        self.key.set_value(min(key, MAX_TYPED_KEYS - 1))
        self.slider.set_value(score)

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        now = theme.current()
        self._row.setContentsMargins(now.px(24), now.px(6), now.px(24), 0)
        self._row.setSpacing(now.px(12))
        self.key.setFixedWidth(now.px(CHOICE_WIDTH))
