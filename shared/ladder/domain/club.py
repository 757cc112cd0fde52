"""A club: founded, its settings and rules, its keys. It refuses to be left without an organiser's key."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from dataclasses import fields as fields_of
from typing import Any

from ladder.domain.errors import Conflict, Fault, Missing, Wrong
from ladder.domain.records import (
    NAMES,
    SCOPES,
    VISIBILITIES,
    Key,
    Records,
    Rules,
    RulesFrom,
    Settings,
)
from ladder.domain.tournament import Day

type RulesChange = Rules | Callable[[Rules], Rules]
"""New rules, or what makes them of those they take the place of."""

ORGANISE = "organise"

_FIXED = frozenset({"slug", "rules", "link_token", "embed_token", "feed_token"})
"""Settings that no edit sets: a slug never changes; rules and tokens have their own arguments."""
_CHANGEABLE = frozenset(field.name for field in fields_of(Settings)) - _FIXED
_is_code = re.compile("[a-z]{2,3}").fullmatch
"""Which languages there are, the doors know: that is a matter of catalogues, not of rules."""
_CHOICES = {"visibility": VISIBILITIES, "names": NAMES}


@dataclass(frozen=True, slots=True)
class Switch:
    """How embed or feed is to be switched. `token`: a fresh one, taken where a new address is needed; `on`:
    None leaves it as it is; `rotate`: the present address goes and another comes.
    """

    token: str
    on: bool | None = None
    rotate: bool = False


def found(club: str, revision: int, settings: Settings, key: Key) -> Records:
    """A new club with its first key. Wrong: a key that is no organiser's, rules that do not begin at the
    beginning.
    """
    if key.scope != ORGANISE:
        raise Wrong(Fault("scope", "A club's first key is an organiser's"))
    if not settings.rules or settings.rules[0].since is not None:
        raise Wrong(Fault("rules", "A club's first rules hold from the beginning"))
    return Records(club, revision, settings, keys={key.id: key})


def change_settings(
    records: Records,
    *,
    rules: RulesChange | None = None,
    rules_from: Day | None = None,
    link_token: str | None = None,
    embed: Switch | None = None,
    feed: Switch | None = None,
    **fields: Any,  # noqa: ANN401 - fields of Settings
) -> Records:
    """The records with some settings changed. `link_token`: a new one, where the link is rotated.

    `embed`, `feed`: switched (SPEC 6). What is on stays at its address; an address that was given up is not
    taken up again.

    `rules` with `rules_from` hold from that day on: earlier periods stay, those from that day on are
    replaced. Without a day they hold for all time (SPEC 2). Where `rules` is a function, it is given the
    rules in force on that day; without a day those of each period in turn, so that what it leaves alone stays
    as it was in each.

    Wrong: a field or value that is none, a day without rules. Conflict: a new address for what is switched
    off. Nothing changed: the same Records.
    """
    _refuse_wrong(fields, rules, rules_from)
    settings = replace(records.settings, **fields)
    if rules is not None:
        settings = replace(settings, rules=_ruled(settings.rules, rules, rules_from))
    if link_token is not None:
        settings = replace(settings, link_token=link_token)
    settings = replace(
        settings,
        embed_token=_switched("embed", settings.embed_token, embed),
        feed_token=_switched("feed", settings.feed_token, feed),
    )
    return records if settings == records.settings else replace(records, settings=settings)


def add_key(records: Records, key: Key) -> Records:
    """The records with one more key. Wrong: no such scope. Conflict: its id or secret is there already."""
    if key.scope not in SCOPES:
        raise Wrong(Fault("scope", f"This is one of {', '.join(SCOPES)}"))
    if key.id in records.keys or any(other.digest == key.digest for other in records.keys.values()):
        raise Conflict(f"There is a key {key.id} already")
    return replace(records, keys={**records.keys, key.id: key})


def revoke_key(records: Records, key: str) -> Records:
    """The records without a key. Missing: no such key. Conflict: the last one that may organise."""
    if key not in records.keys:
        raise Missing(f"There is no key {key}")
    keys = {each.id: each for each in records.keys.values() if each.id != key}
    if not any(each.scope == ORGANISE for each in keys.values()):
        raise Conflict("This is the last key that can organise; add another one first")
    return replace(records, keys=keys)


def _switched(what: str, token: str | None, switch: Switch | None) -> str | None:
    """The token that stands after the switch; None: off."""
    if switch is None:
        return token
    on = token is not None if switch.on is None else switch.on
    if switch.rotate and not on:
        raise Conflict(f"The {what} is switched off, so it has no address to change")
    if not on:
        return None
    return switch.token if token is None or switch.rotate else token


def _refuse_wrong(fields: dict[str, Any], rules: RulesChange | None, rules_from: Day | None) -> None:
    faults = [Fault(field, "This cannot be changed") for field in fields if field not in _CHANGEABLE]
    faults += [
        Fault(field, f"This is one of {', '.join(allowed)}")
        for field, allowed in _CHOICES.items()
        if field in fields and fields[field] not in allowed
    ]
    if "language" in fields and not _is_code(fields["language"]):
        faults.append(Fault("language", "This is the code of a language"))
    if rules_from is not None and rules is None:
        faults.append(Fault("rules_from", "This says from when rules hold, and there are none beside it"))
    if faults:
        raise Wrong(*faults)


def _ruled(periods: tuple[RulesFrom, ...], rules: RulesChange, since: Day | None) -> tuple[RulesFrom, ...]:
    """The periods with new rules from a day on (None: for all time); a period never repeats the one before
    it.
    """
    if since is None:
        new_ones = (rules if isinstance(rules, Rules) else rules(each.rules) for each in periods)
        return _without_repeats(map(RulesFrom, (each.since for each in periods), new_ones))
    earlier = tuple(each for each in periods if each.since is None or each.since < since)
    in_force = next(each for each in reversed(periods) if each.since is None or each.since <= since)
    new = rules if isinstance(rules, Rules) else rules(in_force.rules)
    return _without_repeats((*earlier, RulesFrom(since, new)))


def _without_repeats(periods: Iterable[RulesFrom]) -> tuple[RulesFrom, ...]:
    kept: list[RulesFrom] = []
    for each in periods:
        if not kept or kept[-1].rules != each.rules:
            kept.append(each)
    return tuple(kept)
