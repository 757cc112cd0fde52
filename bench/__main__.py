"""`make bench`: every benchmark, one after the other."""

from bench import evening, likeness, replay, suggestions

if __name__ == "__main__":
    replay.main()
    print()
    for line in evening.report():
        print(line)
    print()
    for line in suggestions.report():
        print(line)
    print()
    likeness.main()
