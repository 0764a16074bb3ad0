"""What a built program must do, wherever it is started; compared with the same run from source."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from setup_error import SetupError

from bundling import programs, screen
from bundling.places import Place

SEED = "20260714"
GOLDEN = programs.PROJECT / "tests" / "data" / "article.json"
FEWEST_COLOURS = 50
ARTICLE = ("article", "--seed", SEED)


@dataclass(frozen=True)
class Reference:
    """What the program does when it runs from its sources.

    Parameters
    ----------
    lessons
        Their ids.
    article
        Standard output of the article command.
    folder
        Holds `<lesson>.png` and the folder `report`.
    """

    lessons: tuple[str, ...]
    article: bytes
    folder: Path


def reference(source: Place) -> Reference:
    """Run the program from its sources."""
    lessons = programs.lesson_ids()
    for lesson in lessons:
        good(source.run("screenshot", "--lesson", lesson, "--out", f"{source.inside}/{lesson}.png"))
    good(source.run("report", "--out", f"{source.inside}/report"))
    return Reference(lessons, good(source.run(*ARTICLE)), source.out)


def good(done: subprocess.CompletedProcess[bytes]) -> bytes:
    """Return standard output of a call that went well; raise SetupError for one that did not."""
    if done.returncode != 0:
        words = " ".join(str(word) for word in done.args)
        said = done.stderr.decode(errors="replace").strip()
        raise SetupError(f"{words}: exit code {done.returncode}: {said}")
    return done.stdout


def tells_version(place: Place, _wanted: Reference) -> str:
    """Check `--version`."""
    told = good(place.run("--version")).decode().strip()
    if told != f"attention-viewer {programs.version()}":
        raise SetupError(f"--version tells {told!r}")
    return told


def prints_article(place: Place, wanted: Reference) -> str:
    """Check the tables of the article: the bytes of the source run, and the golden digits."""
    told = good(place.run(*ARTICLE))
    if told.replace(b"\r\n", b"\n") != wanted.article.replace(b"\r\n", b"\n"):
        raise SetupError("article differs from the run from source")
    missing = missing_digits(told.decode(), json.loads(GOLDEN.read_text(encoding="utf-8")))
    if missing:
        raise SetupError(f"article lacks the golden digits {missing}")
    return "golden digits"


def missing_digits(text: str, golden: dict[str, dict[str, list[float]]]) -> list[float]:
    """Return the golden variances that no cell of the tables shows."""
    cells = {cell for line in text.splitlines() for cell in line.split(",")}
    numbers = {float(cell) for cell in cells if is_number(cell)}
    wanted = [*golden["sweep"]["variance"], *golden["sweep"]["scaled_variance"]]
    return [value for value in wanted if value not in numbers]


def is_number(text: str) -> bool:
    """Tell whether a cell holds a number."""
    try:
        float(text)
    except ValueError:
        return False
    return True


def writes_report(place: Place, wanted: Reference) -> str:
    """Check that the report has the files of the source run, none of them empty."""
    good(place.run("report", "--out", f"{place.inside}/report"))
    found = {file.name: file.stat().st_size for file in (place.out / "report").iterdir()}
    names = {file.name for file in (wanted.folder / "report").iterdir()}
    if set(found) != names or not all(found.values()):
        raise SetupError(f"report: {sorted(names ^ set(found))} or empty files")
    return f"{len(found)} files"


def draws_lessons(place: Place, wanted: Reference) -> str:
    """Check that each lesson has the pixels of the source run."""
    for lesson in wanted.lessons:
        good(place.run("screenshot", "--lesson", lesson, "--out", f"{place.inside}/{lesson}.png"))
        apart = different_pixels(place.out / f"{lesson}.png", wanted.folder / f"{lesson}.png")
        if apart:
            raise SetupError(f"{lesson}: {apart} pixels differ from the run from source")
    return f"{len(wanted.lessons)} lessons equal"


def different_pixels(one: Path, other: Path) -> int:
    """Return how many pixels of two pictures differ; all of them where the sizes differ."""
    import numpy as np
    from PySide6.QtGui import QImage

    pictures = [
        QImage(str(file)).convertToFormat(QImage.Format.Format_RGB32) for file in (one, other)
    ]
    if any(picture.isNull() for picture in pictures):
        raise SetupError(f"{one} or {other} is no picture")
    if pictures[0].size() != pictures[1].size():
        return pictures[0].width() * pictures[0].height()
    pixels = [np.frombuffer(picture.constBits(), np.uint32) for picture in pictures]
    return int((pixels[0] != pixels[1]).sum())


def opens_window(place: Place, shown: screen.Screen, picture: Path | None = None) -> str:
    """Check that a real window comes up and paints."""
    surroundings = {**place.surroundings, "DISPLAY": shown.display, "QT_QPA_PLATFORM": "xcb"}
    with screen.window(shown, place.command(), surroundings) as (_, seconds):
        colours = shown.colours()
        if picture is not None:
            shown.save(picture)
    if colours < FEWEST_COLOURS:
        raise SetupError(f"the window shows {colours} colours only")
    return f"window after {seconds:.2f} s"


Check = Callable[[Place, Reference], str]
CHECKS: tuple[Check, ...] = (tells_version, prints_article, writes_report, draws_lessons)


def all_of(place: Place, wanted: Reference, shown: screen.Screen | None) -> None:
    """Run every check in one place and print one line; raise SetupError at the first fault."""
    try:
        told = [check(place, wanted) for check in CHECKS]
        told += [opens_window(place, shown)] if shown else []
    except SetupError as error:
        raise SetupError(f"{place.name}: {error}") from error
    print(f"== smoke: {place.name}: {', '.join(told)}", flush=True)
