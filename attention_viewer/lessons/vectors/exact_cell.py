"""The button beside the hand calculation that shows every digit, for when rounding shows."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attention_viewer.lessons.vectors import words
from attention_viewer.lessons.vectors.hand import HandCalculation
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Button

_MARGIN = 8


class ExactCell(QWidget):
    """A cell of the strip, there only where the figures shown are rounded, or no longer are.

    Signals
    -------
    exact_wanted(on)
        The calculation shall be written with all digits, or rounded again.
    """

    exact_wanted = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("exactCell")
        self._exact = False
        self._button = Button("exactDigits", self._name, self._tip, self)
        self._button.clicked.connect(self._on_button_clicked)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._button)
        self.hide()
        theme.follow(self)

    def show_hand(self, hand: HandCalculation, *, exact: bool, hidden: bool) -> None:
        """Offer what the calculation does not show; hidden numbers offer nothing."""
        if exact != self._exact:
            self._exact = exact
            self._button.set_words(self._name, self._tip)
        rounded = not (hand.inputs_exact and hand.sum_exact)
        self.setVisible((rounded or exact) and not hidden)

    def on_theme_changed(self) -> None:
        """Take over the margins."""
        margin = theme.current().px(_MARGIN)
        self._row.setContentsMargins(margin, 0, margin, 0)

    def _name(self) -> str:
        return words.fewer() if self._exact else words.digits_name()

    def _tip(self) -> str:
        return words.fewer_tip() if self._exact else words.more_digits_tip()

    @Slot()
    def _on_button_clicked(self) -> None:
        self.exact_wanted.emit(not self._exact)
