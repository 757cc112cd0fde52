"""A change that no act would make: committed through the store, so that the replay refuses it."""

from dataclasses import replace

from ladder.domain.ripple import Ripple
from ladder.store import records, writer
from ladder.store.acts import Act, Decision
from tests.journeys.stack import tournament as evening

EVENING = evening(("Marco Rossi", "Anna Bianchi", "1-0"))


def two_evenings(road):
    """A club with two confirmed evenings on its ladder and its pages."""
    club = road.club()
    for id_, day in (("t1", "2026-01-10"), ("t2", "2026-01-17")):
        club.publish(id_, {**EVENING, "starts_on": day})
        club.accept(id_)
    road.settle()
    return club


def poison(road, slug="circolo", tournament="t1"):
    """A tournament of the club ends before it starts; the club's id."""
    club = records.find_club(road.aws, slug)

    def decide(seen):
        record = seen.tournaments[tournament]
        wrong = replace(record.tournament, ends_on="2000-01-01")
        revised = replace(record, tournament=wrong, revision=seen.revision + 1)
        made = replace(seen, tournaments={**seen.tournaments, tournament: revised})
        return Decision(made, "tournament.corrected", tournament)

    act = Act("operator", "2026-01-20T20:00:00Z", "r_past_the_door")
    writer.commit(road.aws, club, decide, act, weigh=lambda _old, _new: Ripple(()))
    return club
