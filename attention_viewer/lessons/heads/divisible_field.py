"""A field for a whole number that must fit another without a remainder."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.widgets.field import FieldFault
from attention_viewer.widgets.number_field import NumberField

Fault = Callable[[int], str]
NO_FAULT = ""


class DivisibleField(NumberField):
    """Explains a number that leaves a remainder; the arrow keys go through those that do not.

    Parameters
    ----------
    fault
        Returns what is wrong with a number within the limits, "" when nothing is.
    fitting
        Returns the numbers that fit, in ascending order.
    """

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        parent: QWidget,
        *,
        minimum: int,
        maximum: int,
        fault: Fault,
        fitting: Callable[[], Sequence[int]],
    ) -> None:
        self._fault_of, self._fitting = fault, fitting
        super().__init__(name, label, tip, parent, minimum=minimum, maximum=maximum)

    def step_by(self, count: float) -> None:
        """Go to the next number that fits, or on by ``count`` of them."""
        fitting = self._fitting()
        if self.value is None or not fitting:
            return
        above = [each for each in fitting if each > self.value]
        below = [each for each in reversed(fitting) if each < self.value]
        ahead = above if count > 0 else below
        if ahead:
            value = ahead[min(round(abs(count)), len(ahead)) - 1]
            self._say("")
            self.setText(self._show_number(value))
            self._take(value)

    def _parse_text(self, text: str) -> float | int:
        value = int(super()._parse_text(text))
        fault = self._fault_of(value)
        if fault:
            raise FieldFault(fault)
        return value
