"""Every test with windows starts in English and light, with the shipped fonts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from attention_viewer.framework import i18n
from attention_viewer.runtime import fonts, theme


@pytest.fixture(autouse=True)
def neutral_look(qapp: QApplication) -> Iterator[None]:
    """Put language and theme in force before the test and back after it."""
    fonts.register()
    qapp.setStyle("Fusion")
    i18n.hub().use("en")
    theme.hub().use(theme.LIGHT)
    yield
    i18n.hub().use("en")
    theme.hub().use(theme.LIGHT)
