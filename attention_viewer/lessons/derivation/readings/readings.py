"""What the table and the strip say: measured values, theory, and whether they agree."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from attention_viewer.core.exam import SUBJECT_EXCESS, SUBJECT_SD
from attention_viewer.core.formatting import fixed
from attention_viewer.core.theory import band_95
from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.derivation.compute import Derived
from attention_viewer.lessons.derivation.fill import four
from attention_viewer.lessons.derivation.job import Drawn
from attention_viewer.lessons.derivation.readings import text
from attention_viewer.lessons.derivation.state import QUESTIONS, UNANSWERED, State

Band = tuple[float, float]
MARK_NONE, MARK_ROOT, MARK_ALL = r"$\cu{■}$ ", r"$\cs{●}$ ", r"$\cm{◆}$ "


@dataclass(frozen=True, slots=True)
class Reading:
    """One measured value.

    Attributes
    ----------
    label
        What it is, as markup.
    measured
        None before anything was drawn.
    theory, band
        Its exact value, and where it lies in 95% of draws; None without a band.
    """

    label: Text
    measured: float | None
    theory: float
    band: Band | None = None
    mark: str = ""

    @property
    def inside(self) -> bool | None:
        """Whether it lies in its band; None when there is nothing to say."""
        if self.measured is None or self.band is None:
            return None
        return self.band[0] <= self.measured <= self.band[1]


@dataclass(frozen=True, slots=True)
class Readout:
    """A cell of the strip: label and value, and whether it is the number that matters."""

    label: str
    value: str


def readings_of(state: State, derived: Derived, drawn: Drawn | None) -> list[Reading]:
    """Return the rows of the table of the step shown."""
    make = _READINGS.get(state.step)
    if make is not None:
        return make(derived, drawn)
    return _of_exam(derived) if state.step == "exam" else []


def strip_of(state: State, derived: Derived, readings: list[Reading]) -> tuple[Readout, Readout]:
    """Return the two cells of the strip; the second one holds the number that matters."""
    if state.step == "remember":
        given = sum(answer != UNANSWERED for answer in state.remember)
        return (
            Readout(text.answered(), f"{given} / {QUESTIONS}"),
            Readout(text.right(), f"{derived.right} / {QUESTIONS}"),
        )
    if derived.places is not None:
        worst = max(row.difference for row in derived.places.rows)
        largest = max(row.largest for row in derived.places.rows)
        return (
            Readout(text.difference(), fixed(worst, 3, tiny=True) if worst else "0"),
            Readout(text.largest(), fixed(largest, 3)),
        )
    if derived.weights is not None:
        _, root, flat = derived.weights.entropies
        return (
            Readout(text.flat_sqrt(), MARK_ROOT + fixed(root, 3, tiny=True)),
            Readout(text.flat_dk(), MARK_ALL + fixed(flat, 3, tiny=True)),
        )
    first, second = _STRIP[state.step]
    return _cell(first, readings), _cell(second, readings)


def table_words(readings: list[Reading], hidden: bool) -> str:
    """Return the sentence below the table: in or out."""
    known = [reading for reading in readings if reading.inside is not None]
    if hidden or not known:
        missing = any(each.band is None and each.measured is not None for each in readings)
        return text.no_band() if missing and not known and not hidden else ""
    out = [reading.label() for reading in known if not reading.inside]
    if not out:
        return text.inside()
    return text.outside_band().replace("{names}", ", ".join(out))


def band_words(reading: Reading) -> str:
    """Return a band as two ends with one number of decimals."""
    if reading.band is None:
        return "—"
    low, high = reading.band
    decimals = max(0, min(6, 1 - math.floor(math.log10(max(high - low, 1e-300)))))
    ends = fixed(low, decimals), fixed(high, decimals)
    # A dash before a minus sign would be read as one, too.
    return text.band_ends().format(low=ends[0], high=ends[1]) if low < 0.0 else " – ".join(ends)


def _cell(what: tuple[Text, int], readings: list[Reading]) -> Readout:
    label, number = what
    reading = readings[number]
    if reading.measured is None:
        return Readout(label(), "—")
    return Readout(label(), reading.mark + four(reading.measured))


def _one_product(derived: Derived, drawn: Drawn | None) -> list[Reading]:
    law = derived.law
    if law is None:
        return []
    moments = drawn.moments if drawn else None
    return [
        Reading(text.row_mean, moments.mean if moments else None, law.mean, law.mean_band),
        Reading(
            text.row_variance, moments.variance if moments else None, law.variance,
            law.variance_band,
        ),
    ]  # fmt: skip


def _root(derived: Derived, drawn: Drawn | None) -> list[Reading]:
    law = derived.law
    if law is None:
        return []
    band = law.variance_band
    spread = None if band is None else (math.sqrt(band[0]), math.sqrt(band[1]))
    _, variance = _one_product(derived, drawn)
    sd = Reading(text.row_sd, drawn.moments.sd if drawn else None, math.sqrt(law.variance), spread)
    return [variance, sd]


def _divided(derived: Derived, drawn: Drawn | None) -> list[Reading]:
    """Return the variances undivided, over d_k and over its square."""
    law, setting = derived.law, derived.setting
    if law is None or setting is None:
        return []
    measured = drawn.moments.variance if drawn else None
    rows = []
    for mark, power in ((MARK_NONE, 0), (MARK_ROOT, 1), (MARK_ALL, 2)):
        size = float(setting.d_k) ** power
        band = law.variance_band
        rows.append(
            Reading(
                (text.row_none, text.row_root, text.row_all)[power],
                None if measured is None else measured / size,
                law.variance / size,
                None if band is None else (band[0] / size, band[1] / size),
                mark,
            )
        )
    return rows


def _two_divided(derived: Derived, drawn: Drawn | None) -> list[Reading]:
    return _divided(derived, drawn)[:2]


def _scaled(derived: Derived, drawn: Drawn | None) -> list[Reading]:
    """Return mean and variance of q.k over the root of d_k."""
    law, setting = derived.law, derived.setting
    if law is None or setting is None:
        return []
    root = math.sqrt(setting.d_k)
    low, high = law.mean_band
    mean = drawn.moments.mean / root if drawn else None
    return [
        Reading(text.row_mean, mean, law.mean / root, (low / root, high / root), MARK_ROOT),
        replace(_divided(derived, drawn)[1], label=text.row_variance),
    ]


def _terms(derived: Derived, _: Drawn | None) -> list[Reading]:
    terms = derived.terms
    if terms is None:
        return []
    correlation = terms.theory_sum / 2.0 - 1.0
    return [
        Reading(text.row_var_x, terms.var_x, 1.0),
        Reading(text.row_var_y, terms.var_y, 1.0),
        Reading(text.row_cov, 2.0 * terms.cov, 2.0 * correlation),
        Reading(text.row_var_sum, terms.var_sum, terms.theory_sum, terms.band),
    ]


def _of_exam(derived: Derived) -> list[Reading]:
    result = derived.exam
    if result is None:
        return []
    total = float(result.deviations.std(ddof=1))
    divided = float(result.divided.std(ddof=1))
    ends = band_95(1.0, 3.0 + SUBJECT_EXCESS / result.subjects, len(result.points))
    low, high = (SUBJECT_SD * math.sqrt(end) for end in ends)
    root = math.sqrt(result.subjects)
    return [
        Reading(text.spread_total, total, result.theory_sd, (root * low, root * high), MARK_NONE),
        Reading(text.spread_divided, divided, SUBJECT_SD, (low, high), MARK_ROOT),
    ]


_READINGS: dict[str, Callable[[Derived, Drawn | None], list[Reading]]] = {
    "mean": _one_product,
    "product": _one_product,
    "add": _terms,
    "total": _one_product,
    "root": _root,
    "divide": _two_divided,
    "by_d_k": _divided,
    "real": _scaled,
}
_STRIP: dict[str, tuple[tuple[Text, int], tuple[Text, int]]] = {
    "mean": ((text.measured_variance, 1), (text.measured_mean, 0)),
    "product": ((text.measured_mean, 0), (text.measured_variance, 1)),
    "add": ((text.row_cov, 2), (text.measured_sum, 3)),
    "total": ((text.measured_mean, 0), (text.measured_variance, 1)),
    "root": ((text.measured_variance, 0), (text.measured_sd, 1)),
    "divide": ((text.measured_raw, 0), (text.measured_scaled, 1)),
    "real": ((text.measured_mean, 0), (text.measured_variance, 1)),
    "exam": ((text.spread_total, 0), (text.spread_divided, 1)),
}
