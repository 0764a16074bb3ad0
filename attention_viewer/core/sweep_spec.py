"""What a variance sweep is asked to do, and what is wrong with a wish that cannot be met."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, get_args

from attention_viewer.core import r_stream
from attention_viewer.core.identity import allows_identity
from attention_viewer.core.sampling import DISTRIBUTIONS, TERMS, Components
from attention_viewer.core.theory import DIVISORS, Divisor

Stream = Literal["numpy", "r"]
STREAMS: Final[tuple[Stream, ...]] = get_args(Stream)
Sampler = Literal["components", "identity"]
SAMPLERS: Final[tuple[Sampler, ...]] = get_args(Sampler)

ENTRIES_MAX: Final = 64
D_K_MAX: Final = 2**17  # one pair of vectors is then 2 MB, so that a chunk never takes more
TRIALS_MIN: Final = 2
TRIALS_MAX: Final = 10_000_000
NUMPY_SEED_MAX: Final = 2**63 - 1
NU_ABOVE: Final = 4.0  # below, q.k has no fourth moment and its variance no band
MEAN_MAX: Final = 1e6
VARIANCE_MIN: Final = 1e-12
VARIANCE_MAX: Final = 1e12
NEIGHBOUR_MAX: Final = 0.99  # at 1 all components would be one and the same

_MESSAGES: Final[dict[str, str]] = {
    "d_k_empty": "the list of d_k is empty",
    "d_k_many": f"the list of d_k has {{}} entries, at most {ENTRIES_MAX} are possible",
    "d_k_range": f"d_k must be from 1 to {D_K_MAX}, not {{}}",
    "d_k_doubled": "d_k {} is in the list more than once",
    "trials_range": f"trials must be from {TRIALS_MIN} to {TRIALS_MAX}, not {{}}",
    "seed_numpy_range": f"a seed of the numpy stream must be from 0 to {NUMPY_SEED_MAX}, not {{}}",
    "seed_r_range": (
        f"a seed of the R stream must be from {r_stream.SEED_MIN} to {r_stream.SEED_MAX}, not {{}}"
    ),
    "stream_unknown": "there is no stream {}",
    "stream_r_normal": "the R stream has normal components only, not {}",
    "distribution_unknown": "there is no distribution {}",
    "nu_range": "nu must be a number above 4, or the variance of q.k has no band, not {}",
    "mean_range": f"the mean must be from {-MEAN_MAX:.0f} to {MEAN_MAX:.0f}, not {{}}",
    "variance_range": (f"the variance must be from {VARIANCE_MIN:g} to {VARIANCE_MAX:g}, not {{}}"),
    "rho_range": "rho must be from -1 to 1, not {}",
    "neighbour_range": (
        f"the correlation of neighbours must be from {-NEIGHBOUR_MAX} to {NEIGHBOUR_MAX}, not {{}}"
    ),
    "terms_unknown": "there are no terms {}",
    "values_plain": "sums of values know neither a correlation with keys nor unit length",
    "sampler_unknown": "there is no sampler {}",
    "sampler_identity": (
        "the identity needs the numpy stream and independent normal components of mean 0"
    ),
    "divisors_empty": "no divisor is asked for",
    "divisor_unknown": "there is no divisor {}",
}
SPEC_ERROR_CODES: Final = frozenset(_MESSAGES)


class SpecError(ValueError):
    """A sweep that cannot be run.

    Attributes
    ----------
    code
        One of ``SPEC_ERROR_CODES``; stays the same, so that translations can hang on it.
    detail
        The value at fault as text, "" where there is none.
    """

    def __init__(self, code: str, detail: object = "") -> None:
        self.code = code
        self.detail = str(detail)
        super().__init__(_MESSAGES[code].format(self.detail))


@dataclass(frozen=True, slots=True, kw_only=True)
class SweepSpec:
    """One sweep; frozen, so it can be handed to a worker and compared with the settings shown.

    Attributes
    ----------
    d_k
        Lengths of q and k, each once, in the order of the rows.
    trials
        Pairs q, k for each d_k, 2 to 10,000,000.
    seed
        0 to 2**63 - 1 for numpy; -(2**31 - 1) to 2**31 - 1 for R.
    stream
        ``numpy``, or ``r`` for R's own digits in the walk-through's order.
    components
        How components are drawn.
    divisors
        Which measurements are wanted.
    sampler
        ``components``, or ``identity`` for scores without components, see ``core.identity``.
    """

    d_k: tuple[int, ...]
    trials: int
    seed: int
    stream: Stream = "numpy"
    components: Components = field(default_factory=Components)
    divisors: tuple[Divisor, ...] = DIVISORS
    sampler: Sampler = "components"


def validate(spec: SweepSpec) -> None:
    """Raise the first of ``spec_errors``; do nothing for a good spec."""
    for error in spec_errors(spec):
        raise error


def spec_errors(spec: SweepSpec) -> Iterator[SpecError]:
    """Everything wrong with a sweep, at most one error for each code."""
    yield from _d_k_errors(spec.d_k)
    if not TRIALS_MIN <= spec.trials <= TRIALS_MAX:
        yield SpecError("trials_range", spec.trials)
    yield from _stream_errors(spec)
    yield from component_errors(spec.components)
    yield from _divisor_errors(spec.divisors)
    yield from _sampler_errors(spec)


def component_errors(components: Components) -> Iterator[SpecError]:
    """Everything wrong with a choice of components."""
    if components.distribution not in DISTRIBUTIONS:
        yield SpecError("distribution_unknown", components.distribution)
    if components.distribution == "student_t" and not NU_ABOVE < components.nu < math.inf:
        yield SpecError("nu_range", components.nu)
    if not abs(components.mean) <= MEAN_MAX:
        yield SpecError("mean_range", components.mean)
    if not VARIANCE_MIN <= components.variance <= VARIANCE_MAX:
        yield SpecError("variance_range", components.variance)
    if not abs(components.rho) <= 1.0:
        yield SpecError("rho_range", components.rho)
    if not abs(components.neighbour) <= NEIGHBOUR_MAX:
        yield SpecError("neighbour_range", components.neighbour)
    yield from _terms_errors(components)


def _terms_errors(components: Components) -> Iterator[SpecError]:
    if components.terms not in TERMS:
        yield SpecError("terms_unknown", components.terms)
    elif components.terms == "values" and (components.rho or components.unit_length):
        yield SpecError("values_plain")


def draws_per_trial(spec: SweepSpec, d_k: int) -> int:
    """Random numbers that one trial takes: 2 d_k, or d_k for values, or 2 by the identity."""
    return 2 if spec.sampler == "identity" else spec.components.sides * d_k


def total_normals(spec: SweepSpec) -> int:
    """Random numbers to draw in all, see ``draws_per_trial``.

    On the R stream twice that if the scaled table is wanted, which comes after the raw one.
    """
    tables = 2 if spec.stream == "r" and "sqrt" in spec.divisors else 1
    return tables * spec.trials * sum(draws_per_trial(spec, d_k) for d_k in spec.d_k)


def estimate_seconds(spec: SweepSpec, normals_per_second: float) -> float:
    """How long a sweep takes, from the speed measured on this machine with like components."""
    return total_normals(spec) / normals_per_second


def _d_k_errors(d_k: tuple[int, ...]) -> Iterator[SpecError]:
    if not d_k:
        yield SpecError("d_k_empty")
    if len(d_k) > ENTRIES_MAX:
        yield SpecError("d_k_many", len(d_k))
    for value in d_k:
        if not 1 <= value <= D_K_MAX:
            yield SpecError("d_k_range", value)
            break
    for index, value in enumerate(d_k):
        if value in d_k[:index]:
            yield SpecError("d_k_doubled", value)
            break


def _stream_errors(spec: SweepSpec) -> Iterator[SpecError]:
    if spec.stream not in STREAMS:
        yield SpecError("stream_unknown", spec.stream)
    if spec.stream == "numpy" and not 0 <= spec.seed <= NUMPY_SEED_MAX:
        yield SpecError("seed_numpy_range", spec.seed)
    if spec.stream == "r":
        if not r_stream.SEED_MIN <= spec.seed <= r_stream.SEED_MAX:
            yield SpecError("seed_r_range", spec.seed)
        if spec.components.distribution != "normal":
            yield SpecError("stream_r_normal", spec.components.distribution)


def _divisor_errors(divisors: tuple[Divisor, ...]) -> Iterator[SpecError]:
    if not divisors:
        yield SpecError("divisors_empty")
    for divisor in divisors:
        if divisor not in DIVISORS:
            yield SpecError("divisor_unknown", divisor)
            break


def _sampler_errors(spec: SweepSpec) -> Iterator[SpecError]:
    if spec.sampler not in SAMPLERS:
        yield SpecError("sampler_unknown", spec.sampler)
    if spec.sampler == "identity" and not (
        spec.stream == "numpy" and allows_identity(spec.components)
    ):
        yield SpecError("sampler_identity")
