"""The least PySide6 + pyqtgraph program: a window with one plot.

It is frozen by the same steps as Attention Viewer, so that size and start can be told as ratios.
"""

import sys

import pyqtgraph as pg
from PySide6.QtWidgets import QApplication, QMainWindow


def main() -> int:
    """Show the plot until the window is closed."""
    application = QApplication(sys.argv)
    window = QMainWindow()
    # White, so that its first picture is told from the empty screen, which is black.
    plot = pg.PlotWidget(window, background="w")
    plot.plot([0.0, 1.0, 2.0], [0.0, 1.0, 4.0])
    window.setCentralWidget(plot)
    window.resize(1280, 800)
    window.show()
    return int(application.exec())


if __name__ == "__main__":
    sys.exit(main())
