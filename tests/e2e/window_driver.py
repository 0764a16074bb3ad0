"""Starts the program with the arguments given and closes its window when it has been painted.

Writes as JSON what the window showed.
"""

from __future__ import annotations

import json
import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from attention_viewer import app, cli
from attention_viewer.framework import i18n
from attention_viewer.runtime import theme
from attention_viewer.shell.main_window import MainWindow


class Closer:
    """Closes the window at the first turn of the event loop."""

    def __init__(self) -> None:
        self.seen: dict[str, object] = {}

    def close(self) -> None:
        """Note what is there, and close."""
        for window in QApplication.topLevelWidgets():
            if isinstance(window, MainWindow):
                host = window.current_host()
                self.seen = {
                    "lesson": host.lesson.id,
                    "language": i18n.hub().language,
                    "theme": theme.current().name,
                    "visible": window.isVisible(),
                    "notice": window.message_bar.accessibleName(),
                    "state": str(host.store.state),
                }
                window.close()


def main() -> int:
    """Run the program once."""
    arguments = cli.window_parser().parse_args(sys.argv[1:])
    app.make_application()
    closer = Closer()
    QTimer.singleShot(0, closer.close)
    code = app.run(arguments)
    sys.stdout.write(json.dumps(closer.seen))
    return code


if __name__ == "__main__":
    sys.exit(main())
