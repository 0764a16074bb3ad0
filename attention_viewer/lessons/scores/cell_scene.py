"""What the picture of the picked cell shows, and the same in words."""

from dataclasses import dataclass

from attention_viewer.core.formatting import HIDDEN, MINUS, fixed
from attention_viewer.lessons.scores.explained import Sum
from attention_viewer.widgets.math_markup import plain

DOT = " \u22c5 "


@dataclass(frozen=True)
class CellScene:
    """What is written out.

    Parameters
    ----------
    title
        Markup of the two factors in the title.
    labels, colours
        Markup and colour tokens of the two rows of factors.
    product
        The numbers.
    hide
        Whether results are hidden.
    heads
        Markup over the terms; empty for the numbers of the components.
    """

    title: tuple[str, str]
    labels: tuple[str, str]
    colours: tuple[str, str]
    product: Sum
    hide: bool
    heads: tuple[str, ...] = ()


def in_words(scene: CellScene) -> str:
    """Return the sum as one line, for assistive technology; long vectors in short."""
    product = scene.product
    name = DOT.join(map(plain, scene.title))
    if scene.hide:
        return f"{name} = {HIDDEN}"
    most = 12
    pairs = list(zip(product.left, product.right, strict=True))[:most]
    first, second = product.factor_decimals
    terms = [f"{_bracketed(a, first)} \u00d7 {_bracketed(b, second)}" for a, b in pairs]
    dots = ["\u2026"] if len(product.terms) > most else []
    total = fixed(product.total, product.decimals, tiny=True)
    return f"{name} = {' + '.join(terms + dots)} = {total}"


def _bracketed(value: float, decimals: int) -> str:
    shown = fixed(value, decimals, tiny=True)
    return f"({shown})" if shown.startswith(MINUS) else shown
