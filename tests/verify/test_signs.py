"""The stand-in for `regex` and the package itself are one for the domain's purposes."""

import importlib.util
import json
import random
import sys
from pathlib import Path

import pytest

from ladder.domain import initials as domain
from ladder.verify import signs

CASES = Path(__file__).parents[1] / "data" / "initials.json"
SCRIPTS = (
    *("abcdefghéñøßŁžĞŠ'’-.ǅﬁ", "АБвгдёЙжЩьЂ", "ΑΒγδΆςάΰ", "אבגדשׁ", "ابتثپچکی", "ไทยเแโกข", "ລາວ", "ქართ"),
    *("Հայկ", "毛泽东々〆〇", "김정은박", "ひらカナｶﾅー", "ㄅㄆ", "தமிழ்", "ತನಡ"),
)
INDIC = ("कृष्ण शर्मा", "लक्ष्मी नारायण", "त्रिवेदी क्षमा", "श्रीनिवासन्", "রবীন্দ্রনাথ ঠাকুর", "కృష్ణ", "ಕೃಷ್ಣ", "കൃഷ്ണൻ")
ODD = "\u0301\u0308\u200d\u200c\u00ad\u200f·•,، 1٣Ⅳ½ʼ"


@pytest.fixture(scope="module")
def standing():
    """`domain.initials` as it is where `regex` is not installed."""
    spec = importlib.util.spec_from_file_location("initials_alone", domain.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "regex", signs.module())
        patch.setitem(sys.modules, spec.name, module)
        spec.loader.exec_module(module)
    return module


def generated(number):
    chance = random.Random(7)
    for _ in range(number):
        script = chance.choice(SCRIPTS)
        words = ["".join(chance.choices(script, k=chance.randint(1, 7))) for _ in range(chance.randint(1, 3))]
        name = " ".join(words)
        yield name
        yield name[:3] + chance.choice(ODD) + name[3:]


def test_every_name_of_the_cases_has_the_same_initials(standing):
    for name, _ in json.loads(CASES.read_text())["cases"]:
        assert standing.initials(name) == domain.initials(name), name


def test_so_have_names_in_all_scripts(standing):
    for name in (*INDIC, *generated(3000)):
        assert (standing.initials(name), standing.plain(name)) == (
            domain.initials(name),
            domain.plain(name),
        ), name


def test_a_mark_before_its_letter_is_a_slip_and_no_failure(standing):
    assert domain.initials("\u094dद") == standing.initials("\u094dद") == "द."


def test_nothing_stands_in_where_the_package_is_installed():
    before = sys.modules["regex"]
    signs.stand_in()
    assert sys.modules["regex"] is before
