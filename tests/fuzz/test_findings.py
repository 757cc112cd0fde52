"""What the fuzzer found once stays mended; and what it begins with is sound."""

import pytest

from tests.fuzz.doors import ORDER, through
from tests.fuzz.seeds import FINDINGS, seeds


@pytest.mark.parametrize("name", [path.name for path in sorted(FINDINGS.glob("*.bin"))])
def test_a_finding_stays_mended(name):
    through((FINDINGS / name).read_bytes())


def test_every_seed_goes_through_its_door_and_every_door_has_one():
    found = seeds()
    for body in found.values():
        through(body)
    assert {ORDER[body[0]] for body in found.values()} == set(ORDER)
