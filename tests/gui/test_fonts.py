"""The typefaces: registered once, right widths, every sign drawn, nothing taken from the system."""

from __future__ import annotations

import os
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.runtime import fonts
from tests.helpers.glyphs import has_glyph, missing_glyphs

ROOT = Path(__file__).parents[2]
WEIGHTS = [400, 500, 600, 700]
NO_SYSTEM_FONTS = '<?xml version="1.0"?><fontconfig></fontconfig>'
MEASURE = """
import hashlib
from PySide6.QtGui import QFontMetricsF, QGuiApplication, QImage, QPainter
app = QGuiApplication(["measure"])
from attention_viewer.runtime import fonts
from tests.helpers.glyphs import has_glyph, missing_glyphs
fonts.register()
samples = [
    ("Which key? 0.92", fonts.ui_font(20, 600)),
    ("クエリはどのキーの方を向いていますか。 QK\\u22a4 \\u221a2", fonts.ui_font(20, 500)),
    ("1.00 \\u22121.20 3.7e\\u221217", fonts.ui_font(28, tabular=True)),
    ("\\U0001d42a\\u00b7\\u210e", fonts.math_font(22)),
]
for text, font in samples:
    image = QImage(700, 60, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(4, 40, text)
    painter.end()
    metrics = QFontMetricsF(font)
    picture = hashlib.sha256(image.constBits()).hexdigest()
    print(metrics.horizontalAdvance(text), metrics.height(), picture)
"""


@pytest.fixture(autouse=True)
def registered(qapp: QApplication) -> None:
    fonts.register()


def width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def cut_weight(raw: QRawFont) -> int:
    """Return the weight that the file itself tells (OS/2, bytes 4 and 5)."""
    return int.from_bytes(raw.fontTable("OS/2").data()[4:6], "big")


def test_families_are_known() -> None:
    assert set(QFontDatabase.families()) >= set(fonts.UI_FAMILIES)
    assert fonts.UI_FAMILIES[:2] == ["Inter", "Noto Sans JP"]


def test_registering_again_loads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(QFontDatabase, "addApplicationFont", loaded.append)
    fonts.register()
    assert loaded == []


def test_missing_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "resources", lambda: tmp_path)
    monkeypatch.setattr(fonts, "_registered", {})
    with pytest.raises(fonts.FontError, match=r"missing: .*Inter-Regular\.ttf"):
        fonts.register()


def test_broken_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "Inter-Regular.ttf").write_bytes(b"not a font")
    monkeypatch.setattr(fonts, "resources", lambda: tmp_path)
    monkeypatch.setattr(fonts, "_registered", {})
    with pytest.raises(fonts.FontError, match=r"cannot be read: .*Inter-Regular\.ttf"):
        fonts.register()


@pytest.mark.parametrize("face", fonts.FACES, ids=lambda face: face.file_name)
def test_face_is_what_the_table_says(face: fonts.Face) -> None:
    raw = QRawFont(str(fonts.face_path(face)), 20.0)
    assert raw.isValid()
    assert cut_weight(raw) == face.weight
    assert raw.familyName().startswith(face.family)


@pytest.mark.parametrize("weight", WEIGHTS)
def test_label_takes_the_cut_of_its_weight(weight: int) -> None:
    font = fonts.ui_font(20, weight)
    assert QFontInfo(font).family() == "Inter"
    assert QFontInfo(font).weight() == weight
    assert font.pixelSize() == 20
    japanese = QRawFont.fromFont(font, QFontDatabase.WritingSystem.Japanese)
    assert japanese.familyName().startswith("Noto Sans JP")
    assert cut_weight(japanese) == {400: 400, 500: 500, 600: 700, 700: 700}[weight]


@pytest.mark.parametrize("size_px", [0, -7])
def test_without_room_letters_are_as_small_as_can_be(size_px: int) -> None:
    assert fonts.ui_font(size_px).pixelSize() == 1
    assert fonts.math_font(size_px).pixelSize() == 1


@pytest.mark.parametrize("weight", WEIGHTS)
def test_tabular_digits_have_one_width(weight: int) -> None:
    plain = fonts.ui_font(20, weight)
    assert width(plain, "1111") < width(plain, "0000")
    tabular = fonts.ui_font(20, weight, tabular=True)
    assert len({width(tabular, 4 * digit) for digit in "0123456789+−"}) == 1
    assert width(tabular, "1.11") == width(tabular, "0.00")


@pytest.mark.parametrize(
    ("sheet", "size_px", "weight"),
    [
        ("QLabel { font-size: 28px }", 28, 400),
        ("QLabel { font-weight: 600 }", 20, 600),
        ('QLabel { font: 600 28px "Inter" }', 28, 600),
        ("QLabel { color: red }", 20, 400),
    ],
)
def test_style_sheet_keeps_tabular_digits(
    qtbot: QtBot, sheet: str, size_px: int, weight: int
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel("1111", window)
    label.setFont(fonts.ui_font(20, tabular=True))
    window.setStyleSheet(sheet)
    window.show()
    font = label.font()
    assert (font.pixelSize(), font.weight()) == (size_px, weight)
    assert width(font, "1111") == width(font, "0000")


@pytest.mark.parametrize("weight", WEIGHTS)
def test_signs_of_the_mathematical_face_do_not_raise_the_line(qtbot: QtBot, weight: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    heights = set()
    for text in ("QK", "QK⊤", "√2", "⟨a, b⟩"):
        label = QLabel(text, window)
        label.setFont(fonts.ui_font(15, weight))
        heights.add(label.sizeHint().height())
    assert len(heights) == 1
    assert QFontMetricsF(fonts.math_font(15)).height() == pytest.approx(1.21 * 15, rel=0.01)


def test_middle_of_the_line_is_the_same_in_both_scripts() -> None:
    middles = []
    for face in fonts.FACES:
        raw = QRawFont(str(fonts.face_path(face)), 1000.0)
        middles.append((raw.ascent() - raw.descent()) / 2)
    assert max(middles) - min(middles) < 2  # thousandths of the em


@pytest.mark.parametrize("text", ["Attention ABC äöü", "⊤ √ · ⋅ × ÷ − ± ≤ ≥ ≈ ≠ → ∞ ∑ ∏ ∂ ∇ ℝ"])
def test_signs_are_drawn_at_every_weight(text: str) -> None:
    assert missing_glyphs(text) == set()


def test_japanese_and_subscripts_are_drawn() -> None:
    assert missing_glyphs("分散と標準偏差、閾値「ソフトマックス」（１２）…〜ー") == set()
    assert missing_glyphs("q₀₁₂₉ kᵢⱼₖₙ x⁰¹²⁻⁺ⁿ σρ ‖q‖ ⟨a, b⟩") == set()


def test_missing_signs_are_told() -> None:
    assert missing_glyphs("Kᵀ 📐\n\u200b⊤") == {"ᵀ", "📐"}


def test_rare_kanji_has_the_regular_cut_only() -> None:
    assert missing_glyphs("躓") == {"躓"}
    assert missing_glyphs("躓", weight=400) == set()
    assert missing_glyphs("躓", weight=600) == {"躓"}


def test_has_glyph_asks_the_named_families_only() -> None:
    assert has_glyph(["Inter"], "√")
    assert not has_glyph(["Inter", "Noto Sans JP"], "⊤")
    assert has_glyph([fonts.MATH_FAMILY], "⊤")
    assert has_glyph(["Noto Sans JP"], "差")
    assert not has_glyph(["Inter"], "差")
    with pytest.raises(ValueError, match="Arial"):
        has_glyph(["Arial"], "a")


@pytest.mark.parametrize(
    ("char", "bold", "italic", "expected"),
    [
        ("q", True, False, "\U0001d42a"),
        ("d", False, True, "\U0001d451"),
        ("h", False, True, "\u210e"),
        ("h", True, True, "\U0001d489"),
        ("Q", False, True, "\U0001d444"),
        ("α", False, True, "\U0001d6fc"),
        ("Σ", True, False, "\U0001d6ba"),
        ("7", True, False, "\U0001d7d5"),
        ("7", False, True, "7"),
        ("q", False, False, "q"),
        ("+", True, True, "+"),
        ("件", True, False, "件"),
    ],
)
def test_math_letter(char: str, bold: bool, italic: bool, expected: str) -> None:
    assert fonts.math_letter(char, bold=bold, italic=italic) == expected


@pytest.mark.parametrize(("bold", "italic"), [(True, False), (False, True), (True, True)])
def test_math_letters_mean_the_same_and_are_drawn(bold: bool, italic: bool) -> None:
    letters = "".join(map(chr, [*range(65, 91), *range(97, 123), *range(0x3B1, 0x3CA)]))
    made = "".join(fonts.math_letter(char, bold=bold, italic=italic) for char in letters)
    assert len(set(made)) == len(letters)
    assert unicodedata.normalize("NFKC", made) == unicodedata.normalize("NFKC", letters)
    assert all(has_glyph([fonts.MATH_FAMILY], char) for char in made)


def test_math_letter_wants_one_character() -> None:
    with pytest.raises(ValueError, match="'qk'"):
        fonts.math_letter("qk", bold=True)


def test_same_pictures_without_any_system_font(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(NO_SYSTEM_FONTS, encoding="ascii")
    usual = measured({})
    assert len(usual.splitlines()) == 4
    assert measured({"FONTCONFIG_FILE": str(config)}) == usual


def measured(extra: dict[str, str]) -> str:
    """Return widths, heights and picture sums of the samples, from a process of its own."""
    environment = {**os.environ, **extra, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", MEASURE],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    return done.stdout
