"""Shares the width of the picked query's row among its columns."""

import math
from dataclasses import dataclass

from attention_viewer.runtime import theme
from attention_viewer.widgets.math_layout import layout
from attention_viewer.widgets.number_paint import number_width

COLUMNS = 4
GAP = 10
EDGE = 8
"""Room at the right end, in which a mark tells which keys are seen."""
MOST_BAR = 90
BAR_SHARE = 0.45
"""Part of the spare width that goes to the bar."""
MOST_NAMES = 0.28
SMALLEST = 8


@dataclass(frozen=True)
class RowPlan:
    """Where the columns are: width of the names, size of the numbers, right ends, and the bar."""

    names: float
    size: int
    right: tuple[float, ...]
    bar: float
    bar_room: float

    def still(self) -> tuple[float, ...]:
        """Return what names and rules depend on."""
        return self.names, self.right[1], self.right[2], self.bar


def name_px(name: str, size: float) -> float:
    """Return the size of a name among letters of ``size``: math is set a little larger."""
    return 1.15 * size if "$" in name else size


def arranged(
    width: int, now: theme.Theme, names: tuple[str, ...], rows: tuple[tuple[str, ...], ...]
) -> RowPlan:
    """Share the width: as much as the texts of each column need, the rest as gaps and a bar.

    The first of ``rows`` are the heads. The numbers are smaller where there is no room for them.
    """
    body, small, gap = now.text_px("body"), now.text_px("label"), now.px(GAP)
    named = max(layout(name, name_px(name, body)).width for name in names)
    named = min(named, MOST_NAMES * width)
    heads = [layout(head, small).width for head in rows[0]]
    step = 0.9 * body  # widths in steps, lest the columns tremble with the digits
    numbers = [
        max(number_width(row[column], body, 600) for row in rows[1:]) for column in range(COLUMNS)
    ]
    wide = [
        max(head, math.ceil(number / step) * step)
        for head, number in zip(heads, numbers, strict=True)
    ]
    room = width - now.px(EDGE) - named - COLUMNS * gap
    share = min(1.0, room / sum(wide))
    size = max(SMALLEST, int(body * share))
    wide = [each * share for each in wide]
    spare = max(0.0, room - sum(wide))
    bar_room = min(BAR_SHARE * spare, now.px(MOST_BAR))
    between = (spare - bar_room) / (COLUMNS - 1)
    right, x = [], named
    for column, each in enumerate(wide):
        x += gap + each + (bar_room if column == COLUMNS - 1 else 0.0)
        x += between if column else 0.0
        right.append(x)
    return RowPlan(named, size, tuple(right), right[-1] - wide[-1] - bar_room, bar_room - gap / 2)
