"""The shipped files: folders found, licences told, icons drawn."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtSvg import QSvgRenderer

from attention_viewer.runtime import paths

ROOT = Path(__file__).parents[2]
RESOURCES = ROOT / "resources"
LICENCES = RESOURCES / "licences"
INDEX: list[dict[str, str]] = json.loads((LICENCES / "index.json").read_text(encoding="utf-8"))
ICONS = sorted((RESOURCES / "icons").glob("*.svg"))
NEEDED_ICONS = {
    *("undo", "redo", "reset", "refresh", "eye-off", "export", "copy", "guide"),
    *("sun", "moon", "projector", "lock", "unlock", "play", "stop", "plus", "close", "check"),
    *("chevron-down", "chevron-up", "chevron-right", "chevron-left", "arrow-right"),
    *("info", "warning", "app"),
}
FONT_OWNERS = {
    "Inter": "Inter",
    "NotoSansJP": "Noto Sans JP",
    "AttentionViewerMath": "STIX Two Math",
}


def plain_name(requirement: str) -> str:
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match is not None, requirement
    return match[0].lower().replace("_", "-")


def entries_for(package: str) -> list[dict[str, str]]:
    return [entry for entry in INDEX if package in re.split(r"[ ()]", entry["name"].lower())]


def test_resources_of_a_checkout() -> None:
    assert paths.resources() == RESOURCES


def test_resources_inside_the_package_go_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "attention_viewer"
    (package / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(paths, "__file__", str(package / "runtime" / "paths.py"))
    assert paths.resources() == package / "resources"


def test_resources_of_a_frozen_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "unpacked" / "resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "lib" / "a" / "runtime" / "paths.py"))
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "unpacked"), raising=False)
    assert paths.resources() == tmp_path / "unpacked" / "resources"


def test_lost_resources_say_where_they_were_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "lib" / "a" / "runtime" / "paths.py"))
    with pytest.raises(FileNotFoundError, match=re.escape(str(tmp_path / "lib" / "resources"))):
        paths.resources()


def test_home_variable_moves_settings_and_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    assert paths.settings_dir() == tmp_path / "settings"
    assert paths.state_dir() == tmp_path / "state"
    assert list(tmp_path.iterdir()) == []


def test_empty_home_variable_means_the_usual_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "")
    assert paths.settings_dir().is_absolute()
    assert paths.APP_NAME in paths.settings_dir().parts
    assert paths.APP_NAME in paths.state_dir().parts


@pytest.mark.parametrize("entry", INDEX, ids=lambda entry: entry["name"])
def test_licence_entry_is_complete(entry: dict[str, str]) -> None:
    assert all(entry[key] for key in ("name", "versions", "licence", "file", "part"))
    text = (LICENCES / entry["file"]).read_text(encoding="utf-8")
    assert len(text) > 500
    opening = {
        "MIT": "Permission is hereby granted",
        "BSD-3-Clause": "Redistribution and use",
        "OFL-1.1": "SIL OPEN FONT LICENSE",
        "LGPL-3.0-only": "GNU LESSER GENERAL PUBLIC LICENSE",
        "PSF-2.0": "PYTHON SOFTWARE FOUNDATION LICENSE",
        "CC-BY-4.0": "Creative Commons Attribution 4.0",
        "CC0-1.0": "CC0 1.0 Universal",
    }
    assert opening[entry["licence"]] in text


def test_no_licence_text_lies_unused() -> None:
    used = {entry["file"] for entry in INDEX} | {"index.json"}
    assert {path.name for path in LICENCES.iterdir()} == used


def test_every_dependency_has_a_licence_with_its_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for requirement in project["dependencies"]:
        name = plain_name(requirement)
        found = entries_for(name)
        assert found, name
        assert found[0]["versions"] == requirement[len(name) :].strip()


def test_every_pinned_package_has_a_licence() -> None:
    pins = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8")
    names = [plain_name(line) for line in pins.splitlines() if "==" in line and line[0] != "#"]
    assert len(names) >= 8
    assert [name for name in names if not entries_for(name)] == []


def test_every_font_file_has_a_licence() -> None:
    named = {entry["name"] for entry in INDEX if entry["licence"] == "OFL-1.1"}
    files = list((RESOURCES / "fonts").iterdir())
    assert len(files) >= 7
    assert {FONT_OWNERS[path.stem.split("-")[0]] for path in files} == named


def test_fonts_stay_small() -> None:
    assert sum(path.stat().st_size for path in (RESOURCES / "fonts").iterdir()) < 6_000_000


def test_no_icon_is_missing() -> None:
    assert {path.stem for path in ICONS} >= NEEDED_ICONS


@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_icon_keeps_to_what_qt_draws(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not re.search(
        r"<(symbol|use|clipPath|mask|filter|style|text)\b|\b(style|class)=", source
    )
    if path.stem != "app":
        assert 'viewBox="0 0 24 24"' in source
        assert "currentColor" in source
        assert not re.search(r"#[0-9A-Fa-f]{3}", source), "the loader puts the colour in"


@pytest.mark.parametrize("size_px", [16, 24])
@pytest.mark.parametrize("path", ICONS, ids=lambda path: path.stem)
def test_icon_paints_inside_its_square(path: Path, size_px: int) -> None:
    inked = inked_pixels(path, size_px)
    # A stroke of 1.75 on a grid of 24: the leanest, a chevron, inks some 6 % of the square.
    assert 0.03 < len(inked) / size_px**2 < 0.99  # the program icon has round corners
    columns = {x for x, _ in inked}
    rows = {y for _, y in inked}
    for used in (columns, rows):
        middle = (min(used) + max(used) + 1) / 2
        assert abs(middle - size_px / 2) <= size_px / 12, "off centre"


def test_play_is_filled_and_chevrons_are_lines() -> None:
    play = RESOURCES / "icons" / "play.svg"
    assert len(inked_pixels(play, 24)) > 2 * len(inked_pixels(play.with_stem("chevron-right"), 24))


def inked_pixels(path: Path, size_px: int) -> set[tuple[int, int]]:
    """Return the pixels that an icon in red covers by more than a quarter."""
    renderer = QSvgRenderer(QByteArray(path.read_bytes().replace(b"currentColor", b"#FF0000")))
    assert renderer.isValid()
    image = QImage(size_px, size_px, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size_px, size_px))
    painter.end()
    square = [(x, y) for x in range(size_px) for y in range(size_px)]
    inked = {(x, y) for x, y in square if image.pixelColor(x, y).alpha() > 64}
    if path.stem != "app":
        assert all(image.pixelColor(x, y).red() > 200 for x, y in inked), "colour not replaced"
        assert all(image.pixelColor(x, y).blue() == 0 for x, y in inked)
    return inked


def test_program_icon_holds_all_sizes() -> None:
    reader = QImageReader(str(RESOURCES / "icons" / "app.ico"))
    sizes = []
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        image = reader.read()
        assert image.width() == image.height()
        sizes.append(image.width())
    assert sorted(sizes) == [16, 32, 48, 64, 128, 256]
    for size in sizes:
        assert QImage(str(RESOURCES / "icons" / f"app-{size}.png")).width() == size
