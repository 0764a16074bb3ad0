"""The fields of the lesson on heads: models, shapes, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.lessons.heads import LESSON
from attention_viewer.lessons.heads.check.view import CheckView
from attention_viewer.lessons.heads.models import MODELS
from attention_viewer.lessons.heads.presets import state_of
from attention_viewer.lessons.heads.state import State
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.buttons import Toggle
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.head_blocks import HeadBlocks
from attention_viewer.widgets.heatmap import Heatmap
from attention_viewer.widgets.map_row import MapRow
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.strip import Readout
from tests.helpers.heads_page import child, notes, opened, put_whole, type_into

LLAMA = next(state_of(model) for model in MODELS if model.name == "Llama 3.1 8B")


@pytest.fixture
def host(qtbot: QtBot) -> Iterator[LessonHost]:
    yield from opened(qtbot)


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        ("gemma_7b", "16 \u00d7 256 = 4096, not 3072"),
        ("llama_3_1_8b", "32 heads share 8 heads of keys and values"),
        ("gemma_2b", "All 8 heads look at one head of keys"),
        ("gemma_2_27b", "It divides by 12 = "),
        ("t5_v1_11b", "T5 divides by nothing"),
        ("bert_base", "768 \u00f7 12 = 64, no remainder"),
    ],
)
def test_what_is_particular_about_a_model_is_said(host: LessonHost, preset: str, said: str) -> None:
    choice = child(host, Choice, "model")
    index = [each.id for each in LESSON.presets()].index(preset)
    choice.setFocus()
    choice.activated.emit(index)
    assert said in notes(host)
    assert choice.value() == preset


def test_models_alike_keep_the_name_chosen(host: LessonHost) -> None:
    choice = child(host, Choice, "model")
    ids = [each.id for each in LESSON.presets()]
    choice.activated.emit(ids.index("gpt_2_small"))
    assert choice.value() == "gpt_2_small"
    choice.activated.emit(ids.index("mistral_7b"))
    assert choice.value() == "mistral_7b"
    host.store.undo_stack.undo()
    assert choice.value() == "gpt_2_small"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("5", "768 \u00f7 5 = 153.6"),
        ("7", "Try 6 or 8"),
        ("0", "too small"),
        ("-3", "too small"),
        ("10000", "too large"),
        ("twelve", "not a whole number"),
        ("2.5", "not a whole number"),
    ],
)
def test_impossible_heads_are_explained_and_the_picture_stays(
    host: LessonHost, typed: str, said: str
) -> None:
    field = child(host, NumberField, "heads")
    host.store.load(State(d_model=768, heads=8, kv_heads=8, d_k=96, head=0))
    before = child(host, MapRow, "headMaps").scene
    # Letter by letter some of these pass through a possible number, so they are put in whole.
    put_whole(field, typed)
    assert said in plain(field.fault)
    assert host.store.state.heads == 8
    assert child(host, MapRow, "headMaps").scene is before
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "8"
    assert field.fault == ""


def test_full_width_digits_are_taken(host: LessonHost) -> None:
    field = child(host, NumberField, "heads")
    put_whole(field, "\uff11\uff16")
    assert (host.store.state.heads, host.store.state.d_k) == (16, 48)


def test_arrow_keys_go_through_the_divisors(host: LessonHost) -> None:
    field = child(host, NumberField, "heads")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert host.store.state.heads == 16
    QTest.keyClick(field, Qt.Key.Key_Down)
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert host.store.state.heads == 8
    field = child(host, NumberField, "d_model")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert (host.store.state.d_model, host.store.state.d_k) == (776, 97)


def test_a_width_the_heads_cannot_share_is_explained(host: LessonHost) -> None:
    field = child(host, NumberField, "d_model")
    type_into(field, "770")
    assert "Try 768 or 780" in plain(field.fault)
    assert host.store.state.d_model == 768
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "768"


def test_typing_through_one_head_keeps_the_shared_keys(host: LessonHost) -> None:
    host.store.load(LLAMA)
    field = child(host, NumberField, "heads")
    type_into(field, "16")
    assert (host.store.state.heads, host.store.state.kv_heads) == (16, 8)
    QTest.keyClick(field, Qt.Key.Key_Return)
    host.store.undo_stack.undo()
    assert host.store.state == LLAMA


def test_a_d_k_of_its_own_frees_the_heads(host: LessonHost) -> None:
    type_into(child(host, NumberField, "d_k"), "32")
    assert not host.store.state.divides
    assert "12 \u00d7 32 = 384, not 768" in notes(host)
    assert "\u2260" in child(host, QWidget, "formula").accessibleName()
    type_into(child(host, NumberField, "heads"), "5")
    assert host.store.state.heads == 5


def test_heads_of_keys_must_divide(host: LessonHost) -> None:
    field = child(host, NumberField, "kvHeads")
    put_whole(field, "5")
    assert "must divide 12" in plain(field.fault)
    put_whole(field, "4")
    assert host.store.state.kv_heads == 4
    blocks = child(host, HeadBlocks, "blocks").scene
    assert blocks is not None
    assert [(group.first, group.last) for group in blocks.groups] == [
        (0, 2), (3, 5), (6, 8), (9, 11),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("number", "said"), [(1000.0, "flat"), (0.01, "sharp"), (8.0, "near"), (12.0, "near")]
)
def test_a_divisor_of_ones_own_is_judged_and_set_beside_the_root(
    host: LessonHost, number: float, said: str
) -> None:
    host.store.edit("x", divisor="own", own_divisor=number)
    assert said in host.view.headline_text()
    right = child(host, Heatmap, "rightMap").data
    assert right is not None
    assert right.text(0, 0) == "0.75"
    assert child(host, Readout, "otherDivisor").value == "8"


def test_the_choice_to_compare_is_offered_where_it_changes_something(host: LessonHost) -> None:
    assert child(host, Toggle, "compare").isVisible()
    for scene in ("output", "check"):
        host.store.edit("x", scene=scene)
        assert not child(host, Toggle, "compare").isVisible()


@pytest.mark.parametrize(("height", "shown"), [(500, True), (150, False)])
def test_the_band_gives_the_table_of_the_check_its_room(
    host: LessonHost, height: int, shown: bool
) -> None:
    host.store.edit("x", scene="check")
    QApplication.processEvents()
    check = host.view.findChildren(CheckView)[0]
    check.resize(600, height)
    assert check.band.isVisible() is shown
