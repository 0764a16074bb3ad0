"""The guide sets up each scene that it talks about."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.settings import AppSettings
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.sample_lesson import SAMPLE, State
from tests.helpers.shell import CTRL, click, find, open_lesson, press, state


def step_text(window: MainWindow) -> str:
    return find(window, RichLabel, "guideText").markup


def test_the_guide_leads_forth_and_back(window: MainWindow) -> None:
    click(window, "tool_guide")
    assert window.guide_bar.isVisible()
    assert (step_text(window), state(window)) == ("One is its own square.", State(number=1.0))
    assert not find(window, QAbstractButton, "guidePrevious").isEnabled()
    click(window, "guideNext")
    assert (step_text(window), state(window)) == ("Three gives nine.", State(number=3.0))
    assert not find(window, QAbstractButton, "guideNext").isEnabled()
    click(window, "guidePrevious")
    assert state(window) == State(number=1.0)


def test_pages_know_that_the_guide_leads(window: MainWindow) -> None:
    click(window, "tool_guide")
    assert window.current_host().view.guided
    window.show_lesson("second")
    assert window.current_host().view.guided
    click(window, "guideClose")
    assert not window.current_host().view.guided
    window.show_lesson("sample")
    assert not window.current_host().view.guided


def test_the_scenes_are_one_undo_step(window: MainWindow) -> None:
    click(window, "tool_guide")
    click(window, "guideNext")
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window) == State()


def test_own_values_come_back_when_the_guide_is_closed(window: MainWindow) -> None:
    window.current_host().store.edit("x", number=7.0)
    click(window, "tool_guide")
    click(window, "guideNext")
    click(window, "guideClose")
    assert state(window).number == 7.0
    assert window.message_bar.accessibleName().startswith("Your own values are back")
    press(window, Qt.Key.Key_Z, CTRL)
    assert state(window).number == 3.0


def test_own_values_come_back_in_every_lesson(window: MainWindow) -> None:
    window.show_lesson("second")
    window.current_host().store.edit("x", number=7.0)
    window.show_lesson("sample")
    click(window, "tool_guide")
    press(window, Qt.Key.Key_2, CTRL)
    assert state(window).number == 1.0
    press(window, Qt.Key.Key_1, CTRL)
    click(window, "guideClose")
    assert window.hosts[1].store.state.number == 7.0


def test_the_worked_example_is_not_put_back_over_a_scene(window: MainWindow) -> None:
    click(window, "tool_guide")
    click(window, "guideNext")
    click(window, "guideClose")
    assert state(window).number == 3.0
    assert window.message_bar.accessibleName().startswith("The guide’s scene stays. Reset")
    click(window, "tool_reset")
    assert state(window) == State()


def test_what_was_reset_during_the_guide_stays_so(window: MainWindow) -> None:
    window.current_host().store.edit("x", number=7.0)
    click(window, "tool_guide")
    click(window, "tool_reset")
    click(window, "guideClose")
    assert state(window) == State()


def test_the_guide_opens_again_with_the_scene_of_its_step(window: MainWindow) -> None:
    click(window, "tool_guide")
    click(window, "guideNext")
    click(window, "guideClose")
    window.current_host().store.edit("x", number=7.0)
    click(window, "tool_guide")
    assert (window.guide_bar.at, state(window).number) == (1, 3.0)


def test_the_last_step_leads_on_to_the_next_lesson(window: MainWindow) -> None:
    click(window, "tool_guide")
    onwards = find(window, QAbstractButton, "guideNextLesson")
    assert not onwards.isVisible()
    find(window, QAbstractButton, "guideNext").setFocus()
    press(window, Qt.Key.Key_Space)
    assert onwards.accessibleName() == "Next lesson: QK⊤"
    press(window, Qt.Key.Key_Space)
    assert open_lesson(window) == "second"
    assert step_text(window) == "One is its own square."
    click(window, "guideNext")
    assert not onwards.isVisible()


def test_the_guide_closes_by_each_way(window: MainWindow) -> None:
    click(window, "tool_guide")
    click(window, "guideClose")
    assert not window.guide_bar.isVisible()
    assert not window.actions_by_id["guide"].isChecked()
    press(window, Qt.Key.Key_G, CTRL)
    assert window.guide_bar.isVisible()
    click(window, "tool_guide")
    assert not window.guide_bar.isVisible()


def test_each_lesson_has_its_own_place(window: MainWindow) -> None:
    click(window, "tool_guide")
    click(window, "guideNext")
    press(window, Qt.Key.Key_2, CTRL)
    assert window.guide_bar.at == 0
    press(window, Qt.Key.Key_1, CTRL)
    assert window.guide_bar.at == 1


def test_coming_back_to_a_lesson_keeps_what_was_changed_there(window: MainWindow) -> None:
    click(window, "tool_guide")
    window.current_host().store.edit("x", number=7.0)
    press(window, Qt.Key.Key_2, CTRL)
    press(window, Qt.Key.Key_1, CTRL)
    assert state(window).number == 7.0


@pytest.mark.parametrize("meanwhile", ["closed", "reset"])
def test_words_and_scene_agree_on_coming_back(window: MainWindow, meanwhile: str) -> None:
    """Also where the scene was left: the guide was closed, or the lesson reset on purpose."""
    click(window, "tool_guide")
    click(window, "guideNext")
    click(window, {"closed": "guideClose", "reset": "tool_reset"}[meanwhile])
    press(window, Qt.Key.Key_2, CTRL)
    if meanwhile == "closed":
        click(window, "tool_guide")
    press(window, Qt.Key.Key_1, CTRL)
    assert (step_text(window), state(window).number) == ("Three gives nine.", 3.0)


def test_what_came_while_the_guide_was_open_comes_back_when_it_is_closed(
    window: MainWindow,
) -> None:
    click(window, "tool_guide")
    click(window, "tool_reset")
    window.current_host().store.edit("x", number=5.0)
    click(window, "guideNext")
    assert state(window).number == 3.0
    click(window, "guideClose")
    assert state(window).number == 5.0


def test_the_guide_changes_its_language(window: MainWindow) -> None:
    click(window, "tool_guide")
    i18n.hub().use("ja")
    assert step_text(window) == "一の二乗は一です。"


def test_a_lesson_without_steps_has_an_empty_guide(qtbot: QtBot) -> None:
    window = MainWindow([replace(SAMPLE, guide=list)], AppSettings())
    qtbot.addWidget(window)
    window.show()
    click(window, "tool_guide")
    assert step_text(window) == ""
    assert state(window) == State()
