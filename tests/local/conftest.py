"""`make run` as a person meets it: a process with an address, a few settings, and an end."""

import json
import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from infra.local.build import ROOT

KEY = "a key for the local run"
READY_WITHIN = 60.0  # seconds; built beforehand, measured 4 to 8
ENDED_WITHIN = 10.0  # seconds, as CONTRACT promises


class Run:
    """One `make run` in a process group of its own."""

    def __init__(self, temporary, **settings):
        self.port = _free_port()
        self._temporary = temporary
        quiet = {name: value for name, value in os.environ.items() if not name.startswith("AWS_")}
        self.process = subprocess.Popen(
            ["make", "--no-print-directory", "run"],  # noqa: S607 - whichever make there is
            cwd=ROOT,
            env=quiet
            | {"PORT": str(self.port), "TMPDIR": str(temporary), "OPERATOR_KEY": KEY, "EMPTY": "1"}
            | settings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.lines: list[str] = []

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def wait_until_ready(self, said="ready: "):
        deadline = time.monotonic() + READY_WITHIN
        for line in self.process.stdout or ():
            self.lines.append(line.rstrip("\n"))
            if line.startswith(said):
                return self
            assert time.monotonic() < deadline, self.lines
        raise AssertionError(self.lines)

    def ask(self, method, path, body=None, key=KEY):
        """Status, headers and content of one request."""
        request = urllib.request.Request(self.url + path, method=method)  # noqa: S310 - our own
        if key:
            request.add_header("Authorization", f"Bearer {key}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=40) as answer:  # noqa: S310 - our own
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as answer:
            with answer:
                return answer.status, answer.headers, answer.read()

    def end(self, how=signal.SIGTERM):
        """Signal the whole group; how long its end took, in seconds."""
        began = time.monotonic()
        os.killpg(self.process.pid, how)
        self.process.communicate(timeout=30)
        return time.monotonic() - began

    def left_behind(self):
        """Processes of this run's group or temporary folder that still live, and folders."""
        living = [
            process.name
            for process in Path("/proc").glob("[0-9]*")
            if f"TMPDIR={self._temporary}".encode() in _environment(process)
        ]
        return living + sorted(str(path) for path in self._temporary.rglob("*"))[:9]


@pytest.fixture
def run(built, tmp_path):
    """`run(DATA=...)`: a `make run` that is ended with the test. An empty TMPDIR of its own."""
    running: list[Run] = []

    def start(**settings):
        temporary = tmp_path / f"tmp{len(running)}"
        temporary.mkdir()
        running.append(Run(temporary, **settings))
        return running[-1]

    yield start
    for each in running:
        if each.process.poll() is None:
            each.end(signal.SIGKILL)
        if each.process.stdout is not None:
            each.process.stdout.close()


def _environment(process):
    try:
        return (process / "environ").read_bytes()
    except OSError:  # it has just ended
        return b""


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
