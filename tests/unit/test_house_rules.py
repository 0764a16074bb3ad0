"""Rules that hold for every file of the repository."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers import source_rules as rules

# One worker parses the sources once for all rules.
pytestmark = pytest.mark.xdist_group("house rules")

ROOT = Path(__file__).resolve().parents[2]
BINARY = frozenset({".ico", ".npy", ".npz", ".otf", ".png", ".qm", ".ttf"})
BUILD_PRODUCTS = frozenset({"__pycache__", "attention-report", "build", "dist"})
FONT_LICENCES = {"Inter": "OFL-Inter", "NotoSansJP": "OFL-NotoSansJP"}


def repository_files() -> list[Path]:
    """Return the files that are or would be committed; in an unpacked archive, all files."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    if shutil.which("git") and (ROOT / ".git").exists():
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        files = [ROOT / entry for entry in listed.stdout.split("\0") if entry]
    else:
        files = [file for file in ROOT.rglob("*") if not is_product(file.relative_to(ROOT))]
    return [file for file in files if file.is_file()]


def is_product(file: Path) -> bool:
    """Tell whether tools made a file: their folders are hidden or known by name."""
    return any(part.startswith(".") or part in BUILD_PRODUCTS for part in file.parts[:-1])


FILES = repository_files()
PROGRAM = [f for f in FILES if f.suffix == ".py" and f.is_relative_to(ROOT / "attention_viewer")]
SOURCES = [file for file in FILES if file.suffix == ".py"]


def name(file: Path) -> str:
    """Return the path within the repository."""
    return file.relative_to(ROOT).as_posix()


def offences(files: list[Path], rule: Callable[[ast.Module], object]) -> dict[str, object]:
    """Return what a rule finds in each file where it finds anything."""
    found = {name(file): rule(rules.parse(file)) for file in files}
    return {file: what for file, what in found.items() if what}


def test_there_is_something_to_look_at() -> None:
    assert len(PROGRAM) > 20
    assert len(SOURCES) > len(PROGRAM)


def test_no_file_names_an_index_or_a_path_of_one_machine() -> None:
    texts = [file for file in FILES if file.suffix not in BINARY]
    found = {
        name(file): rules.own_addresses(file.read_text(encoding="utf-8", errors="replace"))
        for file in texts
    }
    assert {file: what for file, what in found.items() if what} == {}


def test_no_connection_holds_its_widget() -> None:
    assert offences(PROGRAM, rules.capturing_connections) == {}


def test_imports_are_absolute() -> None:
    assert offences(SOURCES, rules.relative_imports) == {}


def test_nothing_sleeps() -> None:
    assert offences(SOURCES, rules.naps) == {}


def test_settings_are_not_qsettings() -> None:
    assert offences(PROGRAM, lambda tree: rules.names_used(tree, frozenset({"QSettings"}))) == {}


def test_threads_are_not_threads_of_qt() -> None:
    assert offences(PROGRAM, lambda tree: rules.names_used(tree, rules.QT_THREADS)) == {}


def test_visible_strings_stand_in_catalogues() -> None:
    elsewhere = [file for file in PROGRAM if file.name not in rules.CATALOGUES]
    assert offences(elsewhere, rules.translations) == {}


def test_no_module_is_too_long() -> None:
    lengths = {name(f): len(f.read_text(encoding="utf-8").splitlines()) for f in SOURCES}
    assert {file: n for file, n in lengths.items() if n > most_lines(file)} == {}


def most_lines(file: str) -> int:
    catalogue = Path(file).name in rules.CATALOGUES
    return rules.MAX_LINES_OF_CATALOGUE if catalogue else rules.MAX_LINES


def test_no_function_is_too_long() -> None:
    assert offences(SOURCES, rules.long_functions) == {}


def test_each_module_says_what_it_is_for() -> None:
    silent = [name(f) for f in PROGRAM if not ast.get_docstring(rules.parse(f))]
    assert silent == []


def test_shipped_fonts_and_packages_have_their_licences() -> None:
    licences = {file.stem.lower() for file in (ROOT / "resources" / "licences").glob("*.txt")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = (ROOT / "packaging" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    packages = {line.split("==")[0] for line in lines if "==" in line}
    covered_by_qt = {"pyside6-essentials", "shiboken6"}
    assert packages - covered_by_qt - licences == set()
    assert "qt" in licences
    families = {file.name.split("-")[0] for file in (ROOT / "resources" / "fonts").glob("*.ttf")}
    for family in families & FONT_LICENCES.keys():
        assert FONT_LICENCES[family].lower() in licences
    assert any("ofl" in each for each in licences) or not families
    assert project["project"]["license"] == "MIT"


def test_the_versions_agree() -> None:
    import attention_viewer

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert getattr(attention_viewer, "__version__", project["version"]) == project["version"]


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no executable bit")
def test_the_run_of_all_checks_can_be_started() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
