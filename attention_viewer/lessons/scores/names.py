r"""Names of rows: ``q_a`` is set as a bold letter with a subscript, tokens as plain text."""

import re
from functools import lru_cache

_INDEXED = re.compile(r"([qkvx])_?([A-Za-z0-9]{1,3})?")
_ROLES_OF = {"q": "qx", "k": "kx", "v": "vkx", "x": "x"}
"""The letters that a name may have to be shown as a query, key, value or token."""
_LETTERS = {"q": "abcdefghijklmnopqrstuvwxyz", "k": "xyzwvutsrqponmlkjihgfedcba", "x": ""}


def markup(name: str, letter: str) -> str:
    """Return the markup of a row's name.

    Parameters
    ----------
    name
        Such as ``q_a``, ``k2`` or a token in any script.
    letter
        "q", "k", "v" or "x": the role in which the row is shown. The value of key ``k_x`` is
        ``v_x``, and the query of token ``x_1`` is ``q_1``.
    """
    found = _INDEXED.fullmatch(name)
    if found is None or found[1] not in _ROLES_OF[letter]:
        return name.replace("$", r"\$")
    index = f"_{{{found[2]}}}" if found[2] else ""
    if letter == "x":
        return rf"$\b{{x}}{index}$"
    # Digits stand upright, letters as variables: both as in print.
    return f"$\\{letter}{index}$"


@lru_cache(maxsize=16)
def markups(given: tuple[str, ...], letter: str) -> tuple[str, ...]:
    """Return the markup of several names, see `markup`."""
    return tuple(markup(name, letter) for name in given)


def plain(name: str, letter: str) -> str:
    """Return a row's name for files and assistive technology, ``v_x`` for the value of ``k_x``."""
    found = _INDEXED.fullmatch(name)
    if found is None or found[1] not in _ROLES_OF[letter]:
        return name
    return f"{letter}_{found[2]}" if found[2] else letter


def shortened(marked: str, most: int) -> str:
    """Return a name's markup with at most ``most`` letters; math is never cut."""
    if "$" in marked or len(marked) <= most:
        return marked
    return f"{marked[: most - 1]}\N{HORIZONTAL ELLIPSIS}"


def usable(given: str, most: int) -> str:
    """Return what somebody calls a row as a name: on one line and not too long; may be empty."""
    return " ".join(given.split())[:most]


def next_name(names: tuple[str, ...], letter: str) -> str:
    """Return a name that no row has yet: the next letter, then numbers."""
    last = next((index for index in map(_index_of, reversed(names)) if index), "")
    series = _LETTERS[letter]
    start = series.find(last) + 1 if len(last) == 1 else 0
    letters = [f"{letter}_{each}" for each in series[start:] + series[:start]]
    numbered = last.isdigit()
    first = int(last) + 1 if numbered else 1
    numbers = [f"{letter}_{number}" for number in range(first, first + len(names) + 1)]
    candidates = numbers + letters if numbered else letters + numbers
    return next(each for each in candidates if each not in names)


def _index_of(name: str) -> str:
    found = _INDEXED.fullmatch(name)
    return found[2] or "" if found else ""
