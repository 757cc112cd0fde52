"""PGN text -> the tag pairs of each game and whether moves stand below them. The moves are not read.

It walks the text once, character class by character class, so that no text makes it slow.
"""

import re
from dataclasses import dataclass, field

from ladder.formats.limits import MAX_GAMES, MAX_HEADERS
from ladder.formats.reading import refuse

_TOKEN = re.compile(
    r"(?P<space>[\s\ufeff]+)"
    r"|(?P<tag>\[[^\S\n]*(?P<key>[A-Za-z0-9_]+)[^\S\n]*\"(?P<value>(?:[^\"\\\n]++|\\.)*+)\"[^\S\n]*\])"
    r"|(?P<comment>\{[^}]*\}?)"
    r"|(?P<rest>;[^\n]*)"
    r"|(?P<escape>(?<=\n)%[^\n]*)"
    r"|(?P<word>[^\s\[{;\ufeff]+|.)",
    re.DOTALL,
)
"""Possessive where it repeats: 4 MB of backslashes would keep half a gigabyte of ways back."""
_ESCAPED = re.compile(r"\\(.)")
_MOVE = re.compile(r"(?:[0-9]+\.+)?(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8]|O-O|0-0)")


@dataclass(slots=True)
class Tags:
    """The tags of one game, the line at which they begin; `moves`: at least one move stands below."""

    line: int
    values: dict[str, str] = field(default_factory=dict)
    moves: bool = False

    def value(self, key: str) -> str:
        """A tag's value; "" where it is missing, `?` or `-`."""
        said = self.values.get(key, "").strip()
        return "" if said in {"?", "-"} else said


def games(text: str) -> list[Tags]:
    """The games of a file, in its order. `Wrong` where there are too many."""
    made: list[Tags] = []
    open_head = False
    number, counted, tags = 1, 0, 0
    for token in _TOKEN.finditer(text):
        if token.lastgroup == "space":
            continue
        if token["tag"] is not None:
            number += text.count("\n", counted, token.start())
            counted = token.start()
            tags += 1
            if not open_head:
                made.append(Tags(number))
                open_head = True
            if len(made) > MAX_GAMES or tags > MAX_HEADERS:
                refuse(f"line {number}", f"the file has more than {MAX_GAMES:,} games")
            made[-1].values.setdefault(token["key"], _ESCAPED.sub(r"\1", token["value"]))
        elif token["word"] is not None:
            open_head = False
            if made and not made[-1].moves and _MOVE.match(token["word"]):
                made[-1].moves = True
        elif token["comment"] is not None or token["rest"] is not None:
            open_head = False
    return made
