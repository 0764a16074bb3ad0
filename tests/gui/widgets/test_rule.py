"""The line between two parts of a page."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.rule import Rule
from tests.helpers.ui import a_window, show


def test_a_rule_is_one_line_from_end_to_end_that_takes_no_focus(qtbot: QtBot) -> None:
    window = a_window(qtbot, 200, 60)
    rule = Rule(window)
    show(window, rule)
    assert rule.focusPolicy() == Qt.FocusPolicy.NoFocus
    image = rule.grab().toImage()
    inked = {x for x in range(image.width()) for y in (0, 1) if image.pixelColor(x, y).red() < 240}
    assert inked == set(range(image.width()))
