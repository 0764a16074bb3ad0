"""Stepping through the stages of the QK^T lesson, with and without motion."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from attention_viewer.lessons.scores import LESSON, text
from attention_viewer.runtime import motion
from tests.helpers.scores_page import Page, shown_page, texts

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[Page]:
    yield from shown_page(qtbot)


def weights_of(scores: list[float], divisor: float) -> list[str]:
    shares = [math.exp(score / divisor) for score in scores]
    return [f"{share / sum(shares):.3f}" for share in shares]


def title(page: Page, side: str) -> str:
    plan = page.map(side).plan()
    assert plan is not None
    return plan.title


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system allow motion, as it does where a person watches."""
    monkeypatch.setattr(motion, "less_motion", lambda: False)


def test_arrow_keys_step_on_and_back(page: Page) -> None:
    box = page.child("stages_weights")
    box.setFocus()
    seen = []
    for key in (
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
    ):
        QTest.keyClick(box, key)
        seen.append(page.state.right)
    assert seen == ["output", "weights", "scaled", "output", "scaled"]
    assert page.host.view.settled()


def test_shift_steps_back(page: Page) -> None:
    page.click("stepByStep", SHIFT)
    assert (page.state.left, page.state.right) == ("weights", "output")
    page.click("stepByStep", SHIFT)
    assert (page.state.left, page.state.right) == ("scaled", "weights")


@pytest.mark.parametrize(
    ("mask", "divisor", "expected"),
    [
        ("none", "sqrt", ["scaled", "weights", "output"]),
        ("causal", "sqrt", ["scaled", "masked", "weights", "output"]),
        ("causal", "none", ["masked", "weights", "output"]),
        ("none", "none", ["weights", "output"]),
    ],
)
def test_stages_that_change_no_number_are_stepped_over(
    page: Page, mask: str, divisor: str, expected: list[str]
) -> None:
    page.host.store.edit("x", mask=mask, divisor=divisor, left="output", right="output")
    seen = []
    for _ in expected:
        page.click("stepByStep")
        seen.append(page.state.right)
    assert seen == expected


def test_each_step_writes_out_how_its_numbers_are_made(page: Page) -> None:
    page.choose("embeddings")
    said = []
    for _ in range(5):
        page.click("stepByStep")
        said.append(page.child("cellPicture").accessibleDescription().split(" = ")[0])
    score = "q_1 \u22c5 k_1"
    assert said == [score, score, "weights of q_1 \u22c5 V_1", "x_1 \u22c5 W^Q_1", score]


def test_embeddings_have_one_stage_more(page: Page) -> None:
    page.choose("embeddings")
    seen = []
    for _ in range(4):
        page.click("stepByStep")
        seen.append((page.state.left, page.state.right))
    assert seen == [
        ("scores", "scaled"),
        ("scaled", "weights"),
        ("weights", "output"),
        ("projected", "scores"),
    ]


def test_a_stage_beside_itself_is_seen_without_and_with_the_division(page: Page) -> None:
    page.click("stages_weights", SHIFT)
    scores = [[0.92, 0.28, -1.2], [0.1, 0.96, -1.0]]
    assert texts(page.map("left")) == [weights_of(row, 1.0) for row in scores]
    assert texts(page.map("right")) == [weights_of(row, math.sqrt(3.0)) for row in scores]
    assert title(page, "left") == f"{text.undivided_title()}  $\\rm{{softmax}}(QK^\\top)$"
    assert title(page, "right").startswith(text.weights_title())
    assert [each.name for each in page.host.view.tables()][-1] == "output_undivided"
    page.click("divisor_none")
    assert texts(page.map("left")) == texts(page.map("right"))
    assert title(page, "left").startswith(text.weights_title())


def test_compared_scores_share_the_range_and_the_decimals(page: Page) -> None:
    page.host.store.edit("x", left="scaled", right="scaled", range_locked=False)
    left, right = page.map("left").data, page.map("right").data
    assert left is not None
    assert right is not None
    assert (left.scale, left.decimals) == (right.scale, right.decimals)
    assert left.text(0, 2) == "−1.200"
    assert right.text(0, 2) == "−0.693"


def test_the_guide_begins_with_the_projection_and_ends_with_the_comparison(page: Page) -> None:
    seen = []
    for step in LESSON.guide():
        page.host.store.replace("x", step.state)
        seen.append((page.state.left, page.state.right))
    assert seen[0] == ("projected", "scores")
    assert ("weights", "output") in seen
    assert seen[-1] == ("weights", "weights")
    assert all(left != right for left, right in seen[:-1]), "no table stands there twice"
    page.host.store.replace("x", LESSON.guide()[3].state)
    told = page.child("cellPicture").accessibleDescription()
    assert told.startswith("weights of q_a ⋅ V_1 = 0.5037 × 1.0 + 0.3481 × 0.0")
    page.host.store.replace("x", LESSON.guide()[0].state)
    told = page.child("cellPicture").accessibleDescription()
    assert told.startswith("x_1 ⋅ W^Q_1 = 1.0 × 1.0 + 0.0 × 0.0")


@pytest.mark.usefixtures("moving")
def test_a_stage_comes_up_through_the_one_before(page: Page, qtbot: QtBot) -> None:
    heatmap = page.map("right")
    before = heatmap.grab().toImage()
    page.host.store.edit("x", right="scaled")
    assert heatmap.fading
    assert not page.host.view.settled()
    at_first = heatmap.grab().toImage()
    assert texts(heatmap)[0][0] == "0.531"
    middle = heatmap.cell_rect(0, 0).topLeft()
    old, first = before.pixelColor(middle), at_first.pixelColor(middle)
    assert abs(old.lightness() - first.lightness()) < 20
    qtbot.waitUntil(page.host.view.settled, timeout=3000)
    after = heatmap.grab().toImage()
    assert after != at_first
    page.host.refresh()
    assert heatmap.grab().toImage() == after


@pytest.mark.usefixtures("moving")
def test_only_stages_are_animated(page: Page) -> None:
    page.click("divisor_none")
    assert page.host.view.settled()
    page.host.store.edit("x", right="output")
    assert not page.map("left").fading
    page.host.store.edit("x", divisor="dk")
    assert page.host.view.settled()


def test_without_motion_a_stage_is_there_at_once(page: Page) -> None:
    page.click("stages_scaled")
    assert not page.map("right").fading
    assert page.host.view.settled()


def test_nothing_moves_where_nobody_watches() -> None:
    assert motion.less_motion()


@pytest.mark.parametrize("failure", [OSError, ImportError, AttributeError])
def test_a_system_that_cannot_be_asked_has_said_nothing(
    monkeypatch: pytest.MonkeyPatch, failure: type[Exception]
) -> None:
    def ask() -> bool:
        raise failure("no answer")

    for name in ("_windows", "_macos", "_desktop_portal"):
        monkeypatch.setattr(motion, name, ask)
    motion._system_says_less.cache_clear()
    assert not motion._system_says_less()
    motion._system_says_less.cache_clear()


def test_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_windows", "_macos", "_desktop_portal"):
        monkeypatch.setattr(motion, name, lambda: True)
    motion._system_says_less.cache_clear()
    assert motion._system_says_less()
    motion._system_says_less.cache_clear()


@pytest.mark.parametrize("width", [850, 875, 900])
def test_the_maps_stay_where_they_are_while_numbers_change(page: Page, width: int) -> None:
    """Whether sums have room must not follow from widths that follow from the sums."""
    rows = tuple(tuple(((r + 2 * c) % 5) / 4 for c in range(8)) for r in range(8))
    names = tuple(f"t{number}" for number in range(8))
    page.host.store.edit(
        "x",
        queries=rows,
        keys=rows,
        values=rows,
        query_names=names,
        key_names=names,
    )
    page.host.resize(width, 720)
    page.host.store.edit("x", queries=((0.5, *rows[0][1:]), *rows[1:]))
    before = [page.map(side).size() for side in ("left", "right")]
    for number in (0.25, 0.125):
        page.host.store.edit("x", queries=((number, *rows[0][1:]), *rows[1:]))
        assert [page.map(side).size() for side in ("left", "right")] == before
