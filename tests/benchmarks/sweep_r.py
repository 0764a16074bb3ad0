"""Speed against R, which draws the walk-through's raw table by itself; skipped without Rscript."""

import shutil
import subprocess
from functools import lru_cache, partial

from attention_viewer.core.sweep import SweepSpec
from attention_viewer.framework.tasks import Crew
from tests.benchmarks.figures import Figure, Skipped, median
from tests.benchmarks.sweeps import D_K, ROUNDS, golden_spec, run_through, seconds

SCRIPT = """
d <- c({d_k})
table <- function() sapply(d, function(n) {{
  var(replicate(5000, {{ q <- rnorm(n); k <- rnorm(n); sum(q * k) }}))
}})
for (i in 1:{rounds}) {{
  set.seed(20260714)
  cat(system.time(table())[["elapsed"]], "\\n")
}}
"""


def r_spec() -> SweepSpec:
    """Return the raw table of the walk-through on the R stream."""
    return SweepSpec(d_k=D_K, trials=5000, seed=20260714, stream="r", divisors=("none",))


@lru_cache
def r_seconds() -> float:
    """Return the time that R needs for the table, start not counted.

    Raises
    ------
    Skipped
        Without R.
    """
    program = shutil.which("Rscript")
    if program is None:
        raise Skipped("no Rscript")
    script = SCRIPT.format(d_k=", ".join(map(str, D_K)), rounds=ROUNDS)
    done = subprocess.run(
        [program, "-e", script], capture_output=True, text=True, check=True, timeout=300
    )
    return median([float(line) for line in done.stdout.split()])


def own_seconds(spec: SweepSpec, workers: int) -> float:
    """Return the time of a sweep, on this thread or by a crew."""
    crew = Crew(workers) if workers > 1 else None
    taken = median([seconds(partial(run_through, spec, crew)) for _ in range(ROUNDS)])
    if crew is not None:
        crew.close()
    return taken


def sweep_speedup_over_r() -> float:
    """Return R's time over that of the numpy stream on two cores."""
    return r_seconds() / own_seconds(golden_spec(), 2)


def r_stream_speedup_over_r() -> float:
    """Return R's time over that of the R stream on one core."""
    return r_seconds() / own_seconds(r_spec(), 1)


def r_stream_two_core_speedup_over_r() -> float:
    """Return R's time over that of the R stream on two cores."""
    return r_seconds() / own_seconds(r_spec(), 2)


SWEEP_R_FIGURES = (
    Figure("sweep_speedup_over_r", 8.0, sweep_speedup_over_r, at_least=True),
    Figure("r_stream_speedup_over_r", 1.3, r_stream_speedup_over_r, at_least=True),
    Figure(
        "r_stream_two_core_speedup_over_r", 2.0, r_stream_two_core_speedup_over_r, at_least=True
    ),
)
