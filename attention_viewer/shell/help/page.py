"""Help in place of the lesson, so that it can be read on the wall as well."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from attention_viewer.framework.i18n import hub
from attention_viewer.runtime import theme
from attention_viewer.shell.help import glossary, sheets, text
from attention_viewer.shell.help.key_list import KeyGroup
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.scroll_bar import SlimScrollBar
from attention_viewer.widgets.segmented import Segment, Segmented
from attention_viewer.widgets.spoken import Words

KeyParts = Callable[[], Sequence[tuple[str, Sequence[KeyGroup]]]]


class HelpPage(QWidget):
    """Keys and terms, one sheet at a time.

    Parameters
    ----------
    key_parts
        Asked for the keys whenever they are shown.

    Signals
    -------
    close_requested()
        The lesson is to be shown again.
    """

    close_requested = Signal()

    def __init__(self, key_parts: KeyParts, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("helpPage")
        self._key_parts = key_parts
        self._sheet = "keys"
        title = RichLabel(text.title, self, role="headline", weight=600)
        segments = (
            Segment("keys", text.keys, text.keys_tip),
            Segment("terms", text.terms, text.terms_tip),
        )
        self._switch = Segmented("helpSheet", text.parts, segments, self)
        self._switch.set_value("keys")
        close = Button("helpClose", text.close, text.close_tip, self, icon="close")
        self._head = QHBoxLayout()
        self._head.addWidget(title, 1)
        self._head.addWidget(self._switch)
        self._head.addWidget(close)
        self._scroll = self._make_scroll()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self._scroll, 1)
        self._switch.chosen.connect(self._on_switch_chosen)
        close.clicked.connect(self.close_requested)
        hub().settled.connect(self._on_hub_settled)
        theme.follow(self)

    def open(self) -> None:
        """Show the present keys or the terms, with the keyboard ready to scroll."""
        self._fill()
        self.show()
        self._scroll.setFocus(Qt.FocusReason.OtherFocusReason)

    def on_theme_changed(self) -> None:
        """Take over margins."""
        now = theme.current()
        edge = now.px(24)
        self._head.setContentsMargins(edge, now.px(14), edge, now.px(10))
        self._head.setSpacing(now.px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground."""
        QPainter(self).fillRect(self.rect(), theme.current().colour("ground"))

    def _make_scroll(self) -> QScrollArea:
        scroll = QScrollArea(self)
        scroll.setObjectName("helpScroll")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setVerticalScrollBar(SlimScrollBar(scroll))
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.viewport().setAutoFillBackground(False)
        Words(scroll, setAccessibleName=text.title, setToolTip=text.scroll_tip)
        return scroll

    def _fill(self) -> None:
        if self._sheet == "keys":
            sheet = sheets.key_sheet(self._key_parts(), self)
        else:
            sheet = sheets.term_sheet(glossary.terms(), hub().language, self)
        self._scroll.setWidget(sheet)
        sheet.setAutoFillBackground(False)  # which the scroll area has switched on

    @Slot(object)
    def _on_switch_chosen(self, value: object) -> None:
        self._sheet = str(value)
        self._fill()

    @Slot()
    def _on_hub_settled(self) -> None:
        if self.isVisible():
            self._fill()
