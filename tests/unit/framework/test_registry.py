"""Lessons are found by their folders, and a bad folder is named."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from attention_viewer.framework.registry import RegistryError, find_lessons

GOOD = """
from attention_viewer.framework.lesson import Lesson
LESSON = Lesson({id!r}, {order}, lambda: "t", dict, list, list, lambda: None)
"""
MakePackage = Callable[[dict[str, str]], str]


@pytest.fixture
def make_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MakePackage:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def make(folders: dict[str, str]) -> str:
        name = f"made_{tmp_path.name}".replace("-", "_")
        root = tmp_path / name
        root.mkdir()
        (root / "__init__.py").write_text("", encoding="utf-8")
        for folder, source in folders.items():
            (root / folder).mkdir()
            (root / folder / "__init__.py").write_text(source, encoding="utf-8")
        return name

    return make


def test_lessons_come_in_the_order_of_their_places(make_package: MakePackage) -> None:
    package = make_package({"a": GOOD.format(id="a", order=20), "b": GOOD.format(id="b", order=10)})
    assert [lesson.id for lesson in find_lessons(package)] == ["b", "a"]


def test_a_plain_module_is_no_lesson(make_package: MakePackage, tmp_path: Path) -> None:
    package = make_package({"a": GOOD.format(id="a", order=1)})
    (tmp_path / package / "shared.py").write_text("x = 1\n", encoding="utf-8")
    assert len(find_lessons(package)) == 1


@pytest.mark.parametrize("source", ["", "LESSON = 3"])
def test_a_folder_without_a_lesson_is_named(make_package: MakePackage, source: str) -> None:
    with pytest.raises(RegistryError, match=r"\.a has no LESSON"):
        find_lessons(make_package({"a": source}))


def test_an_id_that_is_not_the_folders_name_is_named(make_package: MakePackage) -> None:
    with pytest.raises(RegistryError, match="calls itself 'other'"):
        find_lessons(make_package({"a": GOOD.format(id="other", order=1)}))


def test_two_lessons_in_one_place_are_named(make_package: MakePackage) -> None:
    folders = {name: GOOD.format(id=name, order=1) for name in ("a", "b")}
    with pytest.raises(RegistryError, match="a and b both claim place 1"):
        find_lessons(make_package(folders))
