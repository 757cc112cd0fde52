"""The whole product on this machine: built, deployed by SAM onto ministack, behind one address.

`start` is what `make run` and the journeys call. With `data` the archive is kept under that folder and all
else (tables, site, the emulator's own state) is made anew from it at each start, so nothing acknowledged is
lost by a kill.
"""

import contextlib
import fcntl
import hashlib
import http.client
import json
import secrets
import shutil
import subprocess
import time
from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path
from typing import IO, Any

import boto3
from botocore.config import Config

from infra.local.build import SAM, build, machine_architecture, sam_environment
from infra.local.emulator import ACCOUNT, REGION, Emulator
from infra.local.errors import LocalError
from infra.local.front import PREFLIGHT, Front

_STACK = "clubladder"
_ARTIFACTS = "clubladder-artifacts"
_KEPT_ARCHIVE = "clubladder-archive"
_SETTLED_WITHIN = 300.0  # seconds after a start from a kept archive until every club must be whole again

Say = Callable[[str], None]


class Stack:
    """A running installation. `url`, `operator_key` and `outputs` (of the template); `stop` ends it."""

    def __init__(self, front: Front, emulator: Emulator, operator_key: str, outputs: dict[str, str]) -> None:
        self.operator_key = operator_key
        self.outputs = outputs
        self.emulator = emulator
        self._front = front
        self._lock: IO[str] | None = None

    preflight = PREFLIGHT  # what the front answers to OPTIONS in publish's place

    @property
    def url(self) -> str:
        """The one address of pages, API and console."""
        return self._front.url

    def client(self, service: str) -> Any:  # noqa: ANN401 - boto3 makes its clients at run time
        """A boto3 client of the local AWS, acting as the account's owner."""
        return _client(self.emulator, service)

    def invoke(self, function: str, event: dict[str, Any]) -> Any:  # noqa: ANN401 - whatever the function answers
        """What `publish`, `replay`, `render` or `check` answers to `event`; LocalError if it raises."""
        name = self.outputs[f"{function.capitalize()}Function"]
        answer = self.client("lambda").invoke(FunctionName=name, Payload=json.dumps(event).encode())
        content = answer["Payload"].read()
        if answer.get("FunctionError"):
            raise LocalError(f"{function} failed: {content.decode(errors='replace')[:2000]}")
        return json.loads(content or b"null")

    def must_be_alive(self) -> None:
        """LocalError if the emulator ended by itself."""
        self.emulator.must_be_alive()

    def stop(self) -> None:
        """End everything; no process and no temporary folder is left. May be called twice."""
        self._front.close()
        self.emulator.stop()
        if self._lock is not None:
            self._lock.close()

    def hold(self, lock: IO[str]) -> None:
        """Keep the data folder locked until `stop`."""
        self._lock = lock


def start(
    port: int = 0, data: Path | None = None, operator_key: str | None = None, say: Say = lambda _: None
) -> Stack:
    """Build, deploy and open the product on http://127.0.0.1:`port` (0: any free port).

    `data`: folder to keep the archive in and to start from. `operator_key`: where None, the one kept in
    `data`, else a new one.
    LocalError, with nothing left running, where the port is taken, a tool is missing or a step fails.
    """
    with contextlib.ExitStack() as undo:
        front = Front(port)
        undo.callback(front.close)
        lock = _take(data) if data is not None else None
        if lock is not None:
            undo.callback(lock.close)
        operator_key = _operator_key(data, operator_key)
        built = build(say)
        say("starting the local AWS (ministack) ...")
        emulator = Emulator(data / "s3" if data is not None else None)
        undo.callback(emulator.stop)
        emulator.wait_until_ready()
        say("deploying the template (sam deploy) ...")
        outputs = _deploy(emulator, built, operator_key, front.url, keep=data is not None)
        stack = Stack(front, emulator, operator_key, outputs)
        stack.invoke("render", {"Records": []})  # puts the error page, without which a 404 is a 403
        if data is not None and _holds_anything(stack):
            say("rebuilding records, ladders and pages from the archive ...")
            recover(stack, say)
        front.open_to(emulator.port, outputs["DistributionDomain"])
        undo.pop_all()
    if lock is not None:
        stack.hold(lock)
    return stack


def recover(stack: Stack, say: Say = lambda _: None) -> None:
    """Have check rebuild everything from the archive, and return once every club says that it is whole."""
    stack.invoke("check", {"recover": True})
    deadline = time.monotonic() + _SETTLED_WITHIN
    clubs = [club["slug"] for club in _asked(stack, "/api/clubs")[1]["clubs"]]
    for place, slug in enumerate(clubs, 1):
        while not _whole(*_asked(stack, f"/api/clubs/{slug}/status")):
            if time.monotonic() > deadline:
                say(f"  club {slug} is not whole yet; its status says why")
                break
            stack.must_be_alive()
            time.sleep(0.2)
        say(f"  {place} of {len(clubs)} clubs")


def _whole(code: int, status: dict[str, Any]) -> bool:
    """Whether ladder and site have reached the records, or never can (`failed` says so)."""
    if code != HTTPStatus.OK:  # a conflict, say: the records are just being written
        return False
    return bool(status["records"] == status["ladder"] == status["site"] or status.get("failed"))


def _take(data: Path) -> IO[str]:
    """Lock the data folder; leave in it only what is trusted: the archive's objects, the runner's files."""
    data.mkdir(parents=True, exist_ok=True)
    lock = (data / "lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise LocalError(f"{data} is in use by another run") from error
    for buckets in (data / "s3" / ACCOUNT, data / "s3" / ".versions" / ACCOUNT):
        for bucket in buckets.glob("*"):
            if bucket.name != _KEPT_ARCHIVE:
                shutil.rmtree(bucket)
    return lock


def _operator_key(data: Path | None, given: str | None) -> str:
    """The key given, else the one kept in `data`, else a new one; kept in `data` for the next start."""
    kept = data / "operator-key" if data is not None else None
    key = given or (kept.read_text().strip() if kept is not None and kept.exists() else "")
    key = key or secrets.token_urlsafe(24)
    if kept is not None:
        kept.touch(mode=0o600)
        kept.write_text(f"{key}\n")
    return key


def _deploy(
    emulator: Emulator, built: Path, operator_key: str, address: str, *, keep: bool
) -> dict[str, str]:
    """The stack's outputs, once SAM has deployed what was built. `address`: the front's; `keep`: use the
    archive that data holds.
    """
    s3 = _client(emulator, "s3")
    here = {"CreateBucketConfiguration": {"LocationConstraint": REGION}}
    s3.create_bucket(Bucket=_ARTIFACTS, **here)
    parameters = {
        "LocalPort": str(emulator.port),
        "LocalAddress": address,
        "Architecture": machine_architecture(),
        "OperatorKeySha256": hashlib.sha256(operator_key.encode()).hexdigest(),
    }
    if keep:
        held = {bucket["Name"] for bucket in s3.list_buckets()["Buckets"]}
        if _KEPT_ARCHIVE not in held:
            s3.create_bucket(Bucket=_KEPT_ARCHIVE, **here)
        # ministack keeps the versions of objects on disk, but not that the bucket has them
        s3.put_bucket_versioning(Bucket=_KEPT_ARCHIVE, VersioningConfiguration={"Status": "Enabled"})
        parameters["ExistingArchive"] = _KEPT_ARCHIVE
    environment = sam_environment(str(emulator.home)) | emulator.credentials()
    done = subprocess.run(
        [
            SAM, "deploy", "--config-env", "local", "--template-file", built / "template.yaml",
            "--stack-name", _STACK, "--s3-bucket", _ARTIFACTS, "--no-confirm-changeset", "--no-progressbar",
            "--capabilities", "CAPABILITY_IAM", "CAPABILITY_AUTO_EXPAND",
            "--parameter-overrides", *(f"{name}={value}" for name, value in parameters.items()),
        ],
        cwd=built, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode != 0:
        raise LocalError(f"sam deploy failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    stack = _client(emulator, "cloudformation").describe_stacks(StackName=_STACK)["Stacks"][0]
    return {output["OutputKey"]: output["OutputValue"] for output in stack["Outputs"]}


def _holds_anything(stack: Stack) -> bool:
    found = stack.client("s3").list_objects_v2(Bucket=stack.outputs["ArchiveBucket"], MaxKeys=1)
    return bool(found.get("KeyCount"))


def _client(emulator: Emulator, service: str) -> Any:  # noqa: ANN401 - boto3 makes its clients at run time
    session: Any = (
        boto3.session.Session()
    )  # its client is typed per service name; here the name is a variable
    return session.client(
        service,
        region_name=REGION,
        endpoint_url=emulator.endpoint,
        aws_access_key_id="test",
        aws_secret_access_key="test",  # noqa: S106 - the emulator's own
        config=Config(retries={"max_attempts": 0}, read_timeout=320, s3={"addressing_style": "path"}),
    )


def _asked(stack: Stack, path: str) -> tuple[int, Any]:
    """What the API answers behind the front, which opens only once everything is rebuilt: status and JSON."""
    headers = {
        "Host": stack.outputs["DistributionDomain"],
        "X-Forwarded-Proto": "https",
        "Authorization": f"Bearer {stack.operator_key}",
    }
    connection = http.client.HTTPConnection("127.0.0.1", stack.emulator.port, timeout=60)
    with contextlib.closing(connection):
        connection.request("GET", path, headers=headers)
        answer = connection.getresponse()
        content = answer.read()
        return answer.status, json.loads(content)
