"""Builds what is deployed: `sam build`, then byte code. Does nothing where the sources have not changed.

SAM's zip files carry 1980 time stamps, which make ordinary .pyc files useless: Python would compile at every
cold start. Files marked `unchecked-hash` are taken as they are (measured on a set like publish's: import
760 ms -> 291 ms).
"""

import fcntl
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from infra.local.errors import LocalError

ROOT = Path(__file__).resolve().parents[2]
SAM = ROOT / ".tools" / "sam" / "bin" / "sam"
_SOURCES = (
    "template.yaml",
    "infra/site.yaml",
    "infra/alarms.yaml",
    "functions",
    "shared",
    "requirements/sam.txt",
)


def machine_architecture() -> str:
    """The `Architecture` of the template under which the layer's compiled wheels run on this machine."""
    return "arm64" if platform.machine().lower() in ("arm64", "aarch64") else "x86_64"


def build(say: Callable[[str], None], architecture: str | None = None, root: Path = ROOT) -> Path:
    """The folder of the built template, fresh for the sources of `root`.

    Refuses (LocalError) where SAM is not set up or the build fails. Several processes may call it at once.
    """
    architecture = architecture or machine_architecture()
    home = root / ".aws-sam"
    home.mkdir(exist_ok=True)
    target = home / f"built-{architecture}"
    with (home / "build.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        fingerprint = _fingerprint(root, architecture)
        made_of = target / "made-of"
        if made_of.exists() and made_of.read_text() == fingerprint:
            return target
        say("building the functions and their layer (sam build) ...")
        made_of.unlink(missing_ok=True)
        _sam_build(root, target, architecture)
        _keep_our_languages(target)
        _compile(target)
        made_of.write_text(fingerprint)
    return target


def sam_environment(temporary: str) -> dict[str, str]:
    """This machine's environment without any of its AWS settings, and with SAM's own Python 3.13 first.

    SAM leaves folders behind where TMPDIR points: the caller gives a folder and removes it.
    """
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("AWS_", "SAM_"))}
    return kept | {
        "PATH": f"{SAM.parent}{os.pathsep}{kept.get('PATH', os.defpath)}",
        "TMPDIR": temporary,
        "SAM_CLI_TELEMETRY": "0",
        "SAM_CLI_POLL_DELAY": "0.2",  # seconds between looks at the deployment
        "__SAM_CLI_APP_DIR": str(ROOT / ".tools" / "sam-home"),
        "AWS_CONFIG_FILE": os.devnull,
        "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
        "AWS_DEFAULT_REGION": "eu-south-1",
    }


def _sam_build(root: Path, target: Path, architecture: str) -> None:
    if not SAM.exists():
        raise LocalError("SAM is not set up; `make run` or `make test` does that")
    command: list[str | Path] = [
        *(SAM, "build", "--config-env", "local", "--template-file", root / "template.yaml"),
        *("--build-dir", target, "--cached", "--cache-dir", root / ".aws-sam" / f"cache-{architecture}"),
        *("--parameter-overrides", f"Architecture={architecture}"),
    ]
    with tempfile.TemporaryDirectory(dir=root / ".aws-sam") as temporary:
        environment = sam_environment(temporary)
        done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise LocalError(f"sam build failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")


def _keep_our_languages(target: Path) -> None:
    """Drop Babel's data of the some 300 languages without a catalogue: 30 MB and a thousand files."""
    layer = target / "LadderLayer" / "python"
    kept = {"root", *(catalogue.stem for catalogue in layer.glob("ladder/languages/*.po"))}
    for data in layer.glob("babel/locale-data/*.dat"):
        if data.stem.split("_")[0] not in kept:
            data.unlink()


def _compile(target: Path) -> None:
    """Replace the byte code in the built folders by one that is never compared with its source."""
    for stale in target.rglob("__pycache__"):
        shutil.rmtree(stale)
    python = str(SAM.parent / "python")
    command = [python, "-m", "compileall", "-q", "-j", "0", "--invalidation-mode", "unchecked-hash"]
    for folder in sorted(str(path) for path in target.iterdir() if path.is_dir()):
        # -s: the byte code names places within the artefact, not within this checkout
        done = subprocess.run([*command, "-s", folder, folder], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise LocalError(f"the built code does not compile:\n{done.stdout}{done.stderr}")


def _fingerprint(root: Path, architecture: str) -> str:
    digest = hashlib.sha256(architecture.encode())
    for path in _source_files(root):
        digest.update(f"\0{path.relative_to(root)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _source_files(root: Path) -> Iterator[Path]:
    for name in _SOURCES:
        top = root / name
        if top.is_file():
            yield top
        else:
            found = (path for path in top.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
            yield from sorted(found)


if __name__ == "__main__":
    try:
        print(build(print, sys.argv[1] if sys.argv[1:] else None))
    except LocalError as error:
        sys.exit(f"error: {error}")
