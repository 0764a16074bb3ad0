"""Set up and run Attention Viewer; `python3 packaging/dev.py --help` lists the commands.

Standard library only, and this file must be readable by older Pythons so that it can say so.
"""

import shutil
import subprocess
import sys

SUPPORTED = ((3, 11), (3, 12), (3, 13))


def main() -> int:
    """Run the command of the command line under a Python that the program supports."""
    if is_supported(sys.version_info[:2]):
        import dev_commands

        return dev_commands.main(sys.argv[1:])
    return run_with_other_python()


def is_supported(version: tuple) -> bool:  # type: ignore[type-arg]
    """Tell whether the program runs on this (major, minor) version of Python."""
    return version in SUPPORTED


def run_with_other_python() -> int:
    """Hand over to a supported Python of this machine, or say that one is needed."""
    for major, minor in reversed(SUPPORTED):
        other = shutil.which(f"python{major}.{minor}")
        # A version manager may leave a name that starts nothing, so it is tried out first.
        if other is not None and subprocess.call([other, "-c", ""], stderr=subprocess.DEVNULL) == 0:
            return subprocess.call([other, *sys.argv])
    found = ".".join(str(part) for part in sys.version_info[:3])
    sys.stderr.write(f"Attention Viewer needs Python 3.11, 3.12 or 3.13; this is {found}.\n")
    return 2


if __name__ == "__main__":
    sys.exit(main())
