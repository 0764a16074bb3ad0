"""What the person wants to change, as edits of the state that always leave it valid."""

from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from attention_viewer.core.limits import StateError
from attention_viewer.framework.lesson import LessonServices
from attention_viewer.framework.store import LessonStore
from attention_viewer.lessons.derivation import words
from attention_viewer.lessons.derivation.state import (
    QUESTIONS,
    SEED_MAX,
    STEPS,
    UNANSWERED,
    State,
    Step,
)
from attention_viewer.lessons.derivation.steps import neighbour


class Intents(QObject):
    """Receives what controls ask for and edits the store."""

    def __init__(self, services: LessonServices, parent: QObject) -> None:
        super().__init__(parent)
        self._store: LessonStore = services.store

    @property
    def state(self) -> State:
        """The present state."""
        state = self._store.state
        if not isinstance(state, State):
            raise TypeError(f"not a state of this lesson: {state!r}")
        return state

    @Slot()
    def end(self) -> None:
        """End the present undo step."""
        self._store.end_merge()

    @Slot(object)
    def go_to(self, step: Step) -> None:
        """Show another step."""
        self._store.end_merge()
        self._store.edit(words.step_go(), step=step)

    @Slot()
    def go_on(self) -> None:
        """Show the next step."""
        self.go_to(neighbour(self.state.step, 1))

    @Slot()
    def go_back(self) -> None:
        """Show the step before."""
        self.go_to(neighbour(self.state.step, -1))

    @Slot(object, bool)
    def fold(self, step: Step, folded: bool) -> None:
        """Fold or unfold a step's working."""
        kept = set(self.state.folded) - {step} | ({step} if folded else set())
        self._store.end_merge()
        self._store.edit(words.step_fold(), folded=tuple(each for each in STEPS if each in kept))

    def set_value(self, name: str, value: object, text: str) -> None:
        """Change one field of the setting of the step shown."""
        self._edit_setting(text, merge=name, **{name: value})

    @Slot(object)
    def set_distribution(self, distribution: str) -> None:
        """Change the shape of the components."""
        self._store.end_merge()
        self._edit_setting(words.step_setting(), distribution=distribution)

    @Slot(object)
    def set_mean(self, mean: float) -> None:
        """Change the mean of the components."""
        self.set_value("mean", float(mean), words.step_setting())

    @Slot(object)
    def set_rho(self, rho: float) -> None:
        """Change a correlation."""
        self.set_value("rho", float(rho), words.step_setting())

    @Slot(object)
    def set_d_k(self, d_k: float) -> None:
        """Change the length of q and k."""
        self.set_value("d_k", int(d_k), words.step_setting())

    @Slot(object)
    def set_place_d_k(self, d_k: int) -> None:
        """Change the length in the step on places."""
        self._store.end_merge()
        self._edit_setting(words.step_place(), d_k=d_k)

    @Slot(object)
    def set_trials(self, trials: int) -> None:
        """Change the number of trials."""
        self.set_value("trials", trials, words.step_setting())

    @Slot(object)
    def set_seed(self, seed: int) -> None:
        """Change the seed."""
        self.set_value("seed", seed, words.step_setting())

    @Slot(object)
    def set_subjects(self, subjects: float) -> None:
        """Change the number of subjects."""
        self.set_value("subjects", int(subjects), words.step_subjects())

    @Slot()
    def draw_again(self) -> None:
        """Draw with the next seed."""
        seed = getattr(self.state, self.state.step).seed
        self._store.end_merge()
        self._edit_setting(words.step_again(), seed=seed + 1 if seed < SEED_MAX else 0)

    @Slot(int, int)
    def answer(self, question: int, answer: int) -> None:
        """Answer a question of the self-check."""
        answers = list(self.state.remember)
        answers[question] = answer
        self._store.end_merge()
        self._store.edit(words.step_answer(), remember=tuple(answers))

    @Slot()
    def clear_answers(self) -> None:
        """Forget all answers."""
        self._store.end_merge()
        self._store.edit(words.step_clear(), remember=(UNANSWERED,) * QUESTIONS)

    def take(self, state: State) -> None:
        """Go to an example's step with its setting; other steps keep theirs."""
        step = state.step
        self._store.end_merge()
        self._store.edit(words.step_example(), step=step, **{step: getattr(state, step)})

    def _edit_setting(self, text: str, *, merge: str | None = None, **fields: object) -> None:
        step = self.state.step
        try:
            setting = replace(getattr(self.state, step), **fields)
        except StateError as error:
            self._store.refused.emit(error)
            return
        name = None if merge is None else f"{step} {merge}"
        self._store.edit(text, merge=name, **{step: setting})
