"""Signs Windows' programs where the certificate is given; says so where it is not."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from setup_error import SetupError

from bundling import tools

FILE_VARIABLE = "WINDOWS_CERTIFICATE_FILE"
PASSWORD_VARIABLE = "WINDOWS_CERTIFICATE_PASSWORD"
# Gives the moment of signing, so that the signature outlives the certificate.
TIME_SERVER = "http://timestamp.digicert.com"
KITS = Path("C:/Program Files (x86)/Windows Kits/10/bin")


def command() -> list[str] | None:
    """Return what a file's name is added to in order to sign it; None without a certificate.

    Raises
    ------
    SetupError
        When there is a certificate and no signtool.
    """
    certificate = os.environ.get(FILE_VARIABLE)
    if not certificate:
        return None
    tool = shutil.which("signtool") or newest_kit()
    if tool is None:
        raise SetupError("signtool was not found; it is part of the Windows SDK")
    words = [tool, "sign", "/fd", "SHA256", "/td", "SHA256", "/tr", TIME_SERVER]
    return [*words, "/f", certificate, "/p", os.environ.get(PASSWORD_VARIABLE, "")]


def newest_kit() -> str | None:
    """Return the signtool of the newest Windows SDK."""
    found = sorted(KITS.glob("10.*/x64/signtool.exe"))
    return str(found[-1]) if found else None


def sign(*files: Path) -> None:
    """Sign files, or say that they stay unsigned."""
    words = command()
    if words is None:
        names = ", ".join(file.name for file in files)
        print(f"== not signed: {names}: {FILE_VARIABLE} is not set", flush=True)
        return
    tools.call([*words, *files])


def as_definition() -> list[str]:
    """Return the argument that lets makensis sign the uninstaller, which only it ever sees."""
    words = command()
    return [] if words is None else [f"-DSIGN={subprocess.list2cmdline(words)}"]
