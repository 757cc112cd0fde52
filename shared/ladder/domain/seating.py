"""Who sits where, as read from the links and the merges that stand (SPEC 3). It changes nothing."""

from collections.abc import Mapping
from dataclasses import dataclass

from ladder.domain.errors import Conflict
from ladder.domain.records import GUEST, Records, TournamentRecord
from ladder.domain.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Doubled:
    """One person at two entries of one round."""

    round: int
    first: int
    second: int
    member: str


def merged(records: Records) -> Mapping[str, str]:
    """Member id -> the id that it is read as, for every member that a standing merge joins to another.

    For reading many links at once; members that are not in it are read as themselves.
    """
    into = {merge.source: merge.into for merge in records.merges.values()}
    return {source: _end(source, into) for source in into}


def _end(member: str, into: Mapping[str, str]) -> str:
    seen = {member}
    while member in into and into[member] not in seen:
        member = into[member]
        seen.add(member)
    return member


def resolve(records: Records, member: str) -> str:
    """The id that a member's links are read as, through the merges that stand; else its own."""
    return merged(records).get(member, member) if records.merges else member


def seat(records: Records, record: TournamentRecord, no: int) -> str | None:
    """Who sits at an entry: a member's id (through merges), GUEST, or None where nobody has confirmed it."""
    link = record.links.get(no)
    return link if link is None or link == GUEST else resolve(records, link)


def members_seated(records: Records, record: TournamentRecord) -> Mapping[int, str]:
    """Entry number -> member id (through merges); without guests and unconfirmed entries."""
    roots = merged(records)
    return {no: roots.get(link, link) for no, link in record.links.items() if link != GUEST}


def doubled(tournament: Tournament, seated: Mapping[int, str]) -> tuple[Doubled, ...]:
    """Every person whom these seats (entry number -> member id, through merges) put twice into one round's
    games or byes.
    """
    found: list[Doubled] = []
    for each in tournament.rounds:
        entries = {no for game in each.games for no in (game.white, game.black)} | {
            bye.player for bye in each.byes
        }
        first: dict[str, int] = {}
        for no in sorted(entries):
            member = seated.get(no)
            if member is not None and first.setdefault(member, no) != no:
                found.append(Doubled(each.no, first[member], no, member))
    return tuple(found)


def refuse_doubled(records: Records, record: TournamentRecord) -> None:
    """A Conflict that names both entries, where one person would sit twice in a round (SPEC 3)."""
    found = doubled(record.tournament, members_seated(records, record))
    if found:
        names = {entry.no: entry.name for entry in record.tournament.entries}
        one = found[0]
        raise Conflict(
            f"In {record.id}, round {one.round}, entries {one.first} ({names[one.first]}) and {one.second} "
            f"({names[one.second]}) would be the same member ({one.member})"
        )


def settle(
    tournament: Tournament,
    links: Mapping[int, str],
    refuted: Mapping[int, str],
    roots: Mapping[str, str],
    firm: frozenset[int] = frozenset(),
) -> tuple[dict[int, str], dict[int, str]]:
    """Links that stand and links that are refuted, after the content, the merges or some links have changed.

    `links` that put one person twice into a round are refuted, but those of `firm`, which a person has just
    confirmed; `refuted` ones stand again where they no longer do. `roots`: as `merged` gives them. Nothing
    that was confirmed is lost: the two mappings together hold what they held before.
    """
    every = {**refuted, **links}
    first = _twice(tournament, links, roots) - firm
    out = first | refuted.keys()
    out &= _twice(tournament, every, roots)
    return (
        {no: every[no] for no in sorted(every) if no not in out},
        {no: every[no] for no in sorted(out)},
    )


def partners(
    tournament: Tournament, links: Mapping[int, str], roots: Mapping[str, str]
) -> Mapping[int, frozenset[int]]:
    """Entry number -> the entries that are in a round with it and the same person by these links."""
    found: dict[int, frozenset[int]] = {}
    for one in doubled(tournament, _people(links, roots)):
        found[one.first] = found.get(one.first, frozenset()) | {one.second}
        found[one.second] = found.get(one.second, frozenset()) | {one.first}
    return found


def _twice(tournament: Tournament, links: Mapping[int, str], roots: Mapping[str, str]) -> frozenset[int]:
    return frozenset(partners(tournament, links, roots))


def _people(links: Mapping[int, str], roots: Mapping[str, str]) -> dict[int, str]:
    return {no: roots.get(link, link) for no, link in links.items() if link != GUEST}
