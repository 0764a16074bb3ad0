"""Two small lessons with one of each control, for tests of the frame around lessons."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from attention_viewer.core.formatting import fixed
from attention_viewer.core.limits import check_range
from attention_viewer.framework.bus import Handover, Refusal
from attention_viewer.framework.i18n import hub
from attention_viewer.framework.lesson import (
    GuideStep,
    Lesson,
    LessonParts,
    LessonServices,
    Preset,
    Table,
    Text,
)
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Button, Kind, Toggle
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.math_layout import draw_in
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.page import LessonPage
from attention_viewer.widgets.panel import Fold, Group
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.segmented import Segment, Segmented
from attention_viewer.widgets.slider import ValueSlider
from attention_viewer.widgets.strip import Readout

LIMIT = 10.0


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A number, a way to show it, and how often."""

    number: float = 0.92
    style: str = "plain"
    count: int = 4
    marked: bool = True

    def __post_init__(self) -> None:
        check_range("number", self.number, -LIMIT, LIMIT)
        check_range("count", self.count, 1, 64)


@dataclass(frozen=True)
class Derived:
    """The square of the number."""

    square: float


def derive(state: State) -> Derived:
    return Derived(state.number**2)


def count_up(spec: int, should_stop: Callable[[], bool]) -> Iterator[int]:
    """Count to the spec; without an end when it is negative."""
    at = 0
    while at != spec and not should_stop():
        at += 1
        yield at


def said(english: str, japanese: str) -> Text:
    """Return a text that follows the language without a catalogue."""
    return lambda: japanese if hub().language == "ja" else english


HEADLINE = said(r"How large is the square of $d_k$?", "$d_k$ の\u200b二乗は\u200bどれほど大きいか")
STEP = said("change the number", "数を変える")
NUMBER = said("Number", "数")
STYLE = said("Style", "見せ方")
COUNT = said("Count", "回数")
TIP = said("A control of the sample", "見本の部品")


class SampleView(LessonPage):
    """One of each control, and a square whose size follows the number."""

    def __init__(self, services: LessonServices, parent: QWidget) -> None:
        super().__init__(services, HEADLINE, parent)
        self.canvas = Square(self)
        self.body.addWidget(self.canvas)
        self.number = NumberField(
            "number", NUMBER, TIP, self, minimum=-LIMIT, maximum=LIMIT, step=0.1, decimals=2
        )
        self.slider = ValueSlider(
            "count", COUNT, TIP, self, minimum=1, maximum=64, doubling=True, ticks=(1, 4, 16, 64)
        )
        options = [("plain", said("plain", "ふつう")), ("bold", said("bold", "太字"))]
        self.choice = Choice("style_choice", STYLE, TIP, options, self)
        segments = [Segment(value, text, TIP) for value, text in options]
        self.segments = Segmented("style", STYLE, segments, self)
        self.add_view_switch(self.segments)
        self.marked = Toggle("marked", said("Mark", "印"), TIP, self)
        self.run = Button("run", said("Count", "数える"), TIP, self, kind=Kind.PRIMARY, icon="play")
        self.square = Readout("square", said("Square", "二乗"), self.strip, stretch=True)
        self.counted = Readout("counted", said("Counted", "数えた数"), self.strip, wall=False)
        self._fill()
        self._connect()

    def render_state(self, state: State, derived: Derived) -> None:
        self.number.set_value(state.number)
        self.slider.set_value(state.count)
        self.choice.set_value(state.style)
        self.segments.set_value(state.style)
        self.marked.setChecked(state.marked)
        square = fixed(derived.square, 2)
        self.square.set_value(rf"${fixed(state.number, 2)}^2$ =", square)
        self.square.set_hidden_number(self.numbers_hidden)
        self.canvas.show_number(state.number, "?" if self.numbers_hidden else square)

    def picture(self) -> QWidget:
        return self.canvas

    def tables(self) -> Sequence[Table]:
        state = self.services.store.state
        return [Table("sample", ("number", "square"), [(state.number, derive(state).square)])]

    def refresh(self) -> None:
        state = self.services.store.state
        self.render_state(state, derive(state))

    def _fill(self) -> None:
        first = Group(self, NUMBER)
        first.add(self.number)
        second = Group(self, COUNT)
        second.add(self.slider)
        fold = Fold("more", said("More", "詳しい設定"), TIP, self)
        fold.add(self.choice)
        fold.add(self.marked)
        note = RichLabel(
            said("The square of $x$ is $x^2$.", "$x$ の\u200b二乗は\u200b $x^2$ です。"),
            self,
            role="label",
            colour="muted",
            wrap=True,
        )
        self.fold = fold
        self.panel.add(first, keep=True)
        self.panel.add(second)
        self.panel.add(note)
        self.panel.add(fold)
        self.panel.set_primary(self.run)
        self.strip.add(self.square)
        self.strip.add(self.counted)

    def _connect(self) -> None:
        self.number.edited.connect(self._on_number_edited)
        self.number.edit_finished.connect(self.services.store.end_merge)
        self.slider.moved.connect(self._on_slider_moved)
        self.slider.released.connect(self.services.store.end_merge)
        self.choice.chosen.connect(self._on_style_chosen)
        self.segments.chosen.connect(self._on_style_chosen)
        self.marked.clicked.connect(self._on_marked_clicked)
        self.run.clicked.connect(self._on_run_clicked)
        self.services.tasks.progressed.connect(self._on_tasks_progressed)

    @Slot(object)
    def _on_number_edited(self, value: float) -> None:
        self.services.store.edit(STEP(), merge="number", number=value)

    @Slot(object)
    def _on_slider_moved(self, value: float) -> None:
        self.services.store.edit(STEP(), merge="count", count=int(value))

    @Slot(object)
    def _on_style_chosen(self, value: Hashable) -> None:
        self.services.store.edit(STEP(), style=value)

    @Slot(bool)
    def _on_marked_clicked(self, checked: bool) -> None:
        self.services.store.edit(STEP(), marked=checked)

    @Slot()
    def _on_run_clicked(self) -> None:
        self.services.tasks.start(count_up, -1)

    @Slot(object)
    def _on_tasks_progressed(self, count: int) -> None:
        self.counted.set_value(str(count))


class Square(QWidget):
    """The picture: a square and its number."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._side, self._text = 0.0, ""

    def show_number(self, side: float, text: str) -> None:
        self._side, self._text = abs(side), text
        self.setAccessibleDescription(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        side = 20.0 * self._side
        area = QRectF(0, 0, side, side)
        area.moveCenter(QPointF(self.rect().center()))
        painter.setPen(QPen(now.colour("q"), now.line_px(2)))
        painter.drawRect(area)
        centre = Qt.AlignmentFlag.AlignHCenter
        words = rf"$\q^\top\k$ = {self._text}"
        size = now.text_px("picture")
        draw_in(painter, area.center(), words, size, now.colours, align=centre)


def accept(state: State, handover: Handover) -> State:
    return State(number=handover.queries[0][0], count=state.count)


def offer(state: State, to: str) -> Handover:
    if state.number < 0.0:
        raise Refusal(
            "number", "negative", said("Nothing below 0 is given.", "0 未満はあげません。")
        )
    return Handover(to, ((state.number,),))


def load() -> LessonParts:
    return LessonParts(derive, SampleView)


def presets() -> Sequence[Preset]:
    return [Preset("two", said("Two", "二"), State(number=2.0))]


def guide() -> Sequence[GuideStep]:
    return [
        GuideStep(said("One is its own square.", "一の二乗は一です。"), State(number=1.0)),
        GuideStep(said("Three gives nine.", "三の二乗は九です。"), State(number=3.0)),
    ]


SAMPLE = Lesson("sample", 1, said("Sample", "見本"), State, presets, guide, load, accept, offer)
SECOND = Lesson("second", 2, said(r"$\Q\K^\top$", r"$\Q\K^\top$"), State, presets, guide, load)
LESSONS = (SAMPLE, SECOND)
