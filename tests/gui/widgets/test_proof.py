"""A block of a proof: set at any width, folded, its symbols lit up together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.proof import ProofBlock, ProofLine, ProofScene
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.symbol_light import SymbolLight, symbol_boxes
from tests.helpers.ui import a_window, ink, show, spot, words

LINES = (
    ProofLine("$\\rm{Var}[\\cq{q_i}\\ck{k_i}]$", "$\\bb{E}[(\\cq{q_i}\\ck{k_i})^2]$", "definition"),
    ProofLine("", "$m \\times \\rho$", "a reason of several words that takes room", "breaks"),
    ProofLine("", "$\\sqrt{d_k} = 8$", "", "holds", strong=True),
)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 700, 400)


@pytest.fixture
def light(window: QWidget) -> SymbolLight:
    return SymbolLight(window)


@pytest.fixture
def proof(window: QWidget, light: SymbolLight) -> ProofBlock:
    made = ProofBlock("proof", words("proof"), light, window)
    made.set_scene(ProofScene(LINES))
    return made


@pytest.mark.parametrize(
    ("markup", "symbols"),
    [
        ("$\\q\\cdot\\k$", ["q", "k"]),
        ("$\\cq{q_i}\\ck{k_i}$", ["q", "k"]),
        ("$\\sqrt{d_k}$", ["d_k"]),
        ("$d_k + d$", ["d_k"]),
        ("$\\mu^2 + \\rho$", ["mu", "rho"]),
        ("$\\sqrt{m}$", ["m"]),
        ("$\\rm{m}$ m", []),
        ("$k_1$ and $d_1$", []),
    ],
)
def test_symbols_are_found(qapp: QApplication, markup: str, symbols: list[str]) -> None:
    assert [box.symbol for box in symbol_boxes(layout(markup, 20))] == symbols


def test_symbols_lie_within_the_line(qapp: QApplication) -> None:
    line = layout("$\\rm{Var}[\\cq{q_i}\\ck{k_i}] = d_k$", 20)
    places = [box.area for box in symbol_boxes(line)]
    assert [area.left() for area in places] == sorted(area.left() for area in places)
    assert all(-2 <= area.left() < area.right() <= line.width + 2 for area in places)


def test_pointing_at_a_symbol_lights_up_the_others(
    window: QWidget, proof: ProofBlock, light: SymbolLight
) -> None:
    other = RichLabel(words("the key $\\k$ and $d_k$"), window, wrap=True, light=light)
    show(window, proof, other)
    plain = other.grab().toImage()
    QTest.mouseMove(proof, spot(proof, "k"))
    assert light.symbol == "k"
    QApplication.processEvents()
    assert other.grab().toImage() != plain
    QTest.mouseMove(proof, QPoint(proof.width() // 2, proof.height() - 1))
    assert light.symbol == ""


def test_words_light_up_symbols_as_well(window: QWidget, light: SymbolLight) -> None:
    sentence = RichLabel(words("$\\q$ is a query"), window, light=light)
    show(window, sentence)
    sentence.grab()
    QTest.mouseMove(sentence, spot(sentence, "q"))
    assert light.symbol == "q"


@pytest.mark.parametrize("width", [260, 320, 420, 700, 1400])
def test_nothing_is_cut_off_at_any_width(window: QWidget, proof: ProofBlock, width: int) -> None:
    show(window, proof)
    window.resize(width + 40, 400)
    proof.setFixedWidth(width)
    QApplication.processEvents()
    for each in proof._placed():
        assert each.at.x() >= 0.0
        assert each.at.x() + each.line.width <= width + 1.0
        assert each.at.y() + each.line.descent <= proof.heightForWidth(width) + 3.0


def test_reasons_move_below_before_formulas_get_small(proof: ProofBlock) -> None:
    assert proof.heightForWidth(330) > proof.heightForWidth(700)


def test_reasons_stay_near_their_formulas_in_a_wide_window(
    window: QWidget, proof: ProofBlock
) -> None:
    show(window, proof)
    window.resize(1800, 400)
    QApplication.processEvents()
    image = proof.grab().toImage()
    ground = image.pixel(image.width() - 1, 0)
    right = range(image.width() // 2, image.width())
    assert all(image.pixel(x, y) == ground for x in right for y in range(0, image.height(), 3))


def test_a_folded_proof_keeps_the_claim(window: QWidget, proof: ProofBlock) -> None:
    show(window, proof)
    full, drawn = proof.heightForWidth(600), ink(proof)
    proof.set_scene(ProofScene(LINES, folded=True))
    QApplication.processEvents()
    assert proof.heightForWidth(600) < full
    assert 0 < ink(proof) < drawn
    assert proof.accessibleDescription() == "Var[q_i k_i] = √d_k = 8"


def test_a_screen_reader_hears_lines_and_reasons(proof: ProofBlock) -> None:
    spoken = proof.accessibleDescription()
    assert spoken.startswith("Var[q_i k_i] = E[(q_i k_i)^2] (definition); ")
    assert "several words" in spoken


def test_no_lines_need_no_room(proof: ProofBlock) -> None:
    proof.set_scene(ProofScene())
    assert proof.heightForWidth(500) == 0
    assert proof.accessibleDescription() == ""
