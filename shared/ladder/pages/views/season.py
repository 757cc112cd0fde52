"""This season's table: games, score, score above expectation and change of everybody who had a game that
counted.
"""

from ladder.domain.ladder import Expected
from ladder.domain.rating import ONE
from ladder.domain.tournament import Tenths
from ladder.pages import address
from ladder.pages.edition import Edition, Frame, season_start


def season_page(edition: Edition) -> bytes:
    """The page at `season/`, of the season that the club's `today` lies in (SPEC 6)."""
    words, ladder = edition.words, edition.ladder
    starts = edition.records.settings.season_starts
    span = ""
    if ladder.today:
        span = words.text("season.since", date=words.day(season_start(starts, ladder.today)))
    return edition.page(
        "season.html",
        Frame(address.SEASON, words.text("season.title"), address.SEASON),
        span=span,
        rows=edition.once(rows),
    )


def rows(edition: Edition) -> list[tuple[str, str, int, str, str, str]]:
    """A line a member who had a game that counted: name, path, games, score, score above expectation, change;
    most gained first.
    """
    if not edition.ladder.today:
        return []
    first = season_start(edition.records.settings.season_starts, edition.ladder.today)
    sums: dict[str, list[int]] = {}
    for rated in edition.ladder.tournaments:
        if edition.records.tournaments[rated.id].tournament.ends_on < first:
            continue
        for member, change in rated.changes.items():
            if member in edition.people:
                own = sums.setdefault(member, [0, 0, 0, 0])
                for at, part in enumerate((change.games, change.score, change.expected, change.change)):
                    own[at] += part
    words, people = edition.words, edition.people
    place = {member: at for at, member in enumerate(people)}
    ordered = sorted(sums.items(), key=lambda each: (-each[1][3], place[each[0]]))
    return [
        (
            people[member].name,
            people[member].path,
            games,
            words.score(Tenths(score)),
            words.above(Expected(score * ONE // 10 - expected)),
            words.change(Tenths(change)),
        )
        for member, (games, score, expected, change) in ordered
    ]
