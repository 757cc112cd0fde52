"""Alarms are for the installation: their number and cost do not grow with the clubs."""

import json

import pytest

from infra.transform import ROOT

CLUB_WORDS = ("club", "slug", "tenant")


def test_no_alarm_metric_or_dashboard_knows_a_club(alarms):
    for resource in alarms["Resources"].values():
        dimensions = json.dumps(resource["Properties"].get("Dimensions", [])).lower()
        body = json.dumps(resource["Properties"].get("DashboardBody", "")).lower()
        assert not [word for word in CLUB_WORDS if word in dimensions or word in body]


def test_there_are_few_alarms_and_each_is_about_one_of_ours(alarms):
    found = [item for item in alarms["Resources"].values() if item["Type"] == "AWS::CloudWatch::Alarm"]

    assert len(found) <= 10  # CloudWatch's free ones
    for alarm in found:
        assert alarm["Properties"]["Dimensions"]
        assert alarm["Properties"]["TreatMissingData"] == "notBreaching"  # silence is a quiet week


def test_an_event_that_a_stream_gave_up_on_rings(alarms):
    alarm = alarms["Resources"]["EventsGivenUp"]["Properties"]

    assert (alarm["Namespace"], alarm["Threshold"]) == ("AWS/SQS", 0)


def test_each_function_that_works_unseen_has_an_alarm(alarms):
    watched = {
        dimension["Value"]["Ref"]
        for item in alarms["Resources"].values()
        for dimension in item["Properties"].get("Dimensions", [])
        if dimension["Name"] != "service"
    }

    assert {"Replay", "Render", "Check", "ApiId", "FailedEvents"} == watched


@pytest.mark.parametrize(("alarm", "function"), [("HistoryRefused", "Replay"), ("ClubsUnsettled", "Check")])
def test_what_a_function_says_itself_rings_under_the_name_that_it_says_it_under(
    alarms, main, alarm, function
):
    """A history that is refused is answered like any other: Lambda's own Errors stay silent."""
    watches = alarms["Resources"][alarm]["Properties"]
    variables = main["Resources"][function]["Properties"]["Environment"]["Variables"]
    source = (ROOT / "functions" / function.lower() / "handler.py").read_text()

    assert watches["Namespace"] == variables["POWERTOOLS_METRICS_NAMESPACE"]
    service = {"Name": "service", "Value": variables["POWERTOOLS_SERVICE_NAME"]}
    assert watches["Dimensions"] == [service]  # what Powertools adds by itself
    assert f'single_metric(name="{watches["MetricName"]}"' in source


def test_no_log_is_kept_for_ever(main):
    groups = [item for item in main["Resources"].values() if item["Type"] == "AWS::Logs::LogGroup"]

    assert len(groups) == 4
    assert all(group["Properties"]["RetentionInDays"] == 30 for group in groups)
