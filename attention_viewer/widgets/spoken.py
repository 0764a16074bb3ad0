"""Words in step with the language, as plain words where markup is not understood."""

from __future__ import annotations

from typing import Any

from attention_viewer.framework import i18n
from attention_viewer.widgets.math_markup import plain

PLAIN_SETTERS = frozenset(
    {
        "setAccessibleName",
        "setAccessibleDescription",
        "setToolTip",
        "setStatusTip",
        "setWindowTitle",
        "setTitle",
    }
)


class Words(i18n.Words):
    """As `i18n.Words`; screen readers and tooltips get ``d_k`` for ``$d_k$``."""

    def refresh(self) -> None:
        """Ask for every string anew."""
        widget: Any = self.parent()
        for setter, text in self._texts.items():
            getattr(widget, setter)(plain(text()) if setter in PLAIN_SETTERS else text())
