"""`make fuzz MINUTES=10`: the readers under libFuzzer, guided by what their code does with each input.

A finding is an exception that is no refusal, an answer that is not true to CONTRACT, or an input that takes
too long or too much memory. It is written to build/fuzz/, told with its place, and the run goes on.
"""

import argparse
import hashlib
import importlib
import json
import resource
import subprocess
import sys
import time
import traceback
from pathlib import Path

SECONDS, MEGABYTES = 10, 900
"""For one input: the gateway waits thirty seconds, the function has 1024 MB."""
READERS = (
    "csv", "pgn", "lichess", "swisssys", "swisssys_web", "papi", "chessjson", "swissperfect",
    "crosstable_page", "html_tables", "xlsx_tables", "uschess", "evenings", "archive",
)  # fmt: skip
BUILD = Path("build/fuzz")


def drive(minutes: float, arguments: list[str]) -> None:
    """One process of the fuzzer; it ends where libFuzzer ends it, and a limit that is passed ends it too."""
    import atheris  # noqa: PLC0415 - it instruments what is imported after it

    with atheris.instrument_imports(include=["ladder"], enable_loader_override=False):
        from tests.fuzz import doors  # noqa: PLC0415

        for reader in READERS:  # loaded only when their format comes, which would be too late here
            importlib.import_module(f"ladder.formats.{reader}")

    known: set[str] = set()
    slowest = 0.0

    def one(data: bytes) -> None:
        begun = time.process_time()
        try:
            doors.through(data)
        except MemoryError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
            place = traceback.extract_tb(error.__traceback__)[-1]
            name = f"{type(error).__name__}-{Path(place.filename).stem}-{place.lineno}"
            if name not in known:
                known.add(name)
                digest = hashlib.sha256(data).hexdigest()[:8]
                (BUILD / f"finding-{name}-{digest}.bin").write_bytes(data)
                print("".join(traceback.format_exception(error)[-4:]), flush=True)
        nonlocal slowest
        took = time.process_time() - begun
        if took > slowest:
            slowest = took
            door = doors.ORDER[data[0] % len(doors.ORDER)] if data else ""
            told = {"seconds": took, "bytes": len(data), "door": door}
            (BUILD / "slowest.json").write_text(json.dumps(told))
            (BUILD / "slowest.bin").write_bytes(data)

    atheris.Setup([sys.argv[0], *arguments, f"-max_total_time={int(minutes * 60)}"], one)
    atheris.Fuzz()


def main() -> int:
    """Bombs first, then the fuzzer until the minutes are over. 1: something was found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("minutes", type=float)
    parser.add_argument("--drive", action="store_true")
    asked, arguments = parser.parse_known_args()
    if asked.drive:
        drive(asked.minutes, arguments)
        return 0
    from tests.fuzz import bombs, seeds  # noqa: PLC0415

    for line in bombs.table():
        print(line)
    BUILD.mkdir(parents=True, exist_ok=True)
    (BUILD / "slowest.json").write_text(json.dumps({"seconds": 0, "bytes": 0, "door": "none"}))
    corpus = BUILD / "corpus"
    seeds.write(corpus, BUILD / "words.dict")
    begin = len(list(corpus.iterdir()))
    print(f"\n{begin} inputs to begin with; at most {SECONDS} s and {MEGABYTES} MB an input")
    until = time.monotonic() + 60 * asked.minutes
    while (left := (until - time.monotonic()) / 60) > 0.05:
        command = [sys.executable, "-m", "tests.fuzz", str(left), "--drive", str(corpus)]
        command += [
            f"-timeout={SECONDS}",
            f"-rss_limit_mb={MEGABYTES}",
            "-max_len=70000",
            "-print_final_stats=1",
        ]
        command += [f"-dict={BUILD}/words.dict", f"-artifact_prefix={BUILD}/finding-limit-", "-verbosity=1"]
        done = subprocess.run(command, check=False)
        if done.returncode == 0:
            break
    findings = sorted(BUILD.glob("finding-*"))
    slowest = json.loads((BUILD / "slowest.json").read_text())
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    told = f"{slowest['seconds']:.2f} s ({slowest['door']}, {slowest['bytes']:,} bytes)"
    print(f"slowest input: {told}; peak {peak} MB")
    print(f"{len(findings)} findings" + "".join(f"\n  {each}" for each in findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
