"""The table of scores: shown or typed, never the middle of a long number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.number_paint import number_width
from attention_viewer.widgets.score_table import ScoreColumns, ScoreTable

LONG = -20.878609672257816


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[ScoreTable]:
    top = QWidget()
    qtbot.addWidget(top)
    made = ScoreTable(
        "scores",
        lambda: "Scores",
        top,
        left=lambda: "Left",
        right=lambda: "Right",
        field_label=lambda: "Score {number}",
        field_tip=lambda: "Type",
        limit=1e100,
    )
    top.resize(304, 400)
    made.resize(304, 300)
    top.show()
    yield made
    top.close()


def commit(field: QWidget, text: str) -> None:
    """Enter text as an input method does."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(field, event)


def columns(*values: float) -> ScoreColumns:
    words = [f"{value:.2f}" for value in values]
    letters = [f"$\\k_{{{n}}}$" for n in range(1, len(values) + 1)]
    return ScoreColumns(letters, words, words, values)


def test_what_is_shown_can_be_read(table: ScoreTable) -> None:
    table.set_rows(columns(1.5, -2.0), editable=False)
    assert table.texts() == [("k_1", "1.50", "1.50"), ("k_2", "-2.00", "-2.00")]


def test_fields_come_and_go(table: ScoreTable) -> None:
    table.set_rows(columns(1.0, 2.0, 3.0), editable=True)
    assert table.field(2).isVisible()
    table.set_rows(columns(1.0, 2.0), editable=True)
    assert not table.field(2).isVisible()
    table.set_rows(columns(1.0, 2.0), editable=False)
    assert not table.field(0).isVisible()


def test_typing_tells_which_score(table: ScoreTable, qtbot: QtBot) -> None:
    table.set_rows(columns(1.0, 2.0), editable=True)
    field = table.field(1)
    field.setFocus()
    field.selectAll()
    with qtbot.waitSignal(table.edited) as caught:
        commit(field, "７")
    assert caught.args == [1, 7.0]
    with qtbot.waitSignal(table.edit_finished):
        QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.mark.parametrize("nonsense", ["abc", "inf", "nan", "", "1e308"])
def test_nonsense_is_explained_and_changes_nothing(table: ScoreTable, nonsense: str) -> None:
    table.set_rows(columns(1.0, 2.0), editable=True)
    field = table.field(0)
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, nonsense)
    assert field.fault
    assert field.value in (1.0, 1e30)


def test_a_long_number_is_cut_visibly_and_whole_when_edited(table: ScoreTable) -> None:
    table.set_rows(columns(LONG, 2.0), editable=True)
    field = table.field(0)
    field.clearFocus()
    assert field.text() == "−20.8786…"
    field.window().activateWindow()
    field.setFocus()
    assert field.text() == "−20.878609672257816"
    table.field(1).setFocus()
    assert field.text() == "−20.8786…"
    assert field.value == LONG


@pytest.mark.parametrize("editable", [True, False])
def test_long_numbers_stay_in_their_columns(table: ScoreTable, *, editable: bool) -> None:
    table.set_rows(columns(-99999999999.97), editable=editable)
    image = table.grab().toImage()
    rows = table.findChild(QWidget, "scoresRows")
    assert rows is not None
    middle = rows.mapTo(table, rows.rect().center()).y()
    left_end = table.field(0).geometry().right() if editable else 150
    for x in range(left_end + 2, left_end + 6):
        tones = {image.pixelColor(x, y).lightness() for y in range(middle - 6, middle + 7)}
        assert min(tones) > 200


def test_many_rows_scroll(table: ScoreTable) -> None:
    table.set_rows(columns(*map(float, range(64))), editable=False)
    assert table.sizeHint().height() < 300
    assert len(table.texts()) == 64


def test_on_the_wall_no_field_covers_another_or_the_number_beside_it(table: ScoreTable) -> None:
    theme.hub().use(replace(theme.THEMES["projector"], scale=1.0))
    table.window().resize(368, 600)
    table.resize(368, 600)
    table.set_rows(columns(-12.5, 2.0), editable=True)
    upper, lower = table.field(0).geometry(), table.field(1).geometry()
    assert upper.bottom() < lower.top()
    size = theme.current().text_px("body")
    assert upper.right() < 368 - number_width("−12.50", size)
    assert upper.width() > number_width("−12.50", size)
