"""A drop-down list in the program's look."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from attention_viewer.framework.i18n import hub
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets.buttons import FIELD_HEIGHT
from attention_viewer.widgets.frames import draw_frame
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.math_layout import draw, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words


class Choice(QComboBox):
    """One of several options, each with its words; may show none (a custom value).

    Signals
    -------
    chosen(value)
        When the person picked an option, also the one already shown.
    """

    chosen = Signal(object)

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        options: Sequence[tuple[Hashable, Text]],
        parent: QWidget,
        *,
        none_text: Text | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._options = list(options)
        self._none_text = none_text
        for _ in self._options:
            self.addItem("")
        theme.follow(self)
        self._retranslate()
        hub().changed.connect(self._retranslate)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)
        self.activated.connect(self._on_activated)

    def value(self) -> Hashable:
        """Return the chosen option's value, None for none."""
        index = self.currentIndex()
        return self._options[index][0] if index >= 0 else None

    def set_value(self, value: Hashable) -> None:
        """Show an option, or none when the value is not among them; no signal."""
        values = [option for option, _ in self._options]
        self.setCurrentIndex(values.index(value) if value in values else -1)

    def on_theme_changed(self) -> None:
        """Take over font and height."""
        now = theme.current()
        self.setFont(fonts.ui_font(now.text_px("body"), tabular=True))
        self.setFixedHeight(now.px(FIELD_HEIGHT))

    def sizeHint(self) -> QSize:
        """Return room for the longest option."""
        now = theme.current()
        widest = max((layout(text(), self._size()).width for _, text in self._options), default=0)
        return QSize(round(widest) + now.px(40), now.px(FIELD_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return room for the longest option, which is never elided."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the panel: scrolling must change nothing."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame, words and arrow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        edge = "text" if self.hasFocus() else "edge"
        draw_frame(painter, QRectF(self.rect()), now, fill=now.colour("field"), edge=edge)
        at = QPointF(now.px(9), self.height() / 2 + 0.36 * self._size())
        token = "text" if self.isEnabled() else "edge"
        draw(painter, at, layout(self._markup(), self._size()), now.colours, token)
        side = now.px(16)
        area = QRectF(self.width() - side - now.px(8), (self.height() - side) / 2, side, side)
        draw_icon(painter, "chevron-down", area, now.colour(token))

    def _size(self) -> int:
        return theme.current().text_px("body")

    def _markup(self) -> str:
        index = self.currentIndex()
        if index >= 0:
            return self._options[index][1]()
        return self._none_text() if self._none_text else ""

    @Slot()
    def _retranslate(self) -> None:
        for index, (_, text) in enumerate(self._options):
            self.setItemText(index, plain(text()))
        self.update()

    @Slot(int)
    def _on_activated(self, index: int) -> None:
        if 0 <= index < len(self._options):
            self.chosen.emit(self._options[index][0])
