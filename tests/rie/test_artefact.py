"""What travels to AWS: the code, its packages and their byte code, and nothing else."""

import platform
import struct

import pytest

from infra.local.build import build, machine_architecture

ELF_MACHINE = {"x86_64": 0x3E, "arm64": 0xB7}
FUNCTIONS = ("Publish", "Replay", "Render", "Check")
UNCHECKED_HASH = 0b01  # PEP 552: taken as it is, whatever the source's time stamp says


def test_no_tests_environments_caches_or_lists_of_wishes_travel(built):
    unwanted = {"tests", ".venv", ".tools", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".git"}
    ours = [built / name for name in FUNCTIONS] + [built / "LadderLayer" / "python" / "ladder"]

    found = [path for folder in ours for path in folder.rglob("*") if path.name in unwanted]

    assert not found


def test_the_functions_hold_their_own_code_alone(built):
    for name in FUNCTIONS:
        files = [path for path in (built / name).rglob("*") if path.is_file()]
        assert {path.suffix for path in files} <= {".py", ".pyc", ".json"}
        assert sum(path.stat().st_size for path in files) < 1_000_000


def test_the_runtimes_own_packages_are_not_in_the_layer(built):
    assert not list((built / "LadderLayer" / "python").glob("boto*"))


def test_every_module_brings_byte_code_that_is_not_compared_with_time_stamps(built):
    """SAM's zips say 1980 for every file: ordinary byte code would be thrown away at each cold start."""
    for source in [*built.glob("*/**/ladder/**/*.py"), *(built / "Publish").rglob("*.py")]:
        [compiled] = source.parent.glob(f"__pycache__/{source.stem}.cpython-313.pyc")
        flags = struct.unpack("<I", compiled.read_bytes()[4:8])[0]
        assert flags == UNCHECKED_HASH, compiled


def test_the_byte_code_names_no_folder_of_the_machine_that_built_it(built):
    home = str(built.parent).encode()

    assert not [path for path in built.rglob("*.pyc") if home in path.read_bytes()]


@pytest.mark.skipif(platform.system() != "Linux", reason="Lambda's packages are Linux's")
@pytest.mark.parametrize("architecture", sorted(ELF_MACHINE))
def test_the_layers_compiled_packages_are_for_its_processor(built, architecture):
    folder = built if architecture == machine_architecture() else build(print, architecture)
    libraries = list((folder / "LadderLayer").rglob("*.so"))

    assert libraries
    for library in libraries:
        head = library.read_bytes()[:20]
        assert struct.unpack("<H", head[18:20])[0] == ELF_MACHINE[architecture], library
        assert architecture.replace("arm64", "aarch64") in library.name
