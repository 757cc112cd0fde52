"""`make bench`: every benchmark, one after the other."""

import subprocess
import sys

from bench import evening, pages, replay, suggestions

if __name__ == "__main__":
    replay.main()
    print()
    for line in evening.report():
        print(line)
    print()
    for line in pages.report():
        print(line)
    print()
    for line in suggestions.report():
        print(line)
    print(flush=True)
    # In a process of its own: its peak of memory is to be its own.
    subprocess.run([sys.executable, "-m", "bench.likeness"], check=True)
