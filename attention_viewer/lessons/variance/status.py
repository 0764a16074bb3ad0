"""The cell of the strip that says how the run goes, or how it went."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.compute import theory_of
from attention_viewer.lessons.variance.job import Update
from attention_viewer.lessons.variance.readings import in_hand, share_inside
from attention_viewer.lessons.variance.shown import Shown, duration
from attention_viewer.lessons.variance.two_ends import TwoEnds
from attention_viewer.runtime import theme
from attention_viewer.widgets.busy_bar import BusyBar
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.strip import Readout


class Status(QWidget):
    """Progress with Stop while a run goes on, else a read-out.

    Signals
    -------
    stop_wanted()
        When Stop was pressed.
    """

    stop_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("status")
        self.readout = Readout("verdict", text.no_run, self, stretch=True)
        self._running = _Running(self)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.readout)
        self._stack.addWidget(self._running)
        self._running.stop.clicked.connect(self.stop_wanted)

    def show_progress(self, shown: Shown) -> None:
        """Show how far the run is."""
        self._stack.setCurrentWidget(self._running)
        self._running.show_progress(shown)

    def show_result(self, shown: Shown, *, stopped: bool, cost: float | None) -> None:
        """Show how many variances lie inside the band, or why that is not the news.

        ``cost`` is how many seconds the next run will take if that is long.
        """
        self._stack.setCurrentWidget(self.readout)
        label = _label(shown, stopped)
        if cost is not None and (shown.stale or shown.update is None):
            # Large words would not leave room for both.
            words = text.with_cost_short() if theme.current().projected else text.with_cost()
            label = words.format(words=label, time=duration(cost))
        self.readout.set_label(label)
        value = _value(shown)
        # The one large number of the strip; words are set as words.
        if shown.stale or not value[:1].isdigit():
            self.readout.set_value(value)
        else:
            self.readout.set_value("", value)
        self.readout.set_hidden_number(shown.hidden and not shown.stale)


class _Running(QWidget):
    """What is being computed, a bar, the share in per cent, and Stop."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("running")
        self._what = TwoEnds("runningWhat", self)
        self._left = TwoEnds("runningLeft", self)
        self._bar = BusyBar("progress", text.progress_label, self)
        self._share = TwoEnds("runningShare", self, role="hero", weight=600, colour="text")
        self.stop = Button("stop", text.stop, text.stop_tip, self, kind=Kind.PRIMARY, icon="stop")
        column = QVBoxLayout()
        column.addStretch(1)
        column.addWidget(self._what)
        column.addWidget(self._bar)
        column.addWidget(self._left)
        column.addStretch(1)
        self._column = column
        self._row = QHBoxLayout(self)
        self._row.addLayout(column, 1)
        self._row.addWidget(self._share)
        self._row.addWidget(self.stop)
        theme.follow(self)

    def show_progress(self, shown: Shown) -> None:
        """Show an update."""
        update = shown.update
        share = update.share if update else 0.0
        wall = theme.current().projected
        # Large words need a line each.
        self._what.set_words(_computing(shown, wall), "" if wall else _left(update))
        self._left.set_words(_left(update) if wall else "", "")
        self._bar.set_share(share)
        self._share.set_words("", f"{int(100 * share)}%")

    def on_theme_changed(self) -> None:
        """Take over margins; the percentage keeps its width while it counts."""
        now = theme.current()
        self._row.setContentsMargins(now.px(24), 0, now.px(16), 0)
        self._row.setSpacing(now.px(16))
        self._column.setSpacing(now.px(6 if not now.projected else 3))
        self._left.setVisible(now.projected)
        self._share.setFixedWidth(round(2.6 * now.text_px("hero")))


def _computing(shown: Shown, wall: bool) -> str:
    if shown.update is None:
        return text.starting()
    spec, topic = shown.spec, shown.topic
    current = in_hand(spec, shown.update.progress.measurements)
    everything = topic.trials().format(count=spec.trials)
    if spec.stream == "numpy":
        done = round(shown.update.share * spec.trials)
        words = text.computing_all_short() if wall else text.computing_all()
        return words.format(name=topic.count, trials=done, all=spec.trials if wall else everything)
    if current is None:
        return text.starting()
    if wall:
        words = text.computing_short()
        return words.format(
            name=topic.count, d_k=current.d_k, trials=current.moments.n, all=spec.trials
        )
    what = topic.scaled() if current.divisor == "sqrt" else topic.raw()
    return text.computing().format(
        what=what, name=topic.count, d_k=current.d_k, trials=current.moments.n, all=everything
    )


def _left(update: Update | None) -> str:
    left = update.seconds_left if update else None
    return text.time_left().format(time=duration(left)) if left else ""


def _label(shown: Shown, stopped: bool) -> str:
    if shown.stale:
        return text.stale()
    if stopped:
        return text.stopped()
    if shown.update is None:
        return text.no_run()
    trials = shown.topic.trials().format(count=shown.spec.trials)
    return text.verdict().format(trials=trials)


def _value(shown: Shown) -> str:
    if shown.stale:
        return text.stale_value()
    if shown.update is None:
        return "—"
    inside, known = share_inside(shown.spec, shown.readings)
    if not known:
        return "—" if theory_of(shown.spec).band else text.verdict_no_band()
    return text.verdict_value().format(inside=inside, all=known)
