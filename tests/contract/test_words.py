"""Every lesson's words: complete in both languages, drawn by the shipped fonts."""

from __future__ import annotations

import ast
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from attention_viewer.framework import i18n
from attention_viewer.shell.main_window import MainWindow
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.math_markup import MarkupError, plain
from attention_viewer.widgets.panel import Fold
from tests.contract.conftest import RandomState, Settle
from tests.helpers.glyphs import missing_glyphs
from tests.helpers.shell import said_words, visible_words

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = sorted((ROOT / "resources" / "i18n").glob("*.ts"))
SOURCES = sorted(
    file
    for name in ("text", "words", "names", "strip")
    for file in (ROOT / "attention_viewer").rglob(f"{name}.py")
)
# What is said alike in every language: names, keys, formats, signs of mathematics.
SAME_WORDS = """
Attention Viewer English PNG SVG CSV TSV npy npz safetensors MIT attn json
Ctrl Esc Enter Tab Shift Alt Home End
Page Up Down QK NaN bit it animal softmax Softmax NumPy numpy float bfloat cos Var SD
max min log ln exp
"""
SAME = frozenset(SAME_WORDS.split())
MODELS = json.loads((ROOT / "resources" / "models.json").read_text(encoding="utf-8"))["models"]
PROPER_NAMES = frozenset(model["name"] for model in MODELS)
WORD = re.compile(r"[A-Za-z]{2,}")


def messages() -> Iterator[tuple[str, str, str]]:
    """Yield catalogue, source and translation of every string."""
    for file in CATALOGUES:
        for message in ET.parse(file).getroot().iter("message"):
            translation = message.find("translation")
            texts = [] if translation is None else ["".join(translation.itertext())]
            for text in texts:
                yield file.name, message.findtext("source", ""), text


def literals() -> Iterator[tuple[str, str, str]]:
    """Yield the strings written in the modules that hold words, docstrings left out."""
    for file in SOURCES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        docstrings = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            string = isinstance(node, ast.Constant) and isinstance(node.value, str)
            if string and id(node) not in docstrings:
                yield file.relative_to(ROOT).as_posix(), str(ast.literal_eval(node)), ""


def english() -> frozenset[str]:
    """Return the English strings that read differently in Japanese."""
    found = set()
    for _, source, translation in messages():
        try:
            words, said = plain(source), plain(translation)
        except MarkupError:
            continue
        if words != said and WORD.search(words) and "{" not in words:
            found.add(words)
    return frozenset(found)


def open_folds(window: MainWindow) -> None:
    for fold in window.current_host().findChildren(Fold):
        fold.set_open(True)
    QApplication.processEvents()


def test_there_are_words_to_check() -> None:
    assert len(list(messages())) > 150
    assert len(list(literals())) > 150


@pytest.mark.parametrize("source", [messages, literals])
def test_every_sign_is_drawn_by_the_shipped_fonts(source: object) -> None:
    assert callable(source)
    drawn = {}
    for where, *texts in source():
        for text in texts:
            for sign in signs_of(text):
                drawn[sign] = (where, text)
    missing = missing_glyphs("".join(drawn))
    assert {sign: drawn[sign] for sign in missing} == {}


def signs_of(text: str) -> set[str]:
    """Return the characters that are drawn: math letters in their mathematical form."""
    try:
        pieces = [piece.text for piece in layout(text, 15).pieces]
    except MarkupError:
        pieces = [text]  # a piece of something, such as a lone dollar
    return set("".join(pieces))


def test_no_markup_is_broken() -> None:
    """Whatever holds two dollars is meant as markup and must be readable in both languages."""
    broken = []
    for where, source, translation in messages():
        for text in (source, translation):
            try:
                plain(text)
            except MarkupError as error:
                broken.append((where, str(error)))
    assert broken == []


def test_placeholders_are_the_same_in_both_languages() -> None:
    field = re.compile(r"\{(\w*)[^}]*\}")
    outside = re.compile(r"\$[^$]*\$")
    differing = [
        (where, source)
        for where, source, translation in messages()
        if set(field.findall(outside.sub("", source)))
        != set(field.findall(outside.sub("", translation)))
    ]
    assert differing == []


def test_no_english_is_left_in_japanese(window: MainWindow, random_state: RandomState) -> None:
    host = window.current_host()
    open_folds(window)
    i18n.hub().use("ja")
    foreign = english()
    rng = Random(7)
    left = set()
    for state in (host.store.state, *(random_state(rng) for _ in range(5))):
        given = set(WORD.findall(str(state)))  # names that the person gave
        host.store.load(state)
        QApplication.processEvents()
        for owner, text in visible_words(host):
            if text in PROPER_NAMES:
                continue
            if text in foreign or set(WORD.findall(text)) - SAME - given:
                left.add((owner, text))
    assert left == set()


def test_all_english_comes_back(window: MainWindow, settle: Settle) -> None:
    host = window.current_host()
    settle()
    before = set(visible_words(host))
    i18n.hub().use("ja")
    settle()
    assert set(visible_words(host)) != before
    i18n.hub().use("en")
    settle()
    assert set(visible_words(host)) == before


def test_no_markup_reaches_tooltips_and_screen_readers(window: MainWindow) -> None:
    open_folds(window)
    for language in ("en", "ja"):
        i18n.hub().use(language)
        raw = [
            (owner, text)
            for owner, text in said_words(window)
            if re.search(r"[$\u200b]|\\[a-zA-Z]|\{\w*\}", text)
        ]
        assert raw == []
