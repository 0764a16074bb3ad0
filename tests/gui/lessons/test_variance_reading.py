"""Values that are read by pointing at the lesson on variance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.core.formatting import to_ascii
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.data_table import DataTable
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.ui import a_window
from tests.helpers.variance_page import SMALL, child, new_host, opened


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 1280, 728)


@pytest.fixture
def host(window: QWidget) -> Iterator[LessonHost]:
    made = new_host(window, [])
    yield made
    made.tasks.close()


def test_pointing_at_a_row_tells_theory_and_band(
    host: LessonHost, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.store.load(replace(SMALL, trials=5000))
    view = opened(host, qtbot)
    table = view.findChild(DataTable, "results")
    assert isinstance(table, DataTable)
    row = table.scene.rows[2]
    assert to_ascii(plain(row.about)).splitlines() == [
        "d_k = 64",
        "undivided: variance 62.59, theory 64, ratio 0.978; inside the 95% band 61.46 to 66.59",
        "÷√d_k: variance 0.9852, theory 1, ratio 0.985; inside the 95% band 0.9603 to 1.041",
    ]
    told: list[str] = []

    def remember(_at: QPoint, words: str, *_: object) -> None:
        told.append(words)

    monkeypatch.setattr(QToolTip, "showText", remember)  # a tip warns of what offscreen lacks
    at = QPoint(20, table.height() - 3)
    QApplication.sendEvent(table, QHelpEvent(QEvent.Type.ToolTip, at, table.mapToGlobal(at)))
    assert told == [plain(table.scene.rows[-1].about)]
    assert "to 66.59" in table.accessibleDescription()
    host.set_numbers_hidden(True)
    assert {row.about for row in table.scene.rows} == {""}


def test_pointing_at_a_mark_reads_it(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    plot = view.plots.ratio
    scene, frame = plot.scene, plot.frame()
    assert scene is not None
    assert frame is not None
    curve = scene.curves[1]
    QTest.mouseMove(plot, plot.place_of(curve, curve.points[2], frame).toPoint())
    qtbot.waitUntil(lambda: plot.hovered == curve.points[2], timeout=2000)
    # Two series lie beside each other: the words say which this is.
    assert plain(scene.say(curve.points[2].about)).startswith("÷√d_k, d_k = 64: ")
    assert "95%" in scene.say(curve.points[2].about)
    QApplication.sendEvent(plot, QEvent(QEvent.Type.Leave))
    assert plot.hovered is None


def test_pointing_at_bars_tells_their_share(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    plot = view.plots.shared
    scene, frame = plot.scene, plot.frame()
    assert scene is not None
    assert scene.say is not None
    assert frame is not None
    QTest.mouseMove(plot, QPoint(round(frame.x_px(0.1)), round(frame.bottom - 9)))
    lines = plain(scene.say(scene.rows[-1], plot.hovered)).splitlines()
    assert lines[0] == "d_k = 64"
    assert re.fullmatch(r"undivided: [\d.]+% from −?[\d.]+ to [\d.]+", lines[1])
    assert re.fullmatch(r"÷√d_k: [\d.]+% from −?[\d.]+ to [\d.]+", lines[2])
    # All bars of a row together are all trials.
    for ridge in scene.rows[0].ridges:
        assert sum(ridge.shares) == pytest.approx(1.0, abs=0.01)
    host.set_numbers_hidden(True)
    assert plot.hovered == ()


def test_pointing_at_walks_tells_how_many_are_inside(host: LessonHost, qtbot: QtBot) -> None:
    host.store.load(replace(SMALL, scene="walks"))
    view = opened(host, qtbot)
    walks = view.walks
    frame = walks.frame()
    assert frame is not None
    assert walks.read() == ""
    QTest.mouseMove(walks, QPoint(round(frame.x_px(16.2)), round(frame.top + 30)))
    found = re.fullmatch(r"16 terms: theory ± 4\.000\n(\d+) of 32 lines inside", walks.read())
    assert found is not None
    assert 12 <= int(found[1]) <= 30
    QTest.mouseMove(walks, QPoint(3, 3))
    assert walks.read() == ""
    QTest.mouseMove(walks, QPoint(round(frame.x_px(64)) - 1, round(frame.top + 30)))
    assert walks.read().startswith("64 terms: theory ± 8.000")
    host.set_numbers_hidden(True)
    assert walks.read() == ""


def test_the_wall_tells_every_verdict_and_breaks_before_brackets(
    host: LessonHost, qtbot: QtBot
) -> None:
    theme.hub().use(theme.PROJECTOR)
    view = opened(host, qtbot)
    table = child(view, DataTable, "results")
    assert isinstance(table, DataTable)
    icons = [
        cell.icon
        for row in table.scene.rows
        for column, cell in zip(table.scene.columns, row.cells, strict=True)
        if column.wall
    ]
    # As many as the words below count: each row of both tables.
    assert sum(map(bool, icons)) == 2 * len(host.store.state.d_k)
    labels = [each.markup for each in view.panel.findChildren(RichLabel) if each.isVisible()]
    assert "Measured variance\n(theory\u00a0$d_k$ and\u00a01)" in labels
    assert any("different draws" in words for words in labels)
