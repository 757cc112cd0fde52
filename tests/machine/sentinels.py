"""Invented people for the law of privacy: names in many scripts and shapes, of words that no page has for
another reason, each word one person's alone.
"""

import html
import json
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from urllib.parse import unquote

PIECE = 5
"""Letters in a row that say more of a word than its initial: nothing shorter is looked for."""

_OF_IDS = frozenset("0123456789abcdefghjkmnpqrstvwxyz")
"""The letters of the product's own ids, which say such a piece by chance once in a thousand runs."""

_LONE_SIGNS = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")


@dataclass(frozen=True)
class Person:
    """The ways in which one person's name is typed; the first is the usual one."""

    spellings: tuple[str, ...]


PEOPLE = (
    Person(("Qzarviko Wjubnesto", "Wjubnesto, Qzarviko", "Q. Wjubnesto", "Qzarvi\u200bko WJUBNÉSTO")),
    Person(("Xhoqlumi van der Kzytrobal", "Kzytrobal, Xhoqlumi van der", "Dr. Xhoqlumi Kzytrobal jr.")),
    Person(("Jxnutrela Hqobvisto-Gzwemkari", "Gzwemkari-Hqobvisto Jxnutrela", "Hqobvisto Jxnutrela")),
    Person(("Žqolvane d'Þjuxkeri", "Z\u030cqolvane d’Þjuxkeri", "Þjuxkeri Žqolvane")),
    Person(("Щъэюмир Жыхцович Фъюждов", "Фъюждов Щ. Ж.", "Shchyeumir Fyuzhdovqx", "Фъюждов, Щъэюмир")),
    Person(("Ξωψητας Ψιχθυξης", "ΨΙΧΘΥΞΗΣ ΞΩΨΗΤΑΣ", "Xopsitasq Psichthyxisq")),
    Person(("مذقضخغ ظغشثصط", "ظغشثصط، مذقضخغ")),
    Person(("צקזסטנג פשגדכעת", "פשגדכעת צקזסטנג")),
    Person(("龘靐齉", "龘 靐齉", "靐齉 龘")),
    Person(("欧阳爩麤", "欧阳 爩麤")),
    Person(("뷁쀍쉙", "뷁 쀍쉙")),
    Person(("ヷヸヹ・ヺㇰㇱ", "ヷヸヹ ヺㇰㇱ")),
    Person(("กฑณษฬฮฌ ฏฎซฉฅฃญ",)),
    Person(("Vzplikoma 👩‍👩‍👦 Yqwarduno", "=Yqwarduno+Vzplikoma", "<b>Yqwarduno</b> Vzplikoma")),
)


@cache
def pieces(name: str) -> frozenset[str]:
    """What of a name is more than initials: runs of `PIECE` letters of its words; pairs of signs where one
    sign stands for a name.
    """
    found: set[str] = set()
    for word in re.split(r"[^\w]+", folded(name)):
        if _LONE_SIGNS.fullmatch(word):
            found.update(word[at : at + 2] for at in range(len(word) - 1))
        elif len(word) >= PIECE:
            found.update(word[at : at + PIECE] for at in range(len(word) - PIECE + 1))
    return frozenset(piece for piece in found if not _OF_IDS.issuperset(piece))


def readings(content: bytes) -> list[str]:
    """A file as a person or a program might read it: as it is, and with what is escaped in it resolved."""
    text = content.decode(errors="replace")
    escaped = re.sub(
        r"\\u([0-9a-fA-F]{4})", lambda found: json.loads(f'"{found[0]}"'), text.replace("\\ud83d", "")
    )
    return [folded(each) for each in {text, html.unescape(text), unquote(text), escaped}]


def folded(text: str) -> str:
    """Without case, accents, and signs that cannot be seen."""
    if text.isascii():
        return text.casefold()
    plain = unicodedata.normalize("NFKD", text).casefold()
    seen = "".join(sign for sign in plain if unicodedata.category(sign) not in ("Cf", "Mn"))
    return unicodedata.normalize("NFC", seen)
