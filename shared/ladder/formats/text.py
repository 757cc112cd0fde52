"""Bytes of a text file -> lines. Line ends LF, CRLF, bare CR; BOM, UTF-8, Windows-1252; others where named.

It refuses to guess where a wrong guess gives wrong names: whole words of undeclared single bytes may be
Cyrillic or Greek as well, so it shows the readings and asks.
"""

import codecs
import re
from dataclasses import dataclass

from ladder.domain.errors import Fault, TooLarge, Wrong
from ladder.formats.clean import shown
from ladder.formats.reading import MAX_BYTES, Note

_ENDS = re.compile(r"\r\n|\r|\n")
_WORD = re.compile(r"[^\W\d_]+")
_BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
ENCODINGS = frozenset(
    {
        "ascii", "utf-8", "utf-16", "cp1250", "cp1251", "cp1252", "cp1253", "cp1254", "cp1257", "iso8859-1",
        "iso8859-2", "iso8859-5", "iso8859-7", "iso8859-9", "iso8859-15", "koi8-r", "cp437", "cp850", "cp866",
        "mac-roman",
    }
)  # fmt: skip
"""Encodings that chess programs write, by the names that the standard library gives them."""
_SHOWN_NAMES = 3
_NO_LETTER = (0x81, 0x8D, 0x8F, 0x90, 0x9D)
_BYTES = {byte if byte in _NO_LETTER else ord(bytes([byte]).decode("cp1252")): byte for byte in range(256)}
"""Letter -> its byte in Windows-1252; the five bytes without a letter stand for themselves."""
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_PADDING = b"\0\x1a"
"""With which programs of old fill up the end of a file."""
_CONTROLS = bytes(set(range(32)) - set(b"\t\n\v\f\r\x1a\x1b"))
_ONE_IN = 50
"""With so many control characters it is no text: stray ones from a terminal are far fewer."""


@dataclass(frozen=True, slots=True)
class Text:
    """A decoded file and how it was taken to be encoded; `note` where that was assumed."""

    text: str
    encoding: str
    note: Note | None = None

    @property
    def lines(self) -> list[str]:
        """Its lines without their ends."""
        return _ENDS.split(self.text)


def decoded(body: bytes, encoding: str | None = None) -> Text:
    """The text of a file. `encoding` (the caller's word) decides. `TooLarge`; `Wrong`: it is not that, or no
    text at all.
    """
    if len(body) > MAX_BYTES:
        raise TooLarge(f"The file has {len(body):,} bytes; at most {MAX_BYTES:,} are taken.")
    if _is_binary(body, encoding or ""):
        raise Wrong(Fault("line 1", "this is no text file"))
    if encoding:
        return _declared(body, encoding)
    for mark, name in _BOMS:
        if body.startswith(mark):
            return _declared(body, name)
    try:
        return _once(body.decode("utf-8"))
    except UnicodeDecodeError:
        return _assumed(body)


def _once(text: str) -> Text:
    """UTF-8 that a program took for Windows-1252 and saved as UTF-8 again (`JÃ¼rgen`) is undone: no text that
    was meant so has each of its foreign letters in such a row.
    """
    if text.isascii():
        return Text(text, "utf-8")
    try:
        meant = codecs.charmap_encode(text, "strict", _BYTES)[0].decode("utf-8")
    except UnicodeError:
        return Text(text, "utf-8")
    at = next(number for number, line in enumerate(_ENDS.split(text), 1) if not line.isascii())
    here = next(word for word in text.split() if not word.isascii())
    was = codecs.charmap_encode(here, "replace", _BYTES | {ord("?"): 63})[0].decode("utf-8", "replace")
    message = f"the letters were converted twice: {shown(here, 40)!r} was read as {shown(was, 40)!r}"
    return Text(meant, "utf-8", Note(f"line {at}", message))


def _is_binary(body: bytes, encoding: str) -> bool:
    """A picture, an archive, a spreadsheet's own file: by bytes that no text has. UTF-16 is full of them."""
    if body.startswith(_UTF16) or encoding.casefold().replace("_", "-").startswith("utf-16"):
        return False
    written = body.rstrip(_PADDING)
    controls = len(written) - len(written.translate(None, _CONTROLS))
    return b"\0" in written or controls * _ONE_IN > len(written)


def _declared(body: bytes, encoding: str) -> Text:
    try:
        name = codecs.lookup(encoding).name
    except (LookupError, ValueError):
        name = ""
    if name == "utf-8" and body.startswith(codecs.BOM_UTF8):
        name = "utf-8-sig"
    if name.removesuffix("-sig") not in ENCODINGS:
        raise Wrong(Fault("?encoding", f"{shown(encoding, 30)!r} is no encoding that is read here"))
    try:
        return Text(body.decode(name), name)
    except UnicodeDecodeError as error:
        at = _place(body, error.start)
        raise Wrong(Fault(at, f"this byte is not {shown(encoding.removesuffix('-sig'), 30)}")) from None


def _place(body: bytes, start: int) -> str:
    before = body[:start].decode("latin-1")
    lines = _ENDS.split(before)
    return f"line {len(lines)}, column {len(lines[-1]) + 1}"


def _assumed(body: bytes) -> Text:
    """Undeclared single bytes: Windows-1252 where foreign letters sit among plain ones, else a question."""
    text = body.decode("cp1252", errors="replace")
    at = next(number for number, line in enumerate(_ENDS.split(text), 1) if not line.isascii())
    foreign = [word for word in _WORD.findall(text) if not word.isascii()]
    whole = [word for word in foreign if len(word) > 1 and not any(letter.isascii() for letter in word)]
    if whole or "\ufffd" in text:
        names = _readings(whole)
        raise Wrong(Fault(f"line {at}", f"is not UTF-8, and may be {names}; say which with ?encoding="))
    return Text(text, "cp1252", Note(f"line {at}", "is not UTF-8; read as Windows-1252"))


def _readings(words: list[str]) -> str:
    bits = [word.encode("cp1252", errors="replace") for word in dict.fromkeys(words)][:_SHOWN_NAMES]
    if not bits:
        return "windows-1252, windows-1251 or windows-1253"
    choices = []
    for name, label in (("cp1252", "windows-1252"), ("cp1251", "windows-1251"), ("cp1253", "windows-1253")):
        sample = ", ".join(each.decode(name, errors="replace") for each in bits)
        choices.append(f"{label} ({shown(sample)})")
    return " or ".join(choices)
