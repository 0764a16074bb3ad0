"""Turns the open lessons into a session and back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from attention_viewer.framework import session
from attention_viewer.framework.messages import Messages
from attention_viewer.framework.session import Session, SessionError
from attention_viewer.shell import text
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.math_markup import plain


def take_session(hosts: Sequence[LessonHost], open_lesson: str) -> Session:
    """Return the states of all lessons that differ from their worked examples."""
    states = {
        host.lesson.id: host.store.state
        for host in hosts
        if host.store.state != host.lesson.state_type()
    }
    return Session(states, open_lesson)


def open_session(path: Path, hosts: Sequence[LessonHost], messages: Messages) -> str | None:
    """Load a session file into the lessons and say what could not be read.

    Returns
    -------
    str or None
        The lesson to open ("" when the file names none), None when nothing was opened.
    """
    try:
        loaded = session.load(path, [host.lesson for host in hosts])
    except SessionError as error:
        messages.error(text.not_opened().format(why=error))
        return None
    for host in hosts:
        state = loaded.states.get(host.lesson.id, host.lesson.state_type())
        host.store.load(state)
    if loaded.faults:
        names = [plain(host.lesson.title()) for host in hosts if host.lesson.id in loaded.faults]
        messages.warn(text.partly_opened().format(names=", ".join(names)))
    return loaded.open_lesson
