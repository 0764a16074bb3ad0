"""Opens the window on one lesson, then another, and prints the ms the second took.

``open_lesson.py FIRST SECOND``
"""

import sys
import time

from tests.benchmarks.window import fresh_window, settle_events

if __name__ == "__main__":
    window = fresh_window(sys.argv[1])
    start = time.perf_counter()
    window.show_lesson(sys.argv[2])
    settle_events()
    print(1000 * (time.perf_counter() - start))
    window.close()
