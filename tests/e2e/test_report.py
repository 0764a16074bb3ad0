"""``report`` writes every lesson's pictures and tables, readable by other programs."""

from __future__ import annotations

import csv
import xml.etree.ElementTree as ET
from collections.abc import Callable
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from attention_viewer.framework import registry
from tests.e2e.programs import complaints, run

# One worker makes both reports once.
pytestmark = pytest.mark.xdist_group("report")

SVG_TEXT = "{http://www.w3.org/2000/svg}text"


class Page(HTMLParser):
    """Collects links, pictures, languages and words of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.files: list[str] = []
        self.alternatives: list[str] = []
        self.language = ""
        self.words = ""
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.files += [values[name] for name in ("href", "src") if name in values]
        if tag == "img":
            self.alternatives.append(values.get("alt", ""))
        if tag == "html":
            self.language = values.get("lang", "")

    def handle_data(self, data: str) -> None:
        self.words += data


@pytest.fixture(scope="session")
def report_in(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Return what makes the report of a language once and then returns its folder."""

    @cache
    def make(language: str) -> Path:
        folder = tmp_path_factory.mktemp("report") / language
        folder.mkdir()
        done = run(folder, "report", "--out", "out", "--lang", language)
        assert done.returncode == 0, done.stderr
        lines = complaints(done)
        assert all(line.startswith("attention-viewer report: ") for line in lines)
        assert len(lines) == len(registry.lessons()) + 1
        return folder / "out"

    return make


@pytest.fixture(params=["en", "ja"])
def report(request: pytest.FixtureRequest, report_in: Callable[[str], Path]) -> Path:
    """Return the folder of a report in each language."""
    return report_in(str(request.param))


def test_every_lesson_has_its_files(report: Path) -> None:
    for lesson in registry.lessons():
        for ending in (".png", "-window.png"):
            assert not QImage(str(report / f"{lesson.id}{ending}")).isNull()
        root = ET.parse(report / f"{lesson.id}.svg").getroot()
        assert len(list(root.iter(SVG_TEXT))) > 5
        with (report / f"{lesson.id}.csv").open(encoding="utf-8-sig", newline="") as file:
            assert len(list(csv.reader(file))) > 2


def test_the_page_links_only_what_lies_beside_it(report: Path) -> None:
    page = Page(report / "index.html")
    assert page.language == report.parent.name
    assert len(page.files) == 4 * len(registry.lessons())
    for name in page.files:
        assert (report / name).is_file(), name
    assert all(page.alternatives)
    assert "$" not in page.words
    assert "\u200b" not in page.words
    assert ("なぜ" in page.words) == (page.language == "ja")


def test_the_tables_hold_the_worked_example(report: Path) -> None:
    text = (report / "vectors.csv").read_text(encoding="utf-8-sig")
    assert "0.92" in text
    assert "\u2212" not in text


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = run(tmp_path, "report", "--out", "file/out")
    assert done.returncode == 2
    (line,) = complaints(done)
    assert line.startswith("attention-viewer report: ")
    assert "out" in line
