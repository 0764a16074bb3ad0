"""The table of results: on the page, and in full for copying and files."""

import re
from collections.abc import Sequence

from attention_viewer.core.formatting import fixed, scientific
from attention_viewer.core.theory import Divisor
from attention_viewer.framework.lesson import Table
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.compute import theory_of
from attention_viewer.lessons.variance.readings import Reading, share_inside
from attention_viewer.lessons.variance.shown import Shown, four, provisional, theory_text
from attention_viewer.lessons.variance.topic import EXAM
from attention_viewer.widgets.data_table import Cell, Column, TableRow, TableScene

LONGEST = 14
FEWER = 4
HIDDEN = "?"
FILE_HEADER = (
    "trials",
    "divisor",
    "empirical_variance",
    "theoretical_variance",
    "band_low",
    "band_high",
    "inside",
)


def table_scene(shown: Shown, *, wall: bool) -> TableScene:
    """Return the table beside the picture; on the wall with fewer, larger digits."""
    raw = _column(shown, "none", wall)
    divided = _column(shown, "sqrt", wall)
    title = "" if wall else text.variance()  # the heading says it, too
    return TableScene(
        columns=(
            Column(shown.topic.count),
            # The ratio, which has no room on the wall, leaves its sign here.
            Column(title, shown.topic.labels["none"](), "square", "unscaled", icons=wall),
            Column(text.ratio(), icons=True, wall=False),
            Column(title, shown.topic.labels["sqrt"](), "disc", "scaled", icons=True),
        ),
        rows=tuple(_row(shown, d_k, raw, divided, wall=wall) for d_k in shown.spec.d_k),
        picked=shown.picked,
    )


def heading(shown: Shown, *, wall: bool) -> str:
    """Return the words over the table; on the wall those in brackets have a line of their own."""
    words = _heading(shown)
    bracket = re.search(r"[ \u200b]?(?=[(（])", words)
    if bracket is None or not wall:
        return words
    return f"{words[: bracket.start()]}\n{words[bracket.end() :]}"


def _heading(shown: Shown) -> str:
    """Return the words over the table, with the variances of theory."""
    theory = theory_of(shown.spec)
    if shown.hidden:
        return text.table_label()
    if not theory.known:
        return text.table_label_no_theory()
    if shown.spec.components.unit_length:
        return text.table_label_theory().format(raw="$1/d_k$", divided="$1/d_k^2$")
    if theory.factor is None:
        values = (theory.variance(shown.picked, each) for each in ("none", "sqrt"))
        raw, divided = map(theory_text, values)
        name = shown.topic.count
        return text.table_label_picked().format(
            name=name, d_k=shown.picked, raw=raw, divided=divided
        )
    divided = theory_text(theory.factor)
    raw = shown.topic.count if theory.factor == 1.0 else f"{divided} {shown.topic.count}"
    return text.table_label_theory().format(raw=raw, divided=divided)


def chance_words(shown: Shown) -> str:
    """Return how many rows lie outside, and that some must."""
    inside, known = share_inside(shown.spec, shown.readings)
    words = text.one_in_twenty if shown.spec.stream == "r" else text.one_row_in_twenty
    if shown.hidden:
        return words().format(**{"out": HIDDEN, "all": HIDDEN})
    if not known and not theory_of(shown.spec).band:
        return text.one_in_twenty_no_band()
    if not known:  # the same words, so that the column keeps its height when results come
        return words().format(out="—", all="—")
    return words().format(**{"out": known - inside, "all": known})


def full_table(shown: Shown) -> Table:
    """Return every row in full precision."""
    rows = [_file_row(reading) for reading in shown.readings.values() if reading.trials]
    first = "subjects" if shown.topic is EXAM else "d_k"
    return Table("variance", (first, *FILE_HEADER), rows)


def _file_row(reading: Reading) -> Sequence[object]:
    low, high = reading.band or (None, None)
    inside = {True: "yes", False: "no", None: ""}[reading.inside]
    variance = reading.variance
    return (
        reading.d_k,
        reading.trials,
        reading.divisor,
        variance,
        reading.theory,
        low,
        high,
        inside,
    )


def _column(shown: Shown, divisor: Divisor, wall: bool) -> dict[int, str]:
    """Return the variances as R prints a column: 7 digits for the one that needs most decimals."""
    known = {
        d_k: variance
        for d_k in shown.spec.d_k
        if (variance := shown.readings[d_k, divisor].variance) is not None
    }
    if not known:
        return {}
    # Not needed before there are results, and not quick to import.
    from attention_viewer.core.walkthrough import printed_column

    printed = printed_column(tuple(known.values()))
    if max(map(len, printed)) > LONGEST:
        printed = tuple(scientific(value, 3 if wall else 5) for value in known.values())
    elif wall:
        decimals = max(0, len(printed[0].partition(".")[2]) - FEWER)
        printed = tuple(fixed(value, decimals) for value in known.values())
    return dict(zip(known, printed, strict=True))


def _row(
    shown: Shown, d_k: int, raw: dict[int, str], divided: dict[int, str], *, wall: bool
) -> TableRow:
    undivided, scaled = shown.readings[d_k, "none"], shown.readings[d_k, "sqrt"]
    ratio = undivided.ratio
    cells = (
        Cell(str(d_k)),
        _cell(shown, undivided, raw.get(d_k), icon=wall),
        _cell(shown, undivided, None if ratio is None else fixed(ratio, 3), icon=True),
        _cell(shown, scaled, divided.get(d_k), icon=True),
    )
    if shown.hidden or shown.running:  # nobody reads numbers that change twenty times a second
        return TableRow(d_k, cells)
    about = [f"{shown.topic.count} = {d_k}"]
    about += [
        f"{shown.topic.labels[reading.divisor]()}: {words}"
        for reading in (undivided, scaled)
        if (words := _in_full(reading))
    ]
    return TableRow(d_k, cells, "\n".join(about))


def _in_full(reading: Reading) -> str:
    """Return measured, theory, ratio and band in words, as far as there are."""
    if reading.variance is None:
        return ""
    known = {"measured": four(reading.variance), "theory": theory_text(reading.theory)}
    if reading.ratio is None:
        return text.row_measured().format(**known)
    known["ratio"] = fixed(reading.ratio, 3)
    if reading.band is None:
        return text.row_no_band().format(**known)
    known["low"], known["high"] = map(four, reading.band)
    if reading.inside is None:
        return provisional(reading, text.row_no_band().format(**known))
    words = text.row_inside() if reading.inside else text.row_outside()
    return words.format(**known)


def _cell(shown: Shown, reading: Reading, words: str | None, *, icon: bool = False) -> Cell:
    if words is None:
        return Cell(text.to_come() if reading.variance is None else "—", muted=True)
    if shown.hidden:
        return Cell(HIDDEN)
    sign = {True: "check", False: "warning", None: ""}[reading.inside] if icon else ""
    return Cell(words, muted=shown.stale or not reading.finished, icon=sign)
