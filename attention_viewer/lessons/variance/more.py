"""The folded controls: what the components are like, and which divisors are shown."""

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from attention_viewer.framework.lesson import Text
from attention_viewer.lessons.variance import words
from attention_viewer.lessons.variance.exam import words as exam
from attention_viewer.lessons.variance.intents import Intents
from attention_viewer.lessons.variance.state import (
    MEAN_MAX,
    NEIGHBOUR_MAX,
    NU_MAX,
    NU_MIN,
    VARIANCE_MAX,
    VARIANCE_MIN,
    State,
)
from attention_viewer.lessons.variance.topic import EXAM, PRODUCTS
from attention_viewer.runtime import theme
from attention_viewer.widgets.buttons import Toggle
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Group
from attention_viewer.widgets.segmented import Segment, Segmented


class MoreControls(QWidget):
    """Mean, variance, correlation, degrees of freedom, unit length, divisors shown."""

    def __init__(self, intents: Intents, parent: QWidget) -> None:
        super().__init__(parent)
        self._intents = intents
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._add_topic()
        self._grid = QGridLayout()
        self._products_only: list[QWidget] = []
        self._column.addLayout(self._grid)
        self.mean = self._number("mean", words.mean_label, words.mean_tip, 0, 0)
        self.variance = self._number("variance", words.variance_label, words.variance_tip, 0, 1)
        self.rho = self._number("rho", words.rho_label, words.rho_tip, 1, 0)
        self.neighbour = self._number("neighbour", words.neighbour_label, words.neighbour_tip, 1, 1)
        self.nu = self._number("nu", words.nu_label, words.nu_tip, 2, 0)
        self._add_sampler()
        self.unit = Toggle("unit_length", words.unit_length, words.unit_length_tip, self)
        self._products_only.append(self.unit)
        self._column.addWidget(self.unit)
        self._add_divisors()
        self.lock = Toggle("lockAxes", words.lock, words.lock_tip, self)
        self._column.addWidget(self.lock)
        self.mean.edited.connect(self._on_mean_edited)
        self.variance.edited.connect(self._on_variance_edited)
        self.rho.edited.connect(self._on_rho_edited)
        self.neighbour.edited.connect(self._on_neighbour_edited)
        self.nu.edited.connect(self._on_nu_edited)
        self.sampler.chosen.connect(self._intents.set_sampler)
        self.unit.clicked.connect(self._on_unit_clicked)
        self.lock.clicked.connect(self._intents.set_locked)
        theme.follow(self)

    def show_state(self, state: State) -> None:
        """Show the settings; degrees of freedom matter to Student t alone."""
        self.mean.set_value(state.mean)
        self.variance.set_value(state.variance)
        self.rho.set_value(state.rho)
        self.neighbour.set_value(state.neighbour)
        self.nu.set_value(state.nu)
        self.nu.setEnabled(state.distribution == "student_t")
        self.unit.setChecked(state.unit_length)
        self.sampler.set_value(state.sampler)
        self.topic.set_value(state.topic)
        self.lock.setChecked(state.locked)
        exam_points = state.topic == "exam"
        for group in self._products_only:
            group.setVisible(not exam_points)
        for divisor, toggle in self._shown.items():
            toggle.set_markup((EXAM if exam_points else PRODUCTS).labels[divisor]())
        for divisor, toggle in self._shown.items():
            toggle.setChecked(divisor in state.divisors)

    def on_theme_changed(self) -> None:
        """Take over the gaps."""
        now = theme.current()
        self._column.setSpacing(now.px(12))
        self._grid.setSpacing(now.px(8))

    def _number(self, name: str, label: Text, tip: Text, row: int, column: int) -> NumberField:
        low, high, step = {
            "mean": (-MEAN_MAX, MEAN_MAX, 0.1),
            "variance": (VARIANCE_MIN, VARIANCE_MAX, 0.1),
            "rho": (-1.0, 1.0, 0.1),
            "neighbour": (-NEIGHBOUR_MAX, NEIGHBOUR_MAX, 0.1),
            "nu": (NU_MIN, NU_MAX, 1.0),
        }[name]
        group = Group(self, label)
        field = NumberField(
            name, label, tip, group, minimum=low, maximum=high, step=step, decimals=2
        )
        group.add(field)
        field.edit_finished.connect(self._intents.end)
        if name != "nu":
            self._products_only.append(group)
        self._grid.addWidget(group, row, column)
        self._grid.setColumnStretch(column, 1)
        return field

    def _add_topic(self) -> None:
        group = Group(self, exam.topic_label)
        segments = (
            Segment("products", exam.products, exam.products_tip),
            Segment("exam", exam.points, exam.points_tip),
        )
        self.topic = Segmented("topic", exam.topic_label, segments, group)
        group.add(self.topic)
        self._column.addWidget(group)
        self.topic.chosen.connect(self._intents.set_topic)

    def _add_sampler(self) -> None:
        group = Group(self, words.sampler_label)
        options = (
            ("components", words.sampler_components),
            ("identity", words.sampler_identity),
        )
        self.sampler = Choice("sampler", words.sampler_label, words.sampler_tip, options, group)
        group.add(self.sampler)
        self._products_only.append(group)
        self._column.addWidget(group)

    def _add_divisors(self) -> None:
        group = Group(self, words.shown_label)
        self._shown = {
            divisor: Toggle(f"show_{divisor}", label, words.show_divisor_tip, group)
            for divisor, label in PRODUCTS.labels.items()
        }
        group.add_row(*self._shown.values(), stretch=(1, 1, 1))
        self._column.addWidget(group)
        for toggle in self._shown.values():
            toggle.clicked.connect(self._on_toggle_clicked)

    @Slot(object)
    def _on_mean_edited(self, value: float) -> None:
        self._intents.set_component("mean", value)

    @Slot(object)
    def _on_variance_edited(self, value: float) -> None:
        self._intents.set_component("variance", value)

    @Slot(object)
    def _on_rho_edited(self, value: float) -> None:
        self._intents.set_component("rho", value)

    @Slot(object)
    def _on_neighbour_edited(self, value: float) -> None:
        self._intents.set_component("neighbour", value)

    @Slot(object)
    def _on_nu_edited(self, value: float) -> None:
        self._intents.set_component("nu", value)

    @Slot(bool)
    def _on_unit_clicked(self, checked: bool) -> None:
        self._intents.set_component("unit_length", checked)
        self._intents.end()

    @Slot()
    def _on_toggle_clicked(self) -> None:
        for divisor, toggle in self._shown.items():
            shown = toggle.isChecked()
            if shown == (divisor in self._intents.state.divisors):
                continue
            if not self._intents.set_divisor_shown(divisor, shown):
                toggle.setChecked(True)
