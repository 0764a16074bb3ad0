"""Two stages side by side, their rows level and their cells alike."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from attention_viewer.lessons.scores import text
from attention_viewer.lessons.scores.compute import Derived
from attention_viewer.lessons.scores.intents import Intents
from attention_viewer.lessons.scores.map_pane import MapPane
from attention_viewer.lessons.scores.state import State
from attention_viewer.runtime import theme

GAP = 8
LEAST_SHARE = 0.36
"""Part of the width that a side has however few columns it shows."""


class MapPair(QWidget):
    """Shares its width so that cells of both sides are equally wide, besides labels and sums."""

    def __init__(self, intents: Intents, parent: QWidget) -> None:
        super().__init__(parent)
        self._left = MapPane("leftMap", text.left_map, intents, self)
        self._right = MapPane("rightMap", text.right_map, intents, self)
        self._left.map.set_beside(self._right.map)
        theme.follow(self)

    @property
    def fading(self) -> bool:
        """Whether a stage is still coming up."""
        return self._left.map.fading or self._right.map.fading

    def show_state(self, state: State, derived: Derived, *, hide: bool, fade: bool) -> None:
        """Show both stages; ``fade`` lets those that change come up through those before."""
        left, right = self._left, self._right
        left.show_stage(state.left, state, derived, hide=hide, fade=fade, compared=True)
        right.show_stage(state.right, state, derived, hide=hide, fade=fade)
        self._place()

    def on_theme_changed(self) -> None:
        """Take over the gap and the sizes of letters."""
        self.updateGeometry()
        self._place()

    def sizeHint(self) -> QSize:
        """Return room for both maps as they want to be."""
        return self._beside(self._left.sizeHint(), self._right.sizeHint())

    def minimumSizeHint(self) -> QSize:
        """Return the least room for both maps."""
        return self._beside(self._left.minimumSizeHint(), self._right.minimumSizeHint())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room anew."""
        super().resizeEvent(event)
        self._place()

    def _beside(self, left: QSize, right: QSize) -> QSize:
        gap = theme.current().px(GAP)
        return QSize(left.width() + gap + right.width(), max(left.height(), right.height()))

    def _left_width(self, room: int) -> int:
        left, right = self._left.map, self._right.map
        columns = left.columns(), right.columns()
        # For halves, not for the present widths: those would follow from themselves and swing.
        beside = left.room_beside(room // 2), right.room_beside(room // 2)
        pitch = max(room - sum(beside), 0) / max(sum(columns), 1)
        least = LEAST_SHARE * room
        return round(min(max(beside[0] + columns[0] * pitch, least), room - least))

    def _place(self) -> None:
        room = max(0, self.width() - theme.current().px(GAP))
        wide = self._left_width(room)
        self._left.setGeometry(QRect(0, 0, wide, self.height()))
        self._right.setGeometry(QRect(self.width() - room + wide, 0, room - wide, self.height()))
