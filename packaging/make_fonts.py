r"""Cut the shipped font files out of the full ones.

Needs the Python package fonttools in the interpreter that runs this file, the unpacked folders
of two npm packages, @expo-google-fonts/inter and @expo-google-fonts/noto-sans-jp, and the font
folder of the installed Python package ziamath. Nothing is fetched here::

    python packaging/make_fonts.py --inter FOLDER --noto-sans-jp FOLDER --ziamath-fonts FOLDER \
        --out resources/fonts
"""

from __future__ import annotations

import argparse
import importlib
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

INTER_RANGES = (
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x0192, 0x0192),  # f with hook
    (0x02B0, 0x02FF),  # modifier letters
    (0x0300, 0x036F),  # combining marks (hats and bars)
    (0x0370, 0x03FF),  # Greek
    (0x1D2C, 0x1D6A),  # superscript and subscript letters
    (0x2000, 0x20BF),  # punctuation, super- and subscripts, currency
    (0x2100, 0x218F),  # letter-like signs, number forms
    (0x2190, 0x22FF),  # arrows, mathematical operators
    (0x2300, 0x23FF),  # technical signs, key caps
    (0x2460, 0x2473),  # numbers in circles
    (0x25A0, 0x25FF),  # geometric shapes: the marks of the plots
    (0x2600, 0x27BF),  # sun, warning, tick, cross
    (0x2C7C, 0x2C7D),  # subscript j, superscript V
    (0xFFFD, 0xFFFD),
)
JAPANESE_RANGES = (
    (0x0020, 0x007E),
    (0x00A0, 0x00FF),
    (0x0391, 0x03C9),
    (0x2010, 0x203F),
    (0x2190, 0x21FF),
    (0x2200, 0x22FF),
    (0x2460, 0x2473),
    (0x25A0, 0x25FF),
    (0x3000, 0x30FF),  # CJK punctuation, hiragana, katakana
    (0xFF01, 0xFF9F),  # full-width Latin, half-width katakana
    (0xFFE0, 0xFFE5),
)
MATH_RANGES = (
    (0x0020, 0x007E),
    (0x00A0, 0x00FF),
    (0x0300, 0x036F),
    (0x0370, 0x03FF),
    (0x2010, 0x203F),
    (0x2070, 0x209C),
    (0x2100, 0x214F),  # double-struck R, the italic h
    (0x2190, 0x22FF),
    (0x27E8, 0x27EB),  # angle brackets
    (0x1D400, 0x1D7FF),  # mathematical alphanumerics
)
# The name is our own: the cut has other line heights, and macOS installs the original.
MATH_FAMILY = "Attention Viewer Math"
# Ascent and descent in thousandths of the em. STIX Two Math asks for lines of 3.9 em (room for
# stacked braces), which makes every label with one letter of it four lines high; the cut takes
# Inter's line. Noto Sans JP keeps its airy line of 1.448 em, moved so that the middle of the
# line lies 0.364 em above the baseline as in Inter: labels centred in a row share a baseline.
INTER_LINE = (969, 241)
JAPANESE_LINE = (1088, 360)
# Kanji of the general-use list that JIS X 0208 writes in an older form.
GENERAL_USE_OUTSIDE_JIS = "塡剝頰𠮟"
# The bolder cuts set headings and labels, all of them our own words: level 1 suffices, with the
# few level 2 kanji that words about chance and thresholds use.
LEVEL_2_IN_HEADINGS = "閾冪賽曖"
# Bold is there for <b> in rich text, which Qt would smear out of SemiBold otherwise.
LATIN_CUTS = ((400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"))
LEVEL_1_ROWS = range(16, 48)
LEVEL_2_ROWS = range(48, 85)


@dataclass(frozen=True)
class Cut:
    """One file to make: where it comes from and what stays in it."""

    package: str
    source: str
    target: str
    characters: frozenset[int]
    features: str
    extra: tuple[str, ...] = ()
    line: tuple[int, int] | None = None
    family: str | None = None


def jis_rows(rows: Iterable[int]) -> set[int]:
    """Return the code points of the given rows (1 to 94) of JIS X 0208."""
    found: set[int] = set()
    for row in rows:
        for cell in range(1, 95):
            text = bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp", errors="ignore")
            found.update(map(ord, text))
    return found


def in_ranges(ranges: Iterable[tuple[int, int]]) -> set[int]:
    """Return every code point of inclusive ranges."""
    return {point for first, last in ranges for point in range(first, last + 1)}


def plan() -> list[Cut]:
    """Return the files of resources/fonts, in their order."""
    latin = frozenset(in_ranges(INTER_RANGES))
    signs = in_ranges(JAPANESE_RANGES) | jis_rows(range(1, 9))
    level_1 = frozenset(signs | jis_rows(LEVEL_1_ROWS) | set(map(ord, GENERAL_USE_OUTSIDE_JIS)))
    levels_1_and_2 = level_1 | jis_rows(LEVEL_2_ROWS)
    headings = level_1 | set(map(ord, LEVEL_2_IN_HEADINGS))
    cuts = [
        Cut("inter", f"{number}{name}/Inter_{number}{name}.ttf", f"Inter-{name}.ttf", latin, "*")
        for number, name in LATIN_CUTS
    ]
    # Without hints and without the tables for vertical lines: the program writes from left to
    # right, and the outlines are meant for grey-scale smoothing.
    slim = ("--no-hinting", "--drop-tables+=vhea,vmtx,BASE,STAT")
    cuts += [
        Cut(
            "noto_sans_jp",
            f"{number}{name}/NotoSansJP_{number}{name}.ttf",
            f"NotoSansJP-{name}.ttf",
            characters,
            "ccmp,kern,locl,mark,palt,halt",
            slim,
            JAPANESE_LINE,
        )
        for number, name, characters in (
            (400, "Regular", levels_1_and_2),
            (500, "Medium", headings),
            (700, "Bold", headings),
        )
    ]
    cuts.append(
        Cut(
            "ziamath_fonts",
            "STIXTwoMath-Regular.ttf",
            "AttentionViewerMath-Regular.ttf",
            frozenset(in_ranges(MATH_RANGES)),
            "ccmp,kern,locl",
            ("--no-hinting", "--drop-tables+=MATH,DSIG"),
            INTER_LINE,
            MATH_FAMILY,
        )
    )
    return cuts


def make(cut: Cut, folder: Path, out: Path) -> Path:
    """Write one cut and return its path; raises CalledProcessError when the tool fails."""
    target = out / cut.target
    with tempfile.TemporaryDirectory() as scratch:
        wanted = Path(scratch) / "unicodes.txt"
        wanted.write_text(
            "\n".join(f"U+{point:04X}" for point in sorted(cut.characters)), encoding="ascii"
        )
        command = [
            sys.executable,
            "-m",
            "fontTools.subset",
            str(folder / cut.source),
            f"--unicodes-file={wanted}",
            f"--layout-features={cut.features}",
            "--name-IDs=*",
            "--notdef-outline",
            f"--output-file={target}",
            *cut.extra,
        ]
        subprocess.run(command, check=True)
    adjust(target, cut)
    return target


def adjust(path: Path, cut: Cut) -> None:
    """Give a written cut its own line height and family name, where the plan has them."""
    if cut.line is None and cut.family is None:
        return
    font = importlib.import_module("fontTools.ttLib").TTFont(path, recalcTimestamp=False)
    if cut.line is not None:
        ascent, descent = (part * font["head"].unitsPerEm // 1000 for part in cut.line)
        # Three places hold the same two numbers; which one counts depends on the system.
        hhea, os2 = font["hhea"], font["OS/2"]
        hhea.ascent, hhea.descent, hhea.lineGap = ascent, -descent, 0
        os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
        os2.usWinAscent, os2.usWinDescent = ascent, descent
    if cut.family is not None:
        names = {1: cut.family, 3: cut.family, 4: cut.family, 6: cut.family.replace(" ", "")}
        for record in font["name"].names:
            record.string = names.get(record.nameID, record.toUnicode())
    font.save(path)


def main() -> None:
    """Make all cuts."""
    parser = argparse.ArgumentParser(description="Cut the shipped fonts out of the full ones.")
    parser.add_argument("--inter", type=Path, required=True, help="unpacked package of Inter")
    parser.add_argument(
        "--noto-sans-jp", type=Path, required=True, help="unpacked package of Noto Sans JP"
    )
    parser.add_argument(
        "--ziamath-fonts", type=Path, required=True, help="font folder of the ziamath package"
    )
    parser.add_argument("--out", type=Path, required=True, help="folder to write to")
    arguments = parser.parse_args()
    folders: dict[str, Path] = {
        "inter": arguments.inter,
        "noto_sans_jp": arguments.noto_sans_jp,
        "ziamath_fonts": arguments.ziamath_fonts,
    }
    out: Path = arguments.out
    out.mkdir(parents=True, exist_ok=True)
    for cut in plan():
        path = make(cut, folders[cut.package], out)
        sys.stdout.write(f"{path.name} {path.stat().st_size / 1e6:.2f} MB\n")


if __name__ == "__main__":
    main()
