"""What the commands that draw wait for; their pictures are looked at in tests/e2e."""

from __future__ import annotations

import argparse
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication

from attention_viewer.commands import pictures
from attention_viewer.commands.tables import UsageError
from attention_viewer.shell.lesson_host import LessonHost


class EndlessPage:
    """A page whose job never ends."""

    def settled(self) -> bool:
        return False


class EndlessHost:
    """A host of such a page."""

    lesson = argparse.Namespace(id="vectors")

    def page(self) -> EndlessPage:
        return EndlessPage()


def test_a_lesson_that_does_not_finish_is_no_picture(qapp: QApplication) -> None:
    host = cast(LessonHost, EndlessHost())
    with pytest.raises(UsageError, match="vectors: not finished after 0 s"):
        pictures.settle(host, patience=0.0)
