"""The languages of the window, and words that change with them while the program runs."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import paths

LANGUAGES = {"en": "English", "ja": "日本語"}


class LanguageHub(QObject):
    """Tells when the language has changed. One for the whole program: see `hub`.

    Signals
    -------
    changed()
        Every widget asks for its words anew.
    settled()
        After all of them did; what is shown of a state is to be shown anew.
    """

    changed = Signal()
    settled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.language = "en"
        self._translators: list[tuple[QTranslator, bytes]] = []

    def use(self, language: str) -> None:
        """Switch the program to ``language`` ("en" or "ja") and tell everybody."""
        if language not in LANGUAGES:
            raise ValueError(f"no such language: {language}")
        for translator, _ in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = _load_all(language)
        self.language = language
        self.changed.emit()
        self.settled.emit()


_hub: list[LanguageHub] = []


def hub() -> LanguageHub:
    """Return the one hub, made when first asked for."""
    if not _hub:
        _hub.append(LanguageHub())
    return _hub[0]


def system_language() -> str:
    """Return the language that the person's system speaks, if this program does."""
    return first_spoken(QLocale.system().uiLanguages())


def first_spoken(preferred: Sequence[str]) -> str:
    """Return the first language of a list such as ``["fr-FR", "ja-JP"]`` that there is, or "en"."""
    languages = (re.split("[-_]", name)[0].lower() for name in preferred)
    return next((language for language in languages if language in LANGUAGES), "en")


class Words(QObject):
    """Keeps a widget's visible strings in the language of the moment.

    ``Words(widget, setText=text.reset, setToolTip=text.reset_tip)`` calls each named setter
    now and after every change of language.
    """

    def __init__(self, widget: QObject, **texts: Text) -> None:
        super().__init__(widget)
        self._texts = texts
        hub().changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Ask for every string anew."""
        widget: Any = self.parent()
        for setter, text in self._texts.items():
            getattr(widget, setter)(text())


def _load_all(language: str) -> list[tuple[QTranslator, bytes]]:
    """Return the translators with the bytes they read from.

    Given a file's name, Qt would map it into memory, and the process would die at the next word
    when somebody replaces the file, as an update does.
    """
    files = sorted((paths.resources() / "i18n").glob(f"*_{language}.qm"))
    qt_file = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    translators = []
    for file in [qt_file / f"qtbase_{language}.qm", *files]:
        data = file.read_bytes() if file.is_file() else b""
        translator = QTranslator()
        if data and translator.load(data):
            QCoreApplication.installTranslator(translator)
            translators.append((translator, data))
    return translators
