"""How large, and how short, the numbers in the cells of a heat map are."""

from __future__ import annotations

import re
from decimal import Decimal

from PySide6.QtGui import QFontMetricsF

from attention_viewer.core.formatting import MINUS
from attention_viewer.runtime import fonts
from attention_viewer.runtime.theme import Theme
from attention_viewer.widgets.heatmap_data import HeatmapData
from attention_viewer.widgets.heatmap_layout import Arrangement

SMALLEST_TEXT = 9
NUMBERS_FROM = 20
"""Side of a cell from which on its number is shown, if it fits."""
PICKED = (3.0, 1.5)
"""Widths of the dark and the light line around the picked cell."""
_WITH_POWER = re.compile(rf"{MINUS}?\d+(\.\d+)?e{MINUS}?\d+")


def number_px(data: HeatmapData, plan: Arrangement, now: Theme) -> int:
    """Return the size of the numbers in the cells, 0 where they could not be read.

    The few that are written with a power of ten are longer, and set smaller: see `fitted`.
    """
    grid = plan.geometry
    if min(grid.pitch_x, grid.pitch_y) < NUMBERS_FROM * now.space * now.scale:
        return 0
    least = SMALLEST_TEXT * now.space * now.scale
    largest = now.text_px("score" if now.projected else "readout")
    tiny, usual = _longest(data, plan)
    size = min(_filling_px(usual, largest, plan, now), int(0.64 * grid.pitch_y))
    return size if min(size, _filling_px(tiny, size, plan, now)) >= least else 0


def fitted(text: str, size: int, plan: Arrangement, now: Theme) -> tuple[str, int]:
    """Return one number of a table whose numbers have the size ``size``, and its own size.

    One with a power of ten is set smaller, and has a digit less where it still would not fit.
    """
    if not _is_tiny(text):
        return text, size
    least = SMALLEST_TEXT * now.space * now.scale
    fit = _filling_px(text, size, plan, now)
    short = _shortened(text)
    return (text, fit) if fit >= least else (short, _filling_px(short, size, plan, now))


def _filling_px(text: str, largest: int, plan: Arrangement, now: Theme) -> int:
    """Return the size, up to a largest one, at which a text fits into a cell."""
    side = plan.geometry.pitch_x - plan.geometry.gap
    mark = now.line_px(PICKED[0]) / 2 + now.line_px(PICKED[1])
    room = min(0.88 * side, side - 2.0 * mark)  # none is cut by the mark of the picked cell
    metrics = QFontMetricsF(fonts.ui_font(max(largest, 1), tabular=True))
    width = max(metrics.horizontalAdvance(text), 1.0)
    return min(largest, int(largest * room / width))


def _longest(data: HeatmapData, plan: Arrangement) -> tuple[str, str]:
    """Return the longest number with a power of ten, as short as can be, and of the others."""
    grid = plan.geometry
    texts = [data.text(r, c) for r in grid.visible_rows() for c in grid.visible_columns()]
    tiny = max((_shortened(text) for text in texts if _is_tiny(text)), key=len, default="")
    usual = max((text for text in texts if not _is_tiny(text)), key=len, default="")
    return tiny, usual


def _is_tiny(text: str) -> bool:
    """Tell what is longer than other numbers: a power of ten, or words such as "exactly 0"."""
    return "e" in text


def _shortened(text: str) -> str:
    """Return a number with a power of ten with one digit before it: 5e−6 for 5.0e−6.

    Words stay. Not by way of float: a table may hold numbers below the least of those.
    """
    if not _WITH_POWER.fullmatch(text):
        return text
    short = f"{Decimal(text.replace(MINUS, '-')):.0e}"
    return short.replace("+", "").replace("-", MINUS)
