"""Which keys there are: asked of the controls that are shown, and of the window's actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.shell.actions import ActionTable
from attention_viewer.shell.help import text
from attention_viewer.widgets.key_help import KeyHelp, KeyUse

_SIGNS = {"Left": "\u2190", "Right": "\u2192", "Up": "\u2191", "Down": "\u2193", "-": "\u2212"}
BETWEEN = KeyHelp(
    text.between_controls,
    (KeyUse(("Tab", "Shift+Tab"), text.next_control), KeyUse(("Space",), text.press_control)),
)


@dataclass(frozen=True)
class KeyRow:
    """Keys as shown on their caps, and what they do."""

    caps: tuple[str, ...]
    does: str


@dataclass(frozen=True)
class KeyGroup:
    """Rows under one heading."""

    heading: str
    rows: tuple[KeyRow, ...]


def lesson_groups(page: QWidget) -> list[KeyGroup]:
    """Return what keys do in the controls shown on a lesson's page, one group a kind."""
    kinds = dict.fromkeys((*_helps(page), BETWEEN))
    return [
        KeyGroup(kind.kind(), tuple(_row(use.keys, use.does) for use in kind.uses))
        for kind in kinds
    ]


def program_groups(actions: ActionTable, lessons: Sequence[tuple[str, str]]) -> list[KeyGroup]:
    """Return the keys of the window's menus.

    Parameters
    ----------
    lessons
        Title and key of each lesson.
    """
    groups = []
    for menu, heading in actions.menus():
        rows = [
            KeyRow(tuple(cap_of(each) for each in action.shortcuts()), words().rstrip("\u2026"))
            for words, action in actions.named(menu)
            if action.shortcuts()
        ]
        if menu == "lesson":
            rows += [KeyRow((cap_of(QKeySequence(key)),), title) for title, key in lessons]
        groups.append(KeyGroup(heading().replace("&", ""), tuple(rows)))
    return [group for group in groups if group.rows]


def cap_of(keys: QKeySequence) -> str:
    """Return keys as they stand on a cap, arrows as arrows."""
    name = keys.toString(QKeySequence.SequenceFormat.NativeText)
    before, plus, last = name.rpartition("+")
    if not last:  # the plus key itself
        return name
    return f"{before}{plus}{_SIGNS.get(last, last)}"


def _row(keys: Sequence[str], does: Text) -> KeyRow:
    return KeyRow(tuple(cap_of(QKeySequence(key)) for key in keys), does())


def _helps(page: QWidget) -> Iterator[KeyHelp]:
    """Yield the help of the controls that are shown, in their order on the page."""
    for widget in (page, *page.findChildren(QWidget)):
        found = getattr(widget, "KEY_HELP", None)
        takes_keys = widget is page or widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        if isinstance(found, KeyHelp) and takes_keys and widget.isVisibleTo(page):
            yield found
