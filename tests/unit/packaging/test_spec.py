"""What is frozen: every module and resource, only the plugins in use, no dead link."""

from __future__ import annotations

import ast
import plistlib
import subprocess
import sys
from pathlib import Path

import pytest
from bundling import figures, mac_icon, programs, slim, version_info

SPEC = programs.PACKAGING / "attention_viewer.spec"


def test_every_module_of_the_program_is_named() -> None:
    named = programs.modules()
    assert "attention_viewer.lessons.softmax.view" in named
    assert "attention_viewer.commands.article" in named
    assert "attention_viewer.lessons.vectors" in named
    files = list((programs.PROJECT / "attention_viewer").rglob("*.py"))
    assert len(named) == len(files) - 1


def test_resources_ship_without_their_sources() -> None:
    shipped = {f"{folder}/{Path(file).name}" for file, folder in programs.resource_files()}
    assert "resources/i18n/shell_ja.qm" in shipped
    assert "resources/licences/qt.txt" in shipped
    assert not [name for name in shipped if name.endswith((".ts", ".md")) or "pictures" in name]


def test_lessons_are_found_without_importing_them() -> None:
    from attention_viewer.framework import registry

    assert set(programs.lesson_ids()) == {lesson.id for lesson in registry.lessons()}


def test_the_program_needs_no_excluded_module() -> None:
    code = (
        "import sys\n"
        "class Wall:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name in {slim.EXCLUDED_MODULES!r}: raise ModuleNotFoundError(name)\n"
        "sys.meta_path.insert(0, Wall())\n"
        "from attention_viewer import app, cli\n"
        "from attention_viewer.framework import registry\n"
        "[lesson.load() for lesson in registry.lessons()]\n"
        "from attention_viewer.commands import pictures, report_page, article, variance\n"
        "import ziamath\n"
        "print('all there')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        capture_output=True,
        text=True,
        cwd=programs.PROJECT,
    )
    assert done.stdout == "all there\n", done.stderr


def imported(file: Path) -> set[str]:
    """Return the modules that a source names in an import, within functions, too."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {str(node.module), *(f"{node.module}.{each.name}" for each in node.names)}
    return names


def test_no_module_that_the_program_imports_is_excluded() -> None:
    sources = (programs.PROJECT / "attention_viewer").rglob("*.py")
    used = set().union(*map(imported, sources))
    assert "PySide6.QtDBus" in used  # asked for within a function only
    assert used & set(slim.EXCLUDED_MODULES) == set()


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\platforms\\qoffscreen.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "resources/i18n/shell_ja.qm",
        "libxcb-cursor.so.0",
        "numpy/_core/_multiarray_umath.so",
    ],
)
def test_what_is_kept(name: str) -> None:
    assert slim.is_kept(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/plugins/imageformats/qpdf.dll",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/opengl32sw.dll",
        "libGL.so.1",
        "libz.so.1",
        "numpy/_core/tests/test_umath.py",
    ],
)
def test_what_is_left_out(name: str) -> None:
    assert not slim.is_kept(name)


def test_libraries_of_dropped_plugins_go_and_what_is_linked_stays() -> None:
    links = {
        "/p/libqxcb.so": ["libxcb-cursor.so.0", "libc.so.6"],
        "/l/libxcb-cursor.so.0": ["libxcb-util.so.1"],
        "/e/module.so": [],
    }
    entries = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/p/libqxcb.so", "BINARY"),
        ("libxcb-cursor.so.0", "/l/libxcb-cursor.so.0", "BINARY"),
        ("libxcb-util.so.1", "/l/libxcb-util.so.1", "BINARY"),
        ("libgtk-3.so.0", "/l/libgtk-3.so.0", "BINARY"),
        ("module.so", "/e/module.so", "EXTENSION"),
        ("libpython3.11.so.1.0", "/l/libpython3.11.so.1.0", "BINARY"),
    ]
    kept = slim.only_linked(entries, lambda file: links.get(file, []))
    assert [entry[0] for entry in entries if entry not in kept] == ["libgtk-3.so.0"]


def test_links_to_dropped_files_go() -> None:
    there = [("PySide6/libA.so", "/x", "BINARY")]
    links = [
        ("libA.so", "PySide6/libA.so", "SYMLINK"),
        ("libB.so", "PySide6/libB.so", "SYMLINK"),
        ("data.txt", "/y", "DATA"),
    ]
    kept = [entry[0] for entry in slim.without_dead_links(links, there)]
    assert kept == ["libA.so", "data.txt"]


def test_the_spec_is_python_and_strips_nothing_itself() -> None:
    tree = ast.parse(SPEC.read_text(encoding="utf-8"))
    keywords = [each for each in ast.walk(tree) if isinstance(each, ast.keyword)]
    assert not [each for each in keywords if each.arg == "strip"]
    assert "collect_data_files" in SPEC.read_text(encoding="utf-8")
    assert programs.own().data_packages == ("ziamath", "ziafont", "latex2mathml")


def test_entitlements_are_a_property_list() -> None:
    read = plistlib.loads((programs.PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert read["com.apple.security.cs.disable-library-validation"] is True


def test_the_icon_of_macos_holds_the_pictures_under_their_kinds(tmp_path: Path) -> None:
    content = Path(mac_icon.write(tmp_path)).read_bytes()
    assert content[:4] == b"icns"
    assert int.from_bytes(content[4:8], "big") == len(content)
    found, place = {}, 8
    while place < len(content):
        length = int.from_bytes(content[place + 4 : place + 8], "big")
        picture = content[place + 8 : place + length]
        assert picture.startswith(b"\x89PNG")
        found[content[place : place + 4].decode()] = int.from_bytes(picture[16:20], "big")
        place += length
    assert found == mac_icon.KINDS


def test_windows_version_has_four_numbers() -> None:
    assert version_info.numbers("1.2.3") == (1, 2, 3, 0)
    assert "filevers=(1, 2, 3, 0)" in version_info.text("1.2.3")
    ast.parse(version_info.text("1.2.3"))


def test_a_figure_over_its_limit_is_short() -> None:
    assert figures.Figure("download_ratio", 1.16, 1.15).line() == "download_ratio 1.160 1.15 short"
    assert figures.Figure("download_ratio", 1.15, 1.15).is_ok
    assert figures.Figure("installed_mb_own", 170.0).line() == "installed_mb_own 170.000 - ok"


def test_sizes_are_told_beside_the_bare_program(tmp_path: Path) -> None:
    product = tmp_path / "a.deb"
    product.write_bytes(b"x" * 1_000_000)
    told = figures.sizes({"own": 3, "bare": 2}, {"own": 115, "bare": 100}, [product])
    values = {figure.name: figure.value for figure in told}
    assert values["download_ratio"] == pytest.approx(1.15)
    assert values["download_mb:a.deb"] == 1.0
    assert all(figure.is_ok for figure in told)
