"""Collecting and compiling the strings of a small program made for the test."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
import translations

SOURCE = """
from PySide6.QtCore import QCoreApplication
translate = QCoreApplication.translate
def title(): return translate("Lesson_sample", "Dot product")
def count(n): return translate("Lesson_sample", "%n trial(s)", "", len(n))
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    lesson = tmp_path / "attention_viewer" / "lessons" / "sample"
    lesson.mkdir(parents=True)
    (lesson / "text.py").write_text(SOURCE, encoding="utf-8")
    silent = tmp_path / "attention_viewer" / "shell"
    silent.mkdir()
    (silent / "window.py").write_text("x = 1\n", encoding="utf-8")
    return tmp_path


def finish(catalogue: Path, translated: dict[str, str]) -> None:
    """Fill in translations as a translator would; other strings stay unfinished."""
    tree = ET.parse(catalogue)
    for message in tree.getroot().iter("message"):
        target = message.find("translation")
        text = translated.get(message.findtext("source", ""))
        assert target is not None
        if text is not None:
            target.attrib.pop("type", None)
            for place in target.findall("numerusform") or [target]:
                place.text = text
    tree.write(catalogue, encoding="utf-8", xml_declaration=True)


def complete(project: Path) -> Path:
    """Collect, translate everything and compile; return the folder of the catalogues."""
    folder = project / translations.CATALOGUES
    translations.update(folder, project)
    finish(folder / "lesson_sample_ja.ts", {"Dot product": "内積", "%n trial(s)": "%n 回"})
    finish(folder / "lesson_sample_en.ts", {"%n trial(s)": "%n trials"})
    translations.update(folder, project)
    return folder


def test_a_part_with_strings_gets_files_and_english_only_plurals(project: Path) -> None:
    folder = project / translations.CATALOGUES
    names = translations.update(folder, project)
    assert names == ["lesson_sample_ja.ts", "lesson_sample_en.ts"]
    english = (folder / "lesson_sample_en.ts").read_text(encoding="utf-8")
    assert "trial(s)" in english
    assert "Dot product" not in english
    assert str(project) not in english


def test_untranslated_strings_are_told(project: Path) -> None:
    translations.update(project / translations.CATALOGUES, project)
    assert translations.check(project) == [
        "lesson_sample_en.ts: not translated: '%n trial(s)'",
        "lesson_sample_ja.ts: not translated: 'Dot product'",
        "lesson_sample_ja.ts: not translated: '%n trial(s)'",
    ]


def test_complete_translations_pass_and_work(project: Path) -> None:
    folder = complete(project)
    assert translations.check(project) == []
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    assert translator.load(str(folder / "lesson_sample_ja.qm"))
    assert translator.translate("Lesson_sample", "Dot product") == "内積"


def test_a_new_string_makes_the_files_stale(project: Path) -> None:
    complete(project)
    source = project / "attention_viewer" / "lessons" / "sample" / "text.py"
    source.write_text(SOURCE.replace("Dot product", "Inner product"), encoding="utf-8")
    faults = translations.check(project)
    assert "lesson_sample_ja.ts: not up to date; run dev.py i18n" in faults
    assert any("'Inner product'" in fault for fault in faults)


def test_an_old_compiled_file_is_told(project: Path) -> None:
    folder = complete(project)
    finish(folder / "lesson_sample_ja.ts", {"Dot product": "スカラー積"})
    assert translations.check(project)[0].startswith("lesson_sample_ja.")


def test_a_catalogue_without_sources_is_told(project: Path) -> None:
    folder = complete(project)
    (folder / "lesson_gone_ja.qm").write_bytes(b"")
    assert translations.check(project) == ["lesson_gone_ja.qm: belongs to no part"]


def test_the_translations_of_the_program_are_complete() -> None:
    faults = translations.check(translations.PROJECT)
    assert not faults, "\n".join(faults)
