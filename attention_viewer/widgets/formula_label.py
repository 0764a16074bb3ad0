"""A formula typeset in display style: fractions, large brackets, aligned steps.

Fixed formulas come from `resources/formulas`, made once by ``dev.py formulas``, because the
typesetter takes a tenth of a second to import; any other formula is typeset when shown.
Must not hold words: the typesetter has no Japanese letters.
"""

from __future__ import annotations

import hashlib
import re
import warnings
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import paths, theme
from attention_viewer.runtime.theme import TOKENS, Colours
from attention_viewer.widgets.spoken import Words

MADE_AT_PX = 40
PLACEHOLDER = "#0000{:02x}"
"""Colours that stand for tokens inside the stored pictures."""


def attention_formula() -> str:
    r"""Return the TeX of scaled dot-product attention (Vaswani et al. 2017, equation 1)."""
    return (
        r"\mathrm{Attention}(<q>{Q},<k>{K},<v>{V})=\mathrm{softmax}"
        r"\left(\frac{<q>{Q}<k>{K}^{\top}}{\sqrt{d_k}}\right)<v>{V}"
    )


FIXED = (attention_formula,)


class FormulaLabel(QWidget):
    """Shows one formula.

    Parameters
    ----------
    tex
        TeX in which ``<q>{..}`` colours by token, such as ``<q>{Q}``.
    spoken
        The formula in words or plain signs, for assistive technology.
    role
        Text size by role of the type scale.
    """

    def __init__(
        self, name: str, tex: str, spoken: Text, parent: QWidget, *, role: str = "readout"
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._tex, self._role = tex, role
        theme.follow(self)
        self._words = Words(self, setAccessibleName=spoken)

    def set_formula(self, tex: str) -> None:
        """Show another formula."""
        self._tex = tex
        self.updateGeometry()
        self.update()

    def on_theme_changed(self) -> None:
        """Measure anew."""
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the formula at its role."""
        size = _renderer(self._tex, theme.current().colours).defaultSize()
        return size * (theme.current().text_px(self._role) / MADE_AT_PX)

    def minimumSizeHint(self) -> QSize:
        """Return half the size: a formula shrinks before it is cut."""
        return self.sizeHint() / 2

    def heightForWidth(self, width: int) -> int:
        """Return the height of a formula shrunk to a width, for policies that ask for it."""
        wanted = self.sizeHint()
        return round(wanted.height() * min(1.0, width / wanted.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the formula at the left, vertically centred, as large as it may be."""
        renderer = _renderer(self._tex, theme.current().colours)
        wanted = self.sizeHint()
        factor = min(1.0, self.width() / wanted.width(), self.height() / wanted.height())
        width, height = wanted.width() * factor, wanted.height() * factor
        painter = QPainter(self)
        renderer.render(painter, QRectF(0, (self.height() - height) / 2, width, height))


def stored_name(tex: str) -> str:
    """Return the file name under which a fixed formula is stored."""
    return hashlib.sha256(tex.encode()).hexdigest()[:16] + ".svg"


def typeset(tex: str) -> str:
    """Typeset TeX with colour tokens into SVG whose colours are placeholders.

    What a token colours may hold braces, but no braces inside those.
    """
    # Imported here, because it takes a tenth of a second and is seldom needed.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        import ziamath

    typesetter: Any = ziamath
    typesetter.config.svg2 = False  # QtSvg knows no SVG 2 symbols and would draw almost nothing
    for number, token in enumerate(TOKENS):
        colour = PLACEHOLDER.format(number + 16)
        # Braces outside keep the colour from running on to the end of the formula.
        coloured = rf"{{\\color{{{colour}}}{{\1}}}}"
        tex = re.sub(rf"<{token}>\{{((?:[^{{}}]|\{{[^{{}}]*\}})*)\}}", coloured, tex)
    return str(typesetter.Latex(tex, size=MADE_AT_PX, color=PLACEHOLDER.format(255)).svg())


@lru_cache(maxsize=256)
def _svg(tex: str) -> str:
    stored = paths.resources() / "formulas" / stored_name(tex)
    return stored.read_text(encoding="utf-8") if stored.is_file() else typeset(tex)


@lru_cache(maxsize=256)
def _renderer(tex: str, colours: Colours) -> QSvgRenderer:
    svg = _svg(tex).replace(PLACEHOLDER.format(255), colours.text)
    for number, token in enumerate(TOKENS):
        svg = svg.replace(PLACEHOLDER.format(number + 16), getattr(colours, token))
    return QSvgRenderer(QByteArray(svg.encode()))
