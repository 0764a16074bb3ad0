"""The disk image of macOS; signed by the spec, notarised here when the secrets are there."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from bundling import programs, tools

VOLUME = "Attention Viewer"
SECRETS = ("APPLE_ID", "APPLE_TEAM_ID", "APPLE_APP_PASSWORD")


def build(application: Path, target: Path, scratch: Path) -> Path:
    """Make the .dmg of an application, with the licence and a link to drop it on; return it.

    Raises
    ------
    SetupError
        When a tool of macOS fails.
    """
    folder = scratch / "dmg"
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    # ditto keeps the links and the signature of the application.
    tools.call(["ditto", application, folder / application.name])
    shutil.copy(programs.PROJECT / "LICENSE", folder / "LICENSE.txt")
    (folder / "Applications").symlink_to("/Applications")
    target.parent.mkdir(parents=True, exist_ok=True)
    command: list[str | Path] = ["hdiutil", "create", "-volname", VOLUME]
    command += ["-srcfolder", folder]
    tools.call([*command, "-ov", "-format", "ULMO", target])
    sign(target)
    return target


def sign(image: Path) -> None:
    """Sign and notarise the image where the secrets are given; say so where they are not."""
    identity = os.environ.get("MACOS_SIGN_IDENTITY")
    if not identity:
        print("== not signed: MACOS_SIGN_IDENTITY is not set", flush=True)
        return
    tools.call(["codesign", "--force", "--timestamp", "--sign", identity, image])
    if not all(os.environ.get(name) for name in SECRETS):
        print(f"== not notarised: {', '.join(SECRETS)} are not all set", flush=True)
        return
    account, team, password = (os.environ[name] for name in SECRETS)
    who = ["--apple-id", account, "--team-id", team, "--password", password]
    tools.call(["xcrun", "notarytool", "submit", image, *who, "--wait"])
    tools.call(["xcrun", "stapler", "staple", image])
