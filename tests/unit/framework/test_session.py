"""Lesson files: round trip, old and broken ones, and nothing half written."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from attention_viewer.core.limits import check_range
from attention_viewer.framework import files, session
from attention_viewer.framework.lesson import Lesson, LessonParts
from attention_viewer.framework.session import Session, SessionError, SessionProblem

GOLDEN = Path(__file__).parents[2] / "data" / "session_schema_1.attn.json"


@dataclass(frozen=True, kw_only=True)
class Vectors:
    query: tuple[float, ...] = (1.0, 0.2)
    keys: tuple[tuple[float, ...], ...] = ((0.9, 0.1), (0.1, 0.9))
    names: tuple[str, ...] = ("k1", "k2")
    snap: bool = True


@dataclass(frozen=True, kw_only=True)
class Counts:
    trials: int = 5000

    def __post_init__(self) -> None:
        check_range("trials", self.trials, 1, 1_000_000)


@dataclass(frozen=True)
class Part:
    rows: int = 1


@dataclass(frozen=True)
class Nested:
    heads: tuple[Part, ...] = ()
    first: Part = Part()


def no_parts() -> LessonParts:
    raise AssertionError("a session needs no view")


def nothing() -> Sequence[Any]:
    return ()


LESSONS = (
    Lesson("vectors", 1, str, Vectors, nothing, nothing, no_parts),
    Lesson("counts", 2, str, Counts, nothing, nothing, no_parts),
)
CHANGED = Session(
    {
        "vectors": Vectors(
            query=(0.1, 1e-300), keys=((1 / 3, -2.5),), names=("鍵 “一”",), snap=False
        ),
        "counts": Counts(trials=7),
    },
    "counts",
)


def document(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


def write(path: Path, content: object) -> Path:
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "class.attn.json"
    session.save(path, CHANGED, "0.1.0")
    return path


def test_what_is_saved_is_read_equal(saved: Path) -> None:
    assert session.load(saved, LESSONS) == CHANGED


def test_a_file_of_schema_1_is_read_for_ever() -> None:
    assert session.load(GOLDEN, LESSONS) == CHANGED


def test_the_present_program_still_writes_that_file(saved: Path) -> None:
    assert saved.read_bytes() == GOLDEN.read_bytes()


def test_unknown_lessons_and_fields_are_named_and_the_rest_is_read(saved: Path) -> None:
    content = document(saved)
    content["lessons"]["of the future"] = {"a": 1}
    content["lessons"]["counts"]["of the future"] = 2
    read = session.load(write(saved, content), LESSONS)
    assert read.states == CHANGED.states
    assert read.unknown == (("of the future",), ("counts", "of the future"))


def test_unknown_fields_inside_of_fields_are_named(tmp_path: Path) -> None:
    lesson = Lesson("nested", 1, str, Nested, nothing, nothing, no_parts)
    parts = {"heads": [{"rows": 2}, {"rows": 3, "wide": True}], "first": {"deep": 1}}
    content = {"format": "attention-viewer", "schema": 1, "lessons": {"nested": parts}}
    read = session.load(write(tmp_path / "n.attn.json", content), [lesson])
    assert read.states["nested"] == Nested((Part(2), Part(3)))
    assert read.unknown == (("nested", "heads", "wide"), ("nested", "first", "deep"))


@pytest.mark.parametrize(
    "broken", [{"trials": 0}, {"trials": "many"}, {"trials": 1.5}, {"trials": 10**400}, [], None]
)
def test_a_broken_lesson_is_named_and_the_others_are_read(saved: Path, broken: object) -> None:
    content = document(saved)
    content["lessons"]["counts"] = broken
    read = session.load(write(saved, content), LESSONS)
    assert set(read.states) == {"vectors"}
    assert list(read.faults) == ["counts"]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", SessionProblem.NO_SESSION),
        (b"q,k\n1,2\n", SessionProblem.NO_SESSION),
        (b"\xff\xfe\x00", SessionProblem.NO_SESSION),
        (b"[1, 2]", SessionProblem.NO_SESSION),
        (b"[" * 100_000, SessionProblem.NO_SESSION),
        (b'{"a": ' * 100_000 + b"1", SessionProblem.NO_SESSION),
        (b'{"format": "other", "schema": 1, "lessons": {}}', SessionProblem.NO_SESSION),
        (b'{"format": "attention-viewer", "schema": 1}', SessionProblem.NO_SESSION),
        (b'{"format": "attention-viewer", "schema": 2}', SessionProblem.NEWER_VERSION),
        (b'{"format": "attention-viewer", "schema": "1"}', SessionProblem.NO_SESSION),
        (b'{"format": "attention-viewer", "schema": 0}', SessionProblem.NO_SESSION),
        (b'{"format": "attention-viewer"}', SessionProblem.NO_SESSION),
    ],
)
def test_what_is_no_session_is_refused(
    tmp_path: Path, content: bytes, problem: SessionProblem
) -> None:
    path = tmp_path / "odd.attn.json"
    path.write_bytes(content)
    with pytest.raises(SessionError, match=r"^odd\.attn\.json: ") as caught:
        session.load(path, LESSONS)
    assert caught.value.problem is problem
    assert caught.value.name == path.name


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SessionError, match=r"^none\.json: ") as caught:
        session.load(tmp_path / "none.json", LESSONS)
    assert caught.value.problem is SessionProblem.UNREADABLE


def test_the_file_before_is_kept(saved: Path) -> None:
    before = saved.read_bytes()
    session.save(saved, replace(CHANGED, open_lesson="vectors"), "0.1.0")
    assert (saved.parent / f"{saved.name}.bak").read_bytes() == before
    assert session.load(saved, LESSONS).open_lesson == "vectors"


def test_a_write_that_fails_leaves_the_old_file_and_no_other(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_path: Path, _target: Path) -> None:
        raise OSError("disk full")

    before = saved.read_bytes()
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk full"):
        files.write_whole(saved, b"new")
    assert saved.read_bytes() == before
    assert [file.name for file in saved.parent.iterdir()] == [saved.name]


def test_old_documents_are_brought_up_to_date_step_by_step(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def to_2(content: dict[str, Any]) -> dict[str, Any]:
        counts = content["lessons"]["counts"]
        counts["tries"] = counts.pop("trials") + 1
        return content

    def to_3(content: dict[str, Any]) -> dict[str, Any]:
        counts = content["lessons"]["counts"]
        counts["trials"] = counts.pop("tries") * 10
        return content

    monkeypatch.setattr(session, "SCHEMA", 3)
    monkeypatch.setattr(session, "MIGRATIONS", {1: to_2, 2: to_3})
    assert session.load(saved, LESSONS).states["counts"] == Counts(trials=80)


def test_there_is_a_migration_for_each_older_schema() -> None:
    assert set(session.MIGRATIONS) == set(range(1, session.SCHEMA))


def test_a_large_file_is_written_without_line_breaks_and_read_equal(tmp_path: Path) -> None:
    keys = tuple((number / 7, -number / 3) for number in range(40_000))
    large = Session({"vectors": Vectors(keys=keys)})
    session.save(tmp_path / "large.attn.json", large, "0.1.0")
    assert (tmp_path / "large.attn.json").read_bytes().count(b"\n") == 1
    assert session.load(tmp_path / "large.attn.json", LESSONS) == large


def test_a_file_far_too_large_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "film.attn.json").open("wb") as file:
        file.truncate(session.MOST_BYTES + 1)  # a file with a hole
    with pytest.raises(SessionError, match="too large"):
        session.load(tmp_path / "film.attn.json", LESSONS)
