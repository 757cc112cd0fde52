"""Settings, keys, members and merges as JSON documents. Fields at their defaults are left out of members."""

from dataclasses import asdict
from typing import Any

from ladder.domain.records import Consent, Key, Member, Merge, Rules, RulesFrom, Settings
from ladder.store.canonical import Document


def settings_document(settings: Settings) -> Document:
    """Settings with every field, so that the archive reads by itself."""
    return asdict(settings)


def settings_from(document: Document) -> Settings:
    """The settings that `settings_document` wrote; a field that it does not know yet has its default."""
    rules = tuple(RulesFrom(each["since"], Rules(**each["rules"])) for each in document["rules"])
    return Settings(**{**document, "rules": rules})


def key_document(key: Key) -> Document:
    """A key: id, label, scope and digest, never the secret."""
    return asdict(key)


def key_from(document: Document) -> Key:
    """The key that `key_document` wrote."""
    return Key(**document)


def merge_document(merge: Merge) -> Document:
    """A merge of two members."""
    return asdict(merge)


def merge_from(document: Document) -> Merge:
    """The merge that `merge_document` wrote."""
    return Merge(**{**document, "settled": tuple(document.get("settled", ()))})


_PLAIN = (
    "display",
    "junior",
    "starting_rating",
    "starting_games",
    "initials_no",
    "name_no",
    "by_names",
    "erased",
)
_LISTS = ("spellings", "declined", "apart")
_DEFAULTS = Member("", 0, "")


def member_document(member: Member) -> Document:
    """A member without the fields that stand at their defaults."""
    document: Document = {"id": member.id, "number": member.number, "name": member.name}
    for field in _PLAIN:
        value: Any = getattr(member, field)
        if value != getattr(_DEFAULTS, field):
            document[field] = value
    for field in _LISTS:
        if texts := getattr(member, field):
            document[field] = list(texts)
    if member.consent:
        document["consent"] = asdict(member.consent)
    return document


def member_from(document: Document) -> Member:
    """The member that `member_document` wrote."""
    values: dict[str, Any] = dict(document)
    for field in _LISTS:
        values[field] = tuple(document.get(field, ()))
    if "consent" in document:
        values["consent"] = Consent(**document["consent"])
    return Member(**values)
