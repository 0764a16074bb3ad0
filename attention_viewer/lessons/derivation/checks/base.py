"""What the painted checks of this lesson have in common."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.i18n import Words
from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

WALL_ROOMY = 640
"""On the wall: width from which on there is room for two columns."""


def is_short(widget: QWidget) -> bool:
    """Tell whether the unfolded controls leave a widget on the wall room for one column only."""
    now = theme.current()
    return now.projected and widget.width() < now.px(WALL_ROOMY)


class Picture(QWidget):
    """A painted picture that takes the room there is, its symbols lit up with the page's."""

    def __init__(
        self, name: str, label: Text, tip: Text, light: SymbolLight | None, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.symbols = SymbolSpots(self, light)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.follow(self)
        self._words = Words(self, setAccessibleName=label, setToolTip=tip)

    def on_theme_changed(self) -> None:
        """Measure and paint anew."""
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which it can be read."""
        now = theme.current()
        return QSize(now.px(200), now.px(90))

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        now = theme.current()
        return QSize(now.px(560), now.px(240))
