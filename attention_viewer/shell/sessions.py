"""Turns the open lessons into a session and back."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path

from attention_viewer.framework import session
from attention_viewer.framework.lesson import Text
from attention_viewer.framework.messages import Messages
from attention_viewer.framework.session import Session, SessionError, SessionProblem
from attention_viewer.shell import text
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.math_markup import escape, plain

log = logging.getLogger(__name__)

_WHY: dict[SessionProblem, Text] = {
    SessionProblem.UNREADABLE: text.file_unreadable,
    SessionProblem.NO_SESSION: text.file_no_session,
    SessionProblem.OTHER_VERSION: text.file_other_version,
}


def take_session(hosts: Sequence[LessonHost], open_lesson: str) -> Session:
    """Return the states of all lessons that differ from their worked examples."""
    states = {host.lesson.id: _stored(host) for host in hosts}
    changed = {
        host.lesson.id: states[host.lesson.id]
        for host in hosts
        if states[host.lesson.id] != host.lesson.state_type()
    }
    return Session(changed, open_lesson)


def _stored(host: LessonHost) -> object:
    """Return what of a lesson's state goes into files."""
    stored = host.lesson.stored
    return host.store.state if stored is None else stored(host.store.state)


def read_session(path: Path, hosts: Sequence[LessonHost], messages: Messages) -> Session | None:
    """Read a session file; None, and a notice that says why, where it cannot be read."""
    try:
        return session.load(path, [host.lesson for host in hosts])
    except SessionError as error:
        log.info("not opened: %s", error)
        messages.error(_WHY[error.problem]().format(name=escape(error.name)))
        return None


def show_session(loaded: Session, hosts: Sequence[LessonHost], messages: Messages) -> None:
    """Put a session's states into the lessons; a lesson it does not name starts afresh."""
    for host in hosts:
        state = loaded.states.get(host.lesson.id, host.lesson.state_type())
        host.store.load(state)
    if loaded.faults:
        log.info("not read: %s", dict(loaded.faults))
        names = [plain(host.lesson.title()) for host in hosts if host.lesson.id in loaded.faults]
        messages.warn(text.partly_opened().format(names=escape(", ".join(names))))
