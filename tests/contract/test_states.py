"""Every lesson's states: valid, saved and read equal, shown without a fault, undone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from attention_viewer.framework import i18n, session
from attention_viewer.framework.bus import Handover
from attention_viewer.framework.lesson import Lesson
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.strip import Readout
from tests.contract.conftest import LESSONS, RandomState, Settle
from tests.helpers.shell import visible_words

STATES = 200
GOLDEN = Path(__file__).parents[1] / "data" / "session_lessons_schema_1.attn.json"
NO_NUMBER = re.compile(r"(?i:\bnan\b|\binf\b)|\bNone\b|(?<![\d.])[-\u2212]0(?:\.0+)?(?![\d.e])")


def saved_and_read(lesson: Lesson, state: Any) -> Any:  # noqa: ANN401 - of the lesson's type
    return msgspec.json.decode(msgspec.json.encode(state), type=lesson.state_type, strict=True)


def wrong_numbers(window: MainWindow) -> list[str]:
    """Return the read-outs that show something that is no number, or a minus nought."""
    return [
        f"{readout.objectName()}: {shown}"
        for readout in window.current_host().findChildren(Readout)
        for shown in (plain(readout.value), plain(readout.hero))
        if NO_NUMBER.search(shown)
    ]


@pytest.mark.parametrize("shown", ["nan", "1 − inf", "-0.00", "−0", "= −0.000 ="])
def test_the_check_finds_wrong_numbers(shown: str) -> None:
    assert NO_NUMBER.search(shown)


@pytest.mark.parametrize(
    "shown", ["−0.50", "3.7e−17", "0.00", "10−0.5", "information", "none", "1 − 0.3"]
)
def test_the_check_leaves_right_numbers(shown: str) -> None:
    assert not NO_NUMBER.search(shown)


def test_the_worked_example_is_saved_and_read_equal(lesson: Lesson) -> None:
    state = lesson.state_type()
    assert saved_and_read(lesson, state) == state


def test_prepared_states_are_named_and_saved_and_read_equal(lesson: Lesson) -> None:
    presets, steps = lesson.presets(), lesson.guide()
    assert len({preset.id for preset in presets}) == len(presets) > 0
    assert 4 <= len(steps) <= 6
    states = [each.state for each in presets] + [each.state for each in steps]
    for state in states:
        assert isinstance(state, lesson.state_type)
        assert saved_and_read(lesson, state) == state
    for language in ("en", "ja"):
        i18n.hub().use(language)
        texts = [each.title() for each in presets] + [each.text() for each in steps]
        assert all(plain(text).strip() for text in texts)
        assert len(set(texts)) == len(texts)


def test_prepared_states_are_shown(window: MainWindow, lesson: Lesson) -> None:
    host = window.current_host()
    states = [each.state for each in lesson.presets()] + [each.state for each in lesson.guide()]
    for state in states:
        host.store.replace("prepared", state)
        QApplication.processEvents()
        window.grab()
        assert host.store.state == state
        assert wrong_numbers(window) == []


def test_a_file_of_this_format_is_read_for_ever(lesson: Lesson) -> None:
    read = session.load(GOLDEN, LESSONS)
    assert read.faults.get(lesson.id) is None
    assert read.unknown == ()
    state = read.states[lesson.id]
    stored = json.loads(GOLDEN.read_text(encoding="utf-8"))["lessons"][lesson.id]
    assert json.loads(msgspec.json.encode(state)) == stored, (
        "the state has other fields than files that people have: a new field goes into the golden"
        " file, a renamed or removed one needs a migration of the old files first"
    )


def test_random_states_are_saved_and_read_equal(lesson: Lesson, random_state: RandomState) -> None:
    rng = Random(1)
    for _ in range(STATES):
        state = random_state(rng)
        assert saved_and_read(lesson, state) == state


@pytest.mark.timeout(180)
def test_random_states_are_shown(window: MainWindow, random_state: RandomState) -> None:
    rng = Random(2)
    host = window.current_host()
    for number in range(STATES):
        state = random_state(rng)
        host.store.load(state)
        if number % 10 == 0:
            QApplication.processEvents()
            window.grab()
        assert host.store.state == state
        assert wrong_numbers(window) == [], state


def test_random_states_are_shown_in_japanese_on_the_wall_with_numbers_hidden(
    window: MainWindow, random_state: RandomState
) -> None:
    rng = Random(3)
    i18n.hub().use("ja")
    window.appearance.use("projector")
    window.actions_by_id["hide_numbers"].trigger()
    for _ in range(20):
        window.current_host().store.load(random_state(rng))
        QApplication.processEvents()
        window.grab()


def test_edits_are_undone_and_done_again(
    window: MainWindow, lesson: Lesson, random_state: RandomState
) -> None:
    rng = Random(4)
    store = window.current_host().store
    states = [store.state, *(random_state(rng) for _ in range(10))]
    for state in states[1:]:
        store.replace("edit", state)
    for state in reversed(states[:-1]):
        store.undo_stack.undo()
        assert store.state == state
    assert store.state == lesson.state_type()
    for state in states[1:]:
        store.undo_stack.redo()
        assert store.state == state


def test_after_undo_the_page_says_what_it_said(
    window: MainWindow, random_state: RandomState, settle: Settle
) -> None:
    host = window.current_host()
    settle()
    before = set(visible_words(host))
    rng = Random(5)
    for _ in range(5):
        host.store.replace("edit", random_state(rng))
        QApplication.processEvents()
        host.store.undo_stack.undo()
        settle()
        assert set(visible_words(host)) ^ before == set()


def test_reset_returns_to_the_worked_example(
    window: MainWindow, lesson: Lesson, random_state: RandomState
) -> None:
    store = window.current_host().store
    store.replace("edit", random_state(Random(6)))
    window.actions_by_id["reset"].trigger()
    assert store.state == lesson.state_type()


@pytest.mark.parametrize(
    "rows",
    [
        (),
        ((1.0,),),
        ((1e300, -1e300),),
        ((-0.0, 1e-300),),
        ((0.1, 0.2, 0.3, 0.4, 0.5),),
        ((1.0, 0.2),) * 1000,
    ],
    ids=["none", "one", "huge", "tiny", "five", "many"],
)
def test_whatever_another_lesson_sends(
    window: MainWindow, lesson: Lesson, rows: tuple[tuple[float, ...], ...]
) -> None:
    """A handover is taken in as a valid state, or refused with the state unchanged."""
    host = window.current_host()
    names = tuple(f"k_{at}" for at in range(len(rows)))
    handover = Handover(lesson.id, rows, rows, names, names)
    before = host.store.state
    window.bus.send(handover)
    state = host.store.state
    assert saved_and_read(lesson, state) == state
    if state == before and lesson.accept is not None and rows:
        assert window.message_bar.isVisible()
