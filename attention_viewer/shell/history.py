"""Undo and redo of the lesson that is open."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QUndoGroup, QUndoStack

from attention_viewer.framework.i18n import hub
from attention_viewer.framework.undo import StateCommand
from attention_viewer.shell import text
from attention_viewer.shell.actions import ActionTable


class History(QObject):
    """Connects the Edit menu's undo and redo with the open lesson's stack."""

    # On the class, too: Python may have cleared the object while its group still sends signals.
    _actions: ActionTable | None = None

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._group = QUndoGroup(self)

    def add(self, stack: QUndoStack) -> None:
        """Add a lesson's stack."""
        self._group.addStack(stack)

    def show(self, stack: QUndoStack) -> None:
        """Make the open lesson's stack the one that undo works on."""
        self._group.setActiveStack(stack)
        self._on_group_changed()

    def attach(self, actions: ActionTable) -> None:
        """Keep the two actions' words and state in step with the stack."""
        self._actions = actions
        self._group.canUndoChanged.connect(self._on_group_changed)
        self._group.canRedoChanged.connect(self._on_group_changed)
        self._group.undoTextChanged.connect(self._on_group_changed)
        self._group.redoTextChanged.connect(self._on_group_changed)
        hub().changed.connect(self._on_group_changed)
        self._on_group_changed()

    @Slot()
    def undo(self) -> None:
        """Take back the last step."""
        self._group.undo()

    @Slot()
    def redo(self) -> None:
        """Do again what was taken back."""
        self._group.redo()

    @Slot()
    def _on_group_changed(self) -> None:
        if self._actions is None:
            return
        undo, redo = self._actions["undo"], self._actions["redo"]
        undo.setEnabled(self._group.canUndo())
        redo.setEnabled(self._group.canRedo())
        step, again = self._step_name(-1), self._step_name(0)
        undo.setText(text.undo_named().format(step=step) if step else text.undo())
        redo.setText(text.redo_named().format(step=again) if again else text.redo())

    def _step_name(self, offset: int) -> str:
        """Return a step's name; "" when it was made while another language was spoken."""
        stack = self._group.activeStack()
        command = stack.command(stack.index() + offset) if stack is not None else None
        if isinstance(command, StateCommand) and command.language == hub().language:
            return command.text()
        return ""
