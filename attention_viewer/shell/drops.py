"""Files dropped on the window, whichever lesson is open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from attention_viewer.shell import text
from attention_viewer.widgets.math_markup import escape

if TYPE_CHECKING:
    from attention_viewer.framework.lesson import Text
    from attention_viewer.shell.main_window import MainWindow
    from attention_viewer.shell.opening import Opening


class Drops(QObject):
    """Opens what is dropped, or says what can be."""

    def __init__(self, window: MainWindow, opening: Opening) -> None:
        super().__init__(window)
        self._window, self._opening = window, opening
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take any file that is dragged in: what is no use is told where it was dropped."""
        if isinstance(event, QDragEnterEvent) and local_files(event.mimeData()):
            event.acceptProposedAction()
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            event.acceptProposedAction()
            self.take(event.mimeData())
            return True
        return False

    def take(self, data: QMimeData) -> None:
        """Open what was dropped."""
        paths = local_files(data)
        if not self._opening.take(paths):
            self._window.messages.warn(self._no_use(paths))

    def _no_use(self, paths: Sequence[Path]) -> Text:
        names = escape(", ".join(path.name for path in paths)) or "?"
        hosts = self._window.hosts
        known = " ".join(suffix for host in hosts for suffix in host.lesson.file_suffixes)

        def say() -> str:
            return text.no_use_dropped().format(names=names, suffixes=known)

        return say


def local_files(data: QMimeData) -> list[Path]:
    """Return the files of this computer among what is dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
