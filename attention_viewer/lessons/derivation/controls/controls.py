"""The column of controls: for each step those that its check can be changed with."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from attention_viewer.framework.lesson import LessonServices, Text
from attention_viewer.lessons.derivation.cards import words as card_words
from attention_viewer.lessons.derivation.controls import words
from attention_viewer.lessons.derivation.controls.number_row import NumberRow
from attention_viewer.lessons.derivation.fill import fill, whole
from attention_viewer.lessons.derivation.intents import Intents
from attention_viewer.lessons.derivation.presets import presets
from attention_viewer.lessons.derivation.state import (
    D_K_MAX,
    MEAN_MAX,
    PLACE_D_K,
    RHO_MAX,
    SEED_MAX,
    STEPS,
    SUBJECTS_MAX,
    TERMS_TRIALS_MAX,
    TRIALS_MAX,
    TRIALS_MIN,
    State,
)
from attention_viewer.runtime import theme
from attention_viewer.widgets import key_help
from attention_viewer.widgets.buttons import Button, Kind
from attention_viewer.widgets.choice import Choice
from attention_viewer.widgets.data_table import DataTable, TableScene
from attention_viewer.widgets.number_field import NumberField
from attention_viewer.widgets.panel import Fold, Group, Panel
from attention_viewer.widgets.rich_label import RichLabel
from attention_viewer.widgets.segmented import Segment, Segmented
from attention_viewer.widgets.symbol_light import SymbolLight

SHAPES: Sequence[tuple[Hashable, Text]] = (
    ("normal", words.normal),
    ("uniform", words.uniform),
    ("signs", words.signs),
    ("laplace", words.laplace),
    ("student_t", words.student_t),
)
BACK_WIDTH, FORWARD_WIDTH = 44, 64
"""On the wall, where they must not move while the numbers beside them change."""
SHOWN: dict[str, frozenset[str]] = {
    "distribution": frozenset({"mean", "product", "total"}),
    "mean": frozenset({"mean", "real"}),
    "rho": frozenset({"product", "real"}),
    "r": frozenset({"add"}),
    "d_k": frozenset({"total", "root", "divide", "by_d_k", "real"}),
    "place": frozenset({"place"}),
    "subjects": frozenset({"exam"}),
    "again": frozenset(STEPS) - {"remember"},
    "clear": frozenset({"remember"}),
    "table": frozenset(STEPS) - {"remember", "place"},
    "trials": frozenset({"mean", "product", "add", "total", "divide", "by_d_k", "real"}),
    "seed": frozenset(STEPS) - {"remember"},
}
"""In which steps each group is there."""
HINTS: dict[str, Text] = {
    "mean": words.hint_mean,
    "product": words.hint_rho,
    "add": words.hint_r,
    "total": words.hint_d_k,
    "exam": words.hint_subjects,
}
TELLING = frozenset({"mean", "product", "add", "total"})
"""Steps whose hint tells what is found there."""


class Controls(QWidget):
    """Builds the groups of a panel and keeps them in step with the state.

    Signals
    -------
    stop_wanted()
        When the draw that is going on is to be stopped.
    """

    stop_wanted = Signal()

    def __init__(self, services: LessonServices, light: SymbolLight, panel: Panel) -> None:
        super().__init__(panel)
        self.hide()
        self._light = light
        self.intents = Intents(services, self)
        self._panel = panel
        self._groups: dict[str, QWidget] = {}
        self._running = False
        self._add_distribution()
        self._add_sliders()
        self._add_place()
        self._hint = self._add_hint()
        self._add_again()
        self._add_clear()
        self._add_table()
        self._add_more()

    def show_state(self, state: State, *, hidden: bool) -> None:
        """Show the setting of the step shown, and the controls that belong to it."""
        for name, group in self._groups.items():
            if name in ("trials", "seed"):
                group.setVisible(state.step in SHOWN[name])
            else:
                self._panel.set_group_shown(group, state.step in SHOWN[name])
        hint = None if hidden and state.step in TELLING else HINTS.get(state.step)
        self._panel.set_group_shown(self._hint_group, hint is not None)
        self._hint.set_markup(hint() if hint else "")
        setting = getattr(state, state.step)
        if state.step == "exam":
            self._subjects.set_value(setting.subjects)
        elif state.step == "place":
            self._place.set_value(setting.d_k)
        elif state.step != "remember":
            self._show_setting(state)
        if state.step != "remember":
            self.seed.set_value(setting.seed)
        known = {(each.state.step, getattr(each.state, each.state.step)): each.id
                 for each in presets()}  # fmt: skip
        self._example.set_value(known.get((state.step, setting)))

    def show_table(self, scene: TableScene, sentence: str) -> None:
        """Show measured values beside theory."""
        self.table.set_scene(scene)
        self._sentence.set_markup(sentence)

    def show_running(self, running: bool) -> None:
        """Offer to stop while a draw goes on, else to draw again."""
        if running == self._running:
            return
        self._running = running
        if running:
            self.again.set_words(words.stop, words.stop_tip)
            self.again.set_icon("stop")
        else:
            self.again.set_words(words.again, words.again_tip)
            self.again.set_icon("refresh")

    def _show_setting(self, state: State) -> None:
        setting = getattr(state, state.step)
        self._distribution.set_value(setting.distribution)
        self._mean.set_value(setting.mean)
        self._rho.set_value(setting.rho)
        self._r.set_value(setting.rho)
        self._d_k.set_value(setting.d_k)
        most = TERMS_TRIALS_MAX if state.step == "add" else TRIALS_MAX
        self.trials.set_limits(TRIALS_MIN, most)
        self.trials.setToolTip(fill(words.trials_tip(), most=whole(most)))
        self.trials.set_value(setting.trials)

    def _add(self, name: str, group: Group) -> None:
        self._groups[name] = group
        self._panel.add(group)

    def _add_distribution(self) -> None:
        group = Group(self._panel, words.distribution)
        self._distribution = Choice(
            "distribution", words.distribution, words.distribution_tip, SHAPES, group
        )
        group.add(self._distribution)
        self._add("distribution", group)
        self._distribution.chosen.connect(self.intents.set_distribution)

    def _add_sliders(self) -> None:
        intents = self.intents
        self._d_k = NumberRow(
            "dK",
            words.d_k,
            words.d_k_tip,
            self._light,
            self._panel,
            limits=(1, D_K_MAX),
            doubling=True,
        )
        self._mean = NumberRow(
            "mean", words.mean, words.mean_tip, self._light, self._panel,
            limits=(-MEAN_MAX, MEAN_MAX), step=0.05, decimals=2,
        )  # fmt: skip
        self._rho = NumberRow(
            "rho", words.rho, words.rho_tip, self._light, self._panel,
            limits=(-RHO_MAX, RHO_MAX), step=0.01, decimals=2,
        )  # fmt: skip
        self._r = NumberRow(
            "r",
            words.r,
            words.r_tip,
            self._light,
            self._panel,
            limits=(-1.0, 1.0),
            step=0.01,
            decimals=2,
        )
        self._subjects = NumberRow(
            "subjects",
            words.subjects,
            words.subjects_tip,
            self._light,
            self._panel,
            limits=(1, SUBJECTS_MAX),
        )
        for name, row, take in (
            ("d_k", self._d_k, intents.set_d_k),
            ("mean", self._mean, intents.set_mean),
            ("rho", self._rho, intents.set_rho),
            ("r", self._r, intents.set_rho),
            ("subjects", self._subjects, intents.set_subjects),
        ):
            self._add(name, row)
            row.edited.connect(take)
            row.edit_finished.connect(intents.end)

    def _add_place(self) -> None:
        group = Group(self._panel, words.place_d_k, light=self._light)
        segments = [Segment(d_k, _LENGTHS[d_k], words.place_d_k_tip) for d_k in PLACE_D_K]
        self._place = Segmented("placeDK", words.place_d_k, segments, group)
        group.add(self._place)
        self._add("place", group)
        self._place.chosen.connect(self.intents.set_place_d_k)

    def _add_hint(self) -> RichLabel:
        self._hint_group = Group(self._panel)
        hint = RichLabel(
            _nothing, self._hint_group, role="label", colour="muted", wrap=True, light=self._light
        )
        self._hint_group.add(hint)
        self._panel.add(self._hint_group)
        return hint

    def _add_again(self) -> None:
        group = Group(self._panel)
        self.again = Button("again", words.again, words.again_tip, group, icon="refresh")
        group.add(self.again)
        self._add("again", group)
        self.again.clicked.connect(self._on_again_clicked)

    def _add_clear(self) -> None:
        group = Group(self._panel)
        self.clear = Button(
            "clear", card_words.clear_answers, card_words.clear_answers_tip, group, icon="reset"
        )
        group.add(self.clear)
        self._add("clear", group)
        self.clear.clicked.connect(self.intents.clear_answers)

    def _add_table(self) -> None:
        group = Group(self._panel)
        self.table = DataTable("readings", words.table, words.table_tip, group, light=self._light)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._sentence = RichLabel(
            _nothing, group, role="label", colour="muted", wrap=True, light=self._light
        )
        group.add(self.table)
        group.add(self._sentence)
        self._add("table", group)

    def _add_more(self) -> None:
        fold = Fold("more", words.more, words.more_tip, self._panel)
        example = Group(fold, words.example)
        options = [(preset.id, preset.title) for preset in presets()]
        self._example = Choice(
            "example", words.example, words.example_tip, options, example,
            none_text=words.example_own,
        )  # fmt: skip
        example.add(self._example)
        fold.add(example)
        trials = Group(fold, words.trials)
        self.trials = NumberField(
            "trials", words.trials, words.table_tip, trials,
            minimum=TRIALS_MIN, maximum=TRIALS_MAX, step=1000,
        )  # fmt: skip
        trials.add(self.trials)
        seed = Group(fold, words.seed)
        self.seed = NumberField(
            "seed", words.seed, words.seed_tip, seed, minimum=0, maximum=SEED_MAX
        )
        seed.add(self.seed)
        self._groups |= {"trials": trials, "seed": seed}
        fold.add(trials)
        fold.add(seed)
        self._panel.add(fold)
        self._example.chosen.connect(self._on_example_chosen)
        self.trials.edited.connect(self.intents.set_trials)
        self.seed.edited.connect(self.intents.set_seed)
        for field in (self.trials, self.seed):
            field.KEY_HELP = key_help.NUMBER_FIELD_OF_STEPS
            field.edit_finished.connect(self.intents.end)

    @Slot()
    def _on_again_clicked(self) -> None:
        if self._running:
            self.stop_wanted.emit()
        else:
            self.intents.draw_again()

    @Slot(object)
    def _on_example_chosen(self, wanted: object) -> None:
        for preset in presets():
            if preset.id == wanted:
                self.intents.take(preset.state)


class Walk(QWidget):
    """Two buttons that walk through the proof: back, and the primary one, on.

    Parameters
    ----------
    wall
        Whether they are the ones in the strip on the wall, where the panel is folded: icons alone.
    """

    def __init__(self, intents: Intents, parent: QWidget, *, wall: bool = False) -> None:
        super().__init__(parent)
        self._wall = wall
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        names = ("wallBack", "wallForward") if wall else ("back", "forward")
        self.back = Button(
            names[0], words.back, words.back_tip, self, icon="chevron-left", show_text=not wall
        )
        self.forward = Button(
            names[1], words.forward, words.forward_tip, self, kind=Kind.PRIMARY,
            icon="arrow-right", show_text=not wall,
        )  # fmt: skip
        self._row.addWidget(self.back, 1)
        self._row.addWidget(self.forward, 2)
        self.back.clicked.connect(intents.go_back)
        self.forward.clicked.connect(intents.go_on)
        theme.follow(self)

    def show_state(self, state: State, *, guided: bool) -> None:
        """Enable what leads anywhere; while the guide leads, its arrows are the only ones."""
        for button in (self.back, self.forward):
            button.setVisible(not guided)
        self.back.setEnabled(state.step != STEPS[0])
        self.forward.setEnabled(state.step != STEPS[-1])

    def on_theme_changed(self) -> None:
        """Take over the gap, and one height for both."""
        now = theme.current()
        self._row.setSpacing(now.px(8))
        if self._wall:
            self._row.setContentsMargins(now.px(16), 0, now.px(16), 0)
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
            for button, width in ((self.back, BACK_WIDTH), (self.forward, FORWARD_WIDTH)):
                button.setFixedWidth(now.px(width))
        self.back.setFixedHeight(self.forward.sizeHint().height())


def _length_of(d_k: int) -> Text:
    def words_of() -> str:
        return str(d_k)

    return words_of


_LENGTHS: dict[int, Text] = {d_k: _length_of(d_k) for d_k in PLACE_D_K}


def _nothing() -> str:
    return ""
