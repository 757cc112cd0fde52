"""`make run`: the whole product on this machine, with a demo club, until interrupted.

Reads PORT (8000), EMPTY=1 (no demo club), OPERATOR_KEY (random where not set) and DATA=DIR (keep all there).
Exit codes: 0 ended on request, 1 something failed (said on standard error), 2 wrong settings.
"""

import contextlib
import importlib
import json
import os
import signal
import sys
import time
import traceback
import urllib.error
from pathlib import Path
from types import FrameType

from infra.local.errors import LocalError
from infra.local.stack import Stack, start

SHORT_KEY = 16
"""Characters; a shorter operator key can be guessed. Here it is taken all the same, and said."""
_ORIGIN = "{ORIGIN}"  # stands for this run's address in what is kept about the demo club

_ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def main() -> int:
    """Run until SIGINT or SIGTERM; the exit code."""
    for number in _ENDINGS:
        signal.signal(number, _interrupted)
    try:
        port, data, key = _settings(os.environ)
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    stack = None
    try:
        stack = start(port, data, key, say)
        lines = [] if os.environ.get("EMPTY") == "1" else _demo(stack, data)
        print(f"ready: {stack.url}", flush=True)
        console = f"console: {stack.url}/console/"
        for line in [*lines, console, f"operator key: {stack.operator_key}"]:
            print(line, flush=True)
        if len(stack.operator_key) < SHORT_KEY:
            print(
                "warning: so short an operator key is for this machine alone; never use it elsewhere",
                flush=True,
            )
        print("stop with Ctrl-C", flush=True)
        while True:
            time.sleep(0.5)
            stack.must_be_alive()
    except KeyboardInterrupt:
        say("stopping ...")
        return 0
    except LocalError as error:
        print(f"error: {error}", file=sys.stderr, flush=True)
        return 1
    except Exception:  # noqa: BLE001 - whatever it was, nothing may be left running
        traceback.print_exc()
        return 1
    finally:
        _ignore_endings()
        if stack is not None:
            stack.stop()


def say(line: str) -> None:
    """One line of progress; a terminal that went away is no reason to stop."""
    with contextlib.suppress(OSError):
        print(line, flush=True)


def _interrupted(_number: int, _frame: FrameType | None) -> None:
    _ignore_endings()  # make passes the signal on a second time: that must not break off the clearing up
    raise KeyboardInterrupt


def _ignore_endings() -> None:
    for number in _ENDINGS:
        signal.signal(number, signal.SIG_IGN)


def _settings(environment: "os._Environ[str]") -> tuple[int, Path | None, str | None]:
    text = environment.get("PORT") or "8000"
    if not text.isdigit() or not 0 < int(text) < 65536:  # noqa: PLR2004 - the range of ports
        raise ValueError(f"PORT must be a port number, not {text!r}")
    data = environment.get("DATA")
    return int(text), Path(data).resolve() if data else None, environment.get("OPERATOR_KEY") or None


def _demo(stack: Stack, data: Path | None) -> list[str]:
    """Load the demo club, once per data folder; the lines to print about it."""
    kept = data / "demo.json" if data is not None else None
    if kept is not None and kept.exists():
        lines = json.loads(kept.read_text())
        return [line.replace(_ORIGIN, stack.url) for line in lines]
    try:
        demo = importlib.import_module("infra.local.demo")
    except ModuleNotFoundError:
        return ["(no demo club yet)"]
    if kept is not None:  # half a demo club is not loaded twice
        kept.write_text(
            json.dumps(["(loading the demo club was interrupted; a new DATA folder gets all of it)"])
        )
    say("loading the demo club ...")
    try:
        lines = [str(line) for line in demo.load(stack.url, stack.operator_key, say)]
    except urllib.error.HTTPError as error:
        answer = error.read(2000).decode(errors="replace")
        raise LocalError(f"the demo club could not be loaded: {error} {answer}") from error
    if kept is not None:
        kept.write_text(json.dumps([line.replace(stack.url, _ORIGIN) for line in lines]))
    return lines


if __name__ == "__main__":
    sys.exit(main())
