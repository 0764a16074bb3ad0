"""Rows of buttons that turn the chosen key or the point of view."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from attention_viewer.lessons.vectors.panel import text
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Button

_GAP = 4
_LESS_PADDING = 4


class ButtonRow(QWidget):
    """Buttons side by side, equally stretched, close enough for the wall."""

    def __init__(self, buttons: Sequence[Button], parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            self._row.addWidget(button, 1)
        theme.follow(self)

    def on_theme_changed(self) -> None:
        """Take over the gap."""
        self._row.setSpacing(theme.current().px(_GAP))


class TurnButton(Button):
    """Turns the chosen key."""

    turned = Signal(object)

    def __init__(self, relation: str, parent: QWidget) -> None:
        words, tip = {
            "parallel": (text.parallel, text.parallel_tip),
            "orthogonal": (text.orthogonal, text.orthogonal_tip),
            "opposite": (text.opposite, text.opposite_tip),
        }[relation]
        super().__init__(relation, words, tip, parent)
        self._relation = relation
        self.clicked.connect(self._on_clicked)

    @Slot()
    def _on_clicked(self) -> None:
        self.turned.emit(self._relation)


class CameraButton(Button):
    """Looks from a named place."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget) -> None:
        words, tip = {
            "xy": (text.camera_xy, text.camera_xy_tip),
            "xz": (text.camera_xz, text.camera_xz_tip),
            "yz": (text.camera_yz, text.camera_yz_tip),
            "iso": (text.camera_iso, text.camera_iso_tip),
            "reset": (text.camera_reset, text.camera_reset_tip),
        }[name]
        icon = "reset" if name == "reset" else None
        super().__init__(f"camera_{name}", words, tip, parent, icon=icon, show_text=icon is None)
        self._name = name
        self.clicked.connect(self._on_clicked)

    def minimumSizeHint(self) -> QSize:
        """Return room for the words with hardly any padding: five of them share a row."""
        usual = super().minimumSizeHint()
        return usual - QSize(2 * theme.current().px(_LESS_PADDING), 0)

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit(self._name)
