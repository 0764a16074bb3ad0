"""Each rule about the sources finds what breaks it and leaves the rest alone."""

from __future__ import annotations

import ast
from collections.abc import Callable

import pytest

from tests.helpers import source_rules as rules

ROOM = "/" + "home/someone/notes.txt"


def has_qsettings(tree: ast.AST) -> object:
    return rules.names_used(tree, frozenset({"QSettings"}))


@pytest.mark.parametrize(
    ("rule", "source"),
    [
        (rules.capturing_connections, "button.clicked.connect(lambda: self.run())"),
        (rules.capturing_connections, "button.clicked.connect(partial(self.run, 1))"),
        (rules.capturing_connections, "button.clicked.connect(functools.partial(self.run, 1))"),
        (rules.capturing_connections, "QTimer.singleShot(0, lambda: self.run())"),
        (rules.relative_imports, "from .state import State"),
        (rules.relative_imports, "from .. import core"),
        (rules.naps, "time.sleep(1)"),
        (rules.naps, "sleep(1)"),
        (rules.naps, "QTest.qWait(1)"),
        (has_qsettings, "from PySide6.QtCore import QSettings"),
        (has_qsettings, "QtCore.QSettings('a')"),
        (rules.translations, 'translate("Shell", "Open")'),
        (rules.translations, 'QCoreApplication.translate("Shell", "Open")'),
        (rules.long_functions, "def long():\n" + "    x = 1\n" * 41),
    ],
)
def test_an_offence_is_found(rule: Callable[[ast.AST], object], source: str) -> None:
    assert rule(ast.parse(source))


@pytest.mark.parametrize(
    ("rule", "source"),
    [
        (rules.capturing_connections, "button.clicked.connect(self._on_clicked)"),
        (rules.capturing_connections, "button.clicked.connect(self.run, Qt.QueuedConnection)"),
        (rules.capturing_connections, "items.sort(key=lambda item: item.name)"),
        (rules.relative_imports, "from attention_viewer.core import vectors"),
        (rules.naps, "event.wait(1)"),
        (has_qsettings, "settings = AppSettings()"),
        (rules.translations, "painter.translate(1.0, 2.0)"),
        (rules.long_functions, "def fine():\n" + "    x = 1\n" * 40),
    ],
)
def test_what_is_allowed_is_left_alone(rule: Callable[[ast.AST], object], source: str) -> None:
    assert not rule(ast.parse(source))


@pytest.mark.parametrize("text", [ROOM, f"see {ROOM}", f'open("{ROOM}")', rules.INDEX_HOSTS[0]])
def test_addresses_are_found(text: str) -> None:
    assert rules.own_addresses(text)


@pytest.mark.parametrize(
    "text", ["a/home/page", "tests/unit", "/usr/sbin", "~/work/x", "$HOME/opt/x"]
)
def test_other_paths_are_left_alone(text: str) -> None:
    assert not rules.own_addresses(text)
