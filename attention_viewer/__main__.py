"""Start with ``python -m attention_viewer``."""

import sys

from attention_viewer.cli import main

if __name__ == "__main__":
    sys.exit(main())
