"""Which step is shown, and the setting that each step remembers. Must not import Qt or numpy."""

from dataclasses import dataclass, field, replace
from typing import Final, Literal, get_args

from attention_viewer.core.limits import StateError, check_choice, check_range

Step = Literal[
    "mean",
    "product",
    "add",
    "total",
    "root",
    "divide",
    "by_d_k",
    "real",
    "exam",
    "remember",
    "place",
]
Distribution = Literal["normal", "uniform", "signs", "laplace", "student_t"]

STEPS: Final[tuple[Step, ...]] = get_args(Step)
DRAWING_STEPS: Final[tuple[Step, ...]] = STEPS[:8]
"""The steps of the proof itself, each of which draws random numbers."""
DISTRIBUTIONS: Final[tuple[Distribution, ...]] = get_args(Distribution)

DEFAULT_SEED: Final = 20260714
SEED_MAX: Final = 2**63 - 1
TRIALS_MIN: Final = 100
TRIALS_MAX: Final = 1_000_000
TERMS_TRIALS_MAX: Final = 100_000
"""Of the step "add", which keeps its draws so that its slider moves at once."""
D_K_MAX: Final = 1024
MEAN_MAX: Final = 2.0
RHO_MAX: Final = 0.99
"""Below 1: the density of a product of equal components has another form."""
SUBJECTS_MAX: Final = 50
PLACE_D_K: Final = (1, 4, 16, 64, 128)
QUESTIONS: Final = 5
ANSWERS: Final = 3
UNANSWERED: Final = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """What one step of the proof draws.

    Attributes
    ----------
    distribution
        Shape of the components, of mean 0 and variance 1 before ``mean`` is added.
    trials
        Pairs q, k that are drawn; in the step "root" of which some are shown as walks.
    seed
        Start of the random numbers.
    d_k
        Length of q and k; the steps about one product have 1.
    mean
        Mean of every component.
    rho
        Correlation of q_i with k_i; in the step "add" that of the two terms.
    """

    distribution: Distribution = "normal"
    trials: int = 100_000
    seed: int = DEFAULT_SEED
    d_k: int = 1
    mean: float = 0.0
    rho: float = 0.0

    def __post_init__(self) -> None:
        """Refuse what cannot be drawn.

        Raises
        ------
        StateError
            Naming the field.
        """
        check_choice("distribution", self.distribution, DISTRIBUTIONS)
        check_range("trials", self.trials, TRIALS_MIN, TRIALS_MAX)
        check_range("seed", self.seed, 0, SEED_MAX)
        check_range("d_k", self.d_k, 1, D_K_MAX)
        check_range("mean", self.mean, -MEAN_MAX, MEAN_MAX)
        check_range("rho", self.rho, -1.0, 1.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Exam:
    """A class of pupils and how many subjects their totals have."""

    subjects: int = 9
    seed: int = DEFAULT_SEED

    def __post_init__(self) -> None:
        """Refuse what is no class.

        Raises
        ------
        StateError
            Naming the field.
        """
        check_range("subjects", self.subjects, 1, SUBJECTS_MAX)
        check_range("seed", self.seed, 0, SEED_MAX)


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A query and keys on which four places of the root are compared."""

    d_k: int = 4
    seed: int = DEFAULT_SEED

    def __post_init__(self) -> None:
        """Refuse a length that is not offered.

        Raises
        ------
        StateError
            Naming the field.
        """
        check_choice("d_k", self.d_k, PLACE_D_K)
        check_range("seed", self.seed, 0, SEED_MAX)


def _at(d_k: int, trials: int) -> Setting:
    return Setting(d_k=d_k, trials=trials)


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The lesson's state; without arguments the first step of the proof.

    Attributes
    ----------
    step
        The step shown.
    folded
        Steps whose working is folded away, in the order of the proof.
    mean, product, add, total, root, divide, by_d_k, real, exam, place
        What each step draws; a step keeps its setting while another is looked at.
    remember
        Chosen answer of each question of the self-check, -1 for none.
    """

    step: Step = "mean"
    folded: tuple[Step, ...] = ()
    mean: Setting = Setting()
    product: Setting = Setting()
    add: Setting = Setting()
    total: Setting = field(default_factory=lambda: _at(16, 10_000))
    root: Setting = field(default_factory=lambda: _at(256, 400))
    divide: Setting = field(default_factory=lambda: _at(64, 2500))
    by_d_k: Setting = field(default_factory=lambda: _at(64, 2500))
    real: Setting = Setting(d_k=64, trials=2500, mean=0.3, rho=0.2)
    exam: Exam = Exam()
    remember: tuple[int, ...] = (UNANSWERED,) * QUESTIONS
    place: Place = Place()

    def __post_init__(self) -> None:
        """Refuse what cannot be shown.

        Raises
        ------
        StateError
            Naming the field.
        """
        check_choice("step", self.step, STEPS)
        for step in self.folded:
            check_choice("folded", step, STEPS)
        if list(self.folded) != [step for step in STEPS if step in self.folded]:
            raise StateError("folded", "not in the order of the proof, or a step is twice")
        if len(self.remember) != QUESTIONS:
            raise StateError("remember", f"{len(self.remember)} answers to {QUESTIONS} questions")
        for answer in self.remember:
            check_range("remember", answer, UNANSWERED, ANSWERS - 1)
        for name in ("mean", "product"):
            check_range(f"{name}.d_k", getattr(self, name).d_k, 1, 1)
        check_range("add.trials", self.add.trials, TRIALS_MIN, TERMS_TRIALS_MAX)
        for name in ("product", "real"):
            check_range(f"{name}.rho", getattr(self, name).rho, -RHO_MAX, RHO_MAX)


def without_answers(state: State) -> State:
    """Return a state as it goes into files: nobody's answers are kept."""
    return replace(state, remember=State().remember)
