"""Theme, zoom and full screen of the window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from attention_viewer.framework.settings import ZOOM_STEPS
from attention_viewer.runtime import theme

if TYPE_CHECKING:
    from attention_viewer.shell.main_window import MainWindow

WALL_HEIGHT = 1080
# A picture of 4 to 3 is limited by its width: at its height's scale the page would not fit.
WALL_WIDTH = 1680
SMALLEST_WALL, LARGEST_WALL = 0.4, 4.0
NOTICEABLE = 0.01


class Appearance(QObject):
    """Decides the theme in force: colours by name, size by zoom or by the wall's height."""

    def __init__(self, window: MainWindow, name: str, zoom: float) -> None:
        super().__init__(window)
        self._window = window
        self.name = name
        self.zoom = zoom
        self._before_wall = name if name != "projector" else "light"
        self._full_before = False
        self._presenting = False

    @property
    def desk_name(self) -> str:
        """Theme to start with next time; a presentation is not started again by itself."""
        return self._before_wall if self._presenting else self.name

    def apply(self) -> None:
        """Put the theme in force."""
        theme.hub().use(replace(theme.THEMES[self.name], scale=self._scale()))

    def use(self, name: str) -> None:
        """Choose colours; the projector's remembers which to return to."""
        if name == "projector" and self.name != "projector":
            self._before_wall = self.name
        self.name = name
        self._presenting = False
        self.apply()

    def window_resized(self) -> None:
        """Let type on the wall grow with the window."""
        if self.name == "projector":
            now = theme.current().scale
            if abs(self._scale() - now) > NOTICEABLE * now:
                self.apply()

    @Slot()
    def toggle_present(self) -> None:
        """Enter projector mode on the full screen, or leave it."""
        if self.name == "projector":
            self.leave()
            return
        self._full_before = self._window.isFullScreen()
        self.use("projector")
        self._presenting = True
        self._window.showFullScreen()

    @Slot()
    def leave(self) -> None:
        """Leave projector mode."""
        if self.name != "projector":
            return
        self.use(self._before_wall)
        if self._window.isFullScreen() and not self._full_before:
            self._window.showNormal()

    @Slot()
    def toggle_full_screen(self) -> None:
        """Fill the screen, or not."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    @Slot()
    def zoom_in(self) -> None:
        """Make everything one step larger."""
        self._step(1)

    @Slot()
    def zoom_out(self) -> None:
        """Make everything one step smaller."""
        self._step(-1)

    @Slot()
    def zoom_reset(self) -> None:
        """Return to 100 %."""
        self.zoom = 1.0
        self.apply()

    def _step(self, by: int) -> None:
        at = ZOOM_STEPS.index(self.zoom) + by
        self.zoom = ZOOM_STEPS[min(max(at, 0), len(ZOOM_STEPS) - 1)]
        self.apply()

    def _scale(self) -> float:
        if self.name != "projector":
            return self.zoom
        wall = min(self._window.height() / WALL_HEIGHT, self._window.width() / WALL_WIDTH)
        return min(max(wall * self.zoom, SMALLEST_WALL), LARGEST_WALL)
