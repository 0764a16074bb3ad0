"""Folders of the program. Must not touch the disk, nor fail, at import."""

from __future__ import annotations

import os
import sys
from pathlib import Path

APP_NAME = "attention-viewer"
LOG_NAME = "attention-viewer.log"
HOME_VARIABLE = "ATTENTION_VIEWER_HOME"


def resources() -> Path:
    """Return the folder with fonts, icons, colours, formulas, translations and licences.

    Looked for inside the package (an installed wheel), then in the unpacking folder of a frozen
    program, then beside the package (a checkout).

    Raises
    ------
    FileNotFoundError
        When the installation has lost the folder; the message names every place looked at.
    """
    places = _resource_places()
    for place in places:
        if place.is_dir():
            return place
    looked_at = ", ".join(str(place) for place in places)
    raise FileNotFoundError(f"the folder of resources is missing; looked for: {looked_at}")


def _resource_places() -> list[Path]:
    package = Path(__file__).resolve().parents[1]
    places = [package / "resources"]
    unpacked = getattr(sys, "_MEIPASS", None)  # set by PyInstaller's boot loader alone
    if unpacked is not None:
        places.append(Path(unpacked) / "resources")
    places.append(package.parent / "resources")
    return places


def settings_dir() -> Path:
    """Return the folder of the user's settings; it need not exist yet.

    The environment variable ATTENTION_VIEWER_HOME, when not empty, moves it (portable use, tests).
    """
    home = _home_override()
    if home is not None:
        return home / "settings"
    from platformdirs import user_config_path  # here, because it costs start-up time

    return user_config_path(APP_NAME, appauthor=False)


def state_dir() -> Path:
    """Return the folder of what the program remembers itself: the sessions of its last runs.

    It need not exist yet. ATTENTION_VIEWER_HOME, when not empty, moves it.
    """
    home = _home_override()
    if home is not None:
        return home / "state"
    from platformdirs import user_state_path  # here, because it costs start-up time

    return user_state_path(APP_NAME, appauthor=False)


def log_file() -> Path:
    """Return the file in which the program notes what went wrong; it need not exist yet.

    ATTENTION_VIEWER_HOME, when not empty, moves it.
    """
    home = _home_override()
    if home is not None:
        return home / "log" / LOG_NAME
    from platformdirs import user_log_path  # here, because it costs start-up time

    return user_log_path(APP_NAME, appauthor=False) / LOG_NAME


def _home_override() -> Path | None:
    value = os.environ.get(HOME_VARIABLE, "")
    return Path(value) if value else None
