"""Runs through the steps of the descent: buttons, slider and field."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.softmax.descent import text
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.slider import ValueSlider

FIELD_WIDTH = 88


class Player(QWidget):
    """Asks for one step after another.

    Signals
    -------
    moved(step)
        A step is wanted.
    finished()
        A drag, a key press or a run has ended; ends an undo step.
    """

    moved = Signal(int)
    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._step, self._steps = 0, 1
        self._timer = QTimer(self)
        self.restart = self._button("descentRestart", text.restart, text.restart_tip, "reset")
        self.back = self._button("descentBack", text.back, text.back_tip, "step-back")
        self.run = Button(
            "descentRun", text.play, text.play_tip, self, kind=Kind.PRIMARY, icon="play"
        )
        self.on = self._button("descentStep", text.step_on, text.step_on_tip, "step-on")
        self.slider = ValueSlider(
            "descentSlider", text.step_field, text.step_field_tip, self, minimum=0, maximum=1
        )
        self.field = NumberField(
            "descentField", text.step_field, text.step_field_tip, self, minimum=0, maximum=1
        )
        self._row = QHBoxLayout(self)
        for widget in (self.restart, self.back, self.run, self.on):
            self._row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.slider, 1, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.field, 0, Qt.AlignmentFlag.AlignVCenter)
        self._connect()
        theme.follow(self)

    @property
    def runs(self) -> bool:
        """Whether steps follow each other."""
        return self._timer.isActive()

    def set_state(self, state: State) -> None:
        """Show the step and how many there are; a run that is at its end stops."""
        self._step = state.step
        if state.steps != self._steps:
            self._steps = state.steps
            self.slider.set_limits(0, state.steps)
            self.field.set_limits(0, state.steps)
        self.slider.set_value(state.step)
        self.field.set_value(state.step)
        self._timer.setInterval(round(1000 / state.speed))
        self.back.setEnabled(state.step > 0)
        self.restart.setEnabled(state.step > 0)
        self.on.setEnabled(state.step < state.steps)
        if self.runs and state.step >= state.steps:
            self.stop()

    @Slot()
    def stop(self) -> None:
        """Stay at this step."""
        if not self.runs:
            return
        self._timer.stop()
        self._show_run()
        self.finished.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Do not run unseen."""
        super().hideEvent(event)
        self.stop()

    def on_theme_changed(self) -> None:
        """Take over margins and widths."""
        now = theme.current()
        self._row.setContentsMargins(now.px(24), now.px(6), now.px(24), now.px(10))
        self._row.setSpacing(now.px(8))
        self.field.setFixedWidth(now.px(FIELD_WIDTH))

    def _button(self, name: str, words: Text, tip: Text, icon: str) -> Button:
        return Button(name, words, tip, self, icon=icon, show_text=False)

    def _connect(self) -> None:
        self._timer.timeout.connect(self._on_timer_timeout)
        self.restart.clicked.connect(self._on_restart_clicked)
        self.back.clicked.connect(self._on_back_clicked)
        self.on.clicked.connect(self._on_on_clicked)
        self.run.clicked.connect(self._on_run_clicked)
        self.slider.moved.connect(self._on_moved)
        self.slider.released.connect(self.finished)
        self.field.edited.connect(self._on_moved)
        self.field.edit_finished.connect(self.finished)

    def _show_run(self) -> None:
        if self.runs:
            self.run.set_words(text.pause, text.pause_tip)
        else:
            self.run.set_words(text.play, text.play_tip)
        self.run.set_icon("pause" if self.runs else "play")

    @Slot()
    def _on_timer_timeout(self) -> None:
        self.moved.emit(min(self._step + 1, self._steps))

    @Slot()
    def _on_restart_clicked(self) -> None:
        self.stop()
        self.moved.emit(0)
        self.finished.emit()

    @Slot()
    def _on_back_clicked(self) -> None:
        self.stop()
        self.moved.emit(max(self._step - 1, 0))

    @Slot()
    def _on_on_clicked(self) -> None:
        self.stop()
        self.moved.emit(min(self._step + 1, self._steps))

    @Slot()
    def _on_run_clicked(self) -> None:
        if self.runs:
            self.stop()
            return
        self.finished.emit()
        self._timer.start()
        self._show_run()
        if self._step >= self._steps:
            self.moved.emit(0)

    @Slot(object)
    def _on_moved(self, step: float) -> None:
        self.stop()
        self.moved.emit(int(step))
