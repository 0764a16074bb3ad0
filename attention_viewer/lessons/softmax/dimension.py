"""The sliders under the picture, among them that of d_k with a field beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from attention_viewer.lessons.softmax import text
from attention_viewer.lessons.softmax.state import MAX_D_K
from attention_viewer.runtime import theme
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.slider import ValueSlider

TICKS = (1, 4, 16, 64, 256, 1024, 4096)
LETTER_WIDTH = 50
FIELD_WIDTH = 96


class Foot(QWidget):
    """The sliders below the picture: one above the other, on the wall side by side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.dimension = DimensionBar(self)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addWidget(self.dimension, 5)
        theme.follow(self)

    def put_first(self, bar: QWidget) -> None:
        """Put another slider before that of d_k."""
        self._row.insertWidget(0, bar, 4)

    def on_theme_changed(self) -> None:
        """Lie side by side on the wall, where the picture needs the height."""
        ways = QBoxLayout.Direction
        wall = theme.current().projected
        self._row.setDirection(ways.LeftToRight if wall else ways.TopToBottom)


class DimensionBar(QWidget):
    """Slider and field for d_k.

    Signals
    -------
    moved(d_k)
        While sliding or typing.
    finished()
        When that has ended; ends an undo step.
    """

    moved = Signal(int)
    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._letter = RichLabel(text.dimension, self, role="readout")
        self.slider = ValueSlider(
            "dimensionSlider",
            text.dimension_name,
            text.dimension_tip,
            self,
            minimum=1,
            maximum=MAX_D_K,
            doubling=True,
            ticks=TICKS,
        )
        self.field = NumberField(
            "dimensionField",
            text.dimension_name,
            text.dimension_tip,
            self,
            minimum=1,
            maximum=MAX_D_K,
        )
        self._row = QHBoxLayout(self)
        top = Qt.AlignmentFlag.AlignTop
        self._row.addWidget(self._letter, 0, top)
        self._row.addWidget(self.slider, 1, top)
        self._row.addWidget(self.field, 0, top)
        self.slider.moved.connect(self._on_moved)
        self.slider.released.connect(self.finished)
        self.field.edited.connect(self._on_moved)
        self.field.edit_finished.connect(self.finished)
        theme.follow(self)

    def set_value(self, d_k: int) -> None:
        """Show a dimension without a signal."""
        self.slider.set_value(d_k)
        self.field.set_value(d_k)

    def on_theme_changed(self) -> None:
        """Take over margins and widths."""
        now = theme.current()
        self._row.setContentsMargins(now.px(24), now.px(6), now.px(24), now.px(6))
        self._row.setSpacing(now.px(12))
        self._letter.setFixedWidth(now.px(LETTER_WIDTH - 12))
        self.field.setFixedWidth(now.px(FIELD_WIDTH))

    @Slot(object)
    def _on_moved(self, value: float) -> None:
        self.moved.emit(int(value))
