"""What the page shows: one run with the settings it belongs to, and how it is to be looked at."""

import math
from dataclasses import dataclass

from attention_viewer.core.formatting import compact, fixed, scientific
from attention_viewer.core.sweep_spec import SweepSpec
from attention_viewer.core.theory import Divisor
from attention_viewer.lessons.variance import text
from attention_viewer.lessons.variance.job import Update
from attention_viewer.lessons.variance.readings import Reading, Readings
from attention_viewer.lessons.variance.topic import Topic, topic_of
from attention_viewer.widgets.plot_axes_paint import Mark

MARKS: dict[Divisor, Mark] = {"none": "square", "sqrt": "disc", "dk": "diamond"}
TOKENS: dict[Divisor, str] = {"none": "unscaled", "sqrt": "scaled", "dk": "by_d_k"}
_PLAIN = (1e-4, 1e6)
"""As ``compact`` has it, so that measured and theory are written alike."""
_MINUTE = 60
_HOUR = 3600


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """One run and the way it is looked at.

    Attributes
    ----------
    spec
        The settings that the run belongs to.
    update
        Its newest results; None before the first.
    readings
        The same, read as rows of the table.
    divisors, picked
        What is looked at.
    stale
        Whether the settings beside the picture are others by now.
    hidden
        Whether numbers are hidden.
    running
        Whether the run is still going on.
    """

    spec: SweepSpec
    update: Update | None
    readings: Readings
    divisors: tuple[Divisor, ...]
    picked: int
    stale: bool
    hidden: bool
    running: bool = False

    @property
    def topic(self) -> Topic:
        """What the sums are called."""
        return topic_of(self.spec)


def four(value: float) -> str:
    """Return a positive number with four significant digits, zeros at the end included."""
    if not _PLAIN[0] <= value < _PLAIN[1]:
        return scientific(value, 4) if value else "0"
    return fixed(value, max(0, 3 - math.floor(math.log10(value))))


def theory_text(value: float | None) -> str:
    """Return a value of theory without idle zeros, a dash where there is none."""
    return "—" if value is None else compact(value, 4)


def provisional(reading: Reading, words: str) -> str:
    """Return words about a reading, saying of how many trials it is so far."""
    trials = reading.topic.trials().format(count=reading.trials)
    return text.provisional().format(words=words, trials=trials)


def percent(share: float) -> str:
    """Return a share in per cent, without the sign; two digits where it is small."""
    return compact(100.0 * share, 2) if share < 0.1 else fixed(100.0 * share, 1)  # noqa: PLR2004


def duration(seconds: float) -> str:
    """Return a length of time in words."""
    if round(seconds) <= 1:
        return text.one_second()
    if seconds < 2 * _MINUTE:
        return text.seconds().format(count=round(seconds))
    if seconds < 2 * _HOUR:
        return text.minutes().format(count=round(seconds / _MINUTE))
    return text.hours().format(count=round(seconds / _HOUR))


def titled(title: str, shown: Shown) -> str:
    """Return a plot's title, saying so when its values belong to earlier settings."""
    return f"{title} ({text.earlier_short()})" if shown.stale else title
