"""The lesson on variance turns from settings to settings: which run is shown, begun, given up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework.messages import Message
from attention_viewer.lessons.variance.guide import guide
from attention_viewer.lessons.variance.presets import presets
from attention_viewer.lessons.variance.state import State
from attention_viewer.lessons.variance.view import VarianceView
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.buttons import Button
from tests.helpers.ui import a_window
from tests.helpers.variance_page import (
    LIMIT_MS,
    SMALL,
    child,
    chosen,
    column,
    new_host,
    opened,
    opened_more,
    run_button,
)

ARTICLE = json.loads((Path(__file__).parents[2] / "data" / "article.json").read_text("utf-8"))
LONG = State(d_k=(4096,), trials=200_000, stream="numpy", picked=4096)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 1280, 728)


@pytest.fixture
def posted() -> list[Message]:
    return []


@pytest.fixture
def host(window: QWidget, posted: list[Message]) -> Iterator[LessonHost]:
    made = new_host(window, posted)
    yield made
    made.tasks.close()


def busy(host: LessonHost) -> bool:
    return host.tasks.running


def faded(view: VarianceView) -> bool:
    scene = view.plots.sd.scene
    assert scene is not None
    return scene.faded


def test_reset_and_the_guide_bring_the_worked_example_with_its_result(
    host: LessonHost, qtbot: QtBot
) -> None:
    view = opened(host, qtbot)
    host.store.reset("reset")
    assert not faded(view)
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    first = column(view, 1)
    assert first == [f"{value:.6f}" for value in ARTICLE["sweep"]["variance"]]
    host.store.replace("own", SMALL)
    host.store.replace("guide", guide()[-1].state)
    # The result is kept: there is nothing to wait for.
    assert view.settled()
    assert column(view, 1) == first
    assert not faded(view)


def test_a_run_beside_a_result_that_is_looked_at_is_given_up(
    host: LessonHost, qtbot: QtBot
) -> None:
    view = opened(host, qtbot)
    result = column(view, 1)
    host.store.replace("long", LONG)
    QTest.mouseClick(run_button(view), Qt.MouseButton.LeftButton)
    assert busy(host)
    host.store.undo_stack.undo()
    assert not busy(host)
    assert not child(view, Button, "stop").isVisible()
    assert column(view, 1) == result
    # What it had measured is forgotten: the next settings stand beside the result seen last.
    host.store.replace("other", replace(SMALL, trials=301))
    assert column(view, 1) == result
    assert faded(view)


def test_an_example_typed_by_hand_runs_by_itself(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    uniform = next(each.state for each in presets() if each.id == "uniform")
    host.store.replace("almost", replace(uniform, trials=4999))
    assert not busy(host)
    host.store.edit("trials", trials=5000)
    assert busy(host)
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    assert not faded(view)


def test_a_stopped_example_stays_until_it_is_chosen_again(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    chosen(view, QComboBox, "example", "identity")
    host.tasks.stop()
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    host.store.edit("view", scene="theory")
    host.refresh()
    assert not busy(host)
    chosen(view, QComboBox, "example", "identity")
    assert busy(host)
    host.tasks.stop()
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)


def test_exam_points_are_never_told_of_scores(host: LessonHost, qtbot: QtBot) -> None:
    view = opened(host, qtbot)
    topic = opened_more(view).topic
    topic.chosen.emit("exam")
    QApplication.processEvents()
    assert "Totals" in view.headline_text()
    assert not faded(view)
    qtbot.waitUntil(view.settled, timeout=LIMIT_MS)
    # Too long to be run unasked: then the headline stays with the pictures.
    host.store.edit("many", topic="products", trials=10_000_000)
    assert not busy(host)
    assert faded(view)
    assert "Totals" in view.headline_text()
