"""Words of the framework in Japanese: nothing of the system's or of Python's English is left."""

from __future__ import annotations

import errno
import re

import pytest

from attention_viewer.framework import i18n
from attention_viewer.framework.file_kinds import FileKind
from attention_viewer.framework.kind_words import kind_words
from attention_viewer.framework.system_faults import why

NAMES = re.compile("UTF-16|PDF|NumPy")


@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_the_system_s_faults_are_told_in_japanese(number: int) -> None:
    i18n.hub().use("ja")
    assert not re.search("[A-Za-z]", why(OSError(number, "in English")))


@pytest.mark.parametrize("kind", list(FileKind))
def test_kinds_of_files_are_told_in_both_languages(kind: FileKind) -> None:
    assert kind_words(kind) == kind
    i18n.hub().use("ja")
    assert not re.search("[A-Za-z]", NAMES.sub("", kind_words(kind)))
