"""Measures the figures named on the command line, or all of them.

Prints ``name value limit ok|short`` a line and exits 0 when all are ok. Lines that start with
``#`` name the conditions of the run.
"""

import os
import platform
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.benchmarks.drags import DRAG_FIGURES  # noqa: E402
from tests.benchmarks.figures import Figure  # noqa: E402
from tests.benchmarks.opening import OPENING_FIGURES  # noqa: E402
from tests.benchmarks.softmax_drags import SOFTMAX_FIGURES  # noqa: E402
from tests.benchmarks.sweep_r import SWEEP_R_FIGURES  # noqa: E402
from tests.benchmarks.sweep_window import SWEEP_WINDOW_FIGURES  # noqa: E402
from tests.benchmarks.sweeps import SWEEP_FIGURES  # noqa: E402
from tests.benchmarks.tables import TABLE_FIGURES  # noqa: E402

FIGURES: dict[str, Figure] = {
    figure.name: figure
    for figure in (
        *OPENING_FIGURES,
        *DRAG_FIGURES,
        *TABLE_FIGURES,
        *SOFTMAX_FIGURES,
        *SWEEP_FIGURES,
        *SWEEP_WINDOW_FIGURES,
        *SWEEP_R_FIGURES,
    )
}


def main(names: list[str]) -> int:
    """Measure and print; 0 when all are ok, 1 when one falls short, 2 for an unknown name."""
    unknown = [name for name in names if name not in FIGURES]
    if unknown:
        print(f"no figure {', '.join(unknown)}; there are: {', '.join(FIGURES)}", file=sys.stderr)
        return 2
    print(f"# {conditions()}", flush=True)
    all_good = True
    for name in names or FIGURES:
        line, good = FIGURES[name].line()
        print(line, flush=True)
        all_good = all_good and good
    return 0 if all_good else 1


def conditions() -> str:
    """Return the versions, thread settings and matrix kernel of this run."""
    import numpy as np
    import PySide6

    blas = np.show_config(mode="dicts")["Build Dependencies"]["blas"]
    return (
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, "
        f"numpy {np.__version__}, {blas['name']} {blas['version']}, "
        f"OPENBLAS_NUM_THREADS={os.environ['OPENBLAS_NUM_THREADS']}, {os.cpu_count()} cores, "
        f"{os.environ['QT_QPA_PLATFORM']}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
