"""Typeset formulas: stored, coloured by token, shrunk before they are cut."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import formulas
import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import theme
from attention_viewer.widgets.formula_label import (
    FIXED,
    FormulaLabel,
    attention_formula,
    stored_name,
    typeset,
)
from tests.helpers.ui import a_window, pixels_of, show, words

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return a_window(qtbot, 900, 200)


@pytest.fixture
def label(window: QWidget) -> FormulaLabel:
    made = FormulaLabel("f", attention_formula(), words("Attention"), window)
    show(window, made)
    return made


def test_the_stored_formulas_are_current() -> None:
    assert formulas.stale(ROOT / formulas.FOLDER) == []


def test_an_old_or_superfluous_file_is_told(tmp_path: Path) -> None:
    formulas.write(tmp_path)
    assert formulas.stale(tmp_path) == []
    name = stored_name(FIXED[0]())
    (tmp_path / name).write_text("old", encoding="utf-8")
    (tmp_path / "other.svg").write_text("x", encoding="utf-8")
    assert formulas.stale(tmp_path) == [
        f"{name}: not up to date; run dev.py formulas",
        "other.svg: not up to date; run dev.py formulas",
    ]
    formulas.write(tmp_path)
    assert formulas.stale(tmp_path) == []


def test_a_fixed_formula_needs_no_typesetter() -> None:
    """Importing it would cost a tenth of a second at start."""
    program = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication([])
from attention_viewer.widgets.formula_label import FormulaLabel, attention_formula
window = QWidget()
label = FormulaLabel("f", attention_formula(), str, window)
label.resize(label.sizeHint())
label.grab()
assert label.sizeHint().width() > 100
assert "ziamath" not in sys.modules
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=False,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    assert done.returncode == 0, done.stderr


def test_tokens_become_the_colours_of_the_theme(label: FormulaLabel) -> None:
    for look in (theme.LIGHT, theme.DARK):
        theme.hub().use(look)
        image = label.grab().toImage()
        for token in ("q", "k", "v", "text"):
            assert pixels_of(image, look.colour(token)) > 5, (look.name, token)


def test_no_colour_token_is_left(label: FormulaLabel) -> None:
    assert "<q>" not in typeset(attention_formula())
    assert label.accessibleName() == "Attention"


def test_a_formula_shrinks_before_it_is_cut(label: FormulaLabel, window: QWidget) -> None:
    def ink_rows() -> int:
        image = label.grab().toImage()
        ground = image.pixel(0, 0)
        rows, columns = range(image.height()), range(image.width())
        return sum(any(image.pixel(x, y) != ground for x in columns) for y in rows)

    label.setFixedSize(label.sizeHint())
    whole = ink_rows()
    label.setFixedWidth(label.sizeHint().width() // 2)
    assert ink_rows() == pytest.approx(whole / 2, abs=2)


def test_another_formula_is_typeset_when_shown(label: FormulaLabel) -> None:
    wide = label.sizeHint().width()
    label.set_formula(r"\frac{<q>{q}\cdot<k>{k}}{\sqrt{2}}")
    assert 0 < label.sizeHint().width() < wide
