"""A certificate names the day on which AWS's own backups end: as the template has them."""

from ladder.store import backups, erasing
from ladder.store.backups import LOG_DAYS, QUEUE_DAYS, RECOVERY_DAYS


def test_the_tables_can_be_recovered_for_as_long_as_a_certificate_says(main):
    tables = [each for each in main["Resources"].values() if each["Type"] == "AWS::DynamoDB::Table"]

    assert len(tables) == 3
    for table in tables:
        recovery = table["Properties"]["PointInTimeRecoverySpecification"]
        assert recovery["PointInTimeRecoveryEnabled"]
        assert recovery.get("RecoveryPeriodInDays", 35) == RECOVERY_DAYS


def test_logs_and_failed_events_end_when_a_certificate_says(main):
    logs = [each for each in main["Resources"].values() if each["Type"] == "AWS::Logs::LogGroup"]

    assert {each["Properties"]["RetentionInDays"] for each in logs} == {LOG_DAYS}
    queue = main["Resources"]["FailedEvents"]["Properties"]
    assert queue["MessageRetentionPeriod"] == QUEUE_DAYS * 24 * 3600


def test_streams_hold_keys_alone(main):
    for table in main["Resources"].values():
        stream = table.get("Properties", {}).get("StreamSpecification", {})
        assert stream.get("StreamViewType", "KEYS_ONLY") == "KEYS_ONLY"


def test_an_erasure_outwaits_every_function(main):
    timeouts = [
        each["Properties"]["Timeout"]
        for each in main["Resources"].values()
        if each["Type"] == "AWS::Lambda::Function"
    ]

    assert max(timeouts) < erasing.QUIET


def test_a_day_is_named_that_no_backup_reaches():
    days = {each.what: each.expires for each in backups.backups("2026-01-01")}

    assert days["point-in-time recovery of the tables"] == "2026-02-06"
