"""Starts and ends ministack, the local AWS: on 127.0.0.1 only, IAM enforced, a temporary folder of its own.

It keeps nothing, but for the objects of S3 where it is given a folder for them: those it writes to disk
at once. The rest of its saved state is not used (tables are written only at a clean stop, and its stream
positions outlive their streams).
"""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

from infra.local.build import ROOT
from infra.local.errors import LocalError

REGION = "eu-south-1"
ACCOUNT = "000000000000"
_PYTHON = ROOT / ".tools" / "ministack" / "bin" / "python"
_PREFIX = "clubladder-run-"
_READY_WITHIN = 30.0  # seconds; measured 0.3 to 0.5
_STOP_WITHIN = 5.0  # seconds until SIGTERM becomes SIGKILL; measured 0.25 to 2
_EMPTIED_WITHIN = 3.0  # seconds until a folder that does not go is left

# Run ministack, having asked Linux (PR_SET_PDEATHSIG = 1) to end it should this program be killed outright.
_END_WITH_PARENT = """
import ctypes, runpy, signal, sys
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(1, signal.SIGTERM)
sys.argv = ["ministack"]
runpy.run_module("ministack", run_name="__main__", alter_sys=True)
"""


class Emulator:
    """One running ministack."""

    def __init__(self, archive_home: Path | None = None) -> None:
        """Start it. `archive_home`: folder under which S3 keeps its objects, or None for memory alone."""
        if not _PYTHON.exists():
            raise LocalError("ministack is not set up; `make run` or `make test` does that")
        _sweep_left_behind()
        self.port = _free_port()
        self.home = Path(tempfile.mkdtemp(prefix=f"{_PREFIX}{os.getpid()}-"))
        self.log = self.home / "ministack.log"
        self._process = self._start(archive_home)

    @property
    def endpoint(self) -> str:
        """Where AWS clients find it."""
        return f"http://127.0.0.1:{self.port}"

    def credentials(self) -> dict[str, str]:
        """Environment of an AWS client that acts as the account's owner."""
        return {
            "AWS_ENDPOINT_URL": self.endpoint,
            "AWS_ACCESS_KEY_ID": "test",
            "AWS_SECRET_ACCESS_KEY": "test",
            "AWS_DEFAULT_REGION": REGION,
        }

    def wait_until_ready(self) -> None:
        """Return once it answers; LocalError with its log if it does not."""
        health = f"{self.endpoint}/_ministack/health"
        deadline = time.monotonic() + _READY_WITHIN
        while time.monotonic() < deadline:
            self.must_be_alive()
            with contextlib.suppress(OSError):
                urllib.request.urlopen(health, timeout=2).close()  # noqa: S310 - our own address
                return
            time.sleep(0.05)
        raise LocalError(f"ministack did not answer within {_READY_WITHIN:.0f} s:\n{self._tail()}")

    def must_be_alive(self) -> None:
        """Raise LocalError with the end of its log if it has ended by itself."""
        if self._process.poll() is not None:
            raise LocalError(f"ministack ended by itself (code {self._process.returncode}):\n{self._tail()}")

    def kill(self) -> None:
        """End it as a power cut would. For tests of what survives."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it and everything that it started, and remove its folder. May be called twice."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(_STOP_WITHIN)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        deadline = time.monotonic() + _EMPTIED_WITHIN
        while self.home.exists() and time.monotonic() < deadline:
            _end_workers(self.home)  # one that is just unpacking its code would write on
            shutil.rmtree(self.home, ignore_errors=True)

    def _start(self, archive_home: Path | None) -> subprocess.Popen[bytes]:
        environment = self.credentials() | {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(self.home),
            "TMPDIR": str(self.home),
            "GATEWAY_PORT": str(self.port),
            "BIND_HOST": "127.0.0.1",
            "MINISTACK_HOST": "localhost",
            "MINISTACK_REGION": REGION,
            "AUTH": "true",
            "LOG_LEVEL": "WARNING",
            # Whoever thinks for a minute should not wait for a cold start; one keeps 45 MB of disk.
            "LAMBDA_WARM_TTL_SECONDS": "120",
            "PYTHONDONTWRITEBYTECODE": "1",  # the built folders bring their byte code
        }
        if archive_home is not None:
            environment |= {"S3_PERSIST": "1", "S3_DATA_DIR": str(archive_home)}
        with self.log.open("wb") as log:
            return subprocess.Popen(
                [_PYTHON, "-c", _END_WITH_PARENT],
                cwd=self.home,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def _tail(self) -> str:
        return self.log.read_text(errors="replace")[-3000:]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _end_workers(home: Path) -> None:
    """Kill function workers that outlive ministack (they run code unpacked under its folder)."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            if f"TMPDIR={home}".encode() in (process / "environ").read_bytes().split(b"\0"):
                os.kill(int(process.name), signal.SIGKILL)


def _sweep_left_behind() -> None:
    """Remove the folders of runs that were killed outright."""
    for folder in Path(tempfile.gettempdir()).glob(f"{_PREFIX}*"):
        with contextlib.suppress(ValueError, OSError):
            pid = int(folder.name.removeprefix(_PREFIX).split("-")[0])
            if not Path(f"/proc/{pid}").exists() and Path("/proc").exists():
                shutil.rmtree(folder, ignore_errors=True)
