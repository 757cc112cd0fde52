"""The standings as first shown after each tournament: kept as numbers, written once (ARCHITECTURE).

    shown/{club}/{page}        canonical JSON, gzip; {page} is the tournament's own opaque id

Replays change what the ladder was on a past evening; this is what members read that night.
"""

import gzip
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass

from botocore.exceptions import ClientError

from ladder.domain.ladder import Ladder, Standing
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.takeout import ShownLine
from ladder.domain.tournament import Day
from ladder.store.archive import body_at
from ladder.store.aws import Aws
from ladder.store.canonical import canonical, parsed
from ladder.store.objects import keys
from ladder.store.scoresheet import Roster, roster

SHOWN = "shown/"
MOST = 20
"""Tournaments that one ladder shows for the first time; more at once are an import, and nobody's evening."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the ladder was when a tournament was first on it. Members who are nowhere now are left out."""

    revision: int
    today: Day | None
    standings: tuple[Standing, ...]


def keep(aws: Aws, records: Records, ladder: Ladder, since: int) -> int:
    """Keep this ladder for every tournament on it that changed after revision `since` and was never shown;
    how many of them there were.
    """
    changed = (records.tournaments[each.id] for each in ladder.tournaments)
    fresh = [each.page for each in changed if each.revision > since and not _seen(each, since)]
    if not since:
        known = {
            place.rpartition("/")[2] for place in keys(aws, aws.archive_bucket, _place(records.club, ""))
        }
        fresh = [page for page in fresh if page not in known]
    if not 0 < len(fresh) <= MOST:
        return 0
    body = _body(ladder, roster(records.members))
    return sum(_put(aws, _place(records.club, page), body) for page in fresh)


def _seen(record: TournamentRecord, since: int) -> bool:
    """Whether it is known that members have seen it by that revision: then it has been corrected since."""
    return any(note.revision <= since + 1 for note in record.corrections)


def shown(aws: Aws, records: Records, tournament: str) -> Shown | None:
    """The standings as first shown after this tournament; None: they were not kept."""
    body = body_at(aws, _place(records.club, records.tournaments[tournament].page))
    if body is None:
        return None
    document = parsed(gzip.decompress(body))
    numbers = roster(records.members).by_number
    return Shown(
        document["revision"],
        document["today"],
        tuple(
            Standing(numbers[number].id, *rest)
            for number, *rest in document["standings"]
            if number in numbers
        ),
    )


def every(aws: Aws, records: Records) -> tuple[ShownLine, ...]:
    """What is kept of every tournament of these records, by id."""
    pages = {record.page: record.id for record in records.tournaments.values()}
    kept = [place.rpartition("/")[2] for place in keys(aws, aws.archive_bucket, _place(records.club, ""))]
    wanted = sorted(pages[page] for page in kept if page in pages)
    with ThreadPoolExecutor(aws.workers) as pool:
        found = pool.map(lambda tournament: (tournament, shown(aws, records, tournament)), wanted)
        return tuple(ShownLine(id_, it.revision, it.today, it.standings) for id_, it in found if it)


def put_every(aws: Aws, records: Records, lines: Iterable[ShownLine]) -> None:
    """Put back what `every` gave, for these records; what is there already stays."""
    people = roster(records.members)

    def put(line: ShownLine) -> bool:
        body = _body(Ladder(line.revision, line.today, line.standings, ()), people)
        return _put(aws, _place(records.club, records.tournaments[line.tournament].page), body)

    with ThreadPoolExecutor(aws.workers) as pool:
        list(pool.map(put, lines))


def _body(ladder: Ladder, people: Roster) -> bytes:
    document = {
        "revision": ladder.revision,
        "today": ladder.today,
        "standings": [[people.reference(each.member), *astuple(each)[1:]] for each in ladder.standings],
    }
    return gzip.compress(canonical(document), compresslevel=4, mtime=0)


def _put(aws: Aws, place: str, body: bytes) -> bool:
    """False: it was shown before."""
    try:
        aws.s3.put_object(
            Bucket=aws.archive_bucket,
            Key=place,
            Body=body,
            ContentType="application/json",
            ContentEncoding="gzip",
            IfNoneMatch="*",
        )
    except ClientError as error:
        if error.response["Error"]["Code"] in {"PreconditionFailed", "ConditionalRequestConflict"}:
            return False
        raise
    return True


def _place(club: str, page: str) -> str:
    return f"{SHOWN}{club}/{page}"
