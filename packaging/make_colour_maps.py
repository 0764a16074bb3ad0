"""Write the tables of colours in resources/colours from pyqtgraph's: `make_colour_maps.py FOLDER`.

They are shipped so that the first heat map need not import pyqtgraph, which takes a tenth of a
second. Each file has 256 lines, one colour `#rrggbb` a line, from the lowest value to the highest.
"""

from __future__ import annotations

import sys
from pathlib import Path

NAMES = ("CET-D1A", "CET-CBD1", "cividis", "viridis")


def table_text(name: str) -> str:
    """Return the lines of one map."""
    import pyqtgraph

    table = pyqtgraph.colormap.get(name).getLookupTable(nPts=256)
    return "".join(f"#{red:02x}{green:02x}{blue:02x}\n" for red, green, blue in table[:, :3])


def main(arguments: list[str]) -> int:
    """Write one file a map."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / f"{name}.txt").write_text(table_text(name), encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
