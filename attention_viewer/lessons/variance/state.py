"""What the learner chose: the sweep to run and what is looked at. Must not import Qt or numpy."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from attention_viewer.core.limits import StateError, check_choice, check_range

Stream = Literal["numpy", "r"]
Distribution = Literal["normal", "uniform", "signs", "laplace", "student_t"]
Divisor = Literal["none", "sqrt", "dk"]
Topic = Literal["products", "exam"]
Sampler = Literal["components", "identity"]
Scene = Literal["plots", "walks", "theory"]

STREAMS: Final[tuple[Stream, ...]] = get_args(Stream)
DISTRIBUTIONS: Final[tuple[Distribution, ...]] = get_args(Distribution)
DIVISORS: Final[tuple[Divisor, ...]] = get_args(Divisor)
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)
SAMPLERS: Final[tuple[Sampler, ...]] = get_args(Sampler)
SCENES: Final[tuple[Scene, ...]] = get_args(Scene)

D_K_MAX: Final = 2**17
ENTRIES_MAX: Final = 64
TRIALS_MIN: Final = 100
TRIALS_MAX: Final = 10_000_000
SEED_LIMITS: Final[dict[Stream, tuple[int, int]]] = {
    "numpy": (0, 2**63 - 1),
    "r": (-(2**31 - 1), 2**31 - 1),
}
DEFAULT_SEED: Final = 20260714
NU_ABOVE: Final = 4.0
NU_MIN: Final = 4.01
NU_MAX: Final = 1000.0
MEAN_MAX: Final = 100.0
VARIANCE_MIN: Final = 0.0001
VARIANCE_MAX: Final = 10_000.0
NEIGHBOUR_MAX: Final = 0.99
SUBJECTS_MAX: Final = 50
POINTS_MEAN: Final = 50.0
POINTS_SD_MIN: Final = 0.1
POINTS_SD_MAX: Final = 50.0


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """The lesson's state; without arguments the walk-through's tables.

    Attributes
    ----------
    topic
        Products q_i k_i are added up, or the points of exam subjects.
    d_k
        Lengths of q and k, each once, in the order of the table.
    trials
        Pairs q, k for each d_k.
    seed, stream
        Start and kind of the random numbers; the R stream has normal components only.
    distribution, nu, mean, variance, rho, neighbour, unit_length
        How components are drawn, see ``core.sampling.Components``. Points of exams have the same
        distribution with a mean of 50.
    sampler
        Component by component, or by the identity q.k = |q| z, see ``core.identity``.
    subjects, points_sd
        Numbers of subjects, each once, and the standard deviation of the points of one.
    divisors
        Which of none, sqrt(d_k) and d_k are shown; all are computed.
    picked
        The d_k that is followed through the pictures; the largest one when it is not in the list.
    scene
        Inner view.
    locked
        Whether the axes of all pictures are held, so that another run can be compared.
    """

    topic: Topic = "products"
    d_k: tuple[int, ...] = (4, 16, 64, 256, 1024)
    trials: int = 5000
    seed: int = DEFAULT_SEED
    stream: Stream = "r"
    distribution: Distribution = "normal"
    nu: float = 5.0
    mean: float = 0.0
    variance: float = 1.0
    rho: float = 0.0
    neighbour: float = 0.0
    unit_length: bool = False
    sampler: Sampler = "components"
    subjects: tuple[int, ...] = (1, 2, 5, 10, 20, 50)
    points_sd: float = 10.0
    divisors: tuple[Divisor, ...] = DIVISORS
    picked: int = 1024
    scene: Scene = "plots"
    locked: bool = False

    def __post_init__(self) -> None:
        """Refuse what cannot be run or shown.

        Raises
        ------
        StateError
            Naming the field.
        """
        check_choice("topic", self.topic, TOPICS)
        _check_list("d_k", self.d_k, ENTRIES_MAX, D_K_MAX)
        _check_list("subjects", self.subjects, SUBJECTS_MAX, SUBJECTS_MAX)
        check_range("trials", self.trials, TRIALS_MIN, TRIALS_MAX)
        check_choice("stream", self.stream, STREAMS)
        check_range("seed", self.seed, *SEED_LIMITS[self.stream])
        self._check_components()
        _check_divisors(self.divisors)
        check_range("picked", self.picked, 1, D_K_MAX)
        check_choice("scene", self.scene, SCENES)

    def _check_components(self) -> None:
        check_choice("distribution", self.distribution, DISTRIBUTIONS)
        if self.stream == "r" and self.distribution != "normal":
            raise StateError("stream", "the R stream has normal components only")
        check_range("nu", self.nu, NU_MIN, NU_MAX)
        check_range("mean", self.mean, -MEAN_MAX, MEAN_MAX)
        check_range("variance", self.variance, VARIANCE_MIN, VARIANCE_MAX)
        check_range("rho", self.rho, -1.0, 1.0)
        check_range("neighbour", self.neighbour, -NEIGHBOUR_MAX, NEIGHBOUR_MAX)
        check_range("points_sd", self.points_sd, POINTS_SD_MIN, POINTS_SD_MAX)
        check_choice("sampler", self.sampler, SAMPLERS)
        if self.sampler == "identity" and any(
            getattr(self, name) != value for name, value in IDENTITY.items()
        ):
            raise StateError("sampler", "the identity is for independent normal components")


IDENTITY: Final[dict[str, object]] = {
    "stream": "numpy",
    "distribution": "normal",
    "mean": 0.0,
    "rho": 0.0,
    "neighbour": 0.0,
    "unit_length": False,
}
"""What the identity sampler asks of the other settings."""


def _check_list(field: str, values: tuple[int, ...], entries_max: int, value_max: int) -> None:
    if not 1 <= len(values) <= entries_max:
        raise StateError(field, f"{len(values)} entries, from 1 to {entries_max} are possible")
    for value in values:
        check_range(field, value, 1, value_max)
    if len(set(values)) != len(values):
        raise StateError(field, "a value is there twice")


def _check_divisors(divisors: tuple[Divisor, ...]) -> None:
    if not divisors:
        raise StateError("divisors", "none is shown")
    for divisor in divisors:
        check_choice("divisors", divisor, DIVISORS)
    if list(divisors) != [each for each in DIVISORS if each in divisors]:
        raise StateError("divisors", f"not in the order of {list(DIVISORS)!r}, or one is twice")
