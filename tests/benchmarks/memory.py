"""Peak memory of a sweep in a process of its own.

``memory.py components|identity TRIALS`` prints the peak in MB.
"""

import os
import subprocess
import sys
from pathlib import Path


def peak_mb(kind: str, trials: int) -> float:
    """Return the peak memory of a process that runs a sweep with two workers."""
    path = Path(__file__)
    root = path.parents[2]
    done = subprocess.run(
        [sys.executable, str(path), kind, str(trials)],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    return float(done.stdout)


def own_peak_mb() -> float:
    """Return the peak memory of this process.

    Not ``ru_maxrss`` on Linux: there it begins with the memory of the process that started it.
    """
    status = Path("/proc/self/status")
    if status.exists():
        line = next(each for each in status.read_text().splitlines() if each.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    from attention_viewer.core.sweep import SweepSpec
    from attention_viewer.framework.tasks import Crew
    from tests.benchmarks.sweeps import run_through

    identity = sys.argv[1] == "identity"
    made = SweepSpec(
        d_k=(100_000,) if identity else (4,),
        trials=int(sys.argv[2]),
        seed=1,
        sampler="identity" if identity else "components",
    )
    crew = Crew(2)
    run_through(made, crew)
    crew.close()
    print(own_peak_mb())
