"""The two sheets of the page of help, laid out anew whenever they are opened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.shell.help.glossary import Term
from attention_viewer.shell.help.key_caps import KeyCaps
from attention_viewer.shell.help.key_list import KeyGroup
from attention_viewer.widgets.rich_label import RichLabel

TOP = Qt.AlignmentFlag.AlignTop
LEAST_GRID = 430
"""Width, px at 100 %, from which a grid stands beside another."""


class Sheet(QWidget):
    """Grids side by side, or below one another where there is no room for that."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._grids: list[QGridLayout] = []

    def add_grid(self, stretched: int) -> QGridLayout:
        """Add a grid, of which one column takes the room that is left."""
        grid = QGridLayout()
        grid.setColumnStretch(stretched, 1)
        column = QVBoxLayout()
        column.addLayout(grid)
        column.addStretch(1)
        self._parts.addLayout(column, 1)
        self._grids.append(grid)
        return grid

    def finish(self) -> None:
        """Follow the theme from now on."""
        theme.follow(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put grids side by side where each has room."""
        super().resizeEvent(event)
        self._arrange()

    def on_theme_changed(self) -> None:
        """Take over margins and gaps."""
        now = theme.current()
        edge = now.px(24)
        self._parts.setContentsMargins(edge, now.px(4), edge, edge)
        self._parts.setSpacing(now.px(24))
        for grid in self._grids:
            grid.setHorizontalSpacing(now.px(16))
            grid.setVerticalSpacing(now.px(8))
        self._arrange()

    def _arrange(self) -> None:
        side_by_side = self.width() >= theme.current().px(LEAST_GRID) * len(self._grids)
        way = QBoxLayout.Direction
        self._parts.setDirection(way.LeftToRight if side_by_side else way.TopToBottom)


def key_sheet(parts: Sequence[tuple[str, Sequence[KeyGroup]]], parent: QWidget) -> Sheet:
    """Return the sheet of keys: parts with their titles, each in groups."""
    sheet = Sheet(parent)
    for title, groups in parts:
        grid = sheet.add_grid(stretched=1)
        _add_heading(grid, title, "headline", sheet)
        for group in groups:
            _add_heading(grid, group.heading, "body", sheet)
            for row in group.rows:
                number = grid.rowCount()
                grid.addWidget(KeyCaps(row.caps, sheet), number, 0, TOP)
                grid.addWidget(RichLabel(said(row.does), sheet, wrap=True), number, 1)
    sheet.finish()
    return sheet


def _add_heading(grid: QGridLayout, markup: str, role: str, sheet: Sheet) -> None:
    heading = RichLabel(said(markup), sheet, role=role, weight=600, wrap=True)
    grid.addWidget(heading, grid.rowCount(), 0, 1, 2)


def term_sheet(terms: Sequence[Term], language: str, parent: QWidget) -> Sheet:
    """Return the sheet of terms: the term, its other language, and what it means."""
    sheet = Sheet(parent)
    grid = sheet.add_grid(stretched=2)
    for number, term in enumerate(terms):
        own, other = term.in_order(language)
        grid.addWidget(RichLabel(said(own), sheet, weight=600), number, 0, TOP)
        grid.addWidget(RichLabel(said(other), sheet, colour="muted"), number, 1, TOP)
        grid.addWidget(RichLabel(said(term.meaning(language)), sheet, wrap=True), number, 2, TOP)
    sheet.finish()
    return sheet


def said(markup: str) -> Text:
    """Return markup as a text; a sheet is made anew when the language changes."""

    def say() -> str:
        return markup

    return say
