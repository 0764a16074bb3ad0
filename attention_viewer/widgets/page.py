"""The frame of a lesson: headline and picture, controls at the right, read-outs below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.framework.lesson import LessonServices, Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import words
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.panel import Panel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.strip import Strip

EDGE = 24


class LessonPage(QWidget):
    """Base of every lesson's view. A view fills `head`, `body`, `panel` and `strip`.

    Parameters
    ----------
    services
        What the window lends: store, task runner, messages, bus.
    headline
        The one sentence that says what to see.
    """

    def __init__(self, services: LessonServices, headline: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self.services = services
        self.numbers_hidden = False
        self.guided = False
        self.headline = RichLabel(headline, self, role="headline", weight=600, wrap=True)
        self.headline.setObjectName("headline")
        self.head = QHBoxLayout()
        self.head.addWidget(self.headline, 1)
        self.body = QVBoxLayout()
        self._left = QVBoxLayout()
        self._left.setSpacing(0)
        self._left.addLayout(self.head)
        self._left.addLayout(self.body, 1)
        self.panel = Panel(self)
        self.strip = Strip(self)
        upper = QHBoxLayout()
        upper.setSpacing(0)
        upper.addLayout(self._left, 1)
        upper.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(upper, 1)
        column.addWidget(self.strip)
        theme.follow(self)

    def add_view_switch(self, switch: QWidget) -> None:
        """Put the choice of inner views at the right of the headline."""
        self.head.addWidget(switch, 0, Qt.AlignmentFlag.AlignVCenter)

    def say(self, headline: Text, question: Text = words.predict_first) -> None:
        """Say what to see; while numbers are hidden, ask what the headline would answer."""
        self.headline.set_text(question if self.numbers_hidden else headline)

    def headline_text(self) -> str:
        """Return the headline without markup."""
        return plain(self.headline.markup)

    def set_numbers_hidden(self, hidden: bool) -> None:
        """Remember whether numbers are hidden and show the present state anew."""
        if hidden != self.numbers_hidden:
            self.numbers_hidden = hidden
            self.refresh()

    def set_guided(self, guided: bool) -> None:
        """Remember whether the window's guide leads and show the present state anew."""
        if guided != self.guided:
            self.guided = guided
            self.refresh()

    def refresh(self) -> None:
        """Show the present state again, for example in another language. Views override it."""

    def foot_height(self) -> int:
        """Return the height of the read-outs, px; a view with sliders over them adds these."""
        return self.strip.height()

    def settled(self) -> bool:
        """Tell whether no job of this page is running."""
        return not self.services.tasks.running

    def on_theme_changed(self) -> None:
        """Take over margins."""
        now = theme.current()
        edge = now.px(EDGE)
        self.head.setContentsMargins(edge, now.px(14), edge, now.px(10))
        self.head.setSpacing(now.px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of the picture."""
        QPainter(self).fillRect(self.rect(), theme.current().colour("ground"))
