"""The row that leads through a lesson; each step sets up the scene it talks about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attention_viewer.framework.i18n import hub
from attention_viewer.framework.lesson import GuideStep, Text
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.rich_label import RichLabel


class GuideBar(QWidget):
    """Shows one step at a time.

    Signals
    -------
    step_requested(step)
        The step whose scene is to be set up.
    lesson_requested()
        The next lesson is to be opened; asked after the last step.
    close_requested()
        The guide is to be closed.
    """

    step_requested = Signal(object)
    lesson_requested = Signal()
    close_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guideBar")
        self._steps: Sequence[GuideStep] = ()
        self._at = 0
        self._following: Text | None = None
        self._row = QHBoxLayout(self)
        self._place = RichLabel(self._place_text, self, role="label", colour="muted")
        self._label = RichLabel(self._step_text, self, weight=500, wrap=True)
        self._label.setObjectName("guideText")
        self._previous = self._button("guidePrevious", text.guide_previous, "chevron-left")
        self._next = self._button("guideNext", text.guide_next, "chevron-right")
        self._lesson = Button(
            "guideNextLesson", self._lesson_words, text.guide_lesson_tip, self, icon="chevron-right"
        )
        self._close = self._button("guideClose", text.guide_close, "close")
        self._row.addWidget(self._previous)
        self._row.addWidget(self._place)
        self._row.addWidget(self._next)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self._lesson)
        self._row.addWidget(self._close)
        self._previous.clicked.connect(self.go_back)
        self._next.clicked.connect(self.go_on)
        self._lesson.clicked.connect(self.lesson_requested)
        self._close.clicked.connect(self.close_requested)
        theme.follow(self)
        hub().changed.connect(self._refresh)

    @property
    def at(self) -> int:
        """Number of the step shown, from 0."""
        return self._at

    def start(
        self,
        steps: Sequence[GuideStep],
        following: Text | None = None,
        at: int | None = None,
        *,
        with_scene: bool = True,
    ) -> None:
        """Show a lesson's steps.

        Parameters
        ----------
        steps
            All of them.
        following
            Title of the lesson that the last step leads on to, None after the last lesson.
        at
            The step to begin with; None: the first.
        with_scene
            Whether the scene of that step is asked for. Without it the lesson stays as it is.
        """
        self._steps, self._following = steps, following
        self._at = max(0, min(at or 0, len(steps) - 1))
        if with_scene:
            self._go(self._at)
        self._refresh()

    @Slot()
    def go_on(self) -> None:
        """Show the next step."""
        if self._at + 1 < len(self._steps):
            self._go(self._at + 1)

    @Slot()
    def go_back(self) -> None:
        """Show the step before."""
        if self._at > 0:
            self._go(self._at - 1)

    def on_theme_changed(self) -> None:
        """Take over margins."""
        now = theme.current()
        self._row.setContentsMargins(now.px(16), now.px(8), now.px(16), now.px(8))
        self._row.setSpacing(now.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground and the line below."""
        painter = QPainter(self)
        now = theme.current()
        painter.fillRect(self.rect(), now.colour("ground"))
        painter.fillRect(self.rect(), now.colour("text", 0.05))
        painter.setPen(QPen(now.colour("edge", 0.55), 1.0))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def _button(self, name: str, words: Text, icon: str) -> Button:
        made = Button(
            name,
            words,
            words,
            self,
            kind=Kind.FLAT,
            icon=icon,
            show_text=False,
        )
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return made

    def _go(self, at: int) -> None:
        self._at = at
        if self._steps:
            self.step_requested.emit(self._steps[at])
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        self._place.set_markup(self._place_text())
        self._label.set_markup(self._step_text())
        self._previous.setEnabled(self._at > 0)
        at_end = self._at + 1 >= len(self._steps)
        leads_on = at_end and self._following is not None
        # Asked first: a button that is disabled loses the keyboard.
        takes_keys = self._next.hasFocus() and leads_on
        self._next.setEnabled(not at_end)
        self._lesson.set_markup(self._lesson_words())
        self._lesson.setVisible(leads_on)
        if takes_keys:
            self._lesson.setFocus(Qt.FocusReason.TabFocusReason)

    def _lesson_words(self) -> str:
        title = self._following() if self._following is not None else ""
        return text.guide_lesson().format(title=title)

    def _place_text(self) -> str:
        return text.guide_place().format(step=self._at + 1, count=max(1, len(self._steps)))

    def _step_text(self) -> str:
        return self._steps[self._at].text() if self._steps else ""
