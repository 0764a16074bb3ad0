"""What a benchmark figure is: a name, a limit, and how it is measured."""

from collections.abc import Callable
from dataclasses import dataclass


class Skipped(Exception):
    """Why a figure cannot be measured on this machine."""


@dataclass(frozen=True)
class Figure:
    """One line of ``dev.py bench``.

    Parameters
    ----------
    name
        As named on the command line.
    limit
        The most the value may be, or the least when ``at_least``.
    measure
        Returns the value; ratios come from one run, so that the machine does not matter.
    """

    name: str
    limit: float
    measure: Callable[[], float]
    at_least: bool = False

    def line(self) -> tuple[str, bool]:
        """Measure, and return ``name value limit ok|short`` and whether it is ok, or skipped."""
        try:
            value = self.measure()
        except Skipped as why:
            return f"{self.name} skipped: {why}", True
        good = value >= self.limit if self.at_least else value <= self.limit
        return f"{self.name} {value:.3g} {self.limit:g} {'ok' if good else 'short'}", good


def median(values: list[float]) -> float:
    """Return the middle value."""
    return sorted(values)[len(values) // 2]


def percentile(values: list[float], share: float) -> float:
    """Return the value below which ``share`` of the values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
