"""A built function in Lambda's own runtime interface emulator: the managed runtime's view of the artefact.

The emulator's binary ships in SAM's wheel; an environment with only the runtime client and boto3 stands for
the managed runtime. So a package missing from the layer or a wrong handler shows here, where ministack's
environment would hide it.
"""

import json
import os
import re
import socket
import subprocess
import time
import urllib.error
import urllib.request

from infra.local.build import ROOT, machine_architecture

_RIE_NAMES = {"x86_64": "aws-lambda-rie-x86_64", "arm64": "aws-lambda-rie-arm64"}
_STARTED_WITHIN = 20.0  # seconds


class Runtime:
    """One function under the emulator; use as a context manager."""

    def __init__(self, built, function, handler, environment, log):
        code = built / function
        [binary] = (ROOT / ".tools" / "sam").glob(f"lib/*/site-packages/samcli/local/rapid/{_rie_name()}")
        self._port, runtime_api = _free_port(), _free_port()
        self._log = log
        self._output = log.open("wb")
        self._process = subprocess.Popen(
            [
                *(binary, "--runtime-interface-emulator-address", f"127.0.0.1:{self._port}"),
                *("--runtime-api-address", f"127.0.0.1:{runtime_api}"),
                *(ROOT / ".tools" / "rie" / "bin" / "python", "-m", "awslambdaric", handler),
            ],
            cwd=code,
            env={
                "PATH": os.defpath,
                "LAMBDA_TASK_ROOT": str(code),
                "PYTHONPATH": f"{code}{os.pathsep}{built / 'LadderLayer' / 'python'}",
                "PYTHONDONTWRITEBYTECODE": "1",
                "AWS_LAMBDA_FUNCTION_NAME": function,
                "AWS_LAMBDA_FUNCTION_TIMEOUT": "30",
                **environment,
            },
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=subprocess.STDOUT,
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(10)
        self._output.close()

    def invoke(self, event):
        """The function's answer to one event."""
        url = f"http://127.0.0.1:{self._port}/2015-03-31/functions/function/invocations"
        deadline = time.monotonic() + _STARTED_WITHIN
        while True:
            request = urllib.request.Request(url, data=json.dumps(event).encode())
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - our own
                    return json.load(answer)
            except urllib.error.HTTPError as refusal:  # a module that is missing, a handler that is not there
                with refusal:
                    return json.load(refusal)
            except OSError:  # not listening yet
                assert time.monotonic() < deadline, self.log()
                time.sleep(0.05)

    def init_milliseconds(self):
        """How long the runtime and the function's imports took before the first event."""
        [duration] = re.findall(r"INIT REPORT\(durationMs: ([0-9.]+)\)", self.log())[:1]
        return float(duration)

    def log(self):
        """All that emulator and function printed."""
        return self._log.read_text(errors="replace")


def _rie_name():
    return _RIE_NAMES[machine_architecture()]


def _free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
