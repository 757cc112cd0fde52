"""A club's take-out as a bundle of files and back (SPEC 5): JSON lines, a schema, digests, a README.

Standard library only, so that anybody can prove a bundle with nothing but Python. It refuses to take out what
opens anything: keys, and the tokens of addresses.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ladder.domain.errors import Fault, Malformed
from ladder.domain.ladder import Change, Clash, Frozen, Ladder, Standing
from ladder.domain.records import Member, Merge, Records, Settings, TournamentRecord
from ladder.domain.takeout import LogLine, ShownLine, Takeout
from ladder.domain.tournament import Day, Tournament
from ladder.formats.bundle_check import SLUG, refuse_wrong, tolerated
from ladder.formats.bundle_files import (
    LADDER,
    MANIFEST,
    README,
    SCHEMA,
    Files,
    ladder_digest,
    line,
    manifest,
    parsed,
    unzipped,
    zipped,
)
from ladder.formats.bundle_readme import TEXT
from ladder.formats.bundle_refused import Refused, statement
from ladder.formats.bundle_values import reader, schema, writer

__all__ = ["SLUG", "Bundle", "ladder_digest", "ladder_files", "read", "written"]

KEPT_BACK = {
    Settings: frozenset({"link_token", "embed_token", "feed_token"}),
    Records: frozenset({"club", "keys", "closed"}),
}
"""Fields that are not taken out: what opens something, and what is of this installation alone."""
TAKEN_OUT = {
    Settings: frozenset(
        {
            "slug",
            "name",
            "language",
            "visibility",
            "names",
            "juniors",
            "rules",
            "active_months",
            "season_starts",
            "ladder_starts_on",
            "contact",
            "embed_rows",
        }
    ),
    Records: frozenset({"revision", "settings", "members", "tournaments", "merges", "members_made"}),
}
"""All others. A test fails on a field that is in neither list: somebody has to say whether it may leave."""


@dataclass(frozen=True, slots=True)
class Head:
    """`settings.json`: the club's settings, its revision, how many joining numbers were given out, and
    whether embed and feed are on.
    """

    revision: int
    members_made: int
    settings: Settings
    embed: bool = False
    feed: bool = False


@dataclass(frozen=True, slots=True)
class ContentLine:
    """`contents.jsonl`: what a tournament was published as in a revision. No `content`: as the tournament
    stands now.
    """

    tournament: str
    revision: int
    content: Tournament | None = None


@dataclass(frozen=True, slots=True)
class LadderHead:
    """`ladder.json`: the ladder's last day, and events of one day and sequence that share a member; or why
    there is no ladder.
    """

    today: Day | None = None
    clashes: tuple[Clash, ...] = ()
    refused: Refused | None = None


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """`changes.jsonl`: what a member brought to a rated tournament and what it added; in order of
    application. No `change`: the member had no game that can be rated.
    """

    tournament: str
    member: str
    frozen: Frozen
    change: Change | None = None


LINES: Mapping[str, Any] = {
    "settings.json": Head,
    "members.jsonl": Member,
    "merges.jsonl": Merge,
    "tournaments.jsonl": TournamentRecord,
    "contents.jsonl": ContentLine,
    "log.jsonl": LogLine,
    "shown.jsonl": ShownLine,
    "ladder.json": LadderHead,
    "standings.jsonl": Standing,
    "changes.jsonl": ChangeLine,
}
"""What each line of a file is; in a `.json` file there is one."""


_TWICE = {"log.jsonl": 100}
"""Lines that may stand there already: a club imported twice within a second says so twice."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """A take-out as it was read, with the ladder's files as they were found.

    `refused`: why it says that it has no ladder; `faults`: what is wrong with its history then.
    """

    takeout: Takeout
    files: Files = field(repr=False)
    refused: Refused | None = None
    faults: tuple[Fault, ...] = ()


def written(takeout: Takeout, ladder: Ladder | Refused) -> bytes:
    """The take-out with its ladder, or why there is none, as one zip; equal ones give equal bytes."""
    records = takeout.records
    data = {**_records(takeout), **ladder_files(ladder)}
    text = TEXT if isinstance(ladder, Ladder) else statement(ladder) + TEXT
    files = {README: text.encode(), SCHEMA: _schema(), **data}
    said = {"club": records.settings.slug, "name": records.settings.name, "revision": records.revision}
    if isinstance(ladder, Refused):
        said["no_ladder"] = ladder.told
    return zipped({README: files[README], MANIFEST: manifest(files, said), **files})


def read(body: bytes, latest: Day | None = None) -> Bundle:
    """The take-out that a zip holds, every file as its manifest says and every value as it must be. `latest`:
    the last day that is taken, by the caller's clock; None: any. Of one that says it has no ladder, what is
    wrong with the history is in `faults`.

    `Malformed`: it is no bundle; `Wrong`: with the places; `TooLarge`.
    """
    files, _ = unzipped(body)
    head = _one(files, "settings.json")
    settings = _with_tokens(head)
    records = Records(
        club="",
        revision=head.revision,
        settings=settings,
        members={each.id: each for each in _lines(files, "members.jsonl")},
        tournaments={each.id: each for each in _lines(files, "tournaments.jsonl")},
        merges={each.id: each for each in _lines(files, "merges.jsonl")},
        members_made=head.members_made,
    )
    contents: dict[str, dict[int, Tournament]] = {}
    said: list[ContentLine] = _lines(files, "contents.jsonl")
    for each in said:
        stands = records.tournaments.get(each.tournament)
        if content := each.content or (stands.tournament if stands else None):
            contents.setdefault(each.tournament, {})[each.revision] = content
    log, shown = _lines(files, "log.jsonl"), _lines(files, "shown.jsonl")
    takeout = Takeout(records, contents, tuple(log), tuple(shown))
    for name, made in (
        ("members", records.members),
        ("merges", records.merges),
        ("tournaments", records.tournaments),
    ):
        if len(made) != files[f"{name}.jsonl"].count(b"\n"):
            raise Malformed(f"{name}.jsonl holds an id twice, or a blank line.")
    if sum(map(len, contents.values())) != len(said):
        raise Malformed("contents.jsonl holds a revision twice, or one of no tournament.")
    refused = _refused(files)
    if refused is None:
        refuse_wrong(takeout, latest)
        return Bundle(takeout, files)
    return Bundle(takeout, files, refused, tolerated(takeout, latest))


def ladder_files(ladder: Ladder | Refused) -> dict[str, bytes]:
    """A ladder, or why there is none, as the bundle's files of it: equal ones give equal bytes."""
    if isinstance(ladder, Refused):
        said = writer(LadderHead)(LadderHead(refused=ladder))
        return {"ladder.json": line(said), "standings.jsonl": b"", "changes.jsonl": b""}
    head = writer(LadderHead)(LadderHead(ladder.today, ladder.clashes))
    frozen, change = writer(Frozen), writer(Change)

    def lines() -> Iterator[bytes]:
        for each in ladder.tournaments:
            for member, brought in sorted(each.frozen.items()):
                row: dict[str, Any] = {"tournament": each.id, "member": member, "frozen": frozen(brought)}
                if (moved := each.changes.get(member)) is not None:
                    row["change"] = change(moved)
                yield line(row)

    return {
        "ladder.json": line(head),
        "standings.jsonl": _written(Standing, ladder.standings),
        "changes.jsonl": b"".join(lines()),
    }


def _records(takeout: Takeout) -> dict[str, bytes]:
    records = takeout.records
    settings = writer(Settings)(records.settings)
    head = {
        "revision": records.revision,
        "members_made": records.members_made,
        "settings": {name: each for name, each in settings.items() if name not in KEPT_BACK[Settings]},
        "embed": records.settings.embed_token is not None,
        "feed": records.settings.feed_token is not None,
    }
    members = sorted(records.members.values(), key=lambda each: each.number)
    tournaments = sorted(records.tournaments.values(), key=lambda each: each.id)
    merges = sorted(records.merges.values(), key=lambda each: (each.revision, each.id))
    contents = [
        ContentLine(id_, revision, None if content == records.tournaments[id_].tournament else content)
        for id_, each in sorted(takeout.contents.items())
        for revision, content in sorted(each.items())
    ]
    return {
        "settings.json": line(head),
        "members.jsonl": _written(Member, members),
        "merges.jsonl": _written(Merge, merges),
        "tournaments.jsonl": _written(TournamentRecord, tournaments),
        "contents.jsonl": _written(ContentLine, contents),
        "log.jsonl": _written(LogLine, takeout.log),
        "shown.jsonl": _written(ShownLine, takeout.shown),
    }


def _written(kind: type, values: Iterable[Any]) -> bytes:
    write = writer(kind)
    return b"".join(line(write(each)) for each in values)


def _lines(files: Files, name: str) -> list[Any]:
    take = reader(LINES[name])
    found = files[name].split(b"\n")
    if found.pop() != b"":
        raise Malformed(f"{name} ends within a line.")
    if len(found) - len(set(found)) > _TWICE.get(name, 0):  # before a million equal lines are read
        raise Malformed(f"{name} holds a line twice.")
    return [take(parsed(each, at := f"{name} line {place}"), at) for place, each in enumerate(found, start=1)]


def _one(files: Files, name: str) -> Any:  # noqa: ANN401 - of the file's own kind
    document = parsed(files[name], name)
    if isinstance(document, dict) and isinstance(document.get("settings"), dict):
        # Tokens are not taken out, and a club without one is none: they are made anew where it is imported.
        document["settings"] = {**document["settings"], "link_token": ""}
    return reader(LINES[name])(document, name)


def _refused(files: Files) -> Refused | None:
    head: LadderHead = _one(files, "ladder.json")
    if head.refused is None:
        return None
    if ladder_files(head.refused) != {name: files[name] for name in LADDER}:
        raise Malformed("ladder.json says that there is no ladder, and a part of one is there.")
    return head.refused


def _with_tokens(head: Head) -> Settings:
    """The settings with an empty token for whatever is switched on: it is given one where it is imported."""
    return replace(
        head.settings,
        link_token="",
        embed_token="" if head.embed else None,
        feed_token="" if head.feed else None,
    )


def _schema() -> bytes:
    models: dict[str, Any] = {}
    files = {name: schema(kind, models) for name, kind in LINES.items()}
    for name in KEPT_BACK[Settings]:
        models["Settings"]["properties"].pop(name)
    models["Settings"]["required"] = [
        name for name in models["Settings"]["required"] if name not in KEPT_BACK[Settings]
    ]
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": "Each line of a .jsonl file, and each .json file, is as stands beside its name.",
        "properties": files,
        "$defs": models,
    }
    return line(document)
