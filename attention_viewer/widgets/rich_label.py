"""A label for words with inline math, wrapped between phrases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets.math_layout import Layout, layout
from attention_viewer.widgets.math_markup import plain
from attention_viewer.widgets.spoken import Words
from attention_viewer.widgets.symbol_light import SymbolLight, SymbolSpots

LINE_SPACING = 1.45
# Phrases end after a space, a zero-width space, or Japanese punctuation. The space that sets a
# number off from its Japanese counter ends none.
_KANA = r"[\u3040-\u30ff\u4e00-\u9fff]"
_PHRASE = re.compile(
    rf"(?:[^ \u200b\u3001\u3002]|(?<=[0-9]) (?={_KANA})|(?<={_KANA}) (?=[0-9]))*"
    r"(?:[ \u200b]|[\u3001\u3002]+[）」』]*|$)"
)
_NO_LINE_START = (
    "、。，．）」』】〉》・ー〜…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々,.)]:;!?％%”’"
)
_NO_LINE_END = "（「『【〈《([“‘"
# A dollar after a backslash is a sign, not an end of math.
_MATH = re.compile(r"((?<!\\)\$(?:\\\$|[^$])*?(?<!\\)\$)")
_UNITS = re.compile(r"(?<!\\)\$(?:\\\$|[^$])*?(?<!\\)\$|\\\$|.")
_BLANKS = " \u200b"


class RichLabel(QWidget):
    r"""Shows markup (see `math_markup`) in one role of the type scale.

    Parameters
    ----------
    text
        Asked for anew whenever the language changes. ``\n`` breaks the line.
    role, weight, colour
        Text size by role, weight 400 to 600, colour token.
    wrap
        Whether lines may be broken to fit the width.
    align
        Left, centre or right.
    light
        Lights up the symbols together with those of the page; None for none.
    """

    def __init__(
        self,
        text: Text,
        parent: QWidget,
        *,
        role: str = "body",
        weight: int = 400,
        colour: str = "text",
        wrap: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        light: SymbolLight | None = None,
    ) -> None:
        super().__init__(parent)
        self.symbols = SymbolSpots(self, light)
        self._markup = ""
        self._role, self._weight, self._colour = role, weight, colour
        self._wrap, self._align = wrap, align
        # A fixed height would hold a wrapped label, beside others in a row, to one line.
        vertical = QSizePolicy.Policy.Minimum if wrap else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        theme.follow(self)
        self._words = Words(self, set_markup=text)

    @property
    def markup(self) -> str:
        """What is shown now."""
        return self._markup

    def set_markup(self, markup: str) -> None:
        """Show other words until the language changes."""
        if markup == self._markup:
            return
        old_size = self.sizeHint()
        self._markup = markup
        self.setAccessibleName(plain(markup))
        if self._wrap or self.sizeHint() != old_size:
            self.updateGeometry()
        self.update()

    def set_text(self, text: Text) -> None:
        """Show other words for good."""
        self._words.deleteLater()
        self._words = Words(self, set_markup=text)

    def set_colour(self, token: str) -> None:
        """Change the colour token."""
        self._colour = token
        self.update()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Width of the widest given line; height of all lines."""
        lines = self._markup.split("\n")
        width = max(layout(line, self._size(), self._weight).width for line in lines)
        return QSize(int(width) + 1, round(self._line_px() * len(lines)))

    def minimumSizeHint(self) -> QSize:
        """Return as `sizeHint`, or one phrase wide when lines may be broken."""
        if not self._wrap:
            return self.sizeHint()
        return QSize(theme.current().px(80), round(self._line_px()))

    def hasHeightForWidth(self) -> bool:
        """Tell whether the height depends on the width."""
        return self._wrap

    def heightForWidth(self, width: int) -> int:
        """Return the height of the wrapped lines."""
        return round(self._line_px() * len(self._lines(width)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, vertically centred."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.current().colours
        default = self._colour if self.isEnabled() else "edge"
        self.symbols.begin()
        for at, line in self._placed():
            self.symbols.draw(painter, at, line, colours, default)

    def _placed(self) -> Iterator[tuple[QPointF, Layout]]:
        """Yield the lines, and where the baseline of each starts."""
        lines = self._lines(self.width())
        y = (self.height() - self._line_px() * len(lines)) / 2
        for markup in lines:
            line = layout(markup, self._size(), self._weight)
            x = _start(QRectF(self.rect()), line.width, self._align)
            yield QPointF(x, y + self._line_px() / 2 + 0.36 * self._size()), line
            y += self._line_px()

    def _size(self) -> int:
        return theme.current().text_px(self._role)

    def _line_px(self) -> float:
        return LINE_SPACING * self._size()

    def _lines(self, width: int) -> list[str]:
        given = self._markup.split("\n")
        if not self._wrap:
            return given
        return [line for text in given for line in wrap(text, width, self._size(), self._weight)]


def wrap(markup: str, width: float, size_px: float, weight: int = 400) -> list[str]:
    """Break one line of markup into lines of at most ``width`` px, between phrases."""
    return list(_wrapped(markup, width, size_px, weight))


# Layouts ask for the height of the same words a dozen times before they are painted.
@lru_cache(maxsize=512)
def _wrapped(markup: str, width: float, size_px: float, weight: int) -> tuple[str, ...]:
    lines: list[str] = []
    line = ""
    for atom in _atoms(markup):
        if not line or _fits(line + atom, width, size_px, weight):
            line += atom
        else:
            lines.append(line.rstrip(_BLANKS))
            line = atom.lstrip(" ")
        while not _fits(line, width, size_px, weight):
            head, rest = _cut(line, width, size_px, weight)
            if not rest:
                break
            lines.append(head)
            line = rest
    return (*lines, line.rstrip(_BLANKS))


def _fits(line: str, width: float, size_px: float, weight: int) -> bool:
    return layout(line.rstrip(_BLANKS), size_px, weight).width <= width


def _atoms(markup: str) -> list[str]:
    """Split into pieces that must stay together: phrases, with the math they touch."""
    atoms: list[str] = []
    glue = False
    for number, piece in enumerate(_MATH.split(markup)):
        phrases = [piece] if number % 2 else [part for part in _PHRASE.findall(piece) if part]
        if phrases and glue and atoms:
            atoms[-1] += phrases.pop(0)
        atoms.extend(phrases)
        if piece:
            glue = number % 2 == 1 or piece[-1] not in " \u200b\u3001\u3002"
    return atoms


def _cut(line: str, width: float, size_px: float, weight: int) -> tuple[str, str]:
    """Cut a phrase that alone is too wide: not inside math, not before closing signs.

    The second part is empty when the line cannot be cut at all.
    """
    units = _UNITS.findall(line)
    at = 1
    while at < len(units) and _fits("".join(units[: at + 1]), width, size_px, weight):
        at += 1
    while at > 1 and not _may_break(units, at):
        at -= 1
    return "".join(units[:at]), "".join(units[at:]) if _may_break(units, at) else ""


def _may_break(units: list[str], at: int) -> bool:
    if at >= len(units):
        return False
    before, after = units[at - 1], units[at]
    return after not in _NO_LINE_START and before not in _NO_LINE_END


def _start(area: QRectF, width: float, align: Qt.AlignmentFlag) -> float:
    if align & Qt.AlignmentFlag.AlignHCenter:
        return area.left() + (area.width() - width) / 2
    if align & Qt.AlignmentFlag.AlignRight:
        return area.right() - width
    return area.left()
