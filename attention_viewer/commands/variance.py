"""The ``variance`` command: measured and theoretical variance of q.k for each d_k."""

import argparse
import math
from collections.abc import Iterator
from typing import Final, TextIO

from attention_viewer.commands.progress import ProgressLines
from attention_viewer.commands.tables import UsageError, write_csv
from attention_viewer.core.exam import SUBJECT_MEAN
from attention_viewer.core.parsing import NumberError, parse_int, parse_int_list, parse_number
from attention_viewer.core.sampling import DISTRIBUTIONS, Components
from attention_viewer.core.sweep import Measurement, SpecError, SweepSpec, validate
from attention_viewer.core.sweep import run as run_sweep
from attention_viewer.core.sweep_spec import SAMPLERS, STREAMS, VARIANCE_MAX, VARIANCE_MIN
from attention_viewer.core.theory import DIVISORS, theory_variance, variance_band

_HEADER: Final = (
    "d_k",
    "trials",
    "divisor",
    "empirical_variance",
    "theoretical_variance",
    "band_low",
    "band_high",
)
_OPTIONS: Final = {
    "trials_range": "--trials",
    "nu_range": "--nu",
    "mean_range": "--mean",
    "variance_range": "--variance",
    "rho_range": "--rho",
    "neighbour_range": "--neighbour",
    "sampler_identity": "--sampler",
    "stream_r_normal": "--dist",
}
_D_K: Final = "4,16,64,256,1024"
_SUBJECTS: Final = "1,2,5,10,20,50"
_POINTS_SD: Final = "10"
_PRODUCTS_ONLY: Final = ("mean", "variance", "rho", "neighbour", "unit_length", "sampler")
"""Options without a meaning for points of exams."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of ``variance``."""
    text = parser.add_argument
    text("--d-k", metavar="LIST", help=f"such as 4,16,64 or 4..1024 (default: {_D_K})")
    text("--trials", default="5000", metavar="N", help="pairs q, k for each d_k (default: 5000)")
    text("--divide", choices=DIVISORS, default="none", help="divisor of q.k (default: none)")
    text("--stream", choices=STREAMS, default="numpy", help="random numbers (default: numpy)")
    text("--seed", default="20260714", metavar="N", help="start of the random numbers")
    text("--dist", choices=DISTRIBUTIONS, default="normal", help="distribution of components")
    text("--nu", default="5", metavar="NU", help="degrees of freedom of student_t (default: 5)")
    text("--mean", default="0", metavar="M", help="mean of components (default: 0)")
    text("--variance", default="1", metavar="V", help="variance of components (default: 1)")
    text("--rho", default="0", metavar="R", help="correlation of q_i and k_i (default: 0)")
    text("--neighbour", default="0", metavar="R", help="correlation of q_i, q_(i+1) (default: 0)")
    parser.add_argument("--unit-length", action="store_true", help="divide q and k by their length")
    text("--sampler", choices=SAMPLERS, default="components", help="identity: q.k drawn as |q| z")
    parser.add_argument(
        "--exam", action="store_true",
        help=f"totals of d_k exam subjects of mean 50 instead of q.k (default d_k: {_SUBJECTS})",
    )  # fmt: skip
    text("--points-sd", metavar="SD", help=f"spread of one subject (default: {_POINTS_SD})")


def run(args: argparse.Namespace, out: TextIO) -> None:
    """Write a row for each d_k: sample variance, theory and the band that holds 95% of runs.

    On the R stream ``--divide sqrt`` is the walk-through's second table, drawn after the first.
    Cells of theory are empty where no closed form is exact.

    Raises
    ------
    UsageError
        For an option whose value cannot be used.
    """
    spec = _spec(args)
    progress = ProgressLines("variance")
    measurements: tuple[Measurement, ...] = ()
    for state in run_sweep(spec, _never):
        progress.show(state.done, state.total)
        measurements = state.measurements
    progress.close()
    write_csv(out, _HEADER, _rows(spec, measurements))


def _rows(spec: SweepSpec, measurements: tuple[Measurement, ...]) -> Iterator[tuple[object, ...]]:
    for row in measurements:
        trials = row.moments.n
        theory = theory_variance(spec.components, row.d_k, row.divisor)
        low, high = variance_band(spec.components, row.d_k, row.divisor, trials) or (None, None)
        yield row.d_k, trials, row.divisor, row.moments.variance, theory, low, high


def _spec(args: argparse.Namespace) -> SweepSpec:
    spec = SweepSpec(
        d_k=_counts(args),
        trials=whole_number("--trials", args.trials),
        seed=whole_number("--seed", args.seed),
        stream=args.stream,
        components=_points(args) if args.exam else _components(args),
        divisors=(args.divide,),
        sampler=args.sampler,
    )
    try:
        validate(spec)
    except SpecError as error:
        raise spec_usage_error(error) from error
    return spec


def _counts(args: argparse.Namespace) -> tuple[int, ...]:
    """Return the list of d_k, or of the numbers of subjects."""
    try:
        return parse_int_list((_SUBJECTS if args.exam else _D_K) if args.d_k is None else args.d_k)
    except NumberError as error:
        raise UsageError(error.at("--d-k")) from error


def _components(args: argparse.Namespace) -> Components:
    if args.points_sd is not None:
        raise UsageError("--points-sd: has a meaning with --exam only")
    return Components(
        distribution=args.dist,
        nu=_number("--nu", args.nu),
        mean=_number("--mean", args.mean),
        variance=_number("--variance", args.variance),
        rho=_number("--rho", args.rho),
        neighbour=_number("--neighbour", args.neighbour),
        unit_length=args.unit_length,
    )


def _points(args: argparse.Namespace) -> Components:
    """Return the points of one subject.

    Raises
    ------
    UsageError
        Also for an option that only products q_i k_i have.
    """
    plain = argparse.ArgumentParser()
    add_arguments(plain)
    for name in _PRODUCTS_ONLY:
        if getattr(args, name) != plain.get_default(name):
            option = f"--{name.replace('_', '-')}"
            raise UsageError(f"{option}: has no meaning with --exam")
    typed = _POINTS_SD if args.points_sd is None else args.points_sd
    low, high = math.sqrt(VARIANCE_MIN), math.sqrt(VARIANCE_MAX)
    spread = _number("--points-sd", typed, minimum=low, maximum=high)
    return Components(
        distribution=args.dist,
        nu=_number("--nu", args.nu),
        mean=SUBJECT_MEAN,
        variance=spread**2,
        terms="values",
    )


def whole_number(option: str, text: str) -> int:
    """Return the whole number given to an option.

    Raises
    ------
    UsageError
        If the text is none.
    """
    try:
        return parse_int(text)
    except NumberError as error:
        raise UsageError(f"{option}: {error}") from error


def spec_usage_error(error: SpecError) -> UsageError:
    """Return the error with the option that it is about in front."""
    option = _OPTIONS.get(error.code, "--d-k" if error.code.startswith("d_k") else "--seed")
    return UsageError(f"{option}: {error}")


def _number(
    option: str, text: str, *, minimum: float | None = None, maximum: float | None = None
) -> float:
    try:
        return parse_number(text, minimum=minimum, maximum=maximum)
    except NumberError as error:
        raise UsageError(f"{option}: {error}") from error


def _never() -> bool:
    return False
