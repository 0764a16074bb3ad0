"""The ``variance`` command: measured and theoretical variance of q.k for each d_k."""

import argparse
from collections.abc import Iterator
from typing import Final, TextIO

from attention_viewer.commands.progress import ProgressLines
from attention_viewer.commands.tables import UsageError, write_csv
from attention_viewer.core.parsing import NumberError, parse_int, parse_int_list, parse_number
from attention_viewer.core.sampling import DISTRIBUTIONS, Components
from attention_viewer.core.sweep import Measurement, SpecError, SweepSpec, validate
from attention_viewer.core.sweep import run as run_sweep
from attention_viewer.core.sweep_spec import STREAMS
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
    "stream_r_normal": "--dist",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of ``variance``."""
    text = parser.add_argument
    text("--d-k", default="4,16,64,256,1024", metavar="LIST", help="such as 4,16,64 or 4..1024")
    text("--trials", default="5000", metavar="N", help="pairs q, k for each d_k (default: 5000)")
    text("--divide", choices=DIVISORS, default="none", help="divisor of q.k (default: none)")
    text("--stream", choices=STREAMS, default="numpy", help="random numbers (default: numpy)")
    text("--seed", default="20260714", metavar="N", help="start of the random numbers")
    text("--dist", choices=DISTRIBUTIONS, default="normal", help="distribution of components")
    text("--nu", default="5", metavar="NU", help="degrees of freedom of student_t (default: 5)")
    text("--mean", default="0", metavar="M", help="mean of components (default: 0)")
    text("--variance", default="1", metavar="V", help="variance of components (default: 1)")
    text("--rho", default="0", metavar="R", help="correlation of q_i and k_i (default: 0)")
    parser.add_argument("--unit-length", action="store_true", help="divide q and k by their length")


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
    components = Components(
        distribution=args.dist,
        nu=_number("--nu", args.nu),
        mean=_number("--mean", args.mean),
        variance=_number("--variance", args.variance),
        rho=_number("--rho", args.rho),
        unit_length=args.unit_length,
    )
    try:
        d_k = parse_int_list(args.d_k)
    except NumberError as error:
        raise UsageError(f"--d-k, {error}") from error
    spec = SweepSpec(
        d_k=d_k,
        trials=whole_number("--trials", args.trials),
        seed=whole_number("--seed", args.seed),
        stream=args.stream,
        components=components,
        divisors=(args.divide,),
    )
    try:
        validate(spec)
    except SpecError as error:
        raise spec_usage_error(error) from error
    return spec


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


def _number(option: str, text: str) -> float:
    try:
        return parse_number(text)
    except NumberError as error:
        raise UsageError(f"{option}: {error}") from error


def _never() -> bool:
    return False
