"""The check: q.k of one head drawn many times, its variance beside the theory's d_k."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.core.sweep_statistics import Measurement
from attention_viewer.lessons.heads import text as page_text
from attention_viewer.lessons.heads.check import scenes, text
from attention_viewer.lessons.heads.check.band_picture import BandPicture
from attention_viewer.lessons.heads.state import State
from attention_viewer.runtime import theme
from attention_viewer.widgets.busy_bar import BusyBar
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.data_table import DataTable
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.ridge_plot import RidgePlot


class CheckView(QWidget):
    """Histogram at the left; table, band and progress at the right.

    Signals
    -------
    stop_wanted()
        Stop was pressed.
    """

    stop_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._plot = RidgePlot("checkHistogram", text.histogram, text.histogram_tip, self)
        self._title = RichLabel(text.check_title, self, weight=600)
        self.table = DataTable("checkTable", text.check_table, text.check_table_tip, self)
        self.band = BandPicture(self)
        self._note = RichLabel(page_text.no_words, self, role="label", colour="muted", wrap=True)
        self._bar = BusyBar("checkProgress", text.progress, self)
        self._stop = Button("checkStop", text.stop, text.stop_tip, self, icon="stop")
        self._stop.clicked.connect(self.stop_wanted)
        self._progress = QHBoxLayout()
        self._progress.addWidget(self._bar, 1)
        self._progress.addWidget(self._stop)
        self._right = QVBoxLayout()
        self._right.addWidget(self._title)
        self._right.addWidget(self.table)
        self._right.addWidget(self.band)
        self._right.addWidget(self._note)
        self._right.addLayout(self._progress)
        self._right.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._plot, 1)
        self._row.addLayout(self._right, 1)
        theme.follow(self)

    def show_check(
        self, state: State, measured: Measurement | None, *, running: bool, hide: bool
    ) -> None:
        """Show what has been measured for a state."""
        # On the wall the strip tells d_k, and the table needs the room.
        self._title.setVisible(not theme.current().projected)
        self._title.set_markup(text.check_title().format(d_k=state.d_k))
        self._plot.set_scene(scenes.ridge_scene(state, measured, hide=hide))
        self.table.set_scene(scenes.table_scene(state, measured, hide=hide))
        self.band.set_scene(scenes.band_scene(state, measured, hide=hide))
        self._note.set_markup(_note(state, measured, hide))
        self._bar.set_share(measured.moments.n / state.trials if measured else 0.0)
        self._bar.setVisible(running)
        self._stop.setVisible(running)
        self._note.setVisible(not running and not theme.current().projected)
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the band or not."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show the band only where it does not take the table's room."""
        needed = self.table.sizeHint().height() + self.band.minimumSizeHint().height()
        self.band.setVisible(self.height() >= needed)

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        now = theme.current()
        self._row.setSpacing(now.px(32 if not now.projected else 20))
        self._right.setSpacing(now.px(10 if not now.projected else 4))
        self._progress.setSpacing(now.px(8))


def _whole(count: int) -> str:
    return f"{count:,}"


def _note(state: State, measured: Measurement | None, hide: bool) -> str:
    if measured is None or measured.moments.n < 2:  # noqa: PLR2004 - no variance of one value
        return text.check_begins()
    if not measured.finished:
        return text.check_so_far().format(
            done=_whole(measured.moments.n), trials=_whole(state.trials)
        )
    row = scenes.check_rows(state, measured)[0]
    if hide or row.measured is None:
        return text.check_done().format(trials=_whole(state.trials))
    inside = row.band[0] <= row.measured <= row.band[1]
    said = text.check_inside() if inside else text.check_outside()
    return f"{text.check_done().format(trials=_whole(state.trials))} {said}"
