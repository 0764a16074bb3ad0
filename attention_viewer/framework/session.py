"""Lesson states in a file, so that a teacher can prepare a class and open it there."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

from attention_viewer.core.limits import StateError
from attention_viewer.framework.files import write_whole
from attention_viewer.framework.lesson import Lesson

FORMAT = "attention-viewer"
SCHEMA = 1
SUFFIX = ".attn.json"
MOST_READABLE_BYTES = 1 << 20
"""Larger files are written without line breaks: nobody reads them, and they are kept often."""
MOST_BYTES = 512 << 20
"""Twice what the largest tables need."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Mapping[int, Migration] = {}
"""Turns the document of schema n, a plain dict, into that of schema n + 1."""


class SessionProblem(Enum):
    """Why a file cannot be opened."""

    UNREADABLE = "unreadable"
    NO_SESSION = "no session"
    NEWER_VERSION = "newer version"


class SessionError(Exception):
    """A file that cannot be opened at all; the words name the file and the fault.

    Parameters
    ----------
    problem
        What is wrong, for a sentence in the person's language.
    name
        The file's name.
    detail
        The fault in English, for developers.
    cause
        The system's error when the file is UNREADABLE.
    """

    def __init__(
        self, problem: SessionProblem, name: str, detail: str, cause: OSError | None = None
    ) -> None:
        super().__init__(f"{name}: {detail}")
        self.problem = problem
        self.name = name
        self.cause = cause


@dataclass(frozen=True)
class Session:
    """What a file holds of the lessons.

    Attributes
    ----------
    states
        By lesson id.
    open_lesson
        Id of the lesson that was open; may be empty or unknown.
    faults
        Why a lesson's part could not be read, in English, by lesson id.
    unknown
        Places in the file that this program has no use for: ``(lesson,)`` or
        ``(lesson, field, ...)``. A newer program may have written them.
    """

    states: Mapping[str, Any]
    open_lesson: str = ""
    faults: Mapping[str, str] = field(default_factory=dict)
    unknown: Sequence[tuple[str, ...]] = ()


def save(path: Path, session: Session, app_version: str, *, backup: bool = True) -> None:
    """Write a session; with ``backup`` the file that stood there is kept as ``.bak``.

    Raises
    ------
    OSError
        If the file cannot be written.
    """
    document = {
        "format": FORMAT,
        "schema": SCHEMA,
        "app": app_version,
        "open": session.open_lesson,
        "lessons": dict(session.states),
    }
    text = msgspec.json.encode(document)
    if len(text) <= MOST_READABLE_BYTES:
        text = msgspec.json.format(text)
    write_whole(path, text + b"\n", backup=backup)


def load(path: Path, lessons: Sequence[Lesson]) -> Session:
    """Read a session. What is broken or unknown in it is named, and the rest is read.

    Raises
    ------
    SessionError
        If the file is no session, or one of a newer program.
    """
    document = _migrated(_document(path), path)
    parts = document.get("lessons")
    if not isinstance(parts, dict):
        raise SessionError(SessionProblem.NO_SESSION, path.name, "no lessons in it")
    states: dict[str, Any] = {}
    faults: dict[str, str] = {}
    ids = {lesson.id for lesson in lessons}
    unknown: list[tuple[str, ...]] = [(name,) for name in parts if name not in ids]
    for lesson in lessons:
        if lesson.id in parts:
            _read_state(lesson, parts[lesson.id], states, faults)
    for lesson_id, state in states.items():
        unknown += _unread(parts[lesson_id], msgspec.to_builtins(state), (lesson_id,))
    return Session(states, str(document.get("open", "")), faults, tuple(unknown))


def _read_state(
    lesson: Lesson, raw: object, states: dict[str, Any], faults: dict[str, str]
) -> None:
    try:
        states[lesson.id] = msgspec.convert(raw, lesson.state_type, strict=True)
    except (msgspec.ValidationError, StateError) as error:
        faults[lesson.id] = str(error)


def _unread(raw: object, read: object, place: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the places of the names in ``raw`` that nothing in ``read`` comes from."""
    if isinstance(raw, dict) and isinstance(read, dict):
        for name, value in raw.items():
            if name in read:
                yield from _unread(value, read[name], (*place, name))
            else:
                yield (*place, name)
    elif isinstance(raw, list) and isinstance(read, list | tuple):
        for value, kept in zip(raw, read, strict=False):
            yield from _unread(value, kept, place)


def _document(path: Path) -> dict[str, Any]:
    try:
        if path.stat().st_size > MOST_BYTES:
            raise SessionError(SessionProblem.NO_SESSION, path.name, "too large for a lesson file")
        document = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        detail = error.strerror or str(error)
        raise SessionError(SessionProblem.UNREADABLE, path.name, detail, error) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        detail = f"not a lesson file ({error})"
        raise SessionError(SessionProblem.NO_SESSION, path.name, detail) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        detail = "not a lesson file of Attention Viewer"
        raise SessionError(SessionProblem.NO_SESSION, path.name, detail)
    return document


def _migrated(document: dict[str, Any], path: Path) -> dict[str, Any]:
    schema = document.get("schema")
    if not isinstance(schema, int) or schema < 1:
        raise SessionError(SessionProblem.NO_SESSION, path.name, f"of no known schema: {schema!r}")
    if schema > SCHEMA:
        detail = f"made by a newer version (schema {schema})"
        raise SessionError(SessionProblem.NEWER_VERSION, path.name, detail)
    for step in range(schema, SCHEMA):
        document = MIGRATIONS[step](document)
    return document
