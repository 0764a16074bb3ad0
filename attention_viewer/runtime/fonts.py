"""The shipped typefaces, so that no sign on screen depends on the machine's own fonts."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from attention_viewer.runtime.paths import resources

LATIN_FAMILY = "Inter"
JAPANESE_FAMILY = "Noto Sans JP"
MATH_FAMILY = "Attention Viewer Math"  # our cut of STIX Two Math; see packaging/make_fonts.py
# The order in which the letters of a label are looked up. The mathematical face stands last: it
# alone has the transpose sign (U+22A4) and the letters of `math_letter`.
UI_FAMILIES = [LATIN_FAMILY, JAPANESE_FAMILY, MATH_FAMILY]

TABULAR_DIGITS = QFont.Tag("tnum")


@dataclass(frozen=True)
class Face:
    """One shipped font file."""

    file_name: str
    family: str
    weight: int


FACES = (
    Face("Inter-Regular.ttf", LATIN_FAMILY, 400),
    Face("Inter-Medium.ttf", LATIN_FAMILY, 500),
    Face("Inter-SemiBold.ttf", LATIN_FAMILY, 600),
    Face("Inter-Bold.ttf", LATIN_FAMILY, 700),
    # Bold stands before Medium: at 600 both are equally near, and Qt takes the one it met first.
    Face("NotoSansJP-Bold.ttf", JAPANESE_FAMILY, 700),
    Face("NotoSansJP-Regular.ttf", JAPANESE_FAMILY, 400),
    Face("NotoSansJP-Medium.ttf", JAPANESE_FAMILY, 500),
    Face("AttentionViewerMath-Regular.ttf", MATH_FAMILY, 400),
)

_registered: dict[str, int] = {}


class FontError(RuntimeError):
    """A shipped font file is missing or cannot be read; the message names it."""


def face_path(face: Face) -> Path:
    """Return the file of a face.

    Raises
    ------
    FontError
        When there is no such file.
    """
    path = resources() / "fonts" / face.file_name
    if not path.is_file():
        raise FontError(f"font file is missing: {path}")
    return path


def register() -> None:
    """Make the shipped faces known to Qt. Needs a QGuiApplication; calling again does nothing.

    Raises
    ------
    FontError
        When a file is missing or Qt cannot read it.
    """
    for face in FACES:
        known = _registered.get(face.file_name)
        if known is not None and QFontDatabase.applicationFontFamilies(known):
            continue
        path = face_path(face)
        number = QFontDatabase.addApplicationFont(str(path))
        if number < 0 or face.family not in QFontDatabase.applicationFontFamilies(number):
            raise FontError(f"font file cannot be read: {path}")
        _registered[face.file_name] = number


def ui_font(size_px: int, weight: int = 400, tabular: bool = False) -> QFont:
    """Return the font of labels, fields and read-outs.

    Parameters
    ----------
    size_px
        Pixel size of the em; below 1 it counts as 1.
    weight
        100 to 900 in hundreds. Latin is cut at 400, 500, 600, 700 and Japanese at 400, 500, 700; Qt
        takes the nearest, and Bold for Japanese at 600.
    tabular
        Give all digits, signs and points one width, so that a changing number does not tremble.
        A style sheet that sets size, weight or family keeps this.
    """
    font = _plain_font(UI_FAMILIES, size_px)
    font.setWeight(QFont.Weight(weight))
    if tabular:
        font.setFeature(TABULAR_DIGITS, 1)
    return font


# First code points of the alphabets in the block of mathematical alphanumerics:
# capital Latin, small Latin, capital Greek, small Greek.
_ALPHABETS = {
    (True, False): (0x1D400, 0x1D41A, 0x1D6A8, 0x1D6C2),
    (False, True): (0x1D434, 0x1D44E, 0x1D6E2, 0x1D6FC),
    (True, True): (0x1D468, 0x1D482, 0x1D71C, 0x1D736),
}
_BOLD_ZERO = 0x1D7CE
_PLANCK = "\N{PLANCK CONSTANT}"  # Unicode's italic h, left out of the italic alphabet


def math_letter(char: str, bold: bool = False, italic: bool = False) -> str:
    """Return a letter in its mathematical form: bold q for a vector, italic d for a number.

    Parameters
    ----------
    char
        One character. Latin and Greek letters have all three forms, digits are bold only; any
        other character comes back as it is.

    Raises
    ------
    ValueError
        When `char` is not one character.

    Notes
    -----
    The Unicode Standard, block Mathematical Alphanumeric Symbols (U+1D400 to U+1D7FF).
    """
    if len(char) != 1:
        raise ValueError(f"one character expected, got {char!r}")
    if not (bold or italic):
        return char
    if char == "h" and italic and not bold:
        return _PLANCK
    if bold and not italic and "0" <= char <= "9":
        return chr(_BOLD_ZERO + int(char))
    for first, last, start in zip("AaΑα", "ZzΩω", _ALPHABETS[bold, italic], strict=True):
        if first <= char <= last and char.isalpha():
            return chr(start + ord(char) - ord(first))
    return char


def math_font(size_px: int) -> QFont:
    """Return the font of q, k and d_k; bold and italic letters come from `math_letter`.

    The face has one cut. Asking Qt for a bold or italic one would smear or slant it.

    Parameters
    ----------
    size_px
        Pixel size of the em; below 1 it counts as 1.
    """
    return _plain_font([MATH_FAMILY, LATIN_FAMILY, JAPANESE_FAMILY], size_px)


def _plain_font(families: list[str], size_px: int) -> QFont:
    font = QFont()
    font.setFamilies(families)
    # Letters shrink with the room of their picture, which may have none for a moment.
    font.setPixelSize(max(1, size_px))
    # The machine's own hinting rules would change the widths by a hundredth or so.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
