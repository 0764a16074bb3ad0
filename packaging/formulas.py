"""Typeset the fixed formulas into resources/formulas; `--check` only looks.

The typesetter takes a tenth of a second to import, so the program opens its fixed formulas from
these files.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
FOLDER = Path("resources", "formulas")


def main(arguments: list[str] | None = None) -> int:
    """Write the files, or with `--check` tell which are not up to date."""
    parser = argparse.ArgumentParser(prog="dev.py formulas", description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; 1 when work is left")
    only_check = parser.parse_args(arguments).check
    folder = PROJECT / FOLDER
    faults = stale(folder) if only_check else []
    if not only_check:
        write(folder)
    print("\n".join(faults) or "formulas are up to date")
    return 1 if faults else 0


def wanted() -> dict[str, str]:
    """Return the SVG of each fixed formula by its file name."""
    sys.path.insert(0, str(PROJECT))
    from attention_viewer.widgets import formula_label

    texts = [formula() for formula in formula_label.FIXED]
    return {formula_label.stored_name(tex): formula_label.typeset(tex) + "\n" for tex in texts}


def write(folder: Path) -> None:
    """Write the formulas and take away those that are no longer fixed."""
    files = wanted()
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in files.items():
        (folder / name).write_text(svg, encoding="utf-8", newline="\n")
    for file in folder.glob("*.svg"):
        if file.name not in files:
            file.unlink()


def stale(folder: Path) -> list[str]:
    """Return one line for each file that is missing, old or no longer wanted."""
    files = wanted()
    present = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.svg")}
    names = sorted(files.keys() | present.keys())
    return [
        f"{name}: not up to date; run dev.py formulas"
        for name in names
        if files.get(name) != present.get(name)
    ]


if __name__ == "__main__":
    sys.exit(main())
