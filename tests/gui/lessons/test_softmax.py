"""The softmax lesson as a person uses it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.bus import Handover
from attention_viewer.lessons.softmax import LESSON
from attention_viewer.lessons.softmax.state import State
from attention_viewer.runtime import theme
from attention_viewer.shell.lesson_host import LessonHost
from tests.helpers.softmax_page import child, choose, click, opened, state, type_into


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LessonHost]:
    yield from opened(qtbot)


def texts(host: LessonHost, row: int) -> tuple[list[str], list[str]]:
    data = host.view.bars.data
    return list(data.left.texts[row]), list(data.right.texts[row])


def test_it_opens_on_the_walkthrough(host: LessonHost) -> None:
    assert texts(host, 0) == (["−20.88", "16.94", "−28.92"], ["−0.65", "0.53", "−0.90"])
    assert texts(host, 1) == (
        ["3.7e−17", "1 − 3.7e−17", "1.2e−20"],
        ["0.1985", "0.6472", "0.1544"],
    )
    assert texts(host, 2) == (["3.7e−17", "3.7e−17", "1.2e−20"], ["0.1591", "0.2283", "0.1305"])
    assert "keeps every slope alive" in host.view.headline.markup
    assert child(host, "example").value() == "walkthrough"
    assert "3.7e−17" in child(host, "winnerSlope").accessibleName()
    assert "0.2283" in child(host, "winnerSlope").accessibleName()
    assert "2.1e−15" in child(host, "entropy").accessibleName()
    assert "1 + 1.5e−15" in child(host, "effectiveKeys").accessibleName()


def test_dragging_the_slider_is_one_step(host: LessonHost) -> None:
    slider = child(host, "dimensionSlider")
    middle = QPoint(slider.width() // 2, 12)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(slider, middle - QPoint(60, 0))
    QTest.mouseMove(slider, middle - QPoint(90, 0))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=middle)
    moved = state(host)
    assert moved.d_k < 64
    assert moved.stream == "r"
    assert child(host, "dimensionField").value == moved.d_k
    host.store.undo_stack.undo()
    assert state(host) == State()
    host.store.undo_stack.redo()
    assert state(host) == moved


def test_typing_d_k_in_full_width_digits(host: LessonHost) -> None:
    field = child(host, "dimensionField")
    field.setFocus()
    field.selectAll()
    event = QInputMethodEvent()
    event.setCommitString("６４")
    QApplication.sendEvent(field, event)
    assert state(host).d_k == 64
    assert child(host, "dimensionSlider").value == 64


@pytest.mark.parametrize("nonsense", ["0", "5000", "x", "2.5", ""])
def test_a_wrong_d_k_is_explained_and_changes_nothing(host: LessonHost, nonsense: str) -> None:
    field = child(host, "dimensionField")
    type_into(field, "7")
    type_into(field, nonsense)
    assert field.fault
    assert state(host) == State()


def test_typing_takes_over_what_was_drawn(host: LessonHost) -> None:
    click(host, "source_typed")
    assert state(host).source == "typed"
    assert state(host).scores == State().scores
    field = child(host, "scoreTable_0")
    type_into(field, "-3")
    assert state(host).scores[0] == -3.0
    assert texts(host, 0)[0][0] == "−3.00"
    QTest.keyClick(field, Qt.Key.Key_Return)
    host.store.undo_stack.undo()
    assert state(host).scores == State().scores


def test_a_bar_of_a_typed_score_can_be_dragged(host: LessonHost) -> None:
    click(host, "source_typed")
    bars = host.view.bars
    start = bars.place_of(0, 0, 1).toPoint()
    QTest.mousePress(bars, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(bars, start + QPoint(0, 10))
    QTest.mouseMove(bars, start + QPoint(0, 20))
    QTest.mouseRelease(bars, Qt.MouseButton.LeftButton, pos=start + QPoint(0, 20))
    dragged = state(host).scores[1]
    assert dragged < 16.0
    assert child(host, "scoreTable_1").value == dragged
    host.store.undo_stack.undo()
    assert state(host).scores == State().scores


def test_a_bar_keeps_its_temperature_while_dragged(host: LessonHost) -> None:
    click(host, "source_typed")
    type_into(child(host, "temperature"), "2")
    bars = host.view.bars
    bars.setFocus()
    QTest.keyClick(bars, Qt.Key.Key_Up)
    assert state(host).scores[0] == pytest.approx(State().scores[0] + 2.0)


def test_drawing_again_is_one_step_and_another_draw(host: LessonHost) -> None:
    choose(host, "stream", 1)
    before = state(host)
    click(host, "drawAgain")
    assert state(host).seed != before.seed
    assert state(host).stream == "numpy"
    host.store.undo_stack.undo()
    assert state(host) == before


def test_r_draws_again_beside_the_window(host: LessonHost, qtbot: QtBot) -> None:
    click(host, "drawAgain")
    assert state(host) == State()
    assert not host.view.settled()
    qtbot.waitUntil(host.view.settled)
    assert state(host).stream == "r"
    assert state(host).seed != State().seed
    host.store.undo_stack.undo()
    assert state(host) == State()


def test_of_several_wishes_the_last_is_drawn(host: LessonHost, qtbot: QtBot) -> None:
    field = child(host, "seed")
    type_into(field, "12")
    assert state(host) == State()
    qtbot.waitUntil(host.view.settled)
    assert state(host).seed == 12
    choose(host, "stream", 1)
    assert state(host).stream == "numpy"


def test_512_keys_are_drawn_beside_the_window(host: LessonHost, qtbot: QtBot) -> None:
    choose(host, "stream", 1)
    type_into(child(host, "keyCount"), "512")
    qtbot.waitUntil(host.view.settled)
    assert state(host).n_keys == 512
    assert len(texts(host, 0)[0]) == 512
    assert not child(host, "addKey").isEnabled()
    click(host, "source_typed")
    assert state(host).scores == pytest.approx(host.view._shown[1].raw)
    assert len(state(host).scores) == 64
    type_into(child(host, "keyCount"), "65")
    assert child(host, "keyCount").fault


def test_drawing_again_leaves_typing(host: LessonHost) -> None:
    choose(host, "stream", 1)
    click(host, "source_typed")
    assert not child(host, "stream").isEnabled()
    click(host, "drawAgain")
    assert state(host).source == "drawn"


def test_keys_are_added_and_taken_away(host: LessonHost) -> None:
    click(host, "addKey")
    assert state(host).n_keys == 4
    assert texts(host, 0)[0][:3] == ["−20.88", "16.94", "−28.92"]
    click(host, "source_typed")
    click(host, "addKey")
    assert state(host).scores[4] == 0.0
    type_into(child(host, "keyCount"), "1")
    assert len(state(host).scores) == 1
    assert "A single key" in host.view.headline.markup
    assert texts(host, 1)[0] == ["1.0000"]
    assert texts(host, 2)[0] == ["0.0000"]
    assert child(host, "formatNote").markup == ""


def test_drawn_keys_are_at_least_two(host: LessonHost) -> None:
    field = child(host, "keyCount")
    type_into(field, "1")
    assert field.fault
    assert state(host).n_keys == 3


def test_the_root_as_temperature_makes_both_sides_equal(host: LessonHost) -> None:
    type_into(child(host, "dimensionField"), "1000")
    click(host, "setRoot")
    assert texts(host, 1)[0] == texts(host, 1)[1]
    assert texts(host, 0)[0] == texts(host, 0)[1]
    assert "both sides are the same" in host.view.headline.markup
    assert not child(host, "setRoot").isEnabled()
    child(host, "seed").setFocus()
    assert child(host, "temperature").text() == "31.62277…"


def test_formats_say_where_they_end(host: LessonHost) -> None:
    note = child(host, "formatNote")
    assert "plain $1 - p$ is exactly 0 for $\\k_{2}$" in note.markup
    choose(host, "numberFormat", 2)
    assert state(host).number_format == "float16"
    assert texts(host, 2)[0] == ["exactly 0"] * 3
    assert texts(host, 1)[0][1] == "exactly 1"
    assert "overflow to infinity" in note.markup


def test_nothing_on_screen_is_nan(host: LessonHost) -> None:
    host.store.load(
        State(source="typed", scores=(1e100, -1e100, 0.0), d_k=1, number_format="float16")
    )
    shown = [*texts(host, 1)[0], *texts(host, 2)[1], host.view.bars.accessibleDescription()]
    shown += [cell.accessibleName() for cell in host.view.strip.cells()]
    assert "undefined" in texts(host, 1)[0]
    assert not any("nan" in words.lower() for words in shown)
    host.view.grab()
    host.store.load(State(source="typed", scores=(1e100, -1e100), d_k=1))
    assert texts(host, 1)[0] == ["1 − 10^(−8.7e99)", "10^(−8.7e99)"]
    host.view.grab()


def test_nearly_one_effective_key_says_by_how_much(host: LessonHost) -> None:
    cell = child(host, "effectiveKeys")
    for score, words in [(6.0, "1.02"), (9.0, "1 + 1.2e−3"), (1000.0, "1 + 5.1e−432")]:
        host.store.load(State(source="typed", scores=(0.0, score), d_k=1))
        assert words in cell.accessibleName()


def test_what_underflows_keeps_its_digits(host: LessonHost) -> None:
    host.store.load(State(source="typed", scores=(0.0, 1000.0), d_k=1))
    assert texts(host, 1)[0] == ["5.1e−435", "1 − 5.1e−435"]
    assert "logarithms" in child(host, "formatNote").markup


@pytest.mark.parametrize("index", range(9))
def test_examples_show_themselves(host: LessonHost, index: int, qtbot: QtBot) -> None:
    choose(host, "example", index)
    qtbot.waitUntil(host.view.settled)
    assert child(host, "example").value() == LESSON.presets()[index].id
    assert state(host) == LESSON.presets()[index].state
    host.view.grab()


def test_headlines_follow_what_is_seen(host: LessonHost) -> None:
    seen = set()
    for scores, d_k, temperature in [
        ((0.0, 50.0), 1024, 1.0),
        ((0.0, 500.0), 4, 1.0),
        ((0.0, 0.5), 4, 1.0),
        ((0.0, 2.0), 1024, 1.0),
        ((1.0, 1.0), 4, 1.0),
        ((0.0, 5.0), 1, 1.0),
        ((0.0, 5.0), 4, 2.0),
        ((0.0, 50.0), 4, 500.0),
        ((3.0,), 4, 1.0),
    ]:
        host.store.load(State(source="typed", scores=scores, d_k=d_k, temperature=temperature))
        seen.add(host.view.headline.markup)
    assert len(seen) == 9


def test_hidden_numbers_are_hidden_everywhere(host: LessonHost) -> None:
    host.set_numbers_hidden(True)
    assert texts(host, 1) == (["?"] * 3, ["?"] * 3)
    assert host.view.bars.accessibleDescription() == ""
    assert child(host, "formatNote").markup == ""
    assert "?" in child(host, "winnerSlope").accessibleName()
    assert "Guess" in host.view.headline.markup
    host.set_numbers_hidden(False)
    assert texts(host, 1)[1][1] == "0.6472"


def test_the_log_axis_makes_tiny_slopes_visible(host: LessonHost) -> None:
    host.store.edit("axis", slope_axis="log")
    data = host.view.bars.data
    assert data.left.values[2][0] == pytest.approx(-16.426, abs=1e-3)
    assert data.rows[2].axis.low == -20.0
    assert child(host, "example").value() == "walkthrough"


def test_it_speaks_japanese(host: LessonHost) -> None:
    i18n.hub().use("ja")
    assert "生き残ります" in host.view.headline.markup.replace("\u200b", "")
    assert host.view.bars.data.rows[1].title == "重み"
    assert "勾配" in host.view.bars.accessibleDescription()
    i18n.hub().use("en")
    assert "alive" in host.view.headline.markup


@pytest.mark.parametrize("name", ["light", "dark", "projector"])
def test_it_is_painted_in_every_theme(host: LessonHost, name: str) -> None:
    theme.hub().use(theme.THEMES[name])
    assert not host.view.grab().isNull()


def test_slopes_are_high_on_the_wall(host: LessonHost) -> None:
    def share() -> float:
        rows = host.view.bars.data.rows
        return float(rows[2].share / sum(row.share for row in rows))

    window = share()
    theme.hub().use(theme.THEMES["projector"])
    assert share() > 1.3 * window


def test_on_the_wall_the_pictures_have_the_room_of_the_numbers_they_repeat(
    host: LessonHost,
) -> None:
    theme.hub().use(theme.THEMES["projector"])
    QApplication.processEvents()
    assert not child(host, "scoreTable").isVisible()
    assert host.view.bars.width() > 0.9 * host.width()
    child(host, "panelRail").click()
    assert child(host, "scoreTable").isVisible()


@pytest.mark.parametrize(
    ("view", "lowest"), [("bars", "dimensionSlider"), ("descent", "descentSlider")]
)
def test_a_notice_leaves_sliders_and_read_outs_free(
    host: LessonHost, qtbot: QtBot, view: str, lowest: str
) -> None:
    click(host, f"softmaxViewSwitch_{view}")
    qtbot.waitUntil(host.view.settled)
    QApplication.processEvents()
    slider = child(host, lowest)
    top = slider.mapTo(host, QPoint(0, 0)).y()
    assert top - 40 < host.height() - host.foot_height() <= top


def test_the_tables_have_every_digit(host: LessonHost) -> None:
    (table,) = host.view.tables()
    assert len(table.rows) == 6
    row = dict(zip(table.header, table.rows[1], strict=True))
    assert row["key"] == "k2"
    assert row["score"] == State().scores[1]
    assert row["p(1-p)"] == pytest.approx(3.748960670676178e-17)
    assert row["ln p"] == pytest.approx(-3.748960670676178e-17)


def test_scores_come_from_another_lesson(host: LessonHost) -> None:
    host.accept(Handover(to="softmax", queries=((1.0, 0.2),), keys=((0.9, 0.1), (0.1, 0.9))))
    assert state(host).scores == pytest.approx((0.92, 0.28))
    host.store.undo_stack.undo()
    assert state(host) == State()
