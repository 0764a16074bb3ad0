"""The ``softmax`` command: weights, what is missing to 1, and slopes of a row of scores."""

import argparse
from typing import TextIO

import numpy as np

from attention_viewer.commands.tables import UsageError, write_csv
from attention_viewer.core.parsing import NumberError, parse_number, parse_number_list
from attention_viewer.core.softmax import NUMBER_FORMATS, in_format

_HEADER = ("score", "p", "one_minus_p", "slope")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of ``softmax``."""
    parser.add_argument(
        "--scores", required=True, metavar="LIST", help="scores, such as 0,10,50 or -20.9,16.9"
    )
    parser.add_argument(
        "--divide",
        default="1",
        metavar="NUMBER",
        help="divide every score by this first; the score column shows the result",
    )
    parser.add_argument(
        "--dtype",
        default="float64",
        choices=NUMBER_FORMATS,
        help="number format of the computation (default: float64)",
    )


def run(args: argparse.Namespace, out: TextIO) -> None:
    """Write ``score,p,one_minus_p,slope``, a row per score, in the order given.

    ``one_minus_p`` is the sum of the other weights, so the winner's is not rounded to 0. With
    another ``--dtype`` all but the score is what that format makes of it.

    Raises
    ------
    UsageError
        For scores or a divisor that are not usable numbers.
    """
    divisor = _divisor(args.divide)
    with np.errstate(over="ignore"):
        scores = np.array(_scores(args.scores)) / divisor
    if not np.isfinite(scores).all():
        raise UsageError(f"--divide {args.divide}: makes a score too large")
    result = in_format(scores, args.dtype)
    columns = (scores, result.p, result.one_minus_p, result.slope)
    write_csv(out, _HEADER, zip(*columns, strict=True))


def _scores(text: str) -> tuple[float, ...]:
    try:
        return parse_number_list(text)
    except NumberError as error:
        raise UsageError(error.at("--scores")) from error


def _divisor(text: str) -> float:
    try:
        divisor = parse_number(text)
    except NumberError as error:
        raise UsageError(f"--divide: {error}") from error
    if divisor <= 0.0:
        raise UsageError(f"--divide: {text} is not above 0")
    return divisor
