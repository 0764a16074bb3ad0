"""The command line; loads only what the command asked for needs, so numbers need no Qt."""

import argparse
import importlib
import io
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final, NoReturn

from attention_viewer import __version__

PROGRAM: Final = "attention-viewer"
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130  # as a shell reports Ctrl+C
BROKEN_PIPE: Final = 141  # as a shell reports SIGPIPE

_TABLE_COMMANDS: Final = {
    "variance": "measured and theoretical variance of q.k for each d_k",
    "scores": "one stage of attention from tables in files",
    "softmax": "weights and slopes of a row of scores",
    "article": "every table of the R walk-through",
}
_PICTURE_COMMANDS: Final = {
    "report": "pictures and tables of all lessons in a folder",
    "screenshot": "one lesson as a picture",
}


class OneLineParser(argparse.ArgumentParser):
    """A parser that explains a wrong option in one line, without repeating the usage."""

    def error(self, message: str) -> NoReturn:
        """Print the program's name and the message; end with the code of bad input."""
        self.exit(BAD_INPUT, f"{self.prog}: {one_line(message)}\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, or the window if none is named.

    Parameters
    ----------
    argv
        Arguments without the program's name; those of the process by default.

    Returns
    -------
    int
        Exit code: 0 done, 2 bad input (one line on standard error, nothing on standard output).
    """
    words = list(sys.argv[1:] if argv is None else argv)
    with _standard_streams():
        try:
            return _exit_code(words)
        except KeyboardInterrupt:
            return INTERRUPTED
        except BrokenPipeError:
            # What is still buffered would be flushed at exit, and fail again.
            _silence_stdout()
            return BROKEN_PIPE


@contextmanager
def _standard_streams() -> Iterator[None]:
    """Let nobody have to ask whether there are any: without a console Windows gives None."""
    missing = [name for name in ("stdout", "stderr") if getattr(sys, name) is None]
    with ExitStack() as stack:
        for name in missing:
            nowhere = stack.enter_context(open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123
            setattr(sys, name, nowhere)
        try:
            yield
        finally:
            for name in missing:
                setattr(sys, name, None)


def _exit_code(words: list[str]) -> int:
    try:
        return _dispatch(words)
    except SystemExit as stop:  # argparse ends so after --help, --version and errors
        sys.stdout.flush()
        return stop.code if isinstance(stop.code, int) else BAD_INPUT


def one_line(message: object) -> str:
    """Return a message on one line, for a terminal or a log."""
    return " ".join(str(message).split())


def window_parser() -> argparse.ArgumentParser:
    """Parser of the arguments that open the window."""
    commands = {**_TABLE_COMMANDS, **_PICTURE_COMMANDS}
    listing = "\n".join(f"  {name:<12}{purpose}" for name, purpose in commands.items())
    parser = OneLineParser(
        prog=PROGRAM,
        description="Shows why scaled dot-product attention divides by the square root of d_k.",
        epilog=f"commands (each has its own --help):\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="lesson file (.attn.json) or table to open"
    )
    parser.add_argument("--lesson", metavar="ID", help="lesson to show first")
    parser.add_argument("--lang", choices=("ja", "en"), help="language")
    parser.add_argument("--theme", choices=("light", "dark", "projector"), help="colours")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    return parser


def _dispatch(words: list[str]) -> int:
    """Choose by the first word; argparse's own subcommands would take FILE for a wrong one."""
    name = words[0] if words else ""
    if name in _TABLE_COMMANDS:
        return _run_table_command(name, words[1:])
    if name in _PICTURE_COMMANDS:
        return _run_picture_command(name, words[1:])
    _check_for_a_slip(name)
    args = window_parser().parse_args(words)
    return _run_checked(PROGRAM, importlib.import_module("attention_viewer.app").run, args)


def _check_for_a_slip(name: str) -> None:
    """Do not take a mistyped command for a file; one word and no such file it must be."""
    if not name.isalpha() or os.path.exists(name):  # noqa: PTH110 - Path costs an import
        return
    from difflib import get_close_matches

    commands = [*_TABLE_COMMANDS, *_PICTURE_COMMANDS]
    meant = get_close_matches(name.lower(), commands, n=1)
    if meant:
        window_parser().error(f'no command or file "{name}"; did you mean "{meant[0]}"?')


def _run_table_command(name: str, words: list[str]) -> int:
    module = importlib.import_module(f"attention_viewer.commands.{name}")
    args = _parse(name, _TABLE_COMMANDS[name], module.add_arguments, words)
    # Held back until all is computed: an error must leave standard output empty.
    out = io.StringIO()
    code = _run_checked(f"{PROGRAM} {name}", module.run, args, out)
    if code == 0:
        _write_stdout(out.getvalue())
    return code


def _run_picture_command(name: str, words: list[str]) -> int:
    module = importlib.import_module("attention_viewer.commands.pictures")
    add_arguments = getattr(module, f"add_{name}_arguments")
    args = _parse(name, _PICTURE_COMMANDS[name], add_arguments, words)
    return _run_checked(f"{PROGRAM} {name}", getattr(module, f"run_{name}"), args)


def _parse(
    name: str,
    purpose: str,
    add_arguments: Callable[[argparse.ArgumentParser], None],
    words: list[str],
) -> argparse.Namespace:
    parser = OneLineParser(prog=f"{PROGRAM} {name}", description=purpose, allow_abbrev=False)
    add_arguments(parser)
    return parser.parse_args(with_negative_values(words))


def with_negative_values(words: Sequence[str]) -> list[str]:
    """Return the words with ``--scores -20.9,16.9`` as one, ``--scores=-20.9,16.9``.

    argparse knows single negative numbers and takes a list that begins with one for an option.
    """
    joined: list[str] = []
    for word in words:
        option = joined[-1] if joined else ""
        if re.match(r"-[0-9.]", word) and option.startswith("--") and "=" not in option:
            joined[-1] = f"{option}={word}"
        else:
            joined.append(word)
    return joined


def _run_checked(
    program: str,
    run: Callable[..., int | None],
    *args: Any,  # noqa: ANN401 - handed on as they are
) -> int:
    """Run a command; bad input becomes one line on standard error."""
    from attention_viewer.commands.tables import UsageError

    try:
        return run(*args) or 0
    except UsageError as error:
        print(f"{program}: {one_line(error)}", file=sys.stderr)
        return BAD_INPUT


def _write_stdout(text: str) -> None:
    """Write as UTF-8 with plain line ends, so that a table has the same bytes on every system."""
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()


def _silence_stdout() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
