"""`make bench`: every benchmark, one after the other."""

from bench import replay

if __name__ == "__main__":
    replay.main()
