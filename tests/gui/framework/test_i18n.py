"""Languages switch while the program runs."""

from __future__ import annotations

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from attention_viewer.framework import i18n
from attention_viewer.framework.i18n import Words
from attention_viewer.shell import text


@pytest.fixture
def label(qtbot: QtBot) -> QLabel:
    made = QLabel()
    qtbot.addWidget(made)
    return made


def test_words_follow_the_language_live(label: QLabel) -> None:
    Words(label, setText=text.reset, setToolTip=text.undo)
    assert (label.text(), label.toolTip()) == ("Reset", "Undo")
    i18n.hub().use("ja")
    assert (label.text(), label.toolTip()) == ("リセット", "元に戻す")
    i18n.hub().use("en")
    assert (label.text(), label.toolTip()) == ("Reset", "Undo")


def test_everybody_has_changed_before_the_state_is_shown_anew(label: QLabel) -> None:
    seen: list[str] = []

    def on_settled() -> None:
        seen.append(label.text())

    i18n.hub().settled.connect(on_settled)
    Words(label, setText=text.reset)
    i18n.hub().use("ja")
    i18n.hub().settled.disconnect(on_settled)
    assert seen == ["リセット"]


def test_standard_buttons_of_qt_follow(qtbot: QtBot) -> None:
    i18n.hub().use("ja")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text() == "キャンセル"


def test_an_unknown_language_is_refused_and_changes_nothing() -> None:
    with pytest.raises(ValueError, match="fr"):
        i18n.hub().use("fr")
    assert i18n.hub().language == "en"


def test_a_switch_does_not_pile_up_catalogues() -> None:
    for language in ("ja", "en", "ja", "en"):
        i18n.hub().use(language)
    assert QCoreApplication.translate("Shell", "Reset") == "Reset"


def test_words_do_not_keep_their_widget_alive(qapp: QCoreApplication) -> None:
    widget = QWidget()
    child = QLabel(widget)
    Words(child, setText=text.reset)
    gone = weakref.ref(child)
    widget.deleteLater()
    del widget, child
    QCoreApplication.sendPostedEvents(None, 52)  # deferred deletions
    gc.collect()
    i18n.hub().use("ja")
    assert gone() is None


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["ja-JP", "ja", "en-US"], "ja"),
        (["en-GB", "ja-JP"], "en"),
        (["fr-FR", "ja_JP", "en"], "ja"),
        (["JA"], "ja"),
        (["jam-JM", "de"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_is_spoken_is_taken(preferred: list[str], language: str) -> None:
    assert i18n.first_spoken(preferred) == language
