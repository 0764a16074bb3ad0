"""The languages side by side, each in its own words; the present one stands out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attention_viewer.framework.i18n import LANGUAGES, hub
from attention_viewer.runtime import theme
from attention_viewer.shell import text
from attention_viewer.shell.tool_button import ToolButton
from attention_viewer.widgets.math_layout import Layout, layout
from attention_viewer.widgets.spoken import Words


class LanguageSwitch(QWidget):
    """Asks for a language.

    Signals
    -------
    chosen(code)
        "ja" or "en".
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._buttons: Sequence[_LanguageButton] = [
            _LanguageButton(code, self) for code in reversed(LANGUAGES)
        ]
        for button in self._buttons:
            row.addWidget(button)
            button.clicked.connect(self._on_button_clicked)
        self._words = Words(self, setAccessibleName=text.language)

    def set_compact(self, compact: bool) -> None:
        """Show only the language that can be chosen."""
        for button in self._buttons:
            button.setVisible(not (compact and button.isChecked()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line between the languages."""
        painter = QPainter(self)
        now = theme.current()
        painter.setPen(QPen(now.colour("edge", 0.7), 1.0))
        half = now.px(8)
        middle = self.height() / 2
        for button in self._buttons[1:] if all(each.isVisible() for each in self._buttons) else ():
            x = button.x() + 0.5
            painter.drawLine(QPointF(x, middle - half), QPointF(x, middle + half))

    @Slot()
    def _on_button_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, _LanguageButton):
            self.chosen.emit(button.code)


class _LanguageButton(ToolButton):
    """One language's own name; bold and pressed when it is spoken."""

    def __init__(self, code: str, parent: QWidget) -> None:
        self.code = code
        super().__init__(f"language_{code}", self._own_name, text.language_tip, parent, muted=True)
        self.setCheckable(True)
        hub().changed.connect(self._on_language_changed)
        self._on_language_changed()

    def nextCheckState(self) -> None:
        """Stay as the language of the program says."""

    def _line(self) -> Layout:
        return layout(self._markup, self._text_px(), 600 if self.isChecked() else 400)

    def _paint_ground(self, painter: QPainter, now: theme.Theme) -> bool:
        return False

    def _own_name(self) -> str:
        return LANGUAGES[self.code]

    @Slot()
    def _on_language_changed(self) -> None:
        self.setChecked(hub().language == self.code)
        self.updateGeometry()
