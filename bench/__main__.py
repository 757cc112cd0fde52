"""`make bench`: every benchmark, one after the other."""

from bench import evening, replay

if __name__ == "__main__":
    replay.main()
    print()
    for line in evening.report():
        print(line)
