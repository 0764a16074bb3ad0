"""The table of the window's actions: one row a command, and the menus made from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from attention_viewer.framework.lesson import Text
from attention_viewer.shell import text
from attention_viewer.widgets.spoken import Words

Keys = QKeySequence.StandardKey | str


@dataclass(frozen=True)
class ActionSpec:
    """One command: its name in code, words, tip, keys, menu, and whether it stays pressed."""

    id: str
    menu: str
    text: Text
    tip: Text
    keys: tuple[Keys, ...] = ()
    checkable: bool = False


STANDARD = QKeySequence.StandardKey
MENUS: dict[str, Text] = {
    "file": text.file_menu,
    "edit": text.edit_menu,
    "view": text.view_menu,
    "lesson": text.lesson_menu,
    "help": text.help_menu,
}
SEPARATOR = "-"

ACTIONS: tuple[ActionSpec | str, ...] = (
    ActionSpec("open", "file", text.open_file, text.open_file_tip, (STANDARD.Open,)),
    ActionSpec("reopen", "file", text.reopen, text.reopen_tip),
    ActionSpec("save", "file", text.save_file, text.save_file_tip, (STANDARD.Save,)),
    "file" + SEPARATOR,
    ActionSpec("export_picture", "file", text.export_picture, text.export_picture_tip, ("Ctrl+E",)),
    ActionSpec("export_table", "file", text.export_table, text.export_table_tip, ("Ctrl+T",)),
    "file" + SEPARATOR,
    ActionSpec("quit", "file", text.quit_program, text.quit_program_tip, (STANDARD.Quit, "Ctrl+Q")),
    ActionSpec("undo", "edit", text.undo, text.undo_tip, (STANDARD.Undo,)),
    ActionSpec("redo", "edit", text.redo, text.redo_tip, ("Ctrl+Y", "Ctrl+Shift+Z")),
    ActionSpec("reset", "edit", text.reset, text.reset_tip, ("Ctrl+R",)),
    "edit" + SEPARATOR,
    ActionSpec("copy_picture", "edit", text.copy_picture, text.copy_picture_tip, ("Ctrl+Shift+C",)),
    ActionSpec("copy_table", "edit", text.copy_table, text.copy_table_tip, ("Ctrl+Shift+T",)),
    ActionSpec(
        "hide_numbers",
        "view",
        text.hide_numbers,
        text.hide_numbers_tip,
        ("Ctrl+H",),
        checkable=True,
    ),
    ActionSpec("guide", "view", text.guide, text.guide_tip, ("Ctrl+G",), checkable=True),
    "view" + SEPARATOR,
    ActionSpec("zoom_in", "view", text.zoom_in, text.zoom_in_tip, (STANDARD.ZoomIn, "Ctrl+=")),
    ActionSpec("zoom_out", "view", text.zoom_out, text.zoom_out_tip, (STANDARD.ZoomOut,)),
    ActionSpec("zoom_reset", "view", text.zoom_reset, text.zoom_reset_tip, ("Ctrl+0",)),
    "view" + SEPARATOR,
    ActionSpec("present", "view", text.present, text.present_tip, ("F5",), checkable=True),
    ActionSpec("full_screen", "view", text.full_screen, text.full_screen_tip, ("F11",)),
    ActionSpec("previous_lesson", "lesson", text.previous_lesson, text.lesson_tip, ("Ctrl+PgUp",)),
    ActionSpec("next_lesson", "lesson", text.next_lesson, text.lesson_tip, ("Ctrl+PgDown",)),
    ActionSpec("help", "help", text.show_help, text.show_help_tip, ("F1",)),
    # In no menu: it takes away what lies over the lesson.
    ActionSpec("step_out", "", text.step_out, text.step_out_tip, ("Esc",)),
    ActionSpec("about", "help", text.about, text.about_tip),
)


class ActionTable:
    """The window's QActions by id.

    Parameters
    ----------
    parent
        Owner of the actions.
    handlers
        Bound methods by action id; every action must have one.
    """

    def __init__(self, parent: QObject, handlers: dict[str, Callable[[], object]]) -> None:
        self._parent = parent
        self._actions: dict[str, QAction] = {}
        for row in ACTIONS:
            if isinstance(row, ActionSpec):
                self._actions[row.id] = self._make(row, handlers[row.id])

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def all(self) -> list[QAction]:
        """Return every action."""
        return list(self._actions.values())

    def menus(self) -> list[tuple[str, Text]]:
        """Return the menus with their titles."""
        return list(MENUS.items())

    def named(self, menu: str) -> list[tuple[Text, QAction]]:
        """Return what a menu's actions are called in general; the last menu has the unlisted."""
        listed = (menu, "") if menu == list(MENUS)[-1] else (menu,)
        rows = [row for row in ACTIONS if isinstance(row, ActionSpec) and row.menu in listed]
        return [(row.text, self._actions[row.id]) for row in rows]

    def of_menu(self, menu: str) -> list[QAction | None]:
        """Return a menu's actions in order; None stands for a separator."""
        rows: list[QAction | None] = []
        for row in ACTIONS:
            if isinstance(row, ActionSpec):
                if row.menu == menu:
                    rows.append(self._actions[row.id])
            elif row == menu + SEPARATOR:
                rows.append(None)
        return rows

    def _make(self, row: ActionSpec, handler: Callable[[], object]) -> QAction:
        action = QAction(self._parent)
        action.setObjectName(f"action_{row.id}")
        action.setCheckable(row.checkable)
        action.setShortcuts(_shortcuts(row.keys))
        Words(action, setText=row.text, setToolTip=row.tip, setStatusTip=row.tip)
        action.triggered.connect(handler)
        return action


def _shortcuts(keys: Sequence[Keys]) -> list[QKeySequence]:
    """Return each key once: on some systems a standard key is the one named beside it, or none.

    A key given twice would be ambiguous to Qt, and do nothing.
    """
    found: list[QKeySequence] = []
    for key in keys:
        sequence = QKeySequence(key)
        if sequence not in found and not sequence.isEmpty():
            found.append(sequence)
    return found
