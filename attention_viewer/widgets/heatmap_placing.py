"""Remembers where everything of a heat map lies, level with a map beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from attention_viewer.runtime import theme
from attention_viewer.widgets.heatmap_data import HeatmapData
from attention_viewer.widgets.heatmap_geometry import Zoom
from attention_viewer.widgets.heatmap_layout import (
    Arrangement,
    Lines,
    arrange,
    needed_lines,
    room_beside,
)
from attention_viewer.widgets.heatmap_numbers import number_px


class Placing:
    """What a widget shows, how far it is zoomed, and the arrangement that follows."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self.data: HeatmapData | None = None
        self.zoom = Zoom()
        self._plan: Arrangement | None = None
        self._number_px: int | None = None
        self._beside: Placing | None = None

    def set_beside(self, other: Placing) -> None:
        """Keep the rows level with those of another map."""
        self._beside, other._beside = other, self
        self.forget()

    def plan(self) -> Arrangement | None:
        """Return where everything lies now; None before there is a table."""
        if self._plan is None and self.data is not None:
            lines, now = self._lines_beside(), theme.current()
            self._plan = arrange(self.data, self._widget.size(), now, self.zoom, lines)
        return self._plan

    def number_px(self) -> int:
        """Return the size of the numbers in the cells, 0 where they could not be read."""
        plan = self.plan()
        if self._number_px is None and self.data is not None and plan is not None:
            self._number_px = number_px(self.data, plan, theme.current())
        return self._number_px or 0

    def room_beside(self, width: int) -> float:
        """Return the width of the rows' labels, and of the sums, in a map so wide."""
        if self.data is None:
            return 0.0
        return room_beside(self.data, QSize(width, self._widget.height()), theme.current())

    def forget_numbers(self) -> None:
        """Measure the numbers in the cells anew."""
        self._number_px = None

    def forget(self) -> None:
        """Measure everything anew, and in the map beside what depends on it."""
        self._plan = self._number_px = None
        if self._beside is not None:
            self._beside._match()

    def _match(self) -> None:
        """Measure anew if the map beside needs other lines than it did."""
        lines = self._lines_beside()
        if self._plan is None or self.data is None or lines is None:
            return
        own, _ = needed_lines(self.data, self._widget.size(), theme.current())
        if own.together(lines) != self._plan.lines:
            self._plan = self._number_px = None
            self._widget.update()

    def _lines_beside(self) -> Lines | None:
        """Return the lines that the map beside needs by itself."""
        other = self._beside
        if other is None or other.data is None:
            return None
        return needed_lines(other.data, other._widget.size(), theme.current())[0]
