"""A club's settings, rules and keys."""

from dataclasses import replace

import pytest

from ladder.domain.club import Switch, add_key, change_settings, found, revoke_key
from ladder.domain.errors import Conflict, Missing, Wrong
from ladder.domain.records import Key, Rules, RulesFrom, Settings
from ladder.domain.tournament import Day, Tenths
from tests.domain.evenings import TOKEN, club

ORGANISER = Key("k_1", "organiser", "organise", "a" * 64)
APP = Key("k_2", "app", "publish", "b" * 64)
SLOW, SLOWER, FAST = Rules(k_new=30), Rules(k_new=20), Rules(k_new=60)


def founded():
    return found("c_1", 1, Settings("club", "Club", "en", TOKEN), ORGANISER)


def test_a_club_begins_with_an_organisers_key_and_the_safe_defaults():
    records = founded()
    assert (records.revision, dict(records.keys)) == (1, {"k_1": ORGANISER})
    assert (records.settings.visibility, records.settings.names) == ("link", "initials")
    with pytest.raises(Wrong):
        found("c_1", 1, records.settings, APP)


def test_a_change_of_settings_touches_only_what_it_names():
    records = change_settings(
        club("Anna"), name="Circolo", visibility="public", ladder_starts_on="2026-01-01"
    )
    assert (records.settings.name, records.settings.visibility) == ("Circolo", "public")
    assert records.settings.language == "en"
    assert change_settings(records, name="Circolo") is records
    assert change_settings(records, link_token="n" * 28).settings.link_token == "n" * 28


@pytest.mark.parametrize("name", ["embed", "feed"])
def test_embed_and_feed_are_off_until_switched_on_and_never_come_back_at_an_old_address(name):
    def switched(records, *, fresh, **how):
        switch = Switch(fresh, **how)
        return (
            change_settings(records, embed=switch)
            if name == "embed"
            else change_settings(records, feed=switch)
        )

    def token(records):
        return getattr(records.settings, f"{name}_token")

    on = switched(club(), fresh="one", on=True)
    assert (token(club()), token(on)) == (None, "one")
    assert switched(on, fresh="two", on=True) is on
    assert switched(on, fresh="two") is on
    assert token(switched(on, fresh="two", rotate=True)) == "two"
    off = switched(on, fresh="two", on=False)
    assert token(off) is None
    assert token(switched(off, fresh="two", on=True)) == "two"
    with pytest.raises(Conflict):
        switched(off, fresh="two", rotate=True)


@pytest.mark.parametrize(
    ("fields", "at"),
    [
        ({"embed_token": "a"}, "embed_token"),
        ({"feed_token": "a"}, "feed_token"),
        ({"slug": "other"}, "slug"),
        ({"link_token": None, "colour": "red"}, "colour"),
        ({"visibility": "secret"}, "visibility"),
        ({"names": "nick"}, "names"),
        ({"language": "Italian"}, "language"),
        ({"rules_from": "2026-01-01"}, "rules_from"),
    ],
)
def test_what_is_no_setting_or_value_is_wrong_at_its_place(fields, at):
    with pytest.raises(Wrong) as caught:
        change_settings(club(), **fields)
    assert [fault.at for fault in caught.value.faults] == [at]


def test_rules_without_a_day_hold_for_all_time():
    records = change_settings(club(), rules=SLOW, rules_from=Day("2026-01-01"))
    assert change_settings(records, rules=FAST).settings.rules == (RulesFrom(None, FAST),)


def test_rules_from_a_day_keep_the_earlier_ones_and_replace_the_later():
    records = change_settings(club(), rules=SLOW, rules_from=Day("2026-01-01"))
    records = change_settings(records, rules=SLOWER, rules_from=Day("2026-06-01"))
    assert change_settings(records, rules=FAST, rules_from=Day("2026-03-01")).settings.rules == (
        RulesFrom(None, Rules()),
        RulesFrom(Day("2026-01-01"), SLOW),
        RulesFrom(Day("2026-03-01"), FAST),
    )
    assert change_settings(records, rules=FAST, rules_from=Day("2026-01-01")).settings.rules == (
        RulesFrom(None, Rules()),
        RulesFrom(Day("2026-01-01"), FAST),
    )


def test_rules_that_are_in_force_already_begin_no_period():
    records = club()
    assert change_settings(records, rules=Rules(), rules_from=Day("2026-01-01")) is records


def test_a_change_of_one_number_is_made_upon_the_rules_of_that_day():
    records = change_settings(club(), rules=SLOW, rules_from=Day("2026-06-01"))
    seen = []

    def noted(base):
        seen.append(base)
        return base

    change_settings(records, rules=noted, rules_from=Day("2026-03-01"))
    change_settings(records, rules=noted)
    assert seen == [Rules(), Rules(), SLOW]


def test_one_number_changed_for_all_time_changes_in_every_period_and_nothing_else_does():
    records = change_settings(club(), rules=SLOW, rules_from=Day("2026-01-01"))
    records = change_settings(records, rules=SLOWER, rules_from=Day("2026-06-01"))
    after = change_settings(records, rules=lambda base: replace(base, start=Tenths(13000)))
    assert after.settings.rules == tuple(
        RulesFrom(each.since, replace(each.rules, start=Tenths(13000))) for each in records.settings.rules
    )
    assert len(after.settings.rules) == 3


def test_periods_that_a_change_for_all_time_makes_equal_become_one():
    records = change_settings(club(), rules=replace(Rules(), k_new=41), rules_from=Day("2026-01-01"))
    after = change_settings(records, rules=lambda base: replace(base, k_new=30))
    assert after.settings.rules == (RulesFrom(None, replace(Rules(), k_new=30)),)


def test_keys_come_and_go_but_the_last_that_can_organise_stays():
    records = add_key(founded(), APP)
    with pytest.raises(Conflict):
        revoke_key(records, "k_1")
    second = add_key(records, Key("k_3", "second", "organise", "c" * 64))
    assert sorted(revoke_key(second, "k_1").keys) == ["k_2", "k_3"]
    assert sorted(revoke_key(records, "k_2").keys) == ["k_1"]


def test_a_key_that_is_there_or_of_no_scope_is_refused_and_an_unknown_one_is_missing():
    records = founded()
    with pytest.raises(Conflict):
        add_key(records, ORGANISER)
    with pytest.raises(Conflict):
        add_key(records, Key("k_9", "same secret", "publish", ORGANISER.digest))
    with pytest.raises(Wrong):
        add_key(records, Key("k_9", "all", "root", "d" * 64))
    with pytest.raises(Missing):
        revoke_key(records, "k_9")
