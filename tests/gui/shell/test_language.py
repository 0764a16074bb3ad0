"""The whole window changes its language while it runs."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from attention_viewer.framework import i18n
from attention_viewer.shell.about import AboutDialog
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.buttons import Button
from attention_viewer.widgets.rich_label import RichLabel
from tests.helpers.shell import actions_of, click, find, said_words

# Names, keys and formats that are the same in every language.
SAME = re.compile(
    r"Attention Viewer|English|Ctrl\+\d|Esc|F5|PNG|SVG|CSV|MIT|d_k|\*\.\S+|[a-z]\b|QK"
    r"|scaled dot-product attention"
)


def english_left(window: MainWindow) -> list[tuple[str, str]]:
    """Return what has Latin words in it, those that belong to every language left out."""
    return [
        (owner, text)
        for owner, text in said_words(window)
        if re.search(r"[A-Za-z]{2,}", SAME.sub("", text))
    ]


def test_the_check_finds_english(window: MainWindow) -> None:
    assert len(english_left(window)) > 40


def test_no_english_is_left_in_japanese(window: MainWindow) -> None:
    click(window, "tool_guide")
    window.show_lesson("second")
    window.current_host().store.edit("an English step", number=2.0)
    window.current_host().store.undo_stack.undo()
    window.messages.warn("An English notice")
    click(window, "language_ja")
    assert i18n.hub().language == "ja"
    assert english_left(window) == []
    assert [action.text() for action in actions_of(window) if action.text() == ""] == []


def test_all_english_comes_back(window: MainWindow) -> None:
    before = set(said_words(window))
    click(window, "language_ja")
    click(window, "language_en")
    assert set(said_words(window)) == before


def test_the_about_dialog_speaks_japanese(window: MainWindow) -> None:
    click(window, "language_ja")
    window.actions_by_id["about"].trigger()
    dialog = find(window, AboutDialog, "aboutDialog")
    words = dialog.words()
    assert words
    assert not [text for text in words if re.search(r"[A-Za-z]{2,}", SAME.sub("", text))]
    click(window, "aboutClose")


def test_the_spoken_language_is_pressed_and_stays_so(window: MainWindow) -> None:
    for code in ("ja", "ja", "en"):
        click(window, f"language_{code}")
        QApplication.processEvents()
        buttons = {name: find(window, Button, f"language_{name}") for name in ("ja", "en")}
        assert [name for name, button in buttons.items() if button.isChecked()] == [code]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_headline_set_by_the_lesson_survives_the_switch(
    window: MainWindow, language: str
) -> None:
    """What a lesson shows of its state is shown after all standing words were changed."""
    seen: list[str] = []
    host = window.current_host()
    headline = find(host, RichLabel, "headline")

    def on_settled() -> None:
        seen.append(headline.markup)

    i18n.hub().settled.connect(on_settled)
    i18n.hub().use(language)
    i18n.hub().settled.disconnect(on_settled)
    assert ("二乗" in seen[0]) == (language == "ja")
