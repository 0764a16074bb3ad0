"""Settings survive, and nothing wrong in them stops the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from attention_viewer.framework import settings
from attention_viewer.framework.settings import AppSettings

CHOSEN = AppSettings(
    language="ja", theme="dark", zoom=1.25, lesson="softmax", width=1600, height=900
)


def write(folder: Path, content: object) -> None:
    (folder / settings.FILE_NAME).write_text(json.dumps(content), encoding="utf-8")


def test_what_is_saved_is_read_equal(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "yet"
    assert settings.save(CHOSEN, folder)
    assert settings.load(folder) == CHOSEN


def test_without_a_file_all_is_default(tmp_path: Path) -> None:
    assert settings.load(tmp_path) == AppSettings()


@pytest.mark.parametrize("content", ["", "{", "[]", "3", '"x"', "[" * 100_000])
def test_a_broken_file_gives_defaults(tmp_path: Path, content: str) -> None:
    (tmp_path / settings.FILE_NAME).write_text(content, encoding="utf-8")
    assert settings.load(tmp_path) == AppSettings()


@pytest.mark.parametrize(
    ("name", "bad"),
    [
        ("language", "fr"),
        ("language", 3),
        ("theme", "pink"),
        ("theme", None),
        ("zoom", 3.0),
        ("zoom", "large"),
        ("width", "wide"),
        ("height", 1.5),
        ("lesson", 4),
    ],
)
def test_a_bad_value_alone_is_dropped(tmp_path: Path, name: str, bad: object) -> None:
    assert settings.save(CHOSEN, tmp_path)
    content = json.loads((tmp_path / settings.FILE_NAME).read_text(encoding="utf-8"))
    write(tmp_path, content | {name: bad})
    read = settings.load(tmp_path)
    for field in ("language", "theme", "zoom", "lesson", "width", "height"):
        owner = AppSettings() if field == name else CHOSEN
        assert getattr(read, field) == getattr(owner, field), field


def test_a_window_is_never_tiny_nor_huge(tmp_path: Path) -> None:
    write(tmp_path, {"width": 1, "height": 999_999})
    read = settings.load(tmp_path)
    assert (read.width, read.height) == (800, 10_000)


def test_values_of_a_newer_program_are_passed_over(tmp_path: Path) -> None:
    write(tmp_path, {"theme": "dark", "sound": True})
    assert settings.load(tmp_path) == AppSettings(theme="dark")


def test_a_folder_that_cannot_be_written_is_no_fault(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    assert not settings.save(CHOSEN, blocked)
    assert settings.load(blocked) == AppSettings()
