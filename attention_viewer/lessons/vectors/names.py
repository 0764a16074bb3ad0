"""How a vector's name is set: a bold letter with a subscript, or a word in the vector's colour."""

import re
from functools import lru_cache

_LETTER = re.compile(r"([qk])(?:_(.+))?", re.DOTALL)
_SPECIAL = set("\\{}_^$")


@lru_cache(maxsize=256)
def markup(name: str, kind: str) -> str:
    """Return math markup without dollars.

    Parameters
    ----------
    name
        ``q``, ``k_1`` or any word such as a token.
    kind
        "q" or "k", which decides the colour.
    """
    found = _LETTER.fullmatch(name)
    if found is None:
        return rf"\c{kind}{{\rm{{{_safe(name)}}}}}"
    letter, below = found.groups()
    shown = rf"\c{kind}{{\{letter}}}"
    return shown if below is None else rf"\c{kind}{{\{letter}_{{{_safe(below)}}}}}"


def _safe(text: str) -> str:
    """Replace the signs that have a meaning inside math by look-alikes that have none."""
    looks = {"\\": "＼", "{": "｛", "}": "｝", "_": "＿", "^": "＾", "$": "＄"}
    return "".join(looks[sign] if sign in _SPECIAL else sign for sign in text)


def free_name(taken: tuple[str, ...]) -> str:
    """Return the first of ``k_1``, ``k_2`` ... that is not taken."""
    numbers = range(1, len(taken) + 2)
    return next(f"k_{n}" for n in numbers if f"k_{n}" not in taken)
