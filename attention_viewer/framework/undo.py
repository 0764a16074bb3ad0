"""The one undo command there is: a state before, a state after."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QUndoCommand

from attention_viewer.framework.i18n import hub

if TYPE_CHECKING:
    from attention_viewer.framework.store import LessonStore

UNDO_LIMIT = 200


class StateCommand(QUndoCommand):
    """Replaces a lesson's state. Commands with the same merge key become one step.

    Parameters
    ----------
    store
        The store whose state is replaced.
    text
        What the step is called in the Edit menu.
    before, after
        The two states.
    merge_key
        None, or a key shared by the edits of one drag.
    """

    def __init__(
        self, store: LessonStore, text: str, before: Any, after: Any, merge_key: str | None
    ) -> None:
        super().__init__(text)
        self._store = store
        self.before = before
        self.after = after
        self.merge_key = merge_key
        self.language = hub().language

    def undo(self) -> None:
        """Put the state before the edit back."""
        self._store.put(self.before)

    def redo(self) -> None:
        """Put the edited state in."""
        self._store.put(self.after)

    def id(self) -> int:
        """Return a number that Qt compares before it asks `mergeWith`; -1 never merges."""
        if self.merge_key is None:
            return -1
        return zlib.crc32(self.merge_key.encode()) & 0x7FFFFFFF

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take the newer command of the same drag into this one."""
        if not isinstance(other, StateCommand) or other.merge_key != self.merge_key:
            return False
        self.after = other.after
        self.setObsolete(bool(self.before == self.after))
        return True
