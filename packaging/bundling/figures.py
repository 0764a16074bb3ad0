"""Sizes and start of the program beside the bare one, and the limits they must keep."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from pathlib import Path

from bundling import screen
from bundling.places import Place

DOWNLOAD_LIMIT_MB = 55.0
DOWNLOAD_RATIO_LIMIT = 1.15
START_RATIO_LIMIT = 1.5
STARTS = 7
MEGABYTE = 1e6


@dataclass(frozen=True)
class Figure:
    """One measured value; without a limit it is told only."""

    name: str
    value: float
    limit: float | None = None

    @property
    def is_ok(self) -> bool:
        """Tell whether the value keeps its limit."""
        return self.limit is None or self.value <= self.limit

    def line(self) -> str:
        """Return `name value limit ok|short`, as `dev.py bench` prints it."""
        limit = "-" if self.limit is None else f"{self.limit:g}"
        return f"{self.name} {self.value:.3f} {limit} {'ok' if self.is_ok else 'short'}"


def sizes(
    installed: dict[str, int], download: dict[str, int], products: list[Path]
) -> list[Figure]:
    """Return the figures of size.

    Parameters
    ----------
    installed, download
        Bytes of the folder and of the same archive, of `own` and `bare`.
    products
        The files that people download.
    """
    figures = [Figure(f"installed_mb_{name}", size / MEGABYTE) for name, size in installed.items()]
    figures.append(Figure("installed_ratio", installed["own"] / installed["bare"]))
    figures += [Figure(f"download_mb_{name}", size / MEGABYTE) for name, size in download.items()]
    ratio = download["own"] / download["bare"]
    figures.append(Figure("download_ratio", ratio, DOWNLOAD_RATIO_LIMIT))
    return figures + [
        Figure(f"download_mb:{file.name}", file.stat().st_size / MEGABYTE, DOWNLOAD_LIMIT_MB)
        for file in products
    ]


def starts(own: Place, bare: Place, shown: screen.Screen) -> list[Figure]:
    """Return medians of the time from the call to the first picture, taken in turns."""
    times: dict[str, list[float]] = {"own": [], "bare": []}
    for turn in range(STARTS + 1):
        for name, place in (("own", own), ("bare", bare)):
            surroundings = {**place.surroundings, "DISPLAY": shown.display}
            surroundings["QT_QPA_PLATFORM"] = "xcb"
            with screen.window(shown, place.command(), surroundings) as (_, seconds):
                if turn > 0:  # the first fills the cache of the disk
                    times[name].append(seconds)
    medians = {name: statistics.median(taken) for name, taken in times.items()}
    figures = [Figure(f"first_paint_s_{name}", value) for name, value in medians.items()]
    return [
        *figures,
        Figure("first_paint_ratio", medians["own"] / medians["bare"], START_RATIO_LIMIT),
    ]
