"""What the fuzzer begins with: the files kept with the tests, small relatives of them, and its findings."""

import json
from pathlib import Path

from ladder.languages import LANGUAGES
from tests.fuzz.doors import SPLIT, packed, sent, shorter

DATA = Path(__file__).parents[1] / "data"
FILES = DATA / "files"
FINDINGS = DATA / "fuzz"
LONGEST = 64_000
_DOOR = {
    "trf": "trf", "tab": "trf", "sjson": "json", "jch": "json", "json": "json", "pgn": "pgn", "txt": "text",
    "ndjson": "lichess", "html": "html",
}  # fmt: skip
_ROWS = (
    b'<row r="1"><c t="inlineStr"><is><t>No.</t></is></c><c t="inlineStr"><is><t>Name</t></is></c>'
    b'<c t="inlineStr"><is><t>1.Rd</t></is></c></row><row r="2"><c><v>1</v></c><c t="inlineStr"><is><t>A</t>'
    b'</is></c><c t="inlineStr"><is><t>2w1</t></is></c></row><row r="3"><c><v>2</v></c><c t="inlineStr"><is>'
    b'<t>B</t></is></c><c t="inlineStr"><is><t>1b0</t></is></c></row>'
)
_GAMES = b"round,white,black,result\n1,Anna,Bruno,1-0\n1,Carla,,\n2,Bruno;Anna,Carla,1/2-1/2\n"
_MANY = b"date;tournament;round;white;black;result\n2026-09-01;A;1;Anna;Bruno;1\n01/09/2026;B;1;X;Y;+/-\n"
_WEB = {
    "tournament": "T",
    "date": "2025/2/7",
    "sections": [
        {
            "section": "Open",
            "rounds_paired": 2,
            "rounds_played": 2,
            "players": [
                {"name": "A", "results": ["W", "$"], "colors": ["W", "B"], "ops": [2, 2]},
                {"name": "B", "results": ["L", "X"], "colors": ["B", "-"], "ops": [1, 0]},
            ],
        }
    ],
}
_BODIES: tuple[dict[str, object], ...] = (
    {"slug": "abc", "name": "Club", "language": LANGUAGES[0], "rules": {"start": 1200.5, "k_new": 40}},
    {
        "name": "Anna",
        "starting_rating": 1400.5,
        "consent": {"on": "2026-01-01", "parent": True, "child": True},
    },
    {"links": {"1": {"member": "m_1"}, "2": {"new": True}}, "declined": {"3": ["m_2"]}},
    {"games": [{"round": 1, "white": 1, "black": 2, "result": "1-0"}], "byes": [], "starts_on": "2026-01-01"},
    {"players": ["Anna", "m_1", {"name": "B", "new": True}], "groups": 2, "tolerance": 0.2},
)


def seeds() -> dict[str, bytes]:
    """Name -> input."""
    made: dict[str, bytes] = {}
    for path in sorted(FILES.iterdir()):
        if path.is_dir():
            continue
        door = _DOOR.get(path.suffix[1:])
        if door is None:
            continue
        body = path.read_bytes()
        for no, each in enumerate([body, *shorter(body)]):
            if len(each) <= LONGEST:
                made[f"{path.name}-{no}"] = sent(door, each)
                made[f"{path.name}-{no}-any"] = sent("any", each)
    report = FILES / "g09_uschess_dbf"
    tables = [(report / name).read_bytes() for name in ("THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF")]
    made["dbf"] = sent("dbf", SPLIT.join(tables))
    made["sheet"] = sent("sheet", _ROWS)
    made["csv"], made["csv-many"] = sent("csv", _GAMES), sent("csv", _MANY)
    trf, pgn = (FILES / name for name in ("g07_krause_utf8_multibyte.tab", "g10_vega_club_rounds1-5.pgn"))
    made["files"] = sent("files", SPLIT.join([trf.read_bytes(), pgn.read_bytes()[:1500], _GAMES]))
    made["web"] = sent("json", json.dumps(_WEB).encode())
    made["zip"] = sent("zip", packed({"a.trf": trf.read_bytes(), "b.csv": _GAMES}))
    made["1251"] = sent("1251", trf.read_bytes())
    made["nothing"] = sent("nothing", trf.read_bytes())
    made["members"] = sent("members", b'name,rating,games\nAnna,1400.5,3\n"B, C",,\n')
    made["query"] = sent("query", b"starts_on=2026-09-01&name=A&juniors=true&sequence=-3&encoding=utf-8")
    for no, value in enumerate(_BODIES):
        made[f"body-{no}"] = sent("bodies", json.dumps(value).encode())
    made |= {path.name: path.read_bytes() for path in sorted(FINDINGS.glob("*.bin"))}
    return made


WORDS = (
    "001 ", "012 ", "042 2026/09/01", "132 ", "142 5", "162 ", "240 H 001 ", "299 ", "XXR 5", "XXS PAB=0.5",
    "BBW 3.0", "###", "0000 - U", "   2 w 1", "   1 b 0", "   2 w +", "   2 w Z", '[Event \\"x\\"]',
    '[Round \\"1.2\\"]', '[Result \\"1/2-1/2\\"]', '[White \\"BYE\\"]', '[Date \\"2026.??.??\\"]',
    '\\"Sections\\": [', '\\"Players\\": [', '\\"Results\\": [', '\\"variables\\": {', '\\"gameList\\": [',
    '\\"profiles\\": [', '\\"players\\": {', '\\"winner\\": \\"white\\"', '\\"swissTour\\"', "+;2;W;1;0;0;1",
    "<table>", "<tr>", "<td>", "</td>", "</table>", '<td colspan=\\"3\\">', "&nbsp;", "&#189;", "\\xc2\\xbd",
    "17w\\xc2\\xbd", "9w+", "-1", "1.Rd", "Pts.", "No.", "Name", "W9B", "H0", "\\xef\\xbb\\xbf", "\\xff\\xfe",
    "\\x0d", "\\x0d\\x0a", "\\xe2\\x80\\xae", "1e999", "999999999999", "-0", "0.5", "1/2-1/2", "+/-", "*",
)  # fmt: skip
"""Pieces of the formats, as libFuzzer's dictionaries write them."""


def write(corpus: Path, dictionary: Path) -> None:
    """The corpus (what is there already stays) and the dictionary."""
    corpus.mkdir(parents=True, exist_ok=True)
    for name, body in seeds().items():
        (corpus / f"seed-{name}").write_bytes(body)
    dictionary.write_text("".join(f'"{word}"\n' for word in WORDS))
