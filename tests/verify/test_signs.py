"""The stand-in for `regex` and the package itself are one for the domain's purposes."""

import importlib.util
import json
import random
import re
import sys
import unicodedata
from pathlib import Path

import pytest
import regex

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


def clusters(pattern, text):
    return [found[0] for found in pattern.finditer(text)]


ASSIGNED = [
    code for code in range(sys.maxunicode + 1) if unicodedata.category(chr(code)) not in ("Cn", "Co", "Cs")
]
"""Of the Unicode version that Python has: of later signs the library knows nothing."""


def test_every_sign_stands_together_with_what_follows_it_as_in_the_package():
    mine, its = signs.compiled(r"\X"), regex.compile(r"\X")
    neighbours = "aक\u094d\u103b\u1000\u102b\u1038\uaa4d\u1100\u1161\u11a8가각"
    neighbours += "\U0001f1e6\U0001f3fd\u0600\u0301\u0e33\u0d4e🙂 "
    many = re.compile("CJK UNIFIED|HANGUL SYLLABLE|TANGUT|CUNEIFORM|EGYPTIAN|ANATOLIAN")
    for code in ASSIGNED:
        sign = chr(code)
        if code % 31 and many.match(unicodedata.name(sign, "")):
            continue  # thousands that are alike
        text = "".join(f"{sign}{each}{sign}\n" for each in neighbours)
        assert clusters(mine, text) == clusters(its, text), hex(code)


@pytest.mark.parametrize(
    "pattern",
    [
        r"[\p{L}--\p{Lm}--\p{Logical_Order_Exception}]",
        r"[\p{Han}\p{Hangul}\p{Hiragana}\p{Katakana}\p{Bopomofo}]",
        r"\p{Georgian}",
        r"[\p{Pd}־]+",
        r"\p{Default_Ignorable_Code_Point}",
    ],
)
def test_what_initials_ask_of_a_sign_is_answered_as_by_the_package(pattern):
    mine, its = signs.compiled(pattern), regex.compile(pattern, regex.V1 if "--" in pattern else 0)
    asked = [chr(code) for code in ASSIGNED if unicodedata.category(chr(code))[0] in "LMNP"]
    assert [ascii(each) for each in asked if bool(mine.match(each)) != bool(its.match(each))] == []


def test_so_do_signs_of_all_kinds_at_random():
    mine, its = signs.compiled(r"\X"), regex.compile(r"\X")
    chance = random.Random(11)
    marks = [code for code in ASSIGNED if unicodedata.category(chr(code))[0] == "M"]
    burmese, jamo, flags = range(0x1000, 0x10A0), range(0x1100, 0x1200), range(0x1F1E6, 0x1F200)
    indic = [code for code in range(0x900, 0xE00) if unicodedata.category(chr(code))[0] in "LM"]
    kinds = [ASSIGNED, marks, burmese, jamo, flags, indic, range(0xAA00, 0xAA60), range(0x1F3FB, 0x1F400)]
    for _ in range(20_000):
        text = "".join(chr(chance.choice(chance.choice(kinds))) for _ in range(chance.randint(2, 8)))
        if "\u200d" not in text:  # a joiner is taken out of every name first
            assert clusters(mine, text) == clusters(its, text), ascii(text)


@pytest.mark.parametrize(
    "name",
    ["မာ ဝင်း", "မ အောင်", "A\U0001f3fd Beta", "ꨀꨩ ꨆꨯꩀ", "\u1100\u1161\u11a8 \u1102\u1161", "ᨠᩣ ᨡᩮ", "ខ្មែរ សុខ"],
)
def test_names_in_scripts_whose_vowels_stand_apart_have_the_same_initials(standing, name):
    assert standing.initials(name) == domain.initials(name)


def test_names_of_signs_of_all_scripts_have_the_same_initials(standing):
    chance = random.Random(13)
    letters = [code for code in ASSIGNED if unicodedata.category(chr(code))[0] in "LM"]
    for _ in range(20_000):
        start = chance.randrange(len(letters))
        near = letters[start : start + 60]
        name = " ".join("".join(chr(chance.choice(near)) for _ in range(chance.randint(1, 5))) for _ in "ab")
        assert standing.initials(name) == domain.initials(name), ascii(name)
