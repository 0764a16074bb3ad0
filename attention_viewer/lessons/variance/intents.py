"""What the person wants to change, as edits of the state that always leave it valid."""

from typing import Any

from PySide6.QtCore import QObject, Slot

from attention_viewer.framework.lesson import LessonServices
from attention_viewer.lessons.variance import text, words
from attention_viewer.lessons.variance.state import (
    DEFAULT_SEED,
    DIVISORS,
    IDENTITY,
    SEED_LIMITS,
    Divisor,
    State,
    Stream,
)


class Intents(QObject):
    """Receives what controls ask for and edits the store."""

    def __init__(self, services: LessonServices, parent: QObject) -> None:
        super().__init__(parent)
        self._store = services.store
        self._messages = services.messages

    @property
    def state(self) -> State:
        """The present state."""
        state = self._store.state
        if not isinstance(state, State):
            raise TypeError(f"not a state of this lesson: {state!r}")
        return state

    def take(self, state: State) -> None:
        """Take over the settings of an example, but not what is looked at."""
        self._store.end_merge()
        self._store.edit(
            words.step_example(),
            **{
                name: getattr(state, name)
                for name in State.__dataclass_fields__
                if name not in {"divisors", "picked", "scene", "locked"}
            },
        )

    @Slot()
    def end(self) -> None:
        """End the present undo step."""
        self._store.end_merge()

    @Slot(object)
    def set_d_k(self, values: tuple[int, ...]) -> None:
        """Change the list of d_k."""
        self._store.edit(words.step_d_k(), merge="d_k", d_k=values)

    @Slot(object)
    def set_topic(self, topic: str) -> None:
        """Add up products, or points of exams."""
        self._store.end_merge()
        self._store.edit(words.step_topic(), topic=topic)

    @Slot(object)
    def set_subjects(self, values: tuple[int, ...]) -> None:
        """Change the list of numbers of subjects."""
        self._store.edit(words.step_subjects(), merge="subjects", subjects=values)

    @Slot(object)
    def set_points_sd(self, spread: float) -> None:
        """Change the spread of one subject."""
        self._store.edit(words.step_components(), merge="points_sd", points_sd=spread)

    @Slot(object)
    def set_sampler(self, sampler: str) -> None:
        """Change how scores are drawn; the identity asks for plain normal components."""
        self._store.end_merge()
        fields: dict[str, Any] = {"sampler": sampler}
        if sampler == "identity":
            fields |= IDENTITY | {"seed": self._seed_for("numpy")}
            if any(getattr(self.state, name) != value for name, value in IDENTITY.items()):
                self._messages.info(text.plain_for_identity)
        self._store.edit(words.step_sampler(), **fields)

    @Slot(object)
    def set_trials(self, trials: int) -> None:
        """Change the number of trials."""
        self._store.edit(words.step_trials(), merge="trials", trials=trials)

    @Slot(object)
    def set_seed(self, seed: int) -> None:
        """Change the seed."""
        self._store.edit(words.step_seed(), merge="seed", seed=seed)

    @Slot(object)
    def set_distribution(self, distribution: str) -> None:
        """Change the components; R's stream has normal ones only, so it may have to give way."""
        state = self.state
        if state.stream == "r" and distribution != "normal":
            self._messages.info(text.switched_to_numpy)
            self._edit_stream("numpy", distribution)
        else:
            sampler = self._sampler_for(distribution=distribution)
            self._store.edit(words.step_components(), distribution=distribution, sampler=sampler)

    @Slot(object)
    def set_stream(self, stream: Stream) -> None:
        """Change the random numbers; on R's stream components are normal."""
        state = self.state
        if stream == "r" and state.distribution != "normal":
            self._messages.info(text.switched_to_normal)
            self._edit_stream("r", "normal")
        else:
            self._edit_stream(stream, state.distribution)

    @Slot(object)
    def pick(self, d_k: int) -> None:
        """Follow another d_k."""
        self._store.edit(words.step_pick(), merge="pick", picked=d_k)

    @Slot(object)
    def set_scene(self, scene: str) -> None:
        """Show the other inner view."""
        self._store.end_merge()
        self._store.edit(words.step_view(), scene=scene)

    @Slot(bool)
    def set_locked(self, locked: bool) -> None:
        """Hold the axes, or let them go."""
        self._store.end_merge()
        self._store.edit(words.step_lock(), locked=locked)

    def set_component(self, name: str, value: float | bool) -> None:
        """Change mean, variance, rho, neighbour, nu or unit_length."""
        fields: dict[str, Any] = {name: value}
        self._store.edit(
            words.step_components(), merge=name, **fields, sampler=self._sampler_for(**fields)
        )

    def set_divisor_shown(self, divisor: Divisor, shown: bool) -> bool:
        """Show or hide a divisor; False when it is the last one, which stays."""
        kept = set(self.state.divisors) - {divisor} | ({divisor} if shown else set())
        if not kept:
            return False
        ordered = tuple(each for each in DIVISORS if each in kept)
        self._store.end_merge()
        return self._store.edit(words.step_divisors(), divisors=ordered)

    def _edit_stream(self, stream: Stream, distribution: str) -> None:
        seed = self._seed_for(stream)
        sampler = self._sampler_for(stream=stream, distribution=distribution)
        self._store.end_merge()
        self._store.edit(
            words.step_stream(),
            stream=stream,
            distribution=distribution,
            seed=seed,
            sampler=sampler,
        )

    def _seed_for(self, stream: Stream) -> int:
        """Return the present seed, or the first one where the stream does not know it."""
        seed = self.state.seed
        low, high = SEED_LIMITS[stream]
        if low <= seed <= high:
            return seed
        self._messages.info(text.seed_replaced().format(old=seed, new=DEFAULT_SEED))
        return DEFAULT_SEED

    def _sampler_for(self, **fields: object) -> str:
        """Return the present sampler, unless it is the identity and does not bear the change."""
        sampler = self.state.sampler
        if sampler == "components" or all(IDENTITY.get(n, v) == v for n, v in fields.items()):
            return sampler
        self._messages.info(text.sampler_replaced)
        return "components"
