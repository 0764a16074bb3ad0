"""Words with math: wrapped between phrases, by Japanese rules, never clipped."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.runtime import fonts, theme
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.math_markup import escape, parse
from attention_viewer.widgets.rich_label import RichLabel, wrap
from tests.helpers.sample_lesson import said
from tests.helpers.ui import a_window, ink, show, words

BREAK = "\u200b"
JAPANESE = (
    "クエリ $\\q$ と\u200bキー $\\k_1$ の\u200b内積を\u200b $\\sqrt{d_k}$ で\u200b割ると、"
    "分散は\u200b1に\u200b戻ります。"
)


def width_of(line: str) -> float:
    return layout(line, 15).width


def test_short_words_stay_on_one_line() -> None:
    assert wrap("one two", 1000, 15) == ["one two"]
    assert wrap("", 100, 15) == [""]


def test_lines_break_between_words() -> None:
    lines = wrap("one two three", width_of("one two") + 1, 15)
    assert lines == ["one two", "three"]


def test_japanese_breaks_between_phrases() -> None:
    lines = wrap("内積を\u200b割る", width_of("内積を") + 1, 15)
    assert lines == ["内積を", "割る"]


def test_a_number_stays_with_its_japanese_counter() -> None:
    words = "区間の外：\u200b10 個中 0 個。\u200b偶然です"
    assert wrap(words, width_of("区間の外：10 個中 0") + 1, 15) == [
        "区間の外：",
        "10 個中 0 個。",
        "偶然です",
    ]
    # Alone on a line that is too narrow for it, it is cut all the same.
    assert len(wrap("10 個中 0 個", width_of("10 個中"), 15)) == 2


@pytest.mark.parametrize("width", range(60, 400, 20))
def test_no_line_is_too_wide_and_nothing_is_lost(width: int) -> None:
    lines = wrap(JAPANESE, width, 15)
    assert all(width_of(line) <= width for line in lines)
    joined = "".join(lines).replace(" ", "").replace(BREAK, "")
    assert joined == JAPANESE.replace(" ", "").replace(BREAK, "")


@pytest.mark.parametrize("width", range(30, 300, 10))
def test_math_is_never_torn(width: int) -> None:
    for line in wrap(JAPANESE, width, 15):
        parse(line)  # a torn formula has an open dollar


@pytest.mark.parametrize("width", range(40, 200, 7))
def test_closing_signs_do_not_start_a_line(width: int) -> None:
    text = "「内積」が、（とても）大きいと、ソフトマックスは「飽和」します。"
    lines = wrap(text, width, 15)
    assert "".join(lines) == text
    for line in lines[1:]:
        assert line[0] not in "、。」）ーっッャュョ"
    for line in lines[:-1]:
        assert line[-1] not in "「（"


def test_a_full_stop_before_a_closing_bracket_keeps_it() -> None:
    text = "「割ります。」と言う。"
    for width in range(40, 200, 5):
        assert not any(line.startswith("」") for line in wrap(text, width, 15)[1:])


def test_a_long_phrase_with_math_is_cut_outside_the_math() -> None:
    text = r"とても長い文節の途中に$\sqrt{d_k}$があっても切れます"
    lines = wrap(text, 100, 15)
    assert "".join(lines) == text
    assert all(width_of(line) <= 100 for line in lines)


@given(st.text(alphabet="ab $\\あ、。「」", max_size=30), st.integers(20, 200))
def test_typed_words_never_break_the_label(typed: str, width: int) -> None:
    markup = escape(typed.replace("\\", ""))
    fonts.register()
    for line in wrap(f"“{markup}” is not a number.", width, 15):
        parse(line)


def test_a_wrapped_label_beside_others_has_all_of_its_lines(qtbot: QtBot) -> None:
    window = a_window(qtbot, 200, 200)
    row = QWidget(window)
    label = RichLabel(words("one two three four five six seven"), row, wrap=True)
    QHBoxLayout(row).addWidget(label, 1)
    show(window, row)
    assert label.heightForWidth(label.width()) > 1.5 * theme.current().text_px("body")
    assert label.height() >= label.heightForWidth(label.width())


def test_the_language_changes_the_words_and_the_accessible_name(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    label = RichLabel(said(r"Angle of $\q$", "$\\q$ の\u200bなす角"), window)
    assert label.accessibleName() == "Angle of q"
    i18n.hub().use("ja")
    assert label.markup == "$\\q$ の\u200bなす角"
    assert label.accessibleName() == "q のなす角"


def test_set_text_holds_in_every_language(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    label = RichLabel(words("a"), window)
    label.set_text(said("b", "い"))
    assert label.markup == "b"
    i18n.hub().use("ja")
    assert label.markup == "い"


def test_the_size_follows_the_theme(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    label = RichLabel(words("Words"), window)
    small = label.sizeHint()
    theme.hub().use(theme.PROJECTOR)
    assert label.sizeHint().width() > 1.8 * small.width()


@pytest.mark.parametrize(
    "align",
    [
        Qt.AlignmentFlag.AlignLeft,
        Qt.AlignmentFlag.AlignHCenter,
        Qt.AlignmentFlag.AlignRight,
    ],
)
def test_words_stand_where_they_are_aligned(qtbot: QtBot, align: Qt.AlignmentFlag) -> None:
    window = a_window(qtbot, 300, 60)
    label = RichLabel(words("III"), window, align=align)
    show(window, label)
    image = label.grab().toImage()
    dark = [
        x
        for x in range(image.width())
        if any(image.pixelColor(x, y).lightness() < 100 for y in range(image.height()))
    ]
    middle = (dark[0] + dark[-1]) / 2 / image.width()
    expected = {
        Qt.AlignmentFlag.AlignLeft: middle < 0.2,
        Qt.AlignmentFlag.AlignHCenter: 0.45 < middle < 0.55,
        Qt.AlignmentFlag.AlignRight: middle > 0.8,
    }
    assert expected[align]


def test_a_label_has_ink(qtbot: QtBot) -> None:
    window = a_window(qtbot)
    label = RichLabel(words(r"$\sqrt{d_k}$"), window)
    show(window, label)
    assert ink(label) > 50


def test_break_marks_take_no_room() -> None:
    assert width_of(f"な{BREAK}す{BREAK}角") == pytest.approx(width_of("なす角"))


def test_a_hyphen_within_a_word_is_narrower_than_a_digit(qapp: QApplication) -> None:
    apart = layout("T-scores", 20).width - layout("Tscores", 20).width
    assert 0.0 < apart < 0.8 * layout("0", 20).width
    assert layout("1e-5", 20).width == pytest.approx(4 * layout("0", 20).width, rel=0.1)
