"""Holds a lesson's state; every edit goes through here and can be undone."""

import dataclasses
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from attention_viewer.core.limits import StateError
from attention_viewer.framework.undo import UNDO_LIMIT, StateCommand


class LessonStore(QObject):
    """The frozen state of one lesson and its undo history.

    Signals
    -------
    changed(old, new)
        After the state was replaced by a different one.
    refused(error)
        When an edit would have made an invalid state; the state is unchanged.
    """

    changed = Signal(object, object)
    refused = Signal(object)

    def __init__(self, state_type: type[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state_type = state_type
        self._state = state_type()
        self._merge_serial = 0
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(UNDO_LIMIT)

    @property
    def state(self) -> Any:
        """The present state."""
        return self._state

    def edit(self, text: str, *, merge: str | None = None, **fields: Any) -> bool:
        """Change fields of the state as one undo step.

        Parameters
        ----------
        text
            What the step is called in the Edit menu.
        merge
            Edits with the same name become one step until `end_merge` is called.
        **fields
            New values by field name.

        Returns
        -------
        bool
            False when the values were refused.
        """
        try:
            new = dataclasses.replace(self._state, **fields)
        except StateError as error:
            self.refused.emit(error)
            return False
        self.replace(text, new, merge=merge)
        return True

    def replace(self, text: str, new: Any, *, merge: str | None = None) -> None:
        """Make ``new`` the state, as one undo step; nothing happens when it is equal."""
        if new == self._state:
            return
        key = None if merge is None else f"{merge}#{self._merge_serial}"
        self.undo_stack.push(StateCommand(self, text, self._state, new, key))

    def end_merge(self) -> None:
        """End a drag: the next edit starts a new undo step."""
        self._merge_serial += 1

    def reset(self, text: str) -> None:
        """Return to the worked example; can be undone."""
        self.end_merge()
        self.replace(text, self._state_type())

    def load(self, state: Any) -> None:
        """Take a state from a file: the history starts anew."""
        self.undo_stack.clear()
        self.put(state)

    def put(self, state: Any) -> None:
        """Set the state and tell; for undo commands, which alone may bypass the history."""
        if state == self._state:
            return
        old, self._state = self._state, state
        self.changed.emit(old, state)
