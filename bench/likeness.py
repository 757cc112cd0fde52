"""How long the name suggestions take: `python -m bench.likeness` (60 names against 2,000 members, one core).

Cold is everything, tables and roster prepared; prepared is a second night of the same club. The roster is
made of the tables' names by chance.
"""

import resource
from itertools import count
from random import Random
from time import process_time

from ladder.domain.likeness.data import given_names, surnames
from ladder.domain.likeness.index import Index, Person

MEMBERS, TYPED = 2000, 60
BUDGET_MS, BUDGET_MB = 500, 120
"""The product's promise (issue 3)."""


def roster(chance: Random) -> list[Person]:
    """Members of several scripts, first names and surnames by chance."""
    tables = [(given_names.LATIN, surnames.LATIN)] * 4
    tables += [(given_names.CYRILLIC, surnames.CYRILLIC), (given_names.GREEK, surnames.GREEK)]
    made = []
    for number in range(MEMBERS):
        first, last = (table.split() for table in tables[number % len(tables)])
        made.append(Person(str(number), f"{chance.choice(first)} {chance.choice(last)}"))
    return made


def typed(chance: Random, people: list[Person]) -> list[str]:
    """Names of one night: as on the roster, turned round, with an initial, with a letter dropped."""
    found = []
    for number, person in zip(count(), chance.sample(people, TYPED), strict=False):
        first, last = person.name.split()
        ways = (person.name, f"{last}, {first}", f"{first[0]}. {last}", f"{first} {last[:2]}{last[3:]}")
        found.append(ways[number % len(ways)])
    return found


def main() -> None:
    """Prints the times and the memory beside what is promised."""
    chance = Random(3)
    people = roster(chance)
    first, second = typed(chance, people), typed(chance, people)
    start = process_time()
    index = Index.of(people)
    index.night(first)
    cold = process_time()
    index.night(second)
    warm = process_time()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(
        f"{TYPED} names, {MEMBERS} members: cold {1000 * (cold - start):.0f} ms (at most {BUDGET_MS}),",
        end=" ",
    )
    print(f"prepared {1000 * (warm - cold):.0f} ms, {memory:.0f} MB (at most {BUDGET_MB})")


if __name__ == "__main__":
    main()
