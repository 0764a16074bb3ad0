"""Lets a page scroll that is larger than the window: nothing is squeezed until it is cut off."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from attention_viewer.runtime import theme
from attention_viewer.shell.appearance import WALL_HEIGHT, WALL_WIDTH
from attention_viewer.widgets.scroll_bar import SlimScrollBar

LEAST_DESK = (1024, 628)
"""Room for a page at 100 %, px: what a window of 1024 x 700 leaves to it."""
LEAST_WALL = (WALL_WIDTH, 0.78 * WALL_HEIGHT)
"""The same on the wall, which leaves some room to the guide."""
GUIDE = 60
"""What the guide may take of the page's height at the desk, px at 100 %."""


class PageScroll(QScrollArea):
    """Holds the lessons' pages, which fill it as long as it is large enough for them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pageScroll")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setVerticalScrollBar(SlimScrollBar(self))
        self.setCornerWidget(QWidget(self))  # Fusion would draw lines there
        self.setHorizontalScrollBar(SlimScrollBar(self, Qt.Orientation.Horizontal))

    def hold(self, pages: QWidget) -> None:
        """Take the pages in."""
        sheet = _Sheet(pages, self)
        self.setWidget(sheet)
        sheet.setAutoFillBackground(False)
        theme.follow(self)

    def minimumSizeHint(self) -> QSize:
        """Ask for no room: what is missing is scrolled to."""
        return QSize(0, 0)

    def on_theme_changed(self) -> None:
        """Take over the least size of a page."""
        now = theme.current()
        sheet = self.widget()
        if sheet is None:
            return
        if now.projected:
            sheet.setMinimumSize(*(int(side * now.scale) for side in LEAST_WALL))
        else:
            width, height = LEAST_DESK
            sheet.setMinimumSize(now.px(width), now.px(height - GUIDE))


class _Sheet(QWidget):
    """Gives all its room to the pages.

    It has no layout, as the area would ask that for the height at which the words of a page sit
    best, and scroll to it although the page fits into less.
    """

    def __init__(self, pages: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._pages = pages
        pages.setParent(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the pages along."""
        super().resizeEvent(event)
        self._pages.resize(self.size())
