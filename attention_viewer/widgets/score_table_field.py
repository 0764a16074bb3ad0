"""A number field that never shows the middle of a long number as if it were the whole."""

from __future__ import annotations

from PySide6.QtGui import QFocusEvent

from attention_viewer.widgets.number_field import NumberField

LONGEST = 9
ELLIPSIS = "\u2026"


class LongNumberField(NumberField):
    """Shows a number with many digits cut, with an ellipsis; in full while it has the focus."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show all digits."""
        super().focusInEvent(event)
        if self.text().endswith(ELLIPSIS) and self.value is not None:
            self.setText(super()._show_number(self.value))
            self.selectAll()

    def _show_number(self, value: float) -> str:
        text = super()._show_number(value)
        if self.hasFocus() or len(text) <= LONGEST or "e" in text:
            return text
        return text[: LONGEST - 1] + ELLIPSIS
