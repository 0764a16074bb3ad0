"""Turns the open lessons into a session and back."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from pathlib import Path

from attention_viewer.framework import session
from attention_viewer.framework.lesson import Text
from attention_viewer.framework.messages import Messages
from attention_viewer.framework.session import Session, SessionError, SessionProblem
from attention_viewer.framework.system_faults import why
from attention_viewer.shell import text
from attention_viewer.shell.lesson_host import LessonHost
from attention_viewer.widgets.math_markup import escape, plain

log = logging.getLogger(__name__)

_MOST_NAMES, _MOST_LETTERS = 6, 40
"""Of what is named in a notice: a file may hold anything."""

_WORDS: dict[SessionProblem, Text] = {
    SessionProblem.UNREADABLE: text.file_unreadable,
    SessionProblem.NO_SESSION: text.file_no_session,
    SessionProblem.NEWER_VERSION: text.file_newer_version,
}


def take_session(hosts: Sequence[LessonHost], open_lesson: str) -> Session:
    """Return the states of all lessons; later versions may begin with other worked examples."""
    return Session({host.lesson.id: _stored(host) for host in hosts}, open_lesson)


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
        cause = "" if error.cause is None else why(error.cause)
        told = _WORDS[error.problem]().format(name=escape(error.name), why=escape(cause))
        messages.error(told)
        return None


def start_with(loaded: Session, hosts: Sequence[LessonHost]) -> None:
    """Put a session's states into lessons that nobody has touched: there is nothing to undo."""
    for host in hosts:
        host.store.load(_state_for(host, loaded))


def change_to(loaded: Session, hosts: Sequence[LessonHost]) -> None:
    """Put a session's states into the lessons, as one undo step for each."""
    for host in hosts:
        host.store.end_merge()
        host.store.replace(text.open_step(), _state_for(host, loaded))


def tell_what_is_missing(loaded: Session, hosts: Sequence[LessonHost], messages: Messages) -> None:
    """Name what could not be read, and what a newer program may have written; else say nothing."""
    if not (loaded.faults or loaded.unknown):
        return
    log.info("not read: %s; unknown: %s", dict(loaded.faults), loaded.unknown)
    titles = {host.lesson.id: plain(host.lesson.title()) for host in hosts}
    broken = _listed([titles[lesson_id] for lesson_id in loaded.faults])
    unknown = _listed([_place(each, titles) for each in loaded.unknown])
    if not loaded.unknown:
        words = text.partly_opened()
    elif not loaded.faults:
        words = text.opened_without()
    else:
        words = text.partly_opened_without()
    messages.warn(words.format(names=escape(broken), unknown=escape(unknown)))


def _state_for(host: LessonHost, loaded: Session) -> object:
    """Return a lesson's state in the session; one that is not in it starts afresh."""
    return loaded.states.get(host.lesson.id, host.lesson.state_type())


def _place(place: tuple[str, ...], titles: Mapping[str, str]) -> str:
    lesson, *names = (each[:_MOST_LETTERS] for each in place)
    return " › ".join([titles.get(lesson, lesson), *names])


def _listed(names: Sequence[str]) -> str:
    """Return the names, the first few of many; each once."""
    different = list(dict.fromkeys(names))
    rest = ["…"] if len(different) > _MOST_NAMES else []
    return ", ".join(different[:_MOST_NAMES] + rest)
