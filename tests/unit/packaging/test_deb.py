"""The Debian package and the archives, made from a stand-in for the frozen program."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest
from bundling import archives, deb, elf, licences, programs, slim
from setup_error import SetupError

from attention_viewer.framework import session

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what only Linux has")
PROGRAM = Path("/bin/true")


def need(*tools: str) -> None:
    """Skip, saying which tool is not installed."""
    lacking = [tool for tool in tools if shutil.which(tool) is None]
    if lacking:
        pytest.skip(f"not installed: {', '.join(lacking)}")


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """Lay out a program that only links the C library, and some data."""
    folder = tmp_path / "frozen"
    (folder / "lib" / "resources").mkdir(parents=True)
    shutil.copy(PROGRAM, folder / deb.NAME)
    (folder / "lib" / "resources" / "data.txt").write_text("data\n", encoding="utf-8")
    (folder / "lib" / "link.txt").symlink_to("resources/data.txt")
    return folder


def control_fields(package: Path) -> dict[str, str]:
    """Return the fields of a package file."""
    told = subprocess.run(
        ["dpkg-deb", "--field", str(package)], check=True, capture_output=True, text=True
    )
    lines = [line for line in told.stdout.splitlines() if not line.startswith(" ")]
    return dict(line.split(": ", 1) for line in lines)


def test_the_package_holds_program_entry_icons_and_licence(frozen: Path, tmp_path: Path) -> None:
    need("dpkg-deb", "objdump")
    tree = deb.lay_out(frozen, "x86_64", "1.2.3", tmp_path)
    package = deb.pack(tree, tmp_path / "dist" / "a.deb", compression="none")
    fields = control_fields(package)
    assert fields["Package"] == "attention-viewer"
    assert fields["Version"] == "1.2.3"
    assert fields["Architecture"] == "amd64"
    assert fields["Depends"].startswith("libc6 (>= 2.")
    assert int(fields["Installed-Size"]) > 0
    listed = subprocess.run(
        ["dpkg-deb", "--contents", str(package)], check=True, capture_output=True, text=True
    ).stdout
    for name in (
        "./usr/bin/attention-viewer -> ../lib/attention-viewer/attention-viewer",
        "./usr/lib/attention-viewer/lib/link.txt -> resources/data.txt",
        "./usr/share/applications/attention-viewer.desktop",
        "./usr/share/mime/packages/attention-viewer.xml",
        "./usr/share/icons/hicolor/256x256/apps/attention-viewer.png",
        "./usr/share/icons/hicolor/scalable/apps/attention-viewer.svg",
        "./usr/share/doc/attention-viewer/copyright",
    ):
        assert name in listed
    assert all(" root/root " in line for line in listed.splitlines())
    assert "@" not in (tree / "DEBIAN" / "control").read_text("utf-8").replace("viewer@local", "")


def test_the_desktop_knows_the_files_that_the_program_saves() -> None:
    root = ET.parse(deb.LINUX / f"{deb.NAME}.xml").getroot()
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = root.findall("m:mime-type", space)
    patterns = [each.get("pattern") for each in kind.findall("m:glob", space)]
    assert patterns == [f"*{session.SUFFIX}"]
    entry = (deb.LINUX / f"{deb.NAME}.desktop").read_text(encoding="utf-8")
    assert f"MimeType={kind.get('type')};" in entry.splitlines()
    assert "Exec=attention-viewer %f" in entry.splitlines()


def test_the_sums_cover_every_file(frozen: Path, tmp_path: Path) -> None:
    need("objdump", "md5sum")
    tree = deb.lay_out(frozen, "x86_64", "1.2.3", tmp_path)
    subprocess.run(["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=tree, check=True)
    lines = (tree / "DEBIAN" / "md5sums").read_text(encoding="utf-8").splitlines()
    files = [file for file in (tree / "usr").rglob("*") if file.is_file()]
    assert len(lines) == len([file for file in files if not file.is_symlink()])


def test_an_unknown_library_stops_the_build() -> None:
    assert deb.packages_for(["libz.so.1", "libGL.so.1"]) == {"zlib1g", "libgl1"}
    with pytest.raises(SetupError, match=r"libnowhere\.so\.7"):
        deb.packages_for(["libz.so.1", "libnowhere.so.7"])


def test_libraries_taken_from_the_system_bring_their_licence(tmp_path: Path) -> None:
    need("dpkg", "dpkg-query")
    binaries = [
        ("libz.so.1", "/usr/lib/libz.so.1", "BINARY"),
        ("libpython3.11.so.1.0", "/usr/lib/libpython3.11.so.1.0", "BINARY"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "/a/libQt6Core.so.6", "BINARY"),
    ]
    assert licences.system_packages(binaries) == ["zlib1g"]
    entry = licences.system_entry("zlib1g", tmp_path)
    assert entry["versions"][0].isdigit()
    assert "zlib" in (tmp_path / entry["file"]).read_text(encoding="utf-8", errors="replace")
    with pytest.raises(SetupError, match=r"libnowhere\.so\.7"):
        licences.package_of("libnowhere.so.7")


def test_the_libraries_of_the_tests_machine_are_read() -> None:
    need("objdump")
    assert elf.is_elf(PROGRAM)
    assert not elf.is_elf(Path(__file__))
    assert "libc.so.6" in elf.needed(PROGRAM)
    assert (2, 0) < elf.glibc([PROGRAM]) < (3, 0)
    assert slim.library_name("libxcb-cursor.so.0") == "libxcb-cursor"


def test_the_desktop_entry_is_valid_and_speaks_japanese() -> None:
    entry = deb.LINUX / "attention-viewer.desktop"
    text = entry.read_text(encoding="utf-8")
    assert "Comment[ja]=" in text
    assert "Exec=attention-viewer %f" in text
    need("desktop-file-validate")
    subprocess.run(["desktop-file-validate", str(entry)], check=True)


def test_the_archive_is_the_same_each_time(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1750000000")
    made = []
    for name in ("one", "two"):
        (frozen / "lib" / "resources" / "data.txt").touch()
        file = tmp_path / f"{name}.tar.xz"
        archives.tar_xz(frozen, "attention-viewer-1", file, "x86_64")
        made.append(file.read_bytes())
    assert made[0] == made[1]
    with tarfile.open(tmp_path / "one.tar.xz") as tar:
        modes = {entry.name: entry.mode for entry in tar if not entry.issym()}
    assert modes["attention-viewer-1/attention-viewer"] == 0o755
    assert modes["attention-viewer-1/lib/resources/data.txt"] == 0o644


def test_the_zip_keeps_names_in_japanese(tmp_path: Path) -> None:
    folder = tmp_path / "frozen"
    folder.mkdir()
    (folder / "説明.txt").write_text("a", encoding="utf-8")
    archives.zip_folder(folder, "root", tmp_path / "a.zip")
    assert zipfile.ZipFile(tmp_path / "a.zip").namelist() == ["root/説明.txt"]


def test_checksums_are_what_sha256sum_reads(tmp_path: Path) -> None:
    need("sha256sum")
    (tmp_path / "a.deb").write_bytes(b"a")
    archives.write_checksums(tmp_path)
    command = ["sha256sum", "--check", "--quiet", "SHA256SUMS"]
    subprocess.run(command, cwd=tmp_path, check=True)
    (tmp_path / "a.deb").write_bytes(b"b")
    assert subprocess.run(command, check=False, cwd=tmp_path, capture_output=True).returncode == 1


def test_the_version_is_that_of_the_project() -> None:
    text = (programs.PROJECT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'version = "{programs.version()}"' in text
