"""Neighbours of the files kept with the tests: what another program, editor or language would have made of
the same event is read as the same event, or refused with its place.
"""

import io
import json
import re
import zipfile
from contextlib import suppress
from dataclasses import replace

import pytest

from ladder.domain.errors import LadderError, UnknownFormat
from ladder.formats.dispatch import read
from tests.formats.program_files import body, byes, rated, said, zipped
from tests.formats.sheets import faults, supplied

G01, G02, G05, G06 = (
    "g01_lichess_swiss_10r.trf",
    "g02_javafo_mid_event_crlf.trf",
    "g05_tbs_many_unplayed_rulers.trf",
    "g06_krause_galway_blank_results.tab",
)
G04, G15 = "g04_trf26_240_byes_nrs.trf", "g15_greek_utf8bom_crlf.trf"
PGN, CHESS_RESULTS = "g10_vega_club_rounds1-5.pgn", "g11_chessresults_crosstable.html"
PERFECT, VEGA = "g13_swissperfect_crosstable_tab.txt", "g14_vega_roundrobin_withdrawal.html"
SWISSSYS, PAPI, DBF = "g08_swisssys11_four_sections.sjson", "g12_papi_ffe.json", "g09_uschess_dbf"
DAY = supplied(starts_on="2026-09-01")


def taken(sent, name="", said=DAY):
    return read(sent, "application/octet-stream", name, said)


def events(sent, name="", said=DAY):
    return [reading.tournament for reading in taken(sent, name, said)]


REPORTS = {
    "small letters": lambda raw: re.sub(rb"(?m)^(001.{88})(.*)$", lambda row: row[1] + row[2].lower(), raw),
    "decimal commas": lambda raw: re.sub(rb"(?m)^(001.{77})([0-9])\.", rb"\1\2,", raw),
    "rows of teams": lambda raw: raw + b"\n013 Team A                             1    2    3\n",
    "rows of Tornelo": lambda raw: re.sub(
        rb"(?m)^(001 +1 .*)$", rb"\1\nDAT 0001 EMAIL x@example.org\nDAT 1 ID:TORNELO 39d1", raw
    ),
    "two line ends a line": lambda raw: raw.replace(b"\n", b"\r\r\n"),
    "UTF-16": lambda raw: b"\xff\xfe" + raw.decode().encode("utf-16-le"),
    "blanks that do not break": lambda raw: raw.decode().replace("     ", "    \u00a0").encode(),
    "wide blanks": lambda raw: raw.decode().replace("   ", "  \u3000").encode(),
    "signs at the end": lambda raw: raw + b"\x1a\x00\x00",
    "a name of its own": lambda raw: b"### written by hand\n" + raw,
    "trailing blanks": lambda raw: raw.replace(b"\n", b"    \n"),
}


@pytest.mark.parametrize("change", REPORTS.values(), ids=list(REPORTS))
def test_a_report_that_looks_otherwise_is_the_same(change):
    assert events(change(body(G05))) == events(body(G05))


def test_rows_in_another_order_are_the_same_games():
    backwards = b"\n".join(reversed(body(G05).split(b"\n")))
    [there], [here] = events(body(G05)), events(backwards)
    assert (rated(here), byes(here)) == (rated(there), byes(there))


def test_ranks_left_blank_cost_nothing():
    without = re.sub(rb"(?m)^(001.{82}).{4}", rb"\1    ", body(G06))
    [ranked], [unranked] = events(body(G06)), events(without)
    assert all(entry.rank is None for entry in unranked.entries)
    assert rated(unranked) == rated(ranked)
    assert [entry.points for entry in unranked.entries] == [entry.points for entry in ranked.entries]


@pytest.mark.parametrize("encoding", ["windows-1253", "iso-8859-7"])
def test_greek_in_single_bytes_is_asked_about_and_read_when_told(encoding):
    raw = body(G15).decode("utf-8-sig").encode(encoding, errors="replace")
    assert "?encoding=" in next(iter(faults(taken, raw).values()))
    there = [entry.name for entry in events(body(G15))[0].entries]
    told = supplied(starts_on="2026-09-01", encoding=encoding)
    assert [entry.name for entry in events(raw, said=told)[0].entries] == there


def twice(text, codec="cp1252"):
    return "".join(
        bytes([byte]).decode(codec, errors="ignore") or chr(byte) for byte in text.encode()
    ).encode()


@pytest.mark.parametrize("name", [G15, PGN, CHESS_RESULTS])
def test_letters_that_were_converted_twice_are_read_as_they_were_meant(name):
    text = body(name).decode("utf-8-sig").replace("Canric", "Cänrić").replace("&frac12;", "½")
    [once] = taken(text.encode(), name)
    [again] = taken(twice(text), name)
    assert again.tournament == once.tournament
    assert "the letters were converted twice" in said(again)


@pytest.mark.parametrize("text", ["SÃO", "Ã", "naïve Â© déjà", "Jürgen", "Ä€ und ö"])
def test_letters_that_were_meant_stay(text):
    sent = f"round,white,black,result\n1,{text},Anna,1-0\n".encode()
    assert events(sent, "x.csv")[0].entries[0].name == text


HEADS = {
    "de": {"No.": "Nr.", "Rk.": "Rg."},
    "fr": {"Name": "Nom", "Rk.": "Rg."},
    "it": {"No.": "N.ro", "Rk.": "Pos."},
    "es": {"No.": "No.Ini.", "Name": "Nombre"},
    "pt": {"No.": "Nº.Inic.", "Name": "Nome", "Rk.": "Col"},
    "ru": {"No.": "Ст.ном.", "Name": "Имя", "Rk.": "Мест", "Rd": "тур"},
    "el": {"No.": "Α/Α", "Name": "Όνομα", "Rk.": "Κατ.", "Rd": "Γύρ"},
    "cs": {"No.": "St.č.", "Name": "Jméno", "Rk.": "Poř.", "Rd": "Kolo"},
    "tr": {"No.": "Bşl.No.", "Name": "İsim", "Rk.": "Sıra", "Rd": "Tur"},
    "sr": {"No.": "Rb.", "Name": "Ime", "Rk.": "Plas.", "Rd": "Kolo"},
    "nl": {"No.": "Nr.", "Name": "Naam", "Rk.": "Rg."},
}


@pytest.mark.parametrize("words", HEADS.values(), ids=list(HEADS))
def test_a_crosstable_of_chess_results_in_another_language(words):
    text = body(CHESS_RESULTS).decode()
    before, rest = text.split('class="CRg1b"', 1)
    head, after = rest.split("</tr>", 1)
    for one, other in words.items():
        head = head.replace(f".{one}<", f".{other}<").replace(f">{one}<", f">{other}<")
    assert events(f'{before}class="CRg1b"{head}</tr>{after}'.encode()) == events(text.encode())


def test_one_whose_words_nobody_knows_is_the_same_but_for_the_places():
    text = body(CHESS_RESULTS).decode()
    words = {"No.": "序號", "Name": "姓名", "Rk.": "名次"}
    sent = text
    for one, other in words.items():
        sent = sent.replace(f">{one}<", f">{other}<")
    [there], [here] = events(text.encode()), events(sent.replace(".Rd<", ".輪<").encode())
    assert [replace(entry, rank=None) for entry in there.entries] == list(here.entries)
    assert here.rounds == there.rounds


PAGES = {
    "capitals": lambda text: re.sub(r"</?[a-z]+", lambda tag: tag[0].upper(), text),
    "no closing tags": lambda text: re.sub(r"</t[dr]>", "", text),
    "a column more": lambda text: (
        re.sub(r'(<tr class="CRg[12][^>]*>)', r"\1<td></td>", text)
        .replace('<tr class="CRg1b">', '<tr class="CRg1b"><th>Typ</th>')
        .replace("<th>Typ</th><td></td>", "<th>Typ</th>")
    ),
    "K for forfeits": lambda text: re.sub(
        r">(\s*[0-9]+[wb])([+-])<", lambda cell: f">{cell[1]}{'1K' if cell[2] == '+' else '0K'}<", text
    ),
    "colours in capitals": lambda text: re.sub(
        r">(\s*[0-9]+)([wb])", lambda cell: f">{cell[1]}{cell[2].upper()}", text
    ),
    "halves as fractions": lambda text: text.replace("&frac12;", "1/2"),
    "halves as letters": lambda text: text.replace("&frac12;", "½"),
    "blanks that do not break": lambda text: re.sub(r">\s*([0-9]+[wb])", r">&nbsp;\1", text),
}


@pytest.mark.parametrize("change", PAGES.values(), ids=list(PAGES))
def test_a_page_of_chess_results_that_is_written_otherwise(change):
    text = body(CHESS_RESULTS).decode()
    assert change(text) != text
    assert events(change(text).encode()) == events(text.encode())


@pytest.mark.parametrize(
    "word",
    [
        "NOME",
        "GIOCATORE",
        "NOMBRE",
        "JUGADOR",
        "NOM",
        "JOUEUR",
        "ФИО",
        "ИГРОК",
        "ΟΝΟΜΑ",
        "ΠΑΙΚΤΗΣ",
        "JOGADOR",
        "SPIELER",
        "SPELARE",
        "SPELER",
        "OYUNCU",
        "GRACZ",
        "????",
    ],
)
def test_a_table_of_vega_in_another_language(word):
    text = body(VEGA).decode()
    assert events(text.replace("<th>NAME<", f"<th>{word}<").encode()) == events(text.encode())


@pytest.mark.parametrize("hole", ["X", "***", "*", "xxx", "–"])
@pytest.mark.parametrize("half", ["½", "1/2", "0.5", "0,5", "="])
def test_holes_and_halves_of_a_table_of_all_against_all(hole, half):
    text = body(VEGA).decode()
    sent = text.replace('<td class="hole"> </td>', f'<td class="hole"> {hole} </td>').replace("½", half)
    assert events(sent.encode()) == events(text.encode())


@pytest.mark.parametrize("draw", ["½-½", "0.5-0.5", "0,5-0,5", "1/2", " 1/2 - 1/2 "])
def test_no_draw_is_lost_in_a_pgn_however_it_is_written(draw):
    sent = body(PGN).replace(b'"1/2-1/2"', f'"{draw}"'.encode())
    assert events(sent, "x.pgn") == events(body(PGN), "x.pgn")


def test_rounds_of_a_pgn_in_any_order_are_the_same_games():
    games = [each for each in re.split(rb"(?=\[Event )", body(PGN)) if each.strip()]
    [there], [here] = events(body(PGN), "x.pgn"), events(b"\n\n".join(reversed(games)), "x.pgn")

    def named(event):
        names = {entry.no: entry.name for entry in event.entries}
        return sorted((no, names[it.white], names[it.black], it.result) for no, it in event.games())

    assert named(here) == named(there)


SHEETS = {
    "LF": lambda raw: raw.replace(b"\r\n", b"\n"),
    "CR": lambda raw: raw.replace(b"\r\n", b"\r"),
    "no blank line": lambda raw: re.sub(rb"(?m)^\s*\r?\n", b"", raw),
    "UTF-16": lambda raw: b"\xff\xfe" + raw.decode().encode("utf-16-le"),
    "small letters": lambda raw: re.sub(rb"[0-9]:[WDL]", lambda cell: cell[0].lower(), raw),
    "blanks at the ends": lambda raw: raw.replace(b"\r\n", b"\t \r\n"),
}


@pytest.mark.parametrize("change", SHEETS.values(), ids=list(SHEETS))
def test_a_sheet_of_swissperfect_that_is_written_otherwise(change):
    assert events(change(body(PERFECT))) == events(body(PERFECT))


@pytest.mark.parametrize("name", [SWISSSYS, PAPI])
def test_json_of_a_program_that_is_written_otherwise(name):
    pretty = json.dumps(json.loads(body(name)), indent=2, ensure_ascii=False).encode()
    assert events(pretty) == events(body(name))
    assert events(b"\xef\xbb\xbf" + pretty) == events(body(name))


@pytest.mark.parametrize(
    "rename",
    [str.lower, lambda name: f"Report/{name}", lambda name: name.title()],
    ids=["small", "folder", "title"],
)
def test_a_rating_report_under_other_names_and_beside_other_files(rename):
    archive = zipfile.ZipFile(io.BytesIO(body(DBF)))
    files = {rename(name): archive.read(name) for name in archive.namelist()}
    assert events(zipped({**files, "notes.pdf": b"%PDF-1.4"})) == events(body(DBF))


def test_one_file_of_a_rating_report_alone_is_told_to_come_with_its_two_sisters():
    alone = zipfile.ZipFile(io.BytesIO(body(DBF))).read("TDEXPORT.DBF")
    with pytest.raises(UnknownFormat, match="in one zip"):
        taken(alone, "TDEXPORT.DBF")


def test_swissperfects_own_files_are_told_how_to_come_instead():
    with pytest.raises(UnknownFormat, match="as text with tabs"):
        taken(zipped({"a.trn": b"\x03x", "a.sco": b"\x03\x00", "a.ini": b"[x]"}), "a.zip")


GAMES = b"round,white,black,result\n1,Anna,Bruno,1-0\n2,Bruno,Anna,1/2-1/2\n2,Carla,,\n"


@pytest.mark.parametrize(
    "header",
    [
        "turno,bianco,nero,risultato",
        "ronda,blancas,negras,resultado",
        "тур,белые,чёрные,результат",
        "γύρος,λευκά,μαύρα,αποτέλεσμα",
        "Runde,Weiß,Schwarz,Ergebnis",
        "RONDE,WIT,ZWART,UITSLAG",
    ],
)
def test_games_one_a_line_under_headings_of_other_languages(header):
    sent = GAMES.replace(b"round,white,black,result", header.encode())
    assert events(sent, "x.csv") == events(GAMES, "x.csv")
    assert "was read as white" in said(taken(sent, "x.csv")[0])


@pytest.mark.parametrize(
    ("sent", "name"),
    [
        (body(PERFECT).replace(b"\t", b";"), "x.txt"),
        (GAMES.split(b"\n", 1)[1], "x.csv"),
        (GAMES.replace(b"1-0", b"01.Jan"), "x.csv"),
        (body(G05).replace(b"        ", b"\t"), "x.trf"),
        (body(G02)[:4000], "x.trf"),
        (b"<html>" + body(G04), "x.trf"),
    ],
    ids=["semicolons", "no header", "a result that became a day", "tabs", "cut", "a page around"],
)
def test_what_is_not_quite_a_file_is_refused_or_read_and_never_fails(sent, name):
    with suppress(LadderError):
        assert events(sent, name)
