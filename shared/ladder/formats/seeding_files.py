"""Tonight's order as files: CSV for a spreadsheet, a report ready for round 1 for pairing programs
(SPEC 7).
"""

import csv
import io
import zipfile
from collections.abc import Mapping, Sequence

from ladder.domain.cells import harmless
from ladder.domain.seeding import Seed
from ladder.formats.tournament_json import number
from ladder.formats.trf_sheet import Line, Report, written

COLUMNS = ("seed", "name", "rating", "status", "group", "member")
OWN_NUMBERS = "The ratings are the club's own numbers, from its own results: no FIDE and no national rating."
KEEP_ORDER = "Keep the order of the starting numbers: established first, then provisional, then new players."


def sheet(groups: Sequence[Sequence[Seed]]) -> bytes:
    """The order as CSV (UTF-8, comma, a header line), every text quoted and none a formula."""
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for no, group in enumerate(groups, 1):
        for seed in group:
            writer.writerow(
                (seed.no, harmless(seed.name), number(seed.rating), seed.status, no, seed.member or "")
            )
    return out.getvalue().encode()


def report(groups: Sequence[Sequence[Seed]], title: str, day: str, rounds: int | None) -> bytes:
    """A tournament report ready for round 1: starting numbers 1, 2, 3, … in this order, club numbers as
    ratings.

    Several groups: one list, with a comment line that says who is in which.
    """
    seeds = [seed for group in groups for seed in group]
    comments = [OWN_NUMBERS, KEEP_ORDER]
    first = 1
    for no, group in enumerate(groups, 1):
        if len(groups) > 1:
            comments.append(f"Group {no}: starting numbers {first} to {first + len(group) - 1}.")
        first += len(group)
    odd = {at: seed.rating for at, seed in enumerate(seeds, 1) if not 0 < seed.rating < 100_000}  # noqa: PLR2004 - four digits
    comments += [
        f"Player {at}: rated {number(rating)}, which has no room here." for at, rating in odd.items()
    ]
    lines = tuple(
        Line(at, seed.name, rating=None if at in odd else (seed.rating + 5) // 10, rank=at)
        for at, seed in enumerate(seeds, 1)
    )
    return written(
        Report(title, lines, starts_on=day, planned=rounds or _enough(len(seeds)), comments=tuple(comments))
    )


def archive(files: Mapping[str, bytes]) -> bytes:
    """Files in one zip, the same bytes for the same files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, body in files.items():
            made.writestr(zipfile.ZipInfo(name), body)
    return out.getvalue()


def _enough(players: int) -> int:
    """Rounds after which a Swiss event has one winner: engines want a number, organisers change it."""
    return max(1, (players - 1).bit_length())
