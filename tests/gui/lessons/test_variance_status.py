"""The cell that tells how a run of the lesson on variance goes: no word is cut."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.lessons.variance.two_ends import TwoEnds
from tests.helpers.ui import a_window, show


def test_words_are_set_smaller_before_they_are_cut(qtbot: QtBot) -> None:
    window = a_window(qtbot, 460, 120)
    line = TwoEnds("line", window)
    show(window, line)
    line.set_words("$d_k$ = 256: 16896 of 20000", "")
    assert line.accessibleName() == "d_k = 256: 16896 of 20000"
    for width in (400, 150, 110, 90):
        line.setFixedWidth(width)
        QApplication.processEvents()
        image = line.grab().toImage()
        edge = {image.pixelColor(width - 1, y).name() for y in range(image.height())}
        assert len(edge) == 1, width
