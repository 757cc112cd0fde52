"""Random acts of a club in which everybody has a sentinel name; after each, every byte of the site bucket.

The law (SPEC 5): nothing of a name beyond its initials, of anybody who is not shown in full, is in any
object: not in its content, key, metadata or headers, nor in an object that should be gone. Who is shown in
full is said here anew, from what the API answers of settings and members.
"""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from ladder.pages.site import house
from tests.journeys import stack
from tests.journeys.stack import Answer, Road
from tests.machine.sentinels import PEOPLE, folded, pieces, readings

NUMBERS = count(1)
BOTH = {"on": "2026-01-01", "parent": True, "child": True}
TITLES = ("Evening", "Memorial {}", "{} Open", "Coppa{}", "trofeo {}'s", "{}", "1. {}-Cup")
days = st.integers(1, 28).map(lambda day: f"2026-01-{day:02}")
pick = st.integers(0, 1000)
whos = st.integers(0, len(PEOPLE) - 1)
typed = whos.flatmap(lambda who: st.sampled_from(PEOPLE[who].spellings))
seats = st.lists(
    whos.flatmap(lambda who: st.sampled_from([(who, name) for name in PEOPLE[who].spellings])),
    min_size=2,
    max_size=6,
    unique_by=lambda each: each[0],
)


class Club(RuleBasedStateMachine):
    """One club, from its founding on."""

    account: ClassVar[Mapping[str, Any]]
    use: ClassVar[Any]  # gives the functions a road's account
    steps: ClassVar[int] = 0
    shown: ClassVar[int] = 0  # names seen in full: that the law had something to refuse

    @initialize(
        names=st.sampled_from(["full", "full", "initials"]),
        visibility=st.sampled_from(["link", "public"]),
        first=seats,
        second=seats,
    )
    def found(
        self, names: str, visibility: str, first: list[tuple[int, str]], second: list[tuple[int, str]]
    ) -> None:
        """With two evenings behind it."""
        self.road: Road = stack.build(self.account, f"p{next(NUMBERS)}")
        type(self).use(self.road)
        self.club = self.road.club(names=names, visibility=visibility)
        self.asks("PATCH", "", {"embed": True, "feed": True})
        self.tournaments: dict[str, bool] = {}  # id -> deleted
        self.merges: list[str] = []
        self.counter = 0
        self.roots: set[str] = set()
        self.erased: set[str] = set()
        for day, seated in enumerate((first, second), start=1):
            self.publish(f"2026-01-{day:02}", seated, "Evening", "", juniors=False, odd="")
            self.confirm(0, ["known"] * 6)

    @rule(
        day=days, seated=seats, title=st.sampled_from(TITLES), namesake=typed, juniors=st.booleans(),
        odd=st.sampled_from(["", "", "tiebreak", "note", "id", "bughouse"]),
    )  # fmt: skip
    def publish(
        self, day: str, seated: list[tuple[int, str]], title: str, namesake: str, *, juniors: bool, odd: str
    ) -> None:
        self.counter += 1
        body: dict[str, Any] = {
            "name": title.format((namesake or "-").rsplit(maxsplit=1)[-1]),
            "starts_on": day,
            "juniors": juniors,
            "format": "bughouse" if odd == "bughouse" else "swiss",
            "players": [{"no": no, "name": name} for no, (_, name) in enumerate(seated, start=1)],
            "rounds": [
                {
                    "no": 1,
                    "games": [
                        {"board": no, "white": no * 2 - 1, "black": no * 2, "result": "1-0"}
                        | ({"note": namesake} if odd == "note" else {})
                        for no in range(1, len(seated) // 2 + 1)
                    ],
                }
            ],
        }
        if odd == "tiebreak":
            for no, player in enumerate(body["players"]):
                player |= {"rank": no + 1, "points": 1, "tiebreaks": [{"name": namesake[:40], "value": "1"}]}
        id_ = f"Qzarviko-Wjubnesto-{self.counter}" if odd == "id" else f"t{self.counter}"
        if self.asks("PUT", f"/tournaments/{id_}", body):
            self.tournaments[id_] = False
            self.erased -= pieces(body["name"]) | pieces(namesake)  # who is nobody here may be written about
        self.holds()

    @precondition(lambda self: self.waiting())
    @rule(which=pick, choices=st.lists(st.sampled_from(["known", "known", "new", "guest"]), min_size=6))
    def confirm(self, which: int, choices: list[str]) -> None:
        if not self.waiting():
            return
        id_ = chosen(self.waiting(), which)
        known = {spelling: each["member"] for each in self.members() for spelling in spelt(each)}
        links: dict[str, Any] = {}
        for entry, choice in zip(
            self.club.get(f"/tournaments/{id_}/names")["entries"], choices, strict=False
        ):
            person = next(each for each in PEOPLE if self.same(entry["name"], each.spellings))
            member = next((known[folded(name)] for name in person.spellings if folded(name) in known), None)
            if choice == "guest":
                links[str(entry["no"])] = {"guest": True}
            elif choice == "known" and member:
                links[str(entry["no"])] = {"member": member}
            else:
                links[str(entry["no"])] = {"new": True}
        self.asks("PUT", f"/tournaments/{id_}/names", {"links": links})
        self.holds()

    @precondition(lambda self: self.members())
    @rule(which=pick, change=st.sampled_from([
        {"display": "full"}, {"display": "initials"}, {"display": "hidden"}, {"display": "inherit"},
        {"junior": "yes"}, {"junior": "no"}, {"consent": BOTH}, {"consent": None},
    ]))  # fmt: skip
    def edit(self, which: int, change: dict[str, Any]) -> None:
        self.asks("PATCH", f"/members/{self.chosen_member(which)}", change)
        self.holds()

    @precondition(lambda self: self.members())
    @rule(which=pick, spelling=pick)
    def rename(self, which: int, spelling: int) -> None:
        member = next(each for each in self.members() if each["member"] == self.chosen_member(which))
        person = next((each for each in PEOPLE if self.same(member["name"], each.spellings)), None)
        if person is not None:
            name = person.spellings[spelling % len(person.spellings)]
            self.asks("PATCH", f"/members/{member['member']}", {"name": name})
        self.holds()

    @precondition(lambda self: self.members())
    @rule(which=pick)
    def erase(self, which: int) -> None:
        member = next(each for each in self.members() if each["member"] == self.chosen_member(which))
        if self.asks("DELETE", f"/members/{member['member']}"):
            self.erased |= {piece for name in names_of([member]) for piece in pieces(name)}
        self.holds()

    @rule(change=st.sampled_from([
        {"names": "full"}, {"names": "initials"}, {"visibility": "link"}, {"visibility": "public"},
        {"visibility": "organiser"}, {"rotate_link": True}, {"embed": True}, {"embed": False}, {"feed": True},
        {"feed": False}, {"rotate_embed": True}, {"rotate_feed": True}, {"juniors": True}, {"language": "ru"},
    ]))  # fmt: skip
    def settle_how_it_shows(self, change: dict[str, Any]) -> None:
        self.asks("PATCH", "", change)
        self.holds()

    @precondition(lambda self: self.tournaments)
    @rule(which=pick)
    def delete_or_restore(self, which: int) -> None:
        id_ = chosen(self.tournaments, which)
        gone = self.tournaments[id_]
        path = f"/tournaments/{id_}"
        if self.asks("POST", f"{path}/restore") if gone else self.asks("DELETE", path):
            self.tournaments[id_] = not gone
        self.holds()

    @precondition(lambda self: self.tournaments)
    @rule(which=pick, no=st.integers(1, 4), name=typed)
    def correct_a_typed_name(self, which: int, no: int, name: str) -> None:
        self.asks(
            "PATCH",
            f"/tournaments/{chosen(self.tournaments, which)}",
            {"players": [{"no": no, "name": name}]},
        )
        self.holds()

    @precondition(lambda self: len(self.members()) > 1)
    @rule(one=pick, two=pick)
    def merge(self, one: int, two: int) -> None:
        source, into = self.chosen_member(one), self.chosen_member(two)
        if source != into and (answer := self.asks("POST", "/merges", {"from": source, "into": into})):
            self.merges.append(answer.json["merge"]["id"])
        self.holds()

    @precondition(lambda self: self.merges)
    @rule(which=pick)
    def undo_a_merge(self, which: int) -> None:
        id_ = self.merges[which % len(self.merges)]
        if self.asks("DELETE", f"/merges/{id_}"):
            self.merges.remove(id_)
        self.holds()

    @rule()
    def undo_the_last_entry(self) -> None:
        entry = self.club.get("/log")["entries"][0]
        if entry["undoable"] is True:
            self.asks("POST", f"/log/{entry['entry']}/undo")
            self.tournaments = {
                each["id"]: each["state"] == "deleted"
                for each in self.club.get("/tournaments")["tournaments"]
            }
        self.holds()

    def holds(self) -> None:
        """The law, on the whole bucket."""
        type(self).steps += 1
        self.road.settle()
        assert self.road.pump.given_up == []
        club = self.club.get("")["club"]
        allowed = self.allowed(club)
        forbidden = (self.known() | self.erased) - allowed
        # what the house has is in the repository, and no club's
        objects = {key: told for key, told in self.objects() if key not in house()}
        for key, texts in objects.items():
            found = [piece for piece in forbidden for text in texts if piece in text]
            assert found == [], key
        type(self).shown += any(
            piece in text for piece in allowed for texts in objects.values() for text in texts
        )
        self.roots |= {club["pages"]} - {None} if not club["pages"].startswith("/api/") else set()
        old = [each for each in self.roots if each != club["pages"]]
        assert not [key for key in objects if f"/{key}".startswith(tuple(old))]
        places = {each for each in (club["pages"], club.get("embed"), club.get("feed")) if each}
        if club["visibility"] == "organiser":
            assert objects == {}
        else:
            assert {f"/{key}" for key in objects if not self.belongs(f"/{key}", places)} == set()

    @staticmethod
    def belongs(key: str, places: set[str]) -> bool:
        return any(key.startswith(place) or key == place.rstrip("/") for place in places)

    def known(self) -> set[str]:
        """The pieces of every name that the club knows: of members, as ever typed, and on lists that stand.

        Whoever it does not know, it cannot keep out of a title.
        """
        lists = (self.club.get(f"/tournaments/{id_}") for id_, gone in self.tournaments.items() if not gone)
        typed_ = [player["name"] for each in lists for player in each["tournament"]["players"]]
        return {piece for name in [*typed_, *names_of(self.members())] for piece in pieces(name)}

    def allowed(self, club: Mapping[str, Any]) -> frozenset[str]:
        """The pieces of names that readers may see: of those who are shown in full, as they are called; where
        a tournament's own title says how they were once called, that too.
        """
        found: set[str] = set()
        titles = folded(" ".join(each["name"] for each in self.club.get("/tournaments")["tournaments"]))
        for member in self.members():
            if club["names"] == "full" and in_full(member):
                found |= pieces(member["name"])
                found |= {piece for name in member["aliases"] for piece in pieces(name) if piece in titles}
        return frozenset(found)

    def objects(self) -> Iterator[tuple[str, list[str]]]:
        """(key, all that can be read of it) of every object, and every version of one."""
        s3, bucket = self.road.clients["s3"], self.road.aws.site_bucket
        versions = s3.list_object_versions(Bucket=bucket)
        assert all(each["IsLatest"] for each in versions.get("Versions", []))
        assert not versions.get("DeleteMarkers")
        for each in versions.get("Versions", []):
            answer = s3.get_object(Bucket=bucket, Key=each["Key"])
            # not ResponseMetadata: the request's own id is drawn from letters, and hits a piece now and then
            about = str({at: value for at, value in answer.items() if at not in ("Body", "ResponseMetadata")})
            yield (
                each["Key"],
                [*readings(answer["Body"].read()), *readings(f"{each['Key']} {about}".encode())],
            )

    def asks(self, method: str, path: str, body: Any = None) -> Answer | None:
        """One request; None where it was refused."""
        answer = self.club.ask(method, path, body)
        assert answer.status < 500, answer.text
        return answer if answer.status < 400 else None

    def members(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.club.get("/members")["members"]
        return found

    def chosen_member(self, which: int) -> str:
        """By what they are called, because ids are drawn anew each time."""
        members = sorted(
            self.members(), key=lambda each: str([value for at, value in each.items() if at != "member"])
        )
        return str(members[which % len(members)]["member"])

    def waiting(self) -> list[str]:
        return [each["tournament"] for each in self.club.get("/status")["waiting"] if each["why"] == "names"]

    @staticmethod
    def same(name: str, spellings: tuple[str, ...]) -> bool:
        return folded(name) in {folded(each) for each in spellings}


def in_full(member: Mapping[str, Any]) -> bool:
    """Whether SPEC 5 lets a club with full names show this one's."""
    consent = member["consent"]
    asked = bool(consent and consent["parent"] and consent["child"])
    return member["display"] in ("inherit", "full") and (member["junior"] != "yes" or asked)


def names_of(members: list[dict[str, Any]]) -> list[str]:
    """What these members are called, and were ever typed as."""
    return [name for each in members for name in (each["name"], *each["aliases"])]


def spelt(member: Mapping[str, Any]) -> list[str]:
    """Every way in which a member was ever typed, folded."""
    return [folded(name) for name in names_of([dict(member)])]


def chosen(some: Any, which: int) -> str:
    listed = sorted(some)
    return str(listed[which % len(listed)])
