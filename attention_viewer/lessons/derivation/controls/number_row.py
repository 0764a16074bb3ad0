"""A label whose symbols light up, a slider and a field for one number."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Group
from attention_viewer.widgets.slider import ValueSlider
from attention_viewer.widgets.symbol_light import SymbolLight

FIELD_WIDTH = 88


class NumberRow(Group):
    """Both change the same number.

    Signals
    -------
    edited(value)
        While either is moved.
    edit_finished()
        When a drag, a key press or typing has ended.
    """

    edited = Signal(object)
    edit_finished = Signal()

    def __init__(
        self,
        name: str,
        label: Text,
        tip: Text,
        light: SymbolLight,
        parent: QWidget,
        *,
        limits: tuple[float, float],
        step: float = 1.0,
        decimals: int = 0,
        doubling: bool = False,
    ) -> None:
        low, high = limits
        self.slider: ValueSlider | None = None
        self.field: NumberField | None = None
        super().__init__(parent, label, light=light)
        self.slider = ValueSlider(
            f"{name}Slider", label, tip, self, minimum=low, maximum=high, step=step,
            doubling=doubling, decimals=decimals,
        )  # fmt: skip
        self.field = NumberField(
            f"{name}Field", label, tip, self, minimum=low, maximum=high, step=step,
            decimals=decimals,
        )  # fmt: skip
        self.slider.KEY_HELP = key_help.SLIDER_OF_STEPS
        self.field.KEY_HELP = key_help.NUMBER_FIELD_OF_STEPS
        self.add_row(self.slider, self.field, stretch=(1, 0))
        self.slider.moved.connect(self._on_slider_moved)
        self.field.edited.connect(self.edited)
        self.slider.released.connect(self.edit_finished)
        self.field.edit_finished.connect(self.edit_finished)
        self.on_theme_changed()

    def set_value(self, value: float) -> None:
        """Show a value without a signal."""
        if self.slider is not None and self.field is not None:
            self.slider.set_value(value)
            self.field.set_value(value)

    def on_theme_changed(self) -> None:
        """Take over the field's width."""
        super().on_theme_changed()
        if self.field is not None:
            self.field.setFixedWidth(theme.current().px(FIELD_WIDTH))

    @Slot(object)
    def _on_slider_moved(self, value: float) -> None:
        self.edited.emit(value)
