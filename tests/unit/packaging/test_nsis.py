"""The Windows installer, compiled from a stand-in for the frozen program."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from bundling import nsis
from setup_error import SetupError

STAND_IN = (
    "attention-viewer.exe",
    "attention-viewer-gui.exe",
    "LICENSE.txt",
    "lib/python311.dll",
    "lib/resources/i18n/shell_ja.qm",
    "lib/日本語/説明 1.txt",
)
SCRIPT = nsis.SCRIPT.read_text(encoding="utf-8")


def makensis() -> str:
    """Return the compiler, or skip saying what would bring it."""
    found = nsis.compiler()
    if found is None:
        pytest.skip("makensis is not installed (apt-get install nsis)")
    return found


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """Lay out files with the names that the frozen program has on Windows."""
    folder = tmp_path / "frozen program"
    for name in STAND_IN:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    return folder


def test_the_installer_holds_every_file_and_an_uninstaller(frozen: Path, tmp_path: Path) -> None:
    compiler = makensis()
    setup = nsis.build(compiler, frozen, tmp_path / "dist" / "viewer-setup.exe", "1.2.3")
    assert setup.read_bytes()[:2] == b"MZ"
    seven_zip = shutil.which("7z") or shutil.which("7zz")
    if seven_zip is None:
        pytest.skip("compiled, not listed: 7z is not installed (apt-get install p7zip-full)")
    found = nsis.listed(seven_zip, setup)
    assert nsis.difference(found, nsis.expected(frozen)) == []
    assert nsis.difference(found - {"lib/python311.dll"}, nsis.expected(frozen)) == [
        "missing: lib/python311.dll"
    ]


def test_a_fault_in_the_script_stops_the_build(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = makensis()
    broken = tmp_path / "broken.nsi"
    broken.write_text(SCRIPT.replace("WriteUninstaller", "WriteUninstaler"), encoding="utf-8")
    monkeypatch.setattr(nsis, "SCRIPT", broken)
    with pytest.raises(SetupError, match="WriteUninstaler"):
        nsis.build(compiler, frozen, tmp_path / "viewer-setup.exe", "1.2.3")


@pytest.mark.skipif(os.name != "posix", reason="the stand-in for signtool is a shell script")
def test_installer_and_uninstaller_are_signed_where_a_certificate_is(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = makensis()
    tool = tmp_path / "signtool"
    tool.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path / "signed.txt"}\n', encoding="utf-8")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("WINDOWS_CERTIFICATE_FILE", "certificate.pfx")
    monkeypatch.setenv("WINDOWS_CERTIFICATE_PASSWORD", "two words")
    nsis.build(compiler, frozen, tmp_path / "viewer-setup.exe", "1.2.3")
    signed = (tmp_path / "signed.txt").read_text(encoding="utf-8").splitlines()
    assert len(signed) == 2
    assert all("/f certificate.pfx /p two words" in line for line in signed)
    assert signed[1].endswith("viewer-setup.exe")


def test_it_needs_no_administrator_and_speaks_both_languages() -> None:
    assert "RequestExecutionLevel user" in SCRIPT
    assert "HKLM" not in SCRIPT
    english = set(re.findall(r"LangString (\w+) \$\{LANG_ENGLISH\}", SCRIPT))
    japanese = set(re.findall(r"LangString (\w+) \$\{LANG_JAPANESE\}", SCRIPT))
    assert english == japanese
    assert english


def test_a_silent_run_never_asks() -> None:
    boxes = [line for line in SCRIPT.splitlines() if line.strip().startswith("MessageBox")]
    assert boxes
    assert all("/SD IDOK" in line for line in boxes)


def test_removal_takes_only_what_was_installed() -> None:
    recursive = re.findall(r"RMDir /r (\S+)", SCRIPT)
    assert recursive == ['"$INSTDIR\\lib"']


def test_what_is_missing_or_too_much_is_told() -> None:
    assert nsis.difference({"a", "c"}, {"a", "b"}) == ["missing: b", "unexpected: c"]
