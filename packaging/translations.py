"""Collect the strings of the sources into resources/i18n and compile them; `--check` only looks.

Every part of the program has one Japanese file, and an English one where it counts things ("%n").
The compiled files are committed too, so the program needs no Linguist tool when it runs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from message_strings import SourceError, messages_of

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = "attention_viewer"
CATALOGUES = Path("resources", "i18n")
SHARED_PARTS = ("commands", "framework", "runtime", "shell", "widgets")
# Whether a language has only the strings that count: English is in the sources but for its plurals.
LANGUAGES = {"ja": False, "en": True}


def main(arguments: list[str] | None = None) -> int:
    """Update the files, or with `--check` tell what is not up to date or not translated."""
    parser = argparse.ArgumentParser(prog="dev.py i18n", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; 1 when work is left")
    only_check = parser.parse_args(arguments).check
    try:
        faults = check(PROJECT) if only_check else []
        names = [] if only_check else update(PROJECT / CATALOGUES, PROJECT)
    except SourceError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(faults + names) or "translations are complete")
    return 1 if faults else 0


def parts(project: Path) -> dict[str, list[Path]]:
    """Return the source files of each part of the program by its name."""
    package = project / PACKAGE
    lessons = sorted(each for each in (package / "lessons").glob("*/") if each.name[0] != "_")
    folders = {name: package / name for name in SHARED_PARTS}
    folders |= {f"lesson_{each.name}": each for each in lessons}
    found = {name: sorted(folder.rglob("*.py")) for name, folder in folders.items()}
    return found | {"start": sorted(package.glob("*.py"))}


def update(folder: Path, project: Path) -> list[str]:
    """Bring the catalogues in `folder` up to the sources of `project`; return their names."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for part, files in parts(project).items():
        strings = [message for file in files for message in messages_of(file)]
        for language, plurals_only in LANGUAGES.items():
            wanted = [each for each in strings if each.counts or not plurals_only]
            if wanted:
                catalogue = folder / f"{part}_{language}.ts"
                merge(catalogue, language, [each.as_call() for each in wanted])
                run("lrelease", ["-silent", str(catalogue), "-qm", str(compiled(catalogue))])
                written.append(catalogue.name)
    return written


def merge(catalogue: Path, language: str, calls: list[str]) -> None:
    """Merge strings into a catalogue and drop those no longer wanted."""
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch, "strings.py")
        listed.write_text("\n".join(calls) + "\n", encoding="utf-8")
        options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
        target = ["-target-language", language, "-ts", str(catalogue)]
        run("lupdate", [*options, str(listed), *target])


def check(project: Path) -> list[str]:
    """Return one line for each file that is not up to date and each string not translated."""
    committed = project / CATALOGUES
    present = {file.name: file.read_bytes() for file in committed.glob("*_*.ts")}
    present |= {file.name: file.read_bytes() for file in committed.glob("*_*.qm")}
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for name, content in present.items():
            if name.endswith(".ts"):
                (folder / name).write_bytes(content)
        written = update(folder, project)
        names = written + [compiled(Path(name)).name for name in written]
        fresh = {name: (folder / name).read_bytes() for name in names}
        unfinished = [line for name in sorted(written) for line in untranslated(folder / name)]
    stale = [name for name in sorted(fresh) if present.get(name) != fresh[name]]
    faults = [f"{name}: not up to date; run dev.py i18n" for name in stale]
    faults += [f"{name}: belongs to no part" for name in sorted(present.keys() - fresh.keys())]
    return faults + unfinished


def untranslated(catalogue: Path) -> Iterator[str]:
    """Yield a line for each string of the catalogue without a finished translation."""
    for message in messages(catalogue):
        translation = message.find("translation")
        if translation is None or not is_finished(translation):
            yield f"{catalogue.name}: not translated: {message.findtext('source')!r}"


def is_finished(translation: ET.Element) -> bool:
    """Tell whether a translation is there, in all its plural forms, and marked as done."""
    texts = [form.text for form in translation.findall("numerusform")] or [translation.text]
    return translation.get("type") is None and all(text and text.strip() for text in texts)


def messages(catalogue: Path) -> Iterator[ET.Element]:
    """Yield the messages of a catalogue."""
    return ET.parse(catalogue).getroot().iter("message")


def compiled(catalogue: Path) -> Path:
    """Return the compiled file beside a catalogue."""
    return catalogue.with_suffix(".qm")


def run(tool: str, arguments: list[str]) -> None:
    """Run one of Qt's Linguist tools of this environment."""
    import PySide6

    program = Path(PySide6.__path__[0]) / (f"{tool}.exe" if sys.platform == "win32" else tool)
    done = subprocess.run([str(program), *arguments], check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{tool} failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
