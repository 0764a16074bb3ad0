"""What the program remembers between two starts. A broken file never stops it."""

import logging
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from attention_viewer.framework.files import write_whole
from attention_viewer.runtime import paths

log = logging.getLogger(__name__)

FILE_NAME = "settings.json"
ZOOM_STEPS = (0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)


@dataclass(frozen=True, kw_only=True)
class AppSettings:
    """Choices that outlive the window. Empty ``language`` follows the system."""

    language: str = ""
    theme: str = "light"
    zoom: float = 1.0
    lesson: str = ""
    width: int = 1280
    height: int = 800


def load(folder: Path | None = None) -> AppSettings:
    """Read the settings; whatever is missing or wrong takes its default."""
    path = (folder or paths.settings_dir()) / FILE_NAME
    try:
        raw = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError, RecursionError):
        return AppSettings()
    return _only_good(raw) if isinstance(raw, dict) else AppSettings()


def save(settings: AppSettings, folder: Path | None = None) -> bool:
    """Write the settings; False where the folder cannot be written, which is no fault."""
    path = (folder or paths.settings_dir()) / FILE_NAME
    try:
        write_whole(path, msgspec.json.format(msgspec.json.encode(settings)))
    except OSError as error:
        log.info("settings not saved: %s", error)
        return False
    return True


def _only_good(raw: dict[str, object]) -> AppSettings:
    """Take each field that fits its type and its choices, drop the others."""
    settings = AppSettings()
    for name, value in raw.items():
        try:
            settings = msgspec.convert(
                msgspec.to_builtins(settings) | {name: value}, AppSettings, strict=True
            )
        except msgspec.ValidationError:
            continue
    return _within_limits(settings)


def _within_limits(settings: AppSettings) -> AppSettings:
    default = AppSettings()
    return replace(
        settings,
        language=settings.language if settings.language in {"", "en", "ja"} else "",
        theme=settings.theme if settings.theme in {"light", "dark", "projector"} else default.theme,
        zoom=settings.zoom if settings.zoom in ZOOM_STEPS else default.zoom,
        width=min(max(settings.width, 800), 10_000),
        height=min(max(settings.height, 600), 10_000),
    )
