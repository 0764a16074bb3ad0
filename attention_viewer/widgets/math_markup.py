r"""Reads the small markup for words with inline math. Must not import Qt.

Outside ``$...$`` everything is plain text. Inside, a little of TeX:

- ``\q \k \v`` bold vectors in their colours, ``\Q \K \V`` italic matrices in theirs;
- ``\cq{..} \ck{..} \cv{..} \cu{..} \cs{..} \cm{..}`` colour q, k, v, unscaled, scaled, muted;
- ``_x ^x _{..} ^{..} \sqrt{..}``, ``\b{..}`` bold, ``\rm{..}`` upright words, ``\bb{..}``
  double-struck capitals (the E of an expectation);
- ``\cdot \times \div \top \rho \mu \pi \approx \pm \to \le \ge \ne \infty \sum`` and ``\,`` (a
  thin space);
- letters are italic, digits and everything else upright; spaces count.

Full formulas with fractions are `formula_label`'s business: this one is for labels that
change at every mouse move, where typesetting would cost more than a frame.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

SYMBOLS = {
    "cdot": "\u22c5",
    "times": "\u00d7",
    "div": "\u00f7",
    "top": "\u22a4",
    "rho": "\u03c1",
    "mu": "\u03bc",
    "sigma": "\u03c3",
    "pi": "\u03c0",
    "approx": "\u2248",
    "pm": "\u00b1",
    "to": "\u2192",
    "le": "\u2264",
    "ge": "\u2265",
    "ne": "\u2260",
    "infty": "\u221e",
    "sum": "\u2211",
    ",": "\u2009",
    "$": "$",
}
ITALIC = frozenset({"rho", "mu", "sigma"})
"""Symbols that are letters, and stand for numbers."""
BREAK = "\u200b"
"""The zero-width space: a line may be broken here."""
VECTORS = {"q": "q", "k": "k", "v": "v"}
MATRICES = {"Q": "q", "K": "k", "V": "v"}
COLOURS = {
    "cq": "q",
    "ck": "k",
    "cv": "v",
    "cu": "unscaled",
    "cs": "scaled",
    "cm": "muted",
    "ct": "text",
}
_PLAIN = re.compile(r"[^_^\\{}]+")
_LETTERS = re.compile(r"[A-Za-z]+")


class MarkupError(ValueError):
    """Markup that cannot be read: an unknown command or an open brace."""


class Style(NamedTuple):
    """How a run of characters is set."""

    math: bool = False
    bold: bool = False
    upright: bool = False
    colour: str | None = None
    double: bool = False


class Run(NamedTuple):
    """Characters that share one style."""

    text: str
    style: Style


class Script(NamedTuple):
    """A subscript (``below``) or superscript."""

    body: tuple[Node, ...]
    below: bool


class Root(NamedTuple):
    """A square root over its body."""

    body: tuple[Node, ...]
    style: Style


Node = Run | Script | Root


@lru_cache(maxsize=4096)
def parse(markup: str) -> tuple[Node, ...]:
    """Return the nodes of a string of words and inline math.

    Raises
    ------
    MarkupError
        If a command is unknown or a brace or ``$`` is left open.
    """
    nodes: list[Node] = []
    pieces = _split_at_dollars(markup)
    for number, piece in enumerate(pieces):
        if number % 2 == 0:
            if piece:
                nodes.append(Run(piece, Style()))
        else:
            nodes.extend(_Reader(piece).read_all())
    return tuple(nodes)


@lru_cache(maxsize=4096)
def plain(markup: str) -> str:
    """Return the markup as words for screen readers, menus and files: ``q_1``, ``√d_k``."""
    if "$" not in markup and "\\" not in markup:
        return markup.replace(BREAK, "")
    nodes = parse(markup)
    words = ""
    for before, node in zip((None, *nodes), nodes, strict=False):
        said = _plain_node(node)
        # What follows an index would read as a part of it: q_i k_i, not q_ik_i.
        index = isinstance(before, Script) and before.below
        words += " " + said if index and said[:1].isalnum() else said
    return words.replace(BREAK, "")


def escape(words: str) -> str:
    """Return words from outside (a file name, something typed) as markup that shows them."""
    return words.replace("$", r"\$")


def _plain_node(node: Node) -> str:
    if isinstance(node, Run):
        return node.text
    body = "".join(_plain_node(child) for child in node.body)
    if isinstance(node, Root):
        return f"\u221a{body}" if len(body) < 4 else f"\u221a({body})"  # noqa: PLR2004
    if not node.below and body == SYMBOLS["top"]:
        return SYMBOLS["top"]
    return f"_{body}" if node.below else f"^{body}"


def _split_at_dollars(markup: str) -> list[str]:
    pieces = markup.replace(r"\$", "\0").split("$")
    if len(pieces) % 2 == 0:
        raise MarkupError(f"open $ in {markup!r}")
    return [piece.replace("\0", "$") for piece in pieces]


class _Reader:
    """Recursive descent over the text between two dollars."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def read_all(self) -> list[Node]:
        nodes = self._read_until(None, Style(math=True))
        if self._at < len(self._text):
            raise MarkupError(f"stray }} in {self._text!r}")
        return nodes

    def _read_until(self, end: str | None, style: Style) -> list[Node]:
        nodes: list[Node] = []
        while self._at < len(self._text):
            if self._text[self._at] == "}":
                break
            stretch = _PLAIN.match(self._text, self._at)
            if stretch is None:
                self._read_one(nodes, style)
                continue
            self._at = stretch.end()
            _append(nodes, stretch.group(), style)
        if end and self._text[self._at : self._at + 1] != end:
            raise MarkupError(f"open brace in {self._text!r}")
        return nodes

    def _read_one(self, nodes: list[Node], style: Style) -> None:
        character = self._text[self._at]
        self._at += 1
        if character in "_^":
            nodes.append(Script(tuple(self._argument(style)), below=character == "_"))
        elif character == "\\":
            self._command(nodes, style)
        elif character == "{":
            nodes.extend(self._group(style))
        else:
            _append(nodes, character, style)

    def _argument(self, style: Style) -> list[Node]:
        """Read one character, one command or one group."""
        if self._at >= len(self._text):
            raise MarkupError(f"nothing after a script sign in {self._text!r}")
        nodes: list[Node] = []
        self._read_one(nodes, style)
        return nodes

    def _group(self, style: Style) -> list[Node]:
        nodes = self._read_until("}", style)
        self._at += 1
        return nodes

    def _braced(self, style: Style) -> list[Node]:
        if self._text[self._at : self._at + 1] != "{":
            raise MarkupError(f"a brace is missing in {self._text!r}")
        self._at += 1
        return self._group(style)

    def _command(self, nodes: list[Node], style: Style) -> None:
        name = self._name()
        if name in SYMBOLS:
            _append(nodes, SYMBOLS[name], style._replace(upright=name not in ITALIC))
        elif name in VECTORS:
            colour = style.colour or VECTORS[name]
            _append(nodes, name, style._replace(bold=True, upright=True, colour=colour))
        elif name in MATRICES:
            _append(nodes, name, style._replace(colour=style.colour or MATRICES[name]))
        elif name in COLOURS:
            nodes.extend(self._braced(style._replace(colour=COLOURS[name])))
        else:
            self._styled(name, nodes, style)

    def _styled(self, name: str, nodes: list[Node], style: Style) -> None:
        if name == "sqrt":
            nodes.append(Root(tuple(self._braced(style)), style))
        elif name == "b":
            nodes.extend(self._braced(style._replace(bold=True, upright=True)))
        elif name == "bb":
            nodes.extend(self._braced(style._replace(upright=True, double=True)))
        elif name == "rm":
            nodes.extend(self._braced(style._replace(upright=True)))
        else:
            raise MarkupError(f"unknown command \\{name} in {self._text!r}")

    def _name(self) -> str:
        start = self._at
        name = _LETTERS.match(self._text, start)
        self._at = name.end() if name else start + 1
        return self._text[start : self._at]


def _append(nodes: list[Node], characters: str, style: Style) -> None:
    """Add characters, joining them to the run before when the style is the same."""
    last = nodes[-1] if nodes else None
    if isinstance(last, Run) and last.style == style:
        nodes[-1] = Run(last.text + characters, style)
    else:
        nodes.append(Run(characters, style))
