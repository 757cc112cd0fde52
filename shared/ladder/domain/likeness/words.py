"""A typed name taken apart: its words, and what around them says nothing about who is meant."""

import re
import unicodedata
from dataclasses import dataclass

from ladder.domain.likeness import hanzi
from ladder.domain.likeness.data.marks import BEHIND, DOUBTFUL, JUNK, PARTICLES, SUFFIXES, TAILS, TITLES
from ladder.domain.likeness.fold import DASHES, lower, plain, repaired, script
from ladder.domain.likeness.tables import is_given

BRACKETS = re.compile(r"[(\[{]([^)\]}]*)[)\]}]?")
SHORT_PARTICLE = re.compile(r"\bv\s?[./]\s?d\s?[./]?\s+(?=\w)", re.IGNORECASE)
QUOTES = re.compile(r"[\"“”„«»‟]([^\"“”„«»‟]+)[\"“”„«»‟]|(?<!\w)['‘‚]([^'‘’‚]+)['’‘](?!\w)")
PIECES = re.compile(r"[^\W\d_]+(?:['’‘`´ʼ][^\W\d_]+)*['’]?\.?|-|,|\d+\w*|[.]")
PATRONYMIC = re.compile(
    r"(?:[ое]вич|евна|овна|ични?а|инична|ьич|[иі]ч|[її]вна|івна|йович)$|"
    r"(?:(?:o|e|io|jo|yo|ie|y|j)[vw](?:ich|ych|itsch|ič|ic|yč|itch|icz|yčh|na)|(?:i|ii|yi|ï|ji)vna|[iy]nichna|[iy]ni(?:č|tsch)na"
    r"|ichna|itschna|ična|l[i'ʹ]?ich|[mktg]ich|[mkt]itsch|mi[čcć])$"
)
LONGEST_ABBREVIATION = 4
FEW = 2


@dataclass(frozen=True, slots=True)
class Word:
    """One word: lowered (`text`) and without accents (`plain`). `raw` is as typed, for its case.

    `initial`: one letter, or a short beginning with a dot. `joined`: a hyphen ties it to the word before.
    """

    raw: str
    text: str
    plain: str
    initial: bool = False
    joined: bool = False

    @property
    def caps(self) -> bool:
        """All in capitals, and more than an initial."""
        return len(self.text) > 1 and not self.initial and self.raw.isupper()

    @property
    def patronymic(self) -> bool:
        """Ends like an Eastern Slavic patronymic."""
        return len(self.text) > LONGEST_ABBREVIATION and PATRONYMIC.search(self.text) is not None


@dataclass(frozen=True, slots=True)
class Form:
    """A name as typed, taken apart. `words` without particles; `particles` with the place of the word they
    precede.

    `comma`: how many words stand before the comma (0: none). `suffix`: `jr`, `sr`, `iii`, `iv` or none.
    `quoted`: a
    nickname in quotes or brackets. `title`: something was left out. `same`: the whole as one line, for
    equality.
    """

    same: str
    raw: str
    words: tuple[Word, ...]
    particles: tuple[tuple[int, str], ...] = ()
    comma: int = 0
    suffix: str = ""
    quoted: tuple[str, ...] = ()
    title: bool = False
    junk: bool = False


def line(typed: str) -> str:
    """A typed name in one form for equality: lowered, single blanks, plain dashes and apostrophes."""
    text = DASHES.sub("-", lower(typed).replace("’", "'").replace("`", "'").replace("_", " "))
    return " ".join(re.sub(r"(,)(?=\w)", r"\1 ", text.replace(".", " ")).split())


def _word(piece: str, *, joined: bool) -> Word:
    text = repaired(lower(piece.rstrip("."))).replace("’", "'")
    short = len(text) == 1 or (piece.endswith(".") and len(text) <= LONGEST_ABBREVIATION)
    initial = short and script(text) != "han"
    return Word(piece, text, plain(text), initial, joined)


def _set_aside(typed: str) -> tuple[str, str, list[str], bool]:
    """The name without brackets and quotes; the suffix, the nicknames and whether a remark was found in
    them.
    """
    suffix, quoted, remark = "", [], False
    for match in BRACKETS.finditer(typed):
        inside = lower(match[1]).strip(" .")
        if inside in SUFFIXES:
            suffix = SUFFIXES[inside]
        elif inside.isalpha() and not {inside} & (TAILS | TITLES | JUNK):
            quoted.append(inside)
        else:
            remark = True
    text = BRACKETS.sub(" ", SHORT_PARTICLE.sub("van der ", typed))
    quoted.extend(lower(match[1] or match[2]).strip() for match in QUOTES.finditer(text))
    return QUOTES.sub(" ", text), suffix, quoted, remark


def _pieces(text: str) -> list[str]:
    found: list[str] = []
    for piece in PIECES.findall(DASHES.sub("-", text.replace("_", " "))):
        if script(lower(piece)) == "han":
            found.extend(hanzi.parts(piece))
        else:
            found.append(piece)
    return found


@dataclass(slots=True)
class _Sorter:
    """Pieces of one name as they are told apart; thrown away when the form is made."""

    pieces: list[str]
    words: list[Word]
    particles: list[tuple[int, str]]
    comma: int = 0
    suffix: str = ""
    title: bool = False

    def sort(self) -> None:
        """Each piece to its place: title, suffix, particle, comma or word."""
        letters = sum(piece[0].isalpha() for piece in self.pieces)
        joined = False
        for place, piece in enumerate(self.pieces):
            key = lower(piece).rstrip(".")
            if piece == "-":
                joined = bool(self.words)
                continue
            if piece == ",":
                self.comma = self.comma or len(self.words)
            elif self._left_out(key, piece, place, letters):
                pass
            elif key in PARTICLES and not joined and letters > FEW and self._binds(key, piece, place):
                self._particle(key, piece)
            else:
                self.words.append(_word(piece, joined=joined))
            joined = False

    def _binds(self, key: str, piece: str, place: int) -> bool:
        """At the end only behind a comma or in small letters (`Borges, Sebastião dos`); a letter only
        between words.
        """
        last = place == len(self.pieces) - 1
        if len(key) == 1:
            return place > 0 and not last
        return not last or bool(self.comma) or piece.islower()

    def _particle(self, key: str, piece: str) -> None:
        if len(key) == 1 and (piece.endswith(".") or piece.isupper()):
            self.words.append(_word(piece, joined=False))
        else:
            self.particles.append((len(self.words), piece))

    def _left_out(self, key: str, piece: str, place: int, letters: int) -> bool:
        last = place == len(self.pieces) - 1 or all(
            not rest[0].isalpha() for rest in self.pieces[place + 1 :]
        )
        counted = len(key) > 1 or key.isdigit()
        if len(self.words) >= FEW and key in SUFFIXES and counted and (last or key not in TITLES):
            self.suffix = SUFFIXES[key]
            return True
        if not piece[0].isalpha():
            self.title = self.title or piece[0].isdigit()
            return True
        titled = key in TITLES and letters > FEW and (not self.words or (last and key in BEHIND))
        titled = titled and (len(key) > 1 or piece.endswith("."))
        if titled and key in DOUBTFUL:
            after = self.pieces[place + 1].rstrip(".") if place + 1 < len(self.pieces) else ""
            titled = piece.endswith(".") or is_given(lower(after))
        if key in TITLES and letters == FEW and place == 0 and piece.endswith(".") and len(key) > 1:
            titled = True
        if titled and len(key) == 1 and script(key) == "latin":
            titled = False
        if titled or (len(self.words) >= FEW and key in TAILS and len(key) > FEW - 1):
            self.title = True
            letters -= 1
            return True
        return False


def parse(typed: str) -> Form:
    """A typed name taken apart; never fails, an empty or senseless one is `junk`."""
    same = line(typed)
    text, suffix, quoted, remark = _set_aside(unicodedata.normalize("NFC", typed))
    sorter = _Sorter(_pieces(text), [], [], suffix=suffix, title=remark)
    sorter.sort()
    words = sorter.words
    if sorter.particles and (not words or (len(words) == 1 and sorter.particles[0][1][0].isupper())):
        for place, piece in reversed(sorter.particles):  # Do Van Anh; Le Roux
            words.insert(place, _word(piece, joined=False))
        sorter.particles = []
    junk = not any(len(word.text) > 1 or script(word.text) == "han" for word in words) or (
        len(words) <= FEW
        and any(word.text in JUNK for word in words)
        and (len(words) == 1 or words[0].text in JUNK)
    )
    comma = sorter.comma if 0 < sorter.comma < len(words) + bool(sorter.particles) else 0
    return Form(
        same,
        typed,
        tuple(words),
        tuple(sorter.particles),
        comma,
        sorter.suffix,
        tuple(quoted),
        sorter.title,
        junk=junk,
    )
