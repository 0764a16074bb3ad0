"""Which characters the shipped typefaces draw, whatever the system has."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from PySide6.QtGui import QRawFont

from attention_viewer.runtime import fonts

# Categories of Unicode that leave no ink: controls, joiners and break marks, line separators.
_INKLESS = frozenset({"Cc", "Cf", "Zl", "Zp"})


def has_glyph(families: Iterable[str], char: str, weight: int | None = None) -> bool:
    """Tell whether one of the shipped families draws a character, whatever the system has.

    Parameters
    ----------
    families
        Names out of `fonts.UI_FAMILIES`.
    char
        One character. Those that leave no ink (line ends, joiners) need no glyph.
    weight
        Ask the cut nearest to this weight only; None asks for the glyph in every cut of the
        family, so that the character may be set light or bold.
    """
    return not _missing(char, families, weight)


def missing_glyphs(text: str, weight: int | None = None) -> set[str]:
    """Return the characters of a text that no shipped family draws; see `has_glyph`."""
    return _missing(text, fonts.UI_FAMILIES, weight)


def _missing(text: str, families: Iterable[str], weight: int | None) -> set[str]:
    missing = {char for char in text if unicodedata.category(char) not in _INKLESS}
    for family in families:
        if not missing:
            break
        cuts = [QRawFont(str(fonts.face_path(face)), 16.0) for face in _cuts(family, weight)]
        drawn = {c for c in missing if all(cut.supportsCharacter(ord(c)) for cut in cuts)}
        missing -= drawn
    return missing


def _cuts(family: str, weight: int | None) -> list[fonts.Face]:
    cuts = [face for face in fonts.FACES if face.family == family]
    if not cuts:
        raise ValueError(f"not a shipped font family: {family}")
    if weight is None:
        return cuts
    # Like Qt: of two equally near cuts the first of the table.
    return [min(cuts, key=lambda face: abs(face.weight - weight))]
