"""The pinned requirement files: complete, hashed, without any address, equal to each other."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import compile_pins
import pytest
from packaging.requirements import Requirement

FILES = [compile_pins.HERE / name for name in compile_pins.FILES]
SYSTEMS_AND_PYTHONS = 9


def pins(file: Path) -> dict[str, str]:
    """Return the version of each package in a requirement file."""
    text = file.read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", text, re.MULTILINE))


def declared() -> dict[str, list[Requirement]]:
    """Return the requirements of pyproject.toml: the program's own and those of each group."""
    project = tomllib.loads((compile_pins.PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = {"": project["project"]["dependencies"], **project["dependency-groups"]}
    return {name: [Requirement(line) for line in lines] for name, lines in groups.items()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_each_line_is_a_pin_or_a_hash(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    form = re.compile(r"[a-z0-9._-]+==\S+( ; [^/]*)? \\| {4}--hash=sha256:[0-9a-f]{64}( \\)?")
    assert [line for line in lines[1:] if not form.fullmatch(line)] == []


@pytest.mark.parametrize(("name", "groups"), compile_pins.FILES.items())
def test_the_pins_meet_what_is_declared(name: str, groups: tuple[str, ...]) -> None:
    held = pins(compile_pins.HERE / name)
    wanted = [each for group in ("", *groups) for each in declared()[group]]
    unmet = [str(e) for e in wanted if not e.specifier.contains(held.get(e.name.lower(), "0"))]
    assert unmet == []


def test_all_files_hold_the_same_versions() -> None:
    runtime = pins(FILES[0])
    for file in FILES[1:]:
        assert runtime.items() <= pins(file).items()


def test_binary_packages_have_archives_for_every_python_and_system() -> None:
    text = FILES[0].read_text(encoding="utf-8")
    numpy = text.split("numpy==")[1].split("==")[0]
    assert numpy.count("--hash") >= SYSTEMS_AND_PYTHONS


def test_addresses_and_comments_are_dropped() -> None:
    text = (
        "# by /somewhere\n--index-url https://x\n--find-links y\n\na==1 \\\n    --hash=sha256:0\n"
    )
    assert compile_pins.without_sources(text) == "a==1 \\\n    --hash=sha256:0\n"
