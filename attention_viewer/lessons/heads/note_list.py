"""Short notes, each with a sign in front that says of what kind it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from attention_viewer.lessons.heads import text
from attention_viewer.lessons.heads.notes import Note
from attention_viewer.runtime import theme
from attention_viewer.widgets.icons import draw_icon
from attention_viewer.widgets.rich_label import RichLabel

MOST = 3
SIGN = 16


class NoteList(QWidget):
    """Shows up to three notes below one another."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._lines = [_Line(self) for _ in range(MOST)]
        for line in self._lines:
            self._column.addWidget(line)
        theme.follow(self)

    def show_notes(self, notes: Sequence[Note]) -> None:
        """Show notes; the rest of the lines is hidden."""
        for index, line in enumerate(self._lines):
            line.setVisible(index < len(notes))
            if index < len(notes):
                line.show_note(*notes[index])

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._column.setSpacing(theme.current().px(6))


class _Line(QWidget):
    """A sign and a note."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sign = _Sign(self)
        self._words = RichLabel(text.no_words, self, role="label", colour="muted", wrap=True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._words, 1)
        theme.follow(self)

    def show_note(self, icon: str, markup: str) -> None:
        """Show a note."""
        self._sign.show_icon(icon)
        self._words.set_markup(markup)

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._row.setSpacing(theme.current().px(8))


class _Sign(QWidget):
    """An icon at the height of the first line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = "info"
        theme.follow(self)

    def show_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def sizeHint(self) -> QSize:
        now = theme.current()
        return QSize(now.px(SIGN), round(1.45 * now.text_px("label")))

    def on_theme_changed(self) -> None:
        """Take over the width."""
        self.setFixedWidth(theme.current().px(SIGN))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        side = now.px(SIGN)
        top = max((1.45 * now.text_px("label") - side) / 2, 0.0)
        draw_icon(painter, self._icon, QRectF(0, top, side, side), now.colour("text"))
